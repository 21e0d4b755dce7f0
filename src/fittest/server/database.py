"""Where transactions run. The store writes them as plain functions of a connection; for PostgreSQL they
run on asyncpg, for SQLite in a thread of their own.

SQLite allows one writer at a time anyway, and a thread that is handed a whole transaction takes a
fifth of the time that a driver takes which crosses over to a thread for every single statement.
"""

import asyncio
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
from sqlalchemy import Connection, create_engine, event, func, make_url, select, text
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import create_async_engine

from fittest.kernel.errors import bad_request
from fittest.server.errors import refuse

MIGRATION_LOCK = 0x66697474
RETRY_SECONDS = 12.0
FIRST_RETRY = 0.05
LAST_RETRY = 1.0

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database(ABC):
    """Carries out transactions, and tries again while the database is away. That is safe, since every
    write of ours can be repeated: what did get stored the first time is found to be there."""

    def __init__(self) -> None:
        # One writer at a time, also for PostgreSQL: what waits meanwhile goes into the next transaction.
        self._writing = asyncio.Lock()

    async def read(self, work: Work[T]) -> T:
        return await _persistently(lambda: self._run(work))

    async def write(self, work: Work[T]) -> T:
        async def transaction() -> T:
            async with self._writing:
                return await self._run(work, writing=True)

        return await _persistently(transaction)

    async def ping(self) -> bool:
        """Is the database there right now?"""
        try:
            async with asyncio.timeout(2):
                await self._run(lambda connection: connection.execute(select(1)))
        except (OSError, DBAPIError):
            return False
        return True

    @abstractmethod
    async def _run(self, work: Work[T], writing: bool = False) -> T: ...

    @abstractmethod
    async def vacuum(self) -> None:
        """Give back the space of what was deleted."""

    @abstractmethod
    async def close(self) -> None: ...


class Sqlite(Database):
    def __init__(self, url: str) -> None:
        super().__init__()
        self._engine = create_engine(url)
        self._writing_connection: Connection | None = None
        event.listen(self._engine, "connect", _prepare_sqlite)
        self._writer = ThreadPoolExecutor(1, "fittest-writer")
        self._readers = ThreadPoolExecutor(2, "fittest-reader")

    async def _run(self, work: Work[T], writing: bool = False) -> T:
        thread = self._writer if writing else self._readers
        carry_out = self._write if writing else self._read
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
        self._writer.submit(self._drop_connection)
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()


class Postgres(Database):
    def __init__(self, url: str) -> None:
        super().__init__()
        self._engine = create_async_engine(url)

    async def _run(self, work: Work[T], writing: bool = False) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def vacuum(self) -> None:
        async with self._engine.connect() as connection:
            alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await alone.execute(text("SET statement_timeout = 0"))
            await alone.execute(text("VACUUM (ANALYZE)"))

    async def close(self) -> None:
        await self._engine.dispose()


async def open_database(url: str) -> Database:
    """The database at `url`, brought up to date."""
    database: Database = Postgres(url) if url.startswith("postgresql") else Sqlite(url)
    await database.write(_migrate)
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
        known = ScriptDirectory.from_config(_alembic()).get_current_head()
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


async def _persistently(work: Callable[[], Awaitable[T]]) -> T:
    give_up = asyncio.get_running_loop().time() + RETRY_SECONDS
    wait = FIRST_RETRY
    while True:
        try:
            return await work()
        except (OSError, DBAPIError) as error:
            if not _is_outage(error):
                raise
            if asyncio.get_running_loop().time() + wait > give_up:
                raise refuse(503, "error-storage") from error
        await asyncio.sleep(wait)
        wait = min(wait * 2, LAST_RETRY)


def _is_outage(error: OSError | DBAPIError) -> bool:
    if isinstance(error, OSError | InterfaceError | OperationalError):
        return True
    # asyncpg's "cannot connect now" and "admin shutdown" arrive as plain DBAPI errors.
    state = str(getattr(error.orig, "sqlstate", "") or "")
    return error.connection_invalidated or state[:2] in ("57", "08")


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Two servers may start at the same time.
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    config = _alembic()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _alembic() -> AlembicConfig:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()
