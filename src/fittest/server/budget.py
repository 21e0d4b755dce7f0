"""How long a thought may take."""

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager


class BudgetError(BaseException):
    """The budget is used up. Code that guards against bugs in the rules must not take it for one."""


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raises BudgetError when the time is up; only where signals work, in a process of the pool. A page ends
    the worker that thinks too long."""
    if threading.current_thread() is not threading.main_thread() or sys.platform == "emscripten":
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
