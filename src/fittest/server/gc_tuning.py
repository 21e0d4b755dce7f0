"""When Python collects cyclic garbage.

Python counts allocations less deallocations, and collects when the difference has grown. Where old objects
are replaced by new ones all the time, that is rare and then takes long, and meanwhile nobody is served: with
a thousand tables a seventh of a second. So the youngest generation is collected at every tick, a little at
a time, and everything rarely.
"""

import gc

MINUTES = 10


def disable_automatic_gc() -> None:
    """For a process that does nothing but serve; what it has started with stays anyway."""
    gc.collect()
    gc.freeze()
    gc.disable()


def collect_young() -> None:
    """What has been made since the last time; to be called several times a second."""
    gc.collect(0)


class FullGcTimer:
    """Called once a minute, it searches everything now and then."""

    def __init__(self) -> None:
        self._minutes = 0

    def __call__(self) -> None:
        self._minutes = (self._minutes + 1) % MINUTES
        if self._minutes == 0:
            gc.collect()
