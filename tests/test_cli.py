"""The command line, as people meet it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import fittest
from fittest.cli import COMMANDS, cli
from fittest.console import environment_language, run, switches
from fittest.kernel.errors import BadRequest
from fittest.lab.cases import Case

RULESET = fittest.rulesets()[0]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def test_help_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(cli, ["--help"]) == 0
    english = capsys.readouterr().out
    assert run(cli, ["--help", "--lang", "ru"]) == 0
    russian = capsys.readouterr().out
    for name in COMMANDS:
        assert f"  {name} " in english
        assert f"  {name} " in russian
    assert english.startswith("Usage:")
    assert russian.startswith("Использование:")
    assert "Команды:" in russian


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for language in ("en", "ru"):
        assert run(cli, [name, "--help", "--lang", language]) == 0
        text = capsys.readouterr().out
        # A key without a text would show itself.
        assert "cli-" not in text
        assert text.isascii() == (language == "en") or "–" in text or "…" in text


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(cli, []) == 2
    assert "Usage:" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["dance"], "There is no such command"),
        (["check"], "FILES is missing"),
        (["check", "no-such-file.yaml"], "FILES must name a file"),
        (["cards", RULESET.name, "and", "more"], "Unexpected arguments: and, more"),
        (["cards", "--lang"], "--lang needs a value"),
        (["simulate", RULESET.name, "--json=yes"], "--json takes no value"),
        (["soak", "cataclysm", "--players", "9"], "cataclysm 2–6"),
        (["lab", RULESET.name, "--out", __file__], "--out must name a folder"),
        (["lab", RULESET.name, "--out", f"{__file__}/below", "--games", "1"], "The system reports"),
        (["lab", RULESET.name, "--out", "x", "--vary", "half=no,no"], "two different values"),
        (
            ["arena", RULESET.name, "--bots", "random,easy", "--save", str(Path(__file__).parent)],
            "not a folder",
        ),
        (["cards", "chess"], 'There is no ruleset "chess"'),
        (["cards", RULESET.name, "--colour"], "There is no option --colour"),
        (["simulate", RULESET.name, "--games", "many"], "--games must be a whole number, at least 1"),
        (["simulate", RULESET.name, "--games", "0"], "--games must be a whole number, at least 1"),
        (["simulate", RULESET.name, "--players", "99"], "players must be a whole number"),
        (["simulate", RULESET.name, "--bots", "genius"], 'There is no bot "genius"'),
        (["simulate", RULESET.name, "--bots", "os:nothing"], "cannot be imported"),
        (["simulate", RULESET.name, "--bots", ","], "Name at least one bot"),
        (["simulate", RULESET.name, "--set", "speed"], "NAME=VALUE"),
        (["simulate", RULESET.name, "--set", "speed=1"], 'no switch "speed"'),
        (["soak", "chess"], 'There is no ruleset "chess"'),
        (["bench", "--seconds", "-1"], "--seconds must be a number"),
        (["version", "--lang", "de"], "--lang must be one of: en, ru"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    args: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(cli, args) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert said in captured.err
    assert captured.err.startswith("Error: ")
    assert captured.err.count("\n") == 1


def test_complaints_in_russian(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(cli, ["cards", "chess", "--lang", "ru"]) == 2
    assert capsys.readouterr().err.startswith("Ошибка: Нет набора правил «chess».")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["cards", RULESET.name, "more"], "Лишние аргументы: more."),
        (["cards", RULESET.name, "--colour"], "Параметра --colour здесь нет"),
        (["simulate", RULESET.name, "--set"], "Для --set нужно указать значение."),
        (["simulate", RULESET.name, "--games", "0"], "--games — целое число не меньше 1."),
    ],
)
def test_every_complaint_is_in_russian(
    args: list[str], said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert run(cli, args) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("name", COMMANDS)
def test_help_describes_its_arguments_and_is_russian_throughout(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(cli, [name, "-h", "--lang", "ru"]) == 0
    text = capsys.readouterr().out
    for english in ("OPTIONS", "default", "required", "RANGE", "arguments"):
        assert english not in text
    for line in text.splitlines():
        # Whatever is named in the first column is told in the second, there or below.
        assert line.strip() not in ("RULESET", "[RULESET]", "FILE", "FILES…", "[RULESETS…]", "RECORD")


def command(args: list[str], **settings: Any) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-m", "fittest", *args], text=True, **settings)


@pytest.mark.parametrize("args", [["rulesets"], ["cards", "evolution"]])
def test_a_reader_who_has_seen_enough(args: list[str]) -> None:
    """Both ways of writing: plain lines, and tables."""
    reading, writing = os.pipe()
    os.close(reading)
    with command(args, stdout=writing, stderr=subprocess.PIPE) as process:
        os.close(writing)
        assert process.communicate()[1] == ""
    assert process.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no such device here")
def test_a_full_disk_is_said_in_one_sentence() -> None:
    with (
        open("/dev/full", "w") as full,
        command(["rulesets"], stdout=full, stderr=subprocess.PIPE) as process,
    ):
        said = process.communicate()[1]
    assert process.returncode == 2
    assert said.startswith("Error: The system reports")
    assert said.count("\n") == 1


def test_a_terminal_without_russian_letters() -> None:
    plain = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    args = ["cards", "evolution", "--lang", "ru"]
    with command(args, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=plain) as process:
        out, said = process.communicate()
    assert (process.returncode, said) == (0, "")
    assert "????" in out
    assert " piracy " in out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "ru"}, "ru"),
        ({"LANG": "fr_FR"}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert environment_language(environment) == language


def test_switches_are_read() -> None:
    assert switches(["half=true", "cards=8", "name=x=y"]) == {"half": True, "cards": 8, "name": "x=y"}
    with pytest.raises(BadRequest):
        switches(["=1"])


def test_rulesets_and_cards(capsys: pytest.CaptureFixture[str]) -> None:
    for language in ("en", "ru"):
        assert run(cli, ["rulesets", "--lang", language]) == 0
        listed = capsys.readouterr().out
        for info in fittest.rulesets():
            assert info.name in listed
            assert run(cli, ["cards", info.name, "--lang", language]) == 0
            assert capsys.readouterr().out.strip()
        assert "ruleset-" not in listed
        assert "switch-" not in listed
        assert ("half=no|chance|kind  (Half deck)" in listed) == (language == "en")


def test_version_says_what_runs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(cli, ["version"]) == 0
    assert "engine" in capsys.readouterr().out


SCENARIOS = """\
id: unknown
ruleset: chess
---
id: [
"""


def test_check_counts_what_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "some.yaml"
    path.write_text(SCENARIOS, encoding="utf-8")
    assert run(cli, ["check", str(path)]) == 1
    *failures, summary = capsys.readouterr().out.splitlines()
    assert [line.split(" ")[0] for line in failures] == ["FAIL", "FAIL"]
    assert f"{path}:1 unknown: " in failures[0]
    assert f"{path}:5, document 2: " in failures[1]
    assert summary == "2 scenarios: 0 passed, 2 failed."


def test_check_prints_an_object_for_each_scenario(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "some.yaml"
    path.write_text(SCENARIOS, encoding="utf-8")
    assert run(cli, ["check", "--json", str(path)]) == 1
    objects = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(o["id"], o["ok"]) for o in objects] == [("unknown", False), (f"{path}#2", False)]
    assert "chess" in objects[0]["why"]


def simulated(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, object]:
    players = str(RULESET.min_players)
    assert run(cli, ["simulate", RULESET.name, "--players", players, "--games", "6", "--json", *more]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["speed"]["decisions"] > 0
    result = found["result"]
    assert isinstance(result, dict)
    return result


def test_the_same_seed_gives_the_same_result_with_any_number_of_jobs(
    capsys: pytest.CaptureFixture[str],
) -> None:
    one = simulated(capsys, "--seed", "3")
    assert simulated(capsys, "--seed", "3", "--jobs", "2") == one
    assert simulated(capsys, "--seed", "4") != one


def test_a_report_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    args = [
        "simulate",
        RULESET.name,
        "--players",
        str(RULESET.min_players),
        "--games",
        "3",
        "--bots",
        "random,greedy",
    ]
    assert run(cli, args) == 0
    text = capsys.readouterr().out
    for word in ("Games per second", "Turns per game", "seat 1", "greedy", "%"):
        assert word in text


def test_a_bot_of_ones_own(capsys: pytest.CaptureFixture[str]) -> None:
    result = simulated(capsys, "--bots", "fittest.bots.random:RandomBot")
    assert result == {**simulated(capsys, "--bots", "random"), "bots": result["bots"]}


def test_a_short_soak(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(cli, ["soak", RULESET.name, "--games", "3", "--players", str(RULESET.min_players)]) == 0
    assert "nothing is broken" in capsys.readouterr().out


def test_a_short_bench(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "fittest.commands.bench.cases", lambda _: [Case("evolution", 4), Case("evolution", 8)]
    )
    monkeypatch.setattr("fittest.lab.bench.POSITIONS", 1)
    assert run(cli, ["bench", "--json", "--seconds", "0.02"]) == 0
    found = json.loads(capsys.readouterr().out)
    measured = {(row["subject"], row["players"], row["measure"]): row for row in found["rows"]}
    assert {subject for subject, _, _ in measured} == {"python-chess", "evolution"}
    assert all(row["value"] > 0 and row["ratio"] > 0 for row in found["rows"])
    assert [bar["what"] for bar in found["bars"]] == [
        *["cli-bar-speed"] * 2,
        *("cli-bar-clone", "cli-bar-view", "cli-bar-clones"),
    ]


def test_it_runs_as_a_module_and_stops_quietly_when_nobody_reads() -> None:
    command = [sys.executable, "-m", "fittest", "rulesets"]
    whole = subprocess.run(command, capture_output=True, text=True, check=True, env=dict(os.environ))
    assert RULESET.name in whole.stdout
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()
