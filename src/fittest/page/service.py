"""What the first worker runs: every table of this browser, and what can be done there.

Whoever has the device owns every seat that is a person's, and the host's link. So nobody has to sit down or
to open links, and whoever proposes something agrees to it for all.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

import fittest
from fittest.bots.registry import LEVELS
from fittest.kernel.errors import RENDERER
from fittest.kernel.message import Message
from fittest.page.bot_runner import Ask, PageBotRunner
from fittest.page.store import Backing, PageStore
from fittest.server import events, queries, serialize
from fittest.server.advice import Advice
from fittest.server.decide import Actor
from fittest.server.documents import (
    CardDocument,
    Course,
    Created,
    Fork,
    Grant,
    HintDocument,
    MyTable,
    NewTable,
    Rematch,
    ReplayStep,
    Report,
    ReviewDocument,
    TableSummary,
    TakeAway,
    Why,
)
from fittest.server.errors import REFUSALS, problem, refuse, status_of
from fittest.server.events import Key
from fittest.server.limits import Limits
from fittest.server.messages import (
    Agree,
    ClientMessage,
    Closed,
    Done,
    Origin,
    Problem,
    Refused,
    Snapshot,
    You,
)
from fittest.server.rooms import Listener, Room, Rooms
from fittest.server.scheduler import TICK, Scheduler
from fittest.server.service import Opening, Service, real_providers
from fittest.server.settings import Person
from fittest.server.table import Table
from fittest.server.table_store import Summary
from fittest.server.tokens import digest, split

logger = logging.getLogger(__name__)

# No table of a server is called so: its names have no zero.
LOCAL = "0"
# Nobody else is kept waiting here.
GENEROUS = 10**6
LIMITS = Limits(
    renames_per_minute=GENEROUS,
    proposals_per_minute=GENEROUS,
    undos_per_minute=GENEROUS,
    changes_per_minute=GENEROUS,
    hints_per_minute=GENEROUS,
)
# A review imagines fewer games than on a server.
REVIEW_GAMES = 20

_encode = msgspec.json.Encoder().encode
_message = msgspec.json.Decoder(ClientMessage).decode
_summary = msgspec.json.Decoder(TableSummary).decode

Seat = int | None
CALLS: dict[str, Any] = {
    "cards": tuple[str, dict[str, Any]],
    "open": tuple[str],
    "create": tuple[NewTable],
    "go_on": tuple[TakeAway],
    "look": tuple[str, Seat],
    "say": tuple[str, Seat, ClientMessage],
    "why": tuple[str, Seat, str],
    "replay": tuple[str, Seat, int],
    "course": tuple[str],
    "hint": tuple[str, int],
    "review": tuple[str],
    "fork": tuple[str, Seat, Fork],
    "rematch": tuple[str],
    "record": tuple[str],
    "report": tuple[str, Seat],
    "remove": tuple[str],
}
"""What the page can call, and with which arguments."""


class Failed(msgspec.Struct):
    status: int
    error: Problem


class PageService:
    """`tell` sends the page what is to be heard on a line, by the number that the page gave it."""

    def __init__(self, backing: Backing, ask: Ask, tell: Callable[[int, str], None]) -> None:
        # The page has the texts, and puts in words what it is told.
        RENDERER.render = lambda message: f"@{message.key}"
        providers = real_providers(list(LEVELS))
        self._providers = providers._replace(table_id=lambda: LOCAL + providers.table_id())
        bot_runner = PageBotRunner(ask)
        self._store = PageStore(backing, self._listed)
        self._rooms = Rooms(self._store, providers.now, bot_runner.try_loading, bot_runner.try_answer)
        self._service = Service(self._rooms, bot_runner, self._providers, LIMITS)
        self._advice = Advice(self._rooms, bot_runner, providers, LIMITS, REVIEW_GAMES)
        self._scheduler = Scheduler(self._rooms, bot_runner, providers, 0.0, None, _nothing, [])
        self._tell = tell
        self._lines: dict[int, asyncio.Task[None]] = {}
        self._listening: dict[int, tuple[Room, Listener]] = {}
        self._clock = asyncio.ensure_future(self._tick())

    async def _tick(self) -> None:
        """Clocks run here, too."""
        while True:
            await asyncio.sleep(TICK)
            await self._scheduler.tick()

    def close(self) -> None:
        self._clock.cancel()
        for line in self._lines.values():
            line.cancel()

    # -- calls ---------------------------------------------------------------------------------

    async def call(self, name: str, body: str) -> str:
        """A call of the page; what went wrong comes after `!`."""
        try:
            args = msgspec.json.decode(body, type=CALLS[name])
            return _encode(await getattr(self, name)(*args)).decode()
        except REFUSALS as refusal:
            failed = Failed(status_of(refusal), problem(refusal.message, None))
        except (msgspec.DecodeError, RecursionError) as error:
            failed = Failed(400, problem(Message("error-unreadable", {"why": str(error)}), None))
        except Exception:
            logger.exception("bug", extra={"call": name})
            failed = Failed(500, problem(Message("error-internal"), None))
        return "!" + _encode(failed).decode()

    async def cards(self, ruleset: str, switches: dict[str, Any]) -> list[CardDocument]:
        return queries.cards(ruleset, switches)

    async def open(self, token: str) -> Grant:
        table_id, secret = split(token)
        room = await self._rooms.room(table_id)
        link = digest(secret)
        spent = room.table.spent.get(link)
        key = room.table.opened_by(link if spent is None else spent.held)
        if key is None:
            raise refuse(401, "error-wrong-token")
        return Grant(table_id, key.role, key.seat)

    async def create(self, wanted: NewTable) -> Created:
        settings = replace(wanted.settings, public=False)
        return await self._opened(await self._service.create(replace(wanted, settings=settings)))

    async def go_on(self, taken: TakeAway) -> Created:
        """With a game that a server was playing with me alone."""
        origin = Origin("fork", taken.table, taken.step)
        settings = replace(taken.settings, public=False)
        game = fittest.load(taken.scenario)
        return await self._opened(await self._service.open_game(settings, game, origin, start=True))

    async def look(self, table_id: str, seat: Seat) -> Snapshot:
        room = await self._room(table_id)
        return serialize.snapshot(
            room.table, _you(room.table, seat), self._providers.now(), room.told_presence
        )

    async def say(self, table_id: str, seat: Seat, message: ClientMessage) -> Done:
        return await self._said(await self._room(table_id), seat, message)

    async def why(self, table_id: str, seat: Seat, text: str) -> Why:
        return queries.why((await self._room(table_id)).table, seat, text, None)

    async def replay(self, table_id: str, seat: Seat, step: int) -> ReplayStep:
        table = (await self._room(table_id)).table
        return queries.replay_step(table, _you(table, None), seat, step)

    async def course(self, table_id: str) -> Course:
        table = (await self._room(table_id)).table
        return queries.course(table, _you(table, None))

    async def hint(self, table_id: str, seat: int) -> HintDocument:
        return await self._advice.hint((await self._room(table_id)).table, seat)

    async def review(self, table_id: str) -> ReviewDocument:
        return await self._advice.review(await self._room(table_id))

    async def fork(self, table_id: str, seat: Seat, wanted: Fork) -> Created:
        return await self._opened(await self._service.fork(await self._room(table_id), seat, wanted))

    async def rematch(self, table_id: str) -> Rematch:
        room = await self._service.rematch(await self._room(table_id), -1, _nothing)
        await self._sit_down(room)
        await self._service.start_alone(room, _seats(room.table)[0])
        return Rematch(room.table.id)

    async def record(self, table_id: str) -> dict[str, object]:
        """Also of a game that goes on: whoever owns every seat may carry it elsewhere."""
        table = (await self._room(table_id)).table
        if table.match is None:
            raise refuse(409, "why-not-started")
        return table.full_record() if table.status == "finished" else table.match.record()

    async def report(self, table_id: str, seat: Seat) -> Report:
        table = (await self._room(table_id)).table
        return queries.report(table, _you(table, seat))

    async def remove(self, table_id: str) -> None:
        room = await self._rooms.room(table_id)
        self._rooms.drop(room)
        async with room.lock:
            await self._store.delete([table_id])

    async def _room(self, table_id: str) -> Room:
        """The room, where bots go on if it is their turn."""
        room = await self._rooms.room(table_id)
        self._scheduler.look(room)
        return room

    async def _opened(self, opening: Opening) -> Created:
        await self._sit_down(opening.room)
        return opening.created

    async def _sit_down(self, room: Room) -> None:
        """At every seat that is a person's."""
        async with room.lock:
            table = room.table
            for number, seat in enumerate(table.seats):
                if isinstance(seat.plan, Person) and not seat.taken:
                    key = Key(digest(self._providers.secret()), "seat", number, held=True)
                    event = events.Sat(at=self._providers.now(), seat=number, key=key, sitter=LOCAL)
                    await self._rooms.commit(room, event)

    async def _said(self, room: Room, seat: Seat, message: ClientMessage) -> Done:
        done = await self._service.say(room, Actor(seat, True), message)
        for motion in list(room.table.motions.values()):
            for other in room.table.voters(motion):
                if room.table.motions.get(motion.what) is motion and other not in motion.agreed:
                    agreed = Agree(id=f"{message.id} {other}", what=motion.what)
                    await self._service.say(room, Actor(other, True), agreed)
        await self._sit_down(room)
        return done

    def _listed(self, summary: Summary) -> str:
        """A line of the list of tables. They are all mine."""
        found = _summary(summary.body)
        room = self._rooms.by_id.get(summary.table_id)
        seats = [] if room is None else _seats(room.table)
        turn = found.status == "playing" and found.asked in seats
        return _encode(MyTable(found, seats, True, turn)).decode()

    # -- lines ---------------------------------------------------------------------------------

    def subscribe(self, line: int, table_id: str, seat: Seat) -> None:
        self._lines[line] = asyncio.ensure_future(self._listen(line, table_id, seat))

    def unsubscribe(self, line: int) -> None:
        task = self._lines.pop(line, None)
        if task is not None:
            task.cancel()

    async def _listen(self, line: int, table_id: str, seat: Seat) -> None:
        room: Room | None = None
        listener: Listener | None = None
        try:
            room = await self._rooms.room(table_id)
            listener = Listener(_you(room.table, seat), beats=True)
            self._rooms.enter(room, listener)
            self._listening[line] = (room, listener)
            self._tell(line, room.snapshot(listener, self._providers.now()).decode())
            self._scheduler.look(room)
            while True:
                await listener.wake.wait()
                listener.wake.clear()
                if room.gone:
                    raise refuse(409, "error-no-table")
                listener.you = _you(room.table, seat)
                update = room.update(listener, self._providers.now())
                if update is not None:
                    self._tell(line, update.decode())
        except REFUSALS as refusal:
            self._tell(line, _encode(Closed(problem(refusal.message, None))).decode())
        finally:
            self._listening.pop(line, None)
            if room is not None and listener is not None:
                self._rooms.leave(room, listener)

    async def hear(self, line: int, body: str) -> None:
        """Somebody says something on a line."""
        if line not in self._listening:
            return
        room, listener = self._listening[line]
        message = _message(body)
        answer: Done | Refused
        try:
            answer = await self._said(room, listener.you.seat, message)
        except REFUSALS as refusal:
            answer = Refused(message.id, problem(refusal.message, None))
        except Exception:
            logger.exception("bug", extra={"table": room.table.id})
            answer = Refused(message.id, problem(Message("error-internal"), None))
        self._tell(line, _encode(answer).decode())

    def changed(self, table_id: str, seq: int) -> None:
        """Another tab of this browser has stored event `seq`; 0: it has removed the table."""
        self._rooms.heard(table_id, seq)


def _seats(table: Table) -> list[int]:
    return [number for number, seat in enumerate(table.seats) if isinstance(seat.plan, Person)]


def _you(table: Table, seat: Seat) -> You:
    seats = _seats(table)
    if seat is not None and seat not in seats:
        raise refuse(403, "error-not-your-seat")
    return You(seat, seats, True)


async def _nothing() -> None:
    pass
