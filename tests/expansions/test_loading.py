"""Expansions: what is wrong with one is said with file and line, and nothing is left behind."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import fittest
from fittest import expansions
from fittest.cli import cli
from fittest.console import run
from fittest.envs.position import Position
from fittest.expansions import skeleton
from fittest.games.evolution.cards import CARD_NAMES
from fittest.games.evolution.ids import TRAIT_NAMES
from fittest.games.evolution.trait import TRAITS
from fittest.kernel.errors import BadRequest
from tests.conftest import DEEP_SEA

Change = Callable[[str], str]
CARD_TAKEN = "error-expansion-card-taken"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return skeleton.write("cold-night", tmp_path)


def edit(path: Path, change: Change) -> None:
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "change", "key", "line"),
    [
        ("expansion.toml", lambda s: s + "\nbroken =", "error-expansion-file", 14),
        ("expansion.toml", lambda s: "colour = 1\n" + s, "error-expansion-key", 1),
        ("expansion.toml", lambda s: s.replace("= 6", '= "six"'), "error-expansion-file", 3),
        ("expansion.toml", lambda s: s.replace('"cold-night"', '"Cold"'), "error-expansion-name", 2),
        ("expansion.toml", lambda s: s.replace('"cold-night"', '"gift"'), "error-expansion-name-taken", 2),
        ("expansion.toml", lambda s: 'game = "chess"\n' + s, "error-expansion-game", 1),
        ("expansion.toml", lambda s: s.replace("spines/fat", "spines/thin"), "error-expansion-side", 7),
        ("expansion.toml", lambda s: s.replace("spines/fat-tissue", "shell"), CARD_TAKEN, 7),
        ("expansion.toml", lambda s: s.replace("spines/fat", "fat"), "error-expansion-no-card", 7),
        ("expansion.toml", lambda s: s.replace("fed-at-night = ", "eaten = "), "error-expansion-event", 12),
        ("traits.py", lambda s: s + "\ndef (", "error-expansion-file", 39),
        ("traits.py", lambda s: s + "\n1 / 0\n", "error-expansion-file", 39),
        ("traits.py", lambda s: s.replace("def shields", "def sheilds"), "error-expansion-hook", 12),
        ("traits.py", lambda s: s.replace("class Spines", "class Piracy"), "error-expansion-trait-taken", 7),
        ("traits.py", lambda s: s.replace("feed-at-night", "attack"), "error-expansion-word-taken", 19),
        ("traits.py", lambda s: s.replace("form = BY_ANIMAL", 'form = "a"'), "error-expansion-form", 19),
        ("texts/ru.ftl", lambda s: s + "\nnonsense\n", "error-expansion-file", 11),
        ("texts/en.ftl", lambda s: s + "why-full = Hello\n", "error-expansion-text-taken", 10),
        ("pictures/spines.svg", lambda s: s.replace("<path", "<script/><path", 1), "error-expansion-file", 4),
        ("pictures/spines.svg", lambda s: s.replace('"far"', '"deep"'), "error-expansion-file", 3),
        ("pictures/spines.svg", lambda s: s.replace("stroke=", "onclick="), "error-expansion-file", 4),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_place(
    folder: Path, file: str, change: Change, key: str, line: int
) -> None:
    before = len(TRAITS), len(TRAIT_NAMES), len(CARD_NAMES), list(expansions.LOADED)
    edit(folder / file, change)
    with pytest.raises(BadRequest) as refused:
        expansions.load(folder)
    assert refused.value.message.key == key
    place = refused.value.message.args["place"]
    file = "traits.py" if key == "error-expansion-no-card" else file
    assert place == f"cold-night/{file}:{line}", str(refused.value)
    assert (len(TRAITS), len(TRAIT_NAMES), len(CARD_NAMES), list(expansions.LOADED)) == before


def test_what_is_no_expansion(tmp_path: Path) -> None:
    with pytest.raises(BadRequest) as refused:
        fittest.new(f"evolution+{tmp_path}", players=2)
    assert refused.value.message.key == "error-expansion-folder"


def test_one_that_has_changed_is_not_loaded_again(tmp_path: Path) -> None:
    again = tmp_path / "deep-sea"
    shutil.copytree(DEEP_SEA, again)
    assert expansions.load(again) is expansions.LOADED["deep-sea"]
    edit(again / "traits.py", lambda s: s + "\n# other\n")
    with pytest.raises(BadRequest) as refused:
        expansions.load(again)
    assert refused.value.message.key == "error-expansion-changed"


def test_a_record_names_the_expansion_with_its_fingerprint() -> None:
    game = fittest.new("evolution+deep-sea", players=2, seed=4)
    for _ in range(20):
        game.apply(0)
    record = game.record()
    assert record["expansions"] == {"deep-sea": expansions.LOADED["deep-sea"].fingerprint}
    assert fittest.replay(record) == game
    for named, key in (
        ({"deep-sea": "0" * 16}, "error-expansion-other"),
        ({"moon": "0" * 16}, "error-expansion-missing"),
        ([], "error-expansion-record"),
    ):
        with pytest.raises(BadRequest) as refused:
            fittest.replay({**record, "expansions": named})
        assert refused.value.message.key == key
    position = game.scenario()
    assert fittest.load(position) is not None
    with pytest.raises(BadRequest):
        fittest.load({**position, "expansions": {"deep-sea": "0" * 16}})


def test_a_record_is_refused_where_the_expansion_is_not_loaded(tmp_path: Path) -> None:
    saved = tmp_path / "game.json"
    saved.write_text(json.dumps(fittest.new("evolution+deep-sea", players=2).record()))
    command = [sys.executable, "-m", "fittest", "review", str(saved), "--lang", "en"]
    refused = subprocess.run(command, capture_output=True, text=True, check=False)
    assert refused.returncode == 2
    assert "deep-sea" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_no_record_names_a_folder(folder: Path) -> None:
    """Records and requests come from strangers: a folder that they name is not looked at."""
    record = fittest.new("evolution", players=2).record()
    with pytest.raises(BadRequest) as refused:
        fittest.replay({**record, "ruleset": f"evolution+{folder}"})
    assert refused.value.message.key == "error-unknown-box"
    assert "cold-night" not in expansions.LOADED


def test_the_layout_of_a_ruleset_does_not_change_with_an_expansion() -> None:
    """Deep Sea is loaded: the base game shows its own cards and traits, and nothing else."""
    base = Position(fittest.new("evolution", players=2))
    assert base.features.size == 3301
    own = Position(fittest.new("evolution+deep-sea", players=2))
    [animals] = [block for block in own.features.blocks if block.name == "animals"]
    assert animals.columns[-5:] == expansions.LOADED["deep-sea"].traits
    columns = [column for block in base.features.blocks for column in block.columns]
    assert not set(columns) & set(expansions.LOADED["deep-sea"].traits)


def test_house_rules_name_a_folder_beside_them(tmp_path: Path) -> None:
    shutil.copytree(DEEP_SEA, tmp_path / "deep-sea")
    house = tmp_path / "ocean.toml"
    house.write_text('ruleset = "evolution"\nboxes = ["./deep-sea"]\n[cards]\n"lookout/fat-tissue" = 0\n')
    game = fittest.new(str(house), players=2)
    assert game.setup.ruleset == "evolution+deep-sea"


def test_the_skeleton_is_sound(folder: Path) -> None:
    """In a process of its own, with workers that load it too."""
    for args in (
        ["check", str(folder), "--games", "4"],
        ["simulate", f"evolution+{folder}", "--games", "4", "--bots", "random", "--jobs", "2"],
        ["cards", f"evolution+{folder}", "--lang", "ru"],
    ):
        done = subprocess.run(
            [sys.executable, "-m", "fittest", *args], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
    assert "Шипы" in done.stdout


def test_check_names_what_is_missing(folder: Path) -> None:
    edit(folder / "texts/ru.ftl", lambda s: s.replace("trait-spines =", "trait-thorns ="))
    edit(
        folder / "traits.py",
        lambda s: s.replace('"fed-at-night"', '"fed-by-night"'),
    )
    command = [sys.executable, "-m", "fittest", "check", str(folder), "--games", "6", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "cold-night/texts/ru.ftl:1: the text trait-spines is missing" in done.stdout
    line = (
        (folder / "traits.py")
        .read_text()
        .splitlines()
        .index('        log_event(game, "fed-by-night", animal.owner, animal.id)')
    )
    assert f"cold-night/traits.py:{line + 1}" in done.stdout


def test_deep_sea_is_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(cli, ["check", str(DEEP_SEA), "--games", "10", "--lang", "en"]) == 0
    assert "9 passed, 0 failed" in capsys.readouterr().out


def test_a_name_that_exists(tmp_path: Path) -> None:
    skeleton.write("one", tmp_path)
    for name in ("one", "../two", "Three"):
        with pytest.raises(BadRequest):
            skeleton.write(name, tmp_path)
