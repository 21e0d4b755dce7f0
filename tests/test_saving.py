"""Games that arena, simulate, lab and train keep can be read, replayed and looked back on."""

import io
from pathlib import Path

import pytest

import fittest
from fittest.bots.match import play_on
from fittest.bots.registry import bot
from fittest.cli import cli
from fittest.console import run
from fittest.kernel.errors import BadRequest
from fittest.lab.arena import Arena, compete
from fittest.lab.simulate import Plan, simulate
from fittest.lab.train import Training, save_games, train
from fittest.saved_games import SavedGame
from fittest.terminal.records import read_record


def same_again(kept: SavedGame) -> None:
    """The bots, made with their seeds, play the same game; it ends as the file says."""
    game = kept.game()
    assert (game.scores, game.winners) == (kept.scores, kept.winners)
    assert game.decision is None
    began = fittest.replay({**kept.record, "answers": []})
    bots = [bot(name, seed) for name, seed in zip(kept.bots, kept.bot_seeds, strict=True)]
    assert play_on(began, bots) == game


def test_simulated_games(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    plan = Plan("mutations", 3, 4, ["greedy", "random"], 2, {"tie": "shared"})
    whole = simulate(plan)[0]
    assert simulate(plan, save=file)[0] == whole
    games = list(fittest.read(file))
    assert [len(kept.bots) for kept in games] == [3] * 4
    for kept in games:
        same_again(kept)
    with pytest.raises(BadRequest, match="already exists"):
        simulate(plan, save=file)
    with pytest.raises(BadRequest, match="cannot be written"):
        simulate(plan, save=tmp_path / "none" / "games.jsonl")


def test_games_of_an_arena(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    compete(Arena("evolution", 2, ["greedy", "random"], 5), 3, save=file)
    games = list(fittest.read(file))
    assert len(games) == 3
    for kept in games:
        same_again(kept)


def test_games_of_a_training(tmp_path: Path) -> None:
    plan = Training(
        "mutations",
        seed=3,
        games=60,
        generations=2,
        looks=2,
        hidden=4,
        epochs=1,
        rounds=1,
        deals=1,
        keep=True,
    )
    train(plan, tmp_path / "out")
    save_games(plan, tmp_path / "out", tmp_path / "games.jsonl")
    games = list(fittest.read(tmp_path / "games.jsonl"))
    assert len(games) == 110
    for kept in (games[0], games[-1]):
        game = kept.game()
        assert (game.scores, game.winners) == (kept.scores, kept.winners)
    assert games[-1].bots[0] == "training, generation 2"


def test_one_of_several_is_replayed_and_looked_back_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    simulate(Plan("mutations", 2, 3, ["random"]), save=file)
    games = list(fittest.read(file))
    assert read_record(file, 2) == games[1].record
    for wrong in (None, 4):
        with pytest.raises(BadRequest, match="holds 3 games"):
            read_record(file, wrong)
    (tmp_path / "one.jsonl").write_bytes(games[2].line())
    assert read_record(tmp_path / "one.jsonl") == games[2].record
    (tmp_path / "one.json").write_bytes(games[2].line())
    assert fittest.replay(read_record(tmp_path / "one.json")) == games[2].game()
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert run(cli, ["replay", str(file), "--game", "2", "--plain"]) == 0
    capsys.readouterr()
    assert run(cli, ["review", str(file)]) != 0
    assert "--game" in capsys.readouterr().err
