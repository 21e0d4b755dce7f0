"""How many games are enough: said before they are played, and found out while they are.

An interval that is looked at again and again, to stop when it is narrow, is wrong more often than it says.
The one here is a confidence sequence: with 95 % it holds at all looks together, whenever one stops (the
normal mixture of Robbins, with the spread that was found: Waudby-Smith and others, 2024). It is wider than an
interval for a number of games fixed beforehand, by about a half.
"""

from collections.abc import Callable, Iterator
from math import ceil, log, sqrt
from pathlib import Path

import msgspec
import numpy as np
from statsmodels.stats.power import TTestPower

from fittest.kernel.errors import bad_request
from fittest.lab.effects import MEASURES, measure
from fittest.lab.estimates import LEAST, LEVEL, Floats
from fittest.lab.samples import Samples, samples
from fittest.lab.statistics import Mean
from fittest.lab.study import PART, Study, games_in, run

POWER = 0.8
FIRST_LOOK = 100
GROWTH = 1.5


class Goal(msgspec.Struct, frozen=True):
    """Play until `measure` is known to within `half` on either side; of several variants, its differences
    from the first."""

    measure: str
    half: float


class Look(msgspec.Struct, frozen=True):
    """What was known when it was stopped: for one variant its mean, else the difference of each other."""

    goal: Goal
    games: int
    reached: bool
    found: list[Mean]


class Power(msgspec.Struct, frozen=True):
    """The smallest effects on the share of victories that are found in four of five runs: on a seat, and of
    one more copy in the opening hand of a card as frequent as most (`copies` of `deck`). None where nothing
    is dealt."""

    games: int
    seat: float
    card: float | None
    copies: int
    deck: int


def goal_of(study: Study, words: str) -> Goal:
    """`turns=0.1`: a measure, and how far its interval may reach to either side."""
    name, _, half = words.partition("=")
    known = [*MEASURES, *(f"seat-{seat + 1}" for seat in range(study.players))]
    try:
        wanted = float(half)
    except ValueError:
        wanted = 0.0
    if name not in known or not 0 < wanted < 1e6:
        raise bad_request("error-lab-precision", value=words, allowed=known)
    return Goal(name, wanted)


def power(study: Study) -> Power:
    """From the plan alone: nothing has been played yet."""
    eye = study.watch(0)
    spread = sqrt(1 / study.players * (1 - 1 / study.players))
    deck = sum(kind.copies for kind in eye.pool)
    copies: dict[str, int] = {}
    for kind in eye.pool:
        for trait in kind.traits:
            copies[trait] = copies.get(trait, 0) + kind.copies
    typical = sorted(copies.values())[len(copies) // 2] if copies else 0
    card = None
    if typical and eye.opening:
        rate = typical / deck
        variance = eye.opening / study.players * rate * (1 - rate)
        card = detectable(study.games * study.players, spread / sqrt(variance))
    return Power(study.games, detectable(study.games, spread), card, typical, deck)


def detectable(count: int, spread: float) -> float:
    """The smallest effect that `count` independent numbers show with the usual power."""
    if count < 3:
        return float("inf")
    size = TTestPower().solve_power(effect_size=None, nobs=count, alpha=LEVEL, power=POWER)
    return float(np.max(size)) * spread


def always(values: Floats, level: float, about: int) -> Mean:
    """The mean with an interval that holds at all times; it is narrowest after `about` numbers."""
    count = len(values)
    middle = float(values.mean())
    rho = (-2 * log(level) + log(-2 * log(level)) + 1) / about
    scale = count * rho + 1
    half = float(values.std()) * sqrt(2 * scale / (count**2 * rho) * log(sqrt(scale) / level))
    return Mean(middle, middle - half, middle + half)


def looked(goal: Goal, found: list[Samples], about: int) -> list[Mean]:
    first = measure(found[0], goal.measure)
    if len(found) == 1:
        return [always(first, LEVEL, about)]
    level = LEVEL / (len(found) - 1)
    return [always(measure(other, goal.measure) - first, level, about) for other in found[1:]]


def looks(most: int) -> Iterator[int]:
    """After how many games to look: whole parts, each time half as many again."""
    count: float = min(FIRST_LOOK, most)
    while count < most:
        yield PART * ceil(count / PART)
        count *= GROWTH
    yield most


def play_until(
    study: Study, goal: Goal, play: Callable[[Study], None], read: Callable[[Study], list[Samples]]
) -> tuple[Study, Look]:
    """Play more and more of the study until the goal is reached. Gives what was played."""
    about = max(LEAST, study.games // 2)
    for games in looks(study.games):
        part = msgspec.structs.replace(study, games=min(games, study.games))
        play(part)
        found = looked(goal, read(part), about)
        reached = games >= LEAST and all(each.high - each.mean <= goal.half for each in found)
        if reached or part.games == study.games:
            break
    return part, Look(goal, part.games, reached, found)


def run_until(
    study: Study,
    goal: Goal,
    out: Path,
    jobs: int,
    cluster: str | None,
    progress: Callable[[int], None],
) -> tuple[Study, Look]:
    done = 0

    def play(part: Study) -> None:
        nonlocal done
        told = 0

        def tell(count: int) -> None:
            nonlocal done, told
            told += count
            if told > done:
                progress(told - done)
                done = told

        run(part, out, jobs, cluster, tell)

    return play_until(study, goal, play, lambda part: samples(part, games_in(part, out)))
