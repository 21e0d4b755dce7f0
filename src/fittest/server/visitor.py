"""Who sends a request: language, address, and what the cookie opens."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from fittest.server.access import COOKIE, LIFETIME, Session, you
from fittest.server.decide import Actor
from fittest.server.errors import language_of
from fittest.server.hub import Room
from fittest.server.messages import You
from fittest.server.server import Server

Connection = ASGIConnection[Any, Any, Any, Any]


class Visitor:
    def __init__(self, server: Server, connection: Connection) -> None:
        self._server = server
        self._cookie = connection.cookies.get(COOKIE)
        self.address = connection.client.host if connection.client else "?"
        self.language = spoken(connection)
        self.secure = connection.url.scheme in ("https", "wss")

    async def session(self, room: Room | None = None) -> Session:
        return await self._server.access.session(self._cookie, None if room is None else room.table)

    async def enter(self, table_id: str, seat: int | None) -> tuple[Room, You]:
        """The room of a table, if this visitor may look at it from `seat`."""
        room = await self._server.hub.room(table_id)
        session = await self.session(room)
        return room, you(session, room.table, seat)

    def slow_down(self) -> None:
        """Refuses what comes too often from one address."""
        self._server.gate.request(self.address)

    async def receive(self, table_id: str, key: str) -> list[Cookie]:
        """The visitor holds one more key; the cookies to be set."""
        cookie = await self._server.access.grant(await self.session(), table_id, key)
        return [] if cookie is None else [self._made(cookie, LIFETIME // 1000)]

    async def forget(self) -> list[Cookie]:
        await self._server.access.forget(await self.session())
        return [self._made("", 0)]

    def _made(self, value: str, age: int) -> Cookie:
        return Cookie(
            COOKIE, value=value, max_age=age, path="/", httponly=True, samesite="strict", secure=self.secure
        )


def actor(who: You) -> Actor:
    return Actor(who.seat, who.host)


def spoken(connection: Connection) -> str:
    return language_of(connection.query_params.get("lang"), connection.headers.get("accept-language"))
