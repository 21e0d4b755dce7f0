"""`fittest admin` on the databases of running servers."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from fittest.cli import cli
from fittest.console import run
from fittest.kernel.errors import FittestError
from fittest.server.admin import Admin
from fittest.server.blocks import Blocks, network_of
from fittest.server.database import database_url, open_existing
from fittest.server.store import Store
from tests.server.harness import PERSON, Client, Party, Running, key_of, running, until
from tests.server.postgres import Postgres


def administer(database: str, work: Callable[[Admin], Awaitable[Any]]) -> Any:
    """What a process of its own does."""

    async def go() -> Any:
        store = Store(await open_existing(database_url(database)))
        try:
            return await work(Admin(store, "tester", lambda: time.time_ns() // 1_000_000))
        finally:
            await store.close()

    return asyncio.run(go())


def entries(database: str) -> list[tuple[str, str]]:
    found = administer(database, lambda admin: admin.log(99))
    return [(entry.action, entry.target) for entry in reversed(found)]


@pytest.fixture
def served(database: str) -> Iterator[Running]:
    with running(database) as server:
        yield server


def listed(database: str, table: str) -> bool:
    return table in [t.id for t in administer(database, lambda admin: admin.tables(None, 99))]


# -- looking ---------------------------------------------------------------------------------------


def test_tables_are_listed_and_shown_without_secrets(database: str, served: Running) -> None:
    party = Party(served, people=2)
    party.say(0, "name", name="Ann")
    party.say(1, "chat", text="good luck")
    until(lambda: administer(database, lambda admin: admin.tables("playing", 99)))
    [summary] = administer(database, lambda admin: admin.tables("playing", 99))
    assert summary.id == party.id
    assert administer(database, lambda admin: admin.tables("finished", 99)) == []

    found = administer(database, lambda admin: admin.show(party.id, False))
    assert [(seat.name, seat.plan) for seat in found.seats] == [("Ann", "person"), ("", "person")]
    assert (found.ruleset, found.moves, found.chat) == ("toy", 0, None)
    assert sorted((key.role, key.seat) for key in found.keys) == [("host", None), ("seat", 0), ("seat", 1)]
    assert entries(database) == []

    told = administer(database, lambda admin: admin.show(party.id, True))
    assert [(line.seat, line.text) for line in told.chat] == [(1, "good luck")]
    assert entries(database) == [("read-chat", party.id)]

    everything = json.dumps([str(found), str(told), str(summary)])
    table = served.inside.rooms.by_id[party.id].table
    assert str(table.opening["seed"]) not in everything
    assert not [hash for hash in table.keys if hash in everything]
    cookies = [client.http.cookies["fittest"] for client in party.seats]
    tokens = [link["token"].split(".")[1] for link in party.links.links]
    assert not [secret for secret in (*cookies, *tokens) if secret in everything]


# -- deleting --------------------------------------------------------------------------------------


def test_a_deleted_table_is_gone_from_a_running_server(database: str, served: Running) -> None:
    party, other = Party(served, people=2), Party(served, people=2)
    until(lambda: listed(database, party.id))
    with party.seats[0].socket(party.id, 0) as socket:
        socket.hear()
        administer(database, lambda admin: admin.delete([party.id]))
        code, last = socket.closing()
    assert (code, last["error"]["key"]) == (4409, "error-no-table")
    assert key_of(party.seats[0].get(f"/api/tables/{party.id}", seat=0)) == "error-no-table"
    assert party.id not in served.inside.rooms.by_id
    assert other.state()["table"]["status"] == "playing"
    assert entries(database) == [("delete", party.id)]


def test_nothing_that_was_stored_meanwhile_stays(tmp_path: Path) -> None:
    """Until a server hears of it, its players may go on: what they do goes the same way."""
    database = str(tmp_path / "tables.sqlite")
    with running(database) as server:
        party = Party(server, people=2)
        until(lambda: listed(database, party.id))
        store = server.inside.store
        server.call(store.delete([party.id]))
        server.call(party_goes_on(server, party))
        assert server.call(store.read(party.id)) != []
        server.call(server.inside.rooms.drop_deleted())
        assert server.call(store.read(party.id)) == []
        time.sleep(0.3)
        assert server.call(store.behind()) == []
        assert not listed(database, party.id)
        room = key_of(party.seats[0].try_say(party.id, 0, "chat", text="still here?"))
        assert room == "error-no-table"


async def party_goes_on(server: Running, party: Party) -> None:
    from fittest.server import events

    room = server.inside.rooms.by_id[party.id]
    async with room.lock:
        await server.inside.rooms.commit(room, events.Chatted(at=1, seat=0, text="hello"))


def test_of_several_tables_all_are_deleted_or_none(database: str, served: Running) -> None:
    party = Party(served, people=2)
    with pytest.raises(FittestError, match="There is no table"):
        administer(database, lambda admin: admin.delete([party.id, "nowhere"]))
    assert party.state()["table"]["status"] == "playing"
    assert entries(database) == []


def test_purging_from_outside(database: str, served: Running) -> None:
    party = Party(served, people=2)
    until(lambda: listed(database, party.id))
    assert administer(database, lambda admin: admin.purge(1)) == 0
    until(lambda: time.time_ns() // 1_000_000 > served.inside.rooms.by_id[party.id].table.touched)
    assert administer(database, lambda admin: admin.purge(0)) == 1
    until(lambda: party.id not in served.inside.rooms.by_id)
    assert entries(database) == [("purge", "1"), ("purge", "0")]


def test_vacuum_gives_space_back(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    with running(database) as server:
        party = Party(server, people=2)
        for _ in range(300):
            server.call(server.inside.store.append("big", _ + 1, "x" * 4000))
        server.call(server.inside.store.delete(["big"]))
        before, after = administer(database, lambda admin: admin.vacuum())
        assert after < before - 500_000
        assert party.state()["table"]["status"] == "playing"
        party.answer()


def test_vacuum_on_postgresql(postgres: Postgres) -> None:
    database = postgres.new_database()
    with running(database):
        before, after = administer(database, lambda admin: admin.vacuum())
    assert before > 0
    assert after > 0


# -- blocking --------------------------------------------------------------------------------------


def test_a_blocked_address_is_refused_and_its_sockets_close(database: str, served: Running) -> None:
    party = Party(served, people=2)
    with party.seats[0].socket(party.id, 0) as socket:
        socket.hear()
        assert administer(database, lambda admin: admin.block("127.0.0.1", None, "spam")) == "127.0.0.1/32"
        code, last = socket.closing()
    assert (code, last["error"]["key"]) == (4403, "error-blocked")
    for path in ("/api/welcome", f"/api/tables/{party.id}", "/", "/nowhere"):
        answer = party.host.get(path)
        assert (answer.status_code, key_of(answer)) == (403, "error-blocked")
    with party.seats[0].socket(party.id, 0) as socket:
        assert socket.closing()[0] == 4403
    [block] = administer(database, lambda admin: admin.blocks())
    assert (block.network, block.reason) == ("127.0.0.1/32", "spam")

    administer(database, lambda admin: admin.unblock("127.0.0.1"))
    until(lambda: party.host.get("/api/welcome").status_code == 200)
    with pytest.raises(FittestError, match="is not blocked"):
        administer(database, lambda admin: admin.unblock("127.0.0.1"))
    assert entries(database) == [("block", "127.0.0.1/32"), ("unblock", "127.0.0.1/32")]


def test_a_block_is_there_after_a_restart_and_ends_by_itself(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    with running(database):
        administer(database, lambda admin: admin.block("127.0.0.0/8", 1, ""))
    with running(database) as server:
        assert key_of(server.client().get("/api/welcome")) == "error-blocked"
        server.time.pass_seconds(2 * 86_400)
        assert server.client().get("/api/welcome").status_code == 200


def test_networks() -> None:
    assert str(network_of("192.0.2.7")) == "192.0.2.7/32"
    assert str(network_of(" 192.0.2.7/24")) == "192.0.2.0/24"
    assert str(network_of("2001:db8::1")) == "2001:db8::/64"
    with pytest.raises(FittestError, match="neither an address"):
        network_of("example.org")
    blocks = Blocks(lambda: 50)
    blocks.load([("192.0.2.0/24", None), ("2001:db8::/64", 60), ("198.51.100.0/24", 40)])
    blocked = ("192.0.2.200", "::ffff:192.0.2.1", "2001:db8::5")
    allowed = ("192.0.3.1", "2001:db8:0:1::5", "198.51.100.1", "?", "")
    assert [address for address in (*blocked, *allowed) if refused(blocks, address)] == list(blocked)


def refused(blocks: Blocks, address: str) -> bool:
    try:
        blocks.check(address)
    except Exception:
        return True
    return False


# -- forgetting ------------------------------------------------------------------------------------


def test_what_a_player_held_is_deleted_and_the_others_play_on(database: str, served: Running) -> None:
    ann = served.client()
    alone = ann.new_table(settings={"ruleset": "toy", "seats": [PERSON, {"kind": "bot", "level": "random"}]})
    ann.open(alone.token("host"))
    ann.open(alone.token("seat", 0))
    shared = Party(served, people=2, start=False)
    ann.open(shared.seats[0].code(shared.id, 0))
    ann.say(shared.id, 0, "name", name="Ann Onymous")
    shared.start()
    ann.say(shared.id, 0, "chat", text="I live at number 5")
    shared.say(1, "chat", text="hello")
    until(lambda: listed(database, shared.id) and listed(database, alone.id))
    shared.seats[0].http.cookies.clear()

    with ann.socket(shared.id, 0) as hers, shared.seats[1].socket(shared.id, 1) as his:
        hers.hear()
        his.hear()
        cookie = ann.http.cookies["fittest"]
        found = administer(database, lambda admin: admin.forget(cookie, False))
        assert (found.deleted, found.erased) == ([alone.id], [shared.id])
        until_closed = hers.closing()
        assert until_closed[0] in (4401, 4409)
        again = his.hear()
        while again["type"] != "snapshot":
            again = his.hear()
    assert [remark["chat"] for remark in again["remarks"] if "chat" in remark] == ["hello"]
    assert "Ann" not in json.dumps(again)
    assert key_of(ann.get(f"/api/tables/{shared.id}", seat=0)) in ("error-no-key", "error-not-your-seat")
    assert key_of(ann.get(f"/api/tables/{alone.id}")) == "error-no-table"
    shared.seats[1].look(shared.id, 1)
    # A summary that was on its way when the name was erased is written once more.
    until(lambda: "Ann" not in stored(served))
    assert not [word for word in ("number 5", cookie) if word in stored(served)]
    actions = [action for action, _ in entries(database)]
    assert sorted(actions) == ["delete", "erase", "forget"]
    with pytest.raises(FittestError, match="There is no player with"):
        administer(database, lambda admin: admin.forget(cookie, False))


def stored(server: Running) -> str:
    """All that the database holds, as text."""
    from fittest.server.tables import metadata

    def read(connection: Any) -> str:
        return str([connection.execute(table.select()).all() for table in metadata.sorted_tables])

    return str(server.call(server.inside.store.database.read(read)))


@pytest.mark.parametrize("way", ["link", "session"])
def test_a_player_is_known_by_a_link_or_a_session_too(database: str, served: Running, way: str) -> None:
    party = Party(served, people=2)
    known_by = party.links.token("seat", 1)
    if way == "session":
        report = administer(database, lambda admin: admin.show(party.id, False))
        [known_by] = [key.sessions[0] for key in report.keys if key.seat == 1]
    found = administer(database, lambda admin: admin.forget(known_by, True))
    assert (found.deleted, found.erased) == ([party.id], [])
    until(lambda: party.seats[0].get(f"/api/tables/{party.id}", seat=0).status_code == 404)


# -- several servers -------------------------------------------------------------------------------


def test_several_servers_follow(postgres: Postgres) -> None:
    database = postgres.new_database()
    with running(database) as one, running(database) as two:
        party = Party(one, people=2)
        elsewhere = Client(two.address)
        elsewhere.http.cookies = party.seats[0].http.cookies
        assert elsewhere.look(party.id, 0)["table"]["status"] == "playing"
        administer(database, lambda admin: admin.delete([party.id]))
        for server in (one, two):
            until(lambda server=server: party.id not in server.inside.rooms.by_id)
        administer(database, lambda admin: admin.block("127.0.0.1", None, ""))
        for client in (party.host, elsewhere):
            until(lambda client=client: client.get("/api/welcome").status_code == 403)
        elsewhere.http.close()


# -- the command -----------------------------------------------------------------------------------


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "tables.sqlite")
    with running(database) as server:
        party = Party(server, people=2)
        until(lambda: listed(database, party.id))

    def called(*args: str) -> str:
        status = run(cli, ["admin", *args, "--database", database, "--lang", "en"])
        out = capsys.readouterr()
        assert status == (2 if out.err else 0)
        return out.out + out.err

    assert party.id in called("list")
    assert [t["id"] for t in json.loads(called("list", "--json"))] == [party.id]
    assert "toy" in called("show", party.id)
    assert json.loads(called("show", party.id, "--chat", "--json"))["chat"] == []
    assert "192.0.2.1/32" in called("block", "192.0.2.1", "--reason", "noise")
    assert "noise" in called("blocks")
    assert "192.0.2.1/32" in called("unblock", "192.0.2.1")
    assert "is not blocked" in called("unblock", "192.0.2.1")
    assert "1 table deleted" in called("delete", party.id)
    assert "There is no table" in called("show", party.id)
    assert "0 tables deleted" in called("purge", "--days", "1")
    assert "after" in called("vacuum")
    assert "There is no player with" in called("forget", "nobody")
    actions = [entry["action"] for entry in json.loads(called("log", "--json"))]
    assert actions == ["vacuum", "purge", "delete", "unblock", "block", "read-chat"]
    assert party.id in called("log")


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "nowhere.sqlite"
    assert run(cli, ["admin", "list", "--database", str(path), "--lang", "en"]) == 2
    assert "There is no database" in capsys.readouterr().err
    assert not path.exists()


def test_a_database_of_another_version_is_left_alone(tmp_path: Path) -> None:
    import sqlite3

    path = tmp_path / "old.sqlite"
    sqlite3.connect(path).execute("create table something (x)")
    with pytest.raises(FittestError, match="The database has version"):
        administer(str(path), lambda admin: admin.log(1))
