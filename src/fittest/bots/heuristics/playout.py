"""Games played on by a heuristic, for bots that imagine what may come."""

from typing import Final

from mypy_extensions import i64

from fittest.bots.heuristics.base import Heuristic
from fittest.bots.heuristics.network import NetworkJudge
from fittest.features.summary import Summary
from fittest.kernel.chance import Chance
from fittest.kernel.decision import Decision
from fittest.kernel.game import Game

TO_THE_END: Final = 1 << 30
"""More turns than any game has."""
SEEDS: Final = 1 << 31
"""The seeds of imagined worlds are below this."""
CLOSE: Final = 1.0
"""Points. Of two answers that differ by less, the one that is rated lower may be better."""
ALIKE: Final = 0.01
"""Answers that differ by less come to the same."""


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


def play_tried(
    game: Game, heuristic: Heuristic, chance: Chance, judge: NetworkJudge, seat: int, moment: int
) -> None:
    """The same, but where the heuristic finds two answers of `seat` close, the one of which the judge thinks
    more in the end, in this world, is given."""
    summary = judge.summary
    value = outcome(game.clone(), heuristic, chance, judge, seat, moment)
    while True:
        decision = game.decision
        if decision is None or summary.moment(game) >= moment:
            return
        code = pick(game, heuristic, decision, chance)
        if decision.seat == seat and decision.count > 1:
            other = close_second(game, heuristic, decision, code)
            if other != code:
                world = game.clone()
                world.follow(other)
                tried = outcome(world, heuristic, chance, judge, seat, moment)
                if tried > value:
                    value = tried
                    code = other
        game.follow(code)


def outcome(
    world: Game, heuristic: Heuristic, chance: Chance, judge: NetworkJudge, seat: int, moment: int
) -> float:
    """What the judge says if the heuristic plays on, with the whims that `chance` has next."""
    play_to_moment(world, heuristic, chance.clone(), judge.summary, moment)
    return judge.value(world, seat)


def close_second(game: Game, heuristic: Heuristic, decision: Decision, code: int) -> int:
    """The best of the answers that are rated otherwise, if it is not far behind this one; else this one."""
    rater = heuristic.rater(game)
    rated = rater.rate(code)
    lowest = rated - CLOSE
    second = code
    for i in range(i64(decision.count)):
        other = decision.code(i)
        if other != code:
            rating = rater.rate(other)
            if rating > lowest and abs(rating - rated) > ALIKE:
                lowest = rating
                second = other
    return second


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
