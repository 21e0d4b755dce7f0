"""A greedy player who is often absent-minded: for children, and for the first game."""

from fittest.bots.chair import Chair
from fittest.bots.greedy import GreedyBot
from fittest.kernel.chance import Chance

SLIPS = 3
"""One answer out of so many is given without thinking."""


class EasyBot:
    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        self._greedy = GreedyBot(seed)

    def choose(self, chair: Chair) -> int:
        if self._chance.below(SLIPS) == 0:
            return self._chance.below(chair.decision.count)
        return self._greedy.choose(chair)
