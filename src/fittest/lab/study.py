"""A study: many games of one ruleset, or of several that differ in one switch, watched and kept on disk.

Games are played in parts. Each part that is done is a file of its own, so that a study that was stopped goes
on where it was; the result depends on the plan alone, not on who played which part.
"""

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import fittest
from fittest.bots.chair import Chair
from fittest.bots.registry import bot
from fittest.house import resolve
from fittest.kernel.errors import bad_request
from fittest.lab.pool import in_order
from fittest.lab.seeds import derive
from fittest.lab.simulate import Plan
from fittest.lab.watch import watch

PART = 25
"""Games in a part."""
PLAN_FILE = "study.json"
PARTS_FOLDER = "parts"


class Study(msgspec.Struct, frozen=True):
    """`vary` names a switch, and `values` what it is set to, one after the other, for the same deals. Without
    it there is one variant, with `switches` alone."""

    ruleset: str
    players: int
    games: int
    bots: list[str]
    seed: int = 0
    switches: dict[str, Any] = {}
    vary: str = ""
    values: list[Any] = []

    @property
    def variants(self) -> list[str]:
        return [f"{self.vary}={_shown(value)}" for value in self.values] if self.vary else [self.ruleset]

    def plan(self, variant: int) -> Plan:
        switches = {**self.switches, self.vary: self.values[variant]} if self.vary else self.switches
        return Plan(self.ruleset, self.players, self.games, self.bots, self.seed, switches)

    def parts(self) -> list["Part"]:
        return [
            Part(variant, first, min(PART, self.games - first))
            for first in range(0, self.games, PART)
            for variant in range(len(self.variants))
        ]


class Part(msgspec.Struct, frozen=True):
    variant: int
    first: int
    count: int

    @property
    def file(self) -> str:
        return f"{self.variant}-{self.first:07}-{self.count}.json"


class Seat(msgspec.Struct, frozen=True):
    """`win` is the share of the victory; `traits` as in `Watch.tallies`."""

    bot: str
    score: int
    win: float
    traits: dict[str, list[int]]


class Watched(msgspec.Struct, frozen=True):
    """One game."""

    variant: int
    number: int
    turns: int
    decisions: int
    seats: list[Seat]


def study_of(
    ruleset: str,
    players: int,
    games: int,
    bots: list[str],
    seed: int = 0,
    switches: dict[str, Any] | None = None,
    vary: str = "",
    values: list[Any] | None = None,
) -> Study:
    """Refuses what cannot be played before the first game is."""
    name, own = resolve(ruleset)
    made = Study(name, players, games, bots, seed, {**own, **(switches or {})}, vary, values or [])
    if not bots:
        raise bad_request("error-no-bots")
    for each in bots:
        bot(each, 0)
    for variant in range(len(made.variants)):
        plan = made.plan(variant)
        fittest.new(plan.ruleset, players=players, seed=seed, **plan.switches)
    return made


def play_game(study: Study, variant: int, number: int) -> Watched:
    plan = study.plan(variant)
    game = fittest.new(
        plan.ruleset, players=plan.players, seed=derive(plan.seed, "game", number), **plan.switches
    )
    names = [plan.bot_at(place) for place in plan.seating(number)]
    bots = [bot(name, derive(plan.seed, "bot", number, seat)) for seat, name in enumerate(names)]
    chairs = [Chair(game, seat) for seat in range(plan.players)]
    eye = watch(game)
    decisions = 0
    while (decision := game.decision) is not None:
        choice = bots[decision.seat].choose(chairs[decision.seat])
        eye.answered(decision.seat, decision.codes[choice])
        game.apply(choice)
        eye.look()
        decisions += 1
    eye.end()
    winners, scores = game.winners, game.scores
    seats = [
        Seat(names[seat], scores[seat], 1 / len(winners) if seat in winners else 0.0, eye.tallies[seat])
        for seat in range(plan.players)
    ]
    return Watched(variant, number, game.turns, decisions, seats)


def play_part(study: Study, part: Part) -> bytes:
    """The games of a part as JSON: the same bytes whoever plays it."""
    games = [play_game(study, part.variant, part.first + i) for i in range(part.count)]
    return msgspec.json.encode(games, order="sorted")


def play_numbered(study: Study, parts: list[Part], number: int) -> bytes:
    return play_part(study, parts[number])


def in_processes(study: Study, parts: list[Part], jobs: int) -> Iterator[tuple[Part, bytes]]:
    yield from zip(parts, in_order(partial(play_numbered, study, parts), len(parts), jobs), strict=True)


def run(
    study: Study,
    out: Path,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Watched]:
    """Play what is missing in `out`; `progress` is told how many games have been done. Gives all games, in
    order."""
    folder = open_folder(study, out)
    parts = study.parts()
    missing = [part for part in parts if not (folder / part.file).is_file()]
    progress(sum(part.count for part in parts) - sum(part.count for part in missing))
    if cluster is None:
        results = in_processes(study, missing, jobs)
    else:
        from fittest.lab.cluster import on_cluster

        results = on_cluster(cluster, study, missing)
    for part, data in results:
        _write(folder / part.file, data)
        progress(part.count)
    games = [game for part in parts for game in read_part(folder / part.file)]
    return sorted(games, key=lambda game: (game.variant, game.number))


def open_folder(study: Study, out: Path) -> Path:
    """The folder of the parts; refuses one that belongs to another study. The number of games may grow."""
    plan = out / PLAN_FILE
    folder = out / PARTS_FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    if plan.is_file():
        try:
            before = msgspec.json.decode(plan.read_bytes(), type=Study)
        except msgspec.DecodeError as error:
            raise bad_request("error-lab-plan", path=str(plan), why=str(error)) from error
        if msgspec.structs.replace(before, games=study.games) != study:
            raise bad_request("error-lab-other", path=str(out))
    _write(plan, msgspec.json.format(msgspec.json.encode(study)))
    return folder


def read_part(path: Path) -> list[Watched]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=list[Watched])
    except msgspec.DecodeError as error:
        raise bad_request("error-lab-plan", path=str(path), why=str(error)) from error


def _write(path: Path, data: bytes) -> None:
    """All of it or nothing, also if the process dies."""
    rough = path.with_suffix(f".{os.getpid()}.tmp")
    rough.write_bytes(data)
    rough.replace(path)


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
