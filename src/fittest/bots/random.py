"""Every option is equally likely."""

from fittest.bots.player_view import PlayerView
from fittest.kernel.chance import Chance


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, player: PlayerView) -> int:
        return self._chance.below(player.decision.count)

    def ratings(self, player: PlayerView) -> list[float]:
        return [0.0] * player.decision.count

    def pick(self, ratings: list[float]) -> int:
        """Whatever they say."""
        return self._chance.below(len(ratings))
