"""`fittest fuzz`: the same cases everywhere, and a small run of it against a real server."""

import json
import random

import pytest

from fittest.cli import cli
from fittest.console import run
from fittest.lab import forge
from fittest.lab.fuzz import MEMORY, Report, Row


@pytest.mark.parametrize("kind", forge.MAKERS)
def test_a_case_is_known_by_its_number(kind: str) -> None:
    first = [forge.body(kind, 3, number) for number in range(40)]
    assert first == [forge.body(kind, 3, number) for number in range(40)]
    assert len(set(first)) > 30
    assert forge.body(kind, 4, 0) != first[0]


def test_patterns_stay_as_they_are() -> None:
    pattern = {"a": [1, {"b": []}], "c": {}}
    for seed in range(300):
        forge.spoiled(pattern, random.Random(seed))
    assert pattern == {"a": [1, {"b": []}], "c": {}}
    assert all(isinstance(junk, list | dict) is False or len(junk) <= 3 for junk in forge.JUNK)


def test_a_server_survives_some_of_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(cli, ["fuzz", "--cases", "30", "--seed", "5", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [row["kind"] for row in report["rows"]] == ["positions", "records", "rules", "messages"]
    for row in report["rows"]:
        assert (row["cases"], row["failed"]) == (30, 0)
        assert row["refused"] > 0
    assert sum(row["accepted"] for row in report["rows"]) > 0


def test_one_fault_is_enough(capsys: pytest.CaptureFixture[str]) -> None:
    sound = Report([Row("rules")], [], 5.0, 5.0, 100.0, 50.0)
    assert sound.holds
    for changes in ({"failures": ["rules 3: 500"]}, {"health": 1500.0}, {"memory": MEMORY + 1.0}):
        broken = Report(**{**{name: getattr(sound, name) for name in sound.__struct_fields__}, **changes})
        assert not broken.holds
