"""Migration: a go given up to moving between territories. [CON-8 … CON-11]"""

import pytest

from tests.games.evolution.expansions.helpers import Table, holds

MAP = "base+ttf+cont+gift"


@pytest.mark.parametrize(
    ("animal", "ways"),
    [
        ("t: [Migration], at: L", ["gondwana"]),
        ("t: [Migration], at: G", ["laurasia"]),
        ("t: [Migration], at: O", ["laurasia", "gondwana"]),
        ("t: [Migration, Swimming], at: L", ["ocean"]),
        ("t: [Migration, Regeneration], at: O", []),
        ("t: [Migration, Regeneration], at: L", ["gondwana"]),
        ("t: [Migration, Neoplasm, Running], at: L", []),
        ("t: [Migration], at: L, paralysed: true", []),
    ],
)
def test_the_ways(animal: str, ways: list[str]) -> None:
    """CON-9 (Q28), NEO-2, CNI-1."""
    table = Table(f"P1: {{animals: {{m: {{{animal}}}}}}}", MAP)
    assert table.offered("migrate") == [f"migrate m {way}" for way in ways]


def test_why_not() -> None:
    """CON-8, CON-9."""
    table = Table(
        "bank: {L: 3}, P1: {animals: {m: {t: [Migration], at: L}, s: {t: [Migration, Swimming], at: L}, "
        "r: {t: [Migration, Regeneration], at: O}, a: {at: L}}}",
        MAP,
    )
    assert table.why("migrate m ocean") == "wrong-way swimming"
    assert table.why("migrate s gondwana") == "wrong-way swimming"
    assert table.why("migrate r laurasia") == "crowded regeneration"
    assert table.why("migrate m laurasia") == "already-there"
    assert table.why("migrate a gondwana") == "lacks migration"
    table.play("migrate m gondwana")
    assert table.why("feed a") == "only-migration"
    assert table.why("migrate m laurasia") == "used-turn migration"


@pytest.mark.parametrize("first", ["graze g", "feed g", "warm h"])
def test_nothing_else_in_that_move(first: str) -> None:
    """CON-8: neither before nor after."""
    setup = (
        "bank: {L: 9, G: 9}, P1: {animals: {m: {t: [Migration], at: L}, g: {t: [Grazing], at: L}, "
        "h: {t: [Homeothermy], at: L}}}"
    )
    assert Table(setup, MAP).play(first).why("migrate m gondwana") == "only-migration"
    assert Table(setup, MAP).play("migrate m gondwana").why(first) == "only-migration"


def test_it_stands_for_the_duty_to_take() -> None:
    """CON-8, FED-1, FED-3."""
    table = Table("bank: {L: 3}, P1: {animals: {m: {t: [Migration], at: L}, a: {at: L}}}", MAP)
    assert table.why("end") == "duty"
    assert "end" in table.play("migrate m gondwana").options


def test_several_animals_each_its_own_way() -> None:
    """CON-8: from different territories."""
    table = Table(
        "P1: {animals: {m: {t: [Migration], at: L}, n: {t: [Migration], at: G}, o: {t: [Migration], at: O}}}",
        MAP,
    )
    table.play("migrate m gondwana", "migrate n laurasia", "migrate o gondwana")
    assert [table[name].at for name in "mno"] == [1, 0, 1]
    assert table.options == ["end"]


def test_the_swimming_card_comes_from_the_discard_and_returns() -> None:
    """CON-9: the own discard first, then the others', then a stand-in that scores but is never discarded."""
    holds(
        """
        setup: {P1: {animals: {m: {t: [Migration], at: O}, n: {t: [Migration], at: O}}},
            P2: {discard: [Swimming], animals: {x: {}}}}
        steps: [{by: P1, do: migrate, moves: {m: L, n: G}}]
        expect: {m: {t: [Migration, Swimming]}, n: {t: [Migration, Swimming]}, discard: {P1: 0,
            P2: 0}, score: {P1: 8}}
        """,
        MAP,
    )
    holds(
        """
        setup: {deck: 40, P1: {animals: {m: {t: [Migration, FatTissue], food: 1, at: O}}},
            P2: {animals: {x: {food: 1}}}}
        steps:
          - {by: P1, do: migrate, moves: {m: L}}
          - {do: extinction}
          - {do: start_turn}
          - {do: all_pass_development}
          - {do: bank, dice: {L: [1], G: [1]}}
          - {by: P2, do: take, animal: x}
          - {by: P1, do: migrate, moves: {m: O}}
        expect: {m: {t: [Migration, FatTissue], at: O}, discard: {P1: 0}}
        """,
        MAP,
    )


def test_pairs_are_torn_apart() -> None:
    """CON-11, PAI-4: unless both go the same way."""
    holds(
        """
        setup: {P1: {animals: {m: {t: [Migration], at: L}, n: {t: [Migration], at: L}},
            pairs: [[Cooperation, m, n]]}, P2: {}}
        steps: [{by: P1, do: migrate, moves: {m: G, n: G}}]
        expect: {m: {traits: 2, at: G}, n: {traits: 2, at: G}, discard: {P1: 0}}
        note: several migrate at the same time
        """,
        MAP,
    )
    holds(
        """
        setup: {P1: {animals: {m: {t: [Migration], at: L}, n: {t: [Migration], at: L}},
            pairs: [[Cooperation, m, n]]}, P2: {animals: {x: {}}}}
        steps: [{by: P1, do: migrate, moves: {m: G}}, {by: P1, do: end_go}]
        expect: {m: {traits: 1, at: G}, n: {traits: 1, at: L}, discard: {P1: 1}}
        """,
        MAP,
    )


def test_next_turn_it_moves_again() -> None:
    """CON-8: once per turn."""
    holds(
        """
        setup: {deck: 40, P1: {animals: {m: {t: [Migration], food: 1, at: L, used: [Migration]}}},
            P2: {animals: {x: {food: 1}}}}
        steps:
          - {by: P1, do: migrate, moves: {m: G}, illegal: used}
          - {do: extinction}
          - {do: start_turn}
          - {do: all_pass_development}
          - {do: bank, dice: {L: [1], G: [1]}}
          - {by: P2, do: take, animal: x}
          - {by: P1, do: migrate, moves: {m: G}}
        expect: {m: {at: G}}
        """,
        MAP,
    )
