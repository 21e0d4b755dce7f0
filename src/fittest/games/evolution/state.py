"""What lies on the table: animals, pair traits between them, and what belongs to a player."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fittest.games.evolution.ids import CARD, TRAIT, USED, bit
from fittest.kernel.event import NOTHING
from fittest.kernel.state import State

POISONED: Final = 1
PARALYSED: Final = 2
SATED: Final = 4
"""Was fed when last looked at."""
REVEALED: Final = 8
"""Its card lies face up."""
HUNGRY: Final = 16
"""Turned sideways: it was unfed at the end of last turn (seasons)."""
PLAIN: Final = 32
"""Everybody knows that its card conceals nothing."""
RESTORED: Final = 64
"""Got a new body in this extinction phase."""
RECEIVED: Final = 128
"""Has received food this turn; turning fat into food is not receiving. [FED-8]"""

BODILESS: Final = -1
PLAIN_CARD: Final = CARD + 1
"""Mark of a card in a hidden pile that everybody knows to conceal nothing."""
SPENT_SHIFT: Final = 8
"""Above it the flags keep, trait by trait, what this animal can use only once in a turn and has used."""
LASTING: Final = (1 << SPENT_SHIFT) - 1
BORN_FED: Final = 1 << 61
"""Born in this turn, in which it counts as fed; goes with what is spent when the turn ends. [VIV-1]"""


@mypyc_attr(acyclic=True)
class Animal(State):
    """`cards` are its own trait cards from bottom to top; pair traits are `Link`s of the game.

    `acts`, `holds`, `closed` and `need` follow from the rest and are kept by `Evolution.refresh`: the
    traits that act, those that are there (switched off or not, pair traits apart), those that it
    cannot get, and tokens to be fed.
    """

    def __init__(
        self, number: i64 = 0, owner: i64 = 0, body: i64 = 0, at: i64 = 0, cards: list[int] = NOTHING
    ) -> None:
        self.id: i64 = number
        self.owner: i64 = owner
        self.body: i64 = body
        self.at: i64 = at
        self.food = 0
        self.cards = cards[:]
        self.flags: i64 = 0
        # The last trait that this animal ignored on its prey this turn: prey id << 6 | trait.
        self.ignored: i64 = -1
        self.acts: i64 = 0
        self.holds: i64 = 0
        self.closed: i64 = 0
        self.need = 1
        self.links = 0

    def traits(self) -> int:
        """How many trait cards lie on it, pair traits included."""
        return len(self.cards) + self.links

    def place_of(self, trait: int, ordinal: int = 0) -> int:
        """The index in `cards` of the trait's first (second, …) card; -1 if there is none."""
        for i in range(len(self.cards)):
            if self.cards[i] & TRAIT == trait:
                if ordinal == 0:
                    return i
                ordinal -= 1
        return -1

    def has_mark(self, trait: int, mark: int) -> bool:
        place = self.place_of(trait)
        return place >= 0 and self.cards[place] & mark != 0

    def mark(self, trait: int, mark: int) -> None:
        place = self.place_of(trait)
        if place >= 0:
            self.cards[place] |= mark

    def spend(self, trait: int) -> None:
        """Use a trait that the animal has once per turn, whatever cards of it come and go."""
        self.mark(trait, USED)
        self.flags |= bit(trait) << SPENT_SHIFT

    def has_spent(self, trait: int) -> bool:
        return self.flags & bit(trait) << SPENT_SHIFT != 0


@mypyc_attr(acyclic=True)
class Link(State):
    """A pair trait between two animals; in a Symbiosis `a` is the symbiont."""

    def __init__(self, trait: int = 0, card: int = 0, a: int = 0, b: int = 0) -> None:
        self.trait = trait
        self.card = card
        self.a = a
        self.b = b
        self.used = False
        self.acts = True

    def touches(self, number: int) -> bool:
        return self.a == number or self.b == number

    def other(self, number: int) -> int:
        return self.b if number == self.a else self.a


@mypyc_attr(acyclic=True)
class Player(State):
    """`open_pile` and `hidden_pile` are the own discard: what everybody saw go there, and what not."""

    def __init__(
        self,
        hand: list[int] = NOTHING,
        open_pile: list[int] = NOTHING,
        hidden_pile: list[int] = NOTHING,
    ) -> None:
        self.hand = hand[:]
        self.open_pile = open_pile[:]
        self.hidden_pile = hidden_pile[:]
        # Discarded cards of a scenario that only gives their number.
        self.uncounted = 0
        self.points = 0
        self.reserve = 0
        self.consolation = 0

    def discarded(self) -> int:
        return len(self.open_pile) + len(self.hidden_pile) + self.uncounted

    def gain(self, card: int) -> None:
        """Into the hand, which is kept in order, so that options come in order too."""
        place = len(self.hand)
        while place > 0 and self.hand[place - 1] > card:
            place -= 1
        self.hand.insert(place, card)

    def give(self, card: int) -> None:
        """Out of the hand, where it must be."""
        for i in range(len(self.hand)):
            if self.hand[i] == card:
                self.hand.pop(i)
                return
        raise AssertionError(f"card {card} is not in the hand")
