"""Who is ahead where an imagined game breaks off."""

import math
from typing import Final

from mypy_extensions import mypyc_attr

from fittest.bots.heuristics.base import Heuristic
from fittest.kernel.game import Game

SCALE: Final = 6.0
"""A lead of so many points makes a victory likely."""
SHARE: Final = 0.15
"""Where points are many, it takes a lead of this share of them."""
VICTORY: Final = 0.8
"""What the victory counts once the game is over; the rest is the lead."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Values a position for a seat, from 0 to 1. This one goes by the points that the heuristic expects."""

    def __init__(self, heuristic: Heuristic) -> None:
        self.heuristic = heuristic

    def value(self, game: Game, seat: int) -> float:
        winners = game.winners
        if not winners:
            return self.chance(game, seat)
        won = 1.0 / len(winners) if seat in winners else 0.0
        return VICTORY * won + (1.0 - VICTORY) * self.lead(game, seat)

    def chance(self, game: Game, seat: int) -> float:
        """Of a game that goes on."""
        return self.lead(game, seat)

    def lead(self, game: Game, seat: int) -> float:
        hopes = self.heuristic.evaluate(game)
        rival = -math.inf
        highest = -math.inf
        for place in range(len(hopes)):
            highest = max(highest, hopes[place])
            if place != seat:
                rival = max(rival, hopes[place])
        scale = max(SCALE, SHARE * highest)
        return 1.0 / (1.0 + math.exp(min(50.0, (rival - hopes[seat]) / scale)))
