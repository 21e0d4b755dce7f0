"""Whose weights, and whose plan, a ruleset takes."""

from typing import Any

import pytest

from fittest.bots import learned
from fittest.bots.learned import learned_of, plan_of, source_of, weights_of

ALL_BOXES = "evolution+time-to-fly+continents+gift"


@pytest.mark.parametrize(
    ("ruleset", "source"),
    [
        ("evolution", "evolution"),
        ("evolution+continents", "evolution+continents"),
        (ALL_BOXES, ALL_BOXES),
        ("evolution+time-to-fly+continents", ALL_BOXES),
        ("evolution+gift", ALL_BOXES),
        ("seasons+reserve", "seasons"),
        ("mutations+divergence+borrowed", "mutations"),
        ("evolution+my-own-box", "evolution"),
        ("toy", "toy"),
    ],
)
def test_the_smallest_mix_that_knows_all_boxes_is_taken(ruleset: str, source: str) -> None:
    assert source_of(ruleset) == source
    assert learned_of(ruleset) == weights_of(source)


def test_fewer_boxes_too_many_are_better(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ["evolution", "evolution+b+c+d", "evolution+b+d", "evolution+a", "seasons+b"]
    monkeypatch.setattr(learned, "learned_rulesets", lambda: names)
    assert source_of("evolution+b") == "evolution+b+d"
    assert source_of("evolution+c") == "evolution+b+c+d"
    assert source_of("evolution+a+b") == "evolution"


def test_a_plan_goes_with_the_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    known: dict[str, dict[str, Any]] = {
        ALL_BOXES: {"looks": 7},
        "seasons": {"looks": 8},
        "evolution+gift": {},
    }
    monkeypatch.setattr(learned, "plans", lambda: known)
    assert plan_of("evolution+time-to-fly+continents") == {"looks": 7}
    assert plan_of("seasons+reserve") == {"looks": 8}
    assert plan_of("evolution+gift") == {}, "it has one of its own"
    assert plan_of("evolution") == {}, "it has weights of its own, and no plan"
