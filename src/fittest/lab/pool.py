"""Work on numbered jobs, in this process or in several, in whichever order; results come in order."""

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Result = TypeVar("Result")

BATCHES_PER_PROCESS = 16


def in_order(work: Callable[[int], Result], count: int, jobs: int) -> Iterator[Result]:
    """work(0), work(1) … work(count - 1); `work` must be picklable if there is more than one job."""
    if jobs <= 1 or count <= 1:
        yield from map(work, range(count))
        return
    chunk = max(1, count // (jobs * BATCHES_PER_PROCESS))
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        try:
            yield from pool.map(work, range(count), chunksize=min(chunk, 200))
        finally:
            pool.shutdown(cancel_futures=True)
