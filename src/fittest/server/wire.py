"""uvicorn's protocol for web sockets, with fewer system calls.

Handing bytes to the system costs more than making them. A player who moves gets two messages at once, that
the move is done and what has changed; one that is sent with `"more": True` goes out with the next one.
"""

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from websockets.server import ServerProtocol


class Wire(WebSocketsSansIOProtocol):
    conn: "ServerProtocol"

    async def send(self, message: Any) -> None:
        if message.get("more") and self.writable.is_set() and not (self.disconnected or self.close_sent):
            self.conn.send_text(message["text"].encode())
        else:
            await super().send(message)
