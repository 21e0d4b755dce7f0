"""Puzzles: positions with one clearly best answer that needs a thought. Each is a scenario file whose
`solution` are the right answers and whose `puzzle` tells how hard it is and why they are right.
"""

import json
from collections.abc import Mapping
from datetime import date
from functools import cache
from importlib.resources import files
from math import gcd
from typing import Any

import msgspec

from fittest.api import load
from fittest.kernel.errors import bad_request
from fittest.kernel.game import Game
from fittest.kernel.view import Text

LEVELS = (1, 2, 3)
"""Easy, medium, hard."""


class Refutation(msgspec.Struct, frozen=True):
    """What a wrong answer costs, in percentage points of the chance of winning, and what the right one has
    that it has not, if that can be said."""

    loss: int
    why: Text | None


class Notes(msgspec.Struct, frozen=True):
    """`weight` orders them by difficulty, from which follows the `level`; `seat` is asked. `chance` of
    winning with the right answer, in per cent; `why` it is better than the most tempting wrong one, which is
    `than`, at the `horizon` of the games compared, and in how many `worlds` they were."""

    level: int
    weight: int
    seat: int
    chance: int
    than: Text
    why: Text
    horizon: str
    worlds: int
    wrong: dict[str, Refutation]


class Puzzle(msgspec.Struct, frozen=True):
    id: str
    ruleset: str
    setup: dict[str, Any]
    solution: list[str]
    puzzle: Notes

    @property
    def position(self) -> dict[str, Any]:
        """As a scenario without what gives the answer away."""
        return {"id": self.id, "ruleset": self.ruleset, "setup": self.setup}

    def game(self) -> Game:
        """The position; whoever is asked there has to find the answer."""
        return load(self.position)


@cache
def puzzles() -> list[Puzzle]:
    """All that there are, the easiest first."""
    folder = files("fittest.puzzles") / "data"
    found = [
        msgspec.convert(json.loads(file.read_text(encoding="utf-8")), Puzzle)
        for file in folder.iterdir()
        if file.name.endswith(".json")
    ]
    return sorted(found, key=lambda one: (one.puzzle.weight, one.id))


def puzzle(name: str) -> Puzzle:
    for one in puzzles():
        if one.id == name:
            return one
    raise bad_request("error-unknown-puzzle", name=name)


def is_ours(document: Mapping[str, object]) -> bool:
    """Is it the position of one of them, to the last number?"""
    return any(one.position == document for one in puzzles())


def daily(day: date) -> Puzzle:
    """The same on a day for everybody. Each has its day before one comes again; `web/src/puzzles` does the
    same."""
    every = sorted(puzzles(), key=lambda one: one.id)
    return every[place_of_day((day - date(1970, 1, 1)).days, len(every))]


def place_of_day(day: int, count: int) -> int:
    step = next(step for step in range(count * 5 // 8, count + 2) if gcd(step, count) == 1)
    return day * step % count
