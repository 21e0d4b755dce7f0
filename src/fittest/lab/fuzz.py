"""`fittest fuzz`: sends a server what is almost right, thousands of times, and sees that it stays up.

Every answer has to be an answer: no 500, no broken connection. In the end the server must say within a second
that it is well, and must not have used more memory than it should.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.table import Table as Grid

from fittest import options
from fittest.console import Command, Option, language, progress_bar, screen
from fittest.lab import forge
from fittest.lab.load import own_server, peak_memory
from fittest.texts import text

KINDS = (*forge.MAKERS, "messages")
AT_ONCE = 4
PATIENCE = 60.0
# A socket is closed when more is said on it at once; a new one may say as much again.
PER_SOCKET = 40
PER_TABLE = 400
HEALTH_SECONDS = 1.0
MEMORY = 600
SHOWN = 10


class Row(msgspec.Struct):
    """What became of the cases of one kind; `slowest` is the longest time to an answer, in milliseconds."""

    kind: str
    cases: int = 0
    accepted: int = 0
    refused: int = 0
    failed: int = 0
    slowest: float = 0.0


class Report(msgspec.Struct):
    """`health` is the time to the last answer of `/health` in milliseconds, `worst_health` the longest on the
    way; `memory` the most that the server has used, in MB, and `workers` what its processes have."""

    rows: list[Row]
    failures: list[str]
    health: float
    worst_health: float
    memory: float | None
    workers: float | None

    @property
    def holds(self) -> bool:
        well = self.health <= 1000 * HEALTH_SECONDS and (self.memory or 0) <= MEMORY
        return well and not self.failures


class Fuzz:
    def __init__(self, url: str, seed: int, advance: Callable[[], None]) -> None:
        import httpx

        self.rows: list[Row] = []
        self.failures: list[str] = []
        self.worst_health = 0.0
        self._url = url
        self._seed = seed
        self._advance = advance
        self._http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)

    async def close(self) -> None:
        await self._http.aclose()

    async def run(self, kind: str, first: int, cases: int) -> None:
        row = Row(kind)
        self.rows.append(row)
        if kind == "messages":
            await self._say(row, first, cases)
        else:
            await self._post(row, first, cases)

    async def health(self) -> float:
        """Milliseconds until the server has said that it is well."""
        started = time.perf_counter()
        response = await self._http.get("/health")
        took = 1000 * (time.perf_counter() - started)
        if response.status_code != 200:
            self.failures.append(f"health: {response.status_code}")
        self.worst_health = max(self.worst_health, took)
        return took

    # -- new tables ------------------------------------------------------------------------------

    async def _post(self, row: Row, first: int, cases: int) -> None:
        numbers = iter(range(first, first + cases))

        async def work() -> None:
            for number in numbers:
                await self._case(row, number, self._create(row, number))

        await asyncio.gather(*(work() for _ in range(AT_ONCE)))

    async def _create(self, row: Row, number: int) -> bool:
        body = forge.body(row.kind, self._seed, number)
        headers = {"content-type": "application/json"}
        response = await self._http.post("/api/tables", content=body, headers=headers)
        if response.status_code >= 500 and response.status_code != 503:
            raise RuntimeError(f"{response.status_code} {response.text[:200]}")
        return response.is_success

    async def _case(self, row: Row, number: int, work: Awaitable[bool]) -> None:
        started = time.perf_counter()
        try:
            accepted = await work
        except Exception as error:
            row.failed += 1
            self.failures.append(f"{row.kind} {number}: {type(error).__name__} {error}")
        else:
            row.accepted += accepted
            row.refused += not accepted
        row.cases += 1
        row.slowest = max(row.slowest, 1000 * (time.perf_counter() - started))
        self._advance()
        if row.cases % 50 == 0:
            await self.health()

    # -- messages --------------------------------------------------------------------------------

    async def _say(self, row: Row, first: int, cases: int) -> None:
        numbers = range(first, first + cases)
        while numbers:
            table, cookie = await self._table()
            here, numbers = numbers[:PER_TABLE], numbers[PER_TABLE:]
            while here:
                here = here[await self._one_socket(row, table, cookie, here[:PER_SOCKET]) :]

    async def _table(self) -> tuple[str, str]:
        """A table of two, with the cookie that opens all of it."""
        self._http.cookies.clear()
        seats = [{"kind": "person"}, {"kind": "person"}]
        body = {"settings": {"ruleset": "evolution", "seats": seats}, "start": True}
        created = (await self._http.post("/api/tables", json=body)).raise_for_status().json()
        for link in created["links"]:
            (await self._http.post("/api/session", json={"token": link["token"]})).raise_for_status()
        return created["id"], self._http.cookies["fittest"]

    async def _one_socket(self, row: Row, table: str, cookie: str, numbers: range) -> int:
        """How many of the messages have been said: the server may close the socket, with a reason."""
        from websockets.asyncio.client import connect

        address = f"{self._url.replace('http', 'ws', 1)}/api/tables/{table}/socket?seat={numbers[0] % 2}"
        headers = {"Cookie": f"fittest={cookie}"}
        async with connect(address, additional_headers=headers, max_size=None, open_timeout=60) as socket:
            heard = Heard(socket)
            await heard.next()
            for said, number in enumerate(numbers, start=1):
                message = forge.message(self._seed, number, heard.asked, heard.texts)
                await self._case(row, number, heard.answer(message))
                if heard.closed:
                    return said
        return len(numbers)


class Heard:
    """What a client of a table has to remember."""

    def __init__(self, socket: Any) -> None:
        self._socket = socket
        self.closed = False
        self.asked = 0
        self.texts: list[str] = []

    async def next(self) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(self._socket.recv(), PATIENCE))
        if message.get("game"):
            self.asked = message["game"]["asked"]
            question = message["game"]["view"]["question"]
            self.texts = [choice["text"] for choice in question["choices"]] if question else []
        return message

    async def answer(self, said: str) -> bool:
        await self._socket.send(said)
        while True:
            message = await self.next()
            if message["type"] == "done":
                return True
            if message["type"] in ("refused", "closed"):
                self.closed = message["type"] == "closed"
                if message["error"]["key"] == "error-internal":
                    raise RuntimeError(message["error"]["text"])
                return False


def workers_memory(pid: int) -> float | None:
    """What the processes that a process has started use now, in MB; Linux only."""
    total = 0
    try:
        for task in Path(f"/proc/{pid}/task").iterdir():
            for child in (task / "children").read_text().split():
                status = Path(f"/proc/{child}/status").read_text()
                lines = [line for line in status.splitlines() if line.startswith("VmRSS")]
                total += sum(int(line.split()[1]) for line in lines)
    except OSError:
        return None
    return round(total / 1024, 1)


async def run(kinds: list[str], first: int, cases: int, seed: int, advance: Callable[[], None]) -> Report:
    async with own_server() as (url, pid):
        fuzz = Fuzz(url, seed, advance)
        try:
            for kind in kinds:
                await fuzz.run(kind, first, cases)
            await asyncio.sleep(0.1)
            health = await fuzz.health()
            rows, failures = fuzz.rows, fuzz.failures
            return Report(rows, failures, health, fuzz.worst_health, peak_memory(pid), workers_memory(pid))
        finally:
            await fuzz.close()


@click.command(cls=Command, help="cli-help-fuzz")
@click.argument("kinds", nargs=-1, type=click.Choice(KINDS))
@click.option(
    "--cases", cls=Option, type=click.IntRange(1), default=1000, show_default=True, help="cli-help-fuzz-cases"
)
@click.option(
    "--first", cls=Option, type=click.IntRange(0), default=0, show_default=True, help="cli-help-fuzz-first"
)
@click.option(
    "--seed", cls=Option, type=click.IntRange(0), default=1, show_default=True, help="cli-help-seed"
)
@options.as_json
def fuzz(kinds: tuple[str, ...], cases: int, first: int, seed: int, as_json: bool) -> None:
    chosen = list(kinds or KINDS)
    with progress_bar() as progress:
        task = progress.add_task("", total=cases * len(chosen))
        report = asyncio.run(run(chosen, first, cases, seed, lambda: progress.advance(task)))
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        show(report)
    if not report.holds:
        raise SystemExit(1)


def show(report: Report) -> None:
    spoken = language()
    columns = ("kind", "cases", "accepted", "refused", "failed", "slowest")
    grid = Grid(*(text(f"cli-fuzz-{name}", spoken) for name in columns), box=None)
    for row in report.rows:
        numbers = (str(n) for n in (row.cases, row.accepted, row.refused, row.failed, round(row.slowest)))
        grid.add_row(text(f"cli-fuzz-{row.kind}", spoken), *numbers)
    screen().print(grid)
    for failure in report.failures[:SHOWN]:
        click.echo(failure)
    click.echo(
        text(
            "cli-fuzz-end",
            spoken,
            health=round(report.health),
            worst=round(report.worst_health),
            memory=str(report.memory or "?"),
            workers=str(report.workers or "?"),
        )
    )
    click.echo(text("cli-fuzz-holds" if report.holds else "cli-fuzz-broken", spoken))
