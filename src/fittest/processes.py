"""What every worker process of ours does first."""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable

PR_SET_PDEATHSIG = 1


def die_with_parent() -> None:
    """However the parent ends, this process ends too. On Linux the kernel sees to it, also when this process
    is busy in compiled code that lets no other thread run."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None, use_errno=True).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        # It may have ended before we said so.
        if os.getppid() != parent.pid:
            os._exit(1)
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def end_with_parent() -> Callable[[], None] | None:
    """What a program of somebody else's is to do before it starts, so that it ends when this process does,
    however that ends; None where there is no such thing."""
    if sys.platform != "linux":
        return None
    import ctypes

    library = ctypes.CDLL(None)
    return lambda: library.prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def limit_memory(most: int) -> None:
    """From here on this process gets MemoryError rather than more than so many bytes; not on Windows."""
    if sys.platform != "win32":
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (most if hard < 0 else min(most, hard), hard))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
