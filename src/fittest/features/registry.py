"""The features of each game; a game without an entry shows what every game has. Stays interpreted."""

from collections.abc import Callable
from typing import Any

from fittest.features.base import Features
from fittest.features.dinosaurs import DinosaurFeatures
from fittest.features.dinosaurs_summary import DinosaurSummary
from fittest.features.evolution import EvolutionFeatures
from fittest.features.evolution_summary import EvolutionSummary
from fittest.features.mutations import MutationsFeatures
from fittest.features.mutations_summary import MutationsSummary
from fittest.features.plain import PlainFeatures
from fittest.features.summary import Summary
from fittest.games.evolution.composition import kinds_in
from fittest.games.mutations.composition import kinds_in as kinds_in_mutations
from fittest.games.registry import game_id
from fittest.kernel.game import Game

FEATURES: dict[str, Callable[[Any], Features]] = {
    "evolution": lambda game: EvolutionFeatures(game.players, kinds_in(game.setup.ruleset)),
    "mutations": lambda game: MutationsFeatures(game.players, kinds_in_mutations(game.setup.ruleset)),
    "dinosaurs": lambda game: DinosaurFeatures(game.players, game.board),
}
SUMMARIES: dict[str, Callable[[], Summary]] = {
    "evolution": EvolutionSummary,
    "mutations": MutationsSummary,
    "dinosaurs": DinosaurSummary,
}


def features_of(game: Game) -> Features:
    make = FEATURES.get(game_id(game.setup.ruleset))
    return PlainFeatures(game.players) if make is None else make(game)


def summary_of(ruleset: str) -> Summary:
    return SUMMARIES.get(game_id(ruleset), Summary)()
