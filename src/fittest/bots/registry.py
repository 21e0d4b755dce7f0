"""Bots by name: a level of ours, or `module:Class` for a bot of your own, made as `Class(seed)`."""

from collections.abc import Callable

from fittest.bots.chair import Bot
from fittest.bots.easy import EasyBot
from fittest.bots.greedy import GreedyBot
from fittest.bots.own import OwnBot
from fittest.bots.random import RandomBot
from fittest.bots.search import SearchBot
from fittest.kernel.errors import bad_request


def quick(seed: int) -> Bot:
    return SearchBot(seed, iterations=24, milliseconds=800, turns=2)


def deep(seed: int) -> Bot:
    return SearchBot(seed, iterations=600, milliseconds=2500, turns=2, width=16)


# From the weakest to the strongest.
LEVELS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "greedy": GreedyBot,
    "quick": quick,
    "deep": deep,
}


def bot(name: str, seed: int) -> Bot:
    """The bot of that name; raises BadRequest that says which there are."""
    if name in LEVELS:
        return LEVELS[name](seed)
    if ":" not in name:
        raise bad_request("error-unknown-bot", name=name, allowed=list(LEVELS))
    return OwnBot(name, seed)
