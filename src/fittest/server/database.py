"""Where transactions run. The store writes them as plain functions of a connection; for PostgreSQL they
run on asyncpg, for SQLite in a thread of their own.

SQLite allows one writer at a time anyway, and a thread that is handed a whole transaction takes a
fifth of the time that a driver takes which crosses over to a thread for every single statement.
"""

import asyncio
import logging
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, event, func, make_url, select, text, update
from sqlalchemy.exc import DatabaseError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from fittest.kernel.errors import bad_request
from fittest.server.errors import refuse
from fittest.server.tables import health

MIGRATION_LOCK = 0x66697474
RETRY_SECONDS = 12.0
CONNECT_SECONDS = 5
# A statement, and a lock that another one holds. Longer than that is an outage.
STATEMENT_SECONDS = 10
LOCK_SECONDS = 2
PROBE_SECONDS = 2
CLOSE_SECONDS = 2
FIRST_RETRY = 0.05
LAST_RETRY = 1.0

# Classes of PostgreSQL's errors: connection, read-only, deadlock, out of resources (a full disk), locks and
# other prerequisites, operator (shutdown, time-out), system.
OUTAGES = ("08", "25006", "40", "53", "55", "57", "58")
PROBE = update(health).values(probes=health.c.probes + 1)

logger = logging.getLogger(__name__)

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(ABC):
    """Carries out transactions, and tries again while the database is away. That is safe, since every
    write of ours can be repeated: what did get stored the first time is found to be there."""

    def __init__(self) -> None:
        # One writer at a time, also for PostgreSQL: what waits meanwhile goes into the next transaction.
        self._writing = asyncio.Lock()
        self._probe: asyncio.Task[bool] | None = None
        # What cannot be done at the moment: "read", "write".
        self._away: set[str] = set()

    async def read(self, work: Work[T]) -> T:
        return await self._persistently("read", lambda: self._run(work))

    async def write(self, work: Work[T]) -> T:
        async def transaction() -> T:
            async with self._writing:
                return await self._run(work, writing=True)

        return await self._persistently("write", transaction)

    async def migrate(self) -> None:
        """Bring the database up to date, however long it takes once it has begun."""
        await self.write(lambda connection: connection.execute(select(1)))
        await self._run(_migrate, writing=True, seconds=None)

    async def can_write(self) -> bool:
        """Is the database there, and does it take anything? Questions in the meantime share the result."""
        if self._probe is None or self._probe.done():
            self._probe = asyncio.create_task(self._try_to_write())
        return await asyncio.shield(self._probe)

    async def _try_to_write(self) -> bool:
        try:
            async with asyncio.timeout(PROBE_SECONDS), self._writing:
                await self._run(lambda connection: connection.execute(PROBE), writing=True)
        except (OSError, DBAPIError) as error:
            self._note_outage("write", error)
            return False
        self._note_return("write")
        return True

    async def _persistently(self, what: str, work: Callable[[], Awaitable[T]]) -> T:
        wait = FIRST_RETRY
        try:
            # Waiting for others counts as well.
            async with asyncio.timeout(RETRY_SECONDS):
                while True:
                    try:
                        result = await work()
                    except (OSError, DBAPIError) as error:
                        if not _is_outage(error):
                            raise
                        self._note_outage(what, error)
                    else:
                        self._note_return(what)
                        return result
                    await asyncio.sleep(wait)
                    wait = min(wait * 2, LAST_RETRY)
        except TimeoutError as error:
            self._note_outage(what, error)
            raise refuse(503, "error-storage") from error

    def _note_outage(self, what: str, error: BaseException) -> None:
        """One line for an outage, however many notice it."""
        if not self._away:
            logger.error("database away", extra={"error": str(error) or type(error).__name__})
        self._away.add(what)

    def _note_return(self, what: str) -> None:
        if what in self._away:
            self._away.discard(what)
            if not self._away:
                logger.warning("database back")

    @abstractmethod
    async def _run(
        self, work: Work[T], writing: bool = False, seconds: float | None = STATEMENT_SECONDS
    ) -> T: ...

    @abstractmethod
    async def vacuum(self) -> None:
        """Give back the space of what was deleted."""

    @abstractmethod
    async def close(self) -> None: ...


class Sqlite(Database):
    def __init__(self, url: str) -> None:
        super().__init__()
        self._engine = create_engine(url, connect_args={"timeout": LOCK_SECONDS})
        self._writing_connection: Connection | None = None
        event.listen(self._engine, "connect", _prepare_sqlite)
        self._writer = ThreadPoolExecutor(1, "fittest-writer")
        self._readers = ThreadPoolExecutor(2, "fittest-reader")

    async def _run(
        self, work: Work[T], writing: bool = False, seconds: float | None = STATEMENT_SECONDS
    ) -> T:
        thread = self._writer if writing else self._readers
        carry_out = self._write if writing else self._read
        # The thread cannot be stopped, but nobody waits for it any longer.
        async with asyncio.timeout(seconds):
            return await asyncio.get_running_loop().run_in_executor(thread, carry_out, work)

    def _read(self, work: Work[T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def _write(self, work: Work[T]) -> T:
        """In the one thread that writes, which keeps its connection."""
        if self._writing_connection is None:
            self._writing_connection = self._engine.connect()
        try:
            with self._writing_connection.begin():
                return work(self._writing_connection)
        except sqlite3.OperationalError as error:
            # From a statement that went to the driver directly.
            self._drop_connection()
            raise OperationalError(None, None, error) from error
        except DBAPIError:
            self._drop_connection()
            raise

    def _drop_connection(self) -> None:
        if self._writing_connection is not None:
            self._writing_connection.close()
            self._writing_connection = None

    async def vacuum(self) -> None:
        def work() -> None:
            with self._engine.connect() as connection:
                alone = connection.execution_options(isolation_level="AUTOCOMMIT")
                alone.execute(text("VACUUM"))
                alone.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))

        await asyncio.get_running_loop().run_in_executor(self._writer, work)

    async def close(self) -> None:
        """Without waiting for a disk that does not answer."""
        closed = self._writer.submit(self._drop_connection)
        self._writer.shutdown(wait=False)
        self._readers.shutdown(wait=False, cancel_futures=True)
        done, _ = await asyncio.wait([asyncio.wrap_future(closed)], timeout=CLOSE_SECONDS)
        if done:
            self._engine.dispose()


class Postgres(Database):
    def __init__(self, url: str) -> None:
        super().__init__()
        limits = {
            "statement_timeout": str(STATEMENT_SECONDS * 1000),
            "lock_timeout": str(LOCK_SECONDS * 1000),
            "idle_in_transaction_session_timeout": str(STATEMENT_SECONDS * 1000),
        }
        self._engine = create_async_engine(
            url,
            connect_args={"timeout": CONNECT_SECONDS, "server_settings": limits},
            pool_timeout=CONNECT_SECONDS,
            # Every transaction of ours ends by itself, so there is nothing to roll back.
            pool_reset_on_return=None,
        )
        # One question needs no transaction around it.
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def _run(
        self, work: Work[T], writing: bool = False, seconds: float | None = STATEMENT_SECONDS
    ) -> T:
        # A server that is gone without a word keeps no time-out of its own.
        engine = self._engine if writing else self._reading
        async with asyncio.timeout(seconds), engine.begin() as connection:
            return await connection.run_sync(work)

    async def vacuum(self) -> None:
        async with self._engine.connect() as connection:
            alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await alone.execute(text("SET statement_timeout = 0"))
            await alone.execute(text("VACUUM (ANALYZE)"))

    async def close(self) -> None:
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._engine.dispose()
        except TimeoutError:
            pass


async def open_database(url: str) -> Database:
    """The database at `url`, brought up to date."""
    database: Database = Postgres(url) if url.startswith("postgresql") else Sqlite(url)
    await database.migrate()
    return database


async def open_existing(url: str) -> Database:
    """The database of a server as it is: neither made nor migrated, since servers of another version may be
    running on it."""
    if url.startswith("postgresql"):
        database: Database = Postgres(url)
    else:
        path = make_url(url).database
        if path is None or not Path(path).is_file():
            raise bad_request("error-admin-no-database", path=str(path))
        database = Sqlite(url)
    try:
        stored = await database.read(_revision)
        known = ScriptDirectory.from_config(alembic_config()).get_current_head()
        if stored != known:
            raise bad_request("error-admin-version", stored=str(stored), known=str(known))
    except BaseException:
        await database.close()
        raise
    return database


def database_url(database: str) -> str:
    """SQLAlchemy's address for what is given on the command line: a file or a PostgreSQL address."""
    for scheme in ("postgresql://", "postgres://"):
        if database.startswith(scheme):
            return "postgresql+asyncpg://" + database.removeprefix(scheme)
    return database if "://" in database else f"sqlite:///{database}"


def _is_outage(error: OSError | DBAPIError) -> bool:
    # SQLite's own word for a damaged file is the plain DatabaseError.
    if isinstance(error, OSError | InterfaceError | OperationalError) or type(error) is DatabaseError:
        return True
    # asyncpg's errors arrive as plain DBAPI errors.
    state = str(getattr(error.orig, "sqlstate", "") or "")
    return error.connection_invalidated or state.startswith(OUTAGES)


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", f"busy_timeout = {LOCK_SECONDS * 1000}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Two servers may start at the same time.
        for limit in ("statement_timeout", "lock_timeout"):
            connection.execute(text(f"SET LOCAL {limit} = 0"))
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def alembic_config() -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
