"""Texts: the same in every language, all that are used are there, none is there that nobody uses.

A key is used if it stands in the sources as a string, or if it is put together there from strings, as in
`"@trait-" + name` or f"ruleset-{name}": then `name` has to stand somewhere too, in the sources or in a data
file, spelt as in the key. A trait that is taken away so makes its texts unused.
"""

import ast
import json
import random
import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import fittest
from fittest.games.dinosaurs import events as dinosaurs_events
from fittest.games.dinosaurs import moves as dinosaurs
from fittest.games.evolution import events as evolution_events
from fittest.games.evolution import moves as evolution
from fittest.games.mutations import events as mutations_events
from fittest.games.mutations import moves as mutations
from fittest.kernel.message import Message
from fittest.texts import LANGUAGES, keys, render

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "fittest"
WEB = ROOT / "web" / "src"

# A string in the sources that begins like this is meant as a key.
FAMILIES = ("why", "error", "prompt", "option", "event", "ruleset", "trait", "cli", "mut", "dino")
KEY = re.compile(rf"@?(?:{'|'.join(FAMILIES)})-[a-z0-9-]*[a-z0-9](?:\.[a-z-]+)?")
# One for each kind of quotes, since one kind may stand within another.
QUOTED = [re.compile(pattern) for pattern in (r"'([^'\n]*)'", r'"([^"\n]*)"', r"`([^`]*)`")]


NOTE = "web-note-"


class Words:
    """The strings of the sources: whole ones, and pieces that are glued to something else."""

    def __init__(self) -> None:
        self.whole: set[str] = set()
        self.pieces: set[str] = set()

    def read_python(self, tree: ast.AST) -> None:
        docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        glued: set[int] = set()
        for node in ast.walk(tree):
            parts: list[ast.expr] = []
            if isinstance(node, ast.JoinedStr):
                parts = node.values
            elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
                parts = [node.left, node.right]
            elif isinstance(node, ast.AugAssign):
                parts = [node.value]
            for part in parts:
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    glued.add(id(part))
                    self.pieces.add(part.value.removeprefix("@"))
        known = docstrings | glued
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in known:
                self.whole.add(node.value.removeprefix("@"))

    def read_web(self, text: str) -> None:
        for found in (string for quoted in QUOTED for string in quoted.findall(text)):
            parts = re.split(r"\$\{[^}]*\}", found)
            if len(parts) == 1:
                self.whole.add(found.removeprefix("@"))
            self.pieces.update(part.removeprefix("@") for part in parts if part)

    def read_data(self, data: Any) -> None:
        if isinstance(data, str):
            self.whole.add(data)
        elif isinstance(data, dict):
            for key, value in data.items():
                self.read_data(key)
                self.read_data(value)
        elif isinstance(data, list):
            for value in data:
                self.read_data(value)

    def uses(self, key: str) -> bool:
        if key in self.whole or key in labels():
            return True
        for start in self.pieces:
            if start and key.startswith(start):
                rest = key[len(start) :]
                if rest in self.whole or rest in self.pieces:
                    return True
                if self.ends(rest):
                    return True
        if key.startswith(NOTE):
            # A note to a card is found by the key of its name.
            return NOTE in self.pieces and key[len(NOTE) :] in keys("en")
        return self.ends(key)

    def ends(self, key: str) -> bool:
        """Is it a string with a piece at its end? A string that begins with a dash is one, too."""
        dashed = key[key.rindex("-") :] if "-" in key else ""
        if dashed in self.whole and key.removesuffix(dashed) in self.whole:
            return True
        return any(end and key.endswith(end) and key[: -len(end)] in self.whole for end in self.pieces)


@cache
def words() -> Words:
    found = Words()
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix == ".py":
            found.read_python(ast.parse(path.read_text(encoding="utf-8")))
        elif path.suffix == ".toml":
            found.read_data(tomllib.loads(path.read_text(encoding="utf-8")))
        elif path.suffix in (".yaml", ".yml"):
            found.read_data(yaml.safe_load(path.read_text(encoding="utf-8")))
    for path in sorted(WEB.rglob("*")) if WEB.exists() else []:
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            found.read_web(path.read_text(encoding="utf-8"))
        elif path.suffix == ".json":
            found.read_data(json.loads(path.read_text(encoding="utf-8")))
    found.whole.update(part for info in fittest.rulesets() for part in info.name.split("+"))
    return found


@cache
def labels() -> set[str]:
    """The keys that the labels of options can have."""
    found = set()
    games = (evolution.MOVES, mutations.MOVES, dinosaurs.MOVES)
    for prefix, verb in [(moves.prefix, verb) for moves in games for verb in moves.verbs]:
        keys = [prefix + verb.word]
        for field in verb.fields:
            if field.optional:
                keys += [key + field.suffix for key in keys]
        found.update(keys)
    return found | tellings()


def tellings() -> set[str]:
    """The keys that events can be told with."""
    found = set()
    for game in (evolution_events, mutations_events, dinosaurs_events):
        for kind in game.KINDS.all:
            keys = [kind.key]
            for argument in kind.arguments:
                if argument is mutations_events.TOKEN:
                    keys = [f"{kind.key}-{verb.word}" for verb in mutations.MOVES.verbs]
                elif argument.suffix:
                    keys += [key + argument.suffix for key in keys]
            found.update(keys)
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def entries(language: str) -> list[tuple[str, frozenset[str]]]:
    """Every key of the files of a language with its variables, doubles included; nonsense shows as a key."""
    found: list[tuple[str, frozenset[str]]] = []
    for path in sorted((SOURCES / "locales" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Junk):
                found.append((f"{path.name}: not readable: {str(entry.content).strip()[:60]}", frozenset()))
            elif isinstance(entry, fluent.Message):
                if entry.value is not None:
                    found.append((entry.id.name, variables(entry.value)))
                found += [(f"{entry.id.name}.{a.id.name}", variables(a.value)) for a in entry.attributes]
    return found


def variables(pattern: Any) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return frozenset(visitor.found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_readable_and_no_key_stands_twice(language: str) -> None:
    counts = Counter(key for key, _ in entries(language))
    assert [key for key, count in counts.items() if count > 1 or " " in key] == []
    # Beside them there are those of an expansion.
    assert set(counts) <= keys(language)


def test_languages_have_the_same_keys() -> None:
    first, *others = (keys(language) for language in LANGUAGES)
    for other in others:
        assert sorted(first ^ other) == []


def test_languages_have_the_same_arguments() -> None:
    first, *others = (dict(entries(language)) for language in LANGUAGES)
    for other in others:
        assert {key: (first[key], other[key]) for key in first if first[key] != other.get(key)} == {}


def test_every_key_is_used() -> None:
    assert sorted(key for key, _ in entries("en") if not words().uses(key)) == []


# A ruling, a seat or a hex, as they are called where rules and games are written down.
IDS = re.compile(r"\b(?:[A-Z]{2,4}-\d+|[A-Z]\d{1,2})\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_names_an_id(language: str) -> None:
    """But for the rulings at the end of a note, which the client leaves out, and what one types."""
    folder = SOURCES / "locales" / language
    files = [path for path in sorted(folder.glob("*.ftl")) if path.stem != "terminal"]
    lines = [line for path in files for line in path.read_text("utf-8").splitlines() if line[:1] != "#"]
    told = [re.sub(r"^[\w.-]+ = |\s*\[[^\]]*\]$", "", line) for line in lines]
    assert [line for line in told if IDS.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", ["evolution+time-to-fly+continents+gift", "mutations", "dinosaurs"])
def test_no_question_and_no_option_names_an_id(ruleset: str, language: str) -> None:
    game, chance = fittest.new(ruleset, players=3, seed=3), random.Random(3)
    said: set[str] = set()
    while (decision := game.decision) is not None and len(said) < 200:
        said.add(render(decision.prompt, language))
        said.update(render(option.message, language) for option in decision.options)
        game.apply(chance.randrange(len(decision.options)))
    assert len(said) >= 50
    assert sorted(text for text in said if IDS.search(text)) == []


def test_the_guide_explains_every_question() -> None:
    assert (
        sorted(key for key in keys("en") if key.startswith("prompt-") and f"guide-{key}" not in keys("en"))
        == []
    )


def test_every_key_in_the_sources_has_a_text() -> None:
    meant = {word for word in words().whole if KEY.fullmatch(word)}
    assert sorted(meant - keys("en") - words().pieces) == []


def test_calls_give_the_arguments_that_the_text_wants() -> None:
    wanted = dict(entries("en"))
    wrong = []
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                key, given = spoken(node)
                if key in wanted and given is not None and wanted[key] != given:
                    wrong.append(
                        f"{path.name}:{node.lineno} {key}: {sorted(given)}, not {sorted(wanted[key])}"
                    )
    assert wrong == []


def spoken(call: ast.Call) -> tuple[str, set[str] | None]:
    """The key and the names of the arguments of a call that makes a message; None if they are not plain."""
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    first = call.args[0] if call.args else None
    if not (isinstance(first, ast.Constant) and isinstance(first.value, str)):
        return "", None
    if name in ("text", "bad_request"):
        named = {keyword.arg for keyword in call.keywords if keyword.arg is not None}
        return first.value, named if len(named) == len(call.keywords) else None
    if name == "Message":
        if len(call.args) == 1 and not call.keywords:
            return first.value, set()
        second = call.args[1] if len(call.args) > 1 else None
        if isinstance(second, ast.Dict) and all(isinstance(k, ast.Constant) for k in second.keys):
            return first.value, {str(k.value) for k in second.keys if isinstance(k, ast.Constant)}
    return "", None


def test_a_key_put_together_is_used_only_if_its_parts_are_there() -> None:
    found = Words()
    found.read_python(ast.parse('a = "@trait-" + b\nc = f"{d}-seen"\ne = ["running", "event-drew"]'))
    assert found.uses("trait-running")
    assert found.uses("event-drew-seen")
    assert not found.uses("trait-flight")
    assert not found.uses("event-laid-seen")


def test_arguments_that_are_keys_are_put_in_words() -> None:
    message = Message(
        "error-scenario-key", {"place": "f:1", "number": 2, "name": "id", "kind": "@cli-kind-text"}
    )
    assert render(message, "en") == 'f:1, document 2: "id" must be a string.'
    assert render(message, "ru") == "f:1, документ 2: «id» должно быть строкой."


def test_players_are_named_in_the_language() -> None:
    order = Message("event-dino-order", {"players": ["P1", "P3"]})
    assert render(order, "en") == "Order of this turn: P1, P3."
    assert render(order, "ru") == "Порядок этого хода: Игрок 1, Игрок 3."
    tie = Message("event-dino-rolled-off", {"rolls": ["P1 – 3", "P2 – 5"]})
    assert "Игрок 1 – 3, Игрок 2 – 5" in render(tie, "ru")
    assert render(Message("table-left", {"who": "P10"}), "ru").startswith("P10 ")


def test_a_missing_key_shows_itself() -> None:
    assert render(Message("no-such-key"), "ru") == "no-such-key"


@pytest.mark.parametrize(
    ("count", "word"), [(1, "сценарий"), (3, "сценария"), (5, "сценариев"), (21, "сценарий")]
)
def test_russian_plurals(count: int, word: str) -> None:
    sentence = render(Message("cli-check-summary", {"count": count, "passed": 0, "failed": count}), "ru")
    assert f"{count} {word}:" in sentence


def test_keys_of_the_browser_client_are_found_within_templates() -> None:
    found = Words()
    found.read_web("const a = t(`trait-${name}`) + (off ? ` (${t('web-off')})` : \"running\")")
    assert found.uses("web-off")
    assert found.uses("trait-running")
    assert not found.uses("web-on")
