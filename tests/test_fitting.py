"""Numbers of a heuristic that are fitted to what searches have found."""

import numpy as np
import pytest

import fittest
from fittest.bots.heuristics.registry import heuristic_of
from fittest.kernel.chance import Chance
from fittest.kernel.play import play_on
from fittest.lab.fitting import NOWHERE, WIDTH, Decisions, fit, measured


def decisions(worth: float, count: int = 2000) -> Decisions:
    """Two options each: by the first number the ratings go one way, by the second they do not move; what an
    option is really worth goes with the first number times `worth`, and with luck."""
    random = np.random.default_rng(4)
    slopes = np.zeros((count, 2, 2), np.float32)
    slopes[:, 0, 0] = random.normal(size=count)
    ratings = np.zeros((count, 2), np.float32)
    leads = np.zeros((count, 2), np.float32)
    leads[:, 0] = worth * slopes[:, 0, 0] + 0.05 * random.normal(size=count)
    leads -= leads.max(axis=1, keepdims=True)
    return Decisions(ratings, leads, slopes, np.arange(count))


@pytest.mark.parametrize("worth", [-0.1, 0.1])
def test_numbers_move_to_where_less_is_lost(worth: float) -> None:
    known = decisions(worth)
    before = [1.0, 1.0]
    after = fit(before, known, seed=1)
    assert (after[0] - before[0]) * worth > 0
    assert after[1] == before[1]
    lost = [known.loss(np.array(moves, np.float32), 6.0)[1].mean() for moves in ([0, 0], [after[0] - 1, 0])]
    assert lost[1] < 0.5 * lost[0]
    assert fit(before, known, seed=1) == after


def test_numbers_stay_where_only_luck_speaks() -> None:
    """What is learned from luck fails on games held back."""
    random = np.random.default_rng(5)
    known = decisions(0.0, 60)
    slopes = random.normal(size=(60, 2, 2)).astype(np.float32)
    # The games held back say the contrary of the others.
    held = known.game // 10 % 5 == 0
    way = np.where(held, -1, 1).astype(np.float32)
    leads = 0.1 * way[:, None] * slopes[:, :, 0]
    leads -= leads.max(axis=1, keepdims=True)
    assert fit([1.0, 1.0], Decisions(known.ratings, leads, slopes, known.game), seed=1) == [1.0, 1.0]
    nothing = known.chosen(np.arange(0))
    assert fit([1.0, 1.0], nothing, seed=1) == [1.0, 1.0]


def test_slopes_are_those_of_the_ratings() -> None:
    game = fittest.new("evolution", players=2, seed=3)
    play_on(game, Chance(1), 12)
    assert game.decision is not None
    codes = game.decision.codes[:WIDTH]
    heuristic = heuristic_of("evolution")
    numbers = list(heuristic.numbers)
    ratings, leads, slopes = measured(game, heuristic, codes, [0.01 * place for place in range(len(codes))])
    assert heuristic.numbers == numbers
    assert ratings[: len(codes)] == pytest.approx(heuristic.ratings(game, codes))
    assert set(ratings[len(codes) :]) <= {NOWHERE}
    assert leads.max() == 0
    moved = slopes[: len(codes)].any(axis=0)
    assert moved.any()
    place = int(moved.argmax())
    heuristic.tune({heuristic.number_names[place]: numbers[place] + 0.01})
    expected = ratings[: len(codes)] + 0.01 * slopes[: len(codes), place]
    assert expected == pytest.approx(heuristic.ratings(game, codes), abs=1e-3)
