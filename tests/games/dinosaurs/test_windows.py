"""Moments for event cards: who is asked, in rounds, without telling what anybody holds. EVT-1 … EVT-15"""

import pytest

from fittest.games.dinosaurs.ids import MOVEMENT
from tests.games.dinosaurs.table import answer, asked, options, position, three, why


def test_laps_until_all_pass() -> None:
    """EVT-6, EVT-8, E14: a pass is not final, a card opens another round."""
    hands = three(A={"hand": ["stampede"]}, B={"hand": ["quagmire"]}, C={"hand": ["battle-rage"]})
    game = position("movement", order=["B", "C", "A"], **hands)
    assert asked(game) == 1
    answer(game, "pass", "pass")
    assert asked(game) == 0
    answer(game, "play stampede")
    assert asked(game) == 1
    answer(game, "play quagmire P1", "pass")
    # P1 and P2 have no cards left, P3 has passed: the moment is over.
    assert list(game.movement) == [2, 1, 1]
    assert options(game)[-1] == "done"
    assert asked(game) == 1


def test_several_cards_by_one_player() -> None:
    """EVT-4"""
    game = position("movement", **three(A={"hand": ["stampede", "battle-rage"]}))
    answer(game, "play stampede", "play battle-rage")
    assert game.hands[0] == []
    assert game.discard == [7, 6]


@pytest.mark.parametrize("turn", [1, 2])
def test_nobody_is_asked_in_the_first_two_turns(turn: int) -> None:
    """EVT-3"""
    game = position("movement", turn=turn, **three(A={"hand": ["stampede"]}))
    assert options(game)[-1] == "done"
    assert why(game, "play stampede") == "why-dino-too-early"


def test_who_holds_any_card_is_asked() -> None:
    """The fitting card may be anywhere, so P2, who has none that fits, is asked like P1."""
    hands = three(A={"hand": ["stampede"]}, B={"hand": ["dead-end"]})
    game = position("movement", **hands)
    assert options(game) == ["play stampede", "pass", "hold"]
    answer(game, "pass")
    assert asked(game) == 1
    assert options(game) == ["pass", "hold"]
    assert game.decision is not None
    assert game.decision.sealed
    answer(game, "pass")
    assert options(game)[-1] == "done"


def test_nobody_is_asked_when_all_fitting_cards_are_played() -> None:
    """Head Start is on the discard pile: everybody knows that nobody can hold it."""
    hands = three(A={"hand": ["stampede"]}, B={"hand": ["dead-end"]})
    game = position("initiative", discard=["head-start"], deck=["sickness"], dice=[1, 2, 3], **hands)
    assert asked(game) == 0
    assert game.phase == MOVEMENT


def test_holding_lasts_until_somebody_plays_a_card() -> None:
    hands = three(
        A={"hand": ["winter-coat"]}, B={"hand": ["stampede", "fern-shade"]}, C={"hand": ["sickness"]}
    )
    game = position("movement", deck=["far-nests", "battle-rage"], **hands)
    answer(game, "hold", "play stampede")
    # P2's card has ended the holding of P1, after P3 it is asked again.
    assert asked(game) == 2
    answer(game, "hold")
    assert asked(game) == 0
    answer(game, "hold", "pass")
    while game.phase == MOVEMENT:
        answer(game, "done")
    # Births: P1 and P3 hold, P2 is asked.
    assert asked(game) == 1
    assert game.holding == [True, False, True]


def test_holding_ends_with_the_turn() -> None:
    game = position("survival", sector=1, space=3, **three(A={"hand": ["head-start", "winter-coat"]}))
    answer(game, "hold")
    while game.turn == 3:
        game.apply(0)
    assert game.holding == [False, False, False]
    assert options(game) == ["play head-start", "pass", "hold"]


def test_a_card_names_its_moment() -> None:
    """EVT-2, EVT-13"""
    hand = ["stampede", "winter-coat", "quagmire"]
    game = position("movement", **three(A={"hand": hand}))
    assert why(game, "play winter-coat") == "why-dino-wrong-moment"
    assert why(game, "play sickness P2 3,1") == "why-dino-not-in-hand"
    assert why(game, "play quagmire") == "why-dino-name-opponent"
    assert why(game, "play quagmire P1") == "why-dino-not-oneself"
    assert why(game, "play quagmire P4") == "why-dino-name-opponent"
    assert why(game, "play quagmire P2 3,1") == "why-dino-no-target"
    assert why(game, "play stampede P2") == "why-dino-no-target"
    answer(game, "play stampede", "pass")
    assert why(game, "play quagmire P2") == "why-dino-wrong-moment"


def test_a_card_may_be_played_although_it_changes_nothing() -> None:
    """EVT-13: there is no warm zone under climate D."""
    game = position("survival", sector=0, **three(A={"hand": ["scorching-wind"]}))
    assert options(game) == ["play scorching-wind P2", "play scorching-wind P3", "pass", "hold"]


def test_two_copies_are_one_option() -> None:
    game = position("survival", sector=0, **three(A={"hand": ["winter-coat", "winter-coat"]}))
    assert options(game) == ["play winter-coat", "pass", "hold"]
