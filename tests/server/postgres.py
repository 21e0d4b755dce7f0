"""A PostgreSQL of our own: on loopback, as a user who is not root, gone when the tests are."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

MISSING = "PostgreSQL is not installed; scripts/install-test-tools installs it (make test calls it)"


def binaries() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    if not found and on_path is None:
        raise RuntimeError(MISSING)
    return found[-1].parent if found else Path(str(on_path)).resolve().parent


class Postgres:
    def __init__(self, durable: bool = False) -> None:
        """`durable`: it syncs to disk, as one would for anything but tests."""
        self._bin = binaries()
        self._folder = Path(tempfile.mkdtemp(prefix="fittest-postgres-"))
        self._user = pwd.getpwnam("postgres") if os.getuid() == 0 else pwd.getpwuid(os.getuid())
        shutil.chown(self._folder, self._user.pw_uid, self._user.pw_gid)
        self._data = self._folder / "data"
        self._run("initdb", "-D", self._data, "-U", "fittest", "-A", "trust", "--no-sync", "-E", "UTF8")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        settings = ["listen_addresses = '127.0.0.1'", f"port = {self.port}"]
        settings.append(f"fsync = {'on' if durable else 'off'}")
        settings.append(f"unix_socket_directories = '{self._folder}'")
        with (self._data / "postgresql.conf").open("a") as file:
            file.write("\n".join(settings) + "\n")
        self._databases = 0
        self.start()

    def start(self) -> None:
        self._control("start", "-l", self._folder / "log")

    def stop(self) -> None:
        """Without waiting for anybody who is connected, as in a crash."""
        self._control("stop", "-m", "immediate")

    def new_database(self) -> str:
        """The address of an empty database."""
        self._databases += 1
        name = f"t{self._databases}"
        server = ("-h", "127.0.0.1", "-p", str(self.port), "-U", "fittest")
        self._run("createdb", *server, name)
        return f"postgresql://fittest@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _control(self, *args: str | Path) -> None:
        self._run("pg_ctl", "-D", self._data, "-w", *args)

    def _run(self, program: str, *args: str | Path) -> None:
        done = subprocess.run(
            [str(self._bin / program), *map(str, args)],
            user=self._user.pw_uid if os.getuid() == 0 else None,
            group=self._user.pw_gid if os.getuid() == 0 else None,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr}")
