"""Phase 6a and the end. MET-1 … MET-5, END-1 … END-5, VAR-5"""

from typing import Any

import pytest

from fittest.games.dinosaurs.ids import OVER
from tests.games.dinosaurs.table import position, three


@pytest.mark.parametrize(
    ("space", "die", "falls"),
    [
        (8, 1, False),
        (9, 1, True),
        (9, 2, False),
        (10, 2, True),
        (10, 3, False),
        (12, 4, True),
        (12, 5, False),
        (13, 6, True),
    ],
)
def test_track(space: int, die: int, falls: bool) -> None:
    """MET-2, MET-3: the last space needs no roll, neither does one without a number."""
    game = position("meteor", space=space, dice=[die], **three())
    assert (game.phase == OVER) == falls
    assert game.space == space + 1
    assert (game.decision is None) == falls
    assert bool(game.winners) == falls
    assert game.chance.script == ([die] if space in (8, 13) else [])


def test_no_evolution_after_the_impact() -> None:
    """MET-4"""
    game = position("meteor", space=13, **three())
    assert game.rows == []
    assert game.stack == []


@pytest.mark.parametrize(
    ("points", "herds", "winners"),
    [
        ([9, 8, 7], [1, 5, 5], [0]),
        ([9, 9, 7], [1, 2, 5], [1]),
        ([9, 9, 9], [2, 2, 1], [0, 1]),
        ([0, 0, 0], [0, 0, 0], [0, 1, 2]),
        ([1, 2, 3], [5, 5, 0], [2]),
    ],
)
def test_winners(points: list[int], herds: list[int], winners: list[int]) -> None:
    """END-2, END-3, END-4, END-5: cards and genes count for nothing."""
    setup: dict[str, Any] = {
        name: {"points": points[i], "hand": ["stampede"] * i, "dinos": [[q, i] for q in range(herds[i])]}
        for i, name in enumerate("ABC")
    }
    assert position("meteor", space=13, **setup).winners == winners


@pytest.mark.parametrize(("turn", "space"), [(1, 9), (2, 9), (3, 10)])
def test_the_meteor_rests_in_the_variant(turn: int, space: int) -> None:
    """VAR-5"""
    game = position("meteor", "dinosaurs+scarce-genes", turn=turn, space=9, dice=[6], **three())
    assert game.space == space
