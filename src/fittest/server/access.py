"""Who may do what: a cookie names a session, a session holds keys, a table says what its keys open."""

from collections.abc import Callable

from fittest.server.clock import DAY, MINUTE
from fittest.server.documents import Grant
from fittest.server.errors import Refusal, refuse
from fittest.server.events import Key
from fittest.server.messages import You
from fittest.server.settings import Person
from fittest.server.store import CODES, Store
from fittest.server.table import Table
from fittest.server.tokens import code_of, digest

COOKIE = "fittest"
LIFETIME = 180 * DAY
CODE_LIFETIME = 10 * MINUTE
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
        found = (table.opened_by(key) for key in self.keys.get(table.id, ()))
        return [key for key in found if key is not None]


NOBODY = Session("", 0, 0)


class Access:
    def __init__(self, store: Store, now: Callable[[], int], secret: Callable[[], str]) -> None:
        self._store = store
        self._now = now
        self._secret = secret
        self._known: dict[str, Session] = {}

    async def session(self, cookie: str | None, *, fresh: bool = False) -> Session:
        """The session of a cookie; without one, or with an unknown or expired one, nobody's."""
        if not cookie:
            return NOBODY
        hash = digest(cookie)
        now = self._now()
        known = self._known.get(hash)
        if known is None or fresh or now - known.read_at >= REMEMBER:
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
        session, cookie = self._begun(session)
        await self._store.grant(session.hash, session.expires, table_id, key)
        self._keep(session, table_id, key)
        return cookie

    def _begun(self, session: Session) -> tuple[Session, str | None]:
        """A session that lasts; for nobody a new one, with its cookie."""
        cookie = None
        if session is NOBODY:
            cookie = self._secret()
            session = Session(digest(cookie), 0, self._now())
        session.expires = self._now() + LIFETIME
        return session, cookie

    def _keep(self, session: Session, table_id: str, key: str) -> None:
        session.keys.setdefault(table_id, set()).add(key)
        self._known[session.hash] = session

    async def offer(self, table_id: str, key: str) -> tuple[str, int]:
        """A code that passes a key on to one more session, and until when."""
        code = code_of(self._secret())
        until = self._now() + CODE_LIFETIME
        await self._store.offer(code_hash(code), until, table_id, key)
        return code, until

    async def redeem(self, session: Session, code: str) -> tuple[str, str, str | None]:
        """The table and the key that a code stands for, which the session holds now; and the cookie, if it
        is a new one."""
        session, cookie = self._begun(session)
        found = await self._store.redeem(code_hash(code), self._now(), session.hash, session.expires)
        if found is None:
            raise refuse(401, "error-wrong-code")
        self._keep(session, *found)
        return *found, cookie

    async def pass_on(self, held: tuple[str, str], table_id: str, key: str) -> None:
        """Every session that holds one key (of a table) gets another one as well."""
        table, link = held
        for hash in await self._store.holders(table, [link], self._now()):
            session = await self._read(hash, self._now())
            if session is not NOBODY and key not in session.keys.get(table_id, ()):
                await self.grant(session, table_id, key)

    async def holders(self, table_id: str, keys: list[str]) -> int:
        """How many sessions hold one of these keys."""
        return len(await self._store.holders(table_id, keys, self._now()))

    async def let_go(self, session: Session, table_id: str) -> int:
        """The session gives up all keys of a table; how many others hold one."""
        others = await self._store.let_go(session.hash, table_id)
        session.keys.pop(table_id, None)
        return others

    async def forget(self, session: Session) -> None:
        await self._store.forget(session.hash)
        self.drop(session.hash)

    def drop(self, fingerprint: str) -> None:
        """Forget the cached sessions with this hash prefix: they may be gone from the database."""
        self._known = {h: s for h, s in self._known.items() if not h.startswith(fingerprint)}

    def tidy(self) -> None:
        now = self._now()
        self._known = {h: s for h, s in self._known.items() if now - s.read_at < REMEMBER}


def you(session: Session, table: Table, seat: int | None) -> You:
    """What the session is at the table, looking from `seat`; refuses what it may not see."""
    opened = session.opened(table)
    seats = sorted(key.seat for key in opened if key.seat is not None)
    host = any(key.role == "host" for key in opened)
    invited = any(key.role == "watch" for key in opened)
    if seat is not None:
        if seat not in seats:
            raise refuse(403 if opened else 401, "error-not-your-seat" if opened else "error-no-key")
    elif not seats and not host:
        if not table.settings.spectators:
            raise refuse(403 if opened else 401, "error-no-spectators")
        if not invited and not table.settings.public:
            raise refuse(401, "error-no-key")
    hands = table.settings.open_hands is not None and not seats and (host or invited)
    return You(seat, seats, host, hands)


def lost(table: Table, seat: int | None) -> Refusal:
    """Why somebody may no longer see a table from a seat."""
    if seat is None or seat >= len(table.seats):
        return refuse(409, "error-link-replaced")
    if not isinstance(table.seats[seat].plan, Person):
        return refuse(409, "error-seat-to-bot")
    return refuse(409, "error-seat-dropped" if table.seats[seat].taken else "error-seat-emptied")


def code_hash(code: str) -> str:
    """A code is kept as a session that no cookie opens."""
    return CODES + digest(code)[: 64 - len(CODES)]


def grants(session: Session, table: Table) -> list[Grant]:
    return [Grant(table.id, key.role, key.seat) for key in session.opened(table)]
