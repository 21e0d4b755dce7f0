"""Fits the numbers of the heuristic to what a search has found out.

A search tells how far each option is behind the best one. The numbers are moved such that play-outs, which
draw options by their ratings, lose less by it. Ratings are nearly straight lines in the numbers: their slopes
are measured once, in the position, and the rest is arithmetic.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fittest.bots.heuristics.base import Heuristic
from fittest.kernel.game import Game

Array = NDArray[np.float32]

WIDTH = 10
"""Options of a decision that are kept."""
TRIAL = 0.05
"""How far a number is moved to measure a slope, as a share of its size."""
SMALLEST = 0.4
"""Numbers nearer to nothing are moved as if they were so large."""
NOWHERE = -1000.0
"""The rating of an option that there is not."""
SHARPNESS = (3.0, 6.0)
"""Natural logarithm of how many times as likely one point makes an option, in the first half of the epochs
and in the second."""
EPOCHS = 20
BATCH = 512
RATE = 0.02
HELD_BACK = 5
"""One in this many tens of games is held out, to test what was learned from the others."""


@dataclass(frozen=True, slots=True)
class Decisions:
    """By decision and option: the rating, how far it was ahead of the best, and by how much the rating grows
    with each of the numbers; `game` is the number of the game."""

    ratings: Array
    leads: Array
    slopes: Array
    game: NDArray[np.int64]

    def chosen(self, which: NDArray[Any]) -> "Decisions":
        return Decisions(self.ratings[which], self.leads[which], self.slopes[which], self.game[which])

    def loss(self, moves: Array, sharpness: float) -> tuple[Array, Array]:
        """How likely each option is once the numbers have moved so far, and what that loses."""
        ratings = sharpness * (self.ratings + self.slopes @ moves)
        shares = np.exp(ratings - ratings.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        return shares, -(shares * self.leads).sum(axis=1)


def sizes(numbers: list[float]) -> NDArray[np.float64]:
    return np.maximum(SMALLEST, np.abs(numbers))


def measured(
    game: Game, heuristic: Heuristic, codes: list[int], leads: list[float]
) -> tuple[Array, Array, Array]:
    """The ratings of these options in this position, their leads and their slopes, filled up to `WIDTH`."""
    count, names, numbers = len(codes), heuristic.number_names, list(heuristic.numbers)
    ratings, ahead = np.full(WIDTH, NOWHERE, np.float32), np.zeros(WIDTH, np.float32)
    slopes = np.zeros((WIDTH, len(names)), np.float32)
    ratings[:count] = heuristic.ratings(game, codes)
    ahead[:count] = np.array(leads) - max(leads)
    for place, trial in enumerate(TRIAL * sizes(numbers)):
        heuristic.tune({names[place]: numbers[place] + trial})
        slopes[:count, place] = (heuristic.ratings(game, codes) - ratings[:count]) / trial
        heuristic.tune({names[place]: numbers[place]})
    return ratings, ahead, slopes


def fit(numbers: list[float], decisions: Decisions, seed: int) -> list[float]:
    """Numbers that lose less, on games held back; if there are none, the same again."""
    random = np.random.default_rng(seed)
    held = decisions.game // 10 % HELD_BACK == 0
    learned, shown = decisions.chosen(~held), decisions.chosen(held)
    if not len(learned.game):
        return numbers
    unit = sizes(numbers).astype(np.float32)
    moves = np.zeros(len(numbers), np.float32)
    mean, square = np.zeros_like(moves), np.zeros_like(moves)
    batches = -(-len(learned.game) // BATCH)
    total = EPOCHS * batches
    for step in range(1, total + 1):
        if step % batches == 1 or batches == 1:
            order = random.permutation(len(learned.game))
        batch = learned.chosen(order[(step - 1) % batches * BATCH :][:BATCH])
        sharpness = SHARPNESS[2 * step > total]
        shares, lost = batch.loss(moves, sharpness)
        back = -sharpness * shares * (batch.leads + lost[:, None])
        slope = unit * np.einsum("do,don->n", back, batch.slopes) / len(lost)
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        steady = np.sqrt(square / (1 - 0.999**step)) + 1e-9
        rate = RATE * (0.01 + 0.99 * (0.5 + 0.5 * np.cos(np.pi * step / total)))
        moves -= np.float32(rate) * unit * (mean / (1 - 0.9**step)) / steady
    before, after = (shown.loss(way * moves, SHARPNESS[1])[1].sum() for way in (np.float32(0), np.float32(1)))
    return [float(number) for number in np.array(numbers) + moves] if after < before else numbers
