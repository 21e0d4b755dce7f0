"""The arena and the review of a finished game."""

import json
from pathlib import Path

import msgspec
import pytest

from fittest.bots.match import Thinking
from fittest.cli import cli
from fittest.console import run
from fittest.kernel.errors import BadRequest
from fittest.lab.arena import Arena, Bout, Result, compete, places, summarise

TWO = Arena("evolution", 2, ["greedy", "random"])


def untimed(result: Result) -> Result:
    """Time is what two runs need not have in common."""
    standings = [msgspec.structs.replace(row, milliseconds=None) for row in result.standings]
    return msgspec.structs.replace(result, standings=standings)


def test_every_deal_is_played_in_all_seatings() -> None:
    arena = Arena("evolution", 2, ["a", "b", "c"])
    seatings = [arena.seating(number) for number in range(8)]
    assert [deal for deal, _ in seatings] == [0] * 6 + [1] * 2
    met = [tuple(bots) for _, bots in seatings[:6]]
    assert sorted(met) == sorted([("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")])
    few = Arena("evolution", 4, ["a", "b"])
    assert few.seating(1) == (0, ["b", "a", "b", "a"])


def test_the_better_bot_comes_first() -> None:
    result = compete(TWO, 6)
    assert result.games == 6
    best, worst = result.standings
    assert best.bot == "greedy"
    assert best.rating.mean > worst.rating.mean
    assert best.rating.low < best.rating.mean < best.rating.high
    ahead = {(meeting.bot, meeting.rival): meeting.better.mean for meeting in result.meetings}
    assert ahead["greedy", "random"] == pytest.approx(1 - ahead["random", "greedy"])
    assert best.wins.mean + worst.wins.mean == pytest.approx(1)


def test_more_games_narrow_the_interval() -> None:
    bouts = [Bout(number, ["greedy", "random"], [9, 3], [1.0, 0.0]) for number in range(40)]
    few, many = summarise(TWO, bouts[:4]), summarise(TWO, bouts)
    width = [result.standings[0].rating.high - result.standings[0].rating.low for result in (few, many)]
    assert width[1] < width[0]
    assert many.standings[0].wins.mean == 1


def test_answers_are_timed() -> None:
    thinking = [Thinking(4, 0.02), Thinking(1, 0.01)]
    bouts = [
        Bout(0, ["greedy", "random"], [9, 3], [1.0, 0.0], thinking),
        Bout(1, ["random", "greedy"], [3, 9], [0.0, 1.0]),
    ]
    paces = {row.bot: row.milliseconds for row in summarise(TWO, bouts).standings}
    assert paces == {"greedy": pytest.approx(5), "random": pytest.approx(10)}
    measured = {row.bot: row.milliseconds or 0.0 for row in compete(TWO, 2).standings}
    assert measured["greedy"] > measured["random"] > 0


def test_places_follow_victory_then_points() -> None:
    assert places(Bout(0, ["a", "b", "c"], [7, 7, 9], [0.0, 1.0, 0.0])) == [2, 0, 1]
    assert places(Bout(0, ["a", "b", "c"], [7, 7, 5], [0.5, 0.5, 0.0])) == [0, 0, 2]


def test_a_broken_run_goes_on_where_it_was(tmp_path: Path) -> None:
    whole = compete(TWO, 4)
    save = tmp_path / "games.jsonl"
    compete(TWO, 2, save=save)
    half = save.read_bytes()
    save.write_bytes(half + half.splitlines()[-1][:20])
    assert untimed(compete(TWO, 4, save=save)) == untimed(whole)
    assert len(save.read_bytes().splitlines()) == 5
    assert compete(TWO, 4, save=save) == compete(TWO, 4, save=save)
    with pytest.raises(BadRequest):
        compete(Arena("evolution", 2, ["greedy", "easy"]), 4, save=save)


def test_several_processes_give_the_same_result() -> None:
    assert untimed(compete(TWO, 4, jobs=2)) == untimed(compete(TWO, 4))


@pytest.mark.parametrize("bots", ["greedy", "greedy,nobody", "greedy,fittest.bots.random:Nobody"])
def test_arena_refuses(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(cli, ["arena", "evolution", "--bots", bots, "--games", "2"]) == 2
    assert capsys.readouterr().err


def test_arena_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    own = "fittest.bots.random:RandomBot"
    line = ["arena", "evolution", "--bots", f"greedy,{own}", "--games", "2"]
    assert run(cli, [*line, "--json"]) == 0
    assert {row["bot"] for row in json.loads(capsys.readouterr().out)["standings"]} == {"greedy", own}
    assert run(cli, [*line, "--csv"]) == 0
    assert capsys.readouterr().out.startswith("bot,games,wins_mean")
    assert run(cli, [*line, "--lang", "ru"]) == 0
    assert "рейтинг" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [b"garbage", b"{}", None], ids=["garbage", "empty", "twice the same"])
def test_a_damaged_line_is_named(wrong: bytes | None, tmp_path: Path) -> None:
    save = tmp_path / "games.jsonl"
    compete(TWO, 3, save=save)
    lines = save.read_bytes().splitlines()
    lines[2] = lines[1] if wrong is None else wrong
    save.write_bytes(b"".join(line + b"\n" for line in lines))
    with pytest.raises(BadRequest, match="Line 3"):
        compete(TWO, 4, save=save)
    assert save.read_bytes().splitlines() == lines


def test_without_a_number_as_few_play_as_can(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(cli, ["arena", "dinosaurs", "--bots", "random,easy", "--games", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["arena"]["players"] == 3
