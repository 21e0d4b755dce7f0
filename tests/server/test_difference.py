"""The difference of two documents, read again, gives the second one."""

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fittest.server.difference import difference
from tests.server.changes import changed

# The browser's client reads the same ones (web/src/lib/patch.test.ts).
CASES = json.loads((Path(__file__).parent / "changes.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES)
def test_a_difference_is_as_written(case: dict[str, Any]) -> None:
    assert difference(case["old"], case["new"]) == case["change"]
    assert changed(case["old"], case["change"]) == case["new"]


def test_what_is_equal_has_no_difference() -> None:
    for case in CASES:
        assert difference(case["new"], case["new"]) is None


def document(chance: random.Random, depth: int = 3) -> Any:
    kind = chance.randrange(5 if depth else 2)
    if kind == 0:
        return chance.choice([None, "", "a", "b", 2, 3, 5])
    if kind == 1:
        return [chance.choice("abc") for _ in range(chance.randrange(5))]
    if kind == 2:
        ids = chance.sample(range(8), chance.randrange(6))
        return [{"id": number, "in": document(chance, depth - 1)} for number in ids]
    names = chance.sample(["id", "name", "x", "y", "cut", "add", "at"], chance.randrange(5))
    return {name: document(chance, depth - 1) for name in names}


def altered(chance: random.Random, value: Any) -> Any:
    """Much the same."""
    if chance.random() < 0.15:
        return document(chance)
    if isinstance(value, dict):
        return {name: altered(chance, inner) for name, inner in value.items() if chance.random() < 0.9}
    if isinstance(value, list):
        return [altered(chance, item) for item in value if chance.random() < 0.9]
    return value


def test_any_two_documents() -> None:
    chance = random.Random(1)
    for _ in range(4000):
        old = document(chance)
        new = altered(chance, old) if chance.random() < 0.8 else document(chance)
        before = json.dumps(old)
        change = difference(old, new)
        assert changed(old, change) == new, (old, new, change)
        assert json.dumps(old) == before
        assert (change is None) == (old == new)


class Leaf(msgspec.Struct, frozen=True, omit_defaults=True):
    id: int
    food: int = 0
    traits: list[str] = []


class Board(msgspec.Struct, frozen=True, rename={"since": "from"}):
    since: int
    leaves: list[Leaf]
    inner: Leaf | None
    plain: list[int]


def board(chance: random.Random) -> Board:
    ids = sorted(chance.sample(range(6), chance.randrange(5)))
    leaves = [Leaf(n, chance.randrange(2), ["a"] * chance.randrange(2)) for n in ids]
    return Board(chance.randrange(2), leaves, chance.choice([None, Leaf(1), Leaf(1, 2)]), ids[:2])


def test_structs_differ_as_what_they_are_encoded_as() -> None:
    chance = random.Random(2)
    for _ in range(2000):
        old, new = board(chance), board(chance)
        plain = [msgspec.to_builtins(one) for one in (old, new)]
        assert msgspec.to_builtins(difference(old, new)) == difference(*plain)
