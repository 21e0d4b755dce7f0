"""Who can attack whom, and what has to be ignored for it."""

from typing import TYPE_CHECKING, Final

from fittest.games.mutations.codes import ignored_extra, ignored_mask
from fittest.games.mutations.species import Animal, Species
from fittest.games.mutations.traits.base import BLOCKS, CLEVER, FLAWED, HIDES, IGNORABLE, LIMITS
from fittest.games.mutations.traits.catalog import having, mask_of

if TYPE_CHECKING:
    from fittest.games.mutations.game import Mutations

BLOCKING: Final = having(BLOCKS)
LIMITING: Final = having(LIMITS)
HIDING: Final = having(HIDES)
IGNORABLES: Final = having(IGNORABLE)
BLOCKING_MASK: Final = mask_of(BLOCKS)
LIMITING_MASK: Final = mask_of(LIMITS)
HIDING_MASK: Final = mask_of(HIDES)
FLAWED_MASK: Final = mask_of(FLAWED)
CLEVER_MASK: Final = mask_of(CLEVER)

IMPOSSIBLE: Final = -1
ANY_ANIMAL: Final = 0


def size(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def limiting(game: "Mutations", hunter: Species, prey: Species) -> int:
    """The mask of the hunter's own traits that forbid it this prey."""
    mask = 0
    if hunter.mask & LIMITING_MASK:
        for trait in LIMITING:
            if hunter.mask & trait.bit and trait.limits(game, hunter, prey):
                mask |= trait.bit
    return mask


def blocking(game: "Mutations", hunter: Species, prey: Species) -> int:
    """The mask of the prey's traits that keep the whole species safe."""
    mask = 0
    if prey.mask & BLOCKING_MASK:
        for trait in BLOCKING:
            if prey.mask & trait.bit and trait.blocks(game, hunter, prey):
                mask |= trait.bit
    return mask


def hiding(prey: Species, animal: Animal) -> int:
    """The mask of the prey's traits that keep this animal safe."""
    mask = 0
    if prey.mask & HIDING_MASK:
        for trait in HIDING:
            if prey.mask & trait.bit and trait.hides(prey, animal):
                mask |= trait.bit
    return mask


def victims(prey: Species, ignored: int, only: int = ANY_ANIMAL) -> list[Animal]:
    """The animals that can be eaten; with `only`, at most that one. [MSHE-3 M25]"""
    found: list[Animal] = []
    for animal in prey.animals:
        if animal.sheltered or hiding(prey, animal) & ~ignored:
            continue
        if only in (ANY_ANIMAL, animal.number):
            found.append(animal)
    return found


def required(game: "Mutations", hunter: Species, prey: Species, only: int = ANY_ANIMAL) -> int:
    """The traits of the prey that have to be ignored for an attack; IMPOSSIBLE if that does not help.
    [MPRE-3 MPRE-4]"""
    if hunter is prey or limiting(game, hunter, prey):
        return IMPOSSIBLE
    least = IMPOSSIBLE
    for animal in prey.animals:
        if animal.sheltered or only not in (ANY_ANIMAL, animal.number):
            continue
        hidden = hiding(prey, animal)
        if least == IMPOSSIBLE or size(hidden) < size(least):
            least = hidden
        if hidden == 0:
            break
    return least if least == IMPOSSIBLE else least | blocking(game, hunter, prey)


def insight_of(hunter: Species, animal: Animal) -> int:
    """How many traits this hunter can ignore by its own wit. [MINT-1]"""
    return 1 if hunter.mask & CLEVER_MASK and not animal.insight_used else 0


def flaw_of(prey: Species) -> int:
    """How many of its traits the prey itself lays open. [MDEF-1]"""
    return 1 if prey.mask & FLAWED_MASK else 0


def reaches(game: "Mutations", hunter: Species, insight: int, prey: Species) -> bool:
    needed = required(game, hunter, prey)
    return needed != IMPOSSIBLE and size(needed) <= insight + flaw_of(prey)


def ignore_choices(prey: Species, needed: int, budget: int) -> list[int]:
    """The ways to ignore at most `budget` traits of the prey so that all `needed` ones are among them,
    as extras of codes; the traits that do nothing against a hunter are left out."""
    choices: list[int] = []
    if needed == 0:
        choices.append(0)
    if budget == 0:
        return choices
    kinds = [trait.kind for trait in IGNORABLES if prey.mask & trait.bit]
    for i in range(len(kinds)):
        extra = ignored_extra(kinds[i])
        if needed & ~ignored_mask(extra) == 0:
            choices.append(extra)
        if budget > 1:
            for j in range(i + 1, len(kinds)):
                extra = ignored_extra(kinds[i], kinds[j])
                if needed & ~ignored_mask(extra) == 0:
                    choices.append(extra)
    return choices


def can_attack_now(species: Species, animal: Animal) -> bool:
    """Is this animal a hunter that may still attack this turn? [MPRE-1 MPRE-2]"""
    return species.hunts and not animal.attacked and not species.is_fed(animal)
