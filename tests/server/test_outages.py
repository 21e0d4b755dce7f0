"""A database that is locked, read-only, full or silent: the server says so, once, and can still be ended."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from fittest.server import database as databases
from fittest.server.database import database_url, open_database
from fittest.server.errors import Refusal
from tests.server.harness import BOT, PATIENCE, Client, Party, Running, good, key_of, running, until
from tests.server.postgres import Postgres

ROOT = Path(__file__).parents[2]


class Served:
    """`fittest serve` as anybody starts it."""

    def __init__(self, database: str, log: Path) -> None:
        self._log = log.open("w")
        command = [sys.executable, "-m", "fittest", "serve", "--port", "0", "--database", database]
        self.process = subprocess.Popen(
            [*command, "--bot-pace", "0"], cwd=ROOT, stdout=subprocess.PIPE, stderr=self._log, text=True
        )
        assert self.process.stdout is not None
        words = self.process.stdout.readline().split()
        self.address = next(word for word in words if word.startswith("http")).rstrip("/")

    def children(self) -> list[int]:
        """Worker processes, and whatever else it has started."""
        return descendants(self.process.pid)

    def close(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._log.close()


def descendants(pid: int) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parent = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except (OSError, IndexError):
                continue
            if parent == pid:
                found += [int(entry.name), *descendants(int(entry.name))]
    return found


def runs(pid: int) -> bool:
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@contextmanager
def served(database: str, log: Path) -> Iterator[Served]:
    made = Served(database, log)
    try:
        yield made
    finally:
        made.close()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Somebody else writes, and does not stop."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("BEGIN EXCLUSIVE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


def log_lines(path: Path) -> list[str]:
    lines = []
    for line in path.read_text().splitlines():
        try:
            lines.append(json.loads(line)["event"])
        except ValueError:
            lines.append(line)
    return lines


def test_a_locked_database_is_degraded_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with served(str(path), tmp_path / "log") as server:
        client = Client(server.address)
        for _ in range(4):
            client.new_table(settings={"ruleset": "evolution", "seats": [BOT, BOT]}, start=True)
        with locked(path):
            until(lambda: client.get("/health").status_code == 503)
            assert client.get("/health").json()["status"] == "degraded"
            time.sleep(5)
        until(lambda: client.get("/health").status_code == 200)
        client.http.close()
    lines = log_lines(tmp_path / "log")
    assert lines.count("database away") <= 2
    assert len(lines) <= 6, lines


def full(_: object, work: object) -> None:
    raise OperationalError(None, None, sqlite3.OperationalError("database or disk is full"))


def test_a_database_that_cannot_be_written_is_degraded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.sqlite"
    with running(str(path)) as server:
        client = server.client()
        assert good(client.get("/health"))["status"] == "ok"
        set_pragma(server, "query_only = ON")
        assert client.get("/health").status_code == 503
        set_pragma(server, "query_only = OFF")
        assert client.get("/health").status_code == 200
        with monkeypatch.context() as patch:
            patch.setattr(databases, "RETRY_SECONDS", 0.5)
            patch.setattr(databases.Sqlite, "_write", full)
            assert client.get("/health").status_code == 503
            assert key_of(client.post("/api/tables", {"settings": {"ruleset": "toy"}})) == "error-storage"
        assert client.get("/health").status_code == 200


def set_pragma(server: Running, pragma: str) -> None:
    database = server.inside.store.database
    server.call(database._run(lambda connection: connection.execute(text(f"PRAGMA {pragma}")), writing=True))


def test_a_read_only_postgres_is_degraded(postgres: Postgres) -> None:
    with running(postgres.new_database()) as server:
        client = server.client()
        database = server.inside.store.database

        def read_only(connection: Connection) -> None:
            name = connection.execute(text("SELECT current_database()")).scalar_one()
            connection.execute(text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))
            connection.execute(
                text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
            )

        server.call(database._run(read_only))
        server.call(database._engine.dispose())  # type: ignore[attr-defined]
        response = client.get("/health")
        assert (response.status_code, response.json()["status"]) == (503, "degraded")
        assert client.get("/api/tables").status_code == 200


@pytest.mark.asyncio
async def test_a_database_that_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "RETRY_SECONDS", 1.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = database_url(f"postgresql://nobody@127.0.0.1:{silent.getsockname()[1]}/nothing")
        with pytest.raises(Refusal, match="error-storage"):
            async with asyncio.timeout(PATIENCE):
                await open_database(url)


def test_the_server_ends_whatever_the_database_does(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with served(str(path), tmp_path / "log") as server:
        client = Client(server.address)
        client.new_table(settings={"ruleset": "evolution", "seats": [BOT, BOT]}, start=True)
        with locked(path):
            # Moves of the bots wait to be stored.
            until(lambda: client.get("/health").status_code == 503)
            server.process.send_signal(signal.SIGTERM)
            server.process.wait(15)
        client.http.close()


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_workers_die_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with served(str(tmp_path / "tables.sqlite"), tmp_path / "log") as server:
        client = Client(server.address)
        client.new_table(settings={"ruleset": "evolution", "seats": [BOT, BOT]}, start=True)
        until(lambda: len(server.children()) >= 2)
        workers = server.children()
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait(PATIENCE)
        until(lambda: not any(runs(pid) for pid in workers))
        client.http.close()


def test_a_table_goes_on_after_an_outage(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with running(str(path)) as server:
        party = Party(server)
        with locked(path):
            until(lambda: server.client().get("/health").status_code == 503)
        party.answer()
        assert party.state()["game"]["step"] >= 1
