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


ILLEGAL = [document for document in SUITE if any("illegal" in step for step in document["steps"])]


@pytest.mark.parametrize("document", ILLEGAL, ids=lambda document: document["id"])
def test_an_illegal_step_is_noticed_when_it_is_not_marked(document: dict[str, Any]) -> None:
    changed = copy.deepcopy(document)
    for step in changed["steps"]:
        step.pop("illegal", None)
    assert FAMILY.check(changed) != []


LEGAL = [
    document
    for document in SUITE
    if "cases" not in document and any("illegal" not in step for step in document["steps"])
]


@pytest.mark.parametrize("document", LEGAL, ids=lambda document: document["id"])
def test_a_legal_step_marked_illegal_is_noticed(document: dict[str, Any]) -> None:
    changed = copy.deepcopy(document)
    next(step for step in changed["steps"] if "illegal" not in step)["illegal"] = "said so"
    assert FAMILY.check(changed) != []


def test_every_card_has_a_scenario() -> None:
    from fittest.games.dinosaurs.data import CARDS

    cited = {ruling for document in SUITE for ruling in document["ruling"]}
    assert {card.ruling for card in CARDS} <= cited
