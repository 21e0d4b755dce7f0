"""Puzzles: those that ship can be solved as they say, making repeats itself, a day has one for all."""

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import fittest
from fittest import api
from fittest.bots.player_view import PlayerView
from fittest.bots.registry import PLANS, bot
from fittest.cli import cli
from fittest.kernel.errors import BadRequest
from fittest.kernel.game import HISTORY
from fittest.kernel.message import Message
from fittest.kernel.view import Text
from fittest.lab.puzzles import Effort, master_with, puzzle_of, select, write, write_to
from fittest.puzzles import LEVELS, Puzzle, daily, place_of_day, puzzle, puzzles
from fittest.saved_games import saved
from fittest.texts import LANGUAGES, keys, render

DATA = Path(fittest.__file__).parent / "puzzles" / "data"
ALL = {one.id: one for one in puzzles()}
TINY = Effort(worlds=60, looks=120, times=1, trials=2)
# One that a short look finds again.
PLAIN = "evolution-01"


def document(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return data


def told_in(one: Puzzle) -> list[Text]:
    notes = one.puzzle
    return [notes.than, notes.why, *(wrong.why for wrong in notes.wrong.values() if wrong.why is not None)]


def test_there_are_enough_of_all_games_and_levels() -> None:
    assert len(ALL) >= 60
    games = {one.ruleset.split("+")[0] for one in puzzles()}
    assert games == {"evolution", "mutations", "dinosaurs", "seasons", "cataclysm"}
    assert {one.puzzle.level for one in puzzles()} == set(LEVELS)
    assert [one.puzzle.level for one in puzzles()] == sorted(one.puzzle.level for one in puzzles())
    assert {path.stem for path in DATA.glob("*.json")} == set(ALL)


@pytest.mark.parametrize("name", ALL)
def test_a_puzzle_is_what_it_says(name: str) -> None:
    one = ALL[name]
    game, notes = one.game(), one.puzzle
    assert game.decision is not None
    assert game.decision.seat == notes.seat
    options = {option.text for option in game.decision.options}
    assert set(one.solution) | set(notes.wrong) == options
    assert not set(one.solution) & set(notes.wrong)
    assert 1 <= len(one.solution) <= 2 < len(options)
    assert min(wrong.loss for wrong in notes.wrong.values()) >= 5
    assert api.check(document(name)) == []
    for language in LANGUAGES:
        for told in told_in(one):
            assert told.key in keys(language)
            assert "{" not in render(Message(told.key, told.args), language)


@pytest.mark.parametrize("name", ALL)
def test_a_puzzle_holds_nothing_that_the_seat_may_not_know(name: str) -> None:
    """Its hidden cards are as good as any others, and no game can be found out from it."""
    one = ALL[name]
    game, seat = one.game(), one.puzzle.seat
    assert not set(HISTORY) & set(one.setup["engine"]["state"])
    assert game.record()["answers"] == []
    assert game.sample(seat, 5).view(seat) == game.view(seat)


def test_puzzles_need_a_thought() -> None:
    """Who takes what looks best solves few of them."""
    solved = 0
    for one in puzzles():
        game = one.game()
        assert game.decision is not None
        choice = bot("greedy", 3).choose(PlayerView(game, one.puzzle.seat))
        solved += game.decision.options[choice].text in one.solution
    assert solved < len(ALL) / 4


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(BadRequest, match="no puzzle"):
        puzzle("evolution-999")


# -- scenarios ---------------------------------------------------------------------------------


def test_check_sees_a_solution_that_cannot_be_given() -> None:
    found = api.check({**document(PLAIN), "solution": ["attack 77 78"]})
    assert len(found) == 1
    assert "The solution “attack 77 78” is not possible" in found[0]


def test_the_files_hold_in_check() -> None:
    files = [str(DATA / f"{name}.json") for name in list(ALL)[::9]]
    run = CliRunner().invoke(cli, ["check", *files])
    assert run.exit_code == 0, run.output


# -- one a day ---------------------------------------------------------------------------------


def test_every_puzzle_has_its_day() -> None:
    first = date(2026, 11, 18)
    days = [daily(first + timedelta(days=day)).id for day in range(len(ALL))]
    assert sorted(days) == sorted(ALL)
    assert daily(first + timedelta(days=len(ALL))).id == days[0]


def test_the_place_of_a_day_is_that_of_the_client() -> None:
    # The same numbers stand in web/src/puzzles/puzzles.test.ts.
    assert [place_of_day(20775, count) for count in (1, 2, 7, 60, 64, 71)] == [0, 1, 3, 15, 63, 46]


# -- making ------------------------------------------------------------------------------------


def test_making_repeats_itself_and_finds_what_was_found() -> None:
    game = ALL[PLAIN].game()
    first, again = (puzzle_of(game, 7, TINY) for _ in range(2))
    assert first is not None
    assert first == again
    assert first["solution"] == ALL[PLAIN].solution
    assert first["puzzle"]["seat"] == ALL[PLAIN].puzzle.seat


def test_the_proof_asks_master_as_it_thinks_about_the_ruleset(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all the looks at a table of any size, and without a limit in time."""
    own = {"looks": 90, "tries": False, "ahead": 3}
    monkeypatch.setattr("fittest.bots.search.plan_of", lambda ruleset: own)
    plan = master_with(4000, "dinosaurs")
    assert (plan.tries, plan.ahead, plan.width) == (False, 3, PLANS["master"].width)
    assert plan.milliseconds is None
    assert plan.of("dinosaurs").looks_among(4) == 4000


def test_puzzles_are_made_of_saved_games(tmp_path: Path) -> None:
    game = ALL[PLAIN].game()
    game.apply(ALL[PLAIN].solution[0])
    file = tmp_path / "games.jsonl"
    file.write_bytes(saved(game).line())
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        words = ["puzzles", "make", "--from", str(file), "--worlds", "60", "--out", str(folder)]
        run = CliRunner().invoke(cli, words)
        assert run.exit_code == 0, run.output
        assert ", ".join(ALL[PLAIN].solution) in run.output
    made = [folder / "evolution-01.json" for folder in folders]
    assert made[0].read_bytes() == made[1].read_bytes()
    assert CliRunner().invoke(cli, ["check", str(made[0])]).exit_code == 0


def test_puzzles_are_proved_again(tmp_path: Path) -> None:
    right, wrong = tmp_path / "evolution-01.json", tmp_path / "evolution-02.json"
    data = document(PLAIN)
    told = {**data["puzzle"], "chance": 1}
    write_to(right, {**data, "puzzle": told})
    write_to(wrong, {**data, "solution": [next(iter(data["puzzle"]["wrong"]))]})
    words = ["puzzles", "check", str(right), str(wrong), "--worlds", "60"]
    run = CliRunner().invoke(cli, words)
    assert run.exit_code == 1, run.output
    assert "evolution-01: holds" in run.output
    assert "evolution-02: no longer proved" in run.output
    assert "1 of 2 puzzles hold" in run.output
    assert right.is_file()
    assert wrong.is_file()
    assert CliRunner().invoke(cli, [*words, "--renew"]).exit_code == 0
    assert not wrong.exists()
    renewed = json.loads(right.read_text(encoding="utf-8"))
    assert renewed["puzzle"]["chance"] > 1
    assert {**renewed, "puzzle": told} == {**data, "puzzle": told}


def test_a_ruleset_or_a_file_is_needed(tmp_path: Path) -> None:
    with pytest.raises(BadRequest, match="Name a ruleset or a file"):
        CliRunner().invoke(cli, ["puzzles", "make", "--out", str(tmp_path)], catch_exceptions=False)


def test_a_selection_has_all_levels_and_kinds() -> None:
    def made(level: int, verb: str, loss: int) -> dict[str, Any]:
        notes = {"level": level, "wrong": {"pass": {"loss": loss}}}
        return {"ruleset": "evolution", "solution": [f"{verb} 1"], "puzzle": notes}

    found = [made(1, "feed", loss) for loss in (9, 30, 20)] + [made(1, "attack", 8), made(3, "feed", 7)]
    chosen = [
        (one["puzzle"]["level"], one["solution"][0], one["puzzle"]["wrong"]["pass"]["loss"])
        for one in select(found, 4)
    ]
    assert chosen == [(1, "attack 1", 8), (1, "feed 1", 30), (3, "feed 1", 7), (1, "feed 1", 20)]


def test_numbers_go_on_where_they_ended(tmp_path: Path) -> None:
    (tmp_path / "evolution-07.json").touch()
    assert write(document(PLAIN), tmp_path)["id"] == "evolution-08"
    assert (tmp_path / "evolution-08.json").is_file()


# -- in the terminal ---------------------------------------------------------------------------


def test_the_list_names_them_all() -> None:
    run = CliRunner().invoke(cli, ["puzzles", "list"])
    assert [name for name in ALL if name not in run.output] == []


@pytest.mark.parametrize(
    ("language", "said"), [("en", ("That costs", "Right!")), ("ru", ("Это стоит вам", "Верно!"))]
)
def test_a_puzzle_is_solved_in_the_terminal(
    language: str, said: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = next(iter(ALL[PLAIN].puzzle.wrong))
    answers = iter([wrong, ALL[PLAIN].solution[0]])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    run = CliRunner().invoke(cli, ["puzzles", "play", PLAIN, "--lang", language])
    assert run.exit_code == 0, run.output
    assert run.output.index(said[0]) < run.output.index(said[1])


def test_whoever_gives_up_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    run = CliRunner().invoke(cli, ["puzzles", "play"])
    assert run.exit_code == 0, run.output
    assert "Right!" not in run.output
