"""The state of Random Mutations and the elementary things that happen to it.

Cards are numbers, given in the order of the shuffled deck, so that a number tells nothing about the card. An
animal is the card that lies there with its lizard side up; a species is a number from 1 on that is never used
again. What is said of each card and of each species stands in columns, vectors of small numbers, because a
game is copied all the time.
"""

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from fittest.games.mutations import events, ids
from fittest.games.mutations.composition import rules_for
from fittest.games.mutations.moves import MOVES
from fittest.games.mutations.rules import Rules
from fittest.games.mutations.traits.base import BREEDS, COSTS, FASTS, HUNTS, LURKS
from fittest.games.mutations.traits.catalog import ACTING, RIVALS, TRAITS, having, mask_of, size
from fittest.kernel.chance import Chance
from fittest.kernel.decision import Decision
from fittest.kernel.game import Game, Setup
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers
from fittest.kernel.vectors import append, pop, vec

if TYPE_CHECKING:
    from fittest.games.mutations.view import MutationsView
    from fittest.kernel.family import Family

ANIMAL_POINTS: Final = 2
BREEDERS: Final = having(BREEDS)
COSTLY: Final = mask_of(COSTS)
FASTING: Final = mask_of(FASTS)
HUNTING: Final = mask_of(HUNTS)
BREEDING: Final = mask_of(BREEDS)


class Mutations(Game):
    """A game of Random Mutations."""

    def __init__(self, setup: Setup, rules: Rules) -> None:
        super().__init__(setup, MOVES)
        self.rules = rules
        # The rules say so, or a scenario.
        self.diverges = rules.diverges
        self.lurkers = rules.lurkers
        # Of each card: what it is, and who may know it.
        self.faces: vec[i64] = vec[i64]()
        self.known: vec[i64] = vec[i64]()
        # Of each animal: its species, its number there (the first one founded it), what it holds, its marks,
        # and the next animal of the species.
        self.home: vec[i64] = vec[i64]()
        self.number: vec[i64] = vec[i64]()
        self.food: vec[i64] = vec[i64]()
        self.parasites: vec[i64] = vec[i64]()
        self.marks: vec[i64] = vec[i64]()
        self.next_animal: vec[i64] = vec[i64]()
        # Of each species, from 1 on: whose it is, how many animals it has had, its first animal and how many
        # there are; and what follows from its cards.
        self.owner: vec[i64] = vec[i64]()
        self.born: vec[i64] = vec[i64]()
        self.first_animal: vec[i64] = vec[i64]()
        self.population: vec[i64] = vec[i64]()
        self.mask: vec[i64] = vec[i64]()
        self.need: vec[i64] = vec[i64]()
        # Cards that lie on species as traits, in the order of play, and the species.
        self.laid: vec[i64] = vec[i64]()
        self.laid_on: vec[i64] = vec[i64]()
        # The tops of the decks are the ends of the lists.
        self.general: list[int] = []
        self.decks: list[list[int]] = []
        self.discards: list[list[int]] = []
        self.rows: list[list[int]] = []
        self.red = 0
        self.green = 0
        self.black = 0
        self.box_black = rules.black
        self.phase = ids.TURN_START
        self.first = 0
        self.active = 0
        self.passed = 0
        self.last_turn = False
        self.open_card = ids.NO_CARD
        self.tie_winner = ids.NOBODY

    @staticmethod
    def bare(setup: Setup) -> "Mutations":
        game = Mutations(setup, rules_for(setup.ruleset, setup.players, setup.switches))
        game.open_table()
        return game

    def open_table(self) -> None:
        """Places for the players, all empty; nobody's species has the number 0."""
        self.decks = [[] for _ in range(self.players)]
        self.discards = [[] for _ in range(self.players)]
        self.rows = [[] for _ in range(self.players)]
        self.owner = vec[i64]([ids.NOBODY])
        self.born = vec[i64]([0])
        self.first_animal = vec[i64]([ids.NO_CARD])
        self.population = vec[i64]([0])
        self.mask = vec[i64]([0])
        self.need = vec[i64]([1])

    @property
    def family(self) -> "Family":
        from fittest.games.mutations.family import FAMILY

        return FAMILY

    def settle(self) -> None:
        """From `home` and `number` the animals of each species in their order, from its cards its traits."""
        for species in range(i64(1), self.next_id):
            self.first_animal[species] = ids.NO_CARD
            self.population[species] = 0
            self.refresh(species)
        cards = range(len(self.home))
        order = sorted([(self.number[card], card) for card in cards if self.home[card] != ids.NO_SPECIES])
        for _, card in order:
            self.link(self.home[card], card)

    def first_format(self, data: dict[str, Any]) -> dict[str, Any]:
        from fittest.games.mutations.formats import first_format

        return first_format(data)

    def second_format(self, state: dict[str, Any]) -> dict[str, Any]:
        from fittest.games.mutations.formats import second_format

        return second_format(state)

    # -- looking at the table ------------------------------------------------------------------

    @property
    def next_id(self) -> i64:
        """The number of the next species."""
        return i64(len(self.owner))

    def lives(self, species: i64) -> bool:
        return 0 < species < self.next_id and self.owner[species] != ids.NOBODY

    def animal(self, species: i64, number: i64) -> i64:
        """NO_CARD if there is none with this number."""
        animal = self.first_animal[species] if self.lives(species) else ids.NO_CARD
        while animal != ids.NO_CARD and self.number[animal] != number:
            animal = self.next_animal[animal]
        return animal

    def animals_of(self, species: i64) -> list[int]:
        found: list[int] = []
        animal = self.first_animal[species]
        while animal != ids.NO_CARD:
            found.append(animal)
            animal = self.next_animal[animal]
        return found

    def cards_of(self, species: i64) -> list[int]:
        """Its trait cards, in the order of play."""
        return [self.laid[i] for i in range(len(self.laid)) if self.laid_on[i] == species]

    def founder(self, species: i64) -> i64:
        """The animal that founded the species, while it lives; otherwise NO_CARD."""
        animal = self.first_animal[species]
        return animal if animal != ids.NO_CARD and self.number[animal] == 1 else ids.NO_CARD

    def parasites_on(self, species: i64) -> i64:
        count: i64 = 0
        animal = self.first_animal[species]
        while animal != ids.NO_CARD:
            count += self.parasites[animal]
            animal = self.next_animal[animal]
        return count

    def count_traits(self, species: i64) -> i64:
        """No trait lies on a species twice."""
        return size(self.mask[species])

    def hunts(self, species: i64) -> bool:
        return self.mask[species] & HUNTING != 0

    def is_fed(self, animal: i64) -> bool:
        return self.marks[animal] & ids.SATED != 0 or self.food[animal] >= self.need[self.home[animal]]

    def can_receive(self, animal: i64) -> bool:
        return not self.fasts(animal) and not self.is_fed(animal)

    def fasts(self, animal: i64) -> bool:
        return self.mask[self.home[animal]] & FASTING != 0

    def is_sheltered(self, animal: i64) -> bool:
        return self.marks[animal] & ids.SHELTERED != 0

    def price(self, species: i64) -> i64:
        """Cards to pay for one more animal. [MEXM-1]"""
        return 1 if self.mask[species] & COSTLY else 0

    def can_pay(self, species: i64) -> bool:
        """Are there cards for an animal and its price?"""
        return len(self.decks[self.owner[species]]) > self.price(species)

    def has_passed(self, seat: int) -> bool:
        """Has this player passed in the present development phase?"""
        return self.phase == ids.DEVELOPMENT and self.passed & (1 << seat) != 0

    def count_animals(self, seat: int) -> int:
        count: i64 = 0
        for species in self.rows[seat]:
            count += self.population[species]
        return count

    def in_use(self, card: i64) -> bool:
        """Does the card lie on the table, as an animal or as a trait?"""
        return self.home[card] != ids.NO_SPECIES or card in self.laid

    def lurks(self, card: i64) -> bool:
        return TRAITS[self.faces[card]].roles & LURKS != 0

    def fits(self, species: i64, card: i64) -> bool:
        """Can the card lie on this species as a trait? [MDEV-6]"""
        trait = ACTING[self.faces[card]]
        taken = trait.bit | RIVALS[trait.kind]
        return self.population[species] == 1 and self.mask[species] & taken == 0

    def ask(self, seat: int, prompt: Message, codes: Numbers, sealed: bool = False) -> Decision:
        return Decision(seat, prompt, codes, self.codec, sealed)

    # -- cards ---------------------------------------------------------------------------------

    def lay_out(self, faces: list[int]) -> None:
        """All cards of the box, which lie nowhere yet."""
        count = len(faces)
        self.faces = vec[i64](faces)
        self.known = vec[i64]([0] * count)
        self.home = vec[i64]([ids.NO_SPECIES] * count)
        self.number = vec[i64]([0] * count)
        self.food = vec[i64]([0] * count)
        self.parasites = vec[i64]([0] * count)
        self.marks = vec[i64]([0] * count)
        self.next_animal = vec[i64]([ids.NO_CARD] * count)

    def add_card(self, face: i64, known: i64 = 0) -> i64:
        """One more card."""
        self.faces = append(self.faces, face)
        self.known = append(self.known, known)
        self.home = append(self.home, ids.NO_SPECIES)
        self.number = append(self.number, 0)
        self.food = append(self.food, 0)
        self.parasites = append(self.parasites, 0)
        self.marks = append(self.marks, 0)
        self.next_animal = append(self.next_animal, ids.NO_CARD)
        return len(self.faces) - 1

    def add_species(self, owner: i64, at: i64 = -1) -> i64:
        """A species without animals, at the right end of its row unless `at` says where."""
        species = self.next_id
        self.owner = append(self.owner, owner)
        self.born = append(self.born, 0)
        self.first_animal = append(self.first_animal, ids.NO_CARD)
        self.population = append(self.population, 0)
        self.mask = append(self.mask, 0)
        self.need = append(self.need, 1)
        if at < 0:
            self.rows[owner].append(species)
        else:
            self.rows[owner].insert(at, species)
        return species

    def add_animal(self, species: i64, card: i64) -> None:
        self.born[species] += 1
        self.home[card] = species
        self.number[card] = self.born[species]
        self.link(species, card)

    def link(self, species: i64, card: i64) -> None:
        """Make it the last animal of its species."""
        self.population[species] += 1
        self.next_animal[card] = ids.NO_CARD
        last = self.first_animal[species]
        if last == ids.NO_CARD:
            self.first_animal[species] = card
            return
        while self.next_animal[last] != ids.NO_CARD:
            last = self.next_animal[last]
        self.next_animal[last] = card

    def lay(self, species: i64, card: i64) -> None:
        """The card is now a trait of the species."""
        self.laid = append(self.laid, card)
        self.laid_on = append(self.laid_on, species)
        trait = ACTING[self.faces[card]]
        self.mask[species] |= trait.bit
        self.need[species] += self.rules.need[trait.kind]

    def take_off(self, species: i64) -> i64:
        """The card that was laid last, which now lies nowhere, unless another species shares it."""
        at = i64(len(self.laid)) - 1
        while self.laid_on[at] != species:
            at -= 1
        card = self.laid[at]
        self.remove_laid(at)
        self.refresh(species)
        self.log_event(events.SIMPLIFIED, self.owner[species], species, ACTING[self.faces[card]].kind)
        return card

    def remove_laid(self, at: i64) -> None:
        self.laid, _ = pop(self.laid, at)
        self.laid_on, _ = pop(self.laid_on, at)

    def refresh(self, species: i64) -> None:
        """Work out what follows from its cards."""
        mask: i64 = 0
        need: i64 = 1
        for card in self.cards_of(species):
            trait = ACTING[self.faces[card]]
            mask |= trait.bit
            need += self.rules.need[trait.kind]
        self.mask[species] = mask
        self.need[species] = need

    def found(self, owner: i64, card: i64, at: i64 = -1) -> i64:
        """The card becomes an animal of a new species, at the right end unless `at` says where."""
        species = self.add_species(owner, at)
        self.add_animal(species, card)
        shown = self.known[card] & ids.EVERYBODY == ids.EVERYBODY
        if self.lurkers:
            self.known[card] |= 1 << owner
        if shown:
            self.log_event(events.BECAME_SPECIES, owner, species, self.faces[card])
        elif self.lurkers:
            self.log(events.FOUNDED, [owner, species], owner, [self.faces[card]])
        else:
            self.log_event(events.FOUNDED, owner, species)
        return species

    def show(self, card: i64) -> None:
        self.known[card] |= ids.EVERYBODY

    def pay(self, species: i64) -> None:
        """The price of an animal added to the species: cards discarded unseen. [MEXM-1]"""
        owner = self.owner[species]
        for _ in range(self.price(species)):
            self.discards[owner].append(self.decks[owner].pop())
            self.log_event(events.PAID, owner, species)

    def grow(self, species: i64) -> None:
        """The top card of the player deck joins the species, and the price is paid. [MEXM-2]"""
        owner = self.owner[species]
        self.add_animal(species, self.decks[owner].pop())
        self.log_event(events.GREW, owner, species, self.born[species])
        self.pay(species)

    def bear(self, species: i64) -> None:
        """The top card of the general deck joins the species, fed this turn. [MVIV-1]"""
        animal = self.general.pop()
        self.add_animal(species, animal)
        self.food[animal] = 1
        self.marks[animal] |= ids.SATED
        self.log_event(events.BORN, self.owner[species], species, self.born[species])
        self.pay(species)
        self.notice_empty_deck()

    def notice_empty_deck(self) -> None:
        """A general deck that runs out before the draw makes this turn the last. [MEND-2]"""
        if not self.general and not self.last_turn:
            self.last_turn = True
            self.log(events.LAST_TURN, [])

    def leave(self, card: i64, owner: i64) -> None:
        """The card goes to the discard, unless something on the table still uses it. [MDIV-5]"""
        if not self.in_use(card):
            self.discards[owner].append(card)

    def kill(self, animal: i64) -> None:
        """The animal dies; with the last one its species loses its traits. [MPRE-5 MEXT-4]"""
        species = self.home[animal]
        owner = self.owner[species]
        self.unlink(animal, species)
        self.box_black += self.parasites[animal]
        self.parasites[animal] = 0
        self.food[animal] = 0
        self.marks[animal] = 0
        self.leave(animal, owner)
        if self.population[species] == 0:
            self.rows[owner].remove(species)
            self.discard_traits(species, owner)
            self.owner[species] = ids.NOBODY
            self.log_event(events.EXTINCT, owner, species)

    def discard_traits(self, species: i64, owner: i64) -> None:
        """All its traits leave, in the order of play."""
        if self.mask[species] == 0:
            return
        cards = self.cards_of(species)
        for at in range(i64(len(self.laid)) - 1, -1, -1):
            if self.laid_on[at] == species:
                self.remove_laid(at)
        for card in cards:
            self.leave(card, owner)
        self.refresh(species)

    def unlink(self, animal: i64, species: i64) -> None:
        """Take the animal out of its species."""
        after = self.next_animal[animal]
        other = self.first_animal[species]
        if other == animal:
            self.first_animal[species] = after
        else:
            while self.next_animal[other] != animal:
                other = self.next_animal[other]
            self.next_animal[other] = after
        self.population[species] -= 1
        self.home[animal] = ids.NO_SPECIES
        self.number[animal] = 0
        self.next_animal[animal] = ids.NO_CARD

    # -- food ----------------------------------------------------------------------------------

    def feed(self, animal: i64, food: i64) -> None:
        """Food up to the animal's need; the rest is lost. [MFED-4]"""
        if not self.can_receive(animal):
            return
        species = self.home[animal]
        self.food[animal] = min(self.food[animal] + food, self.need[species])
        if self.food[animal] >= self.need[species]:
            self.became_fed(species)

    def sate(self, animal: i64) -> None:
        """Mark the animal as fully fed, by one food. [MOBL-2]"""
        self.food[animal] += 1
        self.marks[animal] |= ids.SATED
        self.became_fed(self.home[animal])

    def became_fed(self, species: i64) -> None:
        if self.mask[species] & BREEDING:
            for trait in BREEDERS:
                if self.mask[species] & trait.bit:
                    trait.became_fed(self, species)

    # -- points --------------------------------------------------------------------------------

    def points_of(self, seat: int) -> int:
        """Two per animal; one per trait card and its corner number, each card once. [MEND-3]"""
        points = ANIMAL_POINTS * self.count_animals(seat)
        counted: list[int] = []
        for i in range(i64(len(self.laid))):
            card = self.laid[i]
            if self.owner[self.laid_on[i]] == seat and card not in counted:
                counted.append(card)
                kind = ACTING[self.faces[card]].kind
                points += self.rules.points[kind] + self.rules.need[kind]
        return points

    @property
    def scores(self) -> list[int]:
        return [self.points_of(seat) for seat in range(self.players)]

    @property
    def tie_breaks(self) -> list[tuple[str, list[int]]]:
        """Most cards in the own discard, then a die, if one has been rolled. [MEND-5]"""
        discards = [len(discard) for discard in self.discards]
        rolled = [int(seat == self.tie_winner) for seat in range(self.players)]
        return [("tie-mut-discard", discards), ("tie-mut-die", rolled)]

    @property
    def is_over(self) -> bool:
        return self.phase == ids.OVER

    # -- who may know what ---------------------------------------------------------------------

    def knows(self, seat: int | None, card: int) -> bool:
        return self.known[card] & (1 << (ids.SPECTATOR if seat is None else seat)) != 0

    def determinize(self, seat: int, chance: Chance) -> None:
        """Deal the cards that `seat` does not know anew among their places; those that have been seen
        not to lurk never get a lurking face."""
        hidden = [card for card in range(len(self.faces)) if not self.knows(seat, card)]
        open_to_lurkers = [card for card in hidden if not self.known[card] & ids.CLEARED]
        # The same faces in the same order, however they lay before.
        lurking = sorted([self.faces[card] for card in hidden if self.lurks(card)])
        others = sorted([self.faces[card] for card in hidden if not self.lurks(card)])
        chance.shuffle(open_to_lurkers)
        chance.shuffle(others)
        chosen = open_to_lurkers[: len(lurking)]
        for i in range(len(chosen)):
            self.faces[chosen[i]] = lurking[i]
        for card in hidden:
            if card not in chosen:
                self.faces[card] = others.pop()

    def view(self, seat: int | None = None) -> "MutationsView":
        from fittest.games.mutations.view import view_of

        return view_of(self, seat)
