"""A hint for a player: the best options and the chance of winning with each, from his own view."""

import time
from dataclasses import dataclass

from fittest.bots.chair import SEEDS, Chair
from fittest.bots.search import SearchBot
from fittest.kernel.chance import Chance
from fittest.kernel.message import Message
from fittest.kernel.playout import TO_THE_END, play_turns


@dataclass(frozen=True, slots=True)
class Hint:
    """An option of the pending decision; `chance` of winning is from 0 to 1."""

    index: int
    text: str
    label: Message
    chance: float


def hint(
    chair: Chair,
    seed: int = 0,
    count: int = 3,
    iterations: int = 200,
    games: int = 40,
    milliseconds: int = 2000,
) -> list[Hint]:
    """The `count` best options, the best first. The search bot names them in that order; their chances come
    from so many imagined `games` each, and where luck turns the order around, from their mean. Slow machines
    stop after about `milliseconds`, half of them for the search."""
    end = time.monotonic() + milliseconds / 1000
    best = [found.index for found in SearchBot(seed, iterations, milliseconds // 2).estimates(chair)[:count]]
    chance = Chance(seed)
    shares = [0.0] * len(best)
    played = 0
    while played < games and (played == 0 or time.monotonic() < end):
        number = chance.below(SEEDS)
        for place, index in enumerate(best):
            shares[place] += _imagined(chair, chair.decision.codes[index], number)
        played += 1
    options = chair.decision.options
    return [
        Hint(index, options[index].text, options[index].message, share / played)
        for index, share in zip(best, falling(shares), strict=True)
    ]


def falling(values: list[float]) -> list[float]:
    """The nearest numbers that never rise: neighbours in the wrong order share their mean."""
    runs: list[list[float]] = []
    for value in values:
        run = [value]
        while runs and sum(run) / len(run) > sum(runs[-1]) / len(runs[-1]):
            run = runs.pop() + run
        runs.append(run)
    return [sum(run) / len(run) for run in runs for _ in run]


def _imagined(chair: Chair, code: int, seed: int) -> float:
    """The share of victory in one world, played to the end."""
    world = chair.sample(seed)
    world.logging = False
    world.follow(code)
    play_turns(world, Chance(seed + 1), TO_THE_END)
    winners = world.winners
    return 1 / len(winners) if chair.seat in winners else 0.0
