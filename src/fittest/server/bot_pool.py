"""The process pool in which bots think, so that no table waits for the bot of another.

Quick levels have a lane of their own, and so have undo, hints, reviews and what comes from outside: nobody
stands in the queue behind a deep thinker who need not. Each thought has a budget, kept by an alarm in the
process itself; a process that does not even hear its alarm is killed and replaced.
"""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from typing import Any, TypeVar

from fittest import expansions
from fittest.bots.review import Look
from fittest.processes import die_with_parent
from fittest.server import bot_worker, vetting
from fittest.server.budget import BudgetError
from fittest.server.documents import HintDocument
from fittest.server.errors import refuse
from fittest.server.position import Position
from fittest.server.vetting import Vetted

logger = logging.getLogger(__name__)

QUICK_LEVELS = ("random", "easy", "greedy")
# Lanes with as many processes as there are workers; the others have one.
WIDE = ("deep", "hint")
# A lane that finishes nothing for longer than a budget and this is stuck.
PATIENCE = 8.0
# A process starts, and imports the rules. On a busy machine this takes a while, and to begin again would not
# make it shorter.
STARTING = 120.0
# Nobody waits for a review, and an interpreted engine takes its time.
REVIEW_BUDGET = 120.0

# What comes from outside gets so long, and a stored table longer: people have played there.
FOREIGN_BUDGET = 5.0
LOADING_BUDGET = 10.0
FOREIGN_WAITING = 20
# A game that hangs at an answer is found out after so long; only its own table waits.
ANSWER_BUDGET = 10.0

T = TypeVar("T")


def process_pool(workers: int) -> Executor:
    context = multiprocessing.get_context("spawn")
    loaded = expansions.folders()
    return ProcessPoolExecutor(workers, mp_context=context, initializer=_begin, initargs=(loaded,))


def _begin(folders: list[str]) -> None:
    die_with_parent()
    expansions.load_all(folders)


class Lane:
    def __init__(self, pool: Executor) -> None:
        self.pool = pool
        self.waiting = 0
        self._started = asyncio.wrap_future(pool.submit(int))
        self._started.add_done_callback(self._begin)
        self.go_on()

    def _begin(self, started: "asyncio.Future[int]") -> None:
        if not started.cancelled() and started.exception() is None:
            self.go_on()

    def go_on(self) -> None:
        """Something has been done here."""
        self._since = asyncio.get_running_loop().time()

    def is_stuck(self, budget: float) -> bool:
        patience = budget + PATIENCE if self._started.done() else STARTING
        return asyncio.get_running_loop().time() - self._since > patience


class BotPool:
    """`budget` is in seconds per thought. Raises TimeoutError when it is not enough."""

    def __init__(self, workers: int, budget: float, make: Callable[[int], Executor] = process_pool) -> None:
        self._make = make
        self._workers = workers
        self._budget = budget
        self._lanes: dict[str, Lane] = {}
        # Bots that play among themselves think one at a time, so that no person's bot waits for many of them.
        self._unattended = {name: asyncio.Semaphore(1) for name in ("quick", "deep")}

    def close(self) -> None:
        for lane in self._lanes.values():
            _end(lane.pool)

    async def choose(self, position: Position, level: str, seed: int, attended: bool = True) -> str:
        lane = "quick" if level.partition(":")[0] in QUICK_LEVELS else "deep"
        async with nullcontext() if attended else self._unattended[lane]:
            return await self._run(lane, bot_worker.choose, self._budget, position, level, seed)

    async def undo_floor(self, position: Position, to: int, seats: list[int]) -> int:
        try:
            return await self._run("undo", bot_worker.floor, self._budget, position, to, seats)
        except TimeoutError as error:
            raise refuse(503, "error-undo-time") from error

    async def hints(self, position: Position, seed: int) -> HintDocument:
        return await self._run("hint", bot_worker.hints, self._budget, position, seed)

    async def look(self, position: Position, games: int) -> Look:
        return await self._run("review", bot_worker.look, REVIEW_BUDGET, position, games)

    async def vet(self, record: dict[str, Any] | None, scenario: dict[str, Any] | None) -> Vetted:
        """Check a record or position from outside; refuses it if it is invalid or costs too much."""
        lane = self._lanes.get("foreign")
        if lane is not None and lane.waiting >= FOREIGN_WAITING:
            raise refuse(503, "error-foreign-waiting")
        try:
            vetted = await self._run("foreign", vetting.vet, FOREIGN_BUDGET, record, scenario)
        except TimeoutError as error:
            raise refuse(400, "error-position-cost") from error
        # Its answers will be tried, too: the process for that takes a while to start.
        self._lane("answer")
        return vetted

    async def try_loading(self, table_id: str, bodies: list[str]) -> None:
        """Open a stored table elsewhere first. Raises TimeoutError if that takes too much."""
        await self._run("loading", vetting.open_table, LOADING_BUDGET, table_id, bodies)

    async def try_answer(self, position: Position, text: str) -> None:
        """Play an answer of a game from outside elsewhere first. Raises TimeoutError if it takes too much."""
        work = vetting.try_answer
        try:
            await self._run("answer", work, ANSWER_BUDGET, position, text)
        except TimeoutError as error:
            if isinstance(error.__cause__, BudgetError):
                raise
            # The process is gone, perhaps because of another game: this one is tried by itself.
            alone = f"answer {position.table}"
            try:
                await self._run(alone, work, ANSWER_BUDGET, position, text)
            finally:
                if (lane := self._lanes.pop(alone, None)) is not None:
                    _end(lane.pool)

    async def _run(self, name: str, work: Callable[..., T], budget: float, *args: object) -> T:
        lane = self._lane(name)
        if lane.waiting == 0:
            lane.go_on()
        lane.waiting += 1
        thought: asyncio.Future[T] | None = None
        try:
            thought = asyncio.wrap_future(lane.pool.submit(work, *args, budget))
            while True:
                done, _ = await asyncio.wait({thought}, timeout=budget + PATIENCE)
                if done:
                    lane.go_on()
                    return thought.result()
                if lane.is_stuck(budget):
                    raise BrokenProcessPool("stuck")
        except BudgetError as error:
            raise TimeoutError from error
        except (BrokenProcessPool, asyncio.CancelledError) as error:
            if isinstance(error, asyncio.CancelledError) and self._lanes.get(name) is lane:
                raise
            self._replace(name, lane)
            raise TimeoutError from error
        finally:
            lane.waiting -= 1
            if thought is not None:
                # Nobody waits for it any more.
                thought.cancel()

    def _lane(self, name: str) -> Lane:
        if name not in self._lanes:
            self._lanes[name] = Lane(self._make(self._workers if name in WIDE else 1))
        return self._lanes[name]

    def _replace(self, name: str, lane: Lane) -> None:
        if self._lanes.get(name) is lane:
            logger.warning("bot_pool replaced", extra={"lane": name})
            del self._lanes[name]
            _end(lane.pool)


def _end(pool: Executor) -> None:
    for process in list((getattr(pool, "_processes", None) or {}).values()):
        process.kill()
    pool.shutdown(wait=False, cancel_futures=True)
