"""What the processes of the pool do: replay a game (they remember the last ones) and think about it."""

import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from fittest.api import replay
from fittest.bots.chair import Chair
from fittest.bots.hint import hint
from fittest.bots.registry import bot
from fittest.bots.review import Glance, glance
from fittest.kernel.game import Game
from fittest.kernel.view import as_text
from fittest.server.documents import HintOption
from fittest.server.knowledge import undo_floor

REMEMBERED = 64
# A hint names so many options out of so many looks and imagines so many games with each; it plans with
# half of its budget, to be on time.
HINTS = 3
HINT_ITERATIONS = 200
HINT_GAMES = 40
REVIEW_SEED = 0
# How much a review steps back for everything else that the machine does.
LATER = 10


class Position(NamedTuple):
    """A game to think about: a record without its answers, and the answers."""

    table: str
    opening: dict[str, Any]
    answers: list[str]


class BudgetError(BaseException):
    """The budget is used up. Nobody who guards against faults of the rules is to take it for one."""


_remembered: OrderedDict[str, tuple[Game, Position]] = OrderedDict()


def choose(position: Position, level: str, seed: int, budget: float) -> str:
    """The answer of a bot of that level to the pending question."""
    game = _game(position)
    decision = game.decision
    assert decision is not None
    with alarm(budget):
        index = bot(level, seed).choose(Chair(game.clone(), decision.seat))
    return decision.options[index].text


def hints(position: Position, seed: int, budget: float) -> list[HintOption]:
    """The best options of whoever is asked, for all he knows."""
    game = _game(position)
    decision = game.decision
    assert decision is not None
    with alarm(budget):
        chair = Chair(game.clone(), decision.seat)
        found = hint(chair, seed, HINTS, HINT_ITERATIONS, HINT_GAMES, int(budget * 500))
    return [HintOption(option.text, as_text(option.label), option.chance) for option in found]


def look(position: Position, games: int, adviser: str, budget: float) -> Glance:
    """One position of a finished game. Whoever plays goes first."""
    if multiprocessing.parent_process() is not None and os.nice(0) < LATER:
        os.nice(LATER)
    with alarm(budget):
        return glance(_game(position).clone(), len(position.answers), games, REVIEW_SEED, adviser)


def floor(position: Position, to: int, budget: float) -> int:
    """The earliest step, not before `to`, to which an undo may go."""
    with alarm(budget):
        start = _game(Position("", position.opening, position.answers[:to]))
        return to + undo_floor(start, position.answers[to:])


def _game(position: Position) -> Game:
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


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raises BudgetError when the time is up; only where signals work, in a process of the pool."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(*_: object) -> None:
        raise BudgetError

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
