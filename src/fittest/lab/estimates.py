"""Estimates with 95 % intervals for seats that depend on one another within a game.

What a library has is taken from it: least squares with errors by game and the correction for many comparisons
from statsmodels, the paired comparison from scipy. The ratio for "one more played, because it was dealt" is
the instrument's (Wald), with Fieller's interval, which stays honest when the deal moves play but little.
"""

from math import isfinite, sqrt

import msgspec
import numpy as np
from numpy.typing import NDArray
from scipy import stats
from statsmodels.regression.linear_model import OLS
from statsmodels.stats.multitest import multipletests

Floats = NDArray[np.float64]

LEAST = 30
"""Seats, games or deals on each side of a comparison: with fewer it is left out."""
STRONG = 10.0
"""How much the deal must move play (F of the first stage) for an effect of playing to be told."""
LEVEL = 0.05


class Effect(msgspec.Struct, frozen=True):
    """`p` is for "no effect at all", `corrected` the same after Holm's correction for all effects of its
    kind in the table; `seats` is on how many it rests."""

    mean: float
    low: float
    high: float
    p: float
    corrected: float
    seats: int

    @property
    def holds(self) -> bool:
        return self.corrected < LEVEL


def slopes(outcome: Floats, features: Floats, seats: list[int]) -> list[Effect] | None:
    """Least squares of `outcome` (game by seat) on `features` (game by seat by column), errors by game. None
    if the columns depend on one another."""
    games, players, columns = features.shape
    flat = features.reshape(-1, columns)
    if np.linalg.matrix_rank(flat) < columns:
        return None
    groups = np.repeat(np.arange(games), players)
    fitted = OLS(outcome.reshape(-1), flat).fit(
        cov_type="cluster", cov_kwds={"groups": groups, "df_correction": True}, use_t=True
    )
    ends = fitted.conf_int(LEVEL)
    return [
        Effect(
            float(fitted.params[i]),
            float(ends[i][0]),
            float(ends[i][1]),
            float(fitted.pvalues[i]),
            float(fitted.pvalues[i]),
            seats[i],
        )
        for i in range(columns)
    ]


def by_deal(outcome: Floats, surprise: Floats, dealt: NDArray[np.int32]) -> Effect | None:
    """What one card more does to `outcome`, if it comes by chance: all of it game by seat. None if too few
    have been dealt it."""
    seats = int((dealt > 0).sum())
    if seats < LEAST or len(outcome) < LEAST or (surprise != 0).sum() < 2 * LEAST:
        return None
    found = slopes(outcome, surprise[:, :, None], [seats])
    return found[0] if found is not None else None


def by_instrument(outcome: Floats, played: Floats, surprise: Floats) -> Effect | None:
    """What one more *played* does to `outcome`, as far as it was played because it was dealt. None if the
    deal hardly moves play."""
    seats = int((played > 0).sum())
    games = len(outcome)
    if seats < LEAST or games < LEAST:
        return None
    # By game: how outcome and play go along with the deal.
    up = (outcome * surprise).sum(axis=1)
    down = ((played - played.mean(axis=0)) * surprise).sum(axis=1)
    numerator, denominator = float(up.sum()), float(down.sum())
    spread = games * np.cov(np.stack([up, down]))
    a, b, c = float(spread[0, 0]), float(spread[0, 1]), float(spread[1, 1])
    t = float(stats.t.ppf(1 - LEVEL / 2, games - 1))
    if c == 0 or denominator**2 < max(STRONG, t * t) * c:
        return None
    # All ratios r for which numerator - r * denominator can be told from nought (Fieller).
    square = denominator**2 - t * t * c
    middle = numerator * denominator - t * t * b
    rest = numerator**2 - t * t * a
    root = sqrt(max(middle**2 - square * rest, 0.0))
    low, high = (middle - root) / square, (middle + root) / square
    if high - low > np.ptp(outcome):
        # It says no more than that a victory is a victory.
        return None
    p = float(2 * stats.t.sf(abs(numerator) / sqrt(a), games - 1)) if a else 1.0
    return Effect(numerator / denominator, low, high, p, p, seats)


def paired(differences: Floats) -> Effect | None:
    """The mean of differences between two variants on the same deals."""
    count = len(differences)
    if count < LEAST:
        return None
    if not differences.any():
        return Effect(0.0, 0.0, 0.0, 1.0, 1.0, count)
    middle = float(differences.mean())
    if differences.std() == 0:
        return Effect(middle, middle, middle, 0.0, 0.0, count)
    found = stats.ttest_1samp(differences, 0.0)
    ends = found.confidence_interval(1 - LEVEL)
    p = float(found.pvalue)
    return Effect(middle, float(ends.low), float(ends.high), p, p, count)


def corrected(effects: list[Effect | None]) -> list[Effect | None]:
    """Holm's correction for all of them together: one false alarm in twenty tables, not in twenty rows."""
    known = [effect for effect in effects if effect is not None and isfinite(effect.p)]
    if not known:
        return effects
    adjusted = iter(multipletests([effect.p for effect in known], LEVEL, method="holm")[1])
    return [
        msgspec.structs.replace(effect, corrected=float(next(adjusted)))
        if effect is not None and isfinite(effect.p)
        else None
        for effect in effects
    ]
