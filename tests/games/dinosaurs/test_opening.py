"""Set-up and what may be asked for. SET-1 … SET-10"""

from typing import Any

import pytest

import fittest
from fittest.games.dinosaurs.state import Dinosaurs, full_deck
from fittest.kernel.errors import BadRequest


def new(players: int, seed: int = 1, ruleset: str = "dinosaurs", **switches: Any) -> Dinosaurs:
    game = fittest.new(ruleset, players=players, seed=seed, **switches)
    assert isinstance(game, Dinosaurs)
    return game


@pytest.mark.parametrize(("players", "board", "space"), [(3, "S+M1", 1), (4, "M2+M1", 2), (5, "M2+L", 3)])
def test_start(players: int, board: str, space: int) -> None:
    """SET-1, SET-2, SET-5, SET-7, SET-8"""
    game = new(players)
    assert (game.board.name, game.space, game.turn) == (board, space, 1)
    assert list(game.herd) == [1] * players
    assert game.points == [10] * players
    assert [len(hand) for hand in game.hands] == [3] * players
    assert sum(game.bag) == 62
    assert [game.gene(0, gene) for gene in range(8)] == [1, 1, 0, 1, 1, 1, 0, 0]
    dealt = game.deck + [kind for hand in game.hands for kind in hand]
    assert sorted(dealt) == full_deck()
    starts = [place for place, owner in enumerate(game.at) if owner >= 0]
    assert sorted(game.board.stars) == starts
    assert all(game.board.terrain[place] == 0 for place in starts)


def test_every_star_can_be_everybodys() -> None:
    """SET-9: the die deals the stars."""
    seen = {(seat, list(new(3, seed).at).index(seat)) for seed in range(40) for seat in range(3)}
    assert len(seen) == 9


def test_the_players_may_choose_the_map_of_four() -> None:
    """SET-2, E01"""
    assert new(4, map="S+L").board.name == "S+L"
    assert new(4, map="auto").board.name == "M2+M1"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"players": 2}, "3 to 5"),
        ({"players": 6}, "3 to 5"),
        ({"players": 3, "map": "S+L"}, "Allowed: S\\+M1"),
        ({"players": 4, "map": "M1+L"}, "auto, S\\+M1"),
        ({"players": 3, "ring": 7}, "6, 8"),
        ({"players": 3, "lowest_bid": 2}, "0, 1"),
        ({"players": 3, "wind": 1}, "lowest_bid, map, ring"),
    ],
)
def test_refusals_say_what_is_allowed(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(BadRequest, match=said):
        fittest.new("dinosaurs", **arguments)


def test_an_unknown_box_is_refused() -> None:
    with pytest.raises(BadRequest, match="scarce-genes"):
        fittest.new("dinosaurs+feathers", players=3)


def test_spelling() -> None:
    assert new(3, ruleset=" dinosaurs + scarce-genes ").setup.ruleset == "dinosaurs+scarce-genes"


def test_the_first_question_is_a_move_of_the_first_in_order() -> None:
    """INI-4, EVT-3: nobody is asked about cards in turn 1."""
    game = new(4)
    assert game.decision is not None
    assert game.decision.prompt.key == "prompt-dino-move"
    assert game.decision.seat == game.order[0]
