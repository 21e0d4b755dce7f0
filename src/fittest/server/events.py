"""What is stored of a table: a list of events, from which everything else follows.

An event is kept as JSON with the version of the protocol, so that a later version can tell how to
read it. A stored event never changes and never leaves the server as it is.
"""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from fittest.kernel.game import FIRST_EDITION
from fittest.server import PROTOCOL
from fittest.server.messages import AutoPass, Colour, Kind, Origin, Role
from fittest.server.settings import Settings


class Key(msgspec.Struct, frozen=True):
    """What a secret opens, known by its hash. The key of a seat is that of its invitation, which whoever
    opens it first exchanges for one that is `held` by their session and that no link carries."""

    hash: str
    role: Role
    seat: int | None = None
    held: bool = False


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """`at` is in milliseconds. `id` and `actor` (a seat; -1 for the host or the server) are those of the
    client's message, so that repetitions are known."""

    at: int
    id: str = ""
    actor: int = -1


class Deal(msgspec.Struct, frozen=True):
    """What a table has promised to deal from; `given`: the creator of the table chose the seed."""

    seed: int
    salt: str
    given: bool = False


class Opened(Event, frozen=True, tag="opened"):
    """`record` is what the game begins with, if not from scratch; `version` made this table. There is no
    `deal` where the table's maker knows the game beforehand, and in tables from before there were deals."""

    settings: Settings
    keys: list[Key]
    version: str
    origin: Origin | None = None
    record: dict[str, Any] | None = None
    deal: Deal | None = None


class Configured(Event, frozen=True, tag="configured"):
    """`emptied` are seats whose keys stop working, since a bot takes them or gives them back."""

    settings: Settings
    keys: list[Key]
    emptied: list[int] = []


class Keyed(Event, frozen=True, tag="keyed"):
    """One more key to what is there already."""

    key: Key


class Kicked(Event, frozen=True, tag="kicked"):
    seat: int
    key: Key


class Sat(Event, frozen=True, tag="sat"):
    """Somebody has sat down. From now on `key` opens the seat and nothing else does; none in old logs, and
    where the seat was kept for somebody. `claim` is the hash of what the browser would show again. `sitter`
    is the same for all seats of this table that one browser has taken, and tells nothing else of it."""

    seat: int
    key: Key | None = None
    claim: str = ""
    sitter: str = ""


class Freed(Event, frozen=True, tag="freed"):
    """Whoever sat here has stood up before the start: the link of the seat invites again."""

    seat: int


class Rekeyed(Event, frozen=True, tag="rekeyed"):
    """One device of a seat keeps it with a new key; the others lose it."""

    seat: int
    key: Key


class Renamed(Event, frozen=True, tag="renamed"):
    seat: int
    name: str


class Painted(Event, frozen=True, tag="painted"):
    """The seat that had the colour takes the one that this seat gives up."""

    seat: int
    colour: Colour


class Chatted(Event, frozen=True, tag="chatted"):
    seat: int
    text: str


class Started(Event, frozen=True, tag="started"):
    """`edition`: of the rules by which the game is played; `expansions`: with their fingerprints."""

    seed: int
    edition: int = FIRST_EDITION
    expansions: dict[str, str] = {}


class Answered(Event, frozen=True, tag="answered"):
    seat: int
    text: str
    by: Literal["person", "bot", "clock", "auto"]


class Preferred(Event, frozen=True, tag="preferred"):
    """Which questions are passed for a seat; `turn`: the one that was then."""

    seat: int
    auto_pass: AutoPass
    turn: int = 0


class Proposed(Event, frozen=True, tag="proposed"):
    """`needs`: in old logs most of the others were enough to hand a seat to a bot."""

    seat: int
    what: Kind
    target: int | None = None
    to: int | None = None
    needs: Literal["most", "all"] = "most"


class Agreed(Event, frozen=True, tag="agreed"):
    seat: int
    what: Kind


class Declined(Event, frozen=True, tag="declined"):
    seat: int
    what: Kind


class Left(Event, frozen=True, tag="left"):
    """`absent`: nobody has been there for as long as the table waits; a bot stands in until they are back."""

    seat: int
    why: Literal["left", "resigned", "absent"]


class Returned(Event, frozen=True, tag="returned"):
    """`restarts`: in old logs the clock of a pending question started anew."""

    seat: int
    restarts: bool = True


class Woken(Event, frozen=True, tag="woken"):
    """A pause has ended by itself, or the clock of the question starts anew after an outage."""

    why: Literal["pause", "outage"]


class Rematched(Event, frozen=True, tag="rematched"):
    """Seat `by` (-1: the host, or in old logs anybody) invites to another game."""

    table: str
    by: int = -1


class Forked(Event, frozen=True, tag="forked"):
    """Seat `by` invites to play on from `step` of this game at another table."""

    table: str
    step: int
    by: int = -1


AnyEvent: TypeAlias = (
    Opened
    | Configured
    | Keyed
    | Kicked
    | Sat
    | Freed
    | Rekeyed
    | Renamed
    | Painted
    | Chatted
    | Started
    | Answered
    | Preferred
    | Proposed
    | Agreed
    | Declined
    | Left
    | Returned
    | Woken
    | Rematched
    | Forked
)


class Stored(msgspec.Struct, frozen=True):
    """The JSON of one row of the log."""

    v: Annotated[int, Meta(ge=1, le=PROTOCOL)]
    event: AnyEvent


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Stored).decode


def pack(event: AnyEvent) -> str:
    return _encode(Stored(PROTOCOL, event)).decode()


def unpack(body: str) -> AnyEvent:
    return _decode(body).event
