"""Shy: attacked once this turn, it is not attacked again. [SHY-1 … SHY-3]"""

import pytest

from tests.games.evolution.expansions.helpers import Table

ALL = "base+ttf+cont+gift"
TWO = "P1: {animals: {p: {t: [Carnivorous]}, q: {t: [Carnivorous]}}}"


@pytest.mark.parametrize(
    ("extra", "answer"),
    [(", TailLoss", "drop tail-loss"), (", InkCloud", "ink"), (", Mimicry", "mimic c"), (", Running", "run")],
)
def test_any_attack_counts(extra: str, answer: str) -> None:
    """SHY-1, SHY-2: tailed, inked, redirected, outrun."""
    table = Table(f"{TWO}, P2: {{animals: {{b: {{t: [Shy{extra}], food: 1}}, c: {{}}}}}}", ALL)
    table.play("attack p b", answer, dice=[6])
    while table.options != ["end"]:
        table.play("decline" if "decline" in table.options else table.options[0])
    table.play("end", "end")
    assert table.why("attack q b") == "shielded shy"


def test_intellect_of_a_later_predator() -> None:
    """SHY-3."""
    table = Table(
        "P1: {animals: {q: {t: [Carnivorous, Intellect]}}}, P2: {animals: {b: {t: [Shy], startled: true}}}",
        ALL,
    )
    assert table.offered("attack") == ["attack q b ignore shy"]


def test_startled_it_is_no_target_for_mimicry() -> None:
    """SHY-1, MIM-2: not even for the attack that comes back."""
    table = Table(
        "P1: {animals: {p: {t: [Carnivorous]}}}, P2: {animals: {b: {t: [Shy, Mimicry]}, c: {t: [Mimicry]}}}",
        ALL,
    ).play("attack p b", "mimic c")
    assert table.is_gone("c")
    assert not table.is_gone("b")


def test_the_voided_attack_of_an_anglerfish_startles_nobody() -> None:
    """ANG-7: an animal with Shy has a trait, so no Anglerfish shields it."""
    table = Table(
        "P1: {animals: {p: {t: [Carnivorous]}}}, "
        "P2: {animals: {b: {t: [Shy]}, f: {card: Anglerfish hidden}}}",
        ALL,
    ).play("attack p b")
    assert table.is_gone("b")


def test_an_ambush_finds_it_startled_too() -> None:
    """SHY-2."""
    table = Table(
        "bank: 3, P1: {animals: {b: {t: [Shy, InkCloud, Parasite]}}}, "
        "P2: {animals: {p: {t: [Carnivorous, Ambush]}, q: {t: [Carnivorous, Ambush]}}}",
        ALL,
    ).play("feed b")
    assert table.options == ["ambush p", "ambush q", "decline"]
    table.play("ambush p", "ink")
    assert table["b"].food == 1
