"""Small numbers for terrains, zones, genes, phases, moments and effects, with their names in data files."""

from typing import Final

from mypy_extensions import i64

# Terrains, hot to cold.
DESERT: Final = 0
PLAIN: Final = 1
HILL: Final = 2
MOUNTAIN: Final = 3
TERRAINS: Final = 4
TERRAIN_LETTERS: Final = ["D", "P", "H", "M"]
TERRAIN_NAMES: Final = ["desert", "plain", "hill", "mountain"]

# What a terrain is under the present climate.
TEMPERATE: Final = 0
COLD: Final = 1
WARM: Final = 2
DEADLY: Final = 3
ZONE_NAMES: Final = ["temperate", "cold", "warm", "deadly"]

TAIL: Final = 0
LEG: Final = 1
HORN: Final = 2
EGG: Final = 3
FUR: Final = 4
PARASOL: Final = 5
MUTATION: Final = 6
CARD: Final = 7
GENES: Final = 8
GENE_NAMES: Final = ["tail", "leg", "horn", "egg", "fur", "parasol", "mutation", "card"]

INITIATIVE: Final = 0
CLIMATE: Final = 1
MOVEMENT: Final = 2
BIRTHS: Final = 3
SURVIVAL: Final = 4
METEOR: Final = 5
DRAW: Final = 6
AUCTION: Final = 7
OVER: Final = 8
PHASE_NAMES: Final = [
    "initiative",
    "climate",
    "movement",
    "births",
    "survival",
    "meteor",
    "genes",
    "auction",
    "over",
]

# Moments at which event cards may be played; all but the last open a phase.
AT_INITIATIVE: Final = 0
AT_CLIMATE: Final = 1
AT_MOVEMENT: Final = 2
AT_BIRTHS: Final = 3
AT_SURVIVAL: Final = 4
AT_AUCTION: Final = 5
AT_BIDDING: Final = 6
MOMENTS: Final = 7
MOMENT_NAMES: Final = ["initiative", "climate", "movement", "births", "survival", "auction", "bidding"]

# What event cards add to a species for the rest of the turn.
FIRST: Final = 0
ATTACK: Final = 1
DEFENCE: Final = 2
STEPS: Final = 3
MIRE: Final = 4
MORE_EGGS: Final = 5
NEST_RANGE: Final = 6
MORE_FUR: Final = 7
MORE_PARASOL: Final = 8
DISCOUNT: Final = 9
EFFECTS: Final = 10
EFFECT_NAMES: Final = [
    "first",
    "attack",
    "defence",
    "movement",
    "mire",
    "eggs",
    "nest-range",
    "fur",
    "parasol",
    "discount",
]
# The phase after which an effect has nothing more to do.
EFFECT_PHASES: Final = [
    INITIATIVE,
    MOVEMENT,
    MOVEMENT,
    MOVEMENT,
    MOVEMENT,
    BIRTHS,
    BIRTHS,
    SURVIVAL,
    SURVIVAL,
    AUCTION,
]

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
