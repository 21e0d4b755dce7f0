"""The socket of a table: first a snapshot, then what changes; and messages the other way."""

import asyncio
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from fittest.kernel.errors import FittestError
from fittest.kernel.message import Message
from fittest.server.access import lost
from fittest.server.errors import REFUSALS, Refusal, problem, refuse, status_of
from fittest.server.messages import ClientMessage, Closed, Presence, Refused
from fittest.server.rooms import Listener, Room, place_of
from fittest.server.security import same_site
from fittest.server.server import Server
from fittest.server.visitor import Visitor, actor

logger = logging.getLogger(__name__)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(ClientMessage).decode
# Enough of a broken message to say which one it was.
_decode_id = msgspec.json.Decoder(msgspec.defstruct("Id", [("id", str)])).decode

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, server: NamedDependency[Server], table_id: FromPath[str]) -> None:
    visitor = Visitor(server, socket)
    await socket.accept()
    try:
        line = await _enter(socket, server, visitor, table_id)
    except REFUSALS as refusal:
        await _close(socket, visitor, refusal)
        return
    server.metrics.sockets.inc()
    try:
        await line.run()
    except WebSocketDisconnect:
        pass
    except REFUSALS as refusal:
        await _close(socket, visitor, refusal)
    finally:
        server.rooms.leave(line.room, line.listener)
        server.gate.leave(visitor.address, line.watches)
        server.metrics.sockets.dec()


async def _enter(socket: Socket, server: Server, visitor: Visitor, table_id: str) -> "Line":
    server.blocks.check(visitor.address)
    if not same_site(socket.headers, server.config.origin):
        raise refuse(403, "error-other-site")
    asked = socket.query_params.get("seat")
    if asked is not None and not (asked.isdecimal() and len(asked) <= 2):
        raise refuse(400, "error-unreadable", why="seat")
    seat = None if asked is None else int(asked)
    room, who = await visitor.enter(table_id, seat)
    server.gate.enter(visitor.address, place_of(who) is None, room.beside(who))
    listener = Listener(who, visitor.came_by, socket.query_params.get("beats") == "true")
    server.rooms.enter(room, listener)
    return Line(socket, server, visitor, room, listener)


async def _close(socket: Socket, visitor: Visitor, refusal: FittestError | Refusal) -> None:
    try:
        said = Closed(problem(refusal.message, visitor.language))
        await socket.send_data(_encode(said), mode="text")
        await socket.close(code=4000 + status_of(refusal))
    except (WebSocketDisconnect, RuntimeError):
        pass


class Line:
    """One socket. A task of its own reads, because what is said and what is heard do not wait for
    each other."""

    def __init__(
        self, socket: Socket, server: Server, visitor: Visitor, room: Room, listener: Listener
    ) -> None:
        self.room = room
        self.listener = listener
        # As which it was counted.
        self.watches = place_of(listener.you) is None
        self._socket = socket
        self._server = server
        self._visitor = visitor
        self._allowance = server.gate.messages()
        self._replies: list[bytes] = []

    async def run(self) -> None:
        reading = asyncio.create_task(self._read())
        # A closed socket must wake the writer, who may have nothing to say.
        reading.add_done_callback(lambda _: self.listener.wake.set())
        try:
            if self.listener.you.seat is not None:
                await self._server.service.come_back(self.room, self.listener.you.seat)
            await self._send(self.room.snapshot(self.listener, self._server.providers.now()))
            while True:
                await self.listener.wake.wait()
                self.listener.wake.clear()
                replies, self._replies = self._replies, []
                for reply in replies:
                    await self._send(reply, more=self.listener.seq != self.room.table.seq)
                if reading.done():
                    reading.result()
                await self._catch_up()
        finally:
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    async def _catch_up(self) -> None:
        if self.room.gone:
            raise self._server.rooms.why_gone(self.room)
        await self._check_key()
        update = self.room.update(self.listener, self._server.providers.now())
        if update is not None:
            await self._send(update)
        if self.listener.presence != self.room.told_presence:
            self.listener.presence = self.room.told_presence
            await self._send(_encode(Presence(self.listener.presence)))

    async def _check_key(self) -> None:
        """Meanwhile the seat may have been lost, the session closed or the address blocked."""
        listener, table = self.listener, self.room.table
        while table.keys_seq > listener.checked:
            seq = table.keys_seq
            self._server.blocks.check(self._visitor.address)
            try:
                listener.you = await self._visitor.look_from(self.room, listener.you.seat)
            except REFUSALS as refusal:
                self._check_session()
                raise lost(table, listener.you.seat) from refusal
            self._check_session()
            listener.checked = seq

    def _check_session(self) -> None:
        if self.listener.session and not self._visitor.came_by:
            raise refuse(401, "error-session-closed")

    async def _send(self, body: bytes, more: bool = False) -> None:
        """`more`: another message follows at once."""
        message: Any = {"type": "websocket.send", "bytes": None, "text": body.decode(), "more": more}
        await self._socket.send(message)

    async def _read(self) -> None:
        while True:
            body = await self._socket.receive_data(mode="text")
            await self._hear(body)
            self.listener.wake.set()

    async def _hear(self, body: str | bytes) -> None:
        limits = self._server.config.limits
        if len(body) > limits.message_bytes:
            raise refuse(413, "error-message-size", most=limits.message_bytes)
        if not self._allowance.take(self._server.providers.now() / 1000):
            raise refuse(429, "error-too-fast", most=limits.messages_per_second)
        message_id, kind = None, "unreadable"
        await self._check_key()
        try:
            message = _decode(body)
            message_id, kind = message.id, type(message).__name__.lower()
            done = await self._server.service.say(self.room, actor(self.listener.you), message)
            self._replies.append(_encode(done))
            self._server.metrics.messages.labels(kind, "done").inc()
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse(_id_of(body), Message("error-unreadable", {"why": str(error)}), kind)
        except REFUSALS as refusal:
            self._refuse(message_id, refusal.message, kind)
        except Exception:
            # Our fault, not the client's: the trace is for our log, and the socket stays.
            logger.exception("bug", extra={"table": self.room.table.id, "message": kind})
            self._refuse(message_id, Message("error-internal"), kind)

    def _refuse(self, message_id: str | None, message: Message, kind: str) -> None:
        self._replies.append(_encode(Refused(message_id, problem(message, self._visitor.language))))
        self._server.metrics.messages.labels(kind, "refused").inc()


def _id_of(body: str | bytes) -> str | None:
    try:
        found: str = _decode_id(body).id  # type: ignore[attr-defined]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found[:64]
