"""Who may know a card: the bits of `known` beside one per seat."""

from typing import Final

SPECTATOR: Final = 8
EVERYBODY: Final = (1 << 9) - 1
# Everybody has seen that this card does not lurk, though not what it is.
CLEARED: Final = 1 << 9

NO_CARD: Final = -1
