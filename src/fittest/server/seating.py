"""Who holds which seat. The first who opens the link of a seat sits there, and then nobody else does by that
link; other devices come by a code that the sitter makes, and can be dropped.

A session is always given a key first, and only then does the table say that the key opens something: if the
server dies in between, nothing has happened. The other way round the seat would be lost to everybody.
"""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from fittest.server import events
from fittest.server.access import Access, Session, grants, you
from fittest.server.clock import MINUTE
from fittest.server.documents import Created, DeviceCode, Fork, Grant
from fittest.server.errors import Refusal, refuse
from fittest.server.events import Key
from fittest.server.rooms import Room
from fittest.server.service import ATTEMPTS, Service
from fittest.server.table import Table
from fittest.server.tokens import digest, read_code, split

# A browser that did not hear the answer when it opened a link may ask again for so long.
CLAIM_LIFETIME = 10 * MINUTE


class Entry(NamedTuple):
    """What somebody holds now, and the cookie that they need for it, if they had none."""

    grant: Grant
    cookie: str | None


class Seating:
    def __init__(self, service: Service, access: Access) -> None:
        self._service = service
        self._rooms = service.rooms
        self._providers = service.providers
        self._access = access

    async def open(self, session: Session, token: str, claim: str | None) -> Entry:
        """Somebody has come by a link, or by a code for another device."""
        code = read_code(token)
        if code is not None:
            return await self._redeem(session, code)
        table_id, secret = split(token)
        if not table_id:
            raise refuse(401, "error-wrong-token")
        room = await self._rooms.room(table_id)
        link = digest(secret)
        key = room.table.opened_by(link)
        if key is not None and key.seat is None:
            cookie = await self._access.grant(session, table_id, link)
            return Entry(Grant(table_id, key.role, None), cookie)
        claimed = digest(claim) if claim else ""
        try:
            return await self._sit(room, session, lambda table: _invited(table, link), claimed)
        except Refusal:
            # Perhaps they took it themselves: in a second tab, or the response was lost.
            entry = await self._open_again(room.table, session, link, claimed)
            if entry is None:
                raise
            return entry

    async def _open_again(self, table: Table, session: Session, link: str, claim: str) -> Entry | None:
        spent = table.spent.get(link)
        key = table.opened_by(link if spent is None else spent.link.hash)
        seat = spent.link.seat if spent is not None else None if key is None else key.seat
        if seat is None:
            return None
        grant = Grant(table.id, "seat", seat)
        if grant in grants(session, table):
            return Entry(grant, None)
        if spent is None or not claim or claim != spent.claim or spent.held not in table.keys:
            return None
        if self._providers.now() - spent.at > CLAIM_LIFETIME:
            return None
        return Entry(grant, await self._access.grant(session, table.id, spent.held))

    async def take_free_seat(self, room: Room, session: Session, wanted: int | None) -> Entry:
        """Sit down at a public table. Asking again gives the same seat."""
        held = [grant for grant in grants(session, room.table) if grant.seat is not None]
        for grant in held:
            if wanted in (None, grant.seat):
                return Entry(grant, None)
        return await self._sit(room, session, lambda table: _free(table, wanted), "")

    async def _sit(self, room: Room, session: Session, choose: Callable[[Table], int], claim: str) -> Entry:
        hash = digest(self._providers.secret())
        cookie, granted = None, False
        for _ in range(ATTEMPTS):
            async with room.lock:
                seat = choose(room.table)
                if not granted:
                    cookie, granted = await self._access.grant(session, room.table.id, hash), True
                key = Key(hash, "seat", seat, held=True)
                sitter = _sitter(session.hash if cookie is None else digest(cookie), room.table)
                event = events.Sat(at=self._providers.now(), seat=seat, key=key, claim=claim, sitter=sitter)
                if await self._rooms.commit(room, event):
                    return Entry(Grant(room.table.id, "seat", seat), cookie)
        raise refuse(503, "error-storage")

    # -- devices -------------------------------------------------------------------------------

    async def _redeem(self, session: Session, code: str) -> Entry:
        table_id, hash, cookie = await self._access.redeem(session, code)
        room = await self._rooms.room(table_id)
        key = room.table.opened_by(hash)
        if key is None:
            raise refuse(401, "error-wrong-code")
        return Entry(Grant(table_id, key.role, key.seat), cookie)

    async def devices(self, table: Table, seat: int) -> int:
        """How many sessions hold the seat."""
        keys = [key.hash for key in table.keys.values() if key.seat == seat]
        return await self._access.holders(table.id, keys)

    async def make_code(self, table: Table, session: Session, seat: int) -> DeviceCode:
        held = next(key for key in session.opened(table) if key.seat == seat)
        code, until = await self._access.offer(table.id, held.hash)
        return DeviceCode(code, f"/#/join/{code}", until)

    async def drop_others(self, room: Room, session: Session, seat: int) -> None:
        """Only this session keeps the seat; codes that have been made are void."""
        hash = digest(self._providers.secret())
        await self._access.grant(session, room.table.id, hash)
        for _ in range(ATTEMPTS):
            async with room.lock:
                you(session, room.table, seat)
                key = Key(hash, "seat", seat, held=True)
                event = events.Rekeyed(at=self._providers.now(), actor=seat, seat=seat, key=key)
                if await self._rooms.commit(room, event):
                    return
        raise refuse(503, "error-storage")

    # -- the next game -------------------------------------------------------------------------

    async def rematch(self, room: Room, session: Session, make_room: Callable[[], Awaitable[None]]) -> Room:
        """The table of the next game, where everybody has the same seat as here. It was kept for them:
        nobody has ever seen a link to it."""
        held = _player(session, room.table)
        new = await self._service.rematch(room, _first_seat(held), make_room)
        await self._move(session, held, new)
        return new

    async def fork(self, room: Room, session: Session, seat: int | None, wanted: Fork) -> Created:
        """A table that goes on from a step of this one; the others are invited if that is wanted."""
        if not wanted.invite:
            return (await self._service.fork(room, seat, wanted)).created
        if room.table.status != "finished":
            raise refuse(409, "why-not-finished")
        held = _player(session, room.table)
        kept = [number for number, other in enumerate(room.table.seats) if other.taken]
        opening = await self._service.fork(room, _first_seat(held), wanted, kept)
        # The creator of a table is its host, not the host of the one before.
        await self._move(session, [grant for grant in held if grant.seat is not None], opening.room)
        return opening.created

    async def follow(self, room: Room, session: Session, to: str) -> Room:
        """Go where one has been invited to from this table."""
        held = _player(session, room.table)
        invitation = next((one for one in room.table.invitations if one.table == to), None)
        if invitation is None:
            raise refuse(404, "error-no-table")
        new = await self._rooms.room(to)
        if invitation.kind == "fork":
            held = [grant for grant in held if grant.seat is not None]
        await self._move(session, held, new)
        return new

    async def _move(self, session: Session, held: list[Grant], new: Room) -> None:
        for grant in held:
            key = _kept_key(new.table, grant)
            if key is None:
                continue
            if key.hash not in session.keys.get(new.table.id, ()):
                await self._access.grant(session, new.table.id, key.hash)
            if grant.seat is not None:
                await self._take_kept(new, session, grant.seat)
        for grant in held:
            if grant.seat is not None:
                await self._service.start_alone(new, grant.seat)

    async def _take_kept(self, room: Room, session: Session, seat: int) -> None:
        for _ in range(ATTEMPTS):
            async with room.lock:
                if not room.table.kept(seat):
                    return
                sitter = _sitter(session.hash, room.table)
                event = events.Sat(at=self._providers.now(), seat=seat, sitter=sitter)
                if await self._rooms.commit(room, event):
                    return
        raise refuse(503, "error-storage")

    # -- letting go ----------------------------------------------------------------------------

    async def let_go(self, room: Room, session: Session) -> None:
        """The session holds nothing of this table any more. Seats that it alone held are left; when nobody
        holds anything of the table, it is deleted."""
        for grant in grants(session, room.table):
            if grant.seat is not None and await self.devices(room.table, grant.seat) == 1:
                await self._service.leave(room, grant.seat)
        if await self._access.let_go(session, room.table.id):
            return
        self._rooms.drop(room)
        async with room.lock:
            await self._rooms.store.delete([room.table.id])


def _player(session: Session, table: Table) -> list[Grant]:
    """What somebody holds who plays here or is the host."""
    held = grants(session, table)
    if not any(grant.role in ("seat", "host") for grant in held):
        raise refuse(403 if held else 401, "error-not-a-seat" if held else "error-no-key")
    return held


def _first_seat(held: list[Grant]) -> int:
    return min((grant.seat for grant in held if grant.seat is not None), default=-1)


def _sitter(session: str, table: Table) -> str:
    """Tells the browsers at one table apart, and links none of them to another table."""
    return digest(f"{table.id} {session}")[:16]


def _invited(table: Table, link: str) -> int:
    """The seat to which a link invites."""
    if link in table.spent:
        raise refuse(409, "error-seat-taken")
    key = table.opened_by(link)
    if key is None or key.seat is None or key.held:
        raise refuse(401, "error-wrong-token")
    # Tables of earlier versions did not exchange the key of a link that was opened.
    if table.seats[key.seat].taken:
        raise refuse(409, "error-seat-taken")
    return key.seat


def _free(table: Table, wanted: int | None) -> int:
    if not table.settings.public:
        raise refuse(403, "error-not-public")
    if table.status != "waiting":
        raise refuse(409, "why-started")
    free = table.free()
    if not free or (wanted is not None and wanted not in free):
        raise refuse(409, "why-no-free-seat")
    return free[0] if wanted is None else wanted


def _kept_key(table: Table, grant: Grant) -> Key | None:
    for key in table.keys.values():
        if (key.role, key.seat) == (grant.role, grant.seat) and (key.held or key.seat is None):
            return key
    return None
