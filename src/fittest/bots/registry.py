"""Bots by name: a level of ours, or `module:Class` for a bot of your own, made as `Class(seed)`."""

from collections.abc import Callable
from importlib import import_module

from fittest.bots.chair import Bot
from fittest.bots.easy import EasyBot
from fittest.bots.greedy import GreedyBot
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
    return _maker(name)(seed)


def _maker(name: str) -> Callable[[int], Bot]:
    if name in LEVELS:
        return LEVELS[name]
    module, colon, attribute = name.partition(":")
    if not colon:
        raise bad_request("error-unknown-bot", name=name, allowed=list(LEVELS))
    try:
        maker: Callable[[int], Bot] = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise bad_request("error-bot-import", name=name, why=str(error)) from error
    return maker
