"""At a table: look, say, ask why not, ask for a hint, replay, course, review, fork, record, report."""

import asyncio

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fittest.server import queries, serialize
from fittest.server.documents import (
    Course,
    Created,
    Fork,
    HintDocument,
    ReplayStep,
    Report,
    ReviewDocument,
    TakeAway,
    Why,
)
from fittest.server.errors import refuse
from fittest.server.messages import ClientMessage, Done, Snapshot, You
from fittest.server.rooms import Listener, Room, place_of
from fittest.server.routes import AT_TABLE, CHANGING, refusals
from fittest.server.routes.parameters import AfterQuery, SeatQuery, StepQuery, TextQuery, WaitQuery
from fittest.server.server import Server
from fittest.server.shapes import RecordShape
from fittest.server.visitor import Visitor, actor


@get("/api/tables/{table_id:str}", responses=AT_TABLE)
async def look(
    server: NamedDependency[Server],
    visitor: NamedDependency[Visitor],
    table_id: FromPath[str],
    seat: SeatQuery = None,
    after: AfterQuery = None,
    wait: WaitQuery = 25.0,
) -> Snapshot:
    """The table as a seat or a spectator sees it; with `after`, as soon as it is newer than that."""
    visitor.slow_down()
    room, you = await visitor.enter(table_id, seat)
    if after is not None and room.table.seq <= after and wait > 0:
        watches = place_of(you) is None
        server.gate.enter(visitor.address, watches, room.beside(you))
        listener = Listener(you, visitor.came_by)
        server.rooms.enter(room, listener)
        try:
            await asyncio.wait_for(listener.wake.wait(), wait)
        except TimeoutError:
            pass
        finally:
            server.rooms.leave(room, listener)
            server.gate.leave(visitor.address, watches)
        # The link may have been replaced while we waited.
        room, you = await visitor.enter(table_id, seat)
    return serialize.snapshot(room.table, you, server.providers.now(), room.told_presence)


@post("/api/tables/{table_id:str}/messages", status_code=200, responses=CHANGING)
async def say(
    server: NamedDependency[Server],
    visitor: NamedDependency[Visitor],
    table_id: FromPath[str],
    data: JSONBody[ClientMessage],
    seat: SeatQuery = None,
) -> Done:
    """Say one message, as over the socket."""
    visitor.slow_down()
    room, you = await visitor.enter(table_id, seat)
    return await server.service.say(room, actor(you), data)


@get("/api/tables/{table_id:str}/why", responses=AT_TABLE)
async def why(
    visitor: NamedDependency[Visitor],
    table_id: FromPath[str],
    text: TextQuery,
    seat: SeatQuery = None,
) -> Why:
    """Why is an action not legal now?"""
    visitor.slow_down()
    room, _ = await visitor.enter(table_id, seat)
    return queries.why(room.table, seat, text, visitor.language)


@get("/api/tables/{table_id:str}/hint", responses=AT_TABLE)
async def hint(
    server: NamedDependency[Server],
    visitor: NamedDependency[Visitor],
    table_id: FromPath[str],
    seat: SeatQuery = None,
) -> HintDocument:
    """The best options of the seat that is asked, with chances of winning, from its own view. Takes up to
    a few seconds."""
    visitor.slow_down()
    room, you = await visitor.enter(table_id, seat)
    if you.seat is None:
        raise refuse(403, "error-not-a-seat")
    return await server.advice.hint(room.table, you.seat)


@get("/api/tables/{table_id:str}/review", responses=refusals(401, 403, 404, 409, 413, 429, 500, 503))
async def review(
    server: NamedDependency[Server], visitor: NamedDependency[Visitor], table_id: FromPath[str]
) -> ReviewDocument:
    """A finished game looked back on: the chances after each decision, the turning points, what a bot would
    have done. The first request sets the work going; ask again until `review` is there."""
    visitor.slow_down()
    room, _ = await visitor.enter(table_id, None)
    return await server.advice.review(room)


async def look_back(server: Server, visitor: Visitor, table_id: str, seat: int | None) -> tuple[Room, You]:
    """Once the game is over every seat is open to all."""
    visitor.slow_down()
    room = await server.rooms.room(table_id)
    return await visitor.enter(table_id, None if room.table.status == "finished" else seat)


@get("/api/tables/{table_id:str}/replay", responses=AT_TABLE)
async def replay(
    server: NamedDependency[Server],
    visitor: NamedDependency[Visitor],
    table_id: FromPath[str],
    step: StepQuery,
    seat: SeatQuery = None,
) -> ReplayStep:
    """The position after `step` answers. Once the game is over every seat is open to all."""
    room, you = await look_back(server, visitor, table_id, seat)
    return queries.replay_step(room.table, you, seat, step)


@get("/api/tables/{table_id:str}/course", responses=AT_TABLE)
async def course(
    server: NamedDependency[Server],
    visitor: NamedDependency[Visitor],
    table_id: FromPath[str],
    seat: SeatQuery = None,
) -> Course:
    """Turn and points after each answer so far, in one document."""
    room, you = await look_back(server, visitor, table_id, seat)
    return queries.course(room.table, you)


@post("/api/tables/{table_id:str}/fork", status_code=201, responses=CHANGING)
async def fork(
    server: NamedDependency[Server],
    visitor: NamedDependency[Visitor],
    table_id: FromPath[str],
    data: JSONBody[Fork],
    seat: SeatQuery = None,
) -> Created:
    """A new table that goes on from a step of this one."""
    visitor.slow_down()
    room, _ = await visitor.enter(table_id, seat)
    await server.make_room(visitor.address)
    return await server.seating.fork(room, await visitor.session(fresh=True), seat, data)


@get("/api/tables/{table_id:str}/take-away", responses=AT_TABLE)
async def take_away(
    server: NamedDependency[Server],
    visitor: NamedDependency[Visitor],
    table_id: FromPath[str],
    seat: SeatQuery = None,
) -> TakeAway:
    """A running game of one person and bots, as that person could go on with it without the server: what the
    seat cannot know is made up."""
    visitor.slow_down()
    room, you = await visitor.enter(table_id, seat)
    if you.seat is None:
        raise refuse(403, "error-not-a-seat")
    return server.service.take_away(room.table, you.seat)


@get("/api/tables/{table_id:str}/record", responses=AT_TABLE)
async def record(visitor: NamedDependency[Visitor], table_id: FromPath[str]) -> Response[RecordShape]:
    """The whole game as a record. It holds every secret, so only when the game is over."""
    visitor.slow_down()
    room, _ = await visitor.enter(table_id, None)
    if room.table.status != "finished":
        raise refuse(409, "why-not-finished")
    name = f"attachment; filename=fittest-{table_id}.json"
    return Response(room.table.full_record(), headers={"content-disposition": name})


@get("/api/tables/{table_id:str}/report", responses=AT_TABLE)
async def report(
    visitor: NamedDependency[Visitor], table_id: FromPath[str], seat: SeatQuery = None
) -> Report:
    """What belongs in a bug report, as one seat knows it."""
    visitor.slow_down()
    room, you = await visitor.enter(table_id, seat)
    return queries.report(room.table, you)


HANDLERS = [look, say, why, hint, replay, course, review, fork, take_away, record, report]
