"""What a heuristic tells, and the one of a game that nobody knows."""

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from fittest.kernel.decision import Decision
from fittest.kernel.game import Game
from fittest.kernel.vectors import vec

FINE: Final = 1_000_000.0
HOPELESS: Final = -14.0
"""From here on `FINE * exp(x)` is nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class OptionRater:
    """Rates the options of one decision. This one knows nothing."""

    def rate(self, code: i64) -> float:
        """What an answer to the pending decision is worth, roughly in points."""
        return 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """Reads the state of a world that a seat could be in, never the game that is played: bots ask it about
    sampled worlds only. This one is the plain default: all options are alike, and only points count."""

    def __init__(self) -> None:
        self.numbers: list[float] = []
        """What `fittest train` may tune, in the order of `number_names`."""

    @property
    def number_names(self) -> list[str]:
        return []

    def tune(self, values: dict[str, float]) -> None:
        """Set the numbers that are named; what has no number of that name here is passed over."""
        names = self.number_names
        for i in range(len(names)):
            self.numbers[i] = values.get(names[i], self.numbers[i])

    certainty = 8.0
    """Natural logarithm of how many times as likely one point makes an option in a play-out."""

    reads_hidden = True
    """May ratings depend on what the seat that is asked cannot see? If not, no world need be imagined for
    them; a test sees that it is so."""

    def rater(self, game: Game) -> OptionRater:
        """Of the options of the pending decision."""
        return OptionRater()

    def ratings(self, game: Game, codes: list[int]) -> list[float]:
        """What each of these answers to the pending decision is worth, roughly in points."""
        rater = self.rater(game)
        return [rater.rate(code) for code in codes]

    def evaluate(self, game: Game) -> list[float]:
        """What each seat may hope for, in points."""
        return [float(score) for score in game.scores]

    @property
    def fact_names(self) -> list[str]:
        """What `facts` counts, in this order; texts for people are made of these names elsewhere."""
        return ["points", "rival_points"]

    def facts(self, game: Game, seat: int) -> list[float]:
        """What a position is like for a seat, in numbers that a person would name."""
        return points_of(game, seat)

    def weights(self, game: Game, decision: Decision) -> vec[i64]:
        """How likely a fair player gives each of the answers to the pending decision; none is impossible."""
        rater, certainty = self.rater(game), self.certainty
        count: i64 = decision.count
        ratings = vec[float]([0.0] * count)
        highest = -math.inf
        for i in range(count):
            rating = rater.rate(decision.code(i))
            ratings[i] = rating
            highest = rating if rating > highest else highest
        weights = vec[i64]([1] * count)
        for i in range(count):
            behind = certainty * (ratings[i] - highest)
            if behind > HOPELESS:
                weights[i] += int(FINE * math.exp(behind))
        return weights


def points_of(game: Game, seat: int) -> list[float]:
    """The points of the seat and of its best rival."""
    scores = game.scores
    rival = 0
    for place in range(len(scores)):
        if place != seat:
            rival = max(rival, scores[place])
    return [float(scores[seat]), float(rival)]
