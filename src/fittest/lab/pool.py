"""Work on numbered jobs, in this process or in several; results come in order, and soon."""

import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

from fittest import expansions
from fittest.processes import die_with_parent

Result = TypeVar("Result")

SECONDS = 0.25
"""About how long a process is busy before it reports: what was not reported is lost when all is stopped."""
AHEAD = 3
"""Batches that wait for each process, or are done out of turn."""


def in_order(work: Callable[[int], Result], count: int, jobs: int) -> Iterator[Result]:
    """work(0), work(1) … work(count - 1); `work` must be picklable if there is more than one job."""
    if jobs <= 1 or count <= 1:
        yield from map(work, range(count))
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(
        min(jobs, count), mp_context=context, initializer=_begin, initargs=(expansions.folders(),)
    )
    try:
        yield from _batches(pool, work, count, AHEAD * jobs)
    except BaseException:
        # After a stop or an error, do not wait for games that nobody will see.
        for process in list((pool._processes or {}).values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


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
