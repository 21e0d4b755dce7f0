"""The one store, over SQLite and PostgreSQL alike.

An event is stored under (table, number); the pair is unique, so of two servers that want to move at
the same time one is told that it came too late. Whatever many tables want to store at the same
moment goes into one transaction, because it is the commit that takes time.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, delete, event, func, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fittest.server.errors import refuse
from fittest.server.schema import grants, log, sessions, summaries

CHANNEL = "fittest"
MIGRATION_LOCK = 0x66697474
RETRY_SECONDS = 12.0
FIRST_RETRY = 0.05

T = TypeVar("T")


class Summary(NamedTuple):
    """One row of `summaries`; `body` is a `TableSummary` as JSON."""

    table_id: str
    seq: int
    status: str
    public: bool
    touched: int
    due: int | None
    body: str


class Append(NamedTuple):
    table_id: str
    seq: int
    body: str
    stored: "asyncio.Future[bool]"


class Store:
    """Open it with `Store.open(url)`; close it in the end."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._postgres = engine.dialect.name == "postgresql"
        self._insert: Any = postgresql.insert if self._postgres else sqlite.insert
        self._appends: list[Append] = []
        self._notes: dict[str, Summary] = {}
        self._work = asyncio.Event()
        self._writing = asyncio.Lock()
        self._writer = asyncio.create_task(self._write_forever())
        # Told of every commit: (events in it, seconds it took). For the metrics.
        self.on_commit: Callable[[int, float], None] = lambda count, seconds: None

    @classmethod
    async def open(cls, url: str) -> "Store":
        engine = create_async_engine(url)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
        return cls(engine)

    async def close(self) -> None:
        """Everything that was handed over is stored first."""
        while self._appends or self._notes:
            await asyncio.sleep(0.01)
        async with self._writing:
            self._writer.cancel()
        await self._engine.dispose()

    # -- the log -------------------------------------------------------------------------------

    async def append(self, table_id: str, seq: int, body: str) -> bool:
        """Store an event; False if there is one with this number already. Returns after the commit."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._appends.append(Append(table_id, seq, body, stored))
        self._work.set()
        return await stored

    def note(self, summary: Summary) -> None:
        """Store a summary soon."""
        self._notes[summary.table_id] = summary
        self._work.set()

    async def read(self, table_id: str, after: int = 0) -> list[str]:
        """The events of a table that are numbered higher than `after`, in order."""
        query = select(log.c.body).where(log.c.table_id == table_id, log.c.seq > after).order_by(log.c.seq)
        return [str(row[0]) for row in await self._rows(query)]

    async def _write_forever(self) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            appends, self._appends = self._appends, []
            notes, self._notes = self._notes, {}
            if not appends and not notes:
                continue
            started = asyncio.get_running_loop().time()
            try:
                accepted = await self._write(lambda c: self._store(c, appends, notes))  # noqa: B023
            except Exception as error:
                for append in appends:
                    if not append.stored.done():
                        append.stored.set_exception(error)
                self._notes = {**notes, **self._notes}
                continue
            self.on_commit(len(accepted), asyncio.get_running_loop().time() - started)
            for append in appends:
                if not append.stored.done():
                    append.stored.set_result((append.table_id, append.seq) in accepted)
                # Of two with the same number in one transaction, the first was stored.
                accepted.discard((append.table_id, append.seq))

    async def _store(
        self, connection: AsyncConnection, appends: list[Append], notes: dict[str, Summary]
    ) -> set[tuple[str, int]]:
        accepted: set[tuple[str, int]] = set()
        if appends:
            rows: dict[tuple[str, int], dict[str, object]] = {}
            for a in appends:
                rows.setdefault((a.table_id, a.seq), {"table_id": a.table_id, "seq": a.seq, "body": a.body})
            insert = self._insert(log).values(list(rows.values())).on_conflict_do_nothing()
            result = await connection.execute(insert.returning(log.c.table_id, log.c.seq))
            accepted = {(row[0], row[1]) for row in result}
        if notes:
            insert = self._insert(summaries).values([note._asdict() for note in notes.values()])
            newer = {column.name: insert.excluded[column.name] for column in summaries.columns}
            await connection.execute(
                insert.on_conflict_do_update(
                    index_elements=["table_id"], set_=newer, where=summaries.c.seq < insert.excluded.seq
                )
            )
        if self._postgres and accepted:
            await self._notify(connection, (f"{table} {seq}" for table, seq in sorted(accepted)))
        return accepted

    async def _notify(self, connection: AsyncConnection, payloads: Iterable[str]) -> None:
        """Wakes the other servers when the transaction is committed, not before."""
        notify = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) payload")
        await connection.execute(notify, {"channel": CHANNEL, "payloads": list(payloads)})

    # -- lists and clocks ----------------------------------------------------------------------

    async def newest(self, table_ids: list[str], most: int) -> list[str]:
        """Those of the tables at which something has happened last."""
        query = (
            select(summaries.c.table_id)
            .where(summaries.c.table_id.in_(table_ids))
            .order_by(summaries.c.touched.desc())
            .limit(most)
        )
        return [row[0] for row in await self._rows(query)]

    async def public_tables(self, most: int) -> list[str]:
        query = (
            select(summaries.c.body)
            .where(summaries.c.public, summaries.c.status != "finished")
            .order_by(summaries.c.touched.desc())
            .limit(most)
        )
        return [row[0] for row in await self._rows(query)]

    async def count(self) -> int:
        rows = await self._rows(select(func.count()).select_from(summaries))
        return int(rows[0][0])

    async def due(self, now: int, most: int = 100) -> list[str]:
        """Tables at which something has to be done."""
        query = (
            select(summaries.c.table_id).where(summaries.c.due <= now).order_by(summaries.c.due).limit(most)
        )
        return [row[0] for row in await self._rows(query)]

    async def behind(self) -> list[str]:
        """Tables whose summary lacks the newest event, because a server died between the two."""
        newest = select(log.c.table_id, func.max(log.c.seq).label("seq")).group_by(log.c.table_id).subquery()
        query = (
            select(newest.c.table_id)
            .outerjoin(summaries, summaries.c.table_id == newest.c.table_id)
            .where((summaries.c.seq.is_(None)) | (summaries.c.seq < newest.c.seq))
        )
        return [row[0] for row in await self._rows(query)]

    async def purge(self, before: int) -> list[str]:
        """Delete the tables at which nothing has happened since `before`, and sessions long expired."""

        async def work(connection: AsyncConnection) -> list[str]:
            old = await connection.execute(select(summaries.c.table_id).where(summaries.c.touched < before))
            ids = [row[0] for row in old]
            for part in range(0, len(ids), 500):
                some = ids[part : part + 500]
                for table in (log, summaries, grants):
                    await connection.execute(delete(table).where(table.c.table_id.in_(some)))
            gone = select(sessions.c.hash).where(sessions.c.expires < before)
            await connection.execute(delete(grants).where(grants.c.session.in_(gone)))
            await connection.execute(delete(sessions).where(sessions.c.expires < before))
            if self._postgres and ids:
                await self._notify(connection, (f"{table} 0" for table in ids))
            return ids

        return await self._write(work)

    # -- sessions ------------------------------------------------------------------------------

    async def grant(self, session: str, expires: int, table_id: str, key: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await self._prolong(connection, session, expires)
            row = {"session": session, "table_id": table_id, "key": key}
            await connection.execute(self._insert(grants).values(row).on_conflict_do_nothing())

        await self._write(work)

    async def prolong(self, session: str, expires: int) -> None:
        await self._write(lambda connection: self._prolong(connection, session, expires))

    async def _prolong(self, connection: AsyncConnection, session: str, expires: int) -> None:
        insert = self._insert(sessions).values(hash=session, expires=expires)
        await connection.execute(
            insert.on_conflict_do_update(index_elements=["hash"], set_={"expires": insert.excluded.expires})
        )

    async def forget(self, session: str) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(grants).where(grants.c.session == session))
            await connection.execute(delete(sessions).where(sessions.c.hash == session))

        await self._write(work)

    async def session(self, session: str) -> tuple[int, list[tuple[str, str]]] | None:
        """When a session expires, and the (table, key) pairs that it holds."""
        found = await self._rows(select(sessions.c.expires).where(sessions.c.hash == session))
        if not found:
            return None
        held = await self._rows(select(grants.c.table_id, grants.c.key).where(grants.c.session == session))
        return int(found[0][0]), [(row[0], row[1]) for row in held]

    async def ping(self) -> bool:
        """Is the database there right now?"""
        try:
            async with asyncio.timeout(2), self._engine.connect() as connection:
                await connection.execute(select(1))
        except (OSError, DBAPIError):
            return False
        return True

    # -- connections ---------------------------------------------------------------------------

    async def _rows(self, query: Any) -> list[Any]:
        async def work() -> list[Any]:
            async with self._engine.connect() as connection:
                return list(await connection.execute(query))

        return await _persistently(work)

    async def _write(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """One writer at a time: SQLite allows no more, and one is fast enough for PostgreSQL."""

        async def transaction() -> T:
            async with self._writing, self._engine.begin() as connection:
                return await work(connection)

        return await _persistently(transaction)


async def _persistently(work: Callable[[], Awaitable[T]]) -> T:
    """Try again while the database is away. Safe, since every write of ours can be repeated: an event
    that did get stored the first time is reported as being there already."""
    give_up = asyncio.get_running_loop().time() + RETRY_SECONDS
    wait = FIRST_RETRY
    while True:
        try:
            return await work()
        except (OSError, InterfaceError, OperationalError, DBAPIError) as error:
            if not _is_outage(error):
                raise
            if asyncio.get_running_loop().time() + wait > give_up:
                raise refuse(503, "error-storage") from error
        await asyncio.sleep(wait)
        wait = min(wait * 2, 1.0)


def _is_outage(error: Exception) -> bool:
    if isinstance(error, OSError | InterfaceError | OperationalError):
        return True
    # asyncpg's "cannot connect now" and "admin shutdown" arrive as plain DBAPI errors.
    state = str(getattr(getattr(error, "orig", None), "sqlstate", "") or "")
    return bool(getattr(error, "connection_invalidated", False)) or state[:2] in ("57", "08")


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Two servers may start at the same time.
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
