"""How long and how large a request may be before anybody looks at it: headers, bodies, silence.

uvicorn's protocol bounds none of these with httptools, so that a few hundred connections that say one byte a
minute, or one header without end, would be enough to fill a server.
"""

import asyncio
from http import HTTPStatus

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from fittest.server.limits import Limits

MOST_HEADERS = 100
# Requests of one connection that wait for the answers to earlier ones.
MOST_WAITING = 50


class LimitedProtocol(HttpToolsProtocol):
    limits = Limits()

    _deadline: asyncio.TimerHandle | None = None
    _stuck: asyncio.TimerHandle | None = None
    # Bytes of the request line and headers so far, or of what stands after a body and is no request.
    _head = 0
    # Has the parser told anything of the bytes that came last?
    _told = False
    _refused = False

    # -- silence ---------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._allow(self.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._allow(None)
        self.resume_writing()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._allow(self.limits.header_seconds)

    def on_message_complete(self) -> None:
        self._told = True
        self._head = 0
        self._allow(None)
        if not self._refused:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._allow(None)
        if self.scope["method"] != "GET":
            # uvicorn would say nothing and keep the connection.
            self._refuse(HTTPStatus.BAD_REQUEST)
        else:
            super().handle_websocket_upgrade()

    def _allow(self, seconds: float | None) -> None:
        """The client has so long for what it is about to send; None: it is not its turn."""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if seconds is not None:
            self._deadline = self.loop.call_later(seconds, self._refuse, HTTPStatus.REQUEST_TIMEOUT)

    # A client that does not read what it has asked for.

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(self.limits.write_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        super().resume_writing()

    # -- size ------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        # A header, or a trailer, is told when it is complete, so what is not complete is counted here.
        self._told = False
        super().data_received(data)
        if not self._told:
            self._grow(len(data))
        # Line feeds between two requests end the silence for uvicorn, but begin no request.
        if self._deadline is None and self.cycle is not None and self.cycle.response_complete:
            self._allow(self.limits.header_seconds)

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._grow(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._grow(len(name) + len(value))
        if len(self.headers) > MOST_HEADERS:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def _grow(self, count: int) -> None:
        self._told = True
        self._head += count
        if self._head > self.limits.header_bytes:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def on_headers_complete(self) -> None:
        self._told = True
        self._head = 0
        if len(self.pipeline) >= MOST_WAITING:
            self._refuse(HTTPStatus.TOO_MANY_REQUESTS)
        if not self._refused:
            self._allow(self.limits.body_seconds)
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._told = True
        if not self._refused:
            super().on_body(body)

    # -- refusing --------------------------------------------------------------------------------

    def _refuse(self, status: HTTPStatus) -> None:
        if self._refused or self.transport.is_closing():
            return
        self._refused = True
        self._allow(None)
        # In the middle of an answer there is no place for another one.
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()


def limited(limits: Limits) -> type[LimitedProtocol]:
    return type("LimitedProtocol", (LimitedProtocol,), {"limits": limits})
