"""Every option is equally likely."""

from fittest.bots.chair import Chair
from fittest.kernel.chance import Chance


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, chair: Chair) -> int:
        return self._chance.below(chair.decision.count)
