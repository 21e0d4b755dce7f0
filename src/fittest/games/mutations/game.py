"""The state of Random Mutations and the elementary things that happen to it.

Cards are numbers, given in the order of the shuffled deck, so that a number tells nothing about the card;
`faces` says what each of them is and `known` who may know it. The tops of the decks are the ends of the
lists.
"""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from fittest.games.mutations import EDITION, log
from fittest.games.mutations.boxes import Rules, rules_for
from fittest.games.mutations.codec import CODEC
from fittest.games.mutations.instinct import leanings
from fittest.games.mutations.knowledge import CLEARED, EVERYBODY, NO_CARD, SPECTATOR
from fittest.games.mutations.phases import DEVELOPMENT, OVER, TURN_START
from fittest.games.mutations.species import Animal, Species
from fittest.games.mutations.traits.base import BREEDS, LURKS
from fittest.games.mutations.traits.catalog import ACTING, RIVALS, TRAITS, having
from fittest.kernel.chance import Chance
from fittest.kernel.decision import Decision
from fittest.kernel.event import PUBLIC, Event
from fittest.kernel.game import Game, Setup
from fittest.kernel.message import Message
from fittest.kernel.state import from_first_format, tagged

if TYPE_CHECKING:
    from fittest.games.mutations.view import View

ANIMAL_POINTS: Final = 2
BREEDERS: Final = having(BREEDS)


def old_animals(entries: list[list[Any]]) -> list[dict[str, Any]]:
    names = ["card", "number", "food", "parasites", "sheltered", "attacked", "sated", "insight_used"]
    return tagged("Animal", [dict(zip(names, entry, strict=True)) for entry in entries])


# Otherwise the compiled `__new__` calls `__init__`, and `clone` needs an empty object.
@mypyc_attr(allow_interpreted_subclasses=True)
class Mutations(Game):
    """One game."""

    def __init__(self, setup: Setup, rules: Rules) -> None:
        super().__init__(setup, CODEC)
        self.rules = rules
        # The rules say so, or a scenario.
        self.diverges = rules.diverges
        self.lurkers = rules.lurkers
        self.faces: list[int] = []
        self.known: list[int] = []
        self.general: list[int] = []
        self.decks: list[list[int]] = [[] for _ in range(setup.players)]
        self.discards: list[list[int]] = [[] for _ in range(setup.players)]
        self.rows: list[list[Species]] = [[] for _ in range(setup.players)]
        self.red = 0
        self.green = 0
        self.black = 0
        self.box_black = rules.black
        self.phase = TURN_START
        self.turn = 1
        self.first = 0
        self.active = 0
        self.passed = 0
        self.last_turn = False
        self.open_card = NO_CARD
        self.next_id = 1
        self.tie_winner = -1

    @staticmethod
    def bare(setup: Setup) -> "Mutations":
        return Mutations(setup, rules_for(setup.ruleset, setup.players, setup.switches))

    def settle(self) -> None:
        for row in self.rows:
            for species in row:
                species.refresh(self.faces)

    def first_format(self, data: dict[str, Any]) -> dict[str, Any]:
        state = from_first_format({**data, "rows": data["rows"][:]})
        for owner, row in enumerate(state["rows"]):
            names = ["id", "born", "cards", "animals"]
            entries = tagged("Species", [dict(zip(names, entry, strict=True)) for entry in row])
            state["rows"][owner] = [
                {**entry, "owner": owner, "animals": old_animals(entry["animals"])} for entry in entries
            ]
        return state

    # -- looking at the table ------------------------------------------------------------------

    def species(self, number: int) -> Species | None:
        for row in self.rows:
            for species in row:
                if species.id == number:
                    return species
        return None

    def the_species(self, number: int) -> Species:
        species = self.species(number)
        assert species is not None
        return species

    def after(self, seat: int) -> int:
        """The left neighbour."""
        return (seat + 1) % self.players

    def has_passed(self, seat: int) -> bool:
        """Has this player passed in the present development phase?"""
        return self.phase == DEVELOPMENT and self.passed & (1 << seat) != 0

    def animals_of(self, seat: int) -> int:
        count = 0
        for species in self.rows[seat]:
            count += len(species.animals)
        return count

    def in_use(self, card: int) -> bool:
        """Does the card lie on the table, as an animal or as a trait?"""
        for row in self.rows:
            for species in row:
                if card in species.cards:
                    return True
                for animal in species.animals:
                    if animal.card == card:
                        return True
        return False

    def lurks(self, card: int) -> bool:
        return TRAITS[self.faces[card]].roles & LURKS != 0

    def fits(self, species: Species, card: int) -> bool:
        """Can the card lie on this species as a trait? [MDEV-6]"""
        trait = ACTING[self.faces[card]]
        return len(species.animals) == 1 and species.mask & (trait.bit | RIVALS[trait.kind]) == 0

    def ask(self, seat: int, prompt: Message, codes: list[int], sealed: bool = False) -> Decision:
        return Decision(seat, prompt, codes, self.codec, sealed)

    # -- cards ---------------------------------------------------------------------------------

    def found(self, owner: int, card: int, at: int = -1) -> Species:
        """The card becomes an animal of a new species, at the right end unless `at` says where."""
        species = Species(self.next_id, owner)
        self.next_id += 1
        species.add(card)
        if at < 0:
            self.rows[owner].append(species)
        else:
            self.rows[owner].insert(at, species)
        shown = self.known[card] & EVERYBODY == EVERYBODY
        if self.lurkers:
            self.known[card] |= 1 << owner
        if shown:
            self.log(log.BECAME_SPECIES, [owner, species.id, self.faces[card]])
        elif self.lurkers:
            self.log(log.FOUNDED, [owner, species.id], owner, [self.faces[card]])
        else:
            self.log(log.FOUNDED, [owner, species.id])
        return species

    def show(self, card: int) -> None:
        self.known[card] |= EVERYBODY

    def pay(self, species: Species) -> None:
        """The price of an animal added to the species: cards discarded unseen. [MEXM-1]"""
        for _ in range(species.price):
            self.discards[species.owner].append(self.decks[species.owner].pop())
            self.log(log.PAID, [species.owner, species.id])

    def grow(self, species: Species) -> None:
        """The top card of the player deck joins the species, and the price is paid. [MEXM-2]"""
        animal = species.add(self.decks[species.owner].pop())
        self.log(log.GREW, [species.owner, species.id, animal.number])
        self.pay(species)

    def bear(self, species: Species) -> None:
        """The top card of the general deck joins the species, fed this turn. [MVIV-1]"""
        animal = species.add(self.general.pop())
        animal.food = 1
        animal.sated = True
        self.log(log.BORN, [species.owner, species.id, animal.number])
        self.pay(species)
        self.notice_empty_deck()

    def notice_empty_deck(self) -> None:
        """A general deck that runs out before the draw makes this turn the last. [MEND-2]"""
        if not self.general and not self.last_turn:
            self.last_turn = True
            self.log(log.LAST_TURN, [])

    def leave(self, card: int, owner: int) -> None:
        """The card goes to the discard, unless something on the table still uses it. [MDIV-5]"""
        if not self.in_use(card):
            self.discards[owner].append(card)

    def kill(self, species: Species, animal: Animal) -> None:
        """The animal dies; with the last one its species loses its traits. [MPRE-5 MEXT-4]"""
        species.animals.remove(animal)
        self.box_black += animal.parasites
        self.leave(animal.card, species.owner)
        if not species.animals:
            self.rows[species.owner].remove(species)
            for card in species.cards:
                self.leave(card, species.owner)
            self.log(log.EXTINCT, [species.owner, species.id])

    def log_simplified(self, species: Species, card: int) -> None:
        self.log(log.SIMPLIFIED, [species.owner, species.id, ACTING[self.faces[card]].kind])

    # -- food ----------------------------------------------------------------------------------

    def feed(self, species: Species, animal: Animal, food: int) -> None:
        """Food up to the animal's need; the rest is lost. [MFED-4]"""
        if not species.can_receive(animal):
            return
        animal.food = min(animal.food + food, species.need)
        if animal.food >= species.need:
            self.became_fed(species)

    def sate(self, species: Species, animal: Animal) -> None:
        """Mark the animal as fully fed, by one food. [MOBL-2]"""
        animal.food += 1
        animal.sated = True
        self.became_fed(species)

    def became_fed(self, species: Species) -> None:
        if species.breeds:
            for trait in BREEDERS:
                if species.mask & trait.bit:
                    trait.became_fed(self, species)

    # -- points --------------------------------------------------------------------------------

    def points_of(self, seat: int) -> int:
        """Two per animal; one per trait card and its corner number, each card once. [MEND-3]"""
        points = ANIMAL_POINTS * self.animals_of(seat)
        counted: list[int] = []
        for species in self.rows[seat]:
            for card in species.cards:
                if card not in counted:
                    counted.append(card)
                    points += 1 + ACTING[self.faces[card]].corner
        return points

    def leaders(self) -> list[int]:
        """Most points, then most cards in the own discard; still equal, all of them. [MEND-5]"""
        best: list[int] = []
        for seat in range(self.players):
            if not best:
                best = [seat]
                continue
            mine = (self.points_of(seat), len(self.discards[seat]))
            theirs = (self.points_of(best[0]), len(self.discards[best[0]]))
            if mine > theirs:
                best = [seat]
            elif mine == theirs:
                best.append(seat)
        return best

    @property
    def edition(self) -> int:
        return EDITION

    @property
    def turns(self) -> int:
        return self.turn

    @property
    def scores(self) -> list[int]:
        return [self.points_of(seat) for seat in range(self.players)]

    @property
    def winners(self) -> list[int]:
        if self.phase != OVER:
            return []
        return [self.tie_winner] if self.tie_winner >= 0 else self.leaders()

    # -- who may know what ---------------------------------------------------------------------

    def knows(self, seat: int | None, card: int) -> bool:
        return self.known[card] & (1 << (SPECTATOR if seat is None else seat)) != 0

    def redeal(self, seat: int, chance: Chance) -> None:
        """Deal the cards that `seat` does not know anew among their places; those that have been seen
        not to lurk never get a lurking face."""
        hidden: list[int] = []
        open_to_lurkers: list[int] = []
        for card in range(len(self.faces)):
            if not self.knows(seat, card):
                hidden.append(card)
                if not self.known[card] & CLEARED:
                    open_to_lurkers.append(card)
        lurking: list[int] = []
        others: list[int] = []
        for card in hidden:
            if self.lurks(card):
                lurking.append(self.faces[card])
            else:
                others.append(self.faces[card])
        # The same faces in the same order, however they lay before.
        lurking.sort()
        others.sort()
        chance.shuffle(open_to_lurkers)
        chance.shuffle(others)
        chosen = open_to_lurkers[: len(lurking)]
        for i in range(len(chosen)):
            self.faces[chosen[i]] = lurking[i]
        for card in hidden:
            if card not in chosen:
                self.faces[card] = others.pop()

    def view(self, seat: int | None = None) -> "View":
        from fittest.games.mutations.view import view_of

        return view_of(self, seat)

    def tell(self, event: Event, seat: int | None) -> Message | None:
        return log.tell(event.kind, event.seen_by(PUBLIC if seat is None else seat))

    def explain(self, seat: int, code: int) -> Message:
        from fittest.games.mutations.refusals import why_not

        return why_not(self, seat, code)

    def leanings(self, codes: list[int]) -> list[int]:
        return leanings(self, codes)

    def audit(self) -> list[str]:
        from fittest.games.mutations.audit import audit

        return audit(self)

    def scenario(self) -> dict[str, object]:
        from fittest.games.mutations.scenario.documents import write

        return write(self)
