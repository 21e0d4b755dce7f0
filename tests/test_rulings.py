"""The numbered rulings: their pages, and everything that cites them."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from fittest import rulings
from fittest.cli import cli
from fittest.console import run
from fittest.games.registry import FAMILIES

ROOT = Path(__file__).parents[1]
GAMES = [family.id for family in FAMILIES]
DEFINITION = re.compile(r'^(?:\* |\| )<a id="(?P<anchor>[^"]+)"></a>(?:\*\*)?(?P<id>[A-Z]+-?\d+)', re.M)
QUESTION = re.compile(r"[A-Z]\d\d")
CITED = re.compile(r"(?<![\w-])([A-Z]{1,4}-\d{1,2}|[QME]\d\d)(?![\w-])")
"""An id in prose or code; what only looks like one is `NO_RULINGS`."""
WORD = r"(?:[A-Z]{3,4}(?:-\d+)?|[A-Z]-\d+|[QME]\d\d)"
GROUPS = re.compile(rf"\[({WORD}(?:[ ,…]+{WORD})*)\]")
"""Ids in brackets, among them whole groups: [MDEV MDIV]."""
NO_RULINGS = {"UTF-8"}


def page(game: str) -> str:
    return rulings.page_of(game).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_its_anchor(game: str) -> None:
    found = [(match["anchor"], match["id"].lower()) for match in DEFINITION.finditer(page(game))]
    assert len(found) > 150
    assert [pair for pair in found if pair[0] != pair[1]] == []
    anchors = rulings.ANCHOR.findall(page(game))
    assert len(anchors) == len(set(anchors))
    assert {anchor for anchor in anchors if any(map(str.isdigit, anchor))} == {anchor for anchor, _ in found}
    assert {anchor.split("-")[0] for anchor, _ in found if "-" in anchor} <= set(anchors), "groups"


@pytest.mark.parametrize("game", GAMES)
def test_every_link_leads_somewhere_and_every_question_is_asked(game: str) -> None:
    linked = re.findall(r"\[([^\]]+)\]\(#([^)]+)\)", page(game))
    assert {target for _, target in linked} - rulings.anchors_of(game) == {"questions"}
    assert [pair for pair in linked if pair[0].lower() != pair[1]] == []
    questions = {name for _, name in DEFINITION.findall(page(game)) if QUESTION.fullmatch(name)}
    assert questions == {name for name, _ in linked if QUESTION.fullmatch(name)}


@pytest.mark.parametrize("game", GAMES)
def test_every_section_names_its_source(game: str) -> None:
    source = ""
    for line in page(game).splitlines():
        if line.startswith("## "):
            source = ""
        elif line.startswith("*Source: "):
            source = line
        elif line.startswith("* <a id="):
            assert source, line


def cited_files() -> Iterator[Path]:
    for folder, kinds in (("src", "py toml ftl"), ("tests", "py yaml"), ("docs", "md")):
        for kind in kinds.split():
            yield from sorted((ROOT / folder).rglob(f"*.{kind}"))


def games_of(path: Path) -> list[str]:
    """The games whose rulings a file means: the same id may stand for something else in another game."""
    words = re.split(r"[^a-z]+", str(path.relative_to(ROOT)))
    return [game for game in GAMES if game in words] or GAMES


def test_every_cited_ruling_exists() -> None:
    lost, found = [], 0
    for path in cited_files():
        text = path.read_text(encoding="utf-8")
        known = frozenset().union(*(rulings.anchors_of(game) for game in games_of(path)))
        cited = set(CITED.findall(text)) - NO_RULINGS
        for group in GROUPS.findall(text):
            words = set(re.findall(WORD, group))
            # Other lists of words in capitals are no citation.
            if any(word.lower() in known for word in words):
                cited |= words
        found += len(cited)
        lost += [f"{path.relative_to(ROOT)}: {name}" for name in sorted(cited) if name.lower() not in known]
    assert found > 2000
    assert lost == []


FAILING = """
id: corner-mfed-5-and-no-such-9
ruleset: mutations
setup: {P1: {row: [{s: a}]}}
expect: {a: {pop: 3}}
ruling: [MANG-3, PIR-1]
q: M37
---
id: a-document-without-a-game
ruleset: chess
ruling: PIR-1
"""
LINKS = [f"docs/rulings/mutations.md#{anchor}" for anchor in ("mang-3", "m37", "mfed-5")]


def test_a_failed_scenario_is_linked_to_its_rulings(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "some.yaml"
    path.write_text(FAILING, encoding="utf-8")
    monkeypatch.chdir(ROOT)
    assert run(cli, ["check", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.strip() for line in lines if line.startswith("  ")] == LINKS
    assert run(cli, ["check", "--json", str(path)]) == 1
    first, second = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert (first["rulings"], second["rulings"]) == (LINKS, [])
    monkeypatch.chdir(tmp_path)
    assert rulings.links("mutations", ["MANG-3"]) == [f"{ROOT}/{LINKS[0]}"]


def test_an_installed_package_has_its_own_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = tmp_path / "lib" / "fittest" / "rulings.py"
    shutil.copytree(ROOT / "docs" / "rulings", module.parent / "docs" / "rulings")
    monkeypatch.setattr(rulings, "__file__", str(module))
    assert rulings.page_of("dinosaurs") == module.parent / "docs" / "rulings" / "dinosaurs.md"
    shutil.rmtree(module.parent)
    assert rulings.links("dinosaurs", ["AUC-7"]) == []
