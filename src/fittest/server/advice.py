"""Hints for the player who is asked, and reviews of finished games: computed in other processes, once each.

A hint counts for one question; asking again gives the same one. A review goes through a game in the
background, one game at a time, and is kept in the database.
"""

import asyncio
import logging

import msgspec

from fittest.bots.review import Review, look_back
from fittest.server.bot_runner import BotRunner
from fittest.server.decide import Providers
from fittest.server.documents import HintDocument, ReviewDocument
from fittest.server.errors import refuse
from fittest.server.limits import Bucket, Limits
from fittest.server.position import position_of
from fittest.server.rooms import Room, Rooms
from fittest.server.table import Table

logger = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(Review).decode


class Asked:
    """The last hint of a seat, and how many more it may ask for now."""

    def __init__(self, bucket: Bucket) -> None:
        self.bucket = bucket
        self.question = 0
        self.thought: asyncio.Task[HintDocument] | None = None


class Job:
    """A review on its way."""

    def __init__(self, total: int) -> None:
        self.done = 0
        self.total = total
        self.failed = False
        self.task: asyncio.Task[None] | None = None


class Advice:
    """`games` are imagined at each position of a review."""

    def __init__(
        self, rooms: Rooms, bot_runner: BotRunner, providers: Providers, limits: Limits, games: int
    ) -> None:
        self._rooms = rooms
        self._bot_runner = bot_runner
        self._providers = providers
        self._limits = limits
        self._games = games
        self._asked: dict[tuple[str, int], Asked] = {}
        self._jobs: dict[str, Job] = {}
        self._one_at_a_time = asyncio.Lock()

    async def close(self) -> None:
        tasks = [
            *(job.task for job in self._jobs.values()),
            *(asked.thought for asked in self._asked.values()),
        ]
        running = [task for task in tasks if task is not None]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def tidy(self) -> None:
        self._asked = {key: asked for key, asked in self._asked.items() if key[0] in self._rooms.by_id}
        # A review that failed may be tried again.
        self._jobs = {table_id: job for table_id, job in self._jobs.items() if not job.failed}

    # -- hints ---------------------------------------------------------------------------------

    async def hint(self, table: Table, seat: int) -> HintDocument:
        check_hint(table, seat)
        question = table.asked
        thought = self._thought(table, seat)
        try:
            # Hanging up on one device does not take the hint away from the player's other device.
            return msgspec.structs.replace(await asyncio.shield(thought), asked=question)
        except TimeoutError as error:
            raise refuse(503, "error-hint-time") from error

    def _thought(self, table: Table, seat: int) -> "asyncio.Task[HintDocument]":
        now = self._providers.now() / 1000
        asked = self._asked.get((table.id, seat))
        if asked is None:
            most = self._limits.hints_per_minute
            asked = self._asked[table.id, seat] = Asked(Bucket(most, most / 60, now))
        if asked.thought is not None:
            if asked.question == table.asked and not _failed(asked.thought):
                return asked.thought
            if not asked.thought.done():
                raise refuse(429, "error-hint-busy")
        if sum(_pending(other.thought) for other in self._asked.values()) >= self._limits.hints_waiting:
            raise refuse(503, "error-hints-waiting")
        if not asked.bucket.take(now):
            raise refuse(429, "error-hints-per-minute", most=self._limits.hints_per_minute)
        asked.question = table.asked
        asked.thought = asyncio.create_task(
            self._bot_runner.hints(position_of(table), self._providers.seed())
        )
        # Nobody may be there any more to hear of a failure.
        asked.thought.add_done_callback(_failed)
        return asked.thought

    # -- reviews -------------------------------------------------------------------------------

    async def review(self, room: Room) -> ReviewDocument:
        """The review of a finished game, or how far it has come. The first request starts it."""
        table = room.table
        self._check_review(table)
        total = table.step
        job = self._jobs.get(table.id)
        if job is None:
            kept = _read(await self._rooms.store.review(table.id))
            if kept is not None:
                return ReviewDocument(total, total, kept)
            job = self._jobs.get(table.id) or self._begin(room, total)
        if job.failed:
            raise refuse(503, "error-review-failed")
        return ReviewDocument(job.done, job.total, None)

    def _check_review(self, table: Table) -> None:
        if table.status != "finished":
            raise refuse(409, "why-not-finished")
        over = table.game is not None and table.game.decision is None
        if table.broken is not None or not over or table.step == 0:
            raise refuse(409, "error-review-unfinished")
        if table.step > self._limits.review_answers:
            raise refuse(413, "error-record-size", most=self._limits.review_answers)

    def _begin(self, room: Room, total: int) -> Job:
        if len(self._jobs) >= self._limits.reviews_waiting:
            raise refuse(503, "error-reviews-waiting")
        job = self._jobs[room.table.id] = Job(total)
        job.task = asyncio.create_task(self._work(room, job))
        return job

    async def _work(self, room: Room, job: Job) -> None:
        table = room.table
        whole = position_of(table)
        try:
            async with self._one_at_a_time:
                looks = []
                for step in range(job.total):
                    part = whole._replace(answers=whole.answers[: step + 1])
                    looks.append(await self._bot_runner.look(part, self._games))
                    job.done += 1
                found = look_back(table.full_record(), looks)
                if not room.gone:
                    await self._rooms.store.keep_review(table.id, msgspec.json.encode(found).decode())
        except Exception:
            logger.exception("review failed", extra={"table": table.id})
            job.failed = True
        else:
            del self._jobs[table.id]


def check_hint(table: Table, seat: int) -> None:
    """Hints are for the person who is asked, right now."""
    if not table.settings.hints:
        raise refuse(403, "why-no-hints")
    if table.status != "playing":
        keys = {"waiting": "why-not-started", "paused": "why-paused", "finished": "why-finished"}
        raise refuse(409, keys[table.status])
    assert table.game is not None
    assert table.game.decision is not None
    if table.game.decision.seat != seat:
        raise refuse(409, "why-not-your-turn", who=table.name(table.game.decision.seat))
    if table.seats[seat].away is not None:
        raise refuse(409, "why-bot-plays")


def _read(kept: str | None) -> Review | None:
    """A review as it is today; one that an earlier version has made is made anew."""
    try:
        return None if kept is None else _decode(kept)
    except msgspec.ValidationError:
        return None


def _pending(thought: "asyncio.Task[HintDocument] | None") -> bool:
    return thought is not None and not thought.done()


def _failed(thought: "asyncio.Task[HintDocument]") -> bool:
    return thought.done() and (thought.cancelled() or thought.exception() is not None)
