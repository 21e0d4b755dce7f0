"""All the parts of a running server, put together."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path

import msgspec

from fittest.bots.registry import LEVELS
from fittest.bots.review import GAMES
from fittest.server.access import Access
from fittest.server.advice import Advice
from fittest.server.blocks import Blocks
from fittest.server.bot_pool import BotPool, process_pool
from fittest.server.database import database_url, open_database
from fittest.server.decide import Providers
from fittest.server.errors import is_outage
from fittest.server.following import Follower
from fittest.server.gc_tuning import FullGcTimer
from fittest.server.limits import Gate, Limits
from fittest.server.metrics import Metrics
from fittest.server.notify import Notifier
from fittest.server.rooms import Rooms
from fittest.server.scheduler import Scheduler
from fittest.server.seating import Seating
from fittest.server.service import Service, real_providers
from fittest.server.store import Store

logger = logging.getLogger(__name__)

STATIC = Path(__file__).parent / "static"


class Config(msgspec.Struct, kw_only=True):
    """`database` is a path of an SQLite file or a PostgreSQL address. `origin` is the address by which
    browsers reach the server, if a proxy changes the `Host` header."""

    database: str = "fittest.sqlite"
    origin: str | None = None
    # Where friends in the same network find it; links to this machine itself would be of no use to them.
    address: str | None = None
    metrics_token: str | None = None
    limits: Limits = Limits()
    bot_workers: int = 1
    bot_budget: float = 4.0
    bot_pace: float = 0.0
    review_games: int = GAMES
    purge_days: int | None = 90
    static: Path = STATIC
    # For tests: other clocks, secrets and pools.
    providers: Providers | None = None
    pool: Callable[[int], Executor] = process_pool


class Server:
    """Made by `Server.open`; every handler gets it as `server`."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.providers = config.providers or real_providers(list(LEVELS))
        self.metrics = Metrics()
        store.on_commit = self.metrics.committed
        self.gate = Gate(config.limits, self.providers.now)
        self.access = Access(store, self.providers.now, self.providers.secret)
        self.bot_pool = BotPool(config.bot_workers, config.bot_budget, config.pool)
        self.rooms = Rooms(store, self.providers.now, self.bot_pool.try_loading, self.bot_pool.try_answer)
        self.blocks = Blocks(self.providers.now)
        self.follower = Follower(store, self.rooms, self.access, self.blocks)
        self.metrics.rooms.set_function(lambda: len(self.rooms.by_id))
        self.service = Service(self.rooms, self.bot_pool, self.providers, config.limits)
        self.seating = Seating(self.service, self.access)
        self.advice = Advice(self.rooms, self.bot_pool, self.providers, config.limits, config.review_games)
        self.scheduler = Scheduler(
            self.rooms,
            self.bot_pool,
            self.providers,
            config.bot_pace,
            config.purge_days,
            self.follower.look,
            [self.gate.tidy, self.access.tidy, self.advice.tidy, FullGcTimer()],
        )
        self.notifier: Notifier | None = None
        self._telling: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, config: Config) -> "Server":
        url = database_url(config.database)
        server = cls(config, Store(await open_database(url)))
        if url.startswith("postgresql"):
            server.notifier = Notifier(
                url,
                server.store.name,
                server.rooms.heard,
                server.part,
                server.rooms.heard_presence,
                server.reconnected,
            )
            server.rooms.tell_presence = server.tell_presence
        await server.follower.begin()
        server.scheduler.start()
        return server

    def tell_presence(self, table_id: str, seats: set[int]) -> None:
        """Soon; whether it is heard or not, the game goes on."""
        task = asyncio.create_task(self.store.tell_presence(table_id, seats))
        self._telling.add(task)
        task.add_done_callback(self._told)

    def _told(self, task: "asyncio.Task[None]") -> None:
        self._telling.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not is_outage(error):
            logger.warning("presence not told", extra={"error": type(error).__name__})

    def part(self, session: str) -> None:
        """A session has been closed, here or by another server: its sockets close, too."""
        self.access.drop(session)
        self.rooms.recheck(session)

    def reconnected(self) -> None:
        """Who knows what other servers have said meanwhile."""
        self.access.drop("")
        self.rooms.recheck()
        self.rooms.reconnected()

    async def make_room(self, address: str) -> None:
        """Before somebody makes a table: is there a place for it?"""
        existing = await self.store.count()
        if existing >= self.config.limits.tables:
            existing -= await self.scheduler.clear_junk()
        self.gate.new_table(address, existing)

    async def close(self) -> None:
        await self.scheduler.close()
        await self.advice.close()
        if self.notifier is not None:
            await self.notifier.close()
        self.bot_pool.close()
        await self.store.close()
