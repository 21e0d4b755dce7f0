"""Numbers and names of the traits, and the bits of a trait card lying on an animal.

A trait card on the table is one int: the trait that is face up, the card it is printed on, and
marks. That keeps an animal small enough to be copied in a fraction of a microsecond.
"""

from typing import Final

from mypy_extensions import i64

CARNIVOROUS: Final = 0
FAT_TISSUE: Final = 1
SWIMMING: Final = 2
RUNNING: Final = 3
MIMICRY: Final = 4
BIG: Final = 5
GRAZING: Final = 6
POISONOUS: Final = 7
TAIL_LOSS: Final = 8
COMMUNICATION: Final = 9
HIBERNATION: Final = 10
SCAVENGER: Final = 11
SYMBIOSIS: Final = 12
PIRACY: Final = 13
COOPERATION: Final = 14
BURROWING: Final = 15
CAMOUFLAGE: Final = 16
SHARP_VISION: Final = 17
PARASITE: Final = 18
VIVIPAROUS: Final = 19
AMBUSH: Final = 20
INTELLECT: Final = 21
METAMORPHOSIS: Final = 22
FLIGHT: Final = 23
SHELL: Final = 24
SPECIALIZATION_A: Final = 25
SPECIALIZATION_B: Final = 26
TREMATODE: Final = 27
ANGLERFISH: Final = 28
INK_CLOUD: Final = 29
MIGRATION: Final = 30
SUCKERFISH: Final = 31
HERDING: Final = 32
REGENERATION: Final = 33
RECOMBINATION: Final = 34
CNIDOCYTES: Final = 35
AEDIFICATOR: Final = 36
NEOPLASM: Final = 37
R_STRATEGY: Final = 38
SHY: Final = 39
HOMEOTHERMY: Final = 40

TRAIT_NAMES: Final = [
    "carnivorous",
    "fat-tissue",
    "swimming",
    "running",
    "mimicry",
    "big",
    "grazing",
    "poisonous",
    "tail-loss",
    "communication",
    "hibernation",
    "scavenger",
    "symbiosis",
    "piracy",
    "cooperation",
    "burrowing",
    "camouflage",
    "sharp-vision",
    "parasite",
    "viviparous",
    "ambush",
    "intellect",
    "metamorphosis",
    "flight",
    "shell",
    "specialization-a",
    "specialization-b",
    "trematode",
    "anglerfish",
    "ink-cloud",
    "migration",
    "suckerfish",
    "herding",
    "regeneration",
    "recombination",
    "cnidocytes",
    "aedificator",
    "neoplasm",
    "r-strategy",
    "shy",
    "homeothermy",
]

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
