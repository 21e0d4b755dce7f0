"""Who can attack whom, and what has to be ignored for it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fittest.games.mutations import reasons as why
from fittest.games.mutations.ids import ATTACKED, INSIGHT_USED, NO_CARD
from fittest.games.mutations.moves import ignored_mask, ignoring
from fittest.games.mutations.traits.base import BLOCKS, CLEVER, FLAWED, HIDES, IGNORABLE, LIMITS
from fittest.games.mutations.traits.catalog import having, mask_of, size
from fittest.kernel.reasons import FINE

if TYPE_CHECKING:
    from fittest.games.mutations.state import Mutations

BLOCKING: Final = having(BLOCKS)
LIMITING: Final = having(LIMITS)
HIDING: Final = having(HIDES)
IGNORABLES: Final = having(IGNORABLE)
BLOCKING_MASK: Final = mask_of(BLOCKS)
LIMITING_MASK: Final = mask_of(LIMITS)
IGNORABLE_MASK: Final = mask_of(IGNORABLE)
HIDING_MASK: Final = mask_of(HIDES)
FLAWED_MASK: Final = mask_of(FLAWED)
CLEVER_MASK: Final = mask_of(CLEVER)

IMPOSSIBLE: Final = -1
ANY_ANIMAL: Final = 0


def limiting(game: "Mutations", carnivore: i64, prey: i64) -> i64:
    """The mask of the carnivore's own traits that forbid it this prey."""
    mask: i64 = 0
    if game.mask[carnivore] & LIMITING_MASK:
        for trait in LIMITING:
            if game.mask[carnivore] & trait.bit and trait.limits(game, carnivore, prey):
                mask |= trait.bit
    return mask


def blocking(game: "Mutations", carnivore: i64, prey: i64) -> i64:
    """The mask of the prey's traits that keep the whole species safe."""
    mask: i64 = 0
    if game.mask[prey] & BLOCKING_MASK:
        for trait in BLOCKING:
            if game.mask[prey] & trait.bit and trait.blocks(game, carnivore, prey):
                mask |= trait.bit
    return mask


def hiding(game: "Mutations", animal: i64) -> i64:
    """The mask of the traits that keep this animal safe."""
    traits = game.mask[game.home[animal]]
    mask: i64 = 0
    if traits & HIDING_MASK:
        for trait in HIDING:
            if traits & trait.bit and trait.hides(game, animal):
                mask |= trait.bit
    return mask


def can_be_eaten(game: "Mutations", animal: i64, ignored: i64, only: i64 = ANY_ANIMAL) -> bool:
    """With `only`, at most the animal of that number. [MSHE-3 M25]"""
    if game.is_sheltered(animal) or hiding(game, animal) & ~ignored:
        return False
    return only in (ANY_ANIMAL, game.number[animal])


def required(game: "Mutations", carnivore: i64, prey: i64, only: i64 = ANY_ANIMAL) -> i64:
    """The traits of the prey that have to be ignored for an attack; IMPOSSIBLE if that does not help.
    [MPRE-3 MPRE-4]"""
    if carnivore == prey or limiting(game, carnivore, prey):
        return IMPOSSIBLE
    least: i64 = IMPOSSIBLE
    animal = game.first_animal[prey]
    while animal != NO_CARD and least != 0:
        if not game.is_sheltered(animal) and only in (ANY_ANIMAL, game.number[animal]):
            hidden = hiding(game, animal)
            if least == IMPOSSIBLE or size(hidden) < size(least):
                least = hidden
        animal = game.next_animal[animal]
    return least if least == IMPOSSIBLE else least | blocking(game, carnivore, prey)


def insight_of(game: "Mutations", animal: i64) -> i64:
    """How many traits this carnivore can ignore by its own wit. [MINT-1]"""
    clever = game.mask[game.home[animal]] & CLEVER_MASK
    return 1 if clever and not game.marks[animal] & INSIGHT_USED else 0


def flaw_of(game: "Mutations", prey: i64) -> i64:
    """How many of its traits the prey itself lays open. [MDEF-1]"""
    return 1 if game.mask[prey] & FLAWED_MASK else 0


def reaches(game: "Mutations", carnivore: i64, insight: i64, prey: i64) -> bool:
    needed = required(game, carnivore, prey)
    return needed == 0 or (needed != IMPOSSIBLE and size(needed) <= insight + flaw_of(game, prey))


def ignore_choices(game: "Mutations", prey: i64, needed: i64, budget: i64) -> list[int]:
    """The ways to ignore traits of the prey that `ignore_refusal` does not refuse, as values of IGNORED."""
    tries = [0]
    if budget > 0:
        kinds = [trait.kind for trait in IGNORABLES if game.mask[prey] & trait.bit]
        for i in range(len(kinds)):
            tries.append(ignoring([kinds[i]]))
            for j in range(i + 1, len(kinds)):
                tries.append(ignoring([kinds[i], kinds[j]]))
    return [each for each in tries if ignore_refusal(game, prey, needed, ignored_mask(each), budget) == FINE]


def ignore_refusal(game: "Mutations", prey: i64, needed: i64, ignored: i64, budget: i64) -> i64:
    """Why a carnivore that can ignore `budget` traits of the prey, and has to ignore those `needed`, cannot
    ignore just these. What does nothing against a carnivore is not ignored."""
    if ignored & ~(game.mask[prey] & IGNORABLE_MASK):
        return why.IGNORE_IDLE
    if size(ignored) > budget:
        return why.IGNORE_MANY
    return why.SAFE if needed & ~ignored else FINE


def can_attack_now(game: "Mutations", animal: i64) -> bool:
    """Is this animal a carnivore that may still attack this turn? [MPRE-1 MPRE-2]"""
    ready = game.hunts(game.home[animal]) and not game.marks[animal] & ATTACKED
    return ready and not game.is_fed(animal)
