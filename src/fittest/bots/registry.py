"""Bots by name: a level of ours, a character, at a level (`quick:hunter`) or not, `module:Class` for a bot of
your own, made as `Class(seed)`, or `cmd:COMMAND` for a program."""

from collections.abc import Callable

from fittest.bots.characters import CHARACTERS, CharacterBot
from fittest.bots.custom import CustomBot
from fittest.bots.easy import EasyBot
from fittest.bots.greedy import GreedyBot
from fittest.bots.player_view import Bot, Rater
from fittest.bots.random import RandomBot
from fittest.bots.search import Plan, SearchBot
from fittest.bots.stdio import COMMAND, StdioBot
from fittest.kernel.errors import bad_request


def search_bot(plan: Plan) -> Callable[[int], Rater]:
    return lambda seed: SearchBot(seed, plan)


PLANS = {
    "quick": Plan(looks=24, milliseconds=800),
    "deep": Plan(looks=240, milliseconds=1500, width=12),
    "master": Plan(looks=560, milliseconds=3000, width=16, clear=2.5, ahead=2, tries=True, fitted=True),
}
# From the weakest to the strongest.
LEVELS: dict[str, Callable[[int], Rater]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "greedy": GreedyBot,
    **{name: search_bot(plan) for name, plan in PLANS.items()},
}
# The levels of version 0.2, for comparison: the same searches, without anything learned.
FROZEN: dict[str, Callable[[int], Rater]] = {
    "greedy@1": lambda seed: GreedyBot(seed, learned=False),
    "quick@1": search_bot(Plan(looks=24, milliseconds=800, learned=False, settle=False)),
    "deep@1": search_bot(Plan(looks=600, milliseconds=2500, width=16, learned=False, settle=False)),
}
USUAL = "greedy"
"""The level of a character that is named without one."""


def bot(name: str, seed: int) -> Bot:
    """The bot of that name; raises BadRequest that says which there are."""
    level, character = parts_of(name)
    if level is not None:
        made = level(seed)
        return made if character is None else CharacterBot(seed, made, CHARACTERS[character])
    if name.startswith(COMMAND):
        return StdioBot(name.removeprefix(COMMAND), seed)
    if ":" not in name:
        raise bad_request("error-unknown-bot", name=name, allowed=[*LEVELS, *CHARACTERS])
    return CustomBot(name, seed)


def parts_of(name: str) -> tuple[Callable[[int], Rater] | None, str | None]:
    """The level that a name means, and the character; no level if it is none of ours."""
    if name in CHARACTERS:
        return LEVELS[USUAL], name
    level, _, character = name.partition(":")
    if character and character not in CHARACTERS:
        return None, None
    return LEVELS.get(level) or FROZEN.get(level), character or None
