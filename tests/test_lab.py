"""Counting and dividing work: what the reports rest on."""

import time
from collections.abc import Generator
from functools import partial
from operator import mul

import pytest

from fittest.kernel.errors import BadRequest
from fittest.kernel.message import Message
from fittest.lab.pool import in_order
from fittest.lab.seeds import derive
from fittest.lab.simulate import Plan, Played, summarise
from fittest.lab.statistics import mean, share


def test_mean_with_its_interval() -> None:
    found = mean([1, 2, 3, 4])
    assert found.mean == 2.5
    assert found.high - found.mean == pytest.approx(1.959964 * (5 / 3) ** 0.5 / 2)
    assert mean([7]).low == mean([7]).high == 7


def test_a_share_stays_a_share() -> None:
    assert share(0, 10).low == pytest.approx(0)
    assert 0 < share(0, 10).high < 0.35
    assert share(5, 10).mean == 0.5
    assert share(10, 10).high == pytest.approx(1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order(jobs: int) -> None:
    assert list(in_order(partial(mul, 3), 50, jobs)) == [3 * i for i in range(50)]


def rest(number: int) -> int:
    time.sleep(0.1)
    return number


def stumble(number: int) -> int:
    if number == 3:
        raise BadRequest(Message("error-no-bots"))
    return rest(number)


def test_results_come_before_much_else_is_done() -> None:
    """What is done early can be kept early; and who stops does not wait for the rest of 100,000."""
    results = in_order(rest, 100_000, 2)
    assert isinstance(results, Generator)
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    start = time.monotonic()
    results.close()
    assert time.monotonic() - start < 10


def test_what_goes_wrong_in_another_process_ends_the_work() -> None:
    with pytest.raises(BadRequest):
        list(in_order(stumble, 100_000, 2))


def test_derived_seeds_differ_and_stay() -> None:
    seeds = {derive(1, "game", number) for number in range(100)} | {derive(1, "bot", 0)}
    assert len(seeds) == 101
    assert derive(1, "game", 5) == 5426647666496904246


def test_bots_move_on_from_seat_to_seat() -> None:
    plan = Plan("any", 3, 3, ["a", "b"])
    assert [[plan.bot_at(place) for place in plan.seating(number)] for number in range(3)] == [
        ["a", "b", "a"],
        ["b", "a", "a"],
        ["a", "a", "b"],
    ]


def test_a_summary_counts_by_seat_and_by_bot() -> None:
    plan = Plan("any", 2, 2, ["a", "b"])
    played = [Played([5, 3], [1.0, 0.0], 4, 10), Played([2, 2], [0.5, 0.5], 6, 20)]
    found = summarise(plan, played)
    assert [side.wins.mean for side in found.seats] == [0.75, 0.25]
    assert [side.score.mean for side in found.seats] == [3.5, 2.5]
    assert (found.bots["a"].wins.mean, found.bots["a"].score.mean, found.bots["a"].games) == (0.75, 3.5, 2)
    assert (found.turns.mean, found.decisions.mean) == (5, 15)
