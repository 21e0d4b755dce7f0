"""The pieces on the table: animals, and species made of them."""

from typing import Final

from mypy_extensions import mypyc_attr

from fittest.games.mutations.traits.base import BREEDS, COSTS, FASTS, HUNTS
from fittest.games.mutations.traits.catalog import ACTING, mask_of
from fittest.kernel.state import State

COSTLY: Final = mask_of(COSTS)
FASTING: Final = mask_of(FASTS)
HUNTING: Final = mask_of(HUNTS)
BREEDING: Final = mask_of(BREEDS)


@mypyc_attr(acyclic=True)
class Animal(State):
    """One card, lizard side up. `number` is its number in its species and never changes; the first
    one founded the species. `sated` marks it as fed whatever its food."""

    def __init__(self, card: int = 0, number: int = 0) -> None:
        self.card = card
        self.number = number
        self.food = 0
        self.parasites = 0
        self.sheltered = False
        self.attacked = False
        self.sated = False
        self.insight_used = False

    def clean(self) -> None:
        """What leaves an animal at the end of a turn; parasites stay."""
        self.food = 0
        self.sheltered = False
        self.attacked = False
        self.sated = False
        self.insight_used = False


@mypyc_attr(acyclic=True)
class Species(State):
    """One or more animals and the trait cards that they have in common, in the order of play.
    `cards` and `animals` are the truth; `refresh` derives the rest from the cards."""

    def __init__(self, number: int = 0, owner: int = 0) -> None:
        self.id = number
        self.owner = owner
        self.cards: list[int] = []
        self.animals: list[Animal] = []
        self.born = 0
        self.mask = 0
        self.need = 1
        self.price = 0
        self.hunts = False
        self.fasts = False
        self.breeds = False

    def refresh(self, faces: list[int]) -> None:
        mask = 0
        need = 1
        for card in self.cards:
            trait = ACTING[faces[card]]
            mask |= trait.bit
            need += trait.corner
        self.mask = mask
        self.need = need
        self.price = 1 if mask & COSTLY else 0
        self.hunts = mask & HUNTING != 0
        self.fasts = mask & FASTING != 0
        self.breeds = mask & BREEDING != 0

    def add(self, card: int) -> Animal:
        self.born += 1
        animal = Animal(card, self.born)
        self.animals.append(animal)
        return animal

    def is_fed(self, animal: Animal) -> bool:
        return animal.sated or animal.food >= self.need

    def can_receive(self, animal: Animal) -> bool:
        return not self.fasts and not animal.sated and animal.food < self.need

    def animal(self, number: int) -> Animal | None:
        for animal in self.animals:
            if animal.number == number:
                return animal
        return None

    def founder(self) -> Animal | None:
        """The animal that founded the species, while it lives."""
        return self.animals[0] if self.animals and self.animals[0].number == 1 else None

    def parasites(self) -> int:
        count = 0
        for animal in self.animals:
            count += animal.parasites
        return count
