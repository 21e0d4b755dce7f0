"""The features of each game; a game without an entry shows what every game has. Stays interpreted."""

from collections.abc import Callable
from typing import Any

from fittest.envs.features.base import Features
from fittest.envs.features.dinosaurs import DinosaurFeatures
from fittest.envs.features.evolution import EvolutionFeatures
from fittest.envs.features.mutations import MutationsFeatures
from fittest.envs.features.plain import PlainFeatures
from fittest.games.registry import game_id
from fittest.kernel.game import Game

FEATURES: dict[str, Callable[[Any], Features]] = {
    "evolution": lambda game: EvolutionFeatures(game.players),
    "mutations": lambda game: MutationsFeatures(game.players),
    "dinosaurs": lambda game: DinosaurFeatures(game.players, game.board),
}


def features_of(game: Game) -> Features:
    make = FEATURES.get(game_id(game.setup.ruleset))
    return PlainFeatures(game.players) if make is None else make(game)
