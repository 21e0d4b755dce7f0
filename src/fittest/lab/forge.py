"""Positions, records, house rules and messages that are almost right, for `fittest fuzz`. Case `number` of a
seed is the same everywhere."""

import copy
import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import fittest

PLAYED = 90
"""Answers, at most, before a game is taken as a pattern."""
PATTERNS = 3
"""Games of each ruleset."""
JUNK: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    7,
    99,
    1000,
    10**6,
    -(2**63),
    2**63,
    2**128,
    10**60,
    0.5,
    -1e300,
    "",
    "P1",
    "P9",
    "pass",
    "Carnivorous",
    "\0",
    "@error-internal",
    "{ $who }",
    "<b>",
    "\u202e",
    "🦕" * 40,
    "x" * 400,
    [],
    {},
    [[]],
    [None, [], {}],
    {"engine": {}},
]
FIELDS: dict[str, tuple[str, ...]] = {
    "answer": ("asked", "text"),
    "chat": ("text",),
    "name": ("name",),
    "colour": ("colour", "seat"),
    "propose": ("what", "seat", "to"),
    "agree": ("what",),
    "decline": ("what",),
    "leave": (),
    "return": (),
    "configure": ("settings",),
    "kick": ("seat",),
    "start": (),
}


@cache
def games() -> list[fittest.Game]:
    """Some of every ruleset, played at random for a while."""
    made = []
    for number, info in enumerate(fittest.rulesets()):
        for pattern in range(PATTERNS):
            chance = random.Random(number * PATTERNS + pattern)
            game = fittest.new(
                info.name, players=chance.randint(info.min_players, info.max_players), seed=pattern
            )
            for _ in range(chance.randrange(PLAYED)):
                if game.decision is None:
                    break
                game.apply(chance.randrange(len(game.decision.codes)))
            made.append(game)
    return made


def position(chance: random.Random) -> dict[str, Any]:
    document: Any = chance.choice(games()).scenario()
    if chance.random() < 0.9:
        document["setup"].pop("engine", None)
    return {"scenario": spoiled(document, chance), "start": chance.random() < 0.5}


def record(chance: random.Random) -> dict[str, Any]:
    data: Any = chance.choice(games()).record()
    if chance.random() < 0.2:
        data["edition"] = chance.choice([0, 1, 2, 3, 99])
    if chance.random() < 0.2:
        scenario: Any = chance.choice(games()).scenario()
        scenario["setup"].pop("engine", None)
        data["scenario"] = scenario
    return {"record": spoiled(data, chance), "start": chance.random() < 0.5}


def house_rules(chance: random.Random) -> dict[str, Any]:
    """As the settings of a table, or with changed numbers of cards, which travel in a record."""
    info = chance.choice(fittest.rulesets())
    switches: dict[str, Any] = {
        s.name: chance.choice(s.choices) for s in info.switches if chance.random() < 0.5
    }
    seats = (
        chance.randint(info.min_players, info.max_players) if chance.random() < 0.8 else chance.randint(0, 9)
    )
    if chance.random() < 0.5:
        plan = chance.choice([{"kind": "person"}, {"kind": "bot", "level": "random"}])
        settings = {"ruleset": info.name, "switches": switches, "seats": [plan] * seats}
        return {"settings": spoiled(settings, chance), "start": chance.random() < 0.3}
    named = ["carnivorous", "swimming", "parasite/carnivorous", "big", "running", "nonsense"]
    switches["cards"] = {
        name: chance.choice([0, 1, 4, 99, 100, -1, 500]) for name in named if chance.random() < 0.5
    }
    data = {
        "format": 1,
        "ruleset": info.name,
        "players": seats,
        "seed": 1,
        "switches": switches,
        "answers": [],
    }
    return {"record": spoiled(data, chance), "start": chance.random() < 0.5}


MAKERS: dict[str, Callable[[random.Random], dict[str, Any]]] = {
    "positions": position,
    "records": record,
    "rules": house_rules,
}


def body(kind: str, seed: int, number: int) -> bytes:
    """The body of a request for a new table."""
    return json.dumps(MAKERS[kind](_chance(kind, seed, number))).encode()


def message(seed: int, number: int, asked: int, texts: list[str]) -> str:
    """What somebody says at a table, where `asked` is the pending question and `texts` are its options."""
    chance = _chance("messages", seed, number)
    if chance.random() < 0.05:
        return "".join(chr(chance.randrange(32, 0x2FFF)) for _ in range(chance.randrange(60)))
    kind = chance.choice(["answer", *FIELDS])
    values: dict[str, list[Any]] = {
        "asked": [asked, asked, asked - 1],
        "text": [*texts[:3], "hello", "pass"],
        "name": ["Ann", "@x"],
        "colour": ["red", "teal"],
        "what": ["undo", "pause", "resume", "bot"],
        "seat": [None, 0, 1, 7],
        "to": [None, 0, 3],
        "settings": [{"ruleset": "mutations"}, {"seats": []}],
    }
    said = {"type": kind, "id": f"f{number}", **{name: chance.choice(values[name]) for name in FIELDS[kind]}}
    return json.dumps(spoiled(said, chance))


def _chance(kind: str, seed: int, number: int) -> random.Random:
    return random.Random(f"{kind} {seed} {number}")


def spoiled(document: Any, chance: random.Random) -> Any:
    """A copy with a few parts changed; sometimes none."""
    made = json.loads(json.dumps(document))
    for _ in range(chance.choice([0, 0, 1, 1, 2, 3, 6])):
        made = _spoil(made, chance)
    return made


def _spoil(document: Any, chance: random.Random) -> Any:
    places = list(_places(document))
    if not places:
        return _junk(chance)
    holder, key = chance.choice(places)
    action = chance.randrange(7)
    if action <= 2:
        holder[key] = _junk(chance)
    elif action == 3:
        del holder[key]
    elif action == 4:
        other, place = chance.choice(places)
        holder[key] = other[place]
    elif action == 5 and isinstance(holder, list):
        holder[:] = (holder * chance.choice([2, 50, 2000]))[:6000]
    elif isinstance(holder, dict):
        holder[chance.choice(["engine", "P1", "P8", "seed", "x" * 400, "players", "animals"])] = _junk(chance)
    else:
        holder.append(_junk(chance))
    # A part that holds itself cannot be sent.
    try:
        json.dumps(document)
    except (ValueError, RecursionError):
        holder[key] = None
    return document


def _places(document: Any) -> Iterator[tuple[Any, Any]]:
    """Every part of a document, by what holds it and the key there."""
    keys: list[Any] = []
    if isinstance(document, dict):
        keys = list(document)
    elif isinstance(document, list):
        keys = list(range(len(document)))
    for key in keys:
        yield document, key
        yield from _places(document[key])


def _junk(chance: random.Random) -> Any:
    return copy.deepcopy(chance.choice(JUNK))
