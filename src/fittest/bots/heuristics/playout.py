"""Games played on by a heuristic, for bots that imagine what may come."""

from typing import Final

from mypy_extensions import i64

from fittest.bots.heuristics.base import Heuristic
from fittest.features.summary import Summary
from fittest.kernel.chance import Chance
from fittest.kernel.decision import Decision
from fittest.kernel.game import Game

TO_THE_END: Final = 1 << 30
"""More turns than any game has."""
SEEDS: Final = 1 << 31
"""Worlds are sown with numbers below this."""


def play_turns(game: Game, heuristic: Heuristic, chance: Chance, turns: int) -> None:
    """Answer at random, each option as likely as the heuristic makes it, until so many more turns have begun
    or the game is over. Keeps no record."""
    end = game.turns + turns
    while True:
        decision = game.decision
        if decision is None or game.turns >= end:
            return
        game.follow(pick(game, heuristic, decision, chance))


def play_to_moment(game: Game, heuristic: Heuristic, chance: Chance, summary: Summary, moment: int) -> None:
    """The same until a moment has come at which the summary sums up."""
    while True:
        decision = game.decision
        if decision is None or summary.moment(game) >= moment:
            return
        game.follow(pick(game, heuristic, decision, chance))


def pick(game: Game, heuristic: Heuristic, decision: Decision, chance: Chance) -> int:
    if decision.count == 1:
        return decision.code(0)
    weights = heuristic.weights(game, decision)
    total: i64 = 0
    for weight in weights:
        total += weight
    left = chance.below(total)
    place: i64 = 0
    while left >= weights[place]:
        left -= weights[place]
        place += 1
    return decision.code(place)


def best_place(ratings: list[float], chance: Chance) -> int:
    """Where the highest rating stands; of several, any."""
    highest = max(ratings)
    best: list[int] = []
    for i in range(len(ratings)):
        if ratings[i] == highest:
            best.append(i)
    return best[chance.below(len(best))]


def play_others(game: Game, heuristic: Heuristic, chance: Chance, seat: int) -> None:
    """Answer for everybody else, always what the heuristic rates highest for the one who is asked, until
    `seat` is asked or the game is over."""
    while True:
        decision = game.decision
        if decision is None or decision.seat == seat:
            return
        world = game
        if heuristic.reads_hidden:
            world = game.sample(decision.seat, chance.below(SEEDS))
        game.apply(best_place(heuristic.ratings(world, decision.codes), chance))
