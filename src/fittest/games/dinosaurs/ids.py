"""Small numbers for terrains, zones, genes, phases, moments and effects, with their names in data files."""

from typing import Final

from mypy_extensions import i64

from fittest.kernel.names import named

# Terrains, hot to cold.
TERRAIN_NAMES: Final = ["desert", "plain", "hill", "mountain"]
TERRAIN_LETTERS: Final = ["D", "P", "H", "M"]
TERRAINS: Final = 4

# What a terrain is under the present climate.
ZONE_NAMES: Final[list[str]] = []
TEMPERATE: Final = named(ZONE_NAMES, "temperate")
COLD: Final = named(ZONE_NAMES, "cold")
WARM: Final = named(ZONE_NAMES, "warm")
DEADLY: Final = named(ZONE_NAMES, "deadly")

GENE_NAMES: Final[list[str]] = []
TAIL: Final = named(GENE_NAMES, "tail")
LEG: Final = named(GENE_NAMES, "leg")
HORN: Final = named(GENE_NAMES, "horn")
EGG: Final = named(GENE_NAMES, "egg")
FUR: Final = named(GENE_NAMES, "fur")
PARASOL: Final = named(GENE_NAMES, "parasol")
MUTATION: Final = named(GENE_NAMES, "mutation")
CARD: Final = named(GENE_NAMES, "card")
GENES: Final = 8

PHASE_NAMES: Final[list[str]] = []
INITIATIVE: Final = named(PHASE_NAMES, "initiative")
CLIMATE: Final = named(PHASE_NAMES, "climate")
MOVEMENT: Final = named(PHASE_NAMES, "movement")
BIRTHS: Final = named(PHASE_NAMES, "births")
SURVIVAL: Final = named(PHASE_NAMES, "survival")
METEOR: Final = named(PHASE_NAMES, "meteor")
DRAW: Final = named(PHASE_NAMES, "genes")
AUCTION: Final = named(PHASE_NAMES, "auction")
OVER: Final = named(PHASE_NAMES, "over")

# Moments at which event cards may be played; all but the last open a phase.
MOMENT_NAMES: Final[list[str]] = []
AT_INITIATIVE: Final = named(MOMENT_NAMES, "initiative")
AT_CLIMATE: Final = named(MOMENT_NAMES, "climate")
AT_MOVEMENT: Final = named(MOMENT_NAMES, "movement")
AT_BIRTHS: Final = named(MOMENT_NAMES, "births")
AT_SURVIVAL: Final = named(MOMENT_NAMES, "survival")
AT_AUCTION: Final = named(MOMENT_NAMES, "auction")
AT_BIDDING: Final = named(MOMENT_NAMES, "bidding")
MOMENTS: Final = 7

# What event cards add to a species for the rest of the turn.
EFFECT_NAMES: Final[list[str]] = []
EFFECT_PHASES: Final[list[int]] = []
"""The phase after which an effect has nothing more to do."""


def effect(name: str, phase: int) -> int:
    EFFECT_PHASES.append(phase)
    return named(EFFECT_NAMES, name)


FIRST: Final = effect("first", INITIATIVE)
ATTACK: Final = effect("attack", MOVEMENT)
DEFENCE: Final = effect("defence", MOVEMENT)
STEPS: Final = effect("movement", MOVEMENT)
MIRE: Final = effect("mire", MOVEMENT)
MORE_EGGS: Final = effect("eggs", BIRTHS)
NEST_RANGE: Final = effect("nest-range", BIRTHS)
MORE_FUR: Final = effect("fur", SURVIVAL)
MORE_PARASOL: Final = effect("parasol", SURVIVAL)
DISCOUNT: Final = effect("discount", AUCTION)
EFFECTS: Final = 10

NOBODY: Final = -1


def zone_of(terrain: i64, climate: i64) -> i64:
    """The marker's colour is temperate, its neighbours hot to cold are warm and cold. [CLI-4]"""
    colder = terrain - climate
    if colder == 0:
        return TEMPERATE
    if colder == 1:
        return COLD
    if colder == -1:
        return WARM
    return DEADLY
