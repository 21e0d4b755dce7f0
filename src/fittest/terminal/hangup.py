"""A terminal that has vanished ends what was drawn on it."""

import os
import select
import sys
import threading

GONE = 129
"""What a shell shows for a process that SIGHUP has ended."""


def end_with_the_terminal() -> None:
    """
    The kernel's SIGHUP ends us in most cases, but not where it is ignored (`nohup`) or where the terminal
    is not the one that controls us. Textual takes the endless end of file that follows for a pause in the
    typing, and asks again at once.
    """
    if hasattr(select, "poll") and sys.stdin is not None:
        threading.Thread(target=_wait, args=(sys.stdin.fileno(),), name="hangup", daemon=True).start()


def _wait(terminal: int) -> None:
    poll = select.poll()
    # Nothing is asked for: a hang-up is told all the same, what is typed is not.
    poll.register(terminal, 0)
    poll.poll()
    # There is nobody to say goodbye to, and writing it would wait for ever.
    os._exit(GONE)
