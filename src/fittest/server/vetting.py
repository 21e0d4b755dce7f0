"""Is it safe to open? Found out in a process of the pool, which may hang, crash or run out of memory.

What passes here costs the server itself no more than it has cost here: games are deterministic. Since that
is played there among everything else, no part of it may take longer than `STEP_SECONDS`.
"""

import multiprocessing
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import msgspec

from fittest.api import load, replay
from fittest.kernel.errors import BadRequest, FittestError, IllegalAction, bad_request
from fittest.kernel.game import Game, ReplayError, Setup
from fittest.kernel.view import log_lines, preview_for
from fittest.processes import limit_memory
from fittest.server import serialize
from fittest.server.bot_worker import game_at
from fittest.server.budget import BudgetError, alarm
from fittest.server.events import unpack
from fittest.server.messages import You
from fittest.server.position import Position
from fittest.server.table import Table

MEMORY = 400 << 20
MOST_OPTIONS = 2_000
# With the preview: viewers of the table are sent both.
MOST_VIEW_BYTES = 200_000
# Of the processor, for what the server cannot interrupt: setting a position up, or one answer.
STEP_SECONDS = 0.5
# A position that fails at once is refused; this many answers are tried.
TRIED = 40


class Given(NamedTuple):
    """What a record has decided about the settings of its table."""

    ruleset: str
    players: int
    switches: dict[str, Any]


class Vetted(NamedTuple):
    record: dict[str, Any]
    given: Given


def given_by(setup: Setup) -> Given:
    """The switches of a position are in its document."""
    return Given(setup.ruleset, setup.players, {} if setup.scenario is not None else dict(setup.switches))


def vet(record: dict[str, Any] | None, scenario: dict[str, Any] | None, budget: float) -> Vetted:
    """A record or a position from outside, played here first. Raises BadRequest that says what is wrong."""
    _limit()
    try:
        with alarm(budget):
            return _vet(record if scenario is None else load(scenario).record())
    except (FittestError, BudgetError):
        raise
    except MemoryError:
        raise BudgetError from None
    except Exception as error:
        raise bad_request("error-position", why=type(error).__name__) from None


def _vet(record: dict[str, Any] | None) -> Vetted:
    assert record is not None
    try:
        with _brief():
            game = replay({**record, "answers": []})
        _check_steps(game.clone(), record)
        game = replay(record)
        _try_out(game.clone())
    except ReplayError as error:
        # Of another edition of the rules: it is shown as far as it goes, and not played on.
        if not error.outdated:
            raise
        game = error.game
    _check_size(game)
    for seat in (None, *range(game.players)):
        msgspec.json.encode(log_lines(game, seat))
    return Vetted(record, given_by(game.setup))


@contextmanager
def _brief() -> Iterator[None]:
    start = _spent()
    yield
    if _spent() - start > STEP_SECONDS:
        raise BudgetError


def _spent() -> float:
    """Seconds of work. A browser does not count them: there the page ends a worker that takes too long."""
    return 0.0 if sys.platform == "emscripten" else time.thread_time()


def _check_steps(game: Game, record: dict[str, Any]) -> None:
    """As far as the answers of the record are legal; `replay` says what is wrong with the others."""
    for answer in record.get("answers", ()):
        if not isinstance(answer, str):
            return
        try:
            with _brief():
                game.apply(answer)
        except IllegalAction:
            return


def _try_out(game: Game) -> None:
    chance = random.Random(0)
    for _ in range(TRIED):
        _check_options(game)
        if game.decision is None:
            return
        with _brief():
            game.apply(chance.randrange(len(game.decision.codes)))


def _check_size(game: Game) -> None:
    _check_options(game)
    for seat in (None, *range(game.players)):
        if len(msgspec.json.encode((game.view(seat), preview_for(game, seat)))) > MOST_VIEW_BYTES:
            raise bad_request("error-position-large")


def _check_options(game: Game) -> None:
    count = 0 if game.decision is None else len(game.decision.codes)
    if count > MOST_OPTIONS:
        raise bad_request("error-position-options", count=count, most=MOST_OPTIONS)


def open_table(table_id: str, bodies: list[str], budget: float) -> None:
    """Do with a stored table what opening it takes."""
    _limit()
    try:
        with alarm(budget):
            table = Table(table_id)
            for body in bodies:
                table.apply(unpack(body))
            for seat in (None, *range(len(table.seats))):
                msgspec.json.encode(serialize.snapshot(table, You(seat, [], False), 0))
    except BudgetError:
        raise
    except MemoryError:
        raise BudgetError from None
    except Exception as error:
        # Whatever it is, it has to get from one process to the other.
        raise RuntimeError(f"{type(error).__name__}: {error}") from None


def try_answer(position: Position, text: str, budget: float) -> None:
    """Do with a running game what the server is about to do."""
    _limit()
    try:
        with alarm(budget):
            game = game_at(position).clone()
            with _brief():
                game.apply(text)
            _check_size(game)
    except BudgetError:
        raise
    except (BadRequest, MemoryError):
        raise BudgetError from None
    except Exception as error:
        raise RuntimeError(f"{type(error).__name__}: {error}") from None


def _limit() -> None:
    if multiprocessing.parent_process() is not None:
        limit_memory(MEMORY)
