"""Real servers and clients for tests: uvicorn in a thread, httpx and websockets before it."""

import asyncio
import itertools
import json
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import fittest
from fittest.kernel.chance import FAST_SEEDS
from fittest.kernel.game import Game
from fittest.server.app import create_app
from fittest.server.decide import Providers
from fittest.server.documents import Created
from fittest.server.limits import Limits
from fittest.server.messages import Origin
from fittest.server.running import uvicorn_config
from fittest.server.server import Config, Server
from fittest.server.settings import Settings
from fittest.server.wire import Wire

PATIENCE = 20.0
Json = dict[str, Any]

NO_CLIENT = Path(__file__).parent / "nothing here"
PERSON = {"kind": "person"}
BOT = {"kind": "bot", "level": "random"}


class Time:
    """A clock that tests can turn forward."""

    def __init__(self, frozen: bool = False) -> None:
        self.ahead = 0
        self._frozen = frozen

    def now(self) -> int:
        real = 1_700_000_000_000 if self._frozen else time.time_ns() // 1_000_000
        return real + self.ahead

    def pass_seconds(self, seconds: float) -> None:
        self.ahead += int(seconds * 1000)


def providers(now: Time, seed: int = 0) -> Providers:
    """Secrets and seeds that are different each time, but the same in each run."""
    source, deals = random.Random(seed), random.Random(seed)
    return Providers(
        now=now.now,
        table_id=lambda: f"t{source.getrandbits(40):010x}",
        secret=lambda: f"{source.getrandbits(192):048x}",
        seed=lambda: source.getrandbits(32),
        deal_seed=lambda: FAST_SEEDS + deals.getrandbits(127),
        levels=["random", "greedy"],
    )


class Running:
    """A server in a thread."""

    def __init__(self, config: Config, now: Time) -> None:
        self.time = now
        self._clients: list[Client] = []
        shield = create_app(config)
        self.app = shield.app
        self._server = uvicorn.Server(uvicorn_config(shield, config))
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started, "the server did not start"
        self.address = f"http://127.0.0.1:{self._server.servers[0].sockets[0].getsockname()[1]}"

    def _run(self) -> None:
        self._loop = asyncio.new_event_loop()
        try:
            self._loop.run_until_complete(self._server.serve())
        finally:
            self._loop.close()

    @property
    def inside(self) -> Server:
        server: Server = self.app.state.server
        return server

    def call(self, coroutine: Any) -> Any:
        """Run something of the server's in the server's loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(PATIENCE)

    def table_of(self, game: Game, **settings: Any) -> "TableLinks":
        """A table at this very position, which only the server itself can make; started."""

        async def opened() -> Created:
            plan = msgspec.convert(settings, Settings)
            exact = fittest.load(game.scenario())
            origin = Origin("scenario", None, None)
            return (await self.inside.service.open_game(plan, exact, origin, start=True)).created

        return TableLinks(msgspec.to_builtins(self.call(opened())))

    def cut_sockets(self) -> None:
        """As if a cable had been pulled."""

        def cut() -> None:
            for connection in list(self._server.server_state.connections):
                if isinstance(connection, Wire):
                    connection.transport.abort()

        self._loop.call_soon_threadsafe(cut)

    def client(self) -> "Client":
        self._clients.append(Client(self.address))
        return self._clients[-1]

    def stop(self) -> None:
        for client in self._clients:
            client.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)


@contextmanager
def running(database: str, **settings: Any) -> Iterator[Running]:
    now = Time(settings.pop("frozen", False))
    # Tests ask faster than people.
    limits = Limits(requests_at_once=1_000_000)
    usual = {
        "bot_pace": 0.0,
        "purge_days": None,
        "pool": ThreadPoolExecutor,
        "static": NO_CLIENT,
        "limits": limits,
    }
    settings = {**usual, **settings}
    settings.setdefault("providers", providers(now))
    server = Running(Config(database=database, **settings), now)
    try:
        yield server
    finally:
        server.stop()


class Client:
    """Somebody with a cookie jar."""

    _ids = itertools.count()

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params={k: v for k, v in query.items() if v is not None})

    def post(self, path: str, body: Json | None = None, **query: Any) -> httpx.Response:
        params = {k: v for k, v in query.items() if v is not None}
        return self.http.post(path, json=body, params=params)

    def new_table(self, **body: Any) -> "TableLinks":
        return TableLinks(good(self.post("/api/tables", body)))

    def open(self, token: str) -> Any:
        return good(self.post("/api/session", {"token": token}))

    def code(self, table: str, seat: int) -> str:
        """For another device of whoever sits there."""
        return str(good(self.post(f"/api/tables/{table}/devices", seat=seat))["code"])

    def look(self, table: str, seat: int | None = None, **query: Any) -> Any:
        return good(self.get(f"/api/tables/{table}", seat=seat, **query))

    def try_say(self, table: str, seat: int | None, type: str, /, **fields: Any) -> httpx.Response:
        body = {"type": type, "id": f"m{next(self._ids)}", **fields}
        return self.post(f"/api/tables/{table}/messages", body, seat=seat)

    def say(self, table: str, seat: int | None, type: str, /, **fields: Any) -> Any:
        return good(self.try_say(table, seat, type, **fields))

    def answer(self, table: str, seat: int, choice: int = 0) -> Any:
        """Answer the pending question of a seat."""
        game = self.look(table, seat)["game"]
        question = game["view"]["question"]
        assert question["seat"] == seat, "somebody else is asked"
        text = question["choices"][choice % len(question["choices"])]["text"]
        return self.say(table, seat, "answer", asked=game["asked"], text=text)

    @contextmanager
    def socket(self, table: str, seat: int | None = None, **query: Any) -> Iterator["Socket"]:
        params = {"seat": seat, **query}
        chosen = "&".join(f"{key}={value}" for key, value in params.items() if value is not None)
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket?{chosen}"
        headers = {"Cookie": cookies} if cookies else {}
        with connect(url, additional_headers=headers, open_timeout=PATIENCE, max_size=None) as raw:
            yield Socket(raw)


class Socket:
    """Keeps what a real client would keep: the newest table, game, story and remarks."""

    _ids = itertools.count()

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.heard: list[str] = []
        self.seq = 0
        self.table: Json = {}
        self.game: Json | None = None
        self.story: list[Json] = []
        self.remarks: list[Json] = []
        self.replies: dict[str, Json] = {}

    def hear(self, timeout: float = PATIENCE) -> Json:
        body = self.raw.recv(timeout=timeout)
        assert isinstance(body, str)
        self.heard.append(body)
        message: Json = json.loads(body)
        if message["type"] in ("done", "refused"):
            self.replies[message["id"]] = message
        if message["type"] in ("snapshot", "update"):
            self._take(message)
        return message

    def _take(self, message: Json) -> None:
        if message["type"] == "snapshot":
            self.story, self.remarks = [], []
        else:
            assert message["seq"] > self.seq
        self.seq = message["seq"]
        self.table = message.get("table", self.table)
        self.game = message.get("game", self.game)
        story = message.get("story", {"from": len(self.story), "lines": []})
        if "story" in message:
            self.story = [line for line in self.story if line["number"] < story["from"]] + story["lines"]
        self.remarks += message.get("remarks", [])

    def hear_until(self, wanted: Any) -> None:
        deadline = time.monotonic() + PATIENCE
        while not wanted():
            self.hear(max(0.01, deadline - time.monotonic()))

    def send(self, type: str, /, **fields: Any) -> str:
        message = {"type": type, "id": f"s{next(self._ids)}", **fields}
        self.raw.send(json.dumps(message))
        return str(message["id"])

    def say(self, type: str, /, **fields: Any) -> Json:
        """Send a message and wait for what became of it."""
        message_id = self.send(type, **fields)
        self.hear_until(lambda: message_id in self.replies)
        return self.replies[message_id]

    @property
    def question(self) -> Json | None:
        found: Json | None = None if self.game is None else self.game["view"]["question"]
        return found

    def closing(self) -> tuple[int, Json]:
        """The code and the last words of a socket that the server closes."""
        last: Json = {}
        while True:
            try:
                last = self.hear()
            except ConnectionClosed:
                return int(self.raw.close_code or 0), last


class TableLinks:
    def __init__(self, created: Json) -> None:
        self.id: str = created["id"]
        self.links: list[Json] = created["links"]

    def token(self, role: str, seat: int | None = None) -> str:
        [found] = [link for link in self.links if link["role"] == role and link.get("seat") == seat]
        return str(found["token"])


class Party:
    """A started table with a client at each person's seat and one for the host."""

    def __init__(self, server: Running, **settings: Any) -> None:
        people = settings.pop("people", 3)
        settings.setdefault("seats", [PERSON] * people)
        settings.setdefault("ruleset", "toy")
        start = settings.pop("start", True)
        self.server = server
        self.host = server.client()
        self.links = self.host.new_table(settings=settings)
        self.id = self.links.id
        self.host.open(self.links.token("host"))
        self.seats: list[Client] = []
        for number, plan in enumerate(settings["seats"]):
            client = server.client()
            if plan["kind"] == "person":
                client.open(self.links.token("seat", number))
            self.seats.append(client)
        if start:
            self.start()

    def start(self) -> None:
        self.host.say(self.id, None, "start")

    def state(self, seat: int = 0) -> Any:
        return self.seats[seat].look(self.id, seat)

    def asked(self) -> int:
        return int(self.state()["game"]["view"]["question"]["seat"])

    def wait_for(self, seat: int) -> bool:
        """Until `seat` is asked: True; or until the game is over: False."""
        deadline = time.monotonic() + PATIENCE
        while (question := self.state(seat)["game"]["view"]["question"]) is not None:
            if question["seat"] == seat:
                return True
            assert time.monotonic() < deadline, "waited in vain"
            time.sleep(0.01)
        return False

    def answer(self, choice: int = 0) -> int:
        """Whoever is asked answers."""
        seat = self.asked()
        self.seats[seat].answer(self.id, seat, choice)
        return seat

    def play_out(self) -> None:
        while self.state()["table"]["status"] == "playing":
            self.answer()

    def say(self, seat: int, type: str, /, **fields: Any) -> Any:
        return self.seats[seat].say(self.id, seat, type, **fields)

    def refused(self, seat: int, type: str, /, **fields: Any) -> str:
        return key_of(self.seats[seat].try_say(self.id, seat, type, **fields))


def good(response: httpx.Response) -> Any:
    """The body of an answer that is no refusal."""
    assert response.is_success, (response.status_code, response.text)
    return response.json()


def key_of(response: httpx.Response) -> str:
    """The key of a refusal."""
    assert response.status_code >= 400, response.text
    return str(response.json()["error"]["key"])


def until(holds: Any, patience: float = PATIENCE) -> None:
    deadline = time.monotonic() + patience
    while not holds():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.01)
