"""Looks for counts and numbers that bring a game closer to several goals at once.

Rules are tried in rounds, all on the same deals: first the printed ones and others at random, then neighbours
of those that no other rules beat at everything. In the end the best are played again on new deals, because
rules picked for their luck do worse the second time. All of it follows from the plan: the same command
continues where it was stopped.
"""

from collections.abc import Callable, Iterator
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import msgspec

import fittest
from fittest.house_rules import changed, value_now
from fittest.kernel.chance import Chance
from fittest.kernel.errors import BadRequest, bad_request
from fittest.lab.goals import Aim, distance
from fittest.lab.samples import samples
from fittest.lab.seeds import derive
from fittest.lab.statistics import Mean
from fittest.lab.study import Rival, Study, run, study_of, write_whole

PLAN_FILE = "tune.json"
ROUND = 8
"""Rules that are tried together."""
FINALISTS = 8
FEW = 64
"""Up to this many possible rules, all are tried, in random order."""
BLIND = 2
"""Rounds before neighbours of the best are tried."""
CONFIRMED = 4
"""The finalists play this many times the games of a trial, on other deals."""
LOOKS = 200
"""How often other rules are looked for before giving up."""
UNCHANGED = "unchanged"

Value = bool | int | str
Values = tuple[Value, ...]


class Change(msgspec.Struct, frozen=True):
    """What may be changed, and the values it may have, in order."""

    name: str
    values: list[Value]


class Tuning(msgspec.Struct, frozen=True):
    ruleset: str
    players: int
    games: int
    bots: list[str]
    changes: list[Change]
    aims: list[Aim]
    rounds: int
    seed: int = 0
    switches: dict[str, Any] = {}
    title: str = ""

    def switches_with(self, values: Values) -> dict[str, Any]:
        named = {change.name: value for change, value in zip(self.changes, values, strict=True)}
        return changed(self.ruleset, self.players, self.switches, named)


class Trial(msgspec.Struct, frozen=True):
    """Rules that were tried; `values` is None for those as they are. `folder` has the games, as the variant
    of this `place`."""

    values: Values | None
    distances: list[Mean]
    folder: str
    place: int


class Tuned(msgspec.Struct, frozen=True):
    """`finalists` were played again: `best` are the places of those that none of them beats."""

    plan: Tuning
    trials: list[Trial]
    finalists: list[Trial]
    best: list[int]


def change_of(words: str) -> Change:
    """`carnivorous.need=0..2`, with a step `deal=2..10..2`, or `half=no,kind`."""
    name, _, said = words.partition("=")
    try:
        if ".." in said:
            first, last, *step = (int(part) for part in said.split(".."))
            values: list[Value] = list(range(first, last + 1, step[0] if step else 1))
        else:
            values = [_value(part.strip()) for part in said.split(",") if part.strip()]
    except ValueError:
        values = []
    if not name or len(values) < 2 or len(set(map(repr, values))) < len(values):
        raise bad_request("error-lab-change", value=words)
    return Change(name, values)


def _value(said: str) -> Value:
    if said in ("true", "false"):
        return said == "true"
    return int(said) if said.removeprefix("-").isdecimal() else said


def tuning_of(
    ruleset: str,
    players: int,
    games: int,
    bots: list[str],
    changes: list[Change],
    aims: list[Aim],
    rounds: int,
    seed: int = 0,
    switches: dict[str, Any] | None = None,
) -> Tuning:
    """Refuses what cannot be played before the first game is."""
    names = [each.name for each in changes] + [aim.name for aim in aims]
    if not changes or not aims or len(set(names)) < len(names):
        raise bad_request("error-lab-tune")
    base = study_of(ruleset, players, games, bots, seed, switches)
    made = Tuning(base.ruleset, players, games, bots, changes, aims, rounds, seed, base.switches, base.title)
    for change in changes:
        for value in change.values:
            single = msgspec.structs.replace(made, changes=[change])
            fittest.new(made.ruleset, players=players, **single.switches_with((value,)))
    return made


def label(plan: Tuning, values: Values | None) -> str:
    if values is None:
        return UNCHANGED
    named = zip(plan.changes, values, strict=True)
    return ", ".join(
        f"{change.name}={str(value).lower() if isinstance(value, bool) else value}" for change, value in named
    )


def tune(
    plan: Tuning,
    out: Path,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Tuned:
    """`progress` is told how many games have been done: at most `games_in(plan)`."""
    open_folder(plan, out)
    trials: list[Trial] = []
    for number in range(plan.rounds):
        chosen = proposals(plan, trials)
        if not chosen:
            break
        folder = f"rounds/{number:03}"
        trials += play(plan, chosen, out, folder, plan.games, plan.seed, jobs, cluster, progress)
    finalists = finalists_of(trials)
    again = derive(plan.seed, "again")
    games = CONFIRMED * plan.games
    confirmed = play(
        plan, finalists, out, f"finalists/{len(trials):03}", games, again, jobs, cluster, progress
    )
    return Tuned(plan, trials, confirmed, front(confirmed))


def games_in(plan: Tuning) -> int:
    return plan.games * ROUND * plan.rounds + CONFIRMED * plan.games * FINALISTS


def open_folder(plan: Tuning, out: Path) -> None:
    """Refuses a folder of another plan. The number of rounds may grow."""
    path = out / PLAN_FILE
    out.mkdir(parents=True, exist_ok=True)
    if path.is_file():
        try:
            found = msgspec.json.decode(path.read_bytes(), type=Tuning)
        except msgspec.DecodeError as error:
            raise bad_request("error-lab-plan", path=str(path), why=str(error)) from error
        if msgspec.structs.replace(found, rounds=plan.rounds) != plan:
            raise bad_request("error-lab-other", path=str(out))
    write_whole(path, msgspec.json.format(msgspec.json.encode(plan)))


def study_with(plan: Tuning, chosen: list[Values | None], games: int, seed: int) -> Study:
    """All of them on the same deals."""
    rivals = [
        Rival(
            label(plan, values), plan.ruleset, plan.switches if values is None else plan.switches_with(values)
        )
        for values in chosen
    ]
    first, *others = rivals
    return Study(
        plan.ruleset, plan.players, games, plan.bots, seed, first.switches, title=first.name, rivals=others
    )


def play(
    plan: Tuning,
    chosen: list[Values | None],
    out: Path,
    folder: str,
    games: int,
    seed: int,
    jobs: int,
    cluster: str | None,
    progress: Callable[[int], None],
) -> list[Trial]:
    study = study_with(plan, chosen, games, seed)
    found = samples(study, run(study, out / folder, jobs, cluster, progress))
    draws = derive(seed, "draws")
    return [
        Trial(values, [distance(aim, found[place], draws) for aim in plan.aims], folder, place)
        for place, values in enumerate(chosen)
    ]


def front(trials: list[Trial]) -> list[int]:
    """The places of those that no other beats: nowhere farther from a goal, and somewhere nearer."""
    rows = [tuple(each.mean for each in trial.distances) for trial in trials]

    def beaten(row: tuple[float, ...]) -> bool:
        return any(other != row and all(a <= b for a, b in zip(other, row, strict=True)) for other in rows)

    return [place for place, row in enumerate(rows) if not beaten(row)]


def finalists_of(trials: list[Trial]) -> list[Values | None]:
    """The printed rules, and the front from one end to the other."""
    best = sorted((trials[place] for place in front(trials)), key=lambda trial: trial.distances[0].mean)
    others = [trial.values for trial in best if trial.values is not None]
    room = FINALISTS - 1
    if len(others) > room:
        others = [others[i * (len(others) - 1) // (room - 1)] for i in range(room)]
    return [None, *others]


def proposals(plan: Tuning, trials: list[Trial]) -> list[Values | None]:
    """What to try in the next round; fewer if there is nothing else."""
    known = {trial.values for trial in trials}
    chance = Chance(derive(plan.seed, "round", len(trials)))
    chosen: list[Values | None] = [] if trials else [None]
    printed = tuple(value_now(plan.ruleset, plan.players, plan.switches, each.name) for each in plan.changes)
    for values in candidates(plan, trials, chance):
        if len(chosen) == ROUND:
            break
        if values not in known and values != printed and playable(plan, values):
            known.add(values)
            chosen.append(values)
    return chosen


def candidates(plan: Tuning, trials: list[Trial], chance: Chance) -> Iterator[Values]:
    """All, if few. Otherwise random ones at first; then the best with one value changed, mostly a little."""
    if prod(len(change.values) for change in plan.changes) <= FEW:
        everything = list(product(*(change.values for change in plan.changes)))
        order = list(range(len(everything)))
        chance.shuffle(order)
        yield from (everything[place] for place in order)
        return
    best = [trials[place].values for place in front(trials)]
    parents = [values for values in best if values is not None] if len(trials) >= BLIND * ROUND else []
    for _ in range(LOOKS):
        values = [change.values[chance.below(len(change.values))] for change in plan.changes]
        if parents:
            place = chance.below(len(values))
            choices = plan.changes[place].values
            parent = list(parents[chance.below(len(parents))])
            at = choices.index(parent[place]) + (1 if chance.below(2) else -1)
            if chance.below(4):
                values[place] = choices[min(max(at, 0), len(choices) - 1)]
            parent[place] = values[place]
            values = parent
        yield tuple(values)


def playable(plan: Tuning, values: Values) -> bool:
    """Counts that are possible by themselves may make a deck too small together."""
    try:
        fittest.new(plan.ruleset, players=plan.players, **plan.switches_with(values))
    except BadRequest:
        return False
    return True
