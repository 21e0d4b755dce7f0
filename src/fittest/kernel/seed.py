"""Seeds: what they may be, and how they are written down."""

from typing import Any, Final

from fittest.kernel.chance import SEED_LIMIT
from fittest.kernel.errors import check_number

READABLE: Final = 1 << 53
"""From here on JavaScript, and many another reader of JSON, no longer reads numbers exactly."""


def check_seed(seed: Any) -> int:
    return check_number("seed", seed, 0, SEED_LIMIT - 1)


def dump_seed(seed: int) -> int | str:
    """For records and positions: a number, a large one in decimal digits as a text."""
    return seed if seed < READABLE else str(seed)


def load_seed(data: object) -> int:
    """The opposite of `dump_seed`; large seeds may be given as numbers, too."""
    if isinstance(data, str) and data.isascii() and data.isdigit() and len(data) <= len(str(SEED_LIMIT)):
        return check_seed(int(data))
    return check_seed(data)
