"""Traits of those who live on other animals."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fittest.games.mutations.traits.base import CLEVER, DIET, FASTS, LURKS, SCAVENGES, Trait

if TYPE_CHECKING:
    from fittest.games.mutations.state import Mutations

MEAL: Final = 2


class Carnivorous(Trait):
    """Each of its animals may attack once per turn; a kill is two food. [MCAR-1 MCAR-2 MPRE-6]"""

    name = "carnivorous"
    corner = 1
    group = DIET

    def eat(self, game: "Mutations", animal: i64) -> None:
        game.feed(animal, MEAL)


class ObligateCarnivore(Trait):
    """Takes no food but its prey: the animal that made a kill is fed, whatever its need.
    [MOBL-1 … MOBL-5]"""

    name = "obligate-carnivore"
    roles = FASTS
    group = DIET

    def eat(self, game: "Mutations", animal: i64) -> None:
        game.sate(animal)


class Anglerfish(Trait):
    """As a trait it is Carnivorous. As the card that founded a species without traits it turns up
    when a species of its owner without traits is attacked, and attacks the attacker; from then on its
    species is Carnivorous. [MANG-1 … MANG-6]"""

    name = "anglerfish"
    roles = LURKS
    acts_as = "carnivorous"


class Intellect(Trait):
    """Each carnivore of the species may, once per turn, ignore one trait of the species that it
    attacks. [MINT-1]"""

    name = "intellect"
    roles = CLEVER
    corner = 1


class Scavenger(Trait):
    """When an animal has been eaten one such animal on the table receives a food, the carnivore's owner
    coming first. [MSCA-1 … MSCA-4]"""

    name = "scavenger"
    roles = SCAVENGES
    group = DIET
