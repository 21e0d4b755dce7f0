"""Each outer layer has one table keyed by the game's id: every game of ours stands in each of them, and a
game that a layer does not know gets a plain default, as the toy game does here."""

from collections.abc import Iterator, Mapping
from io import StringIO

import pytest
from rich.console import Console

import fittest
from fittest.bots.heuristics.registry import HEURISTICS
from fittest.bots.registry import LEVELS
from fittest.envs.position import Position
from fittest.features.registry import FEATURES
from fittest.games.registry import FAMILIES
from fittest.lab.study import play_game, study_of
from fittest.lab.watch import WATCHES
from fittest.terminal.drawings import DRAWINGS, drawing_of
from fittest.terminal.drawings.base import Pen
from tests.toy.family import TOY

TABLES: dict[str, Mapping[str, object]] = {
    "bots": HEURISTICS,
    "envs": FEATURES,
    "lab": WATCHES,
    "terminal": DRAWINGS,
}


@pytest.mark.parametrize("layer", TABLES)
def test_every_layer_knows_every_game(layer: str) -> None:
    assert set(TABLES[layer]) == {family.id for family in FAMILIES}


@pytest.fixture
def toy() -> Iterator[None]:
    FAMILIES.append(TOY)
    yield
    FAMILIES.remove(TOY)


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_an_unknown_game_in_the_lab(level: str) -> None:
    played, _ = play_game(study_of("toy", 3, 1, [level, "random"], seed=3), 0, 0)
    assert played.decisions > 0
    assert sum(seat.win for seat in played.seats) == pytest.approx(1)


@pytest.mark.usefixtures("toy")
def test_an_unknown_game_is_observed_and_drawn() -> None:
    position = Position(fittest.new("toy", players=3, seed=3))
    game = position.game
    while (seat := position.seat) is not None:
        seen = position.observe(seat)
        assert position.words(0).encode() in seen.tobytes()
        assert (position.observe((seat + 1) % 3)[0], seen[0]) == (0, 1)
        console = Console(width=80, record=True, file=StringIO())
        view = game.view(seat)
        console.print(drawing_of(view.game).table(view, Pen("en")))
        assert "scores:" in console.export_text()
        position.act(0)
    assert game.winners
