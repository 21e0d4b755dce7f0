"""`fittest serve` in a process of its own."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
READY = re.compile(r"http://[\d.]+:\d+")
# All visitors come from one address here.
GENEROUS = ["--tables-per-hour", "100000", "--sockets", "4000", "--requests", "10000"]


class Served:
    """`fittest serve`, which can be stopped and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def start(self) -> None:
        port = self.address.rpartition(":")[2] or "0"
        options = ["--port", port, "--database", "tables.sqlite", "--bot-pace", "0", *GENEROUS]
        options += ["--expansion", str(ROOT / "examples" / "deep-sea")]
        # It runs in another folder.
        given = [os.path.abspath(one) for one in os.environ.get("PYTHONPATH", "").split(os.pathsep) if one]
        path = os.pathsep.join([*given, str(ROOT)])
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.web.serve", "serve", *options],
            cwd=self._folder,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        found = READY.search(self._process.stdout.readline())
        assert found is not None, "the server did not start"
        self.address = found[0]

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(timeout=60)
        assert self._process.stdout is not None
        self._process.stdout.close()
