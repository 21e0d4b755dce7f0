"""`fittest load`: plays real games over real sockets and measures how long a move takes to arrive.

The latency of a move is the time from sending it to the last seat of the table hearing of it. Games
begin somewhere in the middle, so that what is sent has its usual size.
"""

import asyncio
import gc
import itertools
import os
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import click
import msgspec
from rich.table import Table as Grid

import fittest
from fittest import options
from fittest.console import Command, Option, language, screen
from fittest.kernel.chance import Chance
from fittest.kernel.errors import bad_request
from fittest.texts import text

LONGEST_OPENING = 120
OPENERS = 8
# A move that takes longer than this counts as lost.
PATIENCE = 10.0


class Question(msgspec.Struct):
    seat: int
    choices: list[Any]


class View(msgspec.Struct):
    question: Question | None


class Game(msgspec.Struct):
    asked: int
    view: View


class Heard(msgspec.Struct):
    """The part of the server's messages that matters here."""

    type: str
    game: Game | msgspec.UnsetType | None = msgspec.UNSET
    error: Any = None


_heard = msgspec.json.Decoder(Heard).decode
_encode = msgspec.json.encode


class Result(msgspec.Struct):
    """Times in milliseconds. `memory` is the server's greatest, in MB, `cpu` the processor time that it has
    spent on a move, if they could be seen."""

    servers: int
    tables: int
    sockets: int
    moves: int
    moves_per_second: float
    p50: float
    p95: float
    p99: float
    worst: float
    lost: int
    memory: float | None
    cpu: float | None


class LoadTable:
    """A table with a socket at each seat, all in the hands of this program."""

    def __init__(self, id: str, players: int, chance: Chance) -> None:
        self.id = id
        self.sockets: list[Any] = [None] * players
        self.asked = [0] * players
        self.question: Question | None = None
        self.over = False
        self._chance = chance
        self._heard_all = asyncio.Event()
        self._moved_from = 0
        self._left: set[int] = set()
        self._last_heard = 0.0

    async def close(self) -> None:
        sockets = [socket for socket in self.sockets if socket is not None]
        await asyncio.gather(*(socket.close() for socket in sockets), return_exceptions=True)

    async def listen(self, seat: int) -> None:
        async for body in self.sockets[seat]:
            message = _heard(body)
            if message.type in ("refused", "closed"):
                raise RuntimeError(f"the server refused: {message.error}")
            if isinstance(message.game, Game):
                self._hear(seat, message.game)

    def _hear(self, seat: int, game: Game) -> None:
        self.asked[seat] = game.asked
        question = game.view.question
        if question is None:
            self.over = True
        elif question.seat == seat:
            self.question = question
        if game.asked > self._moved_from and seat in self._left:
            self._left.discard(seat)
            self._last_heard = time.perf_counter()
            if not self._left:
                self._heard_all.set()

    async def move(self, number: int) -> float | None:
        """Answer the pending question; seconds until the last seat has heard, None if one never did."""
        question = self.question
        assert question is not None
        choice = question.choices[self._chance.below(len(question.choices))]
        asked = self.asked[question.seat]
        self._moved_from, self._left = asked, set(range(len(self.sockets)))
        self._heard_all.clear()
        self.question = None
        body = _encode({"type": "answer", "id": f"n{number}", "asked": asked, "text": choice["text"]})
        started = time.perf_counter()
        await self.sockets[question.seat].send(body.decode())
        try:
            await asyncio.wait_for(self._heard_all.wait(), PATIENCE)
        except TimeoutError:
            return None
        return self._last_heard - started


class Address(NamedTuple):
    """Of a server, with its process if it is our own."""

    url: str
    pid: int | None


class Load:
    """Drives many tables at an even pace. A table whose game is over is replaced by a new one. With several
    servers on one database, they share the tables; `spread`: and the seats of each table."""

    def __init__(self, urls: list[str], spread: bool, ruleset: str, players: int, seed: int) -> None:
        import httpx

        self.ruleset = ruleset
        self.players = players
        self.tables: list[LoadTable] = []
        self.latencies: list[float] = []
        self.lost = 0
        self.failure: BaseException | None = None
        self._urls = urls
        self._spread = spread
        self._http = httpx.AsyncClient(timeout=60)
        self._seeds = Chance(seed)
        self._tasks: set[asyncio.Task[None]] = set()
        self._numbers = itertools.count()

    async def open_tables(self, count: int) -> None:
        turns = asyncio.Semaphore(OPENERS)

        async def one() -> None:
            async with turns:
                self.tables.append(await self._open_table())

        await asyncio.gather(*(one() for _ in range(count)))

    async def _open_table(self) -> LoadTable:
        from websockets.asyncio.client import connect

        body = {"record": self._opening(), "start": True}
        number = next(self._numbers)
        url = self._urls[number % len(self._urls)]
        created = (await self._http.post(f"{url}/api/tables", json=body)).raise_for_status().json()
        table = LoadTable(created["id"], self.players, Chance(self._seeds.below(1 << 30)))
        for link in created["links"]:
            if link["role"] != "seat":
                continue
            self._http.cookies.clear()
            seat = link["seat"]
            url = self._urls[(number + seat * self._spread) % len(self._urls)]
            answer = await self._http.post(f"{url}/api/session", json={"token": link["token"]})
            address = f"{url.replace('http', 'ws', 1)}/api/tables/{table.id}/socket?seat={seat}"
            headers = {"Cookie": f"fittest={answer.raise_for_status().cookies['fittest']}"}
            table.sockets[seat] = await connect(
                address, additional_headers=headers, compression=None, max_size=None, open_timeout=60
            )
            self._start(table.listen(seat))
        return table

    def _opening(self) -> dict[str, object]:
        """A game that has been played for a while, at random."""
        game = fittest.new(self.ruleset, players=self.players, seed=self._seeds.below(1 << 30))
        for _ in range(self._seeds.below(LONGEST_OPENING)):
            after = game.clone()
            assert after.decision is not None
            after.apply(self._seeds.below(len(after.decision.codes)))
            if after.decision is None:
                break
            game = after
        return game.record()

    async def play(self, moves_per_second: float, seconds: float) -> None:
        """Tables move in turn, each again only when its last move has been heard. 0 moves a second: as many
        as can be made."""
        if moves_per_second == 0:
            await self._play_flat_out(seconds)
            return
        loop = asyncio.get_running_loop()
        started = loop.time()
        number = 0
        while (ahead := number / moves_per_second) < seconds and self.failure is None:
            await asyncio.sleep(max(0.0, started + ahead - loop.time()))
            self._start(self._move(number % len(self.tables)))
            number += 1
        if self.failure is not None:
            raise self.failure

    async def _play_flat_out(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds

        async def one(place: int) -> None:
            while loop.time() < end and self.failure is None:
                await self._move(place)
                # The next question may be a moment late, and must not be waited for in vain.
                await asyncio.sleep(0 if self.tables[place].question is not None else 0.001)

        await asyncio.gather(*(one(place) for place in range(len(self.tables))))
        if self.failure is not None:
            raise self.failure

    async def _move(self, place: int) -> None:
        table = self.tables[place]
        if table.over:
            self.tables[place] = await self._open_table()
            await table.close()
        elif table.question is not None:
            latency = await table.move(next(self._numbers))
            if latency is None:
                self.lost += 1
            else:
                self.latencies.append(latency)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.failure = task.exception()

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(table.close() for table in self.tables))
        await self._http.aclose()


async def measure(
    servers: list[Address],
    spread: bool,
    ruleset: str,
    players: int,
    tables: int,
    rate: float,
    seconds: float,
    seed: int,
) -> Result:
    load = Load([server.url for server in servers], spread, ruleset, players, seed)
    pids = [server.pid for server in servers if server.pid is not None]
    try:
        await load.open_tables(tables)
        # The first second warms up and is not counted.
        await load.play(rate, 1.0)
        load.latencies.clear()
        # The pauses of this process are not the server's.
        gc.disable()
        worked = _processor_time(pids)
        started = time.perf_counter()
        await load.play(rate, seconds)
        took = time.perf_counter() - started
        worked = _processor_time(pids) - worked
    finally:
        gc.enable()
        await load.close()
    times = sorted(1000 * latency for latency in load.latencies)
    if not times:
        raise bad_request("error-load-nothing")

    def share(part: float) -> float:
        return round(times[min(len(times) - 1, int(part * len(times)))], 1)

    return Result(
        len(servers),
        tables,
        tables * players,
        len(times),
        round(len(times) / took, 1),
        share(0.5),
        share(0.95),
        share(0.99),
        round(times[-1], 1),
        load.lost,
        max((memory for pid in pids if (memory := peak_memory(pid)) is not None), default=None),
        round(1000 * worked / len(times), 2) if worked else None,
    )


def peak_memory(pid: int) -> float | None:
    """The most memory that a process has ever used, in MB; Linux only."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return None
    [line] = [line for line in status.splitlines() if line.startswith("VmHWM")]
    return round(int(line.split()[1]) / 1024, 1)


def _processor_time(pids: list[int]) -> float:
    """Seconds that the processes have worked, in all their threads; Linux only."""
    ticks = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return 0.0
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def own_servers(count: int, database: str | None) -> AsyncIterator[list[Address]]:
    """Servers of our own for the time of the measurement."""
    async with AsyncExitStack() as stack:
        started = [await stack.enter_async_context(own_server(database)) for _ in range(count)]
        yield [Address(*server) for server in started]


@asynccontextmanager
async def own_server(database: str | None = None) -> AsyncIterator[tuple[str, int]]:
    """The address of a server of our own, and its process."""
    with tempfile.TemporaryDirectory() as folder:
        program = [sys.executable, "-m", "fittest", "serve", "--lang", "en", "--port", "0"]
        program += ["--database", database or str(Path(folder, "load.sqlite"))]
        program += ["--tables-per-hour", "1000000", "--sockets", "100000", "--requests", "100000"]
        server = await asyncio.create_subprocess_exec(*program, stdout=asyncio.subprocess.PIPE)
        assert server.stdout is not None
        try:
            said = (await server.stdout.readline()).decode()
            address = next((word for word in said.split() if word.startswith("http")), None)
            if address is None:
                raise bad_request("error-load-server")
            yield address.rstrip("/"), server.pid
        finally:
            if server.returncode is None:
                server.send_signal(signal.SIGINT)
            await server.wait()


async def run(
    urls: list[str],
    servers: int,
    spread: bool,
    database: str | None,
    ruleset: str,
    players: int,
    tables: list[int],
    rate: float,
    seconds: float,
    seed: int,
) -> list[Result]:
    results = []
    for count in tables:
        # As many moves per table and second for few tables as for many.
        pace = rate * count / max(tables)
        if urls:
            there = [Address(url.rstrip("/"), None) for url in urls]
            results.append(await measure(there, spread, ruleset, players, count, pace, seconds, seed))
            continue
        async with own_servers(servers, database) as own:
            results.append(await measure(own, spread, ruleset, players, count, pace, seconds, seed))
    return results


@click.command(cls=Command, help="cli-help-load")
@click.option("--url", "urls", cls=Option, multiple=True, help="cli-help-load-url")
@click.option(
    "--servers",
    cls=Option,
    type=click.IntRange(1),
    default=1,
    show_default=True,
    help="cli-help-load-servers",
)
@click.option("--spread", cls=Option, is_flag=True, help="cli-help-load-spread")
@click.option("--database", cls=Option, help="cli-help-load-database")
@click.option("--ruleset", cls=Option, default="evolution", show_default=True, help="cli-help-load-ruleset")
@click.option(
    "--players", cls=Option, type=click.IntRange(2), default=4, show_default=True, help="cli-help-players"
)
@click.option("--tables", cls=Option, default="10,30,100,300", show_default=True, help="cli-help-load-tables")
@click.option(
    "--rate",
    cls=Option,
    type=click.FloatRange(0),
    default=300,
    show_default=True,
    help="cli-help-load-rate",
)
@click.option(
    "--seconds",
    cls=Option,
    type=click.FloatRange(1),
    default=30,
    show_default=True,
    help="cli-help-load-seconds",
)
@options.seed
@options.as_json
def load(
    urls: tuple[str, ...],
    servers: int,
    spread: bool,
    database: str | None,
    ruleset: str,
    players: int,
    tables: str,
    rate: float,
    seconds: float,
    seed: int,
    as_json: bool,
) -> None:
    counts = [int(part) for part in tables.split(",") if part.strip().isdecimal()]
    if not counts:
        raise bad_request("error-load-tables", value=tables)
    if servers > 1 and not (database or "").startswith(("postgresql://", "postgres://")):
        raise bad_request("error-load-database")
    results = asyncio.run(
        run(list(urls), servers, spread, database, ruleset, players, counts, rate, seconds, seed)
    )
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(results)).decode())
    else:
        report(results)


def report(results: list[Result]) -> None:
    columns = ("tables", "sockets", "moves_per_second", "p50", "p95", "p99", "worst", "lost", "memory", "cpu")
    grid = Grid(*(text(f"cli-load-{name}", language()) for name in columns), box=None)
    for result in results:
        grid.add_row(*(str(getattr(result, name)) for name in columns))
    screen().print(grid)
