"""What can be done at tables, each thing stored before anybody hears of it."""

import secrets
import time
from collections.abc import Awaitable, Callable, Collection
from typing import NamedTuple

from msgspec.structs import replace

import fittest
from fittest.about import VERSION
from fittest.kernel.chance import FAST_SEEDS, SEED_LIMIT
from fittest.kernel.game import Game
from fittest.kernel.seed import load_seed
from fittest.server import events, foreign
from fittest.server.deals import chosen_of
from fittest.server.decide import (
    HOST,
    Actor,
    Makers,
    check_public,
    checked,
    decide,
    given_to,
    repeated,
    seat_key,
    started,
)
from fittest.server.documents import Created, Fork, NewTable
from fittest.server.errors import refuse
from fittest.server.events import Key
from fittest.server.hub import Hub, Room
from fittest.server.limits import Bucket, Limits
from fittest.server.messages import Answer, Chat, ClientMessage, Done, Link, Origin, Propose, Rename, Role
from fittest.server.settings import Person, Settings
from fittest.server.table import Table
from fittest.server.thinkers import Thinkers
from fittest.server.thinking import Position
from fittest.server.tokens import digest, link, new_id, new_secret
from fittest.server.vetting import given_by

ATTEMPTS = 8


def real_makers(levels: list[str]) -> Makers:
    return Makers(
        now=lambda: time.time_ns() // 1_000_000,
        table_id=new_id,
        secret=new_secret,
        seed=lambda: secrets.randbelow(FAST_SEEDS),
        deal_seed=lambda: FAST_SEEDS + secrets.randbelow(SEED_LIMIT - FAST_SEEDS),
        levels=levels,
    )


class Opening(NamedTuple):
    """A table that has just been made."""

    room: Room
    created: Created


class Desk:
    def __init__(self, hub: Hub, thinkers: Thinkers, makers: Makers, limits: Limits) -> None:
        self.hub = hub
        self.makers = makers
        self._thinkers = thinkers
        self._limits = limits

    async def say(self, room: Room, actor: Actor, message: ClientMessage) -> Done:
        """Carry out a message. Another server may be faster: then look again what it means now."""
        if repeated(room.table, actor, message) is None:
            self._allow(room, actor, message)
        for _ in range(ATTEMPTS):
            checked_at = await self._check_undo(room.table, actor, message)
            async with room.lock:
                before = repeated(room.table, actor, message)
                if before is not None:
                    return Done(message.id, before, repeated=True)
                verdict = decide(room.table, actor, message, self.makers)
                if checked_at not in (None, room.table.asked):
                    continue
                if await self.hub.commit(room, verdict.event):
                    return Done(message.id, room.table.seq, links=verdict.links)
        raise refuse(503, "error-storage")

    def _allow(self, room: Room, actor: Actor, message: ClientMessage) -> None:
        """Playing and talking have limits of their own; everything else can be done so often in a minute."""
        if isinstance(message, Answer | Chat):
            return
        kind = "changes"
        if isinstance(message, Rename):
            kind = "renames"
        elif isinstance(message, Propose):
            kind = "undos" if message.what == "undo" else "proposals"
        self.slow_down(room, HOST if actor.seat is None else actor.seat, kind)

    def slow_down(self, room: Room, who: int, kind: str) -> None:
        """`who` is a seat, or the host."""
        most = getattr(self._limits, f"{kind}_per_minute")
        now = self.makers.now() / 1000
        bucket = room.allowances.get((who, kind))
        if bucket is None:
            bucket = room.allowances[who, kind] = Bucket(most, most / 60, now)
        if not bucket.take(now):
            raise refuse(429, f"error-{kind}-per-minute", most=most)

    async def _check_undo(self, table: Table, actor: Actor, message: ClientMessage) -> int | None:
        """Refuse an undo that would reach too far. This takes a while, so the table is not held up: the
        result counts for the question with the number that is returned."""
        if not isinstance(message, Propose) or message.what != "undo":
            return None
        if repeated(table, actor, message) is not None:
            return None
        event = decide(table, actor, message, self.makers).event
        assert isinstance(event, events.Proposed)
        assert event.to is not None
        asked, step = table.asked, table.step
        floor = await self._thinkers.undo_floor(position_of(table), event.to)
        if floor > event.to:
            raise refuse(409, "why-undo-learnt-all" if floor == step else "why-undo-learnt", floor=floor)
        return asked

    # -- new tables ----------------------------------------------------------------------------

    async def create(self, wanted: NewTable) -> Opening:
        """A table as somebody outside wants it."""
        record, scenario, seed = wanted.record, wanted.scenario, wanted.seed
        if sum(given is not None for given in (record, scenario, seed)) > 1:
            raise refuse(400, "error-one-beginning")
        if record is None and scenario is None:
            deal = None if seed is None else self._deal(load_seed(seed), given=True)
            opening = await self._open(checked(wanted.settings, None, self.makers), None, None, deal=deal)
        else:
            if record is not None:
                foreign.check_record(record, self._limits)
            elif scenario is not None:
                foreign.check_scenario(scenario)
            vetted = await self._thinkers.vet(record, scenario)
            settings = checked(wanted.settings, vetted.given, self.makers)
            origin = Origin("scenario" if record is None else "record", None, None)
            opening = await self._open(settings, vetted.record, origin)
        if wanted.start:
            await self._start(opening.room)
        return opening

    async def open_game(
        self,
        settings: Settings,
        game: Game,
        origin: Origin,
        *,
        deal: events.Deal | None = None,
        start: bool = False,
    ) -> Opening:
        """A table that goes on with a game of our own."""
        settings = checked(settings, given_by(game.setup), self.makers)
        opening = await self._open(settings, game.record(), origin, deal=deal)
        if start:
            await self._start(opening.room)
        return opening

    async def _open(
        self,
        settings: Settings,
        record: dict[str, object] | None,
        origin: Origin | None,
        kept: Collection[int] = (),
        deal: events.Deal | None = None,
    ) -> Opening:
        """The table commits itself to its deal here, before anybody sits down. Seats that are `kept` for
        somebody have no link."""
        if record is None and deal is None:
            deal = self._deal(self.makers.deal_seed())
        check_public(settings, chosen_of(record, origin, deal))
        table = Table(self.makers.table_id())
        pairs = [self._key(table.id, "host"), self._key(table.id, "watch")]
        pairs += [
            seat_key(table.id, number, self.makers, held=number in kept)
            for number, plan in enumerate(settings.seats)
            if isinstance(plan, Person)
        ]
        event = events.Opened(
            at=self.makers.now(),
            settings=settings,
            keys=[key for key, _ in pairs],
            version=VERSION,
            origin=origin,
            record=record,
            deal=deal,
        )
        room = await self.hub.add(table, event)
        return Opening(room, Created(table.id, [made for _, made in pairs]))

    def _deal(self, seed: int, given: bool = False) -> events.Deal:
        return events.Deal(seed, self.makers.secret(), given)

    def _key(self, table_id: str, role: Role) -> tuple[Key, Link]:
        secret = self.makers.secret()
        return Key(digest(secret), role), link(table_id, secret, role)

    async def _start(self, room: Room) -> None:
        async with room.lock:
            await self.hub.commit(room, started(room.table, self.makers))

    async def fork(self, room: Room, seat: int | None, wanted: Fork) -> Opening:
        """Of a game that is still going on nobody may fork more than he knows."""
        table = room.table
        if table.game is None:
            raise refuse(409, "why-not-started")
        if wanted.step > table.step:
            raise refuse(400, "error-step", step=wanted.step, last=table.step)
        game = table.position(wanted.step)
        deal = None
        if table.status != "finished":
            if seat is None:
                raise refuse(403, "error-fork-running")
            deal = self._deal(self.makers.deal_seed())
            game = fittest.load(game.sample(seat, deal.seed).scenario())
        settings = wanted.settings or Settings(
            clock=table.settings.clock, seats=table.settings.seats, substitute=table.settings.substitute
        )
        origin = Origin("fork", table.id, wanted.step)
        opening = await self.open_game(settings, game, origin, deal=deal)
        await self._paint(opening.room, table)
        return opening

    async def rematch(self, room: Room, make_room: Callable[[], Awaitable[None]]) -> Room:
        """The table of the next game: made by whoever asks first, if there is a place for it."""
        for _ in range(ATTEMPTS):
            async with room.lock:
                table = room.table
                if table.status != "finished":
                    raise refuse(409, "why-not-finished")
                if table.rematch is not None:
                    return await self.hub.room(table.rematch)
                await make_room()
                origin = Origin("rematch", table.id, None)
                # A lesson begins again where it began; any other game from scratch.
                record = table.opening if "scenario" in table.opening else None
                kept = [number for number, seat in enumerate(table.seats) if seat.taken]
                given = None if record is None else given_to(table)
                settings = replace(table.settings, public=table.settings.public and record is None)
                opening = await self._open(checked(settings, given, self.makers), record, origin, kept)
                event = events.Rematched(at=self.makers.now(), table=opening.room.table.id)
                if await self.hub.commit(room, event):
                    await self._dress(opening.room, table)
                    return opening.room
        raise refuse(503, "error-storage")

    async def _dress(self, room: Room, before: Table) -> None:
        """Names and colours as they were."""
        await self._paint(room, before)
        for number, seat in enumerate(before.seats):
            if seat.name:
                async with room.lock:
                    event = events.Renamed(at=self.makers.now(), seat=number, name=seat.name)
                    await self.hub.commit(room, event)

    async def _paint(self, room: Room, before: Table) -> None:
        for number, seat in enumerate(before.seats):
            if seat.colour != room.table.seats[number].colour:
                async with room.lock:
                    event = events.Painted(at=self.makers.now(), seat=number, colour=seat.colour)
                    await self.hub.commit(room, event)

    async def add_key(self, room: Room, seat: int) -> Key:
        """One more key to a seat, for a program that the server itself has called."""
        key = Key(digest(self.makers.secret()), "seat", seat, held=True)
        for _ in range(ATTEMPTS):
            async with room.lock:
                if await self.hub.commit(room, events.Keyed(at=self.makers.now(), key=key)):
                    return key
        raise refuse(503, "error-storage")


def position_of(table: Table) -> Position:
    return Position(table.id, table.opening, table.answers[: table.step])
