"""Takes the option that the heuristic of its game rates highest; of several best ones, any."""

from fittest.bots.heuristics.base import Heuristic
from fittest.bots.heuristics.playout import best_place
from fittest.bots.heuristics.registry import heuristic_of
from fittest.bots.player_view import SEEDS, PlayerView
from fittest.kernel.chance import Chance


class GreedyBot:
    """`learned`: by the numbers that training has found."""

    def __init__(self, seed: int, learned: bool = True) -> None:
        self._chance = Chance(seed)
        self._learned = learned
        self._heuristics: dict[str, Heuristic] = {}

    def choose(self, player: PlayerView) -> int:
        return self.pick(self.ratings(player))

    def pick(self, ratings: list[float]) -> int:
        return best_place(ratings, self._chance)

    def ratings(self, player: PlayerView) -> list[float]:
        """Of the options, in a world that the seat could be in."""
        ruleset = player.ruleset
        if ruleset not in self._heuristics:
            self._heuristics[ruleset] = heuristic_of(ruleset, self._learned)
        world = player.sample(self._chance.below(SEEDS))
        return self._heuristics[ruleset].ratings(world, player.decision.codes)
