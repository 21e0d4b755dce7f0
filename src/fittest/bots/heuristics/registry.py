"""The heuristic of each game by its id; a game without an entry gets the plain one. Stays interpreted."""

from collections.abc import Callable

from fittest.bots.heuristics.base import Heuristic
from fittest.bots.heuristics.dinosaurs import DinosaurHeuristic
from fittest.bots.heuristics.evolution import EvolutionHeuristic
from fittest.bots.heuristics.mutations import MutationsHeuristic
from fittest.bots.learned import learned_of
from fittest.games.registry import game_id

HEURISTICS: dict[str, Callable[[], Heuristic]] = {
    "evolution": EvolutionHeuristic,
    "mutations": MutationsHeuristic,
    "dinosaurs": DinosaurHeuristic,
}
SURER = 30.0
"""With what was learned, play-outs seldom give an answer that is rated lower: better play, and less noise."""


def heuristic_of(ruleset: str, learned: bool = True) -> Heuristic:
    """With the numbers that training has found, or with those that people have guessed."""
    heuristic = HEURISTICS.get(game_id(ruleset), Heuristic)()
    found = learned_of(ruleset) if learned else None
    if found is not None:
        heuristic.tune(found.get("numbers", {}))
        heuristic.certainty = max(heuristic.certainty, SURER)
    return heuristic
