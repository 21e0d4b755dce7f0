"""The features of a game, whichever family it is of. Stays interpreted."""

from fittest.envs.features.base import Features
from fittest.envs.features.dinosaurs import DinosaurFeatures
from fittest.envs.features.evolution import EvolutionFeatures
from fittest.envs.features.mutations import MutationsFeatures
from fittest.games.dinosaurs.game import Dinosaurs
from fittest.games.evolution.game import Evolution
from fittest.games.mutations.game import Mutations
from fittest.kernel.game import Game


def features_of(game: Game) -> Features:
    if isinstance(game, Evolution):
        return EvolutionFeatures(game.players)
    if isinstance(game, Mutations):
        return MutationsFeatures(game.players)
    if isinstance(game, Dinosaurs):
        return DinosaurFeatures(game.players, game.board)
    raise TypeError(f"no features for {type(game).__name__}")
