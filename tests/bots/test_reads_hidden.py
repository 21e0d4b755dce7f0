"""A heuristic that reads nothing hidden rates options alike in all worlds that the seat could be in."""

import random

import pytest

import fittest
from fittest.bots.heuristics.base import Heuristic
from fittest.bots.heuristics.registry import heuristic_of
from fittest.games.registry import FAMILIES
from fittest.kernel.family import RulesetInfo

RULESETS = [info for family in FAMILIES for info in family.rulesets()]


@pytest.mark.parametrize("info", RULESETS, ids=lambda info: info.name)
def test_ratings_tell_nothing_hidden(info: RulesetInfo) -> None:
    heuristic, rng = heuristic_of(info.name), random.Random(3)
    assert not heuristic.reads_hidden
    game = fittest.new(info.name, players=info.min_players, seed=4)
    while (decision := game.decision) is not None:
        ratings = heuristic.ratings(game, decision.codes)
        if rng.random() < 0.3:
            world = game.sample(decision.seat, rng.randrange(1 << 31))
            assert heuristic.ratings(world, decision.codes) == ratings
        likely = rng.random() < 0.7
        game.apply(ratings.index(max(ratings)) if likely else rng.randrange(decision.count))


def test_a_heuristic_that_does_not_say_so_is_asked_about_imagined_worlds() -> None:
    assert Heuristic().reads_hidden
