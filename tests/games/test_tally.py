"""The tally of a finished game adds up to its scores; while it is played there is none."""

import pytest

import fittest
from fittest.kernel.chance import Chance


def play(ruleset: str, players: int, seed: int) -> fittest.Game:
    game = fittest.new(ruleset, players=players, seed=seed)
    chance = Chance(seed)
    while (decision := game.decision) is not None:
        assert game.view(None).tally == []
        game.apply(chance.below(len(decision.options)))
    return game


@pytest.mark.parametrize(
    "ruleset",
    ["evolution", "evolution+continents+gift+time-to-fly", "cataclysm", "mutations+borrowed+divergence"],
)
def test_the_parts_add_up(ruleset: str) -> None:
    counted = 0
    for seed in range(3):
        game = play(ruleset, 3, seed)
        tally = game.view(None).tally
        assert [sum(part.points for part in parts) for parts in tally] == game.scores
        assert game.view(0).tally == tally
        counted += sum(game.scores)
    assert counted > 0


@pytest.mark.parametrize(("ruleset", "players"), [("seasons", 3), ("dinosaurs", 3)])
def test_points_of_turns_are_told_in_the_story_instead(ruleset: str, players: int) -> None:
    assert play(ruleset, players, 1).view(None).tally == []
