"""What decided between equal points is told by the game, in the view."""

import pytest

import fittest
from fittest.kernel.chance import Chance
from fittest.kernel.message import Message
from fittest.kernel.view import Text, tie_of
from fittest.texts import LANGUAGES, render
from tests.look import look

SHARED = Text("tie-shared", {})


def test_without_a_tie_there_is_nothing_to_tell() -> None:
    assert tie_of([3, 5, 4], [1], [("a", [9, 0, 9])]) == []


def test_the_first_difference_among_the_best_decides() -> None:
    breaks = [("a", [2, 2, 9]), ("b", [1, 4, 9])]
    assert tie_of([5, 5, 4], [1], breaks) == [Text("b", {"count": 4, "other": 1})]


def test_two_of_three_may_still_share() -> None:
    assert tie_of([5, 5, 5], [0, 2], [("a", [3, 1, 3])]) == [Text("a", {"count": 3, "other": 1}), SHARED]
    assert tie_of([5, 5], [0, 1], [("a", [3, 3])]) == [SHARED]


@pytest.mark.parametrize(
    ("ruleset", "players", "key"),
    [
        ("evolution", 4, "tie-discard"),
        ("seasons+reserve", 3, "tie-fed"),
        ("mutations", 2, "tie-mut-discard"),
        ("dinosaurs", 3, "tie-dino-herd"),
    ],
)
def test_every_game_tells_what_decided(ruleset: str, players: int, key: str) -> None:
    """Random games, until one ends in a tie that is broken so."""
    for seed in range(500):
        game, chance = fittest.new(ruleset, players=players, seed=seed), Chance(seed + 1)
        assert look(game).tie == []
        while (decision := game.decision) is not None:
            game.apply(chance.below(len(decision.options)))
        tied = game.scores.count(max(game.scores)) > 1
        told = look(game).tie
        assert bool(told) == tied
        assert (SHARED in told) == (len(game.winners) > 1)
        if told and told[0].key == key:
            assert told[0].args["count"] > told[0].args["other"]
            for language in LANGUAGES:
                assert str(told[0].args["count"]) in render(Message(key, told[0].args), language)
            return
    pytest.fail("no such tie")
