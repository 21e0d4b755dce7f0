"""Who sits where: people take the first seats, bots the others."""

import hashlib

from fittest.bots.characters import CHARACTERS
from fittest.bots.player_view import Bot
from fittest.bots.registry import USUAL, bot
from fittest.kernel.errors import bad_request


def levels_of(
    players: int | None, people: int | None, named: list[str], min_players: int
) -> list[str | None]:
    """The level of the bot on each seat, None for a person. Every named bot takes one seat and people the
    others; with `people` given, the named bots are repeated on what is left. Nobody named: one person
    plays against characters, each of them once as far as they go."""
    if players is None:
        players = max((1 if people is None else people) + max(len(named), 1), min_players)
    if people is None:
        people = players - len(named) if named else 1
    if people > players:
        raise bad_request("error-people", players=players, people=people)
    if people < 0:
        raise bad_request("error-seats", players=players, bots=len(named))
    levels = named or [f"{USUAL}:{character}" for character in CHARACTERS]
    return [None] * people + [levels[i % len(levels)] for i in range(players - people)]


def bots_of(levels: list[str | None], seed: int) -> dict[int, Bot]:
    """Each bot has a seed of its own that follows from that of the game."""
    found: dict[int, Bot] = {}
    for seat, level in enumerate(levels):
        if level is not None:
            digest = hashlib.sha256(f"{seed}/bot/{seat}".encode()).digest()
            found[seat] = bot(level, int.from_bytes(digest[:7], "big"))
    return found
