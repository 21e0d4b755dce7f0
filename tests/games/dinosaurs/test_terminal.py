"""The table in the terminal: everything is there in both languages, and colour never stands alone."""

from io import StringIO

import pytest
from rich.console import Console

from fittest.games.dinosaurs.view import DinosaursView
from fittest.terminal.drawings.base import Pen
from fittest.terminal.drawings.dinosaurs import DinosaursDrawing
from tests.games.dinosaurs.table import answer, position, three


def drawn(view: DinosaursView, language: str) -> str:
    console = Console(width=140, record=True, file=StringIO(), color_system=None)
    console.print(DinosaursDrawing().table(view, Pen(language)))
    return console.export_text()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ["Turn 3, auction", "P1", "desert: deadly", "hills: temperate", "Lucky Mutation", "egg", "≤4"],
        ),
        (
            "ru",
            [
                "Ход 3, торговля",
                "Игрок 1",
                "пустыня: смертельная зона",
                "Удачная мутация",
                "яйцо",
                "≤4",
            ],
        ),
    ],
)
def test_all_parts(language: str, words: list[str]) -> None:
    game = position(
        "auction", sector=2, space=9, rows=["leg", "egg", "fur"], **three(A={"hand": ["lucky-mutation"]})
    )
    text = drawn(game.view(0), language)
    for word in words:
        assert word in text


def test_the_map_says_terrain_zone_owner_and_coordinates() -> None:
    text = drawn(position("movement", sector=0, **three()).view(0), "en")
    assert "P* P1" in text
    assert "D+" in text
    assert "M!" in text
    assert "6,3" in text
    assert "[ desert ]" in text


def test_odds_are_shown_while_moving() -> None:
    game = position("movement", **three(A={"genes": {"horn": 1}}, C={"genes": {"horn": 3}}))
    text = drawn(game.view(0), "en")
    assert "you win on 1–4" in text
    assert "you cannot attack" in text
    assert "you win" not in drawn(game.view(None), "en")


def test_only_the_own_hand() -> None:
    game = position("movement", **three(A={"hand": ["sickness"]}))
    assert "Sickness" in drawn(game.view(0), "en")
    assert "Sickness" not in drawn(game.view(1), "en")
    assert "Sickness" not in drawn(game.view(None), "en")


def test_effects_and_bids() -> None:
    game = position("movement", **three(A={"hand": ["battle-rage"]}))
    answer(game, "play battle-rage")
    assert "horns in attack +2" in drawn(game.view(1), "en")
    game = position("auction", rows=["leg", "egg", "fur"], **three())
    answer(game, "row 1", "bid 3", "row 2")
    text = drawn(game.view(None), "en")
    assert "3 P1" in text
    assert "2▶" in text
