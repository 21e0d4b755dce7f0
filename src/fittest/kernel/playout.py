"""Games played on by chance alone, for bots that imagine what may come."""

from typing import Final

from fittest.kernel.chance import Chance
from fittest.kernel.game import Game

TO_THE_END: Final = 1 << 30
"""More turns than any game has."""


def play_turns(game: Game, chance: Chance, turns: int) -> None:
    """Answer at random, each option as likely as `Game.leanings` makes it, until so many more turns
    have begun or the game is over. Keeps no record."""
    end = game.turns + turns
    while True:
        decision = game.decision
        if decision is None or game.turns >= end:
            return
        game.follow(pick(game, decision.codes, chance))


def pick(game: Game, codes: list[int], chance: Chance) -> int:
    if len(codes) == 1:
        return codes[0]
    weights = game.leanings(codes)
    left = chance.below(sum(weights))
    for i in range(len(codes)):
        left -= weights[i]
        if left < 0:
            return codes[i]
    return codes[-1]
