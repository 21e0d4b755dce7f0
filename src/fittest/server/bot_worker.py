"""What the processes of the pool do: replay a game (they remember the last ones) and think about it."""

import multiprocessing
import os
from collections import OrderedDict
from dataclasses import replace

from fittest.api import replay
from fittest.bots.hint import hint
from fittest.bots.judge import Budget
from fittest.bots.player_view import PlayerView
from fittest.bots.registry import bot
from fittest.bots.review import Look
from fittest.bots.review import look as look_at
from fittest.kernel.game import Game
from fittest.kernel.view import as_text
from fittest.server.budget import alarm
from fittest.server.documents import HintDocument, HintOption
from fittest.server.position import Position
from fittest.server.undo_limit import undo_floor

REMEMBERED = 64
# In how many worlds a hint tries the options; each of the two rounds has a quarter of the time.
HINT_BUDGET = Budget()
REVIEW_SEED = 0
# How much a review steps back for everything else that the machine does.
LATER = 10


_remembered: OrderedDict[str, tuple[Game, Position]] = OrderedDict()


def choose(position: Position, level: str, seed: int, budget: float) -> str:
    """The answer of a bot of that level to the pending question."""
    game = game_at(position)
    decision = game.decision
    assert decision is not None
    with alarm(budget):
        index = bot(level, seed).choose(PlayerView(game.clone(), decision.seat))
    return decision.options[index].text


def hints(position: Position, seed: int, budget: float) -> HintDocument:
    """The options of the player who is asked, judged by what they know."""
    game = game_at(position)
    decision = game.decision
    assert decision is not None
    with alarm(budget):
        player = PlayerView(game.clone(), decision.seat)
        found = hint(player, seed, replace(HINT_BUDGET, milliseconds=int(budget * 250)))
    options = [
        HintOption(
            option.text,
            as_text(option.label),
            option.chance,
            option.margin,
            option.loss,
            option.doubt,
            option.equal,
        )
        for option in found.options
    ]
    why = None if found.why is None else as_text(found.why)
    than = None if found.than is None else as_text(found.than)
    return HintDocument(options, why, than, found.horizon)


def look(position: Position, games: int, budget: float) -> Look:
    """The last answer of a position of a finished game. Whoever plays goes first."""
    if multiprocessing.parent_process() is not None and os.nice(0) < LATER:
        os.nice(LATER)
    with alarm(budget):
        *earlier, answer = position.answers
        game = game_at(position._replace(answers=earlier)).clone()
        return look_at(game, answer, len(earlier), games, REVIEW_SEED)


def floor(position: Position, to: int, seats: list[int], budget: float) -> int:
    """The earliest step, not before `to`, to which an undo may go among these seats."""
    with alarm(budget):
        start = game_at(Position("", position.opening, position.answers[:to]))
        return to + undo_floor(start, position.answers[to:], seats)


def game_at(position: Position) -> Game:
    game, known = _remembered.pop(position.table, (None, position))
    if game is None or not _leads_to(known, position):
        game, known = replay({**position.opening, "answers": []}), position._replace(answers=[])
    for answer in position.answers[len(known.answers) :]:
        game.apply(answer)
    if position.table:
        _remembered[position.table] = (game, position)
        if len(_remembered) > REMEMBERED:
            _remembered.popitem(last=False)
    return game


def _leads_to(known: Position, position: Position) -> bool:
    return known.opening == position.opening and position.answers[: len(known.answers)] == known.answers
