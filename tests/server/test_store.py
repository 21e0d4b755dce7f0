"""The store's promises, on both databases."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from fittest.server import events
from fittest.server.database import database_url, open_database
from fittest.server.events import pack, unpack
from fittest.server.store import Store
from fittest.server.table_store import Summary
from fittest.server.tables import metadata


def with_store(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(await open_database(database_url(database)))
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def summary(table: str, seq: int, touched: int = 0, due: int | None = None, public: bool = True) -> Summary:
    return Summary(table, seq, "playing", public, touched, due, "{}")


def test_of_two_that_want_the_same_number_one_comes_too_late(database: str) -> None:
    async def work(store: Store) -> None:
        bodies = [f"body {n}" for n in range(20)]
        results = await asyncio.gather(*(store.append("t", 1, body) for body in bodies))
        assert sorted(results) == [False] * 19 + [True]
        assert await store.read("t") == [bodies[results.index(True)]]

    with_store(database, work)


def test_events_of_many_tables_are_kept_apart_and_in_order(database: str) -> None:
    async def work(store: Store) -> None:
        for seq in range(1, 6):
            await asyncio.gather(*(store.append(f"t{n}", seq, f"{n} {seq}") for n in range(8)))
        for n in range(8):
            assert await store.read(f"t{n}") == [f"{n} {seq}" for seq in range(1, 6)]
            assert await store.read(f"t{n}", after=3) == [f"{n} 4", f"{n} 5"]

    with_store(database, work)


def test_an_event_is_there_after_the_store_was_opened_anew(database: str) -> None:
    async def write(store: Store) -> None:
        assert await store.append("t", 1, "kept")

    async def read(store: Store) -> None:
        assert await store.read("t") == ["kept"]

    with_store(database, write)
    with_store(database, read)


def test_summaries_never_go_backwards_and_stragglers_are_found(database: str) -> None:
    async def work(store: Store) -> None:
        for seq in range(1, 4):
            await store.append("t", seq, "x")
        assert await store.behind() == ["t"]
        store.note(summary("t", 3, due=50))
        await settled(store, lambda: store.due(100), ["t"])
        assert await store.behind() == []
        store.note(summary("t", 2, due=None))
        await store.append("t", 4, "x")
        assert await store.due(100) == ["t"]
        assert await store.due(40) == []
        assert await store.behind() == ["t"]

    with_store(database, work)


async def settled(store: Store, ask: Callable[[], Awaitable[object]], wanted: object) -> None:
    for _ in range(500):
        if await ask() == wanted:
            return
        await asyncio.sleep(0.01)
    raise AssertionError("waited in vain")


def test_purging_takes_everything_of_old_tables_and_nothing_else(database: str) -> None:
    async def work(store: Store) -> None:
        for table, touched in (("old", 10), ("new", 30)):
            await store.append(table, 1, table)
            store.note(summary(table, 1, touched))
            await store.grant("session", 10**15, table, "key")
        await settled(store, store.count, 2)
        assert await store.purge(20) == ["old"]
        assert await store.read("old") == []
        assert await store.read("new") == ["new"]
        found = await store.session("session")
        assert found == (10**15, [("new", "key")])
        assert await store.newest(["old", "new"], 9) == ["new"]

    with_store(database, work)


def test_sessions(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.session("s") is None
        for key in ("a", "b", "a"):
            await store.grant("s", 100, "t", key)
        await store.prolong("s", 200)
        found = await store.session("s")
        assert found is not None
        assert (found[0], sorted(found[1])) == (200, [("t", "a"), ("t", "b")])
        await store.forget("s")
        assert await store.session("s") is None

    with_store(database, work)


def test_a_file_that_is_locked_is_waited_for(tmp_path: Path) -> None:
    """Another program may hold the file longer than SQLite itself waits."""
    path = tmp_path / "tables.sqlite"

    async def work(store: Store) -> None:
        await store.append("t", 1, "before")
        await store.database.write(lambda connection: connection.exec_driver_sql("PRAGMA busy_timeout = 10"))
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append("t", 2, "after"))
        await asyncio.sleep(0.3)
        assert not waiting.done()
        other.execute("COMMIT")
        other.close()
        assert await waiting
        assert await store.read("t") == ["before", "after"]

    with_store(str(path), work)


def test_the_migrations_lead_to_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work(store: Store) -> None:
        assert await store.database.read(differences) == []

    with_store(database, work)


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("tables.sqlite", "sqlite:///tables.sqlite"),
        ("postgresql://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("postgres://u@h/d", "postgresql+asyncpg://u@h/d"),
        ("sqlite:////x", "sqlite:////x"),
    ],
)
def test_addresses_of_databases(given: str, url: str) -> None:
    assert database_url(given) == url


def test_events_are_json_with_a_version_and_no_pickles() -> None:
    event = events.Answered(at=5, id="i", actor=1, seat=1, text="play 3", by="person")
    body = pack(event)
    assert body.startswith('{"v":1,"event":{"type":"answered"')
    assert unpack(body) == event
    sources = Path(events.__file__).parent.rglob("*.py")
    assert not [path for path in sources if "pickle" in path.read_text(encoding="utf-8")]


def test_an_event_of_a_later_version_is_refused() -> None:
    event = events.Started(at=5, seed=7)
    with pytest.raises(ValueError, match="<= 1"):
        unpack(pack(event).replace('"v":1', '"v":2'))
