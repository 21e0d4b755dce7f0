"""How a table is set up. The host may change it until the start."""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

SwitchValue: TypeAlias = bool | int | str


class NoClock(msgspec.Struct, frozen=True, tag="none", tag_field="kind", forbid_unknown_fields=True):
    """Everybody takes the time they need."""


class MoveClock(msgspec.Struct, frozen=True, tag="move", tag_field="kind", forbid_unknown_fields=True):
    """This many seconds for each decision."""

    seconds: Annotated[int, Meta(ge=3, le=3600)]


class BankClock(msgspec.Struct, frozen=True, tag="bank", tag_field="kind", forbid_unknown_fields=True):
    """A bank of seconds for the whole game; each decision first uses up `extra` free seconds."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    extra: Annotated[int, Meta(ge=0, le=600)] = 0


class DaysClock(msgspec.Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """Correspondence: this many days for each decision."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock: TypeAlias = NoClock | MoveClock | BankClock | DaysClock


class Person(msgspec.Struct, frozen=True, tag="person", tag_field="kind", forbid_unknown_fields=True):
    """A seat for the person who has its link."""


class Robot(msgspec.Struct, frozen=True, tag="bot", tag_field="kind", forbid_unknown_fields=True):
    """A seat for one of the server's bots; a character may follow its level, as in `quick:hunter`."""

    level: str


SeatPlan: TypeAlias = Person | Robot


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`seats` says who plays, in seating order; their number is the number of players. An empty list
    stands for persons only, as few as the ruleset allows (or as many as the record has).

    - `public`: in the list of tables; anybody may sit down at a free seat.
    - `spectators`: may the spectators' link (at a public table: anybody) watch?
    - `open_hands`: spectators see all hands, this many answers late, when no person plays (any more); null:
      only what is public.
    - `on_leave`: does a bot play on when somebody leaves or resigns, or does the game end?
    - `cover`: a bot stands in for a player who is asked and has been away for this many seconds; null: the
      table waits.
    - `misses`: after this many default answers in a row a bot takes the seat.
    - `substitute`: the level of that bot.
    - `hints`: may the player who is asked ask for a hint?
    """

    ruleset: Annotated[str, Meta(max_length=200)] = "evolution"
    switches: dict[str, SwitchValue] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=12)] = []
    clock: Clock = msgspec.field(default_factory=NoClock)
    public: bool = False
    spectators: bool = True
    open_hands: Annotated[int, Meta(ge=1, le=1000)] | None = None
    on_leave: Literal["bot", "end"] = "bot"
    cover: Annotated[int, Meta(ge=10, le=86_400)] | None = None
    misses: Annotated[int, Meta(ge=1, le=20)] = 3
    substitute: str = "greedy"
    hints: bool = True
