"""Small numbers: phases, traits, the marks of an animal, and who may know a card."""

from typing import Final

from fittest.kernel.names import named

PHASES: Final[list[str]] = []
TURN_START: Final = named(PHASES, "turn-start")
DEVELOPMENT: Final = named(PHASES, "development")
CLIMATE: Final = named(PHASES, "climate")
FEEDING: Final = named(PHASES, "feeding")
EXTINCTION: Final = named(PHASES, "extinction")
OVER: Final = named(PHASES, "over")

TRAIT_NAMES: Final = [
    "bark-beetle", "poisonous", "budding", "metabolic-syndrome", "mimicry", "extremophile",
    "development-defects", "big", "simplification", "carnivorous", "grazing", "burrowing", "swimming",
    "obligate-carnivore", "scavenger", "running", "anglerfish", "flight", "intellect", "viviparous",
    "aedificator", "herding",
]  # fmt: skip
"""In the order of their numbers, which files have; a new one comes last."""

# Marks of an animal that last for a turn. A sated one counts as fed whatever its food.
SHELTERED: Final = 1
ATTACKED: Final = 2
SATED: Final = 4
INSIGHT_USED: Final = 8

# Who may know a card: one bit per seat, and these.
SPECTATOR: Final = 8
EVERYBODY: Final = 511
CLEARED: Final = 512
"""Everybody has seen that this card does not lurk, though not what it is."""

NO_CARD: Final = -1
NO_SPECIES: Final = 0
NOBODY: Final = -1
