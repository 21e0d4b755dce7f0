"""A greedy player who is often absent-minded: for children, and for the first game."""

import math

from fittest.bots.greedy import GreedyBot
from fittest.bots.player_view import PlayerView
from fittest.kernel.chance import Chance

SLIPS = 2
"""One answer out of so many is given without much thought."""
CARE = 0.35
"""How many times as likely a point makes an option even then, as a natural logarithm."""
FOOLISH = 3.5
"""What is so many points worse than the best is never done, such as bidding all that one has."""
FINE = 1_000_000


class EasyBot:
    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        self._greedy = GreedyBot(seed)

    def choose(self, player: PlayerView) -> int:
        return self.pick(self.ratings(player))

    def ratings(self, player: PlayerView) -> list[float]:
        return self._greedy.ratings(player)

    def pick(self, ratings: list[float]) -> int:
        if self._chance.below(SLIPS) > 0:
            return self._greedy.pick(ratings)
        highest = max(ratings)
        weights = [
            int(FINE * math.exp(CARE * (rating - highest))) if rating > highest - FOOLISH else 0
            for rating in ratings
        ]
        left = self._chance.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError("the weights do not add up")
