"""Several servers on one PostgreSQL tell one another what they have stored."""

import pytest

from tests.server.harness import Client, Party, Running, running
from tests.server.postgres import Postgres


def reads_of(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables whose log is read from now on."""
    read, found = server.inside.store.read, list[str]()

    async def counting(table: str, after: int = 0) -> list[str]:
        found.append(table)
        return await read(table, after)

    monkeypatch.setattr(server.inside.store, "read", counting)
    return found


@pytest.mark.parametrize(("length", "reads"), [(10, 0), (4_000, 1)])
def test_a_short_event_need_not_be_read(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, length: int, reads: int
) -> None:
    """A long one must be: PostgreSQL carries 8,000 bytes. The server that stored it never reads it."""
    monkeypatch.setattr("fittest.server.sanitize.CHAT_LENGTH", 5_000)
    database = postgres.new_database()
    with running(database) as one, running(database) as two:
        party = Party(one, people=2)
        elsewhere = Client(two.address)
        elsewhere.http.cookies = party.seats[1].http.cookies
        with elsewhere.socket(party.id, 1) as socket:
            socket.hear()
            at_one, at_two = reads_of(one, monkeypatch), reads_of(two, monkeypatch)
            # Of two bytes each, as JSON has them.
            party.say(0, "chat", text="ж" * length)
            socket.hear_until(lambda: socket.remarks)
            assert socket.remarks[-1]["chat"] == "ж" * length
            party.answer()
            socket.hear_until(lambda: socket.game is not None and socket.game["step"] == 1)
        elsewhere.http.close()
        assert at_one == []
        assert at_two == [party.id] * reads
