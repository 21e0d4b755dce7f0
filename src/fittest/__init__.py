"""Fittest: one table for a family of evolution games.

>>> import fittest
>>> game = fittest.new("evolution", players=2, seed=7)
>>> while (decision := game.decision) is not None:
...     game.apply(decision.options[0])
>>> len(game.scores)
2
"""

from fittest import texts as texts
from fittest.api import cards, load, new, replay, rulesets
from fittest.fairness import verify
from fittest.kernel.decision import Decision, Option
from fittest.kernel.errors import BadRequest, FittestError, IllegalAction
from fittest.kernel.game import Game, ReplayError
from fittest.kernel.message import Message

__all__ = [
    "BadRequest",
    "Decision",
    "FittestError",
    "Game",
    "IllegalAction",
    "Message",
    "Option",
    "ReplayError",
    "cards",
    "load",
    "new",
    "replay",
    "rulesets",
    "verify",
]
