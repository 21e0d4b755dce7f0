"""Homeothermy: one red token more in each go, while unfed. [HOM-1 … HOM-4]"""

from tests.games.evolution.expansions.helpers import Table, holds

ALL = "base+ttf+cont+gift"


def test_before_and_after_any_main_action() -> None:
    """HOM-1."""
    setup = "bank: 5, P1: {animals: {a: {t: [Homeothermy]}, p: {t: [Carnivorous]}}}, P2: {animals: {x: {}}}"
    for order in (
        ("warm a", "attack p x"),
        ("attack p x", "warm a"),
        ("feed p", "warm a"),
        ("warm a", "feed a"),
    ):
        table = Table(setup, "base+gift").play(*order)
        assert table["a"].food >= 1


def test_once_per_move_of_each_animal() -> None:
    """HOM-1."""
    table = Table(
        "bank: 9, P1: {animals: {a: {t: [Homeothermy, Parasite]}, b: {t: [Homeothermy, Parasite]}}}", ALL
    )
    table.play("warm a", "warm b")
    assert table.why("warm a") == "used-in-move homeothermy"
    table.play("feed a", "end", "end")
    assert table.offered("warm") == ["warm a", "warm b"]


def test_refusals() -> None:
    """HOM-1, HOM-2."""
    table = Table(
        "bank: {L: 3}, P1: {animals: {a: {t: [Homeothermy, FatTissue], food: 2, at: L}, "
        "b: {t: [Homeothermy], at: G}, "
        "c: {t: [Homeothermy, Hibernation], asleep: true, at: L}, "
        "d: {t: [Homeothermy, Shell], hidden: true, at: L}, "
        "e: {t: [Homeothermy, Neoplasm, Running], at: L}}}",
        ALL,
    )
    assert table.why("warm a") == "fed-already"
    assert table.why("warm b") == "bank-empty"
    assert table.why("warm c") == "fed-already"
    assert table.why("warm d") == "blocked shell"
    assert table.why("warm e") == "switched-off homeothermy"


def test_it_is_no_main_action_and_no_duty() -> None:
    """HOM-4, FED-3 (Q01)."""
    table = Table("bank: 5, P1: {animals: {a: {t: [Homeothermy]}}}", ALL)
    assert table.why("end") == "duty"
    assert table.play("warm a").why("end") == "duty"
    table = Table("bank: 5, P1: {animals: {a: {t: [Homeothermy], food: 1}}}", ALL).play("warm a")
    assert table.options == ["end"]


def test_only_in_the_territory_of_the_move() -> None:
    """CON-4."""
    table = Table("bank: {L: 3, G: 3}, P1: {animals: {a: {t: [Homeothermy], at: L}, b: {at: G}}}", ALL)
    assert table.play("feed b").why("warm a") == "other-territory"


def test_it_is_a_red_from_the_bank() -> None:
    """HOM-3, FED-9: pair traits work, ambushers come."""
    holds(
        """
        setup: {bank: 5, P1: {animals: {a: {t: [Homeothermy]}, b: {}},
            pairs: [[Communication, a, b]]}, P2: {animals: {c: {t: [Ambush, Carnivorous]}}}}
        steps:
          - {by: P1, do: warm, animal: a}
          - {by: P2, do: no_ambush}
          - {by: P2, do: ambush, with: c}
        expect: {a: {food: 1}, b: gone, bank: 4}
        """,
        ALL,
    )


def test_an_ambush_that_feeds_it_leaves_the_red() -> None:
    """HOM-2, X-8: fed by scavenging in between."""
    holds(
        """
        setup: {bank: 5, P1: {animals: {a: {t: [Homeothermy, Scavenger, Mimicry, FatTissue], food: 1},
            b: {}}}, P2: {animals: {c: {t: [Ambush, Carnivorous]}}}}
        steps:
          - {by: P1, do: warm, animal: a}
          - {by: P2, do: ambush, with: c}
        expect: {a: {food: 2, fat: 0}, b: gone, bank: 5}
        """,
        ALL,
    )
