"""The positions between two questions, in every ruleset."""

from itertools import pairwise

import pytest

from fittest.kernel.chance import Chance
from fittest.kernel.game import Game
from fittest.lab import laws
from tests.conformance.cases import CASES, Case, positions

each_case = pytest.mark.parametrize("case", CASES, ids=str)
ANSWERS = 8


@each_case
def test_beats_are_where_the_game_has_been(case: Case) -> None:
    """Each time with another seat's eyes, and other hidden cards."""
    chance = Chance(3)
    seen = 0
    for start in positions(case):
        game = start.clone()
        for number in range(ANSWERS):
            if game.decision is None:
                break
            choice = chance.below(len(game.decision.codes))
            assert laws.beats_lead_on(game, choice, number) == []
            beats: list[Game] = [game.clone()]
            game.apply(choice, beats)
            seen += len(beats) - 1
    assert seen, "nothing was seen between two questions"


@each_case
def test_a_step_tells_few_events(case: Case) -> None:
    """Else the beats would hold too much to be followed: deals and points may be told at once."""
    game, chance = case.new(4), Chance(4)
    most = 0
    for _ in range(250):
        if game.decision is None:
            break
        beats: list[Game] = [game.clone()]
        game.apply(chance.below(len(game.decision.codes)), beats)
        beats.append(game)
        most = max(most, *(len(b.events) - len(a.events) for a, b in pairwise(beats)))
    assert most <= 3 * case.players + 3
