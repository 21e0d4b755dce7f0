"""Random Mutations in bytes."""

from typing import Final

from mypy_extensions import i64

from fittest.features.base import PAGE, Features, cut, numbered, options_on
from fittest.games.mutations import moves
from fittest.games.mutations.ids import ATTACKED, NO_CARD
from fittest.games.mutations.phases.attack import Attack
from fittest.games.mutations.state import Mutations
from fittest.games.mutations.traits.catalog import TRAITS
from fittest.kernel.decision import Decision
from fittest.kernel.game import Game

SLOTS: Final = 12
"""Species of one seat that are shown."""
ANIMALS: Final = 6
"""Animals of one species that are shown."""

PROMPTS: Final = numbered("prompt-mut-", [
    "development", "harmful", "feeding", "feeding-end", "ignore", "lurker", "react", "scavenge", "lose",
])  # fmt: skip

HEAD: Final = [
    "asked", "prompt", "hunter", "prey", "page", "turn", "phase", "first", "active", "last_turn",
    "red", "green", "black", "box_black", "general", "open_card",
]  # fmt: skip
SEAT: Final = ["deck", "discard", "passed", "score", "species"]
SPECIES: Final = ["present", "need", "animals"]
ANIMAL: Final = ["number", "food", "parasites", "sheltered", "attacked", "fed", "card"]
OPTION: Final = [
    "verb",
    "species",
    "animal",
    "animal_number",
    "target",
    "trait_1",
    "trait_2",
    "number",
]

WITH_TRAITS: Final = [moves.ATTACK, moves.IGNORE, moves.REVEAL]


class MutationsFeatures(Features):
    def __init__(self, players: int, kinds: list[int]) -> None:
        """`kinds` are the traits that the ruleset has; others have no column."""
        super().__init__(players)
        self.kinds: Final = kinds
        traits = [TRAITS[kind].name for kind in kinds]
        animals: list[str] = []
        for number in range(1, ANIMALS + 1):
            for name in ANIMAL:
                animals.append(f"animal_{number}_{name}")
        self.head: Final = self.add("head", 1, HEAD)
        self.seats: Final = self.add("seats", players, SEAT)
        self.species: Final = self.add("species", players * SLOTS, SPECIES + traits + animals)
        self.options: Final = self.add("options", PAGE, OPTION)

    def write(self, game: Game, seat: int, page: int, buffer: bytearray, start: int) -> None:
        assert isinstance(game, Mutations)
        slots = [0] * max(game.next_id, 1)
        for other in range(self.players):
            self.write_seat(game, seat, other, slots, buffer, start)
        at = start + self.head.start
        decision = game.decision
        if decision is not None:
            buffer[at] = (decision.seat - seat) % self.players + 1
            buffer[at + 1] = PROMPTS.get(decision.prompt.key, 0)
            if decision.seat == seat:
                self.write_options(game, decision, page, slots, buffer, start + self.options.start)
            top = game.stack[-1]
            if isinstance(top, Attack):
                buffer[at + 2] = slots[top.carnivore]
                buffer[at + 3] = slots[top.prey]
        buffer[at + 4] = page
        buffer[at + 5] = cut(game.turn)
        buffer[at + 6] = game.phase + 1
        buffer[at + 7] = (game.first - seat) % self.players + 1
        buffer[at + 8] = (game.active - seat) % self.players + 1
        buffer[at + 9] = 1 if game.last_turn else 0
        buffer[at + 10] = cut(game.red)
        buffer[at + 11] = cut(game.green)
        buffer[at + 12] = cut(game.black)
        buffer[at + 13] = cut(game.box_black)
        buffer[at + 14] = cut(len(game.general))
        if game.open_card != NO_CARD:
            buffer[at + 15] = game.faces[game.open_card] + 1

    def write_options(
        self, game: Mutations, decision: Decision, page: int, slots: list[int], buffer: bytearray, at: int
    ) -> None:
        """A list is quicker to fill than a bytearray."""
        count, width = options_on(decision, page), self.options.width
        rows = [0] * (count * width)
        first = page * PAGE
        for i in range(count):
            write_option(game, decision.codes[first + i], slots, rows, i * width)
        buffer[at : at + len(rows)] = bytes(rows)

    def write_seat(
        self, game: Mutations, seat: int, other: int, slots: list[int], buffer: bytearray, start: int
    ) -> None:
        near = (other - seat) % self.players
        row = game.rows[other]
        at = start + self.seats.start + near * self.seats.width
        buffer[at] = cut(len(game.decks[other]))
        buffer[at + 1] = cut(len(game.discards[other]))
        buffer[at + 2] = 1 if game.has_passed(other) else 0
        buffer[at + 3] = cut(game.points_of(other))
        buffer[at + 4] = cut(len(row))
        at = start + self.species.start + near * SLOTS * self.species.width
        for i in range(min(len(row), SLOTS)):
            slots[row[i]] = near * SLOTS + i + 1
            self.write_species(game, seat, row[i], buffer, at)
            at += self.species.width

    def write_species(self, game: Mutations, seat: int, species: i64, buffer: bytearray, at: int) -> None:
        buffer[at] = 1
        buffer[at + 1] = cut(game.need[species])
        buffer[at + 2] = cut(game.population[species])
        place = at + len(SPECIES)
        kinds = self.kinds
        for i in range(len(kinds)):
            if game.mask[species] & TRAITS[kinds[i]].bit:
                buffer[place + i] = 1
        place += len(kinds)
        for animal in game.animals_of(species)[:ANIMALS]:
            buffer[place] = cut(game.number[animal])
            if game.food[animal]:
                buffer[place + 1] = cut(game.food[animal])
            if game.parasites[animal]:
                buffer[place + 2] = cut(game.parasites[animal])
            if game.is_sheltered(animal):
                buffer[place + 3] = 1
            if game.marks[animal] & ATTACKED:
                buffer[place + 4] = 1
            if game.is_fed(animal):
                buffer[place + 5] = 1
            if game.knows(seat, animal):
                buffer[place + 6] = game.faces[animal] + 1
            place += len(ANIMAL)


def write_option(game: Mutations, code: int, slots: list[int], row: list[int], at: int) -> None:
    verb = moves.MOVES.verb_of(code)
    row[at] = verb.number
    home = moves.home_of(code)
    if home:
        number = moves.number_of(code)
        row[at + 1] = slots[home]
        row[at + 2] = slot_in_species(game, home, number)
        row[at + 3] = cut(number)
    if moves.SPECIES.of(code):
        row[at + 4] = slots[moves.SPECIES.of(code)]
    if verb in WITH_TRAITS:
        row[at + 5] = moves.IGNORED.of(code) & moves.MOST_TRAITS
        row[at + 6] = moves.IGNORED.of(code) >> moves.TRAIT_BITS
    elif verb == moves.REACT:
        row[at + 5] = moves.TRAIT.of(code) + 1
    else:
        row[at + 7] = cut(moves.COUNT.of(code))


def slot_in_species(game: Mutations, home: i64, number: i64) -> int:
    """The place of an animal in its species from 1 on; 0 if it is not among those that are shown."""
    animal = game.first_animal[home]
    for slot in range(1, ANIMALS + 1):
        if animal == NO_CARD:
            return 0
        if game.number[animal] == number:
            return slot
        animal = game.next_animal[animal]
    return 0
