"""A hint for a player: the best options and the chance of winning with each, from his own view."""

from dataclasses import dataclass

from fittest.bots.chair import Chair
from fittest.bots.search import SearchBot
from fittest.kernel.chance import Chance
from fittest.kernel.message import Message
from fittest.kernel.playout import play_turns

TO_THE_END = 1 << 30
SEEDS = 1 << 31


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
    """The `count` best options, the best first. The search bot names them, thinking for at most
    `milliseconds`; their chances come from so many imagined `games` each."""
    best = SearchBot(seed, iterations, milliseconds).estimates(chair)[:count]
    chance = Chance(seed)
    seeds = [chance.below(SEEDS) for _ in range(games)]
    options = chair.decision.options
    return [
        Hint(
            found.index,
            options[found.index].text,
            options[found.index].message,
            sum(_imagined(chair, chair.decision.codes[found.index], number) for number in seeds) / games,
        )
        for found in best
    ]


def _imagined(chair: Chair, code: int, seed: int) -> float:
    """The share of victory in one world, played to the end."""
    world = chair.sample(seed)
    world.logging = False
    world.follow(code)
    play_turns(world, Chance(seed + 1), TO_THE_END)
    winners = world.winners
    return 1 / len(winners) if chair.seat in winners else 0.0
