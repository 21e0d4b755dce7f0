"""What tables need of a place where they are kept: a database behind a server, the browser's own storage in a
page that needs none."""

from typing import NamedTuple, Protocol


class Summary(NamedTuple):
    """What lists and clocks know of a table; `body` is a `TableSummary` as JSON."""

    table_id: str
    seq: int
    status: str
    public: bool
    touched: int
    due: int | None
    body: str


class TableStore(Protocol):
    async def append(self, table_id: str, seq: int, body: str) -> bool:
        """Store an event; False if there is one with this number already. Returns when it is kept."""

    async def read(self, table_id: str, after: int = 0) -> list[str]:
        """The events of a table that are numbered higher than `after`, in order."""

    def note(self, summary: Summary) -> None:
        """Store a summary soon; nobody waits for it."""

    async def due(self, now: int, most: int = 100) -> list[str]:
        """Tables at which something has to be done."""

    async def forget_due(self, table_id: str) -> None:
        """Nothing has to be done at a table that cannot be opened."""

    async def behind(self) -> list[str]:
        """Tables whose summary lacks the newest event."""

    async def missing(self, table_ids: list[str]) -> list[str]:
        """Those of the tables that are no longer there."""

    async def delete(self, table_ids: list[str]) -> None: ...

    async def purge(self, before: int, unstarted_before: int = 0) -> list[str]:
        """Delete the tables at which nothing has happened since then, and return them."""

    async def purge_junk(self, before: int) -> list[str]:
        """The same for tables that nobody has ever used."""

    async def review(self, table_id: str) -> str | None: ...

    async def keep_review(self, table_id: str, body: str) -> None: ...
