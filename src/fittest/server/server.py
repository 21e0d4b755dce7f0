"""All the parts of a running server, put together."""

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path

import msgspec

from fittest.bots.registry import LEVELS
from fittest.bots.review import ADVISER, GAMES
from fittest.server.access import Access
from fittest.server.blocks import Blocks
from fittest.server.counsel import Counsel
from fittest.server.database import database_url, open_database
from fittest.server.decide import Makers
from fittest.server.desk import Desk, real_makers
from fittest.server.following import Follower
from fittest.server.hub import Hub
from fittest.server.keeper import Keeper
from fittest.server.limits import Gate, Limits
from fittest.server.metrics import Metrics
from fittest.server.rubbish import Sweeper
from fittest.server.seating import Seating
from fittest.server.store import Store
from fittest.server.thinkers import Thinkers, process_pool
from fittest.server.wakeup import Wakeup

STATIC = Path(__file__).parent / "static"


class Config(msgspec.Struct, kw_only=True):
    """`database` is a path of an SQLite file or a PostgreSQL address. `origin` is the address by which
    browsers reach the server, if a proxy changes the `Host` header."""

    database: str = "fittest.sqlite"
    origin: str | None = None
    metrics_token: str | None = None
    limits: Limits = Limits()
    bot_workers: int = 1
    bot_budget: float = 4.0
    bot_pace: float = 0.0
    review_games: int = GAMES
    review_bot: str = ADVISER
    purge_days: int | None = 90
    static: Path = STATIC
    # For tests: other clocks, secrets and pools.
    makers: Makers | None = None
    pool: Callable[[int], Executor] = process_pool


class Server:
    """Made by `Server.open`; every handler gets it as `server`."""

    def __init__(self, config: Config, store: Store) -> None:
        self.config = config
        self.store = store
        self.makers = config.makers or real_makers(list(LEVELS))
        self.metrics = Metrics()
        store.on_commit = self.metrics.committed
        self.gate = Gate(config.limits, self.makers.now)
        self.access = Access(store, self.makers.now, self.makers.secret)
        self.thinkers = Thinkers(config.bot_workers, config.bot_budget, config.pool)
        self.hub = Hub(store, self.makers.now, self.thinkers.try_loading)
        self.blocks = Blocks(self.makers.now)
        self.follower = Follower(self.hub, self.access, self.blocks)
        self.metrics.rooms.set_function(lambda: len(self.hub.rooms))
        self.desk = Desk(self.hub, self.thinkers, self.makers, config.limits)
        self.seating = Seating(self.desk, self.access)
        self.counsel = Counsel(
            self.hub, self.thinkers, self.makers, config.limits, config.review_games, config.review_bot
        )
        self.keeper = Keeper(
            self.hub,
            self.thinkers,
            self.makers,
            config.bot_pace,
            config.purge_days,
            self.follower.look,
            [self.gate.tidy, self.access.tidy, self.counsel.tidy, Sweeper()],
        )
        self.wakeup: Wakeup | None = None

    @classmethod
    async def open(cls, config: Config) -> "Server":
        url = database_url(config.database)
        server = cls(config, Store(await open_database(url)))
        if url.startswith("postgresql"):
            server.wakeup = Wakeup(url, server.store.name, server.hub.heard, server.part, server.reconnected)
        await server.follower.begin()
        server.keeper.start()
        return server

    def part(self, session: str) -> None:
        """A session has been closed, here or by another server: its sockets close, too."""
        self.access.drop(session)
        self.hub.recheck(session)

    def reconnected(self) -> None:
        """Who knows what other servers have said meanwhile."""
        self.access.drop("")
        self.hub.recheck()
        self.hub.reconnected()

    async def make_room(self, address: str) -> None:
        """Before somebody makes a table: is there a place for it?"""
        existing = await self.store.count()
        if existing >= self.config.limits.tables:
            existing -= await self.keeper.clear_junk()
        self.gate.new_table(address, existing)

    async def close(self) -> None:
        await self.keeper.close()
        await self.counsel.close()
        if self.wakeup is not None:
            await self.wakeup.close()
        self.thinkers.close()
        await self.store.close()
