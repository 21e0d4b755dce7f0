"""Tuning the numbers of a heuristic by self-play.

Simultaneous perturbation: all numbers are moved at once, this way on some seats and the other way on
the rest, and a batch of games says which way is better. The numbers go a little in that direction. Deals are
the same for both sides, each once from every seat.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import msgspec
import numpy as np

import fittest
from fittest.bots.heuristics.base import Heuristic
from fittest.bots.heuristics.playout import pick
from fittest.bots.heuristics.registry import heuristic_of
from fittest.games.registry import family_of
from fittest.kernel.chance import Chance
from fittest.lab.seeds import derive

SPREAD = 0.12
"""How far numbers are moved to try them, as a share of their size."""
SMALLEST = 0.4
"""Numbers nearer to nothing are moved as if they were so large."""
STEP = 0.6
"""How far they go after a batch that was all won, in units of the trial; it falls to a third."""


Match = Callable[[Callable[[int], float], int, int], Iterable[float]]
"""Plays all deals of a round: the work on one deal, how many there are, and the number of the round."""


class Tuned(msgspec.Struct, frozen=True):
    """The numbers after so many rounds: from here tuning can go on."""

    rounds: int
    numbers: list[float]


def tune(
    ruleset: str,
    seed: int,
    rounds: int,
    deals: int,
    progress: Callable[[Tuned], None] = lambda tuned: None,
    begin: Tuned | None = None,
    played: Match = lambda work, deals, round: map(work, range(deals)),
) -> dict[str, float]:
    """The numbers after this many rounds of this many deals."""
    heuristic = heuristic_of(ruleset, learned=False)
    names = heuristic.number_names
    units = SPREAD * np.maximum(SMALLEST, np.abs(np.array(heuristic.numbers)))
    tuned = begin or Tuned(0, list(heuristic.numbers))
    numbers = np.array(tuned.numbers)
    random = np.random.default_rng(derive(seed, "tune"))
    for number in range(rounds):
        signs = random.choice((-1.0, 1.0), len(numbers))
        if number < tuned.rounds:
            continue
        one, two = (as_values(names, numbers + way * signs * units) for way in (1, -1))
        work = partial(share_of_deal, ruleset, one, two, derive(seed, "round", number))
        share = sum(played(work, deals, number)) / deals
        rate = STEP * (1 - 0.67 * number / rounds)
        numbers = numbers + rate * 2 * (share - 0.5) * signs * units
        progress(Tuned(number + 1, numbers.tolist()))
    return as_values(names, numbers)


def as_values(names: list[str], numbers: Any) -> dict[str, float]:
    return {name: round(float(number), 4) for name, number in zip(names, numbers, strict=True)}


def share_of_deal(ruleset: str, one: dict[str, float], two: dict[str, float], seed: int, deal: int) -> float:
    """The share of victories of the first side, from every seat of a deal; a half is par."""
    family = family_of(ruleset)
    players = family.info(family.canonical(ruleset)).min_players
    sides = [heuristic_of(ruleset, learned=False) for _ in (one, two)]
    for side, values in zip(sides, (one, two), strict=True):
        side.tune(values)
    won = 0.0
    for place in range(players):
        # Of an odd number of seats the first side has now one less, now one more than the second.
        count = (players + deal % 2) // 2
        mine = [(seat - place) % players < count for seat in range(players)]
        game = play(ruleset, [sides[0] if own else sides[1] for own in mine], derive(seed, deal))
        part = sum(mine[seat] for seat in game.winners) / len(game.winners)
        won += 0.5 + part - count / players
    return won / players


def play(ruleset: str, sides: list[Heuristic], seed: int) -> Any:
    game = fittest.new(ruleset, players=len(sides), seed=seed)
    game.logging = False
    chance = Chance(seed)
    while (decision := game.decision) is not None:
        game.follow(pick(game, sides[decision.seat], decision, chance))
    return game
