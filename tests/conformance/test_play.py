"""Random games come to an end, and every question on the way is a sound one."""

import os

import pytest

from fittest.about import compiled
from fittest.kernel.chance import Chance
from fittest.kernel.play import LONGEST, play_on
from fittest.lab import laws
from tests.conformance.cases import CASES, Case, positions, texts

each_case = pytest.mark.parametrize("case", CASES, ids=str)


@pytest.mark.skipif("FITTEST_EXPECT" not in os.environ, reason="any build will do")
def test_the_build_is_the_one_we_mean_to_test() -> None:
    assert compiled() == (os.environ["FITTEST_EXPECT"] == "compiled")


@each_case
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_game_ends_and_is_sound_all_the_way(case: Case, seed: int) -> None:
    game, chance = case.new(seed), Chance(seed)
    while game.decision is not None:
        assert laws.options_are_sound(game) + game.check_invariants() == []
        assert play_on(game, chance, 1) == 1
        assert len(game.answers) < LONGEST
    assert laws.options_are_sound(game) + game.check_invariants() == []
    assert len(game.scores) == case.players
    assert game.turns > 0


@each_case
def test_an_illegal_action_raises_and_changes_nothing(case: Case) -> None:
    for game in positions(case):
        assert laws.illegal_actions_change_nothing(game.clone(), texts(case)) == []


@each_case
def test_seeds_make_different_games(case: Case) -> None:
    starts = [case.new(seed).scenario() for seed in range(4)]
    assert any(start != starts[0] for start in starts[1:])
