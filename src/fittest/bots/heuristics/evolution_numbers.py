"""The numbers of the card game's heuristic that training may tune: places in a list, and first values."""

from typing import Final

LAY: Final = 0
LAY_LATER: Final = 1
LAY_LATER_SEASONS: Final = 2
LAY_SURE: Final = 3
LAY_SPARE: Final = 4
LAY_FEW: Final = 5
LAY_MANY: Final = 6
LAY_CARD: Final = 7
OTHER_SIDE: Final = 8
NEED_RICH: Final = 9
NEED_EVEN: Final = 10
NEED_POOR: Final = 11
SHIELD: Final = 12
DODGE: Final = 13
PREY: Final = 14
CARNIVORES: Final = 15
CARNIVORE_HELP: Final = 16
THREAT: Final = 17
PAIR_NEED: Final = 18
PAIR_LINKS: Final = 19
CURSE: Final = 20
CURSE_STARVES: Final = 21
CURSE_KEPT: Final = 22
LOADED: Final = 23
STORE: Final = 24
FAR: Final = 25
FEED: Final = 26
SUSTAINED: Final = 27
PARTNER: Final = 28
STAKE: Final = 29
GRAZE: Final = 30
ROB: Final = 31
SLEEP: Final = 32

FIRST: Final[dict[str, float]] = {
    "lay": 2.0,
    "lay_later": 1.1,
    "lay_later_seasons": 2.0,
    "lay_sure": 0.75,
    "lay_spare": 0.22,
    "lay_few": 2.0,
    "lay_many": 0.0,
    "lay_card": 0.25,
    "other_side": 0.1,
    "need_rich": 0.5,
    "need_even": 1.0,
    "need_poor": 1.6,
    "shield": 0.42,
    "dodge": 0.25,
    "prey": 1.3,
    "hunters": 0.8,
    "hunter_help": 1.1,
    "threat": 0.3,
    "pair_need": 0.15,
    "pair_links": 0.25,
    "curse": 0.5,
    "curse_starves": 0.9,
    "curse_kept": 0.3,
    "loaded": 0.0,
    "store": 0.9,
    "far": 0.4,
    "feed": 1.0,
    "sustained": 0.7,
    "partner": 0.8,
    "stake": 0.7,
    "graze": 0.5,
    "rob": 1.5,
    "sleep": -0.2,
}
"""In the order of their places."""
NAMES: Final = list(FIRST)
DEFAULTS: Final = list(FIRST.values())
