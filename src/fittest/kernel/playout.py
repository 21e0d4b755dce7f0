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


def pick(game: Game, codes: list[int], chance: Chance) -> int:
    weights = game.leanings(codes)
    left = chance.below(sum(weights))
    for i in range(len(codes)):
        left -= weights[i]
        if left < 0:
            return codes[i]
    return codes[-1]
