"""Who sends a request: language, address, and what the cookie opens."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from fittest.server.access import COOKIE, LIFETIME, NOBODY, Session, you
from fittest.server.decide import Actor
from fittest.server.errors import Refusal, language_of
from fittest.server.messages import You
from fittest.server.rooms import Room
from fittest.server.server import Server

Connection = ASGIConnection[Any, Any, Any, Any]


class Visitor:
    def __init__(self, server: Server, connection: Connection) -> None:
        self._server = server
        self._cookie = connection.cookies.get(COOKIE)
        # The hash of the session, once it has been asked for; empty for nobody's.
        self.came_by = ""
        self.address = connection.client.host if connection.client else "?"
        self.language = spoken(connection)
        # A page that came over TLS says so itself, also when the proxy before us does not.
        origins = (server.config.origin or "", connection.headers.get("origin", ""))
        encrypted = connection.scope.get("scheme") in ("https", "wss")
        self.secure = encrypted or any(origin.startswith("https:") for origin in origins)

    async def session(self, *, fresh: bool = False) -> Session:
        """`fresh`: as it is in the database now."""
        session = await self._server.access.session(self._cookie, fresh=fresh)
        self.came_by = session.hash
        return session

    async def session_or_new(self) -> Session:
        """The session that is about to be given a key; without a cookie it will be a new one."""
        session = await self.session(fresh=True)
        if session is NOBODY:
            self._server.gate.new_session(self.address)
        return session

    async def enter(self, table_id: str, seat: int | None) -> tuple[Room, You]:
        """The room of a table, if this visitor may look at it from `seat`."""
        room = await self._server.rooms.room(table_id)
        return room, await self.look_from(room, seat)

    async def look_from(self, room: Room, seat: int | None) -> You:
        """What the visitor is there. Before it is refused, it is looked up whether another server has let it
        in since."""
        try:
            return you(await self.session(), room.table, seat)
        except Refusal:
            return you(await self.session(fresh=True), room.table, seat)

    def slow_down(self) -> None:
        """Refuses what comes too often from one address."""
        self._server.gate.request(self.address)

    def cookies(self, cookie: str | None) -> list[Cookie]:
        """What is to be set when a new session has begun."""
        return [] if cookie is None else [self._made(cookie, LIFETIME // 1000)]

    async def forget(self) -> list[Cookie]:
        session = await self.session()
        if session is not NOBODY:
            await self._server.access.forget(session)
            self._server.part(session.hash)
        return [self._made("", 0)]

    def _made(self, value: str, age: int) -> Cookie:
        return Cookie(
            COOKIE, value=value, max_age=age, path="/", httponly=True, samesite="strict", secure=self.secure
        )


def actor(who: You) -> Actor:
    return Actor(who.seat, who.host)


def spoken(connection: Connection) -> str:
    return language_of(connection.query_params.get("lang"), connection.headers.get("accept-language"))
