"""What rules are tuned toward: how far a set of games is from a goal, with an interval.

The distance is the root of the mean square of how far seats, traits or a mean are off. Measured in games it
is too long on the average, since chance alone moves them apart: what games drawn anew from those that were
played (the bootstrap) add to its square is subtracted. The interval reaches as far to both sides of the plain
distance as 95 of 100 such draws move all that is measured, so it holds at least that often.
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
        """Shares are shown in percentage points."""
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
    off = offsets(aim, found, np.ones((1, games)))
    moved = offsets(aim, found, drawn.astype(float)) - off
    shifts = np.sqrt((moved**2).mean(axis=1))
    square = float((off**2).mean())
    reach = float(np.quantile(shifts, 1 - LEVEL))
    middle, low, high = (
        sqrt(max(0.0, square - float((shifts**2).mean()))),
        sqrt(square) - reach,
        sqrt(square) + reach,
    )
    return Mean(aim.scale * middle, aim.scale * max(0.0, low), aim.scale * high)


def offsets(aim: Aim, found: Samples, weights: Floats) -> Floats:
    """For each row of weights of the games: how far each seat, each trait, or the one measure is off."""
    if aim.name == SEATS:
        values = found.wins - 1 / found.players
    elif aim.name == TRAITS:
        return _traits(found, weights)
    else:
        values = measure(found, aim.name)[:, None] - aim.wanted
    return np.asarray(weights @ values / found.games)


def _traits(found: Samples, weights: Floats) -> Floats:
    """The effects of drawing, as `estimates.by_deal` finds them."""
    often = (found.drawn > 0).sum(axis=(0, 1)) >= LEAST
    if not often.any():
        return np.zeros((len(weights), 1))
    surprise = found.drawn_surprise[:, :, often]
    along = (usual(found)[:, :, None] * surprise).sum(axis=1)
    return np.asarray((weights @ along) / (weights @ (surprise**2).sum(axis=1)))
