"""Ambush: an attack on an animal that is about to take a red token. [AMB-1 … AMB-9]"""

import pytest

from tests.games.evolution.expansions.helpers import Table, holds

FLY = "base+ttf"
CARNIVORE = "P2: {animals: {c: {t: [Ambush, Carnivorous]}}}"


def test_the_token_waits_in_the_bank() -> None:
    """AMB-1: not yet placed; it stays if the animal is eaten."""
    table = Table(f"bank: 3, P1: {{animals: {{a: {{}}}}}}, {CARNIVORE}", FLY).play("feed a")
    assert (table.seat, table.options, list(table.game.bank)) == ("P2", ["ambush c", "decline"], [3])
    table.play("ambush c")
    assert table.game.find(table.numbers["a"]) is None
    assert list(table.game.bank) == [3]


def test_declined_the_token_is_taken() -> None:
    """AMB-1: an ambush is optional."""
    table = Table(f"bank: 3, P1: {{animals: {{a: {{}}}}}}, {CARNIVORE}", FLY).play("feed a", "decline")
    assert (table["a"].food, list(table.game.bank)) == (1, [2])


@pytest.mark.parametrize(
    ("carnivore", "asked"),
    [
        ("t: [Ambush, Carnivorous]", True),
        ("t: [Ambush]", False),
        ("t: [Ambush, Carnivorous], food: 2", False),
        ("t: [Ambush, Carnivorous, FatTissue], food: 2", True),
        ("t: [Ambush, Carnivorous], attack_used: true", False),
        ("t: [Ambush, Carnivorous, Hibernation], asleep: true", False),
        ("t: [Ambush, Carnivorous, Shell], hidden: true", False),
        ("t: [Ambush, Carnivorous, Swimming]", False),
    ],
)
def test_who_may_lie_in_ambush(carnivore: str, asked: bool) -> None:
    """AMB-2, ATK-1, ATK-2, ATK-6: a predator with its attack unused and room for food."""
    table = Table(f"bank: 3, P1: {{animals: {{a: {{}}}}}}, P2: {{animals: {{c: {{{carnivore}}}}}}}", FLY)
    table.play("feed a")
    assert (table.options == ["ambush c", "decline"]) == asked


@pytest.mark.parametrize(
    ("prey", "asked"),
    [
        ("t: [Burrowing, FatTissue], food: 1", True),
        ("t: [Shell]", True),
        ("t: [Camouflage]", False),
        ("t: [Big]", False),
        ("t: [Swimming]", False),
        ("t: [Flight]", False),
    ],
)
def test_which_protections_work(prey: str, asked: bool) -> None:
    """AMB-3: all but Burrowing and Shell."""
    table = Table(f"bank: 3, P1: {{animals: {{a: {{{prey}}}}}}}, {CARNIVORE}", FLY).play("feed a")
    assert ("ambush c" in table.options) == asked


def test_the_shell_is_no_reaction_but_the_ink_is() -> None:
    """AMB-3: hiding is not offered."""
    table = Table(f"bank: 3, P1: {{animals: {{a: {{t: [Shell, InkCloud]}}}}}}, {CARNIVORE}", FLY)
    table.play("feed a", "ambush c")
    assert table.options == ["ink", "decline"]
    assert table.why("hide") == "no-help shell"


def test_intellect_helps_an_ambusher() -> None:
    """AMB-2, INT-1: an ambush is an attack."""
    carnivore = "P2: {animals: {c: {t: [Ambush, Carnivorous, Intellect]}}}"
    table = Table(f"bank: 3, P1: {{animals: {{a: {{t: [Camouflage]}}}}}}, {carnivore}", FLY).play("feed a")
    assert table.options == ["ambush c ignore camouflage", "decline"]


def test_the_feeding_player_first_then_clockwise() -> None:
    """AMB-5, AMB-6 (Q17): own animals may be ambushed too."""
    pack = "t: [Ambush, Carnivorous]"
    setup = (
        f"bank: 3, active: P2, first: P2, P1: {{animals: {{x: {{{pack}}}}}}}, "
        f"P2: {{animals: {{a: {{t: [Running]}}, y: {{{pack}}}}}}}, P3: {{animals: {{z: {{{pack}}}}}}}"
    )
    table = Table(setup, FLY).play("feed a")
    seats = []
    while table.options[-1] == "decline":
        seats.append(table.seat)
        table.play("decline")
    assert seats == ["P2", "P3", "P1"]
    assert table["a"].food == 1


def test_the_ambusher_keeps_its_move() -> None:
    """AMB-2: out of turn, without spending its owner's go."""
    carnivore = "P2: {animals: {c: {t: [Ambush, Carnivorous]}, d: {}}}"
    table = Table(f"bank: 3, P1: {{animals: {{a: {{t: [Camouflage]}}, b: {{}}}}}}, {carnivore}", FLY)
    table.play("feed b", "ambush c", "end")
    assert table.is_gone("b")
    assert "feed d" in table.options
    assert table.why("attack c a") == "used-turn carnivorous"


def test_inked_it_may_ambush_again_after_its_owners_move_began() -> None:
    """AMB-9: from the start of its owner's next go on, also by Ambush."""
    holds(
        """
        setup: {bank: 9, P1: {animals: {a: {t: [InkCloud, Big]}}},
            P2: {animals: {c: {t: [Ambush, Carnivorous]}, d: {t: [Big]}}}}
        steps:
          - {by: P1, do: take, animal: a, note: Big keeps c away}
          - {by: P1, do: end_go}
        expect: {a: {food: 1}}
        """,
        FLY,
    )
    holds(
        """
        setup: {bank: 9, P1: {animals: {a: {t: [InkCloud, Parasite]}}},
            P2: {animals: {c: {t: [Ambush, Carnivorous]}, d: {t: [Big]}}}}
        steps:
          - {by: P1, do: take, animal: a}
          - {by: P2, do: ambush, with: c}
          - {by: P1, do: react, animal: a, use: InkCloud}
          - {by: P1, do: end_go}
          - {by: P2, do: take, animal: d}
          - {by: P2, do: end_go}
          - {by: P1, do: take, animal: a}
          - {by: P2, do: ambush, with: c}
        expect: {a: gone, c: {food: 2}, bank: 7}
        """,
        FLY,
    )


def test_a_scenario_need_not_mention_those_who_let_it_pass() -> None:
    """AMB-6: P1 could ambush its own animal first."""
    holds(
        """
        setup: {bank: 4, P1: {animals: {a: {}, p: {t: [Ambush, Carnivorous]}}},
            P2: {animals: {c: {t: [Ambush, Carnivorous]}}}}
        steps:
          - {by: P1, do: take, animal: a}
          - {by: P2, do: ambush, with: c}
        expect: {a: gone, c: {food: 2}}
        """,
        FLY,
    )


def test_two_ambushers_of_one_player_in_one_round() -> None:
    """AMB-6 (Q43): the limit of one attack is for one's own move."""
    table = Table(
        "bank: 2, P1: {animals: {a: {t: [InkCloud]}}}, "
        "P2: {animals: {x: {t: [Carnivorous, Ambush]}, y: {t: [Carnivorous, Ambush]}}}",
        "base+ttf",
    ).play("feed a", "ambush x", "ink")
    assert table.options == ["ambush y", "decline"]
    table.play("ambush y")
    assert table.is_gone("a")
    assert table["y"].food == 2
