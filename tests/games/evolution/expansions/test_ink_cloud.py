"""Ink Cloud: the attack fails, but the carnivore may try again later. [INK-1, INK-2]"""

from tests.games.evolution.expansions.helpers import Table, holds

FLY = "base+ttf"
SETUP = "P1: {animals: {p: {t: [Carnivorous]}}}, P2: {animals: {b: {t: [InkCloud]}, c: {}}}"


def test_it_is_optional() -> None:
    """INK-1."""
    table = Table(SETUP, FLY).play("attack p b")
    assert table.options == ["ink", "decline"]
    table.play("decline")
    assert table.is_gone("b")


def test_the_carnivore_waits_for_its_owners_next_move() -> None:
    """INK-2, ATK-4: not the one that is running."""
    table = Table(SETUP, FLY).play("attack p b", "ink")
    assert table.options == ["end"]
    assert table.why("attack p c") == "main-spent"
    table.play("end", "end")
    assert table.offered("attack") == ["attack p b", "attack p c"]


def test_once_per_turn() -> None:
    """INK-1: the second attack of the turn finds no ink."""
    table = Table(SETUP, FLY).play("attack p b", "ink", "end", "end", "attack p b")
    assert table.is_gone("b")


def test_once_per_turn_against_any_carnivore() -> None:
    """INK-1: another predator finds none either."""
    setup = (
        "P1: {animals: {p: {t: [Carnivorous]}, q: {t: [Carnivorous]}}}, P2: {animals: {b: {t: [InkCloud]}}}"
    )
    table = Table(setup, FLY).play("attack p b", "ink", "end", "end", "attack q b")
    assert table.is_gone("b")


def test_there_is_new_ink_next_turn() -> None:
    """EXT-7."""
    holds(
        """
        setup: {deck: 40, P1: {animals: {p: {t: [Carnivorous], food: 2}}},
            P2: {animals: {b: {t: [InkCloud], food: 1, used: [InkCloud]}}}}
        steps:
          - {do: extinction}
          - {do: start_turn}
          - {do: all_pass_development}
          - {do: bank, dice: [1]}
          - {by: P2, do: take, animal: b}
          - {by: P2, do: end_go}
          - {by: P1, do: attack, with: p, target: b}
          - {by: P2, do: react, animal: b, use: InkCloud}
        expect: {b: {food: 1}, p: {food: 0, attack_used: false}}
        """,
        FLY,
    )


def test_the_mark_of_waiting_ends_with_the_turn() -> None:
    """INK-2: "in this turn"."""
    holds(
        """
        setup: {deck: 40, P1: {animals: {p: {t: [Carnivorous, FatTissue], food: 2}}},
            P2: {animals: {b: {t: [InkCloud], food: 1}}}}
        steps:
          - {by: P1, do: attack, with: p, target: b}
          - {by: P2, do: react, animal: b, use: InkCloud}
          - {do: extinction}
          - {do: start_turn}
          - {do: all_pass_development}
          - {do: bank, dice: [1]}
          - {by: P2, do: take, animal: b}
          - {by: P1, do: attack, with: p, target: b}
          - {by: P2, do: react, animal: b, use: none}
        expect: {b: gone, p: {food: 2}}
        """,
        FLY,
    )
