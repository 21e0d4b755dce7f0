"""Takes the option that the heuristic of its game rates highest; of several best ones, any."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from fittest.bots.chair import Chair
from fittest.games.registry import family_of
from fittest.kernel.chance import Chance
from fittest.kernel.decision import Decision

Rate = Callable[[Any, Decision], list[float]]


def rater(ruleset: str) -> Rate:
    """`rate` of the module in this package that bears the name of the game package."""
    package = type(family_of(ruleset)).__module__.split(".")[-2]
    rate: Rate = import_module(f"fittest.bots.{package}").rate
    return rate


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
