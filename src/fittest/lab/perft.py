"""How many ways a game can go: for those who write another engine and want to compare.

From one deal, with its dice fixed by the seed, every option of every decision is carried out, down to a
depth. Questions that answer themselves are none. Two engines that agree on all numbers agree on the options.
"""

import fittest
from fittest.kernel.game import Game


def perft(game: Game, depth: int) -> list[int]:
    """By depth, from 1 on: how many sequences of that many answers there are; those that end the game earlier
    are not counted further."""
    counts = [0] * depth
    _count(game, 0, counts)
    return counts


def _count(game: Game, depth: int, counts: list[int]) -> None:
    decision = game.decision
    if decision is None or depth == len(counts):
        return
    counts[depth] += decision.count
    if depth + 1 == len(counts):
        return
    for code in decision.codes:
        world = game.clone()
        world.follow(code)
        _count(world, depth + 1, counts)


def opening(ruleset: str, players: int, seed: int, **switches: object) -> Game:
    game = fittest.new(ruleset, players=players, seed=seed, **switches)
    game.logging = False
    return game
