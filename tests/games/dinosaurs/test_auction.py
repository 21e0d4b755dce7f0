"""Phase 6b. AUC-1 … AUC-13, GEN-1 … GEN-7, VAR-1 … VAR-7, CRD-18, CRD-19"""

from typing import Any

import pytest

from fittest.games.dinosaurs.ids import EGG, LEG, MUTATION
from fittest.games.dinosaurs.state import Dinosaurs
from tests.games.dinosaurs.table import answer, asked, options, position, three, why


def auction(rows: list[str], ruleset: str = "dinosaurs", **setup: Any) -> Dinosaurs:
    return position("auction", ruleset, rows=rows, **setup)


def bid(game: Dinosaurs, row: int, number: int) -> None:
    """Row and number; the number may have answered itself."""
    answer(game, f"row {row}")
    if f"bid {number}" in options(game):
        answer(game, f"bid {number}")


def test_genes_are_drawn_for_everybody() -> None:
    """AUC-1, VAR-1"""
    game = position("genes", **three())
    assert len(game.rows) == 3
    assert sum(game.bag) == 59
    assert len(position("genes", "dinosaurs+scarce-genes", **three()).rows) == 2


def test_beaten_answers_at_once() -> None:
    """AUC-3, AUC-4, AUC-5, AUC-8"""
    game = auction(["leg", "egg", "fur"], **three())
    bid(game, 1, 3)
    assert asked(game) == 1
    answer(game, "row 1")
    assert options(game) == [f"bid {number}" for number in range(4, 11)]
    assert why(game, "bid 3") == "why-dino-not-higher"
    assert why(game, "bid 11") == "why-dino-cannot-pay"
    assert why(game, "row 2") == "why-dino-name-number"
    answer(game, "bid 7")
    assert asked(game) == 0
    bid(game, 2, 0)
    assert asked(game) == 2


def test_everybody_takes_part() -> None:
    """AUC-7, AUC-10: a free row at 0 is always there."""
    game = auction(["leg", "egg", "fur"], **three(A={"points": 0}))
    assert options(game) == ["row 1", "row 2", "row 3"]
    assert why(game, "decline") == "why-dino-must-bid"
    assert why(game, "row 4") == "why-dino-no-row"
    assert why(game, "bid 0") == "why-dino-name-row"


def test_only_what_can_be_paid() -> None:
    """AUC-9, E10; a row that is out of reach is not offered."""
    game = auction(["leg", "egg", "fur"], **three(B={"points": 2, "genes": {"mutation": 1}}))
    bid(game, 1, 3)
    assert options(game) == ["row 2", "row 3"]
    assert why(game, "row 1") == "why-dino-cannot-pay"
    answer(game, "row 2")
    assert options(game) == ["bid 0", "bid 1", "bid 2", "bid 3"]


def test_prices() -> None:
    """AUC-11, GEN-5, GEN-6, GEN-7: the discount of genes already owned, never below 0."""
    game = auction(
        ["mutation", "egg", "fur"], **three(A={"genes": {"mutation": 2}}, B={"genes": {"mutation": 2}})
    )
    bid(game, 1, 5)
    bid(game, 2, 1)
    bid(game, 3, 4)
    assert game.turn == 4
    assert game.points == [7, 10, 6]
    assert (game.gene(0, MUTATION), game.gene(1, EGG)) == (3, 2)


def test_card_token() -> None:
    """GEN-4, EVT-14: the top card at once, the token leaves the game; an empty pile gives nothing."""
    game = auction(["card", "card", "fur"], deck=["sickness"], turn=1, **three())
    bid(game, 1, 0)
    bid(game, 2, 0)
    bid(game, 3, 0)
    assert [len(hand) for hand in game.hands] == [1, 0, 0]
    assert game.gone == 2
    assert game.deck == []


def test_too_few_genes() -> None:
    """AUC-13: as many may decline as genes are missing."""
    game = position("genes", bag_left=1, **three())
    assert len(game.rows) == 1
    assert options(game) == ["row 1", "decline"]
    answer(game, "decline", "decline")
    # The last one bids 0 or more: nobody may decline any more.
    assert options(game)[0] == "bid 0"
    assert asked(game) == 2


def test_scarce_genes() -> None:
    """VAR-2, VAR-3, E19: one may decline, at once or after being beaten."""
    game = auction(["leg", "egg"], "dinosaurs+scarce-genes", **three())
    bid(game, 1, 1)
    bid(game, 2, 0)
    bid(game, 1, 2)
    assert options(game) == ["row 1", "row 2", "decline"]
    answer(game, "decline")
    assert game.turn == 4
    assert (game.gene(0, LEG), game.gene(2, LEG), game.points[0]) == (1, 2, 10)


def test_who_can_pay_nothing_has_to_decline() -> None:
    """VAR-4, E20: it answers itself."""
    game = auction(["leg", "egg"], "dinosaurs+scarce-genes", **three(C={"points": 0}))
    bid(game, 1, 1)
    bid(game, 2, 0)
    assert game.turn == 4
    assert game.points[2] == 0


def test_lucky_mutation() -> None:
    """CRD-18: for this auction, and for what can be paid."""
    game = auction(["leg", "egg", "fur"], **three(A={"hand": ["lucky-mutation"], "points": 1}))
    answer(game, "play lucky-mutation", "row 1")
    assert options(game) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    answer(game, "bid 3")
    assert why(game, "play lucky-mutation") == "why-dino-not-in-hand"
    bid(game, 2, 0)
    bid(game, 3, 0)
    assert game.points[0] == 0
    assert game.discount(0) == 0


def test_dead_end() -> None:
    """CRD-19, AUC-12, E29: two points, no gene; what nobody takes goes back."""
    game = auction(["leg", "egg", "fur"], **three(B={"hand": ["dead-end"]}))
    before = sum(game.bag)
    bid(game, 1, 1)
    assert "play dead-end" in options(game)
    bid(game, 1, 2)
    bid(game, 1, 3)
    answer(game, "play dead-end")
    assert game.points[1] == 12
    bid(game, 2, 0)
    assert game.turn == 4
    assert sum(game.bag) == before + 1


@pytest.mark.parametrize(("deck", "sealed"), [(["dead-end"], True), (["stampede"], False)])
def test_that_nobody_holds_dead_end_is_not_told(deck: list[str], sealed: bool) -> None:
    """Who can bid in one row only is asked all the same, as long as Dead End may be in his hand."""
    setup = three(A={"points": 0, "hand": ["stampede"]}, B={"points": 3}, C={"points": 3})
    game = auction(["leg", "egg"], "dinosaurs+scarce-genes", order=["B", "C", "A"], deck=deck, **setup)
    bid(game, 1, 0)
    answer(game, "decline")
    # P1 has to take row 2 for nothing.
    assert (game.turn == 3) == sealed
    if sealed:
        assert options(game) == ["row 2"]


def test_dead_end_in_the_variant() -> None:
    """VAR-6, E21"""
    game = auction(["leg", "egg"], "dinosaurs+scarce-genes", **three(A={"hand": ["dead-end"]}))
    answer(game, "play dead-end")
    assert options(game) == ["row 1", "row 2"]
    game = auction(["leg", "egg"], "dinosaurs+scarce-genes", **three(B={"hand": ["dead-end"]}))
    answer(game, "decline", "play dead-end")
    bid(game, 1, 0)
    assert game.turn == 4


def test_lowest_bid_of_one() -> None:
    """E09, E29: who can pay nothing is excused, and Dead End gives no points."""
    setup = three(A={"points": 0}, B={"hand": ["dead-end"]})
    game = auction(["leg", "egg", "fur"], switches={"lowest_bid": 1}, **setup)
    assert asked(game) == 1
    answer(game, "play dead-end")
    assert game.points[1] == 10
    answer(game, "row 1")
    assert options(game)[0] == "bid 1"
