"""All traits, in the order that fixes their numbers."""

from typing import Final

from fittest.games.mutations.traits.aedificator import Aedificator
from fittest.games.mutations.traits.anglerfish import Anglerfish
from fittest.games.mutations.traits.bark_beetle import BarkBeetle
from fittest.games.mutations.traits.base import NO_GROUP, Trait
from fittest.games.mutations.traits.big import Big
from fittest.games.mutations.traits.budding import Budding
from fittest.games.mutations.traits.burrowing import Burrowing
from fittest.games.mutations.traits.carnivorous import Carnivorous
from fittest.games.mutations.traits.development_defects import DevelopmentDefects
from fittest.games.mutations.traits.extremophile import Extremophile
from fittest.games.mutations.traits.flight import Flight
from fittest.games.mutations.traits.grazing import Grazing
from fittest.games.mutations.traits.herding import Herding
from fittest.games.mutations.traits.intellect import Intellect
from fittest.games.mutations.traits.metabolic_syndrome import MetabolicSyndrome
from fittest.games.mutations.traits.mimicry import Mimicry
from fittest.games.mutations.traits.obligate_carnivore import ObligateCarnivore
from fittest.games.mutations.traits.poisonous import Poisonous
from fittest.games.mutations.traits.running import Running
from fittest.games.mutations.traits.scavenger import Scavenger
from fittest.games.mutations.traits.simplification import Simplification
from fittest.games.mutations.traits.swimming import Swimming
from fittest.games.mutations.traits.viviparous import Viviparous

TRAITS: Final[list[Trait]] = [
    BarkBeetle(),
    Poisonous(),
    Budding(),
    MetabolicSyndrome(),
    Mimicry(),
    Extremophile(),
    DevelopmentDefects(),
    Big(),
    Simplification(),
    Carnivorous(),
    Grazing(),
    Burrowing(),
    Swimming(),
    ObligateCarnivore(),
    Scavenger(),
    Running(),
    Anglerfish(),
    Flight(),
    Intellect(),
    Viviparous(),
    Aedificator(),
    Herding(),
]

KIND_OF: Final[dict[str, int]] = {}
for _kind in range(len(TRAITS)):
    TRAITS[_kind].kind = _kind
    TRAITS[_kind].bit = 1 << _kind
    KIND_OF[TRAITS[_kind].name] = _kind

# The trait that a card is once it lies on a species, by the kind of the card.
ACTING: Final[list[Trait]] = [TRAITS[KIND_OF[trait.acts_as]] for trait in TRAITS]


def having(role: int) -> list[Trait]:
    """The traits that have a role."""
    return [trait for trait in TRAITS if trait.roles & role]


def mask_of(role: int) -> int:
    mask = 0
    for trait in having(role):
        mask |= trait.bit
    return mask


def _rivals() -> list[int]:
    found: list[int] = []
    for trait in TRAITS:
        mask = 0
        for other in TRAITS:
            if trait.group != NO_GROUP and other.group == trait.group and other is not trait:
                mask |= other.bit
        found.append(mask)
    return found


# The traits that cannot lie on one species with a trait, by its kind.
RIVALS: Final = _rivals()


def traits_in(mask: int) -> list[str]:
    """The names of the traits of a mask."""
    return [trait.name for trait in TRAITS if mask & trait.bit]
