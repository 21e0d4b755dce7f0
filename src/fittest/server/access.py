"""Who may do what: a cookie names a session, a session holds keys, a table says what its keys open."""

from collections.abc import Callable

from fittest.server.clock import DAY
from fittest.server.documents import Grant
from fittest.server.errors import refuse
from fittest.server.events import Key
from fittest.server.messages import You
from fittest.server.store import Store
from fittest.server.table import Table
from fittest.server.tokens import digest

COOKIE = "fittest"
LIFETIME = 180 * DAY
# A session that another server has changed is read again after this.
REMEMBER = 30_000


class Session:
    """What a cookie opens: the hashes of keys, by table."""

    def __init__(self, hash: str, expires: int, read_at: int) -> None:
        self.hash = hash
        self.expires = expires
        self.read_at = read_at
        self.keys: dict[str, set[str]] = {}

    def opened(self, table: Table) -> list[Key]:
        return [table.keys[key] for key in self.keys.get(table.id, ()) if key in table.keys]


NOBODY = Session("", 0, 0)


class Access:
    def __init__(self, store: Store, now: Callable[[], int], secret: Callable[[], str]) -> None:
        self._store = store
        self._now = now
        self._secret = secret
        self._known: dict[str, Session] = {}

    async def session(self, cookie: str | None, table: Table | None = None) -> Session:
        """The session of a cookie; without one, or with an unknown or expired one, nobody's. A session
        that opens nothing at `table` is looked up again: another server may have let it in."""
        if not cookie:
            return NOBODY
        hash = digest(cookie)
        now = self._now()
        known = self._known.get(hash)
        fresh = known is not None and now - known.read_at < REMEMBER
        if known is None or not fresh or (table is not None and not known.opened(table)):
            known = await self._read(hash, now)
        return known if known.expires > now else NOBODY

    async def _read(self, hash: str, now: int) -> Session:
        stored = await self._store.session(hash)
        if stored is None:
            self._known.pop(hash, None)
            return NOBODY
        session = Session(hash, stored[0], now)
        for table_id, key in stored[1]:
            session.keys.setdefault(table_id, set()).add(key)
        self._known[hash] = session
        if now < session.expires < now + LIFETIME - DAY:
            session.expires = now + LIFETIME
            await self._store.prolong(hash, session.expires)
        return session

    async def grant(self, session: Session, table_id: str, key: str) -> str | None:
        """Let a session hold one more key. Nobody gets a new session, whose cookie is returned."""
        cookie = None
        if session is NOBODY:
            cookie = self._secret()
            session = Session(digest(cookie), 0, self._now())
        session.expires = self._now() + LIFETIME
        await self._store.grant(session.hash, session.expires, table_id, key)
        session.keys.setdefault(table_id, set()).add(key)
        self._known[session.hash] = session
        return cookie

    async def pass_on(self, held: tuple[str, str], table_id: str, key: str) -> None:
        """Whoever holds one key (of a table) gets another one as well."""
        for hash in await self._store.holders(*held):
            session = await self._read(hash, self._now())
            if session is not NOBODY and key not in session.keys.get(table_id, ()):
                await self.grant(session, table_id, key)

    async def forget(self, session: Session) -> None:
        if session is not NOBODY:
            self._known.pop(session.hash, None)
            await self._store.forget(session.hash)

    def drop(self, fingerprint: str) -> None:
        """Forget the sessions whose hash begins so: they are gone from the database."""
        self._known = {h: s for h, s in self._known.items() if not h.startswith(fingerprint)}

    def tidy(self) -> None:
        now = self._now()
        self._known = {h: s for h, s in self._known.items() if now - s.read_at < REMEMBER}


def you(session: Session, table: Table, seat: int | None) -> You:
    """What the session is at the table, looking from `seat`; refuses what it may not see."""
    opened = session.opened(table)
    seats = sorted(key.seat for key in opened if key.seat is not None)
    host = any(key.role == "host" for key in opened)
    if seat is not None:
        if seat not in seats:
            raise refuse(403 if opened else 401, "error-not-your-seat" if opened else "error-no-key")
    elif not seats and not host:
        invited = any(key.role == "watch" for key in opened)
        if not table.settings.spectators:
            raise refuse(403 if opened else 401, "error-no-spectators")
        if not invited and not table.settings.public:
            raise refuse(401, "error-no-key")
    return You(seat, seats, host)


def grants(session: Session, table: Table) -> list[Grant]:
    return [Grant(table.id, key.role, key.seat) for key in session.opened(table)]
