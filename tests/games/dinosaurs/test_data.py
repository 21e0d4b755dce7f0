"""The data files say what the rulings say, and mistakes in them are noticed when they are loaded."""

from typing import Any

import pytest

from fittest.games.dinosaurs import rules
from fittest.games.dinosaurs.board import ATLAS, Side, join, load_table, read_atlas
from fittest.games.dinosaurs.cards import CARDS, make_card, read_cards
from fittest.games.dinosaurs.composition import compose
from fittest.games.dinosaurs.ids import TERRAINS
from fittest.games.dinosaurs.rules import NUMBERS, Numbers
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


def change(data: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    table = data
    *parents, last = path.split("/")
    for part in parents:
        table = table[int(part)] if isinstance(table, list) else table[part]
    table[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("players/provenance", "hearsay"),
        ("tokens/genes/leg", 13),
        ("combat/wins_up_to", [2, 1, 4, 5]),
        ("climate/die", [0, 1]),
        ("climate/rings/6", ["D", "P", "H", "M", "H"]),
        ("climate/rings/6", ["D", "H", "P", "M", "H", "P"]),
        ("meteor/start/3", 14),
        ("meteor/numbers/14", 3),
        ("meteor/numbers/10", 7),
        ("players/max", 6),
    ],
)
def test_mistakes_in_the_tables_are_noticed(path: str, value: object) -> None:
    data = load_table("tables.toml")
    Numbers(data)
    with pytest.raises((ValueError, KeyError)):
        Numbers(change(data, path, value))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("provenance", "hearsay"),
        ("neighbours/0", [2, 0]),
        ("sides/S/count/D", 4),
        ("sides/S/stars", [[0, 0]]),
        ("sides/S/stars", [[0, -1]]),
        ("sides/S/rows/0/q", 20),
        ("sides/S/rows/0/r", -1),
        ("joined/3", ["S+M2"]),
        ("joined/3", ["S+L"]),
    ],
)
def test_mistakes_in_the_boards_are_noticed(path: str, value: object) -> None:
    data = load_table("boards.toml")
    if path == "neighbours/0":
        data["neighbours"][0] = value
    else:
        change(data, path, value)
    with pytest.raises(ValueError, match="data of the dinosaurs"):
        read_atlas(data)


def test_a_star_inland_is_noticed() -> None:
    rows = [{"r": r, "q": -r // 2, "terrain": "D D D"} for r in range(3)]
    count = {"D": 9, "P": 0, "H": 0, "M": 0}
    side = Side("X", {"rows": rows, "count": count, "stars": [[0, 1]]})
    with pytest.raises(ValueError, match="not on the coast"):
        join("X", [side])


@pytest.mark.parametrize(
    ("key", "value"),
    [("basis", "rumour"), ("target", "moon"), ("copies", 0), ("copies", 3), ("moment", "dawn")],
)
def test_mistakes_in_the_cards_are_noticed(key: str, value: object) -> None:
    data = load_table("cards.toml")
    data["card"][0][key] = value
    with pytest.raises(ValueError, match=r"dinosaurs|not in list"):
        read_cards(data, 26)


def test_an_unknown_effect_is_noticed() -> None:
    entry = {
        "id": "x",
        "copies": 1,
        "moment": "births",
        "target": "self",
        "effect": {"wings": 1},
        "ruling": "-",
    }
    with pytest.raises(ValueError, match="wings"):
        make_card(0, entry)


def test_the_variant_is_data() -> None:
    """VAR-1, VAR-5"""
    scarce, standard = (compose(rules.BASE + box, 3, 6, 0, {}) for box in ("+scarce-genes", ""))
    assert (scarce.genes_fewer, scarce.meteor_rests) == (1, 2)
    assert (standard.genes_fewer, standard.meteor_rests) == (0, 0)
