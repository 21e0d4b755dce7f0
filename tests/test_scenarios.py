"""The scenario runner: nothing that stands in a file can break it."""

import os
import time
from pathlib import Path

import pytest

from fittest import api, scenarios
from fittest.kernel.errors import BadRequest
from fittest.scenarios import Source, Verdict, read, split


def source(text: str) -> Source:
    return Source("f.yaml", 1, 10, text)


def checked(tmp_path: Path, text: str, seconds: float = 10) -> list[Verdict]:
    path = tmp_path / "some.yaml"
    path.write_text(text, encoding="utf-8")
    return list(scenarios.run([str(path)], api.check, "en", seconds))


def test_documents_are_cut_with_their_lines() -> None:
    text = "# head\n---\nid: a\n--- # note\n\n# more\nid: b\nx: |\n  --- not here\n...\n---\n# nothing\n"
    found = split("f", text)
    assert [(s.number, s.line, s.text.split("\n")[0]) for s in found] == [(1, 3, "id: a"), (2, 7, "id: b")]


def test_a_document_may_begin_on_the_marker_line() -> None:
    assert [s.text for s in split("f", "--- {id: a}\n--- {id: b}")] == [" {id: a}", " {id: b}"]


def test_words_stay_words() -> None:
    data = read(
        source("id: no\nruleset: on\nsetup: {a: yes, b: 010, c: 1:30, d: 2020-01-01, e: none, f: true, g: ~}")
    )
    assert data["id"] == "no"
    assert data["ruleset"] == "on"
    assert data["setup"] == {
        "a": "yes", "b": 10, "c": "1:30", "d": "2020-01-01", "e": "none", "f": True, "g": None
    }  # fmt: skip


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "id: a\nruleset: evolution\nid: b",
            'f.yaml:12, document 1: not readable as YAML: the key "id"',
        ),
        ("id: a\nsetup: {", "f.yaml:11"),
        ("id: a\nsetup: *nowhere", "f.yaml:11"),
        ("- 1\n- 2", "a scenario is a mapping"),
        ("just words", "a scenario is a mapping"),
        ("ruleset: evolution", '"id" must be a string'),
        ("id: [1]\nruleset: evolution", '"id" must be a string'),
        ("id: a", '"ruleset" must be a string'),
        ("id: a\nruleset: evolution\nsteps: {}", '"steps" must be a list'),
        ("id: a\nruleset: evolution\nsetup: 3", '"setup" must be a mapping'),
        ("id: a\nruleset: evolution\nexpects: {}", 'did you mean "expect"'),
        ("id: a\nruleset: evolution\nsetup: {[1]: 2}", "a key must be a word"),
        ("id: a\nruleset: evolution\nsetup: {? {a: 1} : 2}", "a key must be a word"),
        ("id: a\nruleset: !!python/object:os.system x", "f.yaml:11"),
        ("id: a\nsetup: " + "[" * 5000, "f.yaml"),
        ("id: \x07", "f.yaml"),
    ],
)
def test_what_is_ill_formed_is_refused_with_its_place(text: str, said: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        read(source(text))
    assert said in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_remarks_may_have_any_other_name() -> None:
    assert read(source("id: a\nruleset: evolution\nauthor: me"))["author"] == "me"


def test_an_ill_formed_document_does_not_hide_the_others(tmp_path: Path) -> None:
    verdicts = checked(tmp_path, "id: [\n---\nid: second\nruleset: no-such-game\n---\nid: a\nid: b\n")
    assert [v.id for v in verdicts] == [f"{tmp_path}/some.yaml#1", "second", f"{tmp_path}/some.yaml#3"]
    assert not any(v.ok for v in verdicts)
    assert "no-such-game" in verdicts[1].why[0]


def test_what_is_not_a_scenario_file_fails(tmp_path: Path) -> None:
    assert "no scenario" in checked(tmp_path, "# empty\n")[0].why[0]
    path = tmp_path / "binary.yaml"
    path.write_bytes(b"\xff\xfe\x00")
    assert not next(iter(scenarios.run([str(path)], api.check))).ok


# Rules that misbehave: these stand in for `api.check` in the worker process.


def hang(document: dict[str, object], language: str) -> list[str]:
    if document["id"] == "hang":
        time.sleep(60)
    return []


def crash(document: dict[str, object], language: str) -> list[str]:
    if document["id"] == "crash":
        os._exit(11)
    print("noise on standard output")
    return []


def eat(document: dict[str, object], language: str) -> list[str]:
    if document["id"] == "eat":
        os.environ["FOOD"] = "x" * (3 << 30)
    return []


def raise_(document: dict[str, object], language: str) -> list[str]:
    if document["id"] == "raise_":
        raise ZeroDivisionError("on line\ntwo")
    return []


def get_ready() -> None:
    time.sleep(2)


def test_getting_ready_is_not_the_scenarios_time() -> None:
    worker = scenarios.Worker(raise_, "en", 1.5, get_ready)
    try:
        assert worker.check(source("id: quick\nruleset: evolution")).ok
    finally:
        worker.stop()


@pytest.mark.parametrize(
    ("check", "said"),
    [(hang, "longer than 5.0 s"), (crash, "crash"), (eat, "MemoryError"), (raise_, "ZeroDivisionError")],
)
def test_a_scenario_that_misbehaves_fails_alone(
    check: scenarios.Check, said: str, capfd: pytest.CaptureFixture[str]
) -> None:
    worker = scenarios.Worker(check, "en", 5.0)
    try:
        names = ["before", check.__name__, "after"]
        found = [worker.check(source(f"id: {name}\nruleset: evolution")) for name in names]
    finally:
        worker.stop()
    assert [v.id for v in found] == names
    assert [v.ok for v in found] == [True, False, True]
    assert said in found[1].why[0]
    assert capfd.readouterr().out == ""
