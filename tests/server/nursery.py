"""Servers in processes of their own, to be killed: born by forking one process that has everything
imported, so that a new one takes a moment only."""

import json
import os
import select
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PATIENCE = 20.0


class Nursery:
    """The tests' side."""

    def __init__(self) -> None:
        self._mother = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._alive: set[int] = set()

    def start(self, **settings: Any) -> "Child":
        """A server with these settings of `Config`; returns when it can be reached."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        stdin, stdout = self._mother.stdin, self._mother.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(json.dumps({"port": port, **settings}) + "\n")
        stdin.flush()
        assert select.select([stdout], [], [], PATIENCE)[0], "no server was born"
        child = Child(int(stdout.readline()), port)
        child.wait_until_reachable()
        return child

    def close(self) -> None:
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        self._mother.stdin.close()
        self._mother.wait(PATIENCE)
        self._mother.stdout.close()


class Child:
    def __init__(self, pid: int, port: int) -> None:
        self.pid = pid
        self.port = port
        self.address = f"http://127.0.0.1:{port}"

    def wait_until_reachable(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                assert time.monotonic() < deadline, "the server cannot be reached"
                time.sleep(0.01)

    def kill(self) -> None:
        """As nothing can prepare for: kill -9."""
        os.kill(self.pid, signal.SIGKILL)


def _mother() -> None:
    """Reads settings, bears servers, says their process numbers. Ends with the tests."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    children = []
    _prepare()
    for line in sys.stdin:
        settings = json.loads(line)
        pid = os.fork()
        if pid == 0:
            sys.stdin.close()
            _serve(settings)
            os._exit(0)
        children.append(pid)
        print(pid, flush=True)
    for pid in children:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


def _prepare() -> None:
    import asyncpg  # type: ignore[import-untyped]  # noqa: F401
    import uvicorn.loops.uvloop
    import uvicorn.protocols.http.httptools_impl
    import uvicorn.protocols.websockets.websockets_sansio_impl  # noqa: F401

    import fittest.server.running  # noqa: F401
    from fittest import expansions
    from fittest.games.registry import FAMILIES
    from tests.conftest import DEEP_SEA
    from tests.toy.family import TOY

    FAMILIES.append(TOY)
    expansions.load(DEEP_SEA)


def _serve(settings: dict[str, Any]) -> None:
    from concurrent.futures import ThreadPoolExecutor

    from fittest.server.running import run
    from fittest.server.server import Config

    port = settings.pop("port")
    config = Config(**{"pool": ThreadPoolExecutor, "bot_pace": 0.0, **settings})
    run(config, host="127.0.0.1", port=port, proxy=None, log="error", ready=lambda _: None)


if __name__ == "__main__":
    _mother()
