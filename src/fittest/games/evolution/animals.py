"""What lies on the table: animals, pair traits between them, and what belongs to a player."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fittest.games.evolution.ids import CARD, TRAIT, USED, bit
from fittest.kernel.state import Shared, State
from fittest.kernel.vectors import NO_ITEMS, in_order, with_first, with_item, with_last, without

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
        self, number: i64 = 0, owner: i64 = 0, body: i64 = 0, at: i64 = 0, cards: Shared = NO_ITEMS
    ) -> None:
        self.id: i64 = number
        self.owner: i64 = owner
        self.body: i64 = body
        self.at: i64 = at
        self.food: i64 = 0
        self.cards: Shared = cards
        self.flags: i64 = 0
        # The last trait that this animal ignored on its prey this turn, as `trait_on` says it.
        self.ignored: i64 = -1
        self.acts: i64 = 0
        self.holds: i64 = 0
        self.closed: i64 = 0
        self.need: i64 = 1
        self.links: i64 = 0

    def traits(self) -> int:
        """How many trait cards lie on it, pair traits included."""
        return len(self.cards) + self.links

    def place_of(self, trait: i64, ordinal: int = 0) -> int:
        """The index in `cards` of the trait's first (second, …) card; -1 if there is none."""
        place = 0
        for card in self.cards:
            if card & TRAIT == trait:
                if ordinal == 0:
                    return place
                ordinal -= 1
            place += 1  # noqa: SIM113, a counter is what is compiled best
        return -1

    def has_mark(self, trait: i64, mark: i64) -> bool:
        """On the trait's first card."""
        for card in self.cards:
            if card & TRAIT == trait:
                return card & mark != 0
        return False

    def mark(self, trait: i64, mark: i64) -> None:
        place = self.place_of(trait)
        if place >= 0:
            self.put_card(place, self.cards[place] | mark)

    def put_card(self, place: i64, card: i64) -> None:
        """In the place of the one that lies there."""
        self.cards = with_item(self.cards, place, card)

    def lay_card(self, card: i64, lowest: bool = False) -> None:
        """On top of the others, or under them."""
        self.cards = with_first(self.cards, card) if lowest else with_last(self.cards, card)

    def take_card(self, place: i64) -> i64:
        card = self.cards[place]
        self.cards = without(self.cards, place)
        return card

    def spend(self, trait: i64) -> None:
        """Use a trait that the animal has once per turn, whatever cards of it come and go."""
        self.mark(trait, USED)
        self.flags |= bit(trait) << SPENT_SHIFT

    def has_spent(self, trait: i64) -> bool:
        return self.flags & bit(trait) << SPENT_SHIFT != 0


@mypyc_attr(acyclic=True)
class Link(State):
    """A pair trait between two animals; in a Symbiosis `a` is the symbiont."""

    def __init__(self, trait: i64 = 0, card: i64 = 0, a: i64 = 0, b: i64 = 0) -> None:
        self.trait: i64 = trait
        self.card: i64 = card
        self.a: i64 = a
        self.b: i64 = b
        self.used = False
        self.acts = True

    def touches(self, number: i64) -> bool:
        return self.a == number or self.b == number

    def other(self, number: i64) -> i64:
        return self.b if number == self.a else self.a


@mypyc_attr(acyclic=True)
class Player(State):
    """`open_pile` and `hidden_pile` are the own discard: what everybody saw go there, and what not."""

    def __init__(
        self,
        hand: Shared = NO_ITEMS,
        open_pile: Shared = NO_ITEMS,
        hidden_pile: Shared = NO_ITEMS,
    ) -> None:
        self.hand: Shared = hand
        self.open_pile: Shared = open_pile
        self.hidden_pile: Shared = hidden_pile
        # Discarded cards of a scenario that only gives their number.
        self.uncounted = 0
        self.points = 0
        self.reserve = 0
        self.consolation = 0

    def discarded(self) -> int:
        return len(self.open_pile) + len(self.hidden_pile) + self.uncounted

    def kinds(self) -> list[int]:
        """The cards of the hand, those that are alike once."""
        found: list[int] = []
        before: i64 = -1
        for card in self.hand:
            if card != before:
                found.append(card)
            before = card
        return found

    def gain(self, cards: list[int]) -> None:
        """Into the hand, which is kept in order, so that options come in order too."""
        self.hand = in_order(self.hand, cards)

    def give(self, card: i64) -> None:
        """Out of the hand, where it must be."""
        place: i64 = 0
        while self.hand[place] != card:
            place += 1
        self.hand = without(self.hand, place)

    def discard(self, card: i64, seen: bool) -> None:
        """`seen`: everybody knows which card it is."""
        if seen:
            self.open_pile = with_last(self.open_pile, card)
        else:
            self.hidden_pile = with_last(self.hidden_pile, card)
