"""Games played beforehand, to be looked at in the browser: a record makes a table at any point of them."""

from functools import cache
from typing import Any, cast

import fittest
from fittest.bots.greedy import GreedyBot
from fittest.bots.player_view import PlayerView


@cache
def whole(ruleset: str, players: int, seed: int = 0) -> dict[str, Any]:
    """The record of a whole game between bots."""
    game = fittest.new(ruleset, players=players, seed=seed or players)
    bots = [GreedyBot(seat) for seat in range(players)]
    while (decision := game.decision) is not None:
        game.apply(bots[decision.seat].choose(PlayerView(game, decision.seat)))
    return cast(dict[str, Any], game.record())


@cache
def asking(ruleset: str, players: int, prompt: str) -> tuple[dict[str, Any], int]:
    """The record of a game up to the first question of this kind, and who is asked."""
    for seed in range(players, players + 20):
        record = whole(ruleset, players, seed)
        game = fittest.replay({**record, "answers": []})
        for answer in record["answers"]:
            decision = game.decision
            assert decision is not None
            if decision.prompt.key == prompt:
                return cast(dict[str, Any], game.record()), decision.seat
            game.apply(answer)
    raise LookupError(f"{prompt} is not asked in these games")


@cache
def asked_in_vain(ruleset: str, players: int) -> tuple[dict[str, Any], int]:
    """The record of a game up to the first question that comes only so that nobody learns that nothing can be
    played, and who is asked."""
    record = whole(ruleset, players)
    game = fittest.replay({**record, "answers": []})
    for answer in record["answers"]:
        decision = game.decision
        assert decision is not None
        if decision.sealed and all(decision.codec.is_idle(code) for code in decision.codes):
            return cast(dict[str, Any], game.record()), decision.seat
        game.apply(answer)
    raise LookupError("everybody can always play something")


@cache
def middle(ruleset: str, players: int) -> tuple[dict[str, Any], int]:
    """The record of its first two thirds, and who is asked then."""
    record = whole(ruleset, players)
    answers = record["answers"]
    cut = {**record, "answers": answers[: len(answers) * 2 // 3]}
    decision = fittest.replay(cut).decision
    assert decision is not None
    return cut, decision.seat


def _crowd(view: Any) -> int:
    """How much lies on the table and in the hand."""
    if hasattr(view, "animals"):
        return len(view.animals)
    if hasattr(view, "table"):
        return sum(len(species.animals) for player in view.table for species in player.row)
    return sum(hex.owner is not None for hex in view.hexes)


@cache
def largest(ruleset: str, players: int) -> tuple[dict[str, Any], int]:
    """The record up to the question at which most lies on the table, and who is asked."""
    record = whole(ruleset, players)
    game = fittest.replay({**record, "answers": []})
    best = (-1, 0, 0)
    for number, answer in enumerate(record["answers"]):
        decision = game.decision
        assert decision is not None
        best = max(best, (_crowd(game.view(decision.seat)), number, decision.seat))
        game.apply(answer)
    return {**record, "answers": record["answers"][: best[1]]}, best[2]


@cache
def crowded(ruleset: str, players: int, animals: int) -> tuple[dict[str, Any], int]:
    """A game in which everybody lays animals, until there are so many; and who is asked then."""
    game = fittest.new(ruleset, players=players, seed=1)
    bots = [GreedyBot(seat) for seat in range(players)]
    while (decision := game.decision) is not None:
        if _crowd(game.view(decision.seat)) >= animals:
            return cast(dict[str, Any], game.record()), decision.seat
        laid = next((one for one in decision.options if one.text.startswith("lay ")), None)
        game.apply(laid or bots[decision.seat].choose(PlayerView(game, decision.seat)))
    raise LookupError(f"never {animals} animals")
