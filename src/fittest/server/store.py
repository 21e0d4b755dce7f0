"""The store of a server, over SQLite and PostgreSQL alike.

An event is stored under (table, number); the pair is unique, so of two servers that want to move at
the same time one is told that it came too late. Whatever many tables want to store at the same
moment goes into one transaction, because it is the commit that takes time. The two statements of every
move are handed to the driver as they are: SQLAlchemy takes longer to put one together than SQLite to
carry it out.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite

from fittest.server.database import CLOSE_SECONDS, Database, Postgres
from fittest.server.table_store import Summary
from fittest.server.tables import admin_log, blocks, grants, log, reviews, sessions, summaries

CHANNEL = "fittest"
# Said on the channel before the hash of a session that is closed.
CLOSED = "closed"
HERE = "here"
# Summaries may be late by so much; nobody waits for them.
NOTE_SECONDS = 0.25
# Commits begin at least so far apart: under load, each stores several events.
COMMIT_SECONDS = 0.005
TOLD_BYTES = 7_000
IDS_AT_ONCE = 500
# How the hashes of those sessions begin that are codes for another device.
CODES = "code:"


class Append(NamedTuple):
    table_id: str
    seq: int
    body: str
    stored: "asyncio.Future[bool]"


class Store:
    def __init__(self, database: Database) -> None:
        self.database = database
        self._postgres = isinstance(database, Postgres)
        # By this a server knows that it is told of what it has stored itself.
        self.name = secrets.token_hex(4)
        self._insert: Any = postgresql.insert if self._postgres else sqlite.insert
        self._read = select(log.c.body).order_by(log.c.seq)
        self._appends: list[Append] = []
        self._notes: dict[str, Summary] = {}
        self._work = asyncio.Event()
        self._clock = asyncio.get_running_loop().time
        self._written = self._noted = 0.0
        self._writing = False
        self._writer = asyncio.create_task(self._write_forever())
        # Told of every commit: (events in it, seconds it took). For the metrics.
        self.on_commit: Callable[[int, float], None] = lambda count, seconds: None

    async def close(self) -> None:
        """Everything that was handed over is stored first, if the database takes it. Summaries that it does
        not take are made again from the log."""
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                while self._appends or self._notes or self._writing:
                    await asyncio.sleep(0.01)
        except TimeoutError:
            pass
        self._writer.cancel()
        await self.database.close()

    # -- the log -------------------------------------------------------------------------------

    async def append(self, table_id: str, seq: int, body: str) -> bool:
        """Store an event; False if there is one with this number already. Returns after the commit."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._appends.append(Append(table_id, seq, body, stored))
        self._work.set()
        return await stored

    def note(self, summary: Summary) -> None:
        """Store a summary soon: a table that moves often is written down once."""
        if not self._notes:
            self._write_notes_soon()
        self._notes[summary.table_id] = summary

    def _write_notes_soon(self) -> None:
        asyncio.get_running_loop().call_at(self._noted + NOTE_SECONDS, self._work.set)

    async def read(self, table_id: str, after: int = 0) -> list[str]:
        """The events of a table that are numbered higher than `after`, in order."""
        return await self._column(self._read.where(log.c.table_id == table_id, log.c.seq > after))

    async def _write_forever(self) -> None:
        while True:
            await self._work.wait()
            await asyncio.sleep(max(0.0, self._written + COMMIT_SECONDS - self._clock()))
            self._work.clear()
            self._written = self._clock()
            appends, self._appends = self._appends, []
            notes: dict[str, Summary] = {}
            if self._written >= self._noted + NOTE_SECONDS:
                notes, self._notes = self._notes, {}
                self._noted = self._written
            self._writing = True
            await self._write(appends, notes)
            self._writing = False

    async def _write(self, appends: list[Append], notes: dict[str, Summary]) -> None:
        if not appends and not notes:
            return
        started = asyncio.get_running_loop().time()
        try:
            accepted = await self.database.write(lambda connection: self._store(connection, appends, notes))
        except Exception as error:
            for append in appends:
                if not append.stored.done():
                    append.stored.set_exception(error)
            self._notes = {**notes, **self._notes}
            self._write_notes_soon()
            return
        self.on_commit(len(accepted), asyncio.get_running_loop().time() - started)
        for append in appends:
            if not append.stored.done():
                append.stored.set_result((append.table_id, append.seq) in accepted)
            # Of two with the same number in one transaction, the first was stored.
            accepted.discard((append.table_id, append.seq))

    def _store(
        self, connection: Connection, appends: list[Append], notes: dict[str, Summary]
    ) -> set[tuple[str, int]]:
        if self._postgres:
            return _store_postgres(connection, self.name, appends, notes)
        return _store_sqlite(connection, appends, notes)

    def _notify(self, connection: Connection, payloads: Iterable[str]) -> None:
        """Wakes the other servers when the transaction is committed, not before."""
        if self._postgres:
            notify = text(
                "SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) payload"
            )
            connection.execute(notify, {"channel": CHANNEL, "payloads": list(payloads)})

    # -- lists and clocks ----------------------------------------------------------------------

    async def newest(self, table_ids: list[str], most: int) -> list[str]:
        """Those of the tables at which something has happened last."""
        query = select(summaries.c.table_id).where(summaries.c.table_id.in_(table_ids))
        return await self._column(query.order_by(summaries.c.touched.desc()).limit(most))

    async def public_tables(self, most: int) -> list[str]:
        """The newest summaries of public tables whose game is not over."""
        query = select(summaries.c.body).where(summaries.c.public, summaries.c.status != "finished")
        return await self._column(query.order_by(summaries.c.touched.desc()).limit(most))

    async def count(self) -> int:
        counts = await self._column(select(func.count()).select_from(summaries))
        return int(counts[0])

    async def due(self, now: int, most: int = 100) -> list[str]:
        """Tables at which something has to be done."""
        query = select(summaries.c.table_id).where(summaries.c.due <= now)
        return await self._column(query.order_by(summaries.c.due).limit(most))

    async def forget_due(self, table_id: str) -> None:
        """Nothing has to be done at a table that cannot be opened."""
        query = update(summaries).where(summaries.c.table_id == table_id).values(due=None)
        await self.database.write(lambda connection: connection.execute(query))

    async def summaries(self, table_ids: list[str]) -> dict[str, str]:
        query = select(summaries.c.table_id, summaries.c.body).where(summaries.c.table_id.in_(table_ids))
        found = await self.database.read(lambda connection: list(connection.execute(query)))
        return {row[0]: row[1] for row in found}

    async def behind(self) -> list[str]:
        """Tables whose summary lacks the newest event, because a server died between the two."""
        newest = select(log.c.table_id, func.max(log.c.seq).label("seq")).group_by(log.c.table_id).subquery()
        query = select(newest.c.table_id).outerjoin(summaries, summaries.c.table_id == newest.c.table_id)
        lags = summaries.c.seq.is_(None) | (summaries.c.seq < newest.c.seq)
        return await self._column(query.where(lags))

    async def purge(self, before: int, unstarted_before: int = 0) -> list[str]:
        """Delete the tables at which nothing has happened since `before`, or for those that have not started
        since `unstarted_before`; and sessions long expired."""
        unstarted = (summaries.c.status == "waiting") & (summaries.c.touched < unstarted_before)

        def work(connection: Connection) -> list[str]:
            ids = self._delete(connection, (summaries.c.touched < before) | unstarted)
            gone = select(sessions.c.hash).where(sessions.c.expires < before)
            connection.execute(delete(grants).where(grants.c.session.in_(gone)))
            connection.execute(delete(sessions).where(sessions.c.expires < before))
            return ids

        return await self.database.write(work)

    async def purge_junk(self, before: int) -> list[str]:
        """Delete the tables that have not started, or at which nobody has ever sat down, if nothing has
        happened there since `before`."""
        # No name can look like that: a quotation mark in it is escaped.
        junk = (summaries.c.status == "waiting") | summaries.c.body.contains('"people":0')
        return await self.database.write(
            lambda connection: self._delete(connection, (summaries.c.touched < before) & junk)
        )

    def _delete(self, connection: Connection, which: Any) -> list[str]:
        ids = [row[0] for row in connection.execute(select(summaries.c.table_id).where(which))]
        self.delete_tables(connection, ids)
        return ids

    async def delete(self, table_ids: list[str]) -> None:
        for table_id in table_ids:
            self._notes.pop(table_id, None)
        await self.database.write(lambda connection: self.delete_tables(connection, table_ids))

    def delete_tables(self, connection: Connection, ids: list[str]) -> None:
        """Everything there is of these tables; servers that have one open hear of it."""
        for some in _parts(ids):
            for table in (log, summaries, grants, reviews):
                connection.execute(delete(table).where(table.c.table_id.in_(some)))
        self._notify(connection, (f"{table} 0" for table in ids))

    async def missing(self, table_ids: list[str]) -> list[str]:
        """Those of the tables that are no longer there."""
        found: set[str] = set()
        for some in _parts(table_ids):
            found.update(
                await self._column(select(log.c.table_id).where(log.c.table_id.in_(some), log.c.seq == 1))
            )
        return [table_id for table_id in table_ids if table_id not in found]

    # -- what `fittest admin` has done -----------------------------------------------------------

    async def newest_admin_entry(self) -> int:
        newest = await self._column(select(func.coalesce(func.max(admin_log.c.id), 0)))
        return int(newest[0])

    async def admin_entries(self, after: int) -> list[tuple[int, str, str]]:
        """Number, action and target of what has been done since entry `after`."""
        query = select(admin_log.c.id, admin_log.c.action, admin_log.c.target)
        query = query.where(admin_log.c.id > after).order_by(admin_log.c.id)
        return await self.database.read(lambda connection: [tuple(row) for row in connection.execute(query)])

    async def blocks(self) -> list[tuple[str, int | None]]:
        query = select(blocks.c.network, blocks.c.until)
        return await self.database.read(lambda connection: [tuple(row) for row in connection.execute(query)])

    # -- reviews -------------------------------------------------------------------------------

    async def review(self, table_id: str) -> str | None:
        found = await self._column(select(reviews.c.body).where(reviews.c.table_id == table_id))
        return str(found[0]) if found else None

    async def keep_review(self, table_id: str, body: str) -> None:
        """Two servers that make one make the same; one of an earlier version is replaced."""
        row = {"table_id": table_id, "body": body}
        insert = self._insert(reviews).values(row)
        query = insert.on_conflict_do_update(index_elements=["table_id"], set_={"body": body})
        await self.database.write(lambda connection: connection.execute(query))

    # -- sessions ------------------------------------------------------------------------------

    async def grant(self, session: str, expires: int, table_id: str, key: str) -> None:
        def work(connection: Connection) -> None:
            self._prolong(connection, session, expires)
            row = {"session": session, "table_id": table_id, "key": key}
            connection.execute(self._insert(grants).on_conflict_do_nothing(), row)

        await self.database.write(work)

    async def prolong(self, session: str, expires: int) -> None:
        await self.database.write(lambda connection: self._prolong(connection, session, expires))

    def _prolong(self, connection: Connection, session: str, expires: int) -> None:
        insert = self._insert(sessions)
        later = insert.on_conflict_do_update(
            index_elements=["hash"], set_={"expires": insert.excluded.expires}
        )
        connection.execute(later, {"hash": session, "expires": expires})

    async def forget(self, session: str) -> None:
        def work(connection: Connection) -> None:
            self._remove(connection, session)
            self._notify(connection, [f"{CLOSED} {session}"])

        await self.database.write(work)

    async def let_go(self, session: str, table_id: str) -> int:
        """A session gives up what it holds of a table; how many other sessions hold something of it."""

        def work(connection: Connection) -> int:
            of_table = grants.c.table_id == table_id
            connection.execute(delete(grants).where(of_table, grants.c.session == session))
            self._notify(connection, [f"{CLOSED} {session}"])
            query = select(func.count(grants.c.session.distinct()))
            others = query.where(of_table, ~grants.c.session.startswith(CODES))
            return int(connection.execute(others).scalar_one())

        return await self.database.write(work)

    async def tell_presence(self, table_id: str, seats: Iterable[int]) -> None:
        """Let other servers know which seats have somebody here."""
        told = ",".join(map(str, sorted(seats)))
        payload = f"{HERE} {table_id} {self.name} {told}"
        await self.database.write(lambda connection: self._notify(connection, [payload]))

    async def holders(self, table_id: str, keys: list[str], now: int) -> list[str]:
        """The sessions that hold one of these keys."""
        held = (grants.c.table_id == table_id) & grants.c.key.in_(keys) & ~grants.c.session.startswith(CODES)
        query = select(grants.c.session).join(sessions, sessions.c.hash == grants.c.session)
        return await self._column(query.where(held, sessions.c.expires > now).distinct())

    async def offer(self, code: str, until: int, table_id: str, key: str) -> None:
        """A code by which one more session can get a key; an earlier one is void."""

        def work(connection: Connection) -> None:
            held = (grants.c.table_id == table_id) & (grants.c.key == key)
            earlier = select(grants.c.session).where(held, grants.c.session.startswith(CODES))
            for row in list(connection.execute(earlier)):
                self._remove(connection, row[0])
            self._prolong(connection, code, until)
            connection.execute(self._insert(grants), {"session": code, "table_id": table_id, "key": key})

        await self.database.write(work)

    async def redeem(self, code: str, now: int, session: str, expires: int) -> tuple[str, str] | None:
        """Give the key of a code to a session. The code works once: whoever deletes it has it."""

        def work(connection: Connection) -> tuple[str, str] | None:
            valid = (sessions.c.hash == code) & (sessions.c.expires > now)
            if not connection.execute(delete(sessions).where(valid)).rowcount:
                return None
            passed_on = select(grants.c.table_id, grants.c.key).where(grants.c.session == code)
            found = connection.execute(passed_on).one_or_none()
            self._remove(connection, code)
            if found is None:
                return None
            self._prolong(connection, session, expires)
            row = {"session": session, "table_id": found[0], "key": found[1]}
            connection.execute(self._insert(grants).on_conflict_do_nothing(), row)
            return found[0], found[1]

        return await self.database.write(work)

    def _remove(self, connection: Connection, session: str) -> None:
        connection.execute(delete(grants).where(grants.c.session == session))
        connection.execute(delete(sessions).where(sessions.c.hash == session))

    async def session(self, session: str) -> tuple[int, list[tuple[str, str]]] | None:
        """When a session expires, and the (table, key) pairs that it holds."""
        expires = await self._column(select(sessions.c.expires).where(sessions.c.hash == session))
        if not expires:
            return None
        query = select(grants.c.table_id, grants.c.key).where(grants.c.session == session)
        held = await self.database.read(lambda connection: list(connection.execute(query)))
        return int(expires[0]), [(row[0], row[1]) for row in held]

    async def _column(self, query: Any) -> list[Any]:
        return await self.database.read(lambda connection: [row[0] for row in connection.execute(query)])


# A summary replaces an older one, or one that is as new: `fittest admin` may have changed what it says.
NEWER = f"""ON CONFLICT (table_id) DO UPDATE
    SET {", ".join(f"{name} = excluded.{name}" for name in Summary._fields)}
    WHERE summaries.seq <= excluded.seq"""
SQLITE_APPEND = "INSERT OR IGNORE INTO log (table_id, seq, body) VALUES (?, ?, ?)"
SQLITE_NOTE = f"""INSERT INTO summaries ({", ".join(Summary._fields)})
    VALUES ({", ".join("?" * len(Summary._fields))}) {NEWER}"""
# Other servers are woken when the transaction is committed, not before. They are told what is short enough
# (PostgreSQL carries 8,000 bytes); for the rest they have to look.
POSTGRES_APPEND = text(f"""
    WITH stored AS (
        INSERT INTO log (table_id, seq, body)
        SELECT * FROM unnest(CAST(:tables AS text[]), CAST(:seqs AS integer[]), CAST(:bodies AS text[]))
        ON CONFLICT DO NOTHING RETURNING table_id, seq, body
    )
    SELECT table_id, seq, pg_notify('{CHANNEL}', table_id || ' ' || seq || ' ' || CAST(:name AS text) || ' '
        || CASE WHEN octet_length(body) < {TOLD_BYTES} THEN body ELSE '' END) FROM stored""")
POSTGRES_NOTE = text(f"""
    INSERT INTO summaries ({", ".join(Summary._fields)})
    SELECT * FROM unnest(
        CAST(:table_id AS text[]), CAST(:seq AS integer[]), CAST(:status AS text[]),
        CAST(:public AS boolean[]), CAST(:touched AS bigint[]), CAST(:due AS bigint[]), CAST(:body AS text[])
    ) {NEWER}""")


def _store_sqlite(
    connection: Connection, appends: list[Append], notes: dict[str, Summary]
) -> set[tuple[str, int]]:
    driver: Any = connection.connection.driver_connection
    accepted = set()
    for append in appends:
        if driver.execute(SQLITE_APPEND, (append.table_id, append.seq, append.body)).rowcount:
            accepted.add((append.table_id, append.seq))
    if notes:
        driver.executemany(SQLITE_NOTE, list(notes.values()))
    return accepted


def _store_postgres(
    connection: Connection, name: str, appends: list[Append], notes: dict[str, Summary]
) -> set[tuple[str, int]]:
    accepted = set()
    if appends:
        # In one order everywhere, or two servers could wait for each other.
        tables, seqs, bodies = zip(*sorted(append[:3] for append in _first(appends)), strict=True)
        rows = {"tables": list(tables), "seqs": list(seqs), "bodies": list(bodies), "name": name}
        accepted = {(row[0], row[1]) for row in connection.execute(POSTGRES_APPEND, rows)}
    if notes:
        columns = zip(*(notes[table] for table in sorted(notes)), strict=True)
        named = zip(Summary._fields, map(list, columns), strict=True)
        connection.execute(POSTGRES_NOTE, dict(named))
    return accepted


def _first(appends: list[Append]) -> Iterable[Append]:
    """Of several with the same number, the first."""
    return {(append.table_id, append.seq): append for append in reversed(appends)}.values()


def _parts(ids: list[str]) -> Iterable[list[str]]:
    """A statement takes only so many parameters."""
    return (ids[start : start + IDS_AT_ONCE] for start in range(0, len(ids), IDS_AT_ONCE))
