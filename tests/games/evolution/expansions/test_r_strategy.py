"""R-strategy: no card for this animal, two newborns at the start of the next turn. [RST-1 … RST-5]"""

import pytest

from tests.games.evolution.expansions.helpers import Table, holds

ALL = "base+ttf+cont+gift"


def test_on_anybodys_animal() -> None:
    """RST-1, DEV-5, DEV-6."""
    table = Table(
        "phase: development, P1: {hand: [RStrategy], animals: {a: {}, c: {t: [RStrategy]}}}, "
        "P2: {animals: {b: {}}}",
        ALL,
    )
    assert table.offered("play") == ["play r-strategy on a", "play r-strategy on b"]
    assert table.why("play r-strategy on c") == "duplicate r-strategy"


@pytest.mark.parametrize(
    ("animal", "cards", "animals"),
    [
        ("t: [RStrategy], food: 1", 1, 3),
        ("t: [Running], food: 1", 2, 1),
        ("t: [RStrategy, Neoplasm, Running], food: 1", 2, 1),
        ("t: [Neoplasm, RStrategy, Running], food: 1", 1, 3),
        ("t: [RStrategy, Carnivorous], food: 1, paralysed: true", 1, 3),
        ("t: [RStrategy, Regeneration], body: false", 1, 1),
    ],
)
def test_cards_and_newborns(animal: str, cards: int, animals: int) -> None:
    """RST-1, RST-2, RST-4, RST-5 (Q25)."""
    holds(
        f"""
        setup: {{deck: 20, P1: {{animals: {{a: {{{animal}}}}}}}, P2: {{animals: {{x: {{food: 1}}}}}}}}
        steps: [{{do: extinction}}, {{do: start_turn}}]
        expect: {{hand: {{P1: {cards}, P2: 2}}, P1_animals: {animals}}}
        """,
        ALL,
    )


@pytest.mark.parametrize(
    ("deck", "first", "second"), [(0, 1, 1), (1, 2, 1), (2, 2, 2), (3, 3, 2), (4, 3, 3), (9, 3, 3)]
)
def test_one_card_at_a_time(deck: int, first: int, second: int) -> None:
    """RST-3 (Q27), END-2: and an empty deck makes this turn the last."""
    holds(
        f"""
        setup: {{deck: {deck}, last_turn: {str(deck == 0).lower()}, phase: start, first: P2,
            P1: {{animals: {{a: {{t: [RStrategy]}}}}}}, P2: {{animals: {{b: {{t: [RStrategy]}}}}}}}}
        steps: [{{do: start_turn}}]
        expect: {{P2_animals: {first}, P1_animals: {second}, deck: {max(deck - 4, 0)},
            last_turn: {str(deck <= 4).lower()}}}
        """,
        "base+gift",
    )


def test_newborns_are_face_down_and_unfed_and_live_with_the_parent() -> None:
    """RST-2, CON-7."""
    table = Table(
        "phase: start, deck: [Anglerfish, Running, Piracy], P1: {animals: {a: {t: [RStrategy], at: O}}}", ALL
    )
    table.play("proceed")
    born = table.game.animals[1:]
    assert [(x.owner, x.at, x.food) for x in born] == [(0, 2, 0), (0, 2, 0)]
    assert [x.card for x in table.game.view(0).animals[1:]] == ["anglerfish", "running"]
    assert [x.card for x in table.game.view(1).animals[1:]] == [None, None]


def test_dead_it_bears_nobody() -> None:
    """RST-2: if it is alive at the start of the next turn."""
    holds(
        """
        setup: {deck: 20, P1: {animals: {a: {t: [RStrategy]}, b: {food: 1}}}, P2: {animals: {x: {food: 1}}}}
        steps: [{do: extinction}, {do: start_turn}]
        expect: {a: gone, P1_animals: 1, hand: {P1: 2}}
        """,
        ALL,
    )


def test_every_turn_anew() -> None:
    """RST-1: as long as it lives."""
    holds(
        """
        setup: {deck: 40, phase: start, P1: {animals: {a: {t: [RStrategy, Big]}}}, P2: {animals: {x: {}}}}
        steps:
          - {do: start_turn}
          - {do: all_pass_development}
          - {do: bank, dice: [1]}
          - {by: P1, do: take, animal: a}
          - {by: P2, do: take, animal: x}
          - {by: P1, do: take, animal: a}
          - {do: extinction}
          - {do: start_turn}
        expect: {P1_animals: 3, a: {t: [RStrategy, Big]}, hand: {P1: 1}}
        note: the unfed newborns of the first turn have starved
        """,
        "base+gift",
    )
