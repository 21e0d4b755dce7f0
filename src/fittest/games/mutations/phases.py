"""The phases of a turn, by number and by name."""

from typing import Final

TURN_START: Final = 0
DEVELOPMENT: Final = 1
CLIMATE: Final = 2
FEEDING: Final = 3
EXTINCTION: Final = 4
OVER: Final = 5
PHASES: Final = ["turn_start", "development", "climate", "feeding", "extinction", "over"]
