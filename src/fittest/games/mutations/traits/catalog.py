"""All traits, in the order of their numbers."""

from typing import Final

from mypy_extensions import i64

from fittest.games.mutations.ids import TRAIT_NAMES
from fittest.games.mutations.traits import carnivores, growth, protection
from fittest.games.mutations.traits.base import NO_GROUP, Trait, roles_of
from fittest.kernel.classes import classes_in

KIND_OF: Final = {name: kind for kind, name in enumerate(TRAIT_NAMES)}


def made(kind: type[Trait]) -> Trait:
    trait = kind()
    trait.kind = KIND_OF[trait.name]
    trait.bit = 1 << trait.kind
    trait.roles = roles_of(trait)
    return trait


TRAITS: Final[list[Trait]] = sorted(
    [made(kind) for module in (carnivores, growth, protection) for kind in classes_in(module, Trait)],
    key=lambda trait: trait.kind,
)

# The trait that a card is once it lies on a species, by the kind of the card.
ACTING: Final[list[Trait]] = [TRAITS[KIND_OF[trait.acts_as or trait.name]] for trait in TRAITS]


def having(role: int) -> list[Trait]:
    """The traits that have a role."""
    return [trait for trait in TRAITS if trait.roles & role]


def mask_of(role: int) -> i64:
    mask: i64 = 0
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


def size(mask: i64) -> i64:
    """How many traits a mask has."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
