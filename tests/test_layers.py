"""Each outer layer has one table keyed by the game's id: every game of ours stands in each of them, and a
game that a layer does not know gets a plain default, as the toy game does here."""

import re
from collections.abc import Iterator, Mapping
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import fittest
from fittest.bots import review
from fittest.bots.characters import CHARACTERS
from fittest.bots.facts import HAPPENINGS
from fittest.bots.fate import FATES
from fittest.bots.heuristics.registry import HEURISTICS
from fittest.bots.registry import LEVELS
from fittest.cli import cli
from fittest.console import run
from fittest.envs.position import Position
from fittest.features.registry import FEATURES, SUMMARIES
from fittest.games.registry import FAMILIES
from fittest.lab.study import play_game, study_of
from fittest.lab.watch import WATCHES
from fittest.pictures.table import TABLES as PICTURES
from fittest.terminal.drawings import DRAWINGS, drawing_of
from fittest.terminal.drawings.base import Pen
from tests.toy.family import TOY

TABLES: dict[str, Mapping[str, object]] = {
    "bots": HEURISTICS,
    "hints": HAPPENINGS,
    "reviews": FATES,
    "envs": FEATURES,
    "judges": SUMMARIES,
    "lab": WATCHES,
    "pictures": PICTURES,
    "terminal": DRAWINGS,
    **{f"character {name}": likes for name, likes in CHARACTERS.items()},
}
GAMES = {family.id for family in FAMILIES}
SOURCES = Path(fittest.__file__).parent
CLIENT = SOURCES.parents[1] / "web/src"
OUTER = (
    "api.py",
    "bots",
    "cli.py",
    "commands",
    "console.py",
    "envs",
    "lab",
    "notation",
    "page",
    "pictures",
    "scenarios",
    "server",
    "terminal",
)


@pytest.mark.parametrize("layer", TABLES)
def test_every_layer_knows_every_game(layer: str) -> None:
    assert set(TABLES[layer]) == GAMES


def test_no_layer_asks_which_game_it_is() -> None:
    """A game's id stands as a key of a table or as a default of an argument; it is compared with nothing."""
    names = "|".join(sorted(GAMES))
    classes = "|".join(name.title() for name in sorted(GAMES))
    asks = re.compile(
        rf"(==|!=|\bin \(|\bcase\b|startswith\()\s*[\"']({names})\b|if isinstance\(\w+, ({classes})\)"
    )
    found = []
    for place in OUTER:
        path = SOURCES / place
        for source in [path] if path.is_file() else path.rglob("*.py"):
            lines = source.read_text(encoding="utf-8").splitlines()
            found += [f"{source.name}: {line.strip()}" for line in lines if asks.search(line)]
    assert found == []


def test_the_client_knows_every_game() -> None:
    for table, module in (("registry.svelte.ts", ""), ("books.ts", "/book"), ("offers.ts", "/offers")):
        told = (CLIENT / "games" / table).read_text(encoding="utf-8")
        assert set(re.findall(rf"(?:from |import\()'./(\w+){module}'", told)) - {"game", "plain"} == GAMES


def test_the_rest_of_the_client_asks_for_no_game() -> None:
    """Neither for its id or its rulesets nor for what its keys begin with; generated files may."""
    names = GAMES | {info.name.split("+")[0] for family in FAMILIES for info in family.all_rulesets()}
    either = "|".join(sorted(names))
    asks = re.compile(rf"[\"'`]({either})[\"'`+]|^\s*\.({either})\b|\b(dino|mut)-|event-ended")
    found = []
    for source in CLIENT.rglob("*.*"):
        if source.suffix not in (".ts", ".svelte", ".css") or source.name.endswith((".test.ts", ".d.ts")):
            continue
        if CLIENT / "games" in source.parents:
            continue
        lines = source.read_text(encoding="utf-8").splitlines()
        found += [f"{source.name}: {line.strip()}" for line in lines if asks.search(line)]
    assert found == []


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


@pytest.mark.usefixtures("toy")
def test_an_unknown_game_has_a_picture() -> None:
    game = fittest.new("toy", players=3, seed=3)
    assert "toy" in fittest.pictures.draw(game)
    assert fittest.pictures.draw(game.view(0)).startswith("<svg")
    assert fittest.pictures.draw(fittest.cards("toy").cards[0]).startswith("<svg")


@pytest.mark.usefixtures("toy")
def test_cards_of_an_unknown_game_are_listed_without_a_note(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(cli, ["cards", "toy"]) == 0
    assert "cards-note" not in capsys.readouterr().out


@pytest.mark.usefixtures("toy")
def test_an_unknown_game_is_looked_back_on() -> None:
    game = fittest.play("toy", bots=["random", "random"], seed=3)
    record = game.record()
    answers = review.answers_of(record)
    seen = fittest.new("toy", players=2, seed=3)
    looks = []
    for step, answer in enumerate(answers[:6]):
        looks.append(review.look(seen, answer, step, games=4, seed=1))
        seen.apply(answer)
    found = review.look_back(record, looks)
    assert len(found.moments) == 6
    assert all(0 <= chance <= 1 for moment in found.moments for chance in moment.chances)
