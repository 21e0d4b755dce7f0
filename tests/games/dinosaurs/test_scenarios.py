"""The scenario suites hold, and notice it when they do not."""

import copy
from typing import Any

import pytest

from fittest.games.dinosaurs.family import FAMILY
from tests.games.suites import suite

SUITE = suite("dinosaurs")


@pytest.mark.parametrize("document", SUITE, ids=lambda document: document["id"])
def test_scenario_holds(document: dict[str, Any]) -> None:
    assert FAMILY.check(document) == []


def test_ids_are_unique() -> None:
    ids = [document["id"] for document in SUITE]
    assert len(ids) == len(set(ids))


UNLAWFUL = [document for document in SUITE if any("illegal" in step for step in document["steps"])]


@pytest.mark.parametrize("document", UNLAWFUL, ids=lambda document: document["id"])
def test_an_unlawful_step_is_noticed_when_it_is_not_marked(document: dict[str, Any]) -> None:
    changed = copy.deepcopy(document)
    for step in changed["steps"]:
        step.pop("illegal", None)
    assert FAMILY.check(changed) != []


LAWFUL = [
    document
    for document in SUITE
    if "cases" not in document and any("illegal" not in step for step in document["steps"])
]


@pytest.mark.parametrize("document", LAWFUL, ids=lambda document: document["id"])
def test_a_lawful_step_marked_unlawful_is_noticed(document: dict[str, Any]) -> None:
    changed = copy.deepcopy(document)
    next(step for step in changed["steps"] if "illegal" not in step)["illegal"] = "said so"
    assert FAMILY.check(changed) != []


def test_every_card_has_a_scenario() -> None:
    from fittest.games.dinosaurs.cards import CARDS

    cited = {ruling for document in SUITE for ruling in document["ruling"]}
    assert {card.ruling for card in CARDS} <= cited
