"""A study: many games of one ruleset, or of several on the same deals, watched and kept on disk.

Games are played in parts. Each part that is done is a file of its own, so that a study that was stopped goes
on where it was; the result depends on the plan alone, not on who played which part. A part is a file of games
(`fittest.saved_games`): the record of each, with what was watched added to it.
"""

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import fittest
from fittest.bots.player_view import PlayerView
from fittest.bots.registry import bot
from fittest.house_rules import is_house, place_of, resolve, with_value
from fittest.kernel.errors import bad_request
from fittest.lab.pool import in_order
from fittest.lab.seeds import derive
from fittest.lab.simulate import Plan
from fittest.lab.watch import Kind, Watch, watch
from fittest.saved_games import saved

PART = 25
"""Games in a part, if the bots are quick; of those that think, every game is a part."""
QUICK = {"random", "easy", "greedy", "greedy@1"}
PLAN_FILE = "study.json"
PARTS_FOLDER = "parts"


class Rival(msgspec.Struct, frozen=True):
    """Rules that are played on the same deals as those of the study."""

    name: str
    ruleset: str
    switches: dict[str, Any] = {}


class Study(msgspec.Struct, frozen=True):
    """`vary` names a switch, or a card or number of the switch `within`, and `values` what it is set to, one
    after the other, for the same deals; or
    `rivals` are other rules for these deals, after those of the study, whose name is `title`. Without either
    there is one variant."""

    ruleset: str
    players: int
    games: int
    bots: list[str]
    seed: int = 0
    switches: dict[str, Any] = {}
    vary: str = ""
    values: list[Any] = []
    title: str = ""
    rivals: list[Rival] = []
    within: str = ""

    @property
    def variants(self) -> list[str]:
        if self.vary:
            return [f"{self.vary}={_shown(value)}" for value in self.values]
        return [self.title or self.ruleset, *(rival.name for rival in self.rivals)]

    def plan(self, variant: int) -> Plan:
        ruleset, switches = self.ruleset, self.switches
        if self.vary:
            switches = with_value(switches, self.within, self.vary, self.values[variant])
        elif variant:
            ruleset, switches = self.rivals[variant - 1].ruleset, self.rivals[variant - 1].switches
        return Plan(ruleset, self.players, self.games, self.bots, self.seed, switches)

    def seed_of(self, number: int) -> int:
        """The seed of a deal, the same for all variants."""
        return derive(self.seed, "game", number)

    def watch(self, variant: int) -> Watch:
        """A watch over a game that nobody plays, for the deck and the names of traits."""
        plan = self.plan(variant)
        return watch(fittest.new(plan.ruleset, players=self.players, seed=self.seed, **plan.switches))

    def pool(self, variant: int) -> list[Kind]:
        return self.watch(variant).pool

    def parts(self) -> list["Part"]:
        size = PART if QUICK.issuperset(self.bots) else 1
        return [
            Part(variant, first, min(size, self.games - first))
            for first in range(0, self.games, size)
            for variant in range(len(self.variants))
        ]


class Part(msgspec.Struct, frozen=True):
    variant: int
    first: int
    count: int

    @property
    def file(self) -> str:
        return f"{self.variant}-{self.first:07}-{self.count}.jsonl"


class Seat(msgspec.Struct, frozen=True):
    """`win` is the share of the victory; `traits` as in `Watch.tallies`."""

    bot: str
    score: int
    win: float
    traits: dict[str, list[int]]


class Watched(msgspec.Struct, frozen=True):
    """One game; `dealt` and `opening` as in `Watch`."""

    variant: int
    number: int
    turns: int
    decisions: int
    seats: list[Seat]
    dealt: list[int] = []
    opening: int = 0


class Line(msgspec.Struct, frozen=True):
    """A game in a part, of which the lab reads only its own."""

    watched: Watched


LINES = msgspec.json.Decoder(Line)


def study_of(
    ruleset: str,
    players: int,
    games: int,
    bots: list[str],
    seed: int = 0,
    switches: dict[str, Any] | None = None,
    vary: str = "",
    values: list[Any] | None = None,
    against: list[str] | None = None,
) -> Study:
    """Refuses what cannot be played before the first game is. `against` are other rulesets or files of house
    rules, with the same `switches`."""
    chosen = switches or {}
    name, own = resolve(ruleset)
    rivals = []
    for other in against or []:
        other_name, others = resolve(other)
        rivals.append(Rival(_title(other), other_name, {**others, **chosen}))
    titles = [_title(ruleset), *(rival.name for rival in rivals)]
    if rivals and (vary or len(set(titles)) < len(titles)):
        raise bad_request("error-lab-against", names=titles)
    every = {**own, **chosen}
    within = place_of(name, players, every, vary) if vary else ""
    made = Study(name, players, games, bots, seed, every, vary, values or [], titles[0], rivals, within)
    if not bots:
        raise bad_request("error-no-bots")
    for each in bots:
        bot(each, 0)
    for variant in range(len(made.variants)):
        made.watch(variant)
    return made


def _title(ruleset: str) -> str:
    return Path(ruleset).stem if is_house(ruleset) else ruleset


def play_game(study: Study, variant: int, number: int) -> tuple[Watched, bytes]:
    """What was seen, and the line of the game in its part."""
    plan = study.plan(variant)
    game = fittest.new(plan.ruleset, players=plan.players, seed=study.seed_of(number), **plan.switches)
    names = [plan.bot_at(place) for place in plan.seating(number)]
    seeds = [derive(plan.seed, "bot", number, seat) for seat in range(plan.players)]
    bots = [bot(name, seed) for name, seed in zip(names, seeds, strict=True)]
    players = [PlayerView(game, seat) for seat in range(plan.players)]
    eye = watch(game)
    decisions = 0
    while (decision := game.decision) is not None:
        choice = bots[decision.seat].choose(players[decision.seat])
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
    watched = Watched(variant, number, game.turns, decisions, seats, eye.dealt, eye.opening)
    return watched, saved(game, names, seeds).line(watched=watched)


def play_part(study: Study, part: Part) -> bytes:
    """The games of a part: the same bytes on every machine."""
    return b"".join(play_game(study, part.variant, part.first + i)[1] for i in range(part.count))


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
) -> Iterator[Watched]:
    """Play what is missing in `out`; `progress` is told how many games have been done. Gives all games, in
    the order of the parts."""
    folder = open_folder(study, out)
    parts = study.parts()
    missing = [part for part in parts if not (folder / part.file).is_file()]
    progress(sum(part.count for part in parts) - sum(part.count for part in missing))
    if cluster is None:
        results = in_processes(study, missing, jobs)
    else:
        from fittest.lab.cluster import on_cluster

        results = on_cluster(cluster, partial(play_part, study), missing, study)
    for part, data in results:
        write_whole(folder / part.file, data)
        progress(part.count)
    return games_in(study, out)


def games_in(study: Study, out: Path) -> Iterator[Watched]:
    """One part after the other, since a large study does not fit into memory as it is."""
    for part in study.parts():
        yield from read_part(out / PARTS_FOLDER / part.file)


def lines_in(study: Study, out: Path) -> Iterator[tuple[Watched, bytes]]:
    """The same together with the record of each game."""
    for part in study.parts():
        path = out / PARTS_FOLDER / part.file
        yield from zip(read_part(path), path.read_bytes().splitlines(keepends=True), strict=True)


def read_study(out: Path) -> Study:
    """The study of a folder."""
    plan = out / PLAN_FILE
    try:
        return msgspec.json.decode(plan.read_bytes(), type=Study)
    except (OSError, msgspec.DecodeError) as error:
        raise bad_request("error-lab-plan", path=str(plan), why=str(error)) from error


def open_folder(study: Study, out: Path) -> Path:
    """The folder of the parts; refuses one that belongs to another study. The number of games may grow."""
    plan = out / PLAN_FILE
    folder = out / PARTS_FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    if plan.is_file() and msgspec.structs.replace(read_study(out), games=study.games) != study:
        raise bad_request("error-lab-other", path=str(out))
    write_whole(plan, msgspec.json.format(msgspec.json.encode(study)))
    return folder


def read_part(path: Path) -> list[Watched]:
    try:
        return [line.watched for line in LINES.decode_lines(path.read_bytes())]
    except msgspec.DecodeError as error:
        raise bad_request("error-lab-plan", path=str(path), why=str(error)) from error


def write_whole(path: Path, data: bytes) -> None:
    """All of it or nothing, also if the process dies."""
    rough = path.with_suffix(f".{os.getpid()}.tmp")
    rough.write_bytes(data)
    rough.replace(path)


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
