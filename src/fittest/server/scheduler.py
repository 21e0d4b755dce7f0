"""Keeps games going when people do not: bots move, clocks run out, pauses end, old tables go."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Literal

from fittest.server import auto_pass, clock, events
from fittest.server.bot_runner import BotRunner
from fittest.server.decide import Providers
from fittest.server.errors import Refusal, is_outage
from fittest.server.position import position_of
from fittest.server.rooms import Room, Rooms

logger = logging.getLogger(__name__)

TICK = 0.2
# How often the database is asked for tables that no server has open.
SURVEY = 2.0
# How often it is asked what `fittest admin` has done.
FOLLOW = 1.0
TIDY = 60.0
# Whether a bot had a choice in a sealed question is a secret, so it answers after a time that does not tell:
# a little longer than its level ever thinks.
SEALED_SECONDS = {"random": 0.0, "easy": 0.1, "greedy": 0.1, "quick": 0.9, "deep": 1.7, "master": 3.2}
# A deadline that was missed by more than this was missed because no server was running.
OUTAGE = 10_000
# Whichever server stored the last event lets the bot move; after this long, any other does.
PRECEDENCE = 5_000
IDLE = 10 * 60_000
# A table at which the game has not begun is kept for so long only; when the server is full, it and those
# where nobody ever sat down make room for new ones after an hour.
UNSTARTED_DAYS = 3
JUNK_AFTER = 60 * clock.MINUTE


class Scheduler:
    """`pace`: seconds that a bot waits before it moves, for clients that do not show events one after the
    other by themselves. `follow` carries out what `fittest admin` has done. `tidiers` are called once a
    minute."""

    def __init__(
        self,
        rooms: Rooms,
        bot_runner: BotRunner,
        providers: Providers,
        pace: float,
        purge_days: int | None,
        follow: Callable[[], Awaitable[None]],
        tidiers: list[Callable[[], None]],
    ) -> None:
        self._rooms = rooms
        self._bot_runner = bot_runner
        self._providers = providers
        self._pace = pace
        self._purge_days = purge_days
        self._follow = follow
        self._tidiers = tidiers
        self._cleared = 0
        self._bots: dict[str, asyncio.Task[None]] = {}
        # By table and question: those that are about to be passed for a seat.
        self._passes: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        rooms.changed = self.look

    def start(self) -> None:
        self._tasks = [
            asyncio.create_task(self._every(TICK, self.tick)),
            asyncio.create_task(self._every(SURVEY, self.survey)),
            asyncio.create_task(self._every(FOLLOW, self._follow)),
            asyncio.create_task(self._every(TIDY, self.tidy)),
        ]

    async def close(self) -> None:
        tasks = [*self._tasks, *self._bots.values(), *self._passes.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception as error:
                # The next round may succeed; a scheduler that stops would let every game hang.
                if not is_outage(error):
                    logger.exception("scheduler")
            await asyncio.sleep(seconds)

    # -- bots ----------------------------------------------------------------------------------

    def look(self, room: Room) -> None:
        """A table has changed: is it a bot's turn?"""
        table = room.table
        if table.bot_to_move() is not None and table.id not in self._bots:
            task = asyncio.create_task(self._play(room))
            self._bots[table.id] = task
            task.add_done_callback(lambda _: self._bots.pop(table.id, None))

    async def _play(self, room: Room) -> None:
        """Bots move until it is somebody else's turn."""
        try:
            while (turn := room.table.bot_to_move()) is not None and not room.gone:
                await asyncio.sleep(self._pace)
                await self._move(room, *turn)
        except Refusal as refusal:
            # The database is away, or the table is gone. The survey will find this table again.
            if not is_outage(refusal):
                logger.warning("bot held up", extra={"table": room.table.id, "error": refusal.message.key})

    async def _move(self, room: Room, seat: int, level: str) -> None:
        table = room.table
        asked, attended = table.asked, table.attended()
        assert table.game is not None
        decision = table.game.decision
        assert decision is not None
        text = clock.fallback(decision)
        now = asyncio.get_running_loop().time
        seconds = SEALED_SECONDS.get(level.partition(":")[0], 0.0)
        # Also while everybody is away: viewers may come back.
        not_before = now() + seconds if decision.sealed and not table.among_bots() else 0.0
        try:
            # The seed is new for each question, and has nothing to do with the game's own generator.
            seed = self._providers.seed()
            text = await self._bot_runner.choose(position_of(table), level, seed, attended)
        except TimeoutError:
            logger.warning("bot out of budget", extra={"table": table.id, "bot": level})
        except Exception:
            logger.exception("bug", extra={"table": table.id, "bot": level})
        if (wait := not_before - now()) > 0:
            await asyncio.sleep(wait)
        async with room.lock:
            if table.asked == asked and table.bot_to_move() == (seat, level):
                await self._answer(room, text, "bot")

    async def _answer(self, room: Room, text: str, by: Literal["bot", "clock", "auto"]) -> None:
        """Answer for somebody who is not there. Should the rules fail at that answer, which would be a
        bug, the game goes on with another one."""
        assert room.table.game is not None
        decision = room.table.game.decision
        assert decision is not None
        others = [option.text for option in decision.options if option.text != text]
        for chosen in (text, *others):
            event = events.Answered(at=self._providers.now(), seat=decision.seat, text=chosen, by=by)
            try:
                await self._rooms.commit(room, event)
            except Refusal:
                raise
            except Exception:
                logger.exception("bug", extra={"table": room.table.id})
            else:
                return

    # -- clocks --------------------------------------------------------------------------------

    async def tick(self) -> None:
        now = self._providers.now()
        for room in list(self._rooms.by_id.values()):
            if (seat := self._absent(room, now)) is not None:
                await self._stand_in(room, seat)
            self._look_for_pass(room)
            due = room.table.due()
            if due is None or due > now:
                continue
            if room.table.bot_to_move() is None:
                await self._time_is_up(room)
            elif due <= now - PRECEDENCE:
                self.look(room)

    def _look_for_pass(self, room: Room) -> None:
        """Is there a question that is passed for the seat that is asked? It is by a timer of its own, since
        people do not answer in step with our ticks; and not while nobody is there, who could not answer
        either. A player who comes back takes as long as ever."""
        table = room.table
        question = (table.id, table.asked)
        task = self._passes.get(question)
        if not _is_passed(room):
            if task is not None:
                task.cancel()
        elif task is None:
            assert table.game is not None
            assert table.game.decision is not None
            chance = self._providers.seed() % 2**32 / 2**32
            wait = auto_pass.wait(table, table.game.decision.seat, chance, self._providers.now())
            task = self._passes[question] = asyncio.create_task(self._pass(room, table.asked, wait / 1000))
            task.add_done_callback(lambda _: self._passes.pop(question, None))

    async def _pass(self, room: Room, asked: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        try:
            async with room.lock:
                if room.table.asked == asked and _is_passed(room):
                    text = auto_pass.answer(room.table)
                    assert text is not None
                    await self._answer(room, text, "auto")
        except Refusal as refusal:
            # The next tick tries again.
            if not is_outage(refusal):
                logger.warning("pass held up", extra={"table": room.table.id, "error": refusal.message.key})

    def _absent(self, room: Room, now: int) -> int | None:
        """The seat that is asked, if nobody has been there for as long as the table waits."""
        table, cover = room.table, room.table.settings.cover
        if cover is None or table.status != "playing" or table.game is None or table.game.decision is None:
            return None
        seat = table.game.decision.seat
        if not table.seats[seat].played_by_person or now - table.asked_at < cover * clock.SECOND:
            return None
        return seat if room.presence.gone_for(seat) >= cover else None

    async def _stand_in(self, room: Room, seat: int) -> None:
        async with room.lock:
            now = self._providers.now()
            if self._absent(room, now) == seat:
                await self._rooms.commit(room, events.Left(at=now, seat=seat, why="absent"))

    async def _time_is_up(self, room: Room) -> None:
        async with room.lock:
            table = room.table
            now = self._providers.now()
            due = table.due()
            if due is None or due > now or table.bot_to_move() is not None:
                return
            if table.status == "paused":
                await self._rooms.commit(room, events.Woken(at=now, why="pause"))
            elif now - due > OUTAGE:
                await self._rooms.commit(room, events.Woken(at=now, why="outage"))
            else:
                assert table.game is not None
                assert table.game.decision is not None
                await self._answer(room, clock.fallback(table.game.decision), "clock")

    async def survey(self) -> None:
        """Open the tables at which something is due; `tick` and `look` do the rest."""
        now = self._providers.now()
        store = self._rooms.store
        for table_id in await store.due(now - PRECEDENCE):
            if table_id not in self._rooms.by_id:
                await self._open(table_id)

    async def _open(self, table_id: str) -> None:
        try:
            await self._rooms.room(table_id)
        except Refusal as refusal:
            if is_outage(refusal):
                raise
            logger.warning("table not opened", extra={"table": table_id})

    async def tidy(self) -> None:
        now = self._providers.now()
        self._rooms.drop_idle(now - IDLE)
        for tidier in self._tidiers:
            tidier()
        for table_id in await self._rooms.store.behind():
            if table_id not in self._rooms.by_id and not self._rooms.is_set_aside(table_id):
                await self._open(table_id)
        if self._purge_days is not None:
            days = min(self._purge_days, UNSTARTED_DAYS)
            self._drop(
                await self._rooms.store.purge(now - self._purge_days * clock.DAY, now - days * clock.DAY)
            )

    async def clear_junk(self) -> int:
        """The server is full: tables that nobody has begun to use make room. How many there were."""
        now = self._providers.now()
        if now - self._cleared < clock.MINUTE:
            return 0
        self._cleared = now
        junk = await self._rooms.store.purge_junk(now - JUNK_AFTER)
        self._drop(junk)
        return len(junk)

    def _drop(self, table_ids: list[str]) -> None:
        for table_id in table_ids:
            if (room := self._rooms.by_id.get(table_id)) is not None:
                self._rooms.drop(room)


def _is_passed(room: Room) -> bool:
    table = room.table
    if auto_pass.answer(table) is None or room.gone:
        return False
    assert table.game is not None
    assert table.game.decision is not None
    return room.presence.told(table)[table.game.decision.seat] == "here"
