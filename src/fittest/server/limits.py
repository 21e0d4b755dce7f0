"""How much is too much. Generous for a household behind one address, and each has its own refusal."""

import ipaddress
from collections.abc import Callable

import msgspec

from fittest.server import sanitize
from fittest.server.errors import refuse

# Eight players and two who watch.
SESSIONS_PER_TABLE = 10


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """Numbers that `fittest serve` lets you change, and some that it does not."""

    tables: int = 20_000
    tables_per_address_per_hour: int = 60
    # Of spectators; players at the table always find a place.
    sockets_per_table: int = 60
    sockets_of_spectators: int = 4_000
    sockets_per_seat: int = 12
    sockets_per_address: int = 400
    messages_per_second: int = 10
    messages_at_once: int = 50
    requests_per_second: int = 50
    requests_at_once: int = 500
    message_bytes: int = 16_384
    body_bytes: int = 1_000_000
    header_bytes: int = 32_768
    # For sending them, for saying nothing between two requests, and for taking the answer.
    header_seconds: float = 15
    body_seconds: float = 60
    idle_seconds: int = 30
    write_seconds: float = 60
    connections: int = 20_000
    record_answers: int = 20_000
    renames_per_minute: int = 6
    proposals_per_minute: int = 12
    undos_per_minute: int = 6
    changes_per_minute: int = 120
    hints_per_minute: int = 40
    hints_waiting: int = 20
    reviews_waiting: int = 20
    review_answers: int = 3_000
    name_length: int = sanitize.NAME_LENGTH
    chat_length: int = sanitize.CHAT_LENGTH

    def told(self) -> dict[str, float]:
        """For `GET /api/welcome`."""
        return {name: getattr(self, name) for name in self.__struct_fields__}


class Bucket:
    """This many at once, and then this many per second."""

    def __init__(self, size: float, per_second: float, now: float) -> None:
        self._size = size
        self._rate = per_second
        self._level = size
        self._at = now

    def take(self, now: float) -> bool:
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    def full(self, now: float) -> bool:
        return self._level + (now - self._at) * self._rate >= self._size


class Gate:
    """Counts per address. `now` gives milliseconds."""

    def __init__(self, limits: Limits, now: Callable[[], int]) -> None:
        self.limits = limits
        self._now = now
        self._tables: dict[str, Bucket] = {}
        self._sessions: dict[str, Bucket] = {}
        self._requests: dict[str, Bucket] = {}
        # Those who watch are counted apart: they take no place from those who play.
        self._sockets: dict[tuple[str, bool], int] = {}
        self._watching = 0

    def new_table(self, address: str, existing: int) -> None:
        if existing >= self.limits.tables:
            raise refuse(429, "error-too-many-tables", most=self.limits.tables)
        hourly = self.limits.tables_per_address_per_hour
        if not self._hourly(self._tables, address, hourly):
            raise refuse(429, "error-tables-per-address", most=hourly)

    def new_session(self, address: str) -> None:
        """A browser without a cookie gets one, which is stored for long."""
        hourly = self.limits.tables_per_address_per_hour * SESSIONS_PER_TABLE
        if not self._hourly(self._sessions, address, hourly):
            raise refuse(429, "error-sessions-per-address", most=hourly)

    def _hourly(self, buckets: dict[str, Bucket], address: str, most: int) -> bool:
        now = self._now() / 1000
        bucket = buckets.setdefault(household(address), Bucket(most, most / 3600, now))
        return bucket.take(now)

    def request(self, address: str) -> None:
        """Something that changes or costs something was asked over HTTP."""
        now = self._now() / 1000
        place = household(address)
        bucket = self._requests.get(place)
        if bucket is None:
            limits = self.limits
            bucket = self._requests[place] = Bucket(limits.requests_at_once, limits.requests_per_second, now)
        if not bucket.take(now):
            raise refuse(429, "error-too-fast", most=self.limits.requests_per_second)

    def enter(self, address: str, watches: bool, others: int) -> None:
        """A socket opens; call `leave` when it closes. `others` there are for the same seat, or, if somebody
        `watches`, of spectators at the same table."""
        limits, place = self.limits, (household(address), watches)
        if watches and others >= limits.sockets_per_table:
            raise refuse(429, "error-sockets-per-table", most=limits.sockets_per_table)
        if watches and self._watching >= limits.sockets_of_spectators:
            raise refuse(429, "error-sockets-of-spectators", most=limits.sockets_of_spectators)
        if not watches and others >= limits.sockets_per_seat:
            raise refuse(429, "error-sockets-per-seat", most=limits.sockets_per_seat)
        if self._sockets.get(place, 0) >= limits.sockets_per_address:
            raise refuse(429, "error-sockets-per-address", most=limits.sockets_per_address)
        self._sockets[place] = self._sockets.get(place, 0) + 1
        self._watching += watches

    def leave(self, address: str, watches: bool) -> None:
        place = (household(address), watches)
        self._watching -= watches
        left = self._sockets.get(place, 1) - 1
        if left > 0:
            self._sockets[place] = left
        else:
            self._sockets.pop(place, None)

    def messages(self) -> Bucket:
        """The allowance of one socket."""
        return Bucket(self.limits.messages_at_once, self.limits.messages_per_second, self._now() / 1000)

    def tidy(self) -> None:
        """Forget addresses that have been quiet."""
        now = self._now() / 1000
        self._tables = {place: b for place, b in self._tables.items() if not b.full(now)}
        self._sessions = {place: b for place, b in self._sessions.items() if not b.full(now)}
        self._requests = {place: b for place, b in self._requests.items() if not b.full(now)}


def household(address: str) -> str:
    """One IPv4 address, or one IPv6 /64: what a provider gives to a home."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address
