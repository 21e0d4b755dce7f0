"""What a table keeps of each seat, and of the invitation that somebody sat down with."""

from typing import NamedTuple, get_args

from fittest.server.events import Key
from fittest.server.messages import AutoPass, Away, Colour
from fittest.server.settings import Person, SeatPlan

COLOURS: tuple[Colour, ...] = get_args(Colour)


class Seat:
    def __init__(self, plan: SeatPlan, bank: int, colour: Colour) -> None:
        self.plan = plan
        self.name = ""
        self.colour = colour
        self.taken = False
        # What tells the people of this table apart; see `events.Sat`.
        self.sitter = ""
        self.away: Away | None = None
        self.missed = 0
        self.bank = bank
        # When its player last said anything, and when a vote against them was last tried.
        self.seen = 0
        self.voted_at: int | None = None
        # Answers of the bot that stands in.
        self.stood_in = 0
        # Which questions are passed for the seat, the turn in which all of them are, and how long its player
        # takes to answer such questions; see `fittest.server.auto_pass`.
        self.auto_pass: AutoPass = "never"
        self.unasked_turn: int | None = None
        self.pauses: list[int] = []

    @property
    def played_by_person(self) -> bool:
        return isinstance(self.plan, Person) and self.away is None

    def bot(self, substitute: str) -> str | None:
        """The level of the bot that plays this seat now."""
        if not isinstance(self.plan, Person):
            return self.plan.level
        return None if self.away is None else substitute


class Spent(NamedTuple):
    """The invitation to a seat that somebody has opened, the key that they hold since then, and what their
    browser can show to prove that it was them."""

    link: Key
    held: str
    claim: str
    at: int
