"""A plain host of files: no rewriting, no compression, no headers of its own."""

import functools
import shutil
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PLACE = "some/where/fittest"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


class StaticHost:
    """Serves a copy of the folder under a sub-path; it can be changed, and taken away."""

    def __init__(self, made: Path, root: Path) -> None:
        self.folder = root / PLACE
        shutil.copytree(made, self.folder)
        handler = functools.partial(Quiet, directory=str(root))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}/{PLACE}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Nobody answers any more."""
        self._server.shutdown()
        self._server.server_close()
