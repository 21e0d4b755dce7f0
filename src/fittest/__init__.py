"""Fittest: one table for a family of evolution games.

>>> import fittest
>>> game = fittest.new("evolution", players=2, seed=7)
>>> while (decision := game.decision) is not None:
...     game.apply(decision.options[0])
>>> len(game.scores)
2
"""

from fittest import notation as notation
from fittest import pictures as pictures
from fittest import texts as texts
from fittest.api import cards, load, new, replay, rulesets
from fittest.bots.match import play
from fittest.fairness import verify
from fittest.games.dinosaurs.view import DinosaursView
from fittest.games.evolution.view import EvolutionView
from fittest.games.mutations.view import MutationsView
from fittest.kernel.decision import Decision, Option
from fittest.kernel.errors import BadRequest, FittestError, IllegalAction
from fittest.kernel.game import Game, ReplayError, Step
from fittest.kernel.message import Message
from fittest.kernel.view import Head as View
from fittest.saved_games import SavedGame, read

__all__ = [
    "BadRequest",
    "Decision",
    "DinosaursView",
    "EvolutionView",
    "FittestError",
    "Game",
    "IllegalAction",
    "Message",
    "MutationsView",
    "Option",
    "ReplayError",
    "SavedGame",
    "Step",
    "View",
    "cards",
    "load",
    "new",
    "notation",
    "pictures",
    "play",
    "read",
    "replay",
    "rulesets",
    "texts",
    "verify",
]


def __dir__() -> list[str]:
    """For tab completion: what is meant for people."""
    return __all__
