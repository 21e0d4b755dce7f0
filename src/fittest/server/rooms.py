"""The tables that this server has open, and who listens at each."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable

import msgspec

from fittest.about import VERSION
from fittest.server import serialize
from fittest.server.errors import Refusal, is_outage, refuse
from fittest.server.events import Answered, AnyEvent, Opened, Started, pack, unpack
from fittest.server.foreign import is_foreign
from fittest.server.limits import Bucket
from fittest.server.messages import Present, You
from fittest.server.position import Position, position_of
from fittest.server.presence import BLINK, GRACE, Presence
from fittest.server.table import Table
from fittest.server.table_store import Summary, TableStore

logger = logging.getLogger(__name__)

# Loading a long game must not hold up other tables.
EVENTS_PER_BREATH = 25

# What a table can be called at all; anything else need not be looked for.
ID = re.compile(r"[a-z0-9]{1,16}")

_encode = msgspec.json.Encoder().encode


class Listener:
    """Somebody with an open socket (or a waiting request): woken when the table changes. `session` is the
    hash of the session that let them in; with `beats` they are shown every step on the way."""

    def __init__(self, you: You, session: str = "", beats: bool = False) -> None:
        self.you = you
        self.session = session
        self.beats = beats
        self.wake = asyncio.Event()
        # The newest event it has heard of; 0: it is to hear everything (again).
        self.seq = 0
        self.told = 0
        # Who is there, as it has been told; None: it only waits for something to happen.
        self.presence: list[Present | None] | None = None
        # Up to which event it is known that the listener's link still opens what it opened.
        self.checked = 0


class Room:
    """An open table. `lock` is held while an event is stored."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.used_at = 0
        self.gone = False
        self.presence = Presence(self._seats_here)
        self.told_presence = self.presence.told(table)
        # How often each seat may still do what is not playing.
        self.allowances: dict[tuple[int, str], Bucket] = {}
        self._packed: dict[tuple[int | None, bool, bool, int, int], bytes] = {}
        self._packed_seq = 0

    def _seats_here(self) -> set[int]:
        """A person with one seat of a table open is there for all their seats."""
        return {seat for listener in self.listeners for seat in listener.you.seats}

    def beside(self, you: You) -> int:
        """How many listeners there are of the same seat; for a spectator, of spectators."""
        return sum(place_of(other.you) == place_of(you) for other in self.listeners)

    def snapshot(self, listener: Listener, now: int) -> bytes:
        table = self.table
        listener.seq = listener.checked = table.seq
        listener.told = serialize.told_events(table, listener.you)
        listener.presence = self.told_presence
        return _encode(serialize.snapshot(table, listener.you, now, listener.presence))

    def update(self, listener: Listener, now: int) -> bytes | None:
        """What `listener` has not heard yet; two sockets of one seat share the same bytes."""
        table = self.table
        if table.seq == listener.seq:
            return None
        if listener.seq == 0:
            return self.snapshot(listener, now)
        if table.seq != self._packed_seq:
            self._packed.clear()
            self._packed_seq = table.seq
        you = listener.you
        key = (you.seat, you.hands, listener.beats, listener.seq, listener.told)
        body = self._packed.get(key)
        if body is None:
            body = _encode(serialize.update(table, you, listener.seq, listener.told, now, listener.beats))
            self._packed[key] = body
        if table.game_seq > listener.seq:
            listener.told = serialize.told_events(table, you)
        listener.seq = table.seq
        return body

    def watch(self) -> None:
        """Let the table keep the way of its game while somebody wants to see it, as far as not all have."""
        trail = self.table.trail
        heard = [listener.seq for listener in self.listeners if listener.beats]
        trail.watched = bool(heard)
        if heard:
            trail.forget(min(heard))

    def ring(self) -> None:
        for listener in self.listeners:
            listener.wake.set()


def place_of(you: You) -> int | None:
    """The seat as which somebody is counted, -1 for a host who does not play; None: a spectator."""
    if you.seat is not None or you.seats:
        return you.seat if you.seat is not None else you.seats[0]
    return -1 if you.host else None


class Rooms:
    """`changed` is called with every room at which this server has stored an event. `try_loading` opens a
    stored table in another process first, and `try_answer` plays an answer there, so that what hangs or
    crashes hangs or crashes there."""

    def __init__(
        self,
        store: TableStore,
        now: Callable[[], int],
        try_loading: Callable[[str, list[str]], Awaitable[None]],
        try_answer: Callable[[Position, str], Awaitable[None]],
    ) -> None:
        self.store = store
        self.by_id: dict[str, Room] = {}
        self.changed: Callable[[Room], None] = lambda room: None
        self._now = now
        self._try_loading = try_loading
        self._try_answer = try_answer
        # Tables that cannot be opened, and why.
        self._set_aside: dict[str, str] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._refreshing: set[asyncio.Task[None]] = set()
        # Lets other servers know which seats have somebody here.
        self.tell_presence: Callable[[str, set[int]], None] = lambda table_id, seats: None

    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded from the log if need be; refuses if there is no such table."""
        if not ID.fullmatch(table_id):
            raise refuse(404, "error-no-table")
        room = self.by_id.get(table_id)
        if room is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            room = await asyncio.shield(task)
        if room is None:
            raise refuse(404, "error-no-table")
        room.used_at = self._now()
        return room

    async def _load(self, table_id: str) -> Room | None:
        if table_id in self._set_aside:
            raise self._unreadable(table_id)
        room = Room(Table(table_id))
        try:
            bodies = await self.store.read(table_id)
            if not bodies:
                return None
            if _is_unsure(unpack(bodies[0])):
                await self._try_loading(table_id, bodies)
            await self._fold(room, bodies)
            # What other servers stored since then rang at no room: from here on it rings at this one, and a
            # second look finds what came before.
            async with room.lock:
                self.by_id[table_id] = room
                await self._catch_up(room)
            self._after_change(room)
        except Exception as error:
            self.by_id.pop(table_id, None)
            if isinstance(error, Refusal):
                raise
            await self._put_aside(table_id, error)
            raise self._unreadable(table_id) from error
        if (broken := room.table.broken) is not None:
            logger.warning("table broken off", extra={"table": table_id, "step": broken.step})
        room.used_at = self._now()
        return room

    def is_set_aside(self, table_id: str) -> bool:
        return table_id in self._set_aside

    def why_gone(self, room: Room) -> Refusal:
        table_id = room.table.id
        return self._unreadable(table_id) if self.is_set_aside(table_id) else refuse(409, "error-no-table")

    def _unreadable(self, table_id: str) -> Refusal:
        return refuse(410, "error-table-unreadable", why=self._set_aside[table_id])

    async def _put_aside(self, table_id: str, error: Exception) -> None:
        """Do not try again and again; the next start of a server does."""
        logger.error("table set aside", exc_info=error, extra={"table": table_id})
        cost = isinstance(error, TimeoutError)
        self._set_aside[table_id] = "@table-aside-cost" if cost else "@table-aside-log"
        await self.store.forget_due(table_id)

    async def add(self, table: Table, event: AnyEvent) -> Room:
        """A new table with its first event."""
        room = Room(table)
        if not await self.commit(room, event):
            raise refuse(503, "error-storage")
        room.used_at = self._now()
        self.by_id[table.id] = room
        return room

    async def commit(self, room: Room, event: AnyEvent) -> bool:
        """Store an event and only then let everybody hear of it. False: another server was faster, and
        the table is now as that server left it. Call it with the room's lock."""
        if room.gone:
            raise refuse(404, "error-no-table")
        table = room.table
        if isinstance(event, Answered):
            if is_foreign(table.record):
                await self._try_out(room, event.text)
            room.watch()
            table.foresee(event.text)
        if not await self.store.append(table.id, table.seq + 1, pack(event)):
            await self._catch_up(room)
            self._after_change(room)
            return False
        await self._apply(room, event)
        self._after_change(room)
        self.changed(room)
        return True

    async def _try_out(self, room: Room, text: str) -> None:
        """A game that began in a position from outside may come to hang at any answer."""
        try:
            await self._try_answer(position_of(room.table), text)
        except TimeoutError as error:
            await self._put_aside(room.table.id, error)
            self.drop(room)
            raise self.why_gone(room) from error

    async def refresh(self, room: Room, seq: int = 0, body: str = "") -> None:
        """Take in what other servers have stored: event `seq` if it was told and comes next, else what is in
        the log. Its summary is for the server that has stored it."""
        async with room.lock:
            before = room.table.seq
            if body and seq == before + 1:
                await self._apply(room, unpack(body))
            elif not seq or seq > before:
                await self._catch_up(room)
            if room.table.seq != before:
                room.ring()

    async def _catch_up(self, room: Room) -> None:
        await self._fold(room, await self.store.read(room.table.id, room.table.seq))

    async def _fold(self, room: Room, bodies: list[str]) -> None:
        for number, body in enumerate(bodies, start=1):
            await self._apply(room, unpack(body))
            if number % EVENTS_PER_BREATH == 0:
                await asyncio.sleep(0)

    async def _apply(self, room: Room, event: AnyEvent) -> None:
        room.watch()
        table = room.table
        if isinstance(event, Started):
            match = table.prepare(event)
            while match.catch_up(EVENTS_PER_BREATH):
                await asyncio.sleep(0)
        table.apply(event)

    def _after_change(self, room: Room) -> None:
        table = room.table
        body = _encode(serialize.summary(table)).decode()
        self.store.note(
            Summary(
                table.id,
                table.seq,
                table.status,
                table.settings.public,
                table.touched,
                table.next_due(),
                body,
            )
        )
        if table.facts_seq == table.seq:
            self.note_presence(room)
        room.ring()

    # -- who is there ----------------------------------------------------------------------------

    def enter(self, room: Room, listener: Listener) -> None:
        room.listeners.add(listener)
        if listener.you.seats:
            self.tell_presence(room.table.id, room.presence.here_only())
            self.note_presence(room)

    def leave(self, room: Room, listener: Listener) -> None:
        room.listeners.discard(listener)
        if listener.you.seats:
            room.presence.left(listener.you.seats)
            self.tell_presence(room.table.id, room.presence.here_only())
            self._note_later(room)

    def _note_later(self, room: Room) -> None:
        loop = asyncio.get_running_loop()
        for seconds in (BLINK, GRACE):
            loop.call_later(seconds + 0.05, self.note_presence, room)

    def note_presence(self, room: Room) -> None:
        told = room.presence.told(room.table)
        if told != room.told_presence:
            room.told_presence = told
            for listener in room.listeners:
                if listener.presence is not None:
                    listener.wake.set()

    def heard_presence(self, server: str, table_id: str, seats: set[int]) -> None:
        """Who is at another server. One that we hear of for the first time does not know who is here."""
        room = self.by_id.get(table_id)
        if room is None:
            return
        here = room.presence.here_only()
        if room.presence.heard(server, seats) and here:
            self.tell_presence(table_id, here)
        self.note_presence(room)
        self._note_later(room)

    # -- other servers -------------------------------------------------------------------------

    def heard(self, table_id: str, seq: int, body: str = "") -> None:
        """Another server has stored event `seq`; 0: the table has been purged."""
        room = self.by_id.get(table_id)
        if room is None:
            return
        if seq == 0:
            self.drop(room)
        elif seq > room.table.seq:
            self._refresh_soon(room, seq, body)

    def reconnected(self) -> None:
        for room in self.by_id.values():
            self._refresh_soon(room)

    def _refresh_soon(self, room: Room, seq: int = 0, body: str = "") -> None:
        task = asyncio.create_task(self.refresh(room, seq, body))
        self._refreshing.add(task)
        task.add_done_callback(self._refreshed)

    def _refreshed(self, task: "asyncio.Task[None]") -> None:
        self._refreshing.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not is_outage(error):
            logger.warning("refresh failed", extra={"error": type(error).__name__})

    # -- after `fittest admin` -------------------------------------------------------------------

    async def drop_deleted(self) -> None:
        """Let go of the tables that are no longer in the database, and delete what was stored there since."""
        for table_id in await self.store.missing(list(self.by_id)):
            if (room := self.by_id.get(table_id)) is not None:
                self.drop(room)
                async with room.lock:
                    await self.store.delete([table_id])

    async def reload(self, table_id: str) -> None:
        """Read a table anew whose stored events have changed, and show it anew to everybody."""
        room = self.by_id.get(table_id)
        if room is None:
            return
        async with room.lock:
            room.table = Table(table_id)
            await self._catch_up(room)
            for listener in room.listeners:
                listener.seq = 0
            self._after_change(room)

    def recheck(self, session: str | None = None) -> None:
        """Somebody may have lost their access: listeners (of a session, or all) have to prove it again."""
        for room in self.by_id.values():
            for listener in room.listeners:
                if session in (None, listener.session):
                    listener.checked = -1
                    listener.wake.set()

    # -- tidying up ----------------------------------------------------------------------------

    def drop(self, room: Room) -> None:
        room.gone = True
        self.by_id.pop(room.table.id, None)
        room.ring()

    def drop_idle(self, before: int) -> None:
        """Forget tables at which nobody listens and nobody has done anything; the log keeps them."""
        for room in list(self.by_id.values()):
            if not room.listeners and room.used_at < before and not room.lock.locked():
                self.by_id.pop(room.table.id, None)


def _is_unsure(event: AnyEvent) -> bool:
    """Has the table been opened by another version, or did it begin in a position from outside? What this
    version has played from its own beginning can be played again."""
    return not isinstance(event, Opened) or event.version != VERSION or is_foreign(event.record)
