"""What clients say and hear, over the socket and over HTTP alike. JSON; `type` tells messages apart."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from fittest.kernel.message import Arg
from fittest.kernel.view import Line, PreviewView, Text
from fittest.server.settings import SeatPlan, Settings

SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=11)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Kind: TypeAlias = Literal["pause", "resume", "undo", "bot"]
Status: TypeAlias = Literal["waiting", "playing", "paused", "finished"]
Away: TypeAlias = Literal["clock", "left", "voted", "resigned", "absent"]
Present: TypeAlias = Literal["here", "reconnecting", "away"]
Reason: TypeAlias = Literal["rules", "left", "resigned", "broken"]
Chosen: TypeAlias = Literal["seed", "record", "scenario", "fork"]
AutoPass: TypeAlias = Literal["never", "empty", "turn"]
Role: TypeAlias = Literal["host", "watch", "seat"]
Colour: TypeAlias = Literal["red", "blue", "green", "violet", "amber", "teal", "pink", "grey"]

# -- what clients say ----------------------------------------------------------------------------


class Say(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """`id` is chosen by the client. The same id from the same seat is recognised as a repetition."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]


class Answer(Say, frozen=True, tag="answer"):
    """An option's text, for the question that came with the number `asked`."""

    asked: Count
    text: Annotated[str, Meta(max_length=500)]


class Chat(Say, frozen=True, tag="chat"):
    text: str


class Rename(Say, frozen=True, tag="name"):
    name: str


class Paint(Say, frozen=True, tag="colour"):
    """Before the start: play in this colour. A seat where nobody sits gives way and takes the old one.
    The host may name the `seat` of a bot."""

    colour: Colour
    seat: SeatNumber | None = None


class Propose(Say, frozen=True, tag="propose"):
    """Something that all others who play must agree to: `undo` (to step `to`, or to where one's own last
    answer, move or turn began), `pause`, `resume`, or `bot` (a bot should play for `seat`: whoever is not
    missing can be replaced by two people at least)."""

    what: Kind
    seat: SeatNumber | None = None
    to: Count | None = None
    since: Literal["answer", "move", "turn"] = "answer"


class Agree(Say, frozen=True, tag="agree"):
    what: Kind


class Decline(Say, frozen=True, tag="decline"):
    what: Kind


class PassForMe(Say, frozen=True, tag="autopass"):
    """Questions that are asked only so that nobody learns whether there is a choice: pass the `empty` ones
    for me, or all of this `turn`."""

    when: AutoPass


class Leave(Say, frozen=True, tag="leave"):
    """A bot plays on for this seat until its player is back; or the game ends, as the table is set. Before
    the start: stand up, the seat is free again."""


class Return(Say, frozen=True, tag="return"):
    """The player takes the seat back from the bot."""


class Resign(Say, frozen=True, tag="resign"):
    """Leave for good."""


class Configure(Say, frozen=True, tag="configure"):
    """Host, before the start: other settings. The links of seats that remain stay as they are."""

    settings: Settings


class Kick(Say, frozen=True, tag="kick"):
    """Host: the seat's link stops working and a new one is made. Whoever sits there can be sent away only
    before the start."""

    seat: SeatNumber


class Start(Say, frozen=True, tag="start"):
    """Host: begin. At the table of a rematch or a fork, once all have come, everybody."""


class Share(Say, frozen=True, tag="share"):
    """Seats and host: one more link for spectators."""


ClientMessage: TypeAlias = (
    Answer
    | Chat
    | Rename
    | Paint
    | Propose
    | Agree
    | Decline
    | PassForMe
    | Leave
    | Return
    | Resign
    | Configure
    | Kick
    | Start
    | Share
)

# -- what clients hear ---------------------------------------------------------------------------


class Problem(msgspec.Struct, frozen=True):
    """A refusal: the key of a text with its arguments, and the text in the client's language."""

    key: str
    args: dict[str, Arg]
    text: str


class Link(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way in. `token` is a secret; `path` carries it in the fragment, which no server ever sees."""

    role: Role
    token: str
    path: str
    seat: int | None = None


class SeatState(msgspec.Struct, frozen=True):
    """`taken`: somebody has sat down. `bot`: the level of the bot that plays now, planned or standing
    in. `away`: why a bot stands in for the person. `missed`: default answers in a row. `kept`: the seat waits
    for the player who sat here in the last game. No two seats of a table have the same `colour`."""

    plan: SeatPlan
    name: str
    colour: Colour
    taken: bool
    bot: str | None
    away: Away | None
    missed: int
    kept: bool = False


class Proposal(msgspec.Struct, frozen=True):
    """`needs` are the seats whose consent is still missing."""

    what: Kind
    by: int
    seat: int | None
    to: int | None
    agreed: list[int]
    needs: list[int]


class Ending(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a table's game was over: by the rules, because somebody left, or `broken` off, because the rules of
    today do not allow an answer that was given; then `why` says it in one sentence or more."""

    reason: Reason
    seat: int | None
    why: list[Text] = []


class Origin(msgspec.Struct, frozen=True):
    """Where a game that does not start from scratch comes from: `table` and `step` for a fork."""

    kind: Literal["record", "scenario", "fork", "rematch"]
    table: str | None
    step: int | None


class Invitation(msgspec.Struct, frozen=True):
    """Whoever sits here can follow to another `table`, where their seat is kept: to a rematch, or to a game
    that goes on from `step` of this one. `by`: the seat that invites, -1 for a host without one."""

    kind: Literal["rematch", "fork"]
    table: str
    by: int
    step: int | None


class DealState(msgspec.Struct, frozen=True):
    """Where cards and dice come from. `commitment` is the SHA-256, in hex, of the lines `fittest-deal-1`,
    seed and salt, shown from the opening of the table on; `seed` (in decimal digits) and `salt` follow when
    the game is over. `chosen` is what the table's creator could choose or know beforehand; such a table
    is never public. Without a commitment the game is that of a record or a position."""

    commitment: str | None
    seed: str | None
    salt: str | None
    chosen: Chosen | None


class TableState(msgspec.Struct, frozen=True):
    """`winners`, once the game is over: never a player who has resigned, whoever played on for them.
    `taken_back`: how often somebody took something back."""

    id: str
    status: Status
    settings: Settings
    seats: list[SeatState]
    proposals: list[Proposal]
    ending: Ending | None
    origin: Origin | None
    rematch: str | None
    deal: DealState
    winners: list[int]
    invitations: list[Invitation]
    taken_back: int


class ClockState(msgspec.Struct, frozen=True):
    """Milliseconds since 1970 by the server's clock; `banks` are the seats' remaining milliseconds,
    as they stood when the question was asked."""

    now: int
    deadline: int | None
    banks: list[int] | None


class OpenHands(msgspec.Struct, frozen=True):
    """For spectators of a table with `open_hands` who sit nowhere: every seat's view, as it was at an earlier
    step."""

    step: int
    views: list[Any]


class GameState(msgspec.Struct, frozen=True, omit_defaults=True):
    """`asked` is the number that an answer to the question in `view` must quote; `step` counts the
    answers given; `fallback` is what is answered for you when your time runs out; `preview` what you can
    foresee, in a snapshot and for those who ask for every step. `auto_pass`: which questions are passed for
    you; `window`: you are asked one that could be."""

    asked: int
    step: int
    view: Any
    clock: ClockState
    fallback: str | None = None
    hands: OpenHands | None = None
    preview: PreviewView | None = None
    auto_pass: AutoPass = "never"
    window: bool = False


class Story(msgspec.Struct, frozen=True, rename={"since": "from"}):
    """Lines of the game's log. Whatever was numbered `from` or higher before is void (after undo)."""

    since: int
    lines: list[Line]


class Beat(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table between two questions: what it was when all lines numbered below `told` had been told and no
    other, as a `change` of the view of the beat before, or of the last view that was heard, without its
    question. `preview` is the same for what could be foreseen then, without options.
    `fittest.server.difference` says how to read a change."""

    told: int
    change: list[Any] | dict[str, Any] | None = None
    preview: list[Any] | dict[str, Any] | None = None


class Remark(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened at the table besides the game: `text` for what the server tells, `chat` for
    what the person at `seat` said (plain text, never markup). One event may lead to several: `number`
    counts them from 0, `seq` is the event."""

    number: int
    seq: int
    at: int
    step: int
    text: Text | None = None
    seat: int | None = None
    chat: str | None = None


class You(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the client may do here: the seat it looks from, the seats that it holds, and whether it has the
    host's link. `hands`: it is shown open hands, if the table has them."""

    seat: int | None
    seats: list[int]
    host: bool
    hands: bool = False


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot", tag_field="type"):
    """All there is to know for one seat or spectator. The first message on every socket. `presence`: who is
    there, by seats; null for bots and free seats."""

    seq: int
    you: You
    table: TableState
    game: GameState | None
    story: Story
    remarks: list[Remark]
    presence: list[Present | None]


class Presence(msgspec.Struct, frozen=True, tag="presence", tag_field="type"):
    """Somebody has come, has lost the connection, or has been away for a while."""

    presence: list[Present | None]


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="type", omit_defaults=True):
    """What has changed since the last message, up to `seq`. Absent parts are as they were. `beats` lead from
    the view before to that in `game`; `forced` are the numbers of the lines that tell what you did without a
    choice."""

    seq: int
    table: TableState | UnsetType = UNSET
    game: GameState | UnsetType = UNSET
    story: Story | UnsetType = UNSET
    remarks: list[Remark] | UnsetType = UNSET
    beats: list[Beat] | UnsetType = UNSET
    forced: list[int] | UnsetType = UNSET


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="type", omit_defaults=True):
    """The message `id` has been carried out and stored as number `seq`; `links` are new secret links."""

    id: str
    seq: int
    repeated: bool = False
    links: list[Link] = []


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """The message `id` (null if it could not be read) has changed nothing."""

    id: str | None
    error: Problem


class Closed(msgspec.Struct, frozen=True, tag="closed", tag_field="type"):
    """The last message on a socket that the server closes."""

    error: Problem


ServerMessage: TypeAlias = Snapshot | Update | Presence | Done | Refused | Closed
