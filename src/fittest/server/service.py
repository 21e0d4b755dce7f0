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
from fittest.puzzles import is_ours
from fittest.server import events, foreign
from fittest.server.bot_runner import BotRunner
from fittest.server.deals import chosen_of
from fittest.server.decide import (
    HOST,
    Actor,
    Providers,
    check_public,
    checked,
    decide,
    given_to,
    repeated,
    seat_key,
    started,
)
from fittest.server.documents import Created, Fork, NewTable, TakeAway
from fittest.server.errors import Refusal, refuse
from fittest.server.events import Key
from fittest.server.limits import Bucket, Limits
from fittest.server.messages import Answer, Chat, ClientMessage, Done, Link, Origin, Propose, Rename, Role
from fittest.server.people import is_alone
from fittest.server.position import position_of
from fittest.server.rooms import Room, Rooms
from fittest.server.settings import Person, Settings
from fittest.server.table import Table
from fittest.server.tokens import digest, link, new_id, new_secret
from fittest.server.vetting import given_by

ATTEMPTS = 8


def real_providers(levels: list[str]) -> Providers:
    return Providers(
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


class Service:
    def __init__(self, rooms: Rooms, bot_runner: BotRunner, providers: Providers, limits: Limits) -> None:
        self.rooms = rooms
        self.providers = providers
        self._bot_runner = bot_runner
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
                verdict = decide(room.table, actor, message, self.providers)
                if checked_at not in (None, room.table.asked):
                    continue
                if await self.rooms.commit(room, verdict.event):
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
            if actor.seat is not None and is_alone(room.table.seats, actor.seat):
                kind = "changes"
        self.slow_down(room, HOST if actor.seat is None else actor.seat, kind)

    def slow_down(self, room: Room, who: int, kind: str) -> None:
        """`who` is a seat, or the host."""
        most = getattr(self._limits, f"{kind}_per_minute")
        now = self.providers.now() / 1000
        bucket = room.allowances.get((who, kind))
        if bucket is None:
            bucket = room.allowances[who, kind] = Bucket(most, most / 60, now)
        if not bucket.take(now):
            raise refuse(429, f"error-{kind}-per-minute", most=most)

    async def _check_undo(self, table: Table, actor: Actor, message: ClientMessage) -> int | None:
        """Refuse an undo that would reach too far: not for a player alone with bots, which forget. This
        takes a while, so the table is not held up: the result counts for the question with the number that is
        returned."""
        if not isinstance(message, Propose) or message.what != "undo":
            return None
        if actor.seat is None or is_alone(table.seats, actor.seat):
            return None
        if repeated(table, actor, message) is not None:
            return None
        event = decide(table, actor, message, self.providers).event
        assert isinstance(event, events.Proposed)
        assert event.to is not None
        asked, step = table.asked, table.step
        seats = [number for number, seat in enumerate(table.seats) if isinstance(seat.plan, Person)]
        floor = await self._bot_runner.undo_floor(position_of(table), event.to, seats)
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
            opening = await self._open(checked(wanted.settings, None, self.providers), None, None, deal=deal)
        elif scenario is not None and is_ours(scenario):
            # Only of our own puzzles an exact state is taken from outside.
            opening = await self.open_game(
                wanted.settings, fittest.load(scenario), Origin("scenario", None, None)
            )
        else:
            if record is not None:
                foreign.check_record(record, self._limits)
            elif scenario is not None:
                foreign.check_scenario(scenario)
            vetted = await self._bot_runner.vet(record, scenario)
            settings = checked(wanted.settings, vetted.given, self.providers)
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
        kept: Collection[int] = (),
        start: bool = False,
    ) -> Opening:
        """A table that goes on with a game of our own."""
        settings = checked(settings, given_by(game.setup), self.providers)
        opening = await self._open(settings, game.record(), origin, kept, deal)
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
            deal = self._deal(self.providers.deal_seed())
        check_public(settings, chosen_of(record, origin, deal))
        table = Table(self.providers.table_id())
        pairs = [self._key(table.id, "host"), self._key(table.id, "watch")]
        pairs += [
            seat_key(table.id, number, self.providers, held=number in kept)
            for number, plan in enumerate(settings.seats)
            if isinstance(plan, Person)
        ]
        event = events.Opened(
            at=self.providers.now(),
            settings=settings,
            keys=[key for key, _ in pairs],
            version=VERSION,
            origin=origin,
            record=record,
            deal=deal,
        )
        room = await self.rooms.add(table, event)
        return Opening(room, Created(table.id, [made for _, made in pairs]))

    def _deal(self, seed: int, given: bool = False) -> events.Deal:
        return events.Deal(seed, self.providers.secret(), given)

    def _key(self, table_id: str, role: Role) -> tuple[Key, Link]:
        secret = self.providers.secret()
        return Key(digest(secret), role), link(table_id, secret, role)

    async def _start(self, room: Room) -> None:
        async with room.lock:
            if room.table.status == "waiting":
                await self.rooms.commit(room, started(room.table, self.providers))

    async def start_alone(self, room: Room, seat: int) -> None:
        """A player who is alone at the table of a rematch or a fork waits for nobody."""
        if room.table.seats[seat].taken and is_alone(room.table.seats, seat):
            await self._start(room)

    async def fork(self, room: Room, seat: int | None, wanted: Fork, kept: Collection[int] = ()) -> Opening:
        """While a game is going on nobody can fork more than they know. Seats that are `kept` are
        those of the same people, who are invited."""
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
            deal = self._deal(self.providers.deal_seed())
            game = fittest.load(game.sample(seat, deal.seed).scenario())
        settings = wanted.settings or Settings(
            clock=table.settings.clock, seats=table.settings.seats, substitute=table.settings.substitute
        )
        origin = Origin("fork", table.id, wanted.step)
        opening = await self.open_game(settings, game, origin, deal=deal, kept=kept, start=wanted.start)
        await self._paint(opening.room, table)
        if kept:
            await self._name(opening.room, table)
            by = -1 if seat is None else seat
            made, now = opening.room.table.id, self.providers.now()
            event = events.Forked(at=now, table=made, step=wanted.step, by=by)
            await self._invite(room, event)
        return opening

    async def _invite(self, room: Room, event: events.Forked) -> None:
        for _ in range(ATTEMPTS):
            async with room.lock:
                if await self.rooms.commit(room, event):
                    return
        raise refuse(503, "error-storage")

    def take_away(self, table: Table, seat: int) -> TakeAway:
        """What a player who is alone with bots needs to continue in the browser, without the server."""
        if table.game is None or table.status != "playing":
            raise refuse(409, "why-not-started" if table.game is None else "why-finished")
        if table.persons() != [seat]:
            raise refuse(403, "error-take-away")
        world = table.game.sample(seat, self.providers.deal_seed())
        return TakeAway(table=table.id, settings=table.settings, step=table.step, scenario=world.scenario())

    async def rematch(self, room: Room, by: int, make_room: Callable[[], Awaitable[None]]) -> Room:
        """The table of the next game: made for the first who asks, if there is a place for it."""
        for _ in range(ATTEMPTS):
            async with room.lock:
                table = room.table
                if table.status != "finished":
                    raise refuse(409, "why-not-finished")
                if table.rematch is not None:
                    try:
                        return await self.rooms.room(table.rematch)
                    except Refusal as refusal:
                        # Whoever made it may have let it go before the others came.
                        if refusal.status != 404:
                            raise
                await make_room()
                origin = Origin("rematch", table.id, None)
                # A lesson begins again where it began; any other game from scratch.
                record = table.opening if "scenario" in table.opening else None
                kept = [number for number, seat in enumerate(table.seats) if seat.taken]
                given = None if record is None else given_to(table)
                settings = replace(table.settings, public=table.settings.public and record is None)
                opening = await self._open(checked(settings, given, self.providers), record, origin, kept)
                event = events.Rematched(at=self.providers.now(), table=opening.room.table.id, by=by)
                if await self.rooms.commit(room, event):
                    await self._paint(opening.room, table)
                    await self._name(opening.room, table)
                    return opening.room
        raise refuse(503, "error-storage")

    async def _name(self, room: Room, before: Table) -> None:
        for number, seat in enumerate(before.seats):
            if seat.name:
                async with room.lock:
                    event = events.Renamed(at=self.providers.now(), seat=number, name=seat.name)
                    await self.rooms.commit(room, event)

    async def _paint(self, room: Room, before: Table) -> None:
        for number, seat in enumerate(before.seats):
            if seat.colour != room.table.seats[number].colour:
                async with room.lock:
                    event = events.Painted(at=self.providers.now(), seat=number, colour=seat.colour)
                    await self.rooms.commit(room, event)

    async def leave(self, room: Room, seat: int) -> None:
        """The player leaves, if they still sit there and there is anything to leave."""
        for _ in range(ATTEMPTS):
            async with room.lock:
                table, now = room.table, self.providers.now()
                if table.status == "finished" or table.seats[seat].away is not None:
                    return
                event: events.AnyEvent = events.Left(at=now, actor=seat, seat=seat, why="left")
                if table.status == "waiting":
                    event = events.Freed(at=now, actor=seat, seat=seat)
                if await self.rooms.commit(room, event):
                    return
        raise refuse(503, "error-storage")

    async def come_back(self, room: Room, seat: int) -> None:
        """Somebody is there again for whom a bot stood in because they were not."""
        async with room.lock:
            if room.table.seats[seat].away == "absent" and room.table.status != "finished":
                now = self.providers.now()
                await self.rooms.commit(room, events.Returned(at=now, actor=seat, seat=seat, restarts=False))

    async def add_key(self, room: Room, seat: int) -> Key:
        """One more key to a seat, for a program that the server itself has called."""
        key = Key(digest(self.providers.secret()), "seat", seat, held=True)
        for _ in range(ATTEMPTS):
            async with room.lock:
                if await self.rooms.commit(room, events.Keyed(at=self.providers.now(), key=key)):
                    return key
        raise refuse(503, "error-storage")
