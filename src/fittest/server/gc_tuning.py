"""When Python looks for garbage that refers to itself.

Python searches for it in everything that lives, and meanwhile nobody is served: with three hundred tables a
third of a second, several times a minute. Nearly all that a server drops goes without a search. So the
young are searched as usual, and everything seldom.
"""

import gc

YOUNG = 2_000
MIDDLE = 10
NEVER = 1_000_000
MINUTES = 10


def reduce_full_gc() -> None:
    """For a process that does nothing but serve; what it has started with stays anyway."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


class FullGcTimer:
    """Called once a minute, it searches everything now and then."""

    def __init__(self) -> None:
        self._minutes = 0

    def __call__(self) -> None:
        self._minutes = (self._minutes + 1) % MINUTES
        if self._minutes == 0:
            gc.collect()
