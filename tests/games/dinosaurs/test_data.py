"""The data files say what the rulings say, and agree with one another."""

import pytest

from fittest.games.dinosaurs.board import ATLAS, join
from fittest.games.dinosaurs.boxes import DINOSAURS, PLAYERS
from fittest.games.dinosaurs.cards import make_card
from fittest.games.dinosaurs.composition import compose
from fittest.games.dinosaurs.data import BOARDS, CARDS, TABLES, Card
from fittest.games.dinosaurs.ids import TERRAIN_LETTERS, TERRAIN_NAMES, TERRAINS
from fittest.games.dinosaurs.moves import MOST_CARDS
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.games.dinosaurs.state import full_deck


def test_62_tokens_and_26_cards() -> None:
    """SET-6, SET-7, GEN-1"""
    assert NUMBERS.tokens == [6, 12, 8, 8, 8, 8, 6, 6]
    assert len(full_deck()) == 26
    assert len(CARDS) == 19
    assert [card.ruling for card in CARDS] == [f"CRD-{number}" for number in range(1, 20)]


@pytest.mark.parametrize(("name", "size"), [("S+M1", 42), ("M2+M1", 56), ("S+L", 56), ("M2+L", 70)])
def test_maps(name: str, size: int) -> None:
    """SET-2, SET-3; and no desert touches a mountain."""
    board = ATLAS.boards[name]
    assert board.size == size
    for place in range(board.size):
        steepest = max(abs(int(board.terrain[place] - board.terrain[near])) for near in board.near[place])
        assert steepest < TERRAINS - 1


def test_distance_is_the_number_of_steps() -> None:
    board = ATLAS.boards["M2+L"]
    steps = {0: 0}
    queue = [0]
    for place in queue:
        for near in board.near[place]:
            if near not in steps:
                steps[near] = steps[place] + 1
                queue.append(near)
    # The map bulges here and there, so walking may be longer than the distance, never shorter.
    assert all(board.distance(0, place) <= walked for place, walked in steps.items())
    assert sum(board.distance(0, place) == walked for place, walked in steps.items()) > 40


def test_the_tables_are_sound() -> None:
    assert sum(NUMBERS.tokens) == TABLES.tokens.total
    assert set(TABLES.species.genes) == set(TABLES.tokens.genes) - {"card"}
    assert sorted(NUMBERS.wins_up_to) == NUMBERS.wins_up_to
    assert len(NUMBERS.climate_die) == 6
    for size, ring in NUMBERS.rings.items():
        assert len(ring) == size
        assert all(abs(ring[i] - ring[i - 1]) <= 1 for i in range(size))
    assert list(NUMBERS.rings) == DINOSAURS.switches["ring"]
    assert list(NUMBERS.meteor_start) == list(PLAYERS)
    assert all(0 < start < NUMBERS.impact for start in NUMBERS.meteor_start.values())
    for space, number in TABLES.meteor.numbers.items():
        assert 0 < space < NUMBERS.impact
        assert 1 <= number <= 6


@pytest.mark.parametrize("name", [*BOARDS.sides, *BOARDS.practice])
def test_the_sides_are_sound(name: str) -> None:
    """What is counted, and stars in the desert."""
    side = (BOARDS.sides | BOARDS.practice)[name]
    board = join(name, [side])
    for terrain, letter in enumerate(TERRAIN_LETTERS):
        assert list(board.terrain).count(terrain) == side.count[letter]
    assert all(board.terrain[star] == TERRAIN_NAMES.index("desert") for star in board.stars)


def test_the_maps_are_sound() -> None:
    """Two sides of different half boards, in one piece, with a star on the coast for everybody. [SET-2]"""
    assert list(ATLAS.joined) == list(PLAYERS)
    assert ["auto", *(name for names in ATLAS.joined.values() for name in names)] == DINOSAURS.switches["map"]
    for players, names in ATLAS.joined.items():
        for name in names:
            assert all(
                side in half for side, half in zip(name.split("+"), BOARDS.halves.values(), strict=True)
            )
            board = ATLAS.boards[name]
            assert len(board.index) == board.size
            assert len(board.stars) == players
            assert all(len(board.near[star]) < 6 for star in board.stars)
            reached = [0]
            for place in reached:
                reached += [near for near in board.near[place] if near not in reached]
            assert len(reached) == board.size


def test_the_cards_are_sound() -> None:
    assert len(CARDS) <= MOST_CARDS
    assert all(card.copies > 0 and len(card.effect) == 1 for card in CARDS)
    assert sum(card.copies for card in CARDS) == TABLES.events.total


def test_an_unknown_effect_is_noticed() -> None:
    with pytest.raises(ValueError, match="wings"):
        make_card(0, Card("x", 1, "births", "self", {"wings": 1}, "own", "-"))


def test_the_variant_is_data() -> None:
    """VAR-1, VAR-5"""
    scarce, standard = (compose(name, 3, {}) for name in ("dinosaurs+scarce-genes", "dinosaurs"))
    assert (scarce.genes_fewer, scarce.meteor_rests) == (1, 2)
    assert (standard.genes_fewer, standard.meteor_rests) == (0, 0)
