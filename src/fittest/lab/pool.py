"""Work on numbered jobs, in this process or in several; results come in order, and soon.

Processes take seconds to start, so who has several lots of work one after another keeps them in a `Pool`.
"""

import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Self, TypeVar

from fittest import expansions
from fittest.processes import die_with_parent

Result = TypeVar("Result")

SECONDS = 0.25
"""About how long a process is busy before it reports: what was not reported is lost when all is stopped."""
AHEAD = 3
"""Batches that wait for each process, or are done out of turn."""


class Pool:
    """So many processes; with one job there is none, and this one does the work."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool: ProcessPoolExecutor | None = None
        if jobs > 1:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                jobs, mp_context=context, initializer=_begin, initargs=(expansions.folders(),)
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *rest: object) -> None:
        if self._pool is None:
            return
        if kind is not None:
            # After a stop or an error, do not wait for games that nobody will see.
            for process in list((self._pool._processes or {}).values()):
                process.terminate()
        self._pool.shutdown(cancel_futures=True)

    def in_order(self, work: Callable[[int], Result], count: int) -> Iterator[Result]:
        """work(0), work(1) … work(count - 1); `work` must be picklable if there is more than one job."""
        if self._pool is None:
            return map(work, range(count))
        return _batches(self._pool, work, count, AHEAD * self._jobs)


def in_order(work: Callable[[int], Result], count: int, jobs: int) -> Iterator[Result]:
    with Pool(min(jobs, count)) as pool:
        yield from pool.in_order(work, count)


def _batches(
    pool: ProcessPoolExecutor, work: Callable[[int], Result], count: int, most: int
) -> Iterator[Result]:
    """Batches grow until one takes about `SECONDS`."""
    pending: deque[Future[tuple[float, list[Result]]]] = deque()
    first, size = 0, 1
    while pending or first < count:
        while first < count and len(pending) < most:
            pending.append(pool.submit(_batch, work, first, min(size, count - first)))
            first += size
        seconds, results = pending.popleft().result()
        if seconds < SECONDS / 2 and len(results) >= size:
            size *= 2
        elif seconds > 2 * SECONDS:
            size = max(1, size // 2)
        yield from results


def _batch(work: Callable[[int], Result], first: int, count: int) -> tuple[float, list[Result]]:
    start = time.perf_counter()
    results = [work(number) for number in range(first, first + count)]
    return time.perf_counter() - start, results


def _begin(folders: list[str]) -> None:
    """Ctrl+C is left to the parent; what it has loaded is loaded here too."""
    die_with_parent()
    expansions.load_all(folders)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
