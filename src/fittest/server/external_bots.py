"""Games against external programs: a real server on this machine, a table for each game.

Such a program is written in whatever language. It opens its one link and is then given a seat at
every table that it should play at; `GET /api/mine` names them. The other seats are played from here.
"""

import asyncio
import tempfile
import threading
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from uuid import uuid4

import uvicorn

from fittest.bots.match import Thinking
from fittest.bots.player_view import Bot, PlayerView
from fittest.bots.registry import bot
from fittest.bots.stdio import REMOTE
from fittest.kernel.errors import BadRequest, bad_request
from fittest.kernel.game import Game
from fittest.server.app import create_app
from fittest.server.decide import Actor
from fittest.server.documents import NewTable
from fittest.server.limits import Limits
from fittest.server.messages import Answer, Origin, You
from fittest.server.rooms import Listener, Room
from fittest.server.running import uvicorn_config
from fittest.server.server import Config, Server
from fittest.server.settings import Person, Settings
from fittest.server.tokens import digest, split

PATIENCE = 120.0
"""Seconds for one answer of a program."""
MANY = 10**9

T = TypeVar("T")


def remote_bots(names: list[str]) -> list[str]:
    return [name for name in dict.fromkeys(names) if name.startswith(REMOTE)]


class Invitation(NamedTuple):
    program: str
    server: str
    token: str


class ExternalBots:
    """Open it with `with`; then `wait` for the programs and `play`."""

    def __init__(self, programs: list[str], patience: float = PATIENCE) -> None:
        self._programs = programs
        self._patience = patience
        self.invitations: list[Invitation] = []

    def __enter__(self) -> "ExternalBots":
        self._folder = tempfile.TemporaryDirectory(prefix="fittest-arena-")
        limits = Limits(messages_at_once=MANY, requests_at_once=MANY)
        config = Config(
            database=str(Path(self._folder.name) / "arena.sqlite"), limits=limits, purge_days=None
        )
        shield = create_app(config)
        self._uvicorn = uvicorn.Server(uvicorn_config(shield, config))
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()
        while not self._uvicorn.started:
            if not self._thread.is_alive():
                raise bad_request("error-remote-server")
            time.sleep(0.01)
        self._server: Server = shield.app.state.server
        port = self._uvicorn.servers[0].sockets[0].getsockname()[1]
        self.invitations = [
            Invitation(program, f"http://127.0.0.1:{port}", self._call(self._invite()))
            for program in self._programs
        ]
        return self

    def __exit__(self, *_: object) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(10)
        self._folder.cleanup()

    def _serve(self) -> None:
        try:
            self._loop.run_until_complete(self._uvicorn.serve())
        finally:
            self._loop.close()

    def _call(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _invite(self) -> str:
        """The spectators' link of a table that never starts: unlike the link of a seat, it can be opened
        again by a program that was restarted."""
        opening = await self._server.service.create(NewTable())
        return next(link.token for link in opening.created.links if link.role == "watch")

    def wait(self) -> None:
        """Until every program has opened its link."""
        for invitation in self.invitations:
            table_id, link = _key(invitation.token)
            while not self._call(self._server.store.holders(table_id, [link], 0)):
                time.sleep(0.1)

    def play(self, game: Game, names: list[str], seeds: list[int]) -> tuple[Game, list[Thinking]]:
        """The game, not begun yet, played to its end: programs are `remote:…`, others are bots of ours.
        How long a program elsewhere thinks is not ours to measure."""
        ours = {
            seat: bot(name, seeds[seat]) for seat, name in enumerate(names) if not name.startswith(REMOTE)
        }
        return self._call(self._play(game, names, ours)), []

    async def _play(self, game: Game, names: list[str], ours: dict[int, Bot]) -> Game:
        seats: list[Any] = [Person() for _ in names]
        settings = Settings(seats=seats, spectators=False, hints=False, on_leave="end")
        origin = Origin("record", None, None)
        opening = await self._server.service.open_game(settings, game, origin, start=True)
        room = opening.room
        keys = {
            seat: (await self._server.service.add_key(room, seat)).hash
            for seat in range(len(names))
            if seat not in ours
        }
        listener = Listener(You(None, [], True))
        room.listeners.add(listener)
        try:
            with ThreadPoolExecutor(1) as thread:
                while room.table.status == "playing":
                    listener.wake.clear()
                    seat = _asked(room)
                    if seat in ours:
                        await self._answer(room, seat, ours[seat], thread)
                    else:
                        await self._await_program(room, listener, names[seat], keys[seat])
        finally:
            room.listeners.discard(listener)
        ended = room.table.game
        assert ended is not None
        if ended.decision is not None:
            raise bad_request("error-remote-left")
        return ended

    async def _answer(self, room: Room, seat: int, ours: Bot, thread: ThreadPoolExecutor) -> None:
        game = room.table.game
        assert game is not None
        assert game.decision is not None
        player = PlayerView(game, seat)
        index = await self._loop.run_in_executor(thread, ours.choose, player)
        message = Answer(id=uuid4().hex, asked=room.table.asked, text=game.decision.options[index].text)
        await self._server.service.say(room, Actor(seat, False), message)

    async def _await_program(self, room: Room, listener: Listener, program: str, key: str) -> None:
        """A program that was started anew has a new cookie, so the key is passed on again and again."""
        link = next(made.token for made in self.invitations if made.program == program)
        give_up = self._loop.time() + self._patience
        while not listener.wake.is_set():
            if self._loop.time() > give_up:
                raise silent(program, self._patience)
            await self._server.access.pass_on(_key(link), room.table.id, key)
            try:
                await asyncio.wait_for(listener.wake.wait(), 1.0)
            except TimeoutError:
                continue


def silent(program: str, seconds: float) -> BadRequest:
    return bad_request("error-remote-silent", name=program, seconds=int(seconds))


def _asked(room: Room) -> int:
    assert room.table.game is not None
    assert room.table.game.decision is not None
    return room.table.game.decision.seat


def _key(token: str) -> tuple[str, str]:
    table_id, secret = split(token)
    return table_id, digest(secret)
