"""Pictures: well-formed, of what the seat may see and nothing else, made of the drawings of the page."""

import ast
import json
import random
import shutil
import subprocess
import sys
import threading
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest

import fittest
from fittest import pictures
from fittest.cli import cli
from fittest.console import run
from fittest.games.registry import FAMILIES
from fittest.pictures import art, table

ROOT = Path(__file__).parents[1]
RULESETS = [info for family in FAMILIES for info in family.rulesets()]


def played(ruleset: str, answers: int, seed: int = 3) -> fittest.Game:
    info = next(info for info in RULESETS if info.name == ruleset)
    game = fittest.new(ruleset, players=info.min_players, seed=seed)
    chance = random.Random(seed)
    while game.decision is not None and len(game.answers) < answers:
        game.apply(chance.randrange(game.decision.count))
    return game


@pytest.mark.parametrize("ruleset", [info.name for info in RULESETS])
def test_every_ruleset_is_drawn(ruleset: str) -> None:
    for answers in (0, 40, 10_000):
        game = played(ruleset, answers)
        for seat in (None, 0):
            for language in ("en", "ru"):
                root = ET.fromstring(pictures.draw(game.view(seat), language))
                assert root.tag.endswith("svg")
                assert len(list(root.iter())) > (20 if answers == 40 else 10)
    assert game._repr_svg_() == pictures.draw(game)
    assert game.view(0)._repr_svg_() == pictures.draw(game.view(0))


def test_cards_are_drawn() -> None:
    for family in FAMILIES:
        found = fittest.cards(family.rulesets()[-1].name)
        for card in found.cards:
            ET.fromstring(card._repr_svg_() or "")
        html = found._repr_html_() or ""
        assert html.count("<svg xmlns") == len(found.cards)


def test_a_picture_shows_what_the_view_shows() -> None:
    """Two games that seat 0 cannot tell apart look alike to it; a spectator sees no hand."""
    game = played("evolution", 8)
    for seed in range(3):
        assert pictures.draw(game.sample(0, seed).view(0)) == pictures.draw(game.view(0))
    assert len(pictures.draw(game)) < len(pictures.draw(game.view(0)))


def test_traits_change_the_drawing() -> None:
    looks = {art.drawing("side", "big", trait) for trait in ("big", "running", "flight", "shell")}
    assert len(looks) == 4


def test_a_game_that_is_not_known_gets_its_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(table.TABLES, "mutations")
    game = played("mutations", 10)
    assert "points" in pictures.draw(game)


def test_without_the_drawings_there_are_words(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("mutations", 3)
    monkeypatch.setattr(art, "LOCAL", threading.local())
    monkeypatch.setitem(sys.modules, "quickjs", None)
    assert game._repr_svg_() is None
    assert fittest.cards("mutations")._repr_html_() is None
    with pytest.raises(fittest.BadRequest, match="fittest\\[pictures\\]"):
        pictures.draw(game)


def test_the_command_writes_a_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = played("dinosaurs", 30)
    record, out = tmp_path / "record.json", tmp_path / "position.svg"
    record.write_text(json.dumps(game.record()))
    assert run(cli, ["draw", str(record), "--step", "12", "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == pictures.draw(list(game.steps())[11].after)
    assert run(cli, ["draw", str(record), "--seat", "2", "-o", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == pictures.draw(game.view(1))
    assert run(cli, ["draw", str(record), "--step", "31", "-o", str(out)]) != 0
    assert "--step" in capsys.readouterr().err


@pytest.mark.skipif(
    shutil.which("node") is None or not (ROOT / "web" / "node_modules").is_dir(),
    reason="the client is not built here",
)
def test_the_drawings_are_those_of_the_page() -> None:
    done = subprocess.run(
        ["node", "scripts/art.mjs", "--check"], cwd=ROOT / "web", capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_notebook_runs() -> None:
    notebook = json.loads((ROOT / "examples" / "game.ipynb").read_text(encoding="utf-8"))
    space: dict[str, Any] = {}
    shown = []
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        assert cell["outputs"] == []
        tree = ast.parse("".join(cell["source"]))
        last = tree.body[-1]
        if isinstance(last, ast.Expr):
            tree.body.pop()
        exec(compile(tree, "game.ipynb", "exec"), space)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "game.ipynb", "eval"), space)
            methods = [name for name in ("_repr_svg_", "_repr_html_") if hasattr(value, name)]
            shown += [getattr(value, name)() for name in methods]
    assert len(shown) == 5
    assert all("<svg" in (each or "") for each in shown)
