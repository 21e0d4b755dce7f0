"""Phase 1. INI-1 … INI-6, CRD-1"""

from fittest.games.dinosaurs.events import ROLLED_OFF
from tests.games.dinosaurs.table import answer, asked, options, position, three


def test_only_equals_roll() -> None:
    """INI-1, INI-2: tails, then herds, decide without a die."""
    game = position("initiative", dice=[3], **three(A={"genes": {"tail": 2}}, B={"dinos": [[3, 1], [4, 1]]}))
    assert game.order == [0, 2, 1]
    assert not [event for event in game.events.since(0) if event.kind == ROLLED_OFF]
    # The one die that was there rolled for the climate.
    assert game.chance.script == []


def test_lower_first_and_only_those_still_equal_again() -> None:
    """INI-3, E03"""
    game = position("initiative", dice=[4, 2, 4, 6, 1, 5], **three())
    assert game.order == [1, 2, 0]


def test_equal_again_and_again() -> None:
    game = position("initiative", dice=[2, 2, 2, 5, 5, 5, 3, 2, 1, 2], **three())
    assert game.order == [2, 1, 0]


def test_a_rolled_rank_is_never_taken_for_a_herd() -> None:
    """A species without a tail and with two dinosaurs, next to places that dice have dealt."""
    game = position(
        "initiative",
        dice=[1, 2, 2],
        A={"dinos": [[0, 1]]},
        B={"dinos": [[3, 1]]},
        C={"genes": {"tail": 0}, "dinos": [[6, 1], [5, 1]]},
    )
    assert game.order == [0, 1, 2]


def test_head_start() -> None:
    """CRD-1, EVT-11: played in last turn's order; the others follow as usual."""
    game = position(
        "initiative", order=["C", "B", "A"], **three(A={"hand": ["head-start"], "genes": {"tail": 0}})
    )
    assert asked(game) == 0
    assert options(game) == ["play head-start", "pass", "hold"]
    answer(game, "play head-start", dice=[6, 1, 2])
    assert game.order == [0, 2, 1]


def test_the_order_stands_for_the_turn() -> None:
    """INI-5"""
    game = position("movement", order=["B", "A", "C"], **three(A={"genes": {"tail": 5}}))
    assert asked(game) == 1
