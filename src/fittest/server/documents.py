"""What goes over HTTP besides the messages of `messages.py`."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from fittest.bots.judge import Horizon
from fittest.bots.review import Review
from fittest.kernel.family import CardSide
from fittest.kernel.view import Line, PreviewView, Text
from fittest.server.messages import Chosen, Colour, Invitation, Link, Problem, Role, Status
from fittest.server.settings import Settings, SwitchValue
from fittest.server.shapes import RecordShape, ScenarioShape


class ErrorDocument(msgspec.Struct, frozen=True):
    """Every answer with a status of 400 or more."""

    error: Problem


class SwitchDocument(msgspec.Struct, frozen=True):
    """A setting of a ruleset; the first choice is what it is unless said otherwise."""

    name: str
    choices: list[SwitchValue]


class RulesetDocument(msgspec.Struct, frozen=True):
    """`max_players` players by the rulebook, `hard_max_players` with a switch that passes it by."""

    name: str
    min_players: int
    max_players: int
    hard_max_players: int
    switches: list[SwitchDocument]


class CardDocument(msgspec.Struct, frozen=True):
    """A kind of card; `count` is its copies in one deck of its `box`."""

    label: Text
    count: int
    id: str
    box: str
    harmful: bool
    sides: list[CardSide]


class PictureDocument(msgspec.Struct, frozen=True):
    """How a trait is drawn: markup for layers of an animal, and a sign. Only shapes."""

    layers: dict[str, str]
    sign: str


class ExpansionDocument(msgspec.Struct, frozen=True):
    """An expansion that this server plays: a box of `base`, with its texts as Fluent files."""

    name: str
    base: str
    pictures: dict[str, PictureDocument]
    texts: dict[str, str]


class Health(msgspec.Struct, frozen=True):
    """`degraded`: nothing can be stored at the moment."""

    status: Literal["ok", "degraded"]
    version: str


class Welcome(msgspec.Struct, frozen=True):
    """What a client needs to know about the server before anything else."""

    version: str
    protocol: int
    languages: list[str]
    bots: list[str]
    # At a level, as in `quick:hunter`.
    characters: list[str]
    limits: dict[str, float]
    # What invitations begin with, if this machine is known to others by another address.
    address: str | None = None


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`record` goes on with (or shows) a game from its record; `scenario` starts at the position of a
    scenario document. Either brings its own ruleset, switches and number of seats. `seed` deals a known game
    (a large one as a text of digits, since JavaScript rounds numbers). At most one of the three."""

    settings: Settings = msgspec.field(default_factory=Settings)
    record: RecordShape | None = None
    scenario: ScenarioShape | None = None
    seed: int | Annotated[str, Meta(max_length=40)] | None = None
    start: bool = False


class Created(msgspec.Struct, frozen=True):
    id: str
    links: list[Link]


class Token(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The token of a link, or a code for another device. `claim` is a random text that a browser makes up and
    keeps: should it not hear the answer, it is let in again with the same one."""

    token: Annotated[str, Meta(max_length=200)]
    claim: Annotated[str, Meta(min_length=16, max_length=64)] | None = None


class Grant(msgspec.Struct, frozen=True):
    """One opened link."""

    table: str
    role: Role
    seat: int | None


class Devices(msgspec.Struct, frozen=True):
    """How many browsers hold a seat."""

    devices: int


class DeviceCode(msgspec.Struct, frozen=True):
    """Lets one more device in, once, `until` (milliseconds since 1970)."""

    code: str
    path: str
    until: int


class SeatSummary(msgspec.Struct, frozen=True):
    """`name` is empty if nobody has said one; `level` is there if a bot was planned for the seat."""

    name: str
    colour: Colour
    bot: bool
    level: str = ""


class TableSummary(msgspec.Struct, frozen=True):
    """One line of a list of tables; never a token. `people` have sat down. `unreadable`: this server
    cannot open it. `turn` is that of the game, 0 before its start; `winners` are there when it is over, and
    `scores` as they are now; `chosen` as in the table's deal."""

    id: str
    status: Status | Literal["unreadable"]
    ruleset: str
    names: list[str]
    free: list[int]
    public: bool
    spectators: bool
    step: int
    asked: int | None
    touched: int
    people: int = 0
    seats: list[SeatSummary] = []
    turn: int = 0
    scores: list[int] = []
    winners: list[int] = []
    chosen: Chosen | None = None


class MyTable(msgspec.Struct, frozen=True):
    """A table of which this browser has opened a link; `turn`: one of its seats is being asked. `invited` to
    other tables to which it has not followed."""

    table: TableSummary
    seats: list[int]
    host: bool
    turn: bool
    invited: list[Invitation] = []


class Why(msgspec.Struct, frozen=True):
    """Why an action is not legal now; null if it is."""

    why: Problem | None


class HintOption(msgspec.Struct, frozen=True):
    """An option with its chance of winning, from 0 to 1 and known up to `margin`. `loss` is what it costs
    against the best, known up to `doubt`; `equal`: it is not behind the best beyond the noise."""

    text: str
    label: Text
    chance: float
    margin: float
    loss: float
    doubt: float
    equal: bool


class HintDocument(msgspec.Struct, frozen=True):
    """The options of the question with the number `asked`, the best and its equals first, for all that seat
    knows. `why`: in what the best is ahead of `than`, the first that is clearly worse, at the `horizon`: by
    the next turn, within this one after some rounds of cards, or in the end; null if all are equal."""

    options: list[HintOption]
    why: Text | None
    than: Text | None
    horizon: Horizon
    asked: int = 0


class ReviewDocument(msgspec.Struct, frozen=True):
    """How far the review has come: `done` of `total` positions; `review` once it is there."""

    done: int
    total: int
    review: Review | None


class ReplayStep(msgspec.Struct, frozen=True):
    """The position after `step` answers as a seat (or a spectator) knew it, with the lines of the
    story that led from the step before to it. `last` is the newest step; `preview` what that seat could
    foresee."""

    step: int
    last: int
    view: Any
    lines: list[Line]
    preview: PreviewView


class Course(msgspec.Struct, frozen=True):
    """The whole game at a glance, by the number of answers from 0 on: the turn, the points of the seats, and
    how many events had been told."""

    turns: list[int]
    scores: list[list[int]]
    told: list[int]


class Fork(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table that goes on from `step`. Of a finished game it is the very same game, hidden cards
    and all; of a running one, a world that the seat could be in, for all it knows. `invite`: the same people
    are invited, and their seats kept; only when the game is over. `start`: begin at once."""

    step: Annotated[int, Meta(ge=0)]
    settings: Settings | None = None
    invite: bool = False
    start: bool = False


class TakeAway(msgspec.Struct, frozen=True, kw_only=True):
    """A running game as one seat could go on with it elsewhere, if the connection drops: a position that is
    possible for all this seat knows. `table`: where it was taken from."""

    table: str | None = None
    settings: Settings
    step: int
    scenario: ScenarioShape


class Report(msgspec.Struct, frozen=True):
    """All that belongs in a bug report, and nothing that this seat may not know. `record` is there once
    the game is over; before, `story` and `own` (this seat's answers by step) stand for it."""

    version: str
    table: str
    settings: Settings
    seat: int | None
    step: int
    view: Any
    story: list[Line]
    own: dict[int, str]
    record: RecordShape | None


class Rematch(msgspec.Struct, frozen=True):
    """The new table; the caller's cookie now opens the same seats there."""

    id: str
