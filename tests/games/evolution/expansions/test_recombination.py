"""Recombination: each of the two gives the other one of its own traits. [REC-1 … REC-6]"""

import pytest

from fittest.games.evolution.ids import CAMOUFLAGE, NEOPLASM, OFF, PIRACY, SHARP_VISION, TRAIT, USED
from tests.games.evolution.expansions.helpers import Table, holds

ALL = "base+ttf+cont+gift"


def pair(a: str, b: str) -> str:
    animals = f"animals: {{a: {{{a}}}, b: {{{b}}}}}"
    return f"P1: {{{animals}, pairs: [[Recombination, a, b], [Cooperation, a, b]]}}, P2: {{}}"


def test_every_pair_of_gifts() -> None:
    """REC-1: non-pair traits only, switched-off ones too."""
    table = Table(pair("t: [Running, Neoplasm, FatTissue]", "t: [Piracy]"), ALL)
    assert table.offered("recombine") == [
        "recombine a fat-tissue b piracy", "recombine a running b piracy", "recombine a neoplasm b piracy"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("recombine a piracy b piracy", "lacks piracy"),
        ("recombine a running b big", "lacks big"),
        ("recombine a cooperation b piracy", "lacks cooperation"),
        ("recombine c running b piracy", "lacks recombination"),
    ],
)
def test_refusals(text: str, reason: str) -> None:
    """REC-1."""
    setup = (
        "P1: {animals: {a: {t: [Running]}, b: {t: [Piracy]}, c: {t: [Running]}}, "
        "pairs: [[Recombination, a, b], [Cooperation, a, b]]}"
    )
    assert Table(setup, ALL).why(text) == reason


def test_once_per_turn_and_free() -> None:
    """REC-1, FED-2."""
    table = Table(f"bank: 2, {pair('t: [Running]', 't: [Piracy]')}", ALL)
    table.play("recombine a running b piracy")
    assert table.why("recombine a piracy b running") == "used-turn recombination"
    assert "feed a" in table.options


def test_both_must_give() -> None:
    """REC-1."""
    table = Table(pair("t: [Running]", ""), ALL)
    assert table.offered("recombine") == []


def test_neither_may_be_paralysed_or_bodiless() -> None:
    """CNI-3, REG-5."""
    for state, why in (("paralysed: true", "pair-still recombination"), ("body: false", "no-body")):
        table = Table(pair("t: [Running]", f"t: [Piracy], {state}"), ALL)
        assert table.offered("recombine") == []
        assert table.why("recombine a running b piracy") == why


@pytest.mark.parametrize(
    ("a", "b", "gives", "after_a", "after_b", "discarded"),
    [
        ("Running", "Running, Piracy", ("running", "piracy"), ["Piracy"], ["Running"], 1),
        ("Running", "Running", ("running", "running"), ["Running"], ["Running"], 0),
        (
            "Carnivorous, Big",
            "Scavenger, Piracy",
            ("carnivorous", "piracy"),
            ["Big", "Piracy"],
            ["Scavenger"],
            1,
        ),
        ("Carnivorous", "Scavenger", ("carnivorous", "scavenger"), ["Scavenger"], ["Carnivorous"], 0),
        ("SpecA, Big", "SpecB, Piracy", ("specialization-a", "piracy"), ["Big", "Piracy"], ["SpecB"], 1),
        (
            "FatTissue",
            "FatTissue, Piracy",
            ("fat-tissue", "piracy"),
            ["Piracy"],
            ["FatTissue", "FatTissue"],
            0,
        ),
        ("Big", "Regeneration", ("big", "regeneration"), [], ["Big"], 1),
    ],
)
def test_clashes(
    a: str, b: str, gives: tuple[str, str], after_a: list[str], after_b: list[str], discarded: int
) -> None:
    """REC-2 (Q24). In the last case Regeneration comes to an animal with two pair traits."""
    steps = f"{{by: P1, do: recombine, give: {{a: {gives[0]}, b: {gives[1]}}}}}"
    holds(
        f"""
        setup: {{{pair(f"t: [{a}]", f"t: [{b}]")}}}
        steps: [{steps}]
        expect: {{a: {{t: {after_a}}}, b: {{t: {after_b}}}, discard: {{P1: {discarded}}}}}
        """,
        ALL,
    )


def test_marks_travel_states_do_not() -> None:
    """REC-3, REC-4, X-20."""
    table = Table(
        pair(
            "t: [Hibernation, Shy], slept_last_turn: true, startled: true", "t: [Shell, Piracy], hidden: true"
        ),
        ALL,
    )
    table.play("recombine a hibernation b shell")
    assert table.why("hibernate b") == "tired hibernation"
    assert not table["a"].has_mark(24, 1 << 17)
    table = Table(pair("t: [Shy]", "t: [Running]").replace("t: [Shy]", "t: [Shy], startled: true"), ALL)
    table.play("recombine a shy b running")
    assert not table["b"].has_mark(39, 1 << 17)


def test_the_ignored_trait_is_forgotten_with_nobody() -> None:
    """REC-3, INT-1: a used Intellect stays used in its new place."""
    setup = (
        "P1: {animals: {a: {t: [Intellect], intellect_used: true}, b: {t: [Carnivorous, Running]}}, "
        "pairs: [[Recombination, a, b]]}, P2: {animals: {x: {t: [Camouflage]}}}"
    )
    table = Table(setup, ALL).play("recombine a intellect b running")
    assert table.why("attack b x ignore camouflage") == "cannot-ignore intellect"


def test_neoplasm_goes_to_the_bottom() -> None:
    """NEO-6, REC-6."""
    holds(
        f"""
        setup: {{{pair("t: [Running, Neoplasm, Big]", "t: [Piracy, Camouflage]")}}}
        steps: [{{by: P1, do: recombine, give: {{a: Neoplasm, b: Camouflage}}}}]
        expect: {{a: {{t: [Running, Big, Camouflage], active: [Running, Big, Camouflage], need: 2}},
            b: {{t: [Neoplasm, Piracy], active: [Piracy]}}}}
        """,
        ALL,
    )


def test_burdens_may_be_passed_on() -> None:
    """REC-6: Parasite and R-strategy, to an animal of the same player."""
    holds(
        f"""
        setup: {{{pair("t: [Parasite]", "t: [RStrategy]")}}}
        steps: [{{by: P1, do: recombine, give: {{a: Parasite, b: RStrategy}}}}]
        expect: {{a: {{t: [RStrategy], need: 1}}, b: {{t: [Parasite], need: 3}}}}
        """,
        ALL,
    )


def test_the_surplus_is_lost() -> None:
    """REC-5, FED-13 (Q24): needs are worked out after both moves."""
    holds(
        f"""
        setup: {{{pair("t: [Big, FatTissue], food: 2", "t: [Parasite], food: 2")}}}
        steps: [{{by: P1, do: recombine, give: {{a: Big, b: Parasite}}}}]
        expect: {{a: {{need: 3, food: 2, fat: 0}}, b: {{need: 2, food: 2, fed: true}}}}
        """,
        ALL,
    )


def test_the_owner_chooses_which_copy_goes() -> None:
    """REC-2, HIB-2: the card that is given may take the place of the one that is there; marks are the card's."""
    setup = pair("t: [Hibernation]", "t: [Running, Hibernation], slept_last_turn: true")
    table = Table(setup, ALL).play("recombine a hibernation b running")
    assert (table.seat, table.options) == ("P1", ["drop-old", "drop-new"])
    assert table.why("pass") == "answer-first"
    table.play("drop-old")
    assert "hibernate b" in table.options
    assert table.game.seats[0].discarded() == 1
    kept = Table(setup, ALL).play("recombine a hibernation b running", "drop-new")
    assert kept.why("hibernate b") == "tired hibernation"


def test_an_animal_that_has_pirated_does_not_with_a_new_card() -> None:
    """PIR-1, REC-3: once per turn and animal."""
    setup = pair("t: [Piracy]", "t: [Running, Piracy], used: [Piracy]")
    for answer in ("drop-old", "drop-new"):
        table = Table(setup, ALL).play("recombine a piracy b running", answer)
        assert table["b"].has_mark(PIRACY, USED)


def test_a_doubled_neoplasm_stays_where_it_is_or_begins_anew() -> None:
    """REC-2, NEO-6."""
    setup = pair("t: [Neoplasm, Running, Big]", "t: [Camouflage, Neoplasm, SharpVision, Piracy]")
    for answer, acting in (("drop-new", [SHARP_VISION]), ("drop-old", [CAMOUFLAGE, SHARP_VISION])):
        table = Table(setup, ALL).play("recombine a neoplasm b piracy", answer)
        cards = [card & TRAIT for card in table["b"].cards if card & OFF == 0]
        assert [trait for trait in cards if trait != NEOPLASM] == acting


def test_both_may_have_to_choose() -> None:
    """REC-2: each end is asked about its own doubles."""
    table = Table(pair("t: [Running, Piracy]", "t: [Piracy, Running]"), ALL)
    table.play("recombine a running b piracy")
    assert table.options == ["drop-old", "drop-new"]
    table.play("drop-new")
    assert table.options == ["drop-old", "drop-new"]
    table.play("drop-old")
    assert [len(table[name].cards) for name in "ab"] == [1, 1]
    assert table.game.seats[0].discarded() == 2


def test_a_revealed_anglerfish_keeps_its_own_nature() -> None:
    """REC-2, ANG-6: what has no card of its own cannot go."""
    table = Table(pair("t: [Carnivorous]", "t: [Running], card: Anglerfish revealed"), ALL)
    table.play("recombine a carnivorous b running")
    assert table["b"].traits() == 3
    assert table.game.seats[0].discarded() == 1
