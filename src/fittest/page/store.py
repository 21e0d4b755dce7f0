"""Tables in the storage of the browser."""

import asyncio
from collections.abc import Callable
from typing import Protocol

import msgspec

from fittest.server.table_store import Summary


class Backing(Protocol):
    """What the page's script does with its database."""

    async def append(self, table_id: str, seq: int, body: str) -> bool: ...

    async def read(self, table_id: str, after: int) -> str:
        """The bodies, as a JSON list of texts."""

    async def note(self, table_id: str, seq: int, touched: int, body: str) -> None:
        """Keep a line for the list of tables, unless a newer one is there."""

    async def delete(self, table_id: str) -> None: ...

    async def review(self, table_id: str) -> str:
        """The review that was kept; empty if there is none."""

    async def keep_review(self, table_id: str, body: str) -> None: ...


class PageStore:
    """`listed` makes the line of a table in the list, out of its summary. Nothing is due at a table that
    nobody looks at, and nothing is thrown away."""

    def __init__(self, backing: Backing, listed: Callable[[Summary], str]) -> None:
        self._backing = backing
        self._listed = listed
        self._notes: set[asyncio.Task[None]] = set()

    async def append(self, table_id: str, seq: int, body: str) -> bool:
        return await self._backing.append(table_id, seq, body)

    async def read(self, table_id: str, after: int = 0) -> list[str]:
        return msgspec.json.decode(await self._backing.read(table_id, after), type=list[str])

    def note(self, summary: Summary) -> None:
        line = self._backing.note(summary.table_id, summary.seq, summary.touched, self._listed(summary))
        task = asyncio.ensure_future(line)
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    async def due(self, now: int, most: int = 100) -> list[str]:
        return []

    async def forget_due(self, table_id: str) -> None:
        pass

    async def behind(self) -> list[str]:
        return []

    async def missing(self, table_ids: list[str]) -> list[str]:
        return [table_id for table_id in table_ids if not await self.read(table_id)]

    async def delete(self, table_ids: list[str]) -> None:
        for table_id in table_ids:
            await self._backing.delete(table_id)

    async def purge(self, before: int, unstarted_before: int = 0) -> list[str]:
        return []

    async def purge_junk(self, before: int) -> list[str]:
        return []

    async def review(self, table_id: str) -> str | None:
        return await self._backing.review(table_id) or None

    async def keep_review(self, table_id: str, body: str) -> None:
        await self._backing.keep_review(table_id, body)
