"""A running server follows the log of `fittest admin`: what was deleted, erased or blocked in the database
also goes from its memory. The same for SQLite and PostgreSQL, for one server and for many."""

from fittest.server.access import Access
from fittest.server.blocks import Blocks
from fittest.server.rooms import Rooms
from fittest.server.store import Store


class Follower:
    def __init__(self, store: Store, rooms: Rooms, access: Access, blocks: Blocks) -> None:
        self._rooms = rooms
        self._store = store
        self._access = access
        self._blocks = blocks
        self._seen = 0

    async def begin(self) -> None:
        """What was done before this server started is in the database already."""
        self._seen = await self._store.newest_admin_entry()
        self._blocks.load(await self._store.blocks())

    async def look(self) -> None:
        for number, action, target in await self._store.admin_entries(self._seen):
            await self._follow(action, target)
            self._seen = number

    async def _follow(self, action: str, target: str) -> None:
        if action in ("delete", "purge"):
            await self._rooms.drop_deleted()
        elif action == "erase":
            await self._rooms.reload(target)
        elif action in ("block", "unblock"):
            self._blocks.load(await self._store.blocks())
            self._rooms.recheck()
        elif action == "forget":
            self._access.drop(target)
            self._rooms.recheck()
