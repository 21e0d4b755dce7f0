"""Opening links, sitting down, lists of tables."""

import msgspec
from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from fittest.server import serialize
from fittest.server.access import grants
from fittest.server.documents import (
    Created,
    DeviceCode,
    Devices,
    Grant,
    MyTable,
    NewTable,
    Rematch,
    TableSummary,
    Token,
)
from fittest.server.errors import Refusal, refuse
from fittest.server.rooms import Room
from fittest.server.routes import AT_TABLE, CHANGING, refusals
from fittest.server.routes.parameters import SeatQuery, ToQuery
from fittest.server.server import Server
from fittest.server.visitor import Visitor

LISTED = 200
MINE = 50

_summary = msgspec.json.Decoder(TableSummary).decode


@post("/api/session", status_code=200, responses=refusals(401, 404, 409, 413, 415, 429, 503))
async def open_link(
    server: NamedDependency[Server], visitor: NamedDependency[Visitor], data: JSONBody[Token]
) -> Response[Grant]:
    """Exchange the token of a link, or a code for another device, for the cookie. The link of a seat works
    for the first who opens it."""
    visitor.slow_down()
    session = await visitor.session_or_new()
    entry = await server.seating.open(session, data.token, data.claim)
    return Response(entry.grant, cookies=visitor.cookies(entry.cookie))


@delete("/api/session", status_code=200, responses=refusals(503))
async def forget_links(visitor: NamedDependency[Visitor]) -> Response[dict[str, str]]:
    """Forget every link that the cookie holds."""
    return Response({"status": "ok"}, cookies=await visitor.forget())


@get("/api/mine", responses=refusals(429, 503))
async def mine(server: NamedDependency[Server], visitor: NamedDependency[Visitor]) -> list[MyTable]:
    """The tables of which this cookie holds a link, the newest first."""
    visitor.slow_down()
    session = await visitor.session()
    newest = await server.store.newest(list(session.keys), MINE)
    # A table that is so new that no list has it yet is open here.
    opened_here = [table_id for table_id in session.keys if table_id in server.rooms.by_id]
    found, unreadable = [], []
    for table_id in dict.fromkeys([*opened_here, *newest]):
        try:
            room = await server.rooms.room(table_id)
        except Refusal as refusal:
            # One table that cannot be opened, or has just been purged, hides no other.
            if refusal.status == 503:
                raise
            unreadable.append(table_id)
            continue
        opened = grants(session, room.table)
        if opened:
            seats = sorted(grant.seat for grant in opened if grant.seat is not None)
            host = any(grant.role == "host" for grant in opened)
            summary = serialize.summary(room.table)
            turn = summary.status == "playing" and summary.asked in seats
            held = set(session.keys)
            invited = [one for one in room.table.invitations if seats and one.table not in held]
            found.append(MyTable(summary, seats, host, turn, invited))
    stored = await server.store.summaries(unreadable)
    found += [MyTable(replace(_summary(b), status="unreadable"), [], False, False) for b in stored.values()]
    return sorted(found, key=lambda mine: -mine.table.touched)[:MINE]


@get("/api/tables", responses=refusals(429, 503))
async def public_tables(
    server: NamedDependency[Server], visitor: NamedDependency[Visitor]
) -> list[TableSummary]:
    """Public tables that wait for players or play."""
    visitor.slow_down()
    return [_summary(body) for body in await server.store.public_tables(LISTED)]


@post("/api/tables", status_code=201, responses=refusals(413, 415, 429, 503))
async def new_table(
    server: NamedDependency[Server], visitor: NamedDependency[Visitor], data: JSONBody[NewTable]
) -> Created:
    """Make a table. Its secret links are told here, and never again."""
    await server.make_room(visitor.address)
    return (await server.service.create(data)).created


@post("/api/tables/{table_id:str}/sit", status_code=200, responses=CHANGING)
async def sit(
    server: NamedDependency[Server],
    visitor: NamedDependency[Visitor],
    table_id: FromPath[str],
    seat: SeatQuery = None,
) -> Response[Grant]:
    """Take a free seat of a public table."""
    visitor.slow_down()
    room = await server.rooms.room(table_id)
    entry = await server.seating.take_free_seat(room, await visitor.session_or_new(), seat)
    return Response(entry.grant, cookies=visitor.cookies(entry.cookie))


@get("/api/tables/{table_id:str}/devices", responses=AT_TABLE)
async def devices(
    server: NamedDependency[Server],
    visitor: NamedDependency[Visitor],
    table_id: FromPath[str],
    seat: SeatQuery = None,
) -> Devices:
    """How many browsers hold the seat."""
    visitor.slow_down()
    room, seat = await _own_seat(visitor, table_id, seat)
    return Devices(await server.seating.devices(room.table, seat))


@post("/api/tables/{table_id:str}/devices", status_code=201, responses=CHANGING)
async def add_device(
    server: NamedDependency[Server],
    visitor: NamedDependency[Visitor],
    table_id: FromPath[str],
    seat: SeatQuery = None,
) -> DeviceCode:
    """Make a code by which one more device can have the seat; it works once, for a few minutes."""
    visitor.slow_down()
    room, seat = await _own_seat(visitor, table_id, seat)
    server.service.slow_down(room, seat, "changes")
    return await server.seating.make_code(room.table, await visitor.session(), seat)


@delete("/api/tables/{table_id:str}/devices", status_code=200, responses=CHANGING)
async def drop_devices(
    server: NamedDependency[Server],
    visitor: NamedDependency[Visitor],
    table_id: FromPath[str],
    seat: SeatQuery = None,
) -> Devices:
    """All other devices lose the seat, and a code that was made opens nothing any more."""
    visitor.slow_down()
    room, seat = await _own_seat(visitor, table_id, seat)
    server.service.slow_down(room, seat, "changes")
    await server.seating.drop_others(room, await visitor.session(), seat)
    return Devices(await server.seating.devices(room.table, seat))


async def _own_seat(visitor: Visitor, table_id: str, seat: int | None) -> tuple[Room, int]:
    room, you = await visitor.enter(table_id, seat)
    if you.seat is None:
        raise refuse(403, "error-not-a-seat")
    return room, you.seat


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=AT_TABLE)
async def rematch(
    server: NamedDependency[Server], visitor: NamedDependency[Visitor], table_id: FromPath[str]
) -> Response[Rematch]:
    """The next game of the same people. The cookie gets the same seats (and the host's link) there."""
    visitor.slow_down()
    room = await server.rooms.room(table_id)
    session = await visitor.session(fresh=True)
    new = await server.seating.rematch(room, session, lambda: server.make_room(visitor.address))
    return Response(Rematch(new.table.id))


@post("/api/tables/{table_id:str}/follow", status_code=200, responses=AT_TABLE)
async def follow(
    server: NamedDependency[Server], visitor: NamedDependency[Visitor], table_id: FromPath[str], to: ToQuery
) -> Response[Rematch]:
    """Go where one has been invited to. The cookie gets the same seats there."""
    visitor.slow_down()
    room = await server.rooms.room(table_id)
    new = await server.seating.follow(room, await visitor.session(fresh=True), to)
    return Response(Rematch(new.table.id))


@delete("/api/mine/{table_id:str}", status_code=200, responses=AT_TABLE)
async def let_go(
    server: NamedDependency[Server], visitor: NamedDependency[Visitor], table_id: FromPath[str]
) -> Response[dict[str, str]]:
    """Out of my games: the cookie opens nothing of this table any more, and a seat that it alone held is
    left. A table of which nobody holds anything is deleted."""
    visitor.slow_down()
    session = await visitor.session(fresh=True)
    if table_id not in session.keys:
        raise refuse(401, "error-no-key")
    room = await server.rooms.room(table_id)
    await server.seating.let_go(room, session)
    server.part(session.hash)
    return Response({"status": "ok"})


HANDLERS = [
    open_link,
    forget_links,
    mine,
    public_tables,
    new_table,
    sit,
    devices,
    add_device,
    drop_devices,
    rematch,
    follow,
    let_go,
]
