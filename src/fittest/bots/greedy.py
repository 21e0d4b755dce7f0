"""Takes the option that the heuristic of its game rates highest; of several best ones, any."""

from collections.abc import Callable
from typing import Any

from fittest.bots import dinosaurs, evolution, mutations
from fittest.bots.chair import Chair
from fittest.games.registry import game_id
from fittest.kernel.chance import Chance
from fittest.kernel.decision import Decision

Rate = Callable[[Any, Decision], list[float]]


RATES: dict[str, Rate] = {
    "evolution": evolution.rate,
    "mutations": mutations.rate,
    "dinosaurs": dinosaurs.rate,
}


def rater(ruleset: str) -> Rate:
    """The heuristic of a game; without one, all options are alike."""
    return RATES.get(game_id(ruleset), lambda view, decision: [0.0] * len(decision.codes))


class GreedyBot:
    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)
        self._rates: dict[str, Rate] = {}

    def choose(self, chair: Chair) -> int:
        ruleset = chair.ruleset
        if ruleset not in self._rates:
            self._rates[ruleset] = rater(ruleset)
        rates = self._rates[ruleset](chair.view, chair.decision)
        highest = max(rates)
        best = [index for index, rate in enumerate(rates) if rate == highest]
        return best[self._chance.below(len(best))]
