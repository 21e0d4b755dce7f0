"""Random play, which every law and every measure begins with."""

from typing import Final

from fittest.kernel.chance import Chance
from fittest.kernel.game import Game

LONGEST: Final = 50_000
"""Far more answers than any legal game needs."""


def play_on(game: Game, chance: Chance, limit: int = LONGEST) -> int:
    """Answer at random until the game is over or `limit` answers are given; gives how many were."""
    count = 0
    while count < limit:
        decision = game.decision
        if decision is None:
            break
        game.apply(chance.below(decision.count))
        count += 1
    return count
