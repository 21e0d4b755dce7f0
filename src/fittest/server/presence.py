"""Who has a table open on a screen. Known from open sockets, never stored; servers that
share a database tell one another."""

import time
from collections.abc import Callable

from fittest.server.messages import Present
from fittest.server.table import Table

# A page that is loaded anew is gone for a moment only.
BLINK = 1.5
# A player who loses the connection has this long to come back before being shown as away.
GRACE = 15.0


class Presence:
    """`here` gives the seats that have somebody at this server. Times are seconds of a steady clock."""

    def __init__(self, here: Callable[[], set[int]], now: Callable[[], float] = time.monotonic) -> None:
        self._here = here
        self._now = now
        self._since = now()
        self._left: dict[int, float] = {}
        self._elsewhere: dict[str, set[int]] = {}

    def left(self, seats: list[int]) -> None:
        """Somebody with these seats has gone."""
        for seat in seats:
            self._left[seat] = self._now()

    def heard(self, server: str, seats: set[int]) -> bool:
        """Who is at another server; True if it is the first that we hear of that one."""
        known = self._elsewhere.get(server)
        self.left(list((known or set()) - seats))
        self._elsewhere[server] = seats
        return known is None

    def here_only(self) -> set[int]:
        return self._here()

    def here(self) -> set[int]:
        return self._here().union(*self._elsewhere.values())

    def gone_for(self, seat: int) -> float:
        """For how long nobody has been there, as far as this server knows."""
        return 0.0 if seat in self.here() else self._now() - self._left.get(seat, self._since)

    def told(self, table: Table) -> list[Present | None]:
        here = self.here()
        return [
            self._of(number, number in here) if seat.taken else None
            for number, seat in enumerate(table.seats)
        ]

    def _of(self, seat: int, here: bool) -> Present:
        gone = self._now() - self._left.get(seat, float("-inf"))
        if here or gone < BLINK:
            return "here"
        return "reconnecting" if gone < GRACE else "away"
