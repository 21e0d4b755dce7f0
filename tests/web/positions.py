"""Games played beforehand, to be looked at in the browser: a record makes a table at any point of them."""

from functools import cache
from typing import Any, cast

import fittest
from fittest.bots.chair import Chair
from fittest.bots.greedy import GreedyBot


@cache
def whole(ruleset: str, players: int) -> dict[str, Any]:
    """The record of a whole game between bots."""
    game = fittest.new(ruleset, players=players, seed=players)
    bots = [GreedyBot(seat) for seat in range(players)]
    while (decision := game.decision) is not None:
        game.apply(bots[decision.seat].choose(Chair(game, decision.seat)))
    return cast(dict[str, Any], game.record())


@cache
def asking(ruleset: str, players: int, prompt: str) -> tuple[dict[str, Any], int]:
    """The record up to the first question of this kind, and who is asked."""
    record = whole(ruleset, players)
    game = fittest.replay({**record, "answers": []})
    for answer in record["answers"]:
        decision = game.decision
        assert decision is not None
        if decision.prompt.key == prompt:
            return cast(dict[str, Any], game.record()), decision.seat
        game.apply(answer)
    raise LookupError(f"{prompt} is not asked in that game")


@cache
def middle(ruleset: str, players: int) -> tuple[dict[str, Any], int]:
    """The record of its first two thirds, and who is asked then."""
    record = whole(ruleset, players)
    answers = record["answers"]
    cut = {**record, "answers": answers[: len(answers) * 2 // 3]}
    decision = fittest.replay(cut).decision
    assert decision is not None
    return cut, decision.seat
