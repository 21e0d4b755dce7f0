"""What the lab finds in games whose truth is known, because they are made up."""

import gc
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from scipy import stats
from statsmodels.stats.proportion import proportion_confint

from fittest.lab import sequential
from fittest.lab.effects import TraitFacts, other_things_equal, plain, traits, usual
from fittest.lab.estimates import LEAST, by_deal, by_instrument, corrected, paired, slopes
from fittest.lab.samples import Maker, Samples
from fittest.lab.sequential import Goal, always, detectable, goal_of, looks, play_until, power
from fittest.lab.statistics import mean, share
from fittest.lab.study import Seat, Study, Watched
from fittest.lab.watch import PLAYED, Kind

POOL = [Kind("good", 10, ["good"]), Kind("idle", 10, ["idle"]), Kind("rare", 1, ["rare"]),
        Kind("other", 29, ["other"])]  # fmt: skip
WORTH = 0.1
"""What one good card that is played adds to the chance of winning; every second one is played."""


def made_up(games: int, seed: int, worth: float = WORTH) -> Samples:
    """Two players of different skill. The better one wins more often, draws more, and plays more of
    everything: the idle trait goes along with winning, and does nothing."""
    rng = np.random.default_rng(seed)
    maker = Maker(2, POOL)
    deck = [number for number, kind in enumerate(POOL) for _ in range(kind.copies)]
    for number in range(games):
        order = rng.permutation(deck).tolist()
        better = int(rng.integers(2))
        seats = [0] * 6 + [1] * 6 + [better] * 4 + [1 - better]
        dealt = [(seat, order[i]) for i, seat in enumerate(seats)]
        played = [
            [int(sum(kind == which for own, kind in dealt if own == seat and rng.random() < 0.5))
             for which in range(len(POOL))]
            for seat in range(2)
        ]  # fmt: skip
        lead = worth * (played[0][0] - played[1][0]) + (0.15 if better == 0 else -0.15)
        won = rng.random() < 0.5 + lead
        result = [
            Seat("b", 0, float(won == (seat == 0)),
                 {kind.card: [played[seat][i], 0, 0, 0] for i, kind in enumerate(POOL) if played[seat][i]})
            for seat in range(2)
        ]  # fmt: skip
        flat = [part for pair in dealt for part in pair]
        maker.add(Watched(0, number, 1, 1, result, flat, 12))
    return maker.made()


def test_cards_with_two_traits_are_no_instrument() -> None:
    """Such a card may help by its other side: how often a trait is played does not tell what it does."""
    maker = Maker(2, [Kind("a/b", 3, ["a", "b"]), Kind("c", 3, ["c"])])
    maker.add(Watched(0, 0, 1, 1, [Seat("x", 0, 1.0, {"d": [1, 0, 0, 0]}), Seat("x", 0, 0.0, {})], [0, 0], 1))
    found = maker.made()
    assert dict(zip(found.traits, found.alone.tolist(), strict=True)) == {
        "a": False, "b": False, "c": True, "d": True,
    }  # fmt: skip


def by_name(found: Samples) -> dict[str, TraitFacts]:
    return {each.trait: each for each in traits(found)}


def test_the_deal_tells_what_a_card_does() -> None:
    found = by_name(made_up(4000, 1))
    good, idle = found["good"], found["idle"]
    for effect, truth in ((good.hand, WORTH / 2), (good.drawn, WORTH / 2), (good.per_play, WORTH)):
        assert effect is not None
        assert effect.low < truth < effect.high
        assert effect.high - effect.low < 0.08
        assert effect.holds
    for effect in (idle.hand, idle.drawn, idle.per_play):
        assert effect is not None
        assert effect.low < 0 < effect.high
        assert not effect.holds
    # What merely goes along with it would have said otherwise.
    assert idle.plain is not None
    assert idle.plain.low > 0
    assert idle.plain.holds


def test_intervals_hold_in_nineteen_cases_of_twenty() -> None:
    inside = dict.fromkeys(("hand", "drawn", "played"), 0)
    for seed in range(60):
        found = made_up(120, 100 + seed)
        outcome = usual(found)
        played = found.tallies[:, :, 0, PLAYED].astype(float)
        effects = {
            "hand": by_deal(outcome, found.hand_surprise[:, :, 0], found.hand[:, :, 0]),
            "drawn": by_deal(outcome, found.drawn_surprise[:, :, 0], found.drawn[:, :, 0]),
            "played": by_instrument(outcome, played, found.drawn_surprise[:, :, 0]),
        }
        for kind, effect in effects.items():
            truth = WORTH if kind == "played" else WORTH / 2
            inside[kind] += effect is not None and effect.low < truth < effect.high
    assert all(count >= 52 for count in inside.values()), inside
    assert min(inside.values()) < 60


def test_the_correction_leaves_few_false_alarms(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty traits that do nothing, in each of sixty tables."""
    # statsmodels collects garbage at each correction, which is the whole time of this test.
    monkeypatch.setattr(gc, "collect", lambda: 0)
    rng = np.random.default_rng(2)
    rough = alarms = 0
    for _ in range(60):
        outcome = rng.integers(0, 2, (250, 1)) * np.array([1.0, -1.0]) + np.array([0.0, 1.0]) - 0.5
        effects = corrected(
            [by_deal(outcome, rng.normal(size=(250, 2)), np.ones((250, 2), np.int32)) for _ in range(20)]
        )
        known = [effect for effect in effects if effect is not None]
        assert len(known) == 20
        rough += any(effect.p < 0.05 for effect in known)
        alarms += any(effect.holds for effect in known)
    assert rough > 25
    assert alarms <= 7


def test_seats_of_a_game_do_not_count_twice() -> None:
    """Four seats that are all alike are as good as one: the interval is no narrower."""
    rng = np.random.default_rng(3)
    outcome, feature = rng.normal(size=(200, 1)), rng.normal(size=(200, 1))
    one = slopes(outcome, feature[:, :, None], [200])
    four = slopes(np.repeat(outcome, 4, 1), np.repeat(feature, 4, 1)[:, :, None], [200])
    assert one is not None
    assert four is not None
    assert four[0].high - four[0].low == pytest.approx(one[0].high - one[0].low, rel=0.02)


def test_what_rests_on_little_is_left_out() -> None:
    found = by_name(made_up(60, 4))
    assert found["rare"].hand is None
    assert found["rare"].plain is None
    few = made_up(LEAST - 1, 5)
    for each in traits(few):
        assert (each.hand, each.drawn, each.per_play, each.equal) == (None, None, None, None)
    # All but two have played it: that is no comparison.
    many = made_up(100, 6)
    many.tallies[:, :, 1, 0] = 1
    many.tallies[:2, 0, 1, 0] = 0
    assert plain(many, 1) is None
    assert 1 not in other_things_equal(many, [0, 1])


def test_a_deal_that_hardly_moves_play_tells_nothing_about_playing() -> None:
    rng = np.random.default_rng(7)
    outcome, surprise = rng.normal(size=(100, 2)), rng.normal(size=(100, 2))
    assert by_instrument(outcome, rng.integers(0, 2, (100, 2)).astype(float), surprise) is None


def test_surprises_by_hand() -> None:
    """Two cards, one good: the first draw is a surprise of a half, the second of nothing."""
    maker = Maker(2, [Kind("good", 1, ["good"]), Kind("bad", 1, ["bad"])])
    maker.add(Watched(0, 0, 1, 1, [Seat("b", 0, 1.0, {}), Seat("b", 0, 0.0, {})], [1, 0, 0, 1], 1))
    found = maker.made()
    assert found.hand_surprise[0].tolist() == [[0.0, 0.0], [0.5, -0.5]]
    assert found.drawn_surprise[0].tolist() == [[0.0, 0.0], [0.5, -0.5]]
    assert found.drawn[0].tolist() == [[0, 1], [1, 0]]


def test_pairs_take_out_what_both_have() -> None:
    rng = np.random.default_rng(8)
    deal = rng.normal(10, 5, 200)
    one, two = deal + rng.normal(0, 0.2, 200), deal + 0.3 + rng.normal(0, 0.2, 200)
    effect = paired(two - one)
    assert effect is not None
    assert effect.low < 0.3 < effect.high
    assert effect.high - effect.low < 0.1
    assert paired((two - one)[: LEAST - 1]) is None
    same = paired(np.zeros(50))
    assert same is not None
    assert (same.mean, same.p) == (0.0, 1.0)


# -- before and while --------------------------------------------------------------------------


def misses(interval: Callable[[np.ndarray], tuple[float, float]], runs: int = 200) -> float:
    """How often nought is outside at one look or another."""
    missed = 0
    for seed in range(runs):
        values = np.random.default_rng(seed).normal(size=1500)
        ends = [interval(values[:count]) for count in looks(1500)]
        missed += any(not low < 0 < high for low, high in ends)
    return missed / runs


def test_looking_again_and_again_is_allowed_for() -> None:
    def ours(values: np.ndarray) -> tuple[float, float]:
        found = always(values, 0.05, 750)
        return found.low, found.high

    def naive(values: np.ndarray) -> tuple[float, float]:
        found = mean(values.tolist())
        return found.low, found.high

    assert misses(naive) > 0.1
    assert misses(ours) <= 0.05


def test_playing_stops_when_it_is_precise_enough() -> None:
    study = Study("evolution", 2, 5000, ["random"])
    everything = made_up(5000, 9)
    played: list[int] = []

    def read(part: Study) -> list[Samples]:
        values = {name: getattr(everything, name)[: part.games] for name in ("numbers", "wins", "bots")}
        return [Samples(**{name: values.get(name, getattr(everything, name)) for name in FIELDS})]

    part, look = play_until(study, Goal("seat-1", 0.05), lambda part: played.append(part.games), read)
    assert look.reached
    assert 100 < part.games == look.games < 5000
    assert played == sorted(played)
    assert look.found[0].low < 0.5 < look.found[0].high
    _, look = play_until(study, Goal("seat-1", 0.001), lambda part: None, read)
    assert (look.reached, look.games) == (False, 5000)


FIELDS = Samples.__struct_fields__


def test_power_is_what_simulations_find() -> None:
    """An effect that is called detectable is found in four runs of five."""
    effect = detectable(400, 0.5)
    rng = np.random.default_rng(10)
    found = [stats.ttest_1samp(rng.normal(effect, 0.5, 400), 0).pvalue < 0.05 for _ in range(400)]
    assert 0.74 < np.mean(found) < 0.86


def test_power_of_a_plan() -> None:
    few, many = (power(Study("evolution", 2, games, ["greedy"])) for games in (100, 10_000))
    assert few.card is not None
    assert many.card is not None
    assert few.card > many.card > 0
    assert few.seat == pytest.approx(0.14, abs=0.01)
    assert power(Study("evolution", 2, 1, ["greedy"])).seat == float("inf")


@pytest.mark.parametrize(
    "words", ["turns", "turns=", "turns=-1", "nothing=1", "seat-3=0.1", "=1", "turns=nan"]
)
def test_a_precision_that_means_nothing_is_refused(words: str) -> None:
    from fittest.kernel.errors import BadRequest

    with pytest.raises(BadRequest):
        goal_of(Study("evolution", 2, 1, ["greedy"]), words)


def test_a_study_stops_early(tmp_path: Path) -> None:
    from fittest.lab.study import read_study

    study = Study("cataclysm", 2, 400, ["random"], seed=3)
    told: list[int] = []
    part, look = sequential.run_until(study, Goal("points", 20.0), tmp_path, 1, None, told.append)
    assert look.reached
    assert part.games == sum(told) == read_study(tmp_path).games == 100


# -- against the libraries ---------------------------------------------------------------------


def test_means_and_shares_are_those_of_scipy_and_statsmodels() -> None:
    values = [3.0, 5.0, 4.0, 9.0, 1.0]
    low, high = stats.norm.interval(0.95, np.mean(values), stats.sem(values))
    found = mean(values)
    assert (found.low, found.high) == pytest.approx((low, high), rel=1e-6)
    for part, count in ((0, 10), (3, 10), (500, 1000)):
        low, high = proportion_confint(part, count, method="wilson")
        found = share(part, count)
        assert (found.low, found.high) == pytest.approx((low, high), abs=1e-6)
