"""Bots of somebody else's making: what they do wrong is said in a sentence that names them."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fittest
from fittest.bots.player_view import PlayerView
from fittest.bots.registry import bot
from fittest.kernel.errors import BadRequest

HERE = "tests.bots.test_own"


class Answers:
    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, player: PlayerView) -> Any:
        raise NotImplementedError


class Nobody(Answers):
    def choose(self, player: PlayerView) -> Any:
        return None


class Words(Answers):
    def choose(self, player: PlayerView) -> Any:
        return player.decision.options[0].text


class Beyond(Answers):
    def choose(self, player: PlayerView) -> Any:
        return len(player.decision.codes)


class Backwards(Answers):
    def choose(self, player: PlayerView) -> Any:
        return -1


class Fails(Answers):
    def choose(self, player: PlayerView) -> Any:
        raise ZeroDivisionError("no chance at all")


class Numpy(Answers):
    def choose(self, player: PlayerView) -> Any:
        return np.int64(1)


class Seedless:
    def choose(self, player: PlayerView) -> int:
        return 0


class Mute:
    def __init__(self, seed: int) -> None:
        self.seed = seed


def player() -> PlayerView:
    game = fittest.new("evolution", players=2, seed=1)
    assert game.decision is not None
    return PlayerView(game, game.decision.seat)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Nobody", "error-bot-answer"),
        ("Words", "error-bot-answer"),
        ("Beyond", "error-bot-answer"),
        ("Backwards", "error-bot-answer"),
        ("Fails", "error-bot-failed"),
    ],
)
def test_a_bad_answer_is_laid_at_the_door_of_the_bot(name: str, key: str) -> None:
    made = bot(f"{HERE}:{name}", 3)
    with pytest.raises(BadRequest) as refused:
        made.choose(player())
    assert refused.value.message.key == key
    assert f"{HERE}:{name}" in str(refused.value)


def test_a_failure_says_what_and_where() -> None:
    with pytest.raises(BadRequest, match=r"ZeroDivisionError: no chance at all \(test_own\.py:\d+\)"):
        bot(f"{HERE}:Fails", 3).choose(player())


def test_numbers_of_numpy_are_numbers() -> None:
    choice = bot(f"{HERE}:Numpy", 3).choose(player())
    assert choice == 1
    assert type(choice) is int


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("genius", "error-unknown-bot"),
        ("no_such_module:Bot", "error-bot-import"),
        (f"{HERE}:NoSuchClass", "error-bot-import"),
        (":Bot", "error-bot-import"),
        (f"{HERE}:Seedless", "error-bot-made"),
        (f"{HERE}:HERE", "error-bot-made"),
        (f"{HERE}:Mute", "error-bot-choose"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, key: str) -> None:
    with pytest.raises(BadRequest) as refused:
        bot(name, 0)
    assert refused.value.message.key == key


def test_a_module_that_cannot_even_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "half_a_module.py").write_text("class Bot", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadRequest, match="half_a_module"):
        bot("half_a_module:Bot", 0)


def test_a_bot_in_the_folder_where_one_stands(tmp_path: Path) -> None:
    """As the installed command runs, which has not this folder in its path by itself."""
    (tmp_path / "local_bot.py").write_text(
        "class First:\n    def __init__(self, seed): ...\n    def choose(self, player): return 0\n",
        encoding="utf-8",
    )
    script = (
        "import sys; sys.path = [p for p in sys.path if p]; from fittest.cli import main; sys.exit(main())"
    )
    args = ["simulate", "cataclysm", "--players", "2", "--games", "2", "--bots", "local_bot:First", "--json"]
    done = subprocess.run(
        [sys.executable, "-c", script, *args], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "local_bot:First" in done.stdout
