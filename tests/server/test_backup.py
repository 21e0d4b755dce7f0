"""scripts/backup.py, on both databases, while a server runs."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.harness import Client, Party, running
from tests.server.postgres import Postgres

SCRIPT = Path(__file__).parents[2] / "scripts" / "backup.py"


def call(*args: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, SCRIPT, *map(str, args)], capture_output=True, text=True, check=False
    )


@pytest.fixture
def empty(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> str:
    """Another database of the same kind, with nothing in it."""
    if database.startswith("postgresql"):
        made: Postgres = request.getfixturevalue("postgres")
        return made.new_database()
    return str(tmp_path / "restored.sqlite")


def test_what_was_backed_up_is_played_on_with(database: str, empty: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    with running(database) as server:
        party = Party(server, people=2)
        for _ in range(3):
            party.answer()
        before = party.state()
        done = call("backup", database, file)
        assert (done.returncode, done.stderr) == (0, "")
        assert file.stat().st_mode & 0o077 == 0
        party.answer()
        cookies = [client.http.cookies for client in party.seats]

    done = call("restore", file, empty)
    assert (done.returncode, done.stderr) == (0, "")
    with running(empty) as server:
        for seat, jar in enumerate(cookies):
            client = Client(server.address)
            client.http.cookies = jar
            again = client.look(party.id, seat)
            if seat == 0:
                assert again["game"]["view"] == before["game"]["view"]
                assert again["seq"] == before["seq"]
            if again["game"]["view"]["question"]["seat"] == seat:
                client.answer(party.id, seat)
            client.http.close()

    refused = call("restore", file, empty)
    assert refused.returncode == 1
    assert "already" in refused.stderr


def test_a_backup_that_fails_leaves_the_last_one(tmp_path: Path) -> None:
    file = tmp_path / "backup"
    file.write_text("the last one")
    (tmp_path / "broken.sqlite").write_bytes(b"SQLite format 3\0" + b"rubbish" * 1000)
    for database in ("nowhere.sqlite", "broken.sqlite"):
        assert call("backup", tmp_path / database, file).returncode == 1
    assert call("backup", "postgresql://nobody@127.0.0.1:1/nothing", file).returncode == 1
    assert file.read_text() == "the last one"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["backup", "broken.sqlite"]


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    (tmp_path / "other.sqlite").touch()
    for name in ("other.sqlite", "nowhere"):
        assert call("restore", tmp_path / name, tmp_path / "new.sqlite").returncode == 1
    assert not (tmp_path / "new.sqlite").exists()
