"""What rules are tuned toward: how far a set of games is from a goal, with an interval.

A distance that is measured in games is too long on the average: chance alone moves seats, lengths and
traits apart. So its square is reduced by what chance adds to it, and the interval is found by drawing games
anew from those that were played (the basic bootstrap, on the squares).
"""

from math import sqrt

import msgspec
import numpy as np

from fittest.kernel.errors import bad_request
from fittest.lab.effects import MEASURES, measure, usual
from fittest.lab.estimates import LEAST, LEVEL, Floats
from fittest.lab.samples import Samples
from fittest.lab.statistics import Mean

SEATS = "seats"
TRAITS = "traits"
EQUAL = [SEATS, TRAITS]
"""Goals without a number: all seats, or all traits, are to be worth the same."""
DRAWS = 400


class Aim(msgspec.Struct, frozen=True):
    """`seats`: how far the shares of victories of the seats are from one another; `traits`: the same for the
    effects of drawing one more of a trait; a measure of a game: how far its mean is from `wanted`."""

    name: str
    wanted: float = 0.0

    @property
    def words(self) -> str:
        return self.name if self.name in EQUAL else f"{self.name}={self.wanted:g}"

    @property
    def scale(self) -> float:
        """Shares are told in percentage points."""
        return 100.0 if self.name in EQUAL else 1.0


def aim_of(words: str) -> Aim:
    """`seats`, `traits`, or a measure and its number: `turns=6`."""
    name, _, number = words.partition("=")
    if name in EQUAL and not number:
        return Aim(name)
    try:
        wanted = float(number)
    except ValueError:
        wanted = float("nan")
    if name not in MEASURES or not abs(wanted) < 1e6:
        allowed = [*EQUAL, *(f"{known}=N" for known in MEASURES)]
        raise bad_request("error-lab-goal", value=words, allowed=allowed)
    return Aim(name, wanted)


def distance(aim: Aim, found: Samples, seed: int) -> Mean:
    """How far the games are from the goal."""
    games = found.games
    drawn = np.random.default_rng(seed).multinomial(games, [1 / games] * games, size=DRAWS)
    weights = np.concatenate([np.ones((1, games)), drawn.astype(float)])
    raw, chance = squares(aim, found, weights)
    fair = raw - chance
    # By how much the square that is found in games drawn anew is off from the one that they were drawn from.
    off = np.quantile(fair[1:] - raw[0], [1 - LEVEL / 2, LEVEL / 2])
    middle, low, high = (
        aim.scale * sqrt(max(0.0, float(value))) for value in (fair[0], fair[0] - off[0], fair[0] - off[1])
    )
    return Mean(middle, min(low, middle), max(high, middle))


def squares(aim: Aim, found: Samples, weights: Floats) -> tuple[Floats, Floats]:
    """For each row of weights of the games: the mean square of the distances, and what chance adds to it."""
    if aim.name == SEATS:
        values = found.wins - 1 / found.players
    elif aim.name == TRAITS:
        return _traits(found, weights)
    else:
        values = measure(found, aim.name)[:, None] - aim.wanted
    games = found.games
    means = weights @ values / games
    spreads = (weights @ values**2 / games - means**2) / (games - 1)
    return (means**2).mean(axis=1), spreads.mean(axis=1)


def _traits(found: Samples, weights: Floats) -> tuple[Floats, Floats]:
    """Of the effects of drawing, as `estimates.by_deal` finds them."""
    often = (found.drawn > 0).sum(axis=(0, 1)) >= LEAST
    if not often.any():
        return np.zeros(len(weights)), np.zeros(len(weights))
    surprise = found.drawn_surprise[:, :, often]
    along = (usual(found)[:, :, None] * surprise).sum(axis=1)
    moved = (surprise**2).sum(axis=1)
    up, down = weights @ along, weights @ moved
    slopes = up / down
    # Errors by game: the sum of (along - slope * moved)², written out.
    spreads = weights @ along**2 - 2 * slopes * (weights @ (along * moved)) + slopes**2 * (weights @ moved**2)
    return (slopes**2).mean(axis=1), (spreads / down**2).mean(axis=1)
