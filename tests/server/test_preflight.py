"""What keeps a server from starting is said in a sentence, before anything has been done."""

import os
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from fittest.kernel.errors import BadRequest
from fittest.server import preflight
from fittest.server.commands import qr
from fittest.server.database import database_url, open_database


def key_of(error: pytest.ExceptionInfo[BadRequest]) -> str:
    return error.value.message.key


def test_a_port_that_is_taken_names_another() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(BadRequest) as error:
            preflight.bind("127.0.0.1", port)
    assert key_of(error) == "error-port-taken"
    assert error.value.message.args["port"] == str(port)
    preflight.bind("127.0.0.1", 0).close()


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(BadRequest) as error:
        preflight.bind("192.0.2.7", 0)
    assert key_of(error) == "error-host"


def test_a_database_needs_a_place_that_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert preflight.check_database(str(tmp_path / "new.sqlite")) is False
    assert preflight.check_database("postgresql://somewhere/fittest") is False
    with pytest.raises(BadRequest) as error:
        preflight.check_database(str(tmp_path / "missing" / "new.sqlite"))
    assert key_of(error) == "error-database-folder"
    with pytest.raises(BadRequest) as error:
        preflight.check_database(str(tmp_path))
    assert key_of(error) == "error-database-denied"
    # Whoever runs the tests may be allowed everything.
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    with pytest.raises(BadRequest) as error:
        preflight.check_database(str(tmp_path / "new.sqlite"))
    assert key_of(error) == "error-database-denied"


@pytest.mark.asyncio
async def test_databases_of_other_versions(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    database = await open_database(database_url(str(path)))
    await database.close()
    assert preflight.check_database(str(path)) is False
    for revision, older in (("0001", True), ("from-the-future", None)):
        connection = sqlite3.connect(path)
        connection.execute("UPDATE alembic_version SET version_num = ?", [revision])
        connection.commit()
        connection.close()
        if older:
            assert preflight.check_database(str(path)) is True
        else:
            with pytest.raises(BadRequest) as error:
                preflight.check_database(str(path))
            assert key_of(error) == "error-database-newer"
    path.write_text("not a database, but long enough to be read as one " * 20)
    with pytest.raises(BadRequest) as error:
        preflight.check_database(str(path))
    assert key_of(error) == "error-database-foreign"


@pytest.mark.skipif(preflight.lan_address() is None, reason="this machine is in no network")
def test_the_local_network_gets_an_address_and_a_code(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "fittest", "serve", "--lan", "--port", "0", "--database", "t.sqlite"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8", "LANG": "en_GB.UTF-8"}
    process = subprocess.Popen(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    )
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        address = next(word for word in first.split() if word.startswith("http"))
        assert f"http://{preflight.lan_address()}:" in address
        process.stdout.readline()
        drawn = qr(address).splitlines()
        assert [process.stdout.readline().rstrip("\n") for _ in drawn] == drawn
        assert len(drawn) > 10
    finally:
        process.terminate()
        process.communicate(timeout=60)


def test_a_taken_port_is_a_sentence_on_the_command_line(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        command = [sys.executable, "-m", "fittest", "serve", "--port", port, "--lang", "ru"]
        run = subprocess.run(
            command, cwd=tmp_path, capture_output=True, text=True, encoding="utf-8", check=False
        )
    assert run.returncode != 0
    assert f"Порт {port} занят" in run.stderr
    assert "Traceback" not in run.stderr
