"""The end and the points: END-1, END-5, END-6, END-11 to END-13."""

import pytest

from tests.games.evolution.helpers import holds


def end(p1: str, p2: str, expect: str, more: str = "") -> None:
    holds(f"""
setup: {{deck: 0, last_turn: true, P1: {{{p1}}}, P2: {{{p2}}}{more}}}
steps:
  - {{do: finish_feeding}}
  - {{do: extinction}}
expect: {{{expect}, game_over: true}}
""")


def test_end_1_the_turn_that_begins_with_an_empty_deck_is_the_last() -> None:
    holds("""
setup: {deck: 2, P1: {animals: {a: {food: 1}}}, P2: {animals: {x: {food: 1}}}}
steps:
  - {do: finish_feeding}
  - {do: extinction}
expect: {deck: 0, last_turn: true, game_over: false, phase: development}
""")


def test_end_1_a_deck_with_a_card_left_is_not_empty() -> None:
    holds("""
setup: {deck: 5, P1: {animals: {a: {food: 1}}}, P2: {animals: {x: {food: 1}}}}
steps:
  - {do: finish_feeding}
  - {do: extinction}
expect: {deck: 1, last_turn: false}
""")


def test_end_1_no_draw_in_the_last_turn() -> None:
    end("hand: 2, animals: {a: {food: 1}}", "", "hand: {P1: 2, P2: 0}, phase: over")


@pytest.mark.parametrize(
    ("traits", "food", "points"),
    [
        ("", 1, 2),
        ("Swimming", 1, 3),
        ("FatTissue, FatTissue", 1, 4),
        ("Carnivorous", 2, 4),
        ("Big", 2, 4),
        ("Parasite", 3, 5),
        ("Carnivorous, Big, Parasite", 5, 9),
    ],
)
def test_end_5_points_of_an_animal(traits: str, food: int, points: int) -> None:
    end(f"animals: {{a: {{t: [{traits}], food: {food}}}}}", "", f"score: {{P1: {points}, P2: 0}}, winner: P1")


def test_end_5_only_survivors_score() -> None:
    end(
        "animals: {a: {t: [Big], food: 1}, b: {food: 1}}",
        "animals: {x: {t: [Running]}}",
        "score: {P1: 2, P2: 0}",
    )


def test_end_6_a_pair_trait_is_one_card() -> None:
    end(
        "animals: {a: {food: 1}, b: {food: 1}, c: {food: 1}}, pairs: [[Cooperation, a, b], [Communication, a, b], [Symbiosis, b, c]]",
        "",
        "score: {P1: 9}",
    )


def test_end_11_hands_and_yellow_tokens_score_nothing() -> None:
    end("hand: 9, animals: {a: {t: [FatTissue], food: 1, fat: 1}}", "", "score: {P1: 3}")


@pytest.mark.parametrize(
    ("ours", "theirs", "winner"), [(3, 2, "P1"), (2, 3, "P2"), (2, 2, "[P1, P2]"), (0, 0, "[P1, P2]")]
)
def test_end_12_equal_points_more_discard_then_shared(ours: int, theirs: int, winner: str) -> None:
    end(
        f"discard: {ours}, animals: {{a: {{food: 1}}}}",
        f"discard: {theirs}, animals: {{x: {{food: 1}}}}",
        f"winner: {winner}",
    )


def test_end_12_points_come_before_the_discard() -> None:
    end("animals: {a: {t: [Running], food: 1}}", "discard: 50, animals: {x: {food: 1}}", "winner: P1")


def test_end_13_every_card_that_went_there_counts() -> None:
    holds("""
setup: {deck: 0, last_turn: true, P1: {animals: {c: {t: [Carnivorous]}, d: {t: [Carnivorous]}}}, P2: {animals: {x: {t: [TailLoss, Poisonous]}, y: {}}, pairs: [[Cooperation, x, y]]}}
steps:
  - {by: P1, do: attack, with: c, target: x}
  - {by: P2, do: react, animal: x, use: TailLoss, drop: TailLoss}
  - {by: P1, do: end_go}
  - {by: P1, do: attack, with: d, target: x}
  - {do: finish_feeding}
  - {do: extinction}
expect: {discard: {P1: 4, P2: 5}, score: {P1: 0, P2: 0}, winner: P2}
""")
