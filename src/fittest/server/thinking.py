"""What the processes of the pool do: replay a game (they remember the last ones) and think about it."""

import signal
import threading
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from fittest.api import replay
from fittest.bots.chair import Chair
from fittest.bots.registry import bot
from fittest.kernel.game import Game
from fittest.server.knowledge import undo_floor

REMEMBERED = 64


class Position(NamedTuple):
    """A game to think about: a record without its answers, and the answers."""

    table: str
    opening: dict[str, Any]
    answers: list[str]


class BudgetError(Exception):
    """The budget is used up."""


_remembered: OrderedDict[str, tuple[Game, list[str]]] = OrderedDict()


def choose(position: Position, level: str, seed: int, budget: float) -> str:
    """The answer of a bot of that level to the pending question."""
    game = _game(position)
    decision = game.decision
    assert decision is not None
    with _alarm(budget):
        index = bot(level, seed).choose(Chair(game.clone(), decision.seat))
    return decision.options[index].text


def floor(position: Position, to: int, budget: float) -> int:
    """The earliest step, not before `to`, to which an undo may go."""
    with _alarm(budget):
        start = _game(Position("", position.opening, position.answers[:to]))
        return to + undo_floor(start, position.answers[to:])


def _game(position: Position) -> Game:
    game, answers = _remembered.pop(position.table, (None, []))
    if game is None or position.answers[: len(answers)] != answers:
        game, answers = replay({**position.opening, "answers": []}), []
    for answer in position.answers[len(answers) :]:
        game.apply(answer)
    if position.table:
        _remembered[position.table] = (game, position.answers)
        if len(_remembered) > REMEMBERED:
            _remembered.popitem(last=False)
    return game


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
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
