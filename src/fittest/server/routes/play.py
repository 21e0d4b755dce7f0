"""At a table: look, say, ask why not, ask for a hint, replay, review, fork, record, report."""

import asyncio

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from fittest.about import VERSION
from fittest.kernel.view import story
from fittest.server import present
from fittest.server.documents import Created, Fork, HintDocument, ReplayStep, Report, ReviewDocument, Why
from fittest.server.errors import problem, refuse
from fittest.server.hub import Listener, place_of
from fittest.server.messages import ClientMessage, Done, Snapshot
from fittest.server.routes import AT_TABLE, CHANGING, refusals
from fittest.server.routes.parameters import AfterQuery, SeatQuery, StepQuery, TextQuery, WaitQuery
from fittest.server.server import Server
from fittest.server.shapes import RecordShape
from fittest.server.table import Table
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
    room, you = await visitor.enter(table_id, seat)
    if after is not None and room.table.seq <= after and wait > 0:
        watches = place_of(you) is None
        server.gate.enter(visitor.address, watches, room.beside(you))
        listener = Listener(you, visitor.came_by)
        room.listeners.add(listener)
        try:
            await asyncio.wait_for(listener.wake.wait(), wait)
        except TimeoutError:
            pass
        finally:
            room.listeners.discard(listener)
            server.gate.leave(visitor.address, watches)
        # The link may have been replaced while we waited.
        room, you = await visitor.enter(table_id, seat)
    return present.snapshot(room.table, you, server.makers.now())


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
    return await server.desk.say(room, actor(you), data)


@get("/api/tables/{table_id:str}/why", responses=AT_TABLE)
async def why(
    visitor: NamedDependency[Visitor],
    table_id: FromPath[str],
    text: TextQuery,
    seat: SeatQuery = None,
) -> Why:
    """Why is an action not lawful now?"""
    room, _ = await visitor.enter(table_id, seat)
    game = room.table.game
    if game is None:
        raise refuse(409, "why-not-started")
    if game.decision is not None and game.decision.seat != seat:
        raise refuse(409, "why-not-your-turn", who=room.table.name(game.decision.seat))
    reason = game.why_not(text)
    return Why(None if reason is None else problem(reason, visitor.language))


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
    return await server.counsel.hint(room.table, you.seat)


@get("/api/tables/{table_id:str}/review", responses=refusals(401, 403, 404, 409, 413, 429, 500, 503))
async def review(
    server: NamedDependency[Server], visitor: NamedDependency[Visitor], table_id: FromPath[str]
) -> ReviewDocument:
    """A finished game looked back on: the chances after each decision, the turning points, what a bot would
    have done. The first request sets the work going; ask again until `review` is there."""
    visitor.slow_down()
    room, _ = await visitor.enter(table_id, None)
    return await server.counsel.review(room)


@get("/api/tables/{table_id:str}/replay", responses=AT_TABLE)
async def replay(
    server: NamedDependency[Server],
    visitor: NamedDependency[Visitor],
    table_id: FromPath[str],
    step: StepQuery,
    seat: SeatQuery = None,
) -> ReplayStep:
    """The position after `step` answers. Once the game is over every seat is open to all."""
    visitor.slow_down()
    room = await server.hub.room(table_id)
    over = room.table.status == "finished"
    room, you = await visitor.enter(table_id, None if over else seat)
    table = room.table
    if table.game is None:
        raise refuse(409, "why-not-started")
    last = present.newest_step(table, you)
    if step > last:
        raise refuse(400, "error-step", step=step, last=last)
    if seat is not None and seat >= len(table.seats):
        raise refuse(404, "error-no-seat", seat=seat)
    before = len(table.position(step - 1).events) if step else 0
    game = table.position(step)
    return ReplayStep(step, last, game.view(seat), story(game, seat, before))


@post("/api/tables/{table_id:str}/fork", status_code=201, responses=CHANGING)
async def fork(
    server: NamedDependency[Server],
    visitor: NamedDependency[Visitor],
    table_id: FromPath[str],
    data: JSONBody[Fork],
    seat: SeatQuery = None,
) -> Created:
    """A new table that goes on from a step of this one."""
    room, _ = await visitor.enter(table_id, seat)
    await server.make_room(visitor.address)
    return (await server.desk.fork(room, seat, data)).created


@get("/api/tables/{table_id:str}/record", responses=AT_TABLE)
async def record(visitor: NamedDependency[Visitor], table_id: FromPath[str]) -> Response[RecordShape]:
    """The whole game as a record. It holds every secret, so only when the game is over."""
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
    table = room.table
    if table.game is None:
        raise refuse(409, "why-not-started")
    step = present.newest_step(table, you)
    game = table.position(step)
    finished = table.status == "finished"
    return Report(
        VERSION,
        table.id,
        table.settings,
        seat,
        step,
        game.view(seat),
        story(game, seat),
        _own_answers(table, seat),
        table.full_record() if finished else None,
    )


def _own_answers(table: Table, seat: int | None) -> dict[int, str]:
    return {step: table.answers[step] for step, by in enumerate(table.answered_by) if by == seat}


HANDLERS = [look, say, why, hint, replay, review, fork, record, report]
