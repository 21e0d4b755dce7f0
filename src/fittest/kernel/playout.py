"""Games played on by chance alone, for bots that imagine what may come."""

from fittest.kernel.chance import Chance
from fittest.kernel.game import Game


def play_out(game: Game, chance: Chance, limit: int) -> int:
    """Answer up to `limit` decisions at random, each option as likely as `Game.leanings` makes it.
    Keeps no record. Returns how many were answered."""
    played = 0
    while played < limit:
        decision = game.decision
        if decision is None:
            break
        game.follow(pick(game, decision.codes, chance))
        played += 1
    return played


def play_turns(game: Game, chance: Chance, turns: int) -> None:
    """The same until so many more turns have begun, or the game is over."""
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
