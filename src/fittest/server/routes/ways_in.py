"""Opening links, sitting down, lists of tables."""

import msgspec
from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fittest.server import present
from fittest.server.access import grants
from fittest.server.documents import Created, Grant, MyTable, NewTable, Rematch, TableSummary, Token
from fittest.server.errors import refuse
from fittest.server.routes import AT_TABLE, CHANGING, refusals
from fittest.server.routes.parameters import SeatQuery
from fittest.server.server import Server
from fittest.server.tokens import digest, split
from fittest.server.visitor import Visitor

LISTED = 200
MINE = 50

_summary = msgspec.json.Decoder(TableSummary).decode


@post("/api/session", status_code=200, responses=refusals(401, 404, 413, 415, 429, 503))
async def open_link(
    server: NamedDependency[Server], visitor: NamedDependency[Visitor], data: JSONBody[Token]
) -> Response[Grant]:
    """Exchange the token of a link for the cookie."""
    visitor.slow_down()
    table_id, secret = split(data.token)
    if not table_id:
        raise refuse(401, "error-wrong-token")
    room = await server.hub.room(table_id)
    key = room.table.keys.get(digest(secret))
    if key is None:
        raise refuse(401, "error-wrong-token")
    cookies = await visitor.receive(table_id, key.hash)
    await server.desk.sit(room, key)
    return Response(Grant(table_id, key.role, key.seat), cookies=cookies)


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
    opened_here = [table_id for table_id in session.keys if table_id in server.hub.rooms]
    found = []
    for table_id in dict.fromkeys([*opened_here, *newest]):
        room = await server.hub.room(table_id)
        opened = grants(session, room.table)
        if opened:
            seats = sorted(grant.seat for grant in opened if grant.seat is not None)
            host = any(grant.role == "host" for grant in opened)
            summary = present.summary(room.table)
            turn = summary.status == "playing" and summary.asked in seats
            found.append(MyTable(summary, seats, host, turn))
    return sorted(found, key=lambda mine: -mine.table.touched)[:MINE]


@get("/api/tables", responses=refusals(503))
async def public_tables(server: NamedDependency[Server]) -> list[TableSummary]:
    """Public tables that wait for players or play."""
    return [_summary(body) for body in await server.store.public_tables(LISTED)]


@post("/api/tables", status_code=201, responses=refusals(413, 415, 429, 503))
async def new_table(
    server: NamedDependency[Server], visitor: NamedDependency[Visitor], data: JSONBody[NewTable]
) -> Created:
    """Make a table. Its secret links are told here, and never again."""
    server.gate.new_table(visitor.address, await server.store.count())
    return (await server.desk.create(data)).created


@post("/api/tables/{table_id:str}/sit", status_code=200, responses=CHANGING)
async def sit(
    server: NamedDependency[Server],
    visitor: NamedDependency[Visitor],
    table_id: FromPath[str],
    seat: SeatQuery = None,
) -> Response[Grant]:
    """Take a free seat of a public table."""
    room = await server.hub.room(table_id)
    key = await server.desk.take_free_seat(room, seat)
    cookies = await visitor.receive(table_id, key.hash)
    return Response(Grant(table_id, "seat", key.seat), cookies=cookies)


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=AT_TABLE)
async def rematch(
    server: NamedDependency[Server], visitor: NamedDependency[Visitor], table_id: FromPath[str]
) -> Response[Rematch]:
    """The next game of the same people. The cookie gets the same seats (and the host's link) there."""
    room = await server.hub.room(table_id)
    session = await visitor.session(room)
    held = grants(session, room.table)
    if not any(grant.role in ("seat", "host") for grant in held):
        raise refuse(403 if held else 401, "error-not-a-seat" if held else "error-no-key")
    new = await server.desk.rematch(room)
    has = {(grant.role, grant.seat) for grant in grants(session, new.table)}
    for grant in held:
        if (grant.role, grant.seat) not in has:
            key = await server.desk.add_key(new, grant.role, grant.seat)
            await visitor.receive(new.table.id, key.hash)
            await server.desk.sit(new, key)
    return Response(Rematch(new.table.id))


HANDLERS = [open_link, forget_links, mine, public_tables, new_table, sit, rematch]
