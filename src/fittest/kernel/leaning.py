"""From ratings of options to weights by which one is drawn."""

import math
from typing import Final

FINE: Final = 1_000_000.0


def weights(ratings: list[float], certainty: float) -> list[int]:
    """Each point of a rating makes an option exp(certainty) times as likely; none becomes impossible."""
    highest = max(ratings)
    return [1 + int(FINE * math.exp(certainty * (rating - highest))) for rating in ratings]
