"""Numbers and names of the traits, and the bits of a trait card lying on an animal.

A trait card on the table is one int: the trait that is face up, the card it is printed on, and
marks. That keeps an animal small enough to be copied in a fraction of a microsecond.
"""

from typing import Final

from mypy_extensions import i64

from fittest.kernel.names import named

TRAIT_NAMES: Final[list[str]] = []
CARNIVOROUS: Final = named(TRAIT_NAMES, "carnivorous")
FAT_TISSUE: Final = named(TRAIT_NAMES, "fat-tissue")
SWIMMING: Final = named(TRAIT_NAMES, "swimming")
RUNNING: Final = named(TRAIT_NAMES, "running")
MIMICRY: Final = named(TRAIT_NAMES, "mimicry")
BIG: Final = named(TRAIT_NAMES, "big")
GRAZING: Final = named(TRAIT_NAMES, "grazing")
POISONOUS: Final = named(TRAIT_NAMES, "poisonous")
TAIL_LOSS: Final = named(TRAIT_NAMES, "tail-loss")
COMMUNICATION: Final = named(TRAIT_NAMES, "communication")
HIBERNATION: Final = named(TRAIT_NAMES, "hibernation")
SCAVENGER: Final = named(TRAIT_NAMES, "scavenger")
SYMBIOSIS: Final = named(TRAIT_NAMES, "symbiosis")
PIRACY: Final = named(TRAIT_NAMES, "piracy")
COOPERATION: Final = named(TRAIT_NAMES, "cooperation")
BURROWING: Final = named(TRAIT_NAMES, "burrowing")
CAMOUFLAGE: Final = named(TRAIT_NAMES, "camouflage")
SHARP_VISION: Final = named(TRAIT_NAMES, "sharp-vision")
PARASITE: Final = named(TRAIT_NAMES, "parasite")
VIVIPAROUS: Final = named(TRAIT_NAMES, "viviparous")
AMBUSH: Final = named(TRAIT_NAMES, "ambush")
INTELLECT: Final = named(TRAIT_NAMES, "intellect")
METAMORPHOSIS: Final = named(TRAIT_NAMES, "metamorphosis")
FLIGHT: Final = named(TRAIT_NAMES, "flight")
SHELL: Final = named(TRAIT_NAMES, "shell")
SPECIALIZATION_A: Final = named(TRAIT_NAMES, "specialization-a")
SPECIALIZATION_B: Final = named(TRAIT_NAMES, "specialization-b")
TREMATODE: Final = named(TRAIT_NAMES, "trematode")
ANGLERFISH: Final = named(TRAIT_NAMES, "anglerfish")
INK_CLOUD: Final = named(TRAIT_NAMES, "ink-cloud")
MIGRATION: Final = named(TRAIT_NAMES, "migration")
SUCKERFISH: Final = named(TRAIT_NAMES, "suckerfish")
HERDING: Final = named(TRAIT_NAMES, "herding")
REGENERATION: Final = named(TRAIT_NAMES, "regeneration")
RECOMBINATION: Final = named(TRAIT_NAMES, "recombination")
CNIDOCYTES: Final = named(TRAIT_NAMES, "cnidocytes")
AEDIFICATOR: Final = named(TRAIT_NAMES, "aedificator")
NEOPLASM: Final = named(TRAIT_NAMES, "neoplasm")
R_STRATEGY: Final = named(TRAIT_NAMES, "r-strategy")
SHY: Final = named(TRAIT_NAMES, "shy")
HOMEOTHERMY: Final = named(TRAIT_NAMES, "homeothermy")


STACKED: Final = FAT_TISSUE
"""The only trait of which an animal may have several cards of its own."""

NONE: Final = 63
TRAIT: Final = 63
"""Mask of the trait in a trait card."""
CARD_SHIFT: Final = 6
CARD: Final = 1023

USED: Final = 1 << 16
"""Spent until its time of renewal: the turn's end, or the owner's next move."""
ACTIVE: Final = 1 << 17
"""In a state that ends with the turn: asleep, hidden, startled."""
TIRED: Final = 1 << 18
"""Used last turn, not to be used in this one."""
YELLOW: Final = 1 << 19
"""Holds a yellow token."""
WAITING: Final = 1 << 20
"""May be used again, but not before its owner's next move."""
OFF: Final = 1 << 21
"""Switched off by something else."""
INNATE: Final = 1 << 22
"""A trait without a card of its own; it cannot be discarded or given away."""

PROXY: Final = 1 << 23
"""Stands for a card that the discard did not have; it goes to no discard."""
FRESH: Final = 1 << 24
"""Came to its animal in this feeding phase and is to act as if just played: from the next turn on."""


def bit(trait: i64, one: i64 = 1) -> i64:
    """`one` is there to be a variable: C would shift a constant as a 32-bit number."""
    return one << trait


def first_of(traits: int) -> int:
    """The lowest trait of a set."""
    return (traits & -traits).bit_length() - 1


def trait_on(animal: i64, trait: i64) -> i64:
    """A trait of one animal, as one number."""
    return animal << CARD_SHIFT | trait


def trait_card(trait: int, card: int) -> int:
    return trait | (card << CARD_SHIFT)


def card_of(trait_card: int) -> int:
    """The printed card."""
    return (trait_card >> CARD_SHIFT) & CARD
