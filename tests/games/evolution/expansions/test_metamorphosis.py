"""Metamorphosis: a trait that does not raise the need, for a blue token. [MET-1 … MET-7]"""

import pytest

from tests.games.evolution.expansions.helpers import Table, holds

ALL = "base+ttf+cont+gift"


def test_the_options_are_the_cards_that_may_go() -> None:
    """MET-1, MET-2: itself, pair traits, Neoplasm, R-strategy, Shell, Hibernation."""
    setup = (
        "P1: {animals: {a: {t: [Neoplasm, Metamorphosis, Big, Shell, Hibernation, RStrategy, FatTissue]}, "
        "b: {}}, pairs: [[Cooperation, a, b], [Trematode, a, b]]}"
    )
    offered = [o for o in Table(setup, ALL).options if o.startswith("metamorphose")]
    assert sorted(offered) == [
        "metamorphose a cooperation b",
        "metamorphose a fat-tissue",
        "metamorphose a hibernation",
        "metamorphose a metamorphosis",
        "metamorphose a neoplasm",
        "metamorphose a r-strategy",
        "metamorphose a shell",
    ]


@pytest.mark.parametrize(
    "trait", ["Carnivorous", "Big", "Parasite", "Viviparous", "Intellect", "Homeothermy"]
)
def test_a_trait_that_raises_the_need_stays(trait: str) -> None:
    """MET-2: unless a Neoplasm has switched it off. [MET-7]"""
    table = Table(f"P1: {{animals: {{a: {{t: [Metamorphosis, {trait}]}}}}}}", ALL)
    assert table.why(f"metamorphose a {trait.lower()}") == f"raises-need {trait.lower()}"
    table = Table(f"P1: {{animals: {{a: {{t: [{trait}, Neoplasm, Metamorphosis]}}}}}}", ALL)
    assert f"metamorphose a {trait.lower()}" in table.options


def test_refusals() -> None:
    """MET-4, TRE-2, FED-1."""
    table = Table(
        "bank: 3, P1: {animals: {a: {t: [Metamorphosis, Running], food: 1}, b: {t: [Metamorphosis]}, "
        "c: {t: [Metamorphosis, Running]}}, pairs: [[Trematode, b, c]]}",
        ALL,
    )
    assert table.why("metamorphose a running") == "full"
    assert table.why("metamorphose a camouflage") == "lacks camouflage"
    assert table.why("metamorphose b trematode c") == "keeps trematode"
    assert table.why("metamorphose b trematode") == "needs-two trematode"
    assert table.why("metamorphose c running b") == "not-paired running"
    table.play("metamorphose c running")
    assert table.why("metamorphose b metamorphosis") == "main-spent"
    assert table.why("feed b") == "main-spent"


@pytest.mark.parametrize(
    ("animal", "barrier"),
    [("t: [Metamorphosis, Running, Shell], hidden: true", "shell"),
     ("t: [Metamorphosis, Running, Hibernation], asleep: true", "hibernation")],
)  # fmt: skip
def test_what_blocks_food_must_be_what_is_shed(animal: str, barrier: str) -> None:
    """MET-3, MET-4, HIB-5: the discard comes first."""
    table = Table(f"P1: {{animals: {{a: {{{animal}}}}}}}", ALL)
    assert table.why("metamorphose a running") == f"blocked {barrier}"
    table.play(f"metamorphose a {barrier}")
    assert table["a"].food == 1


def test_switched_off_it_does_nothing() -> None:
    """NEO-2."""
    table = Table("P1: {animals: {a: {t: [Metamorphosis, Neoplasm, Running]}}}", ALL)
    assert table.why("metamorphose a running") == "switched-off metamorphosis"


def test_it_may_kill_itself_by_a_neoplasm() -> None:
    """X-16, NEO-5: no token for a dead animal."""
    holds(
        """
        setup: {P1: {animals: {a: {t: [Running, Neoplasm, Metamorphosis]}, b: {}},
            pairs: [[Cooperation, a, b]]}, P2: {}}
        steps: [{by: P1, do: metamorphose, animal: a, drop: Metamorphosis}]
        expect: {a: gone, b: {food: 0, traits: 0}, discard: {P1: 5}}
        """,
        ALL,
    )
