"""The heuristic of the greedy bot: it plays sensibly."""

import pytest

from fittest.bots.greedy import GreedyBot
from fittest.bots.heuristics.registry import heuristic_of
from fittest.bots.player_view import PlayerView
from fittest.bots.random import RandomBot
from tests.games.mutations.table import RULESETS, new, position


def best(setup: str) -> str:
    game = position(setup)
    decision = game.decision
    assert decision is not None
    ratings = heuristic_of("mutations").ratings(game, decision.codes)
    assert len(ratings) == len(decision.codes)
    return decision.options[ratings.index(max(ratings))].text


def test_it_finishes_a_meal_before_it_starts_another() -> None:
    setup = "{centre: {red: 2}, P1: {row: [{s: a, t: [Big], animals: [{}, {food: 1}]}]}, P2: {row: [{s: b}]}}"
    assert best(setup) == "red 1.2"


def test_it_does_not_hunt_its_own_while_there_is_food() -> None:
    own = "P1: {row: [{s: a, t: [Carnivorous]}, {s: c}]}"
    assert best(f"{{centre: {{red: 2}}, {own}, P2: {{row: [{{s: b, t: [Poisonous]}}]}}}}").startswith("red")


def test_it_hunts_what_is_worth_it() -> None:
    others = "P2: {row: [{s: b, t: [Swimming]}, {s: c}]}"
    assert (
        best(f"{{centre: {{red: 2}}, P1: {{row: [{{s: a, t: [Carnivorous]}}]}}, {others}}}") == "attack 1.1 3"
    )


def test_it_gives_up_the_hungry_animal() -> None:
    game = position(
        "{active: P2, centre: {red: 3}, P1: {row: [{s: a, animals: [{food: 1}, {}]}]},"
        " P2: {row: [{s: b, t: [Carnivorous]}]}}"
    )
    game.apply("attack 2.1 1")
    assert game.decision is not None
    ratings = heuristic_of("mutations").ratings(game, game.decision.codes)
    assert game.decision.options[ratings.index(max(ratings))].text == "lose 1.2"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_it_beats_random_play(ruleset: str) -> None:
    won = 0.0
    for seed in range(8):
        for greedy in range(2):
            game = new(ruleset, 2, seed)
            while (decision := game.decision) is not None:
                bot = GreedyBot(seed) if decision.seat == greedy else RandomBot(len(game.answers) + seed)
                game.apply(bot.choose(PlayerView(game, decision.seat)))
            won += (greedy in game.winners) / len(game.winners)
    assert won >= 12
