"""Means and shares with 95 % intervals."""

from collections.abc import Sequence
from math import sqrt

import msgspec

Z = 1.959964


class Mean(msgspec.Struct, frozen=True):
    mean: float
    low: float
    high: float


def mean(values: Sequence[float]) -> Mean:
    """The mean and its interval by the normal approximation."""
    count = len(values)
    if count == 0:
        return Mean(0.0, 0.0, 0.0)
    middle = sum(values) / count
    if count == 1:
        return Mean(middle, middle, middle)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (count - 1))
    half = Z * spread / sqrt(count)
    return Mean(middle, middle - half, middle + half)


def share(part: float, count: int) -> Mean:
    """A share and its Wilson interval, which stays within 0 and 1."""
    if count == 0:
        return Mean(0.0, 0.0, 0.0)
    p = part / count
    scale = 1 + Z * Z / count
    middle = (p + Z * Z / (2 * count)) / scale
    half = Z * sqrt(p * (1 - p) / count + Z * Z / (4 * count * count)) / scale
    return Mean(p, max(0.0, middle - half), min(1.0, middle + half))
