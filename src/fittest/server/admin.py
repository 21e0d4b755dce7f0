"""What the operator can do to the database of running servers: `fittest admin`.

What is done and its entry in the log are one transaction, and running servers follow the log. Nothing here
plays a game, so a table that cannot be played can still be shown and deleted. Nothing that is told here is a
secret of a game or opens anything.
"""

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, or_, select, text, update

from fittest.kernel.errors import bad_request
from fittest.server.blocks import network_of
from fittest.server.clock import DAY
from fittest.server.documents import TableSummary
from fittest.server.messages import Role
from fittest.server.store import Store
from fittest.server.tables import admin_log, blocks, grants, log, sessions, summaries
from fittest.server.tokens import digest, split

# Enough of a session's hash to tell sessions apart.
FINGERPRINT = 12
FINGERPRINTS = re.compile(rf"[0-9a-f]{{{FINGERPRINT},64}}")

_summary = msgspec.json.Decoder(TableSummary).decode


class SeatReport(msgspec.Struct):
    seat: int
    plan: str
    name: str


class KeyReport(msgspec.Struct):
    """One link and the sessions that have opened it."""

    role: Role
    seat: int | None
    sessions: list[str]


class ChatReport(msgspec.Struct):
    at: int
    seat: int
    text: str


class TableReport(msgspec.Struct):
    id: str
    status: str
    ruleset: str
    version: str
    origin: str | None
    public: bool
    made: int
    touched: int
    events: int
    moves: int
    bytes: int
    seats: list[SeatReport]
    keys: list[KeyReport]
    chat: list[ChatReport] | None


class Block(msgspec.Struct):
    network: str
    at: int
    until: int | None
    reason: str


class Entry(msgspec.Struct):
    """One thing that was done. `detail` is about `target`, in no language: numbers, or a reason as it was
    given."""

    id: int
    at: int
    who: str
    action: str
    target: str
    detail: str


class Forgotten(msgspec.Struct):
    """`deleted` tables are gone; at the `erased` ones others have seats too, so only name and chat are."""

    sessions: list[str]
    deleted: list[str]
    erased: list[str]


class Stored(NamedTuple):
    seq: int
    document: dict[str, Any]

    @property
    def event(self) -> dict[str, Any]:
        event: dict[str, Any] = self.document["event"]
        return event


class Admin:
    """`who` is written into the log; `now` gives milliseconds."""

    def __init__(self, store: Store, who: str, now: Callable[[], int]) -> None:
        self._store = store
        self._database = store.database
        self._who = who
        self._now = now

    # -- looking -------------------------------------------------------------------------------

    async def tables(self, status: str | None, most: int) -> list[TableSummary]:
        """The tables with the newest events."""
        query = select(summaries.c.body).order_by(summaries.c.touched.desc()).limit(most)
        if status is not None:
            query = query.where(summaries.c.status == status)
        return await self._database.read(
            lambda connection: [_summary(row[0]) for row in connection.execute(query)]
        )

    async def show(self, table_id: str, chat: bool) -> TableReport:
        """What is stored about a table. The chat is shown only with `chat`, and that is logged."""

        def work(connection: Connection) -> TableReport:
            found = _report(connection, table_id)
            if chat:
                self._log(connection, "read-chat", table_id)
            else:
                found.chat = None
            return found

        return await self._database.write(work)

    async def blocks(self) -> list[Block]:
        query = select(blocks).order_by(blocks.c.at)
        return await self._database.read(
            lambda connection: [Block(*row) for row in connection.execute(query)]
        )

    async def log(self, most: int) -> list[Entry]:
        """What was done, the newest first."""
        query = select(admin_log).order_by(admin_log.c.id.desc()).limit(most)
        return await self._database.read(
            lambda connection: [Entry(*row) for row in connection.execute(query)]
        )

    # -- doing ---------------------------------------------------------------------------------

    async def delete(self, table_ids: list[str]) -> None:
        """All of them, or none if one is not there."""

        def work(connection: Connection) -> None:
            for table_id in table_ids:
                events = connection.execute(
                    select(func.count()).select_from(log).where(log.c.table_id == table_id)
                ).scalar_one()
                if not events:
                    raise bad_request("error-admin-no-table", table=table_id)
                self._log(connection, "delete", table_id, f"{events}")
            self._store.delete_tables(connection, table_ids)

        await self._database.write(work)

    async def block(self, address: str, days: float | None, reason: str) -> str:
        network = str(network_of(address))
        now = self._now()
        row = {
            "network": network,
            "at": now,
            "until": None if days is None else now + int(days * DAY),
            "reason": reason,
        }

        def work(connection: Connection) -> None:
            connection.execute(delete(blocks).where(or_(blocks.c.network == network, blocks.c.until < now)))
            connection.execute(blocks.insert(), row)
            self._log(connection, "block", network, reason)

        await self._database.write(work)
        return network

    async def unblock(self, address: str) -> str:
        network = str(network_of(address))

        def work(connection: Connection) -> None:
            if connection.execute(delete(blocks).where(blocks.c.network == network)).rowcount == 0:
                raise bad_request("error-admin-not-blocked", network=network)
            self._log(connection, "unblock", network)

        await self._database.write(work)
        return network

    async def purge(self, days: float) -> int:
        """Delete tables where nothing has happened for that long."""
        gone = await self._store.purge(self._now() - int(days * DAY))
        await self._database.write(
            lambda connection: self._log(connection, "purge", f"{days:g}", f"{len(gone)}")
        )
        return len(gone)

    async def vacuum(self) -> tuple[int, int]:
        """Bytes of the database before and after."""
        before = await self._database.read(_size)
        await self._database.vacuum()
        after = await self._database.read(_size)
        await self._database.write(
            lambda connection: self._log(connection, "vacuum", "", f"{before} {after}")
        )
        return before, after

    async def forget(self, player: str, all_tables: bool) -> Forgotten:
        """Delete everything about a player, given a link, a cookie or the fingerprint of a session."""

        def work(connection: Connection) -> Forgotten:
            hashes = _sessions_of(connection, player)
            if not hashes:
                raise bad_request("error-admin-no-player")
            found = Forgotten([hash[:FINGERPRINT] for hash in hashes], [], [])
            held: dict[str, set[str]] = {}
            for table_id, key in connection.execute(
                select(grants.c.table_id, grants.c.key).where(grants.c.session.in_(hashes))
            ):
                held.setdefault(table_id, set()).add(key)
            for table_id, keys in sorted(held.items()):
                if all_tables or not _others(connection, table_id, hashes):
                    found.deleted.append(table_id)
                    self._log(connection, "delete", table_id)
                elif _erase(connection, table_id, keys):
                    found.erased.append(table_id)
                    self._log(connection, "erase", table_id)
            self._store.delete_tables(connection, found.deleted)
            connection.execute(delete(grants).where(grants.c.session.in_(hashes)))
            connection.execute(delete(sessions).where(sessions.c.hash.in_(hashes)))
            for fingerprint in found.sessions:
                self._log(connection, "forget", fingerprint)
            return found

        return await self._database.write(work)

    def _log(self, connection: Connection, action: str, target: str, detail: str = "") -> None:
        if connection.dialect.name == "postgresql":
            # Servers read on from the highest number, so a lower one must not be committed later.
            connection.execute(text("LOCK TABLE admin_log IN EXCLUSIVE MODE"))
        row = {"at": self._now(), "who": self._who, "action": action, "target": target, "detail": detail}
        connection.execute(admin_log.insert(), row)


def _events(connection: Connection, table_id: str) -> list[Stored]:
    query = select(log.c.seq, log.c.body).where(log.c.table_id == table_id).order_by(log.c.seq)
    return [Stored(seq, msgspec.json.decode(body)) for seq, body in connection.execute(query)]


def _keys(found: Any) -> Iterator[dict[str, Any]]:
    """Every key that is named anywhere in an event."""
    if isinstance(found, dict):
        if "hash" in found and "role" in found:
            yield found
        for value in found.values():
            yield from _keys(value)
    elif isinstance(found, list):
        for value in found:
            yield from _keys(value)


def _report(connection: Connection, table_id: str) -> TableReport:
    stored = _events(connection, table_id)
    if not stored:
        raise bad_request("error-admin-no-table", table=table_id)
    row = connection.execute(
        select(summaries.c.status, summaries.c.body).where(summaries.c.table_id == table_id)
    ).first()
    opened = stored[0].event
    settings = next(s.event["settings"] for s in reversed(stored) if "settings" in s.event)
    names = dict[int, str]()
    keys = dict[str, dict[str, Any]]()
    chat = []
    for _, document in stored:
        event = document["event"]
        if event["type"] == "renamed":
            names[event["seat"]] = event["name"]
        elif event["type"] == "chatted" and event["text"]:
            chat.append(ChatReport(event["at"], event["seat"], event["text"]))
        keys.update({key["hash"]: key for key in _keys(event)})
    holders: dict[str, list[str]] = {}
    for session, key in connection.execute(
        select(grants.c.session, grants.c.key).where(grants.c.table_id == table_id)
    ):
        holders.setdefault(key, []).append(session[:FINGERPRINT])
    size = connection.execute(select(func.sum(func.length(log.c.body))).where(log.c.table_id == table_id))
    return TableReport(
        table_id,
        "?" if row is None else row[0],
        settings["ruleset"] if row is None else _summary(row[1]).ruleset,
        opened["version"],
        (opened.get("origin") or {}).get("kind"),
        settings.get("public", False),
        opened["at"],
        stored[-1].event["at"],
        len(stored),
        sum(s.event["type"] == "answered" for s in stored),
        int(size.scalar_one()),
        [
            SeatReport(number, plan.get("level", plan["kind"]), names.get(number, ""))
            for number, plan in enumerate(settings["seats"])
        ],
        [
            KeyReport(key["role"], key.get("seat"), sorted(holders[hash]))
            for hash, key in keys.items()
            if hash in holders
        ],
        chat,
    )


def _sessions_of(connection: Connection, player: str) -> list[str]:
    table_id, secret = split(player)
    keys = _keys_by_link(_events(connection, table_id), digest(secret))
    by_link = select(grants.c.session).where(grants.c.table_id == table_id, grants.c.key.in_(keys))
    known = or_(sessions.c.hash == digest(player), sessions.c.hash.in_(by_link))
    if FINGERPRINTS.fullmatch(player):
        known = or_(known, sessions.c.hash.startswith(player))
    return list(connection.execute(select(sessions.c.hash).where(known)).scalars())


def _keys_by_link(stored: list[Stored], link: str) -> set[str]:
    """The key of a link, and those for which whoever has opened it has exchanged it."""
    found, newest = {link}, dict[int | None, str]()
    for _, document in stored:
        event = document["event"]
        for key in _keys(event):
            seat = key.get("seat", -1)
            if event["type"] in ("sat", "rekeyed") and newest.get(seat, "") in found:
                found.add(key["hash"])
            newest[seat] = key["hash"]
    return found


def _others(connection: Connection, table_id: str, hashes: list[str]) -> bool:
    query = select(grants.c.session).where(grants.c.table_id == table_id, grants.c.session.not_in(hashes))
    return connection.execute(query.limit(1)).first() is not None


def _erase(connection: Connection, table_id: str, held: set[str]) -> bool:
    """Erase the name and the chat of the holder of these keys from a table. The game stays."""
    stored = _events(connection, table_id)
    seats = {key.get("seat") for s in stored for key in _keys(s.event) if key["hash"] in held} - {None}
    for seq, document in stored:
        event = document["event"]
        field = {"renamed": "name", "chatted": "text"}.get(event["type"])
        if field is not None and event["seat"] in seats:
            event[field] = ""
            body = msgspec.json.encode(document).decode()
            connection.execute(
                update(log).where(log.c.table_id == table_id, log.c.seq == seq).values(body=body)
            )
    row = connection.execute(select(summaries.c.body).where(summaries.c.table_id == table_id)).first()
    if row is not None:
        summary = _summary(row[0])
        names = [f"P{n + 1}" if n in seats else name for n, name in enumerate(summary.names)]
        body = msgspec.json.encode(msgspec.structs.replace(summary, names=names)).decode()
        connection.execute(update(summaries).where(summaries.c.table_id == table_id).values(body=body))
    return bool(seats)


def _size(connection: Connection) -> int:
    if connection.dialect.name == "postgresql":
        return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
    pages = connection.execute(text("PRAGMA page_count")).scalar_one()
    return int(pages) * int(connection.execute(text("PRAGMA page_size")).scalar_one())
