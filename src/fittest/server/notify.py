"""Servers on one PostgreSQL wake one another: LISTEN/NOTIFY carrying "table number server event" (the event
only if it is short; number 0 alone for a deleted table), "closed session" or "here table server seats".

Whatever cannot be had from here is read from the log. A lost connection is made anew for as long as it takes;
what was said meanwhile is made up for by looking at every open table.
"""

import asyncio
import logging
from collections.abc import Callable

import asyncpg  # type: ignore[import-untyped]

from fittest.server.store import CHANNEL, CLOSED, HERE

logger = logging.getLogger(__name__)

PROBE_SECONDS = 10.0
FIRST_WAIT = 0.05
LONGEST_WAIT = 2.0


class Notifier:
    def __init__(
        self,
        url: str,
        own_name: str,
        heard: Callable[[str, int, str], None],
        closed: Callable[[str], None],
        here: Callable[[str, str, set[int]], None],
        reconnected: Callable[[], None],
    ) -> None:
        self._dsn = url.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._own_name = own_name
        self._heard = heard
        self._closed = closed
        self._here = here
        self._reconnected = reconnected
        self._task = asyncio.create_task(self._listen_forever())
        self.connected = asyncio.Event()

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _listen_forever(self) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                await self._listen()
                wait = FIRST_WAIT
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                # Once for each loss, not for each try.
                if self.connected.is_set() or wait == FIRST_WAIT:
                    logger.warning("notifier lost", extra={"error": type(error).__name__})
            self.connected.clear()
            await asyncio.sleep(wait)
            wait = min(wait * 2, LONGEST_WAIT)

    async def _listen(self) -> None:
        """Returns or raises when the connection is gone."""
        connection = await asyncpg.connect(self._dsn, timeout=5)
        try:
            gone = asyncio.Event()
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(CHANNEL, self._on_notify)
            self.connected.set()
            self._reconnected()
            while not gone.is_set():
                try:
                    await asyncio.wait_for(gone.wait(), PROBE_SECONDS)
                except TimeoutError:
                    # A half-open connection says nothing by itself.
                    await connection.execute("SELECT 1", timeout=5)
        finally:
            connection.terminate()

    def _on_notify(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        subject, _, rest = str(payload).partition(" ")
        if subject == CLOSED:
            self._closed(rest)
            return
        if subject == HERE:
            table, name, seats = rest.split(" ")
            if name != self._own_name:
                self._here(name, table, {int(seat) for seat in seats.split(",") if seat})
            return
        number, _, rest = rest.partition(" ")
        name, _, body = rest.partition(" ")
        if name != self._own_name:
            self._heard(subject, int(number), body)
