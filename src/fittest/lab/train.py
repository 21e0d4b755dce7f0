"""Self-play: games in which the players learn to judge positions.

First the numbers of the heuristic are tuned. In the first generation it plays all sides of every game; in
those that follow, a search with the judge of the generation before does, that judge goes on learning, and the
numbers are fitted to what the search has found. A
training may also begin with what ships, and play such later generations only. At the beginning of each turn
the position is summed up for every seat, and who has won in the end is what is learned. Games are played in
parts, each a file of its own, and numbers are kept every few rounds, so that a training that was stopped goes
on where it was; the result depends on the plan alone.
"""

import io
import json
import subprocess
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import fittest
from fittest.about import VERSION
from fittest.bots.heuristics.base import Heuristic
from fittest.bots.heuristics.network import NetworkJudge
from fittest.bots.heuristics.playout import pick
from fittest.bots.heuristics.registry import heuristic_of
from fittest.bots.learned import network_of, weights_of
from fittest.bots.player_view import PlayerView
from fittest.bots.search import Arm, Plan, Search, margin
from fittest.features.registry import summary_of
from fittest.features.summary import Summary
from fittest.games.registry import family_of
from fittest.kernel.chance import Chance
from fittest.kernel.decision import Decision
from fittest.kernel.errors import bad_request
from fittest.kernel.game import Game
from fittest.lab.fitting import WIDTH, Decisions, fit, measured
from fittest.lab.learning import Learner, Positions
from fittest.lab.pool import Pool, in_order
from fittest.lab.seeds import derive
from fittest.lab.study import write_whole
from fittest.lab.tuning import Match, Tuned, as_values, tune
from fittest.saved_games import SavedGame, new_file

PLAN_FILE = "training.json"
NUMBERS_FILE = "numbers.json"
ROUNDS_FILE = "rounds.json"
"""The numbers that are being tuned, after so many rounds."""
TIME_FILE = "seconds.json"
"""How long the training has taken so far, in all its runs."""
KEEP_EVERY = 10
"""After so many rounds of tuning the numbers are kept."""
TUNING = -1
"""The generation in which numbers are tuned."""
KEPT = "kept"
"""In the file of a part: the lines of its games."""
PART = 50
"""Games in a part."""
LOT = 5
"""Deals of tuning that a worker of a cluster plays at once."""
TABLES = (0, 0, 0, 1, 2)
"""In five games, how many seats more than the minimum."""
RELAXED = 4
"""In one game out of this many, the players of the first generation are less sure of themselves."""
WHIM = 12
"""One answer out of this many is given without a search, so that positions vary more than in good play."""
FITTED = ("fit_ratings", "fit_leads", "fit_slopes", "fit_game")
"""In the file of a part: what searches have found, to fit the numbers of the heuristic to it."""
STUDIED = 6
"""To measure the slopes of a decision takes longer than to search it, so only one in this many is studied."""
DECIDED = 0.96
"""Where one side is as good as sure to win, nothing is to be learned from its answers."""


class Training(msgspec.Struct, frozen=True):
    """`games` in the first generation, a share of them, `later`, in each of those that follow, in which an
    answer is the best after `looks` looks. Before the first, `rounds` of `deals` tune the heuristic. `keep`:
    with its parts, all games are kept. `onward`: there is no first generation; what ships of the ruleset is
    where it begins."""

    ruleset: str
    seed: int = 0
    games: int = 12_000
    generations: int = 2
    later: float = 0.1
    looks: int = 16
    hidden: int = 32
    epochs: int = 8
    rounds: int = 400
    deals: int = 40
    keep: bool = False
    onward: bool = False

    @property
    def all_generations(self) -> list[int]:
        return list(range(1, self.generations + 1) if self.onward else range(self.generations))

    def games_in(self, generation: int) -> int:
        """Where there are no first games, `games` are those of each generation."""
        first = generation == 0 or self.onward
        return self.games if first else max(PART, int(self.games * self.later))

    def players_of(self, number: int) -> int:
        family = family_of(self.ruleset)
        info = family.info(family.canonical(self.ruleset))
        return min(info.max_players, info.min_players + TABLES[number % len(TABLES)])


class Part(msgspec.Struct, frozen=True):
    generation: int
    first: int
    count: int

    @property
    def file(self) -> str:
        return f"{self.generation}-{self.first:07}-{self.count}.npz"


class Deals(msgspec.Struct, frozen=True):
    """Of a round of tuning, those that one worker of a cluster plays."""

    round: int
    first: int
    count: int

    @property
    def file(self) -> str:
        return f"tuning-{self.round}-{self.first}"


class Watch:
    """Adds up the time of all runs of a training."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / TIME_FILE
        self._before = float(json.loads(self._file.read_bytes())) if self._file.is_file() else 0.0
        self._begin = time.monotonic()

    @property
    def seconds(self) -> float:
        return self._before + time.monotonic() - self._begin

    def keep(self) -> None:
        write_whole(self._file, json.dumps(self.seconds).encode())


def parts_of(training: Training, generation: int) -> list[Part]:
    games = training.games_in(generation)
    return [Part(generation, first, min(PART, games - first)) for first in range(0, games, PART)]


# -- playing -----------------------------------------------------------------------------------


def play_part(training: Training, learned: dict[str, Any], part: Part) -> bytes:
    """The positions of its games, by the number of players, as a file of numpy's."""
    found: dict[str, list[Any]] = {}
    studied: list[tuple[Any, ...]] = []
    kept = b""
    for number in range(part.first, part.first + part.count):
        players = training.players_of(number)
        own, table, wins, line = play_game(training, learned, part.generation, number, studied)
        kept += line
        for name, rows in (("own", own), ("table", table), ("wins", wins), ("game", [number] * len(own))):
            found.setdefault(f"{name}{players}", []).extend(rows)
    file = io.BytesIO()
    kinds = {"w": np.float32, "g": np.int64}
    save: Any = np.savez_compressed
    arrays = {name: np.array(rows, kinds.get(name[0], np.float16)) for name, rows in found.items()}
    if training.keep:
        arrays[KEPT] = np.frombuffer(kept, np.uint8)
    if studied:
        arrays |= {
            name: np.array(rows) for name, rows in zip(FITTED, zip(*studied, strict=True), strict=True)
        }
    save(file, **arrays)
    return file.getvalue()


def play_game(
    training: Training,
    learned: dict[str, Any],
    generation: int,
    number: int,
    studied: list[tuple[Any, ...]],
) -> tuple[list[Any], list[Any], list[Any], bytes]:
    """By position: the rows of all seats, the table as each of them sees it, and the shares of victory; and
    the line of the game, if games are kept. What searches have found is added to `studied`."""
    seed = derive(training.seed, "train", generation, number)
    game = fittest.new(training.ruleset, players=training.players_of(number), seed=seed)
    game.logging = False
    chance = Chance(derive(training.seed, "answers", generation, number))
    heuristic, summary = heuristic_of(training.ruleset, learned=False), summary_of(training.ruleset)
    heuristic.tune(learned["numbers"])

    def study(game: Game, arms: list[Arm]) -> None:
        if (rows := found_out(game, heuristic, arms)) is not None:
            studied.append((*rows, number))

    answer = answerer(training, learned, heuristic, summary, chance, study)
    own: list[Any] = []
    table: list[Any] = []
    moment = summary.moment(game)
    answers: list[str] = []
    while (decision := game.decision) is not None:
        if summary.moment(game) > moment:
            moment = summary.moment(game)
            own.append([summary.of_seat(game, seat) for seat in range(game.players)])
            table.append([summary.of_table(game, seat) for seat in range(game.players)])
        code = decision.codes[0] if decision.count == 1 else answer(game, decision)
        if training.keep:
            answers.append(game.codec.text(code))
        game.follow(code)
    winners = game.winners
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]
    return own, table, [shares] * len(own), line_of(training, game, generation, number, answers)


def line_of(training: Training, game: Game, generation: int, number: int, answers: list[str]) -> bytes:
    """All seats think with the same generator."""
    if not training.keep:
        return b""
    record = game.setup.record(game.edition, answers)
    bots = [f"training, generation {generation + 1}"] * game.players
    seeds = [derive(training.seed, "answers", generation, number)] * game.players
    return SavedGame(record, game.scores, game.winners, bots, seeds).line()


def save_games(training: Training, out: Path, save: Path) -> None:
    """The games of all parts, one after the other."""
    with new_file(save) as file:
        for generation in training.all_generations:
            for part in parts_of(training, generation):
                with np.load(out / part.file) as data:
                    file.write(data[KEPT].tobytes())


def answerer(
    training: Training,
    learned: dict[str, Any],
    heuristic: Heuristic,
    summary: Summary,
    chance: Chance,
    study: Callable[[Game, list[Arm]], None],
) -> Callable[[Game, Decision], int]:
    if "out" not in learned:
        if chance.below(RELAXED) == 0:
            heuristic.certainty *= 0.3
        return lambda game, decision: pick(game, heuristic, decision, chance)
    judge = NetworkJudge(heuristic, summary, network_of(learned, summary))
    search = Search(training.ruleset, chance, Plan(training.looks), judge, heuristic)

    def answer(game: Game, decision: Decision) -> int:
        if chance.below(WHIM) == 0:
            return pick(game, heuristic, decision, chance)
        arms = search.think(PlayerView(game, decision.seat))
        if chance.below(STUDIED) == 0:
            study(game, arms)
        return arms[0].code

    return answer


def found_out(game: Game, heuristic: Heuristic, arms: list[Arm]) -> tuple[Any, ...] | None:
    """What `fit` learns from, if there is anything to learn."""
    tried = [arm for arm in arms if arm.values][:WIDTH]
    if len(tried) < 2 or not heuristic.numbers:
        return None
    best = max(tried, key=lambda arm: (len(arm.values), arm.mean))
    if not 1 - DECIDED < best.mean < DECIDED:
        return None
    leads = [0.0 if arm is best else margin(arm, best)[0] for arm in tried]
    ratings, ahead, slopes = measured(game, heuristic, [arm.code for arm in tried], leads)
    return ratings, ahead, slopes.astype(np.float16)


# -- learning ----------------------------------------------------------------------------------


def train(
    training: Training,
    out: Path,
    jobs: int = 1,
    cluster: str | None = None,
    progress: Callable[[int, int, int], None] = lambda generation, done, total: None,
) -> dict[str, Any]:
    """Play what is missing in `out`, learn, and give the weights with where they come from. `progress`
    hears of the generation, and how many games of how many have been played."""
    folder = open_folder(training, out)
    watch = Watch(folder)
    if training.onward:
        learned = shipped(training.ruleset)
    else:
        learned = {"numbers": tuned(training, folder, watch, jobs, cluster, progress)}
    before = learned.pop("provenance", None)
    curves = list(learned.pop("curves", []))
    summary = summary_of(training.ruleset)
    for generation in training.all_generations:
        parts = parts_of(training, generation)
        play_missing(training, learned, parts, folder, watch, jobs, cluster, progress)
        groups = gathered([folder / part.file for part in parts])
        learner = Learner(groups, training.hidden, derive(training.seed, "learn", generation))
        if "out" in learned:
            learner.go_on(learned, summary.seat_columns, summary.table_columns)
        curve: list[dict[str, float]] = []
        learner.learn(training.epochs, curve.append)
        learned = {**learned, **learner.weights(summary.seat_columns, summary.table_columns)}
        learned["numbers"] = fitted(training, learned["numbers"], [folder / part.file for part in parts])
        curves.append(curve)
    played = sum(training.games_in(generation) for generation in training.all_generations)
    watch.keep()
    hours = round(watch.seconds / 3600, 3)
    provenance = {**msgspec.to_builtins(training), "commit": commit(), "games": played, "hours": hours}
    if before is not None:
        provenance["after"] = before
    return {**learned, "provenance": provenance, "curves": curves}


def shipped(ruleset: str) -> dict[str, Any]:
    """What the package has learned of the ruleset."""
    weights = weights_of(ruleset)
    if weights is None:
        raise bad_request("error-train-nothing", ruleset=ruleset)
    return {"numbers": {}, **weights}


def tuned(
    training: Training,
    folder: Path,
    watch: Watch,
    jobs: int,
    cluster: str | None,
    progress: Callable[[int, int, int], None],
) -> dict[str, float]:
    """The numbers of the heuristic; `progress` hears of the generation `TUNING`."""
    file, unfinished = folder / NUMBERS_FILE, folder / ROUNDS_FILE
    if not file.is_file():
        total = training.rounds

        def keep(now: Tuned) -> None:
            if now.rounds % KEEP_EVERY == 0:
                write_whole(unfinished, msgspec.json.encode(now))
                watch.keep()
            progress(TUNING, now.rounds, total)

        begin = msgspec.json.decode(unfinished.read_bytes(), type=Tuned) if unfinished.is_file() else None
        with matches(training, jobs, cluster) as played:
            numbers = tune(training.ruleset, training.seed, total, training.deals, keep, begin, played)
        write_whole(file, json.dumps(numbers).encode())
        unfinished.unlink(missing_ok=True)
    found: dict[str, float] = json.loads(file.read_bytes())
    return found


@contextmanager
def matches(training: Training, jobs: int, cluster: str | None) -> Iterator[Match]:
    """Who plays the deals of tuning."""
    if cluster is None:
        with Pool(jobs) as pool:
            yield lambda work, deals, round: pool.in_order(work, deals)
        return
    from fittest.lab.cluster import cluster_at, done_by

    with cluster_at(cluster) as client:

        def played(work: Callable[[int], float], deals: int, round: int) -> Iterable[float]:
            lots = [Deals(round, first, min(LOT, deals - first)) for first in range(0, deals, LOT)]
            done = {lot.first: data for lot, data in done_by(client, partial(shares, work), lots, training)}
            return [share for first in sorted(done) for share in json.loads(done[first])]

        yield played


def shares(work: Callable[[int], float], lot: Deals) -> bytes:
    return json.dumps([work(lot.first + deal) for deal in range(lot.count)]).encode()


def fitted(training: Training, numbers: dict[str, float], files: list[Path]) -> dict[str, float]:
    """The numbers of the heuristic after what the searches of these parts have found."""
    found: list[list[Any]] = []
    for file in files:
        with np.load(file) as data:
            if FITTED[0] in data.files:
                found.append([data[name] for name in FITTED])
    if not found:
        return numbers
    ratings, leads, slopes, game = (np.concatenate(arrays) for arrays in zip(*found, strict=True))
    heuristic = heuristic_of(training.ruleset, learned=False)
    heuristic.tune(numbers)
    decisions = Decisions(ratings, leads, slopes.astype(np.float32), game)
    return as_values(heuristic.number_names, fit(heuristic.numbers, decisions, derive(training.seed, "fit")))


def play_missing(
    training: Training,
    learned: dict[str, Any],
    parts: list[Part],
    folder: Path,
    watch: Watch,
    jobs: int,
    cluster: str | None,
    progress: Callable[[int, int, int], None],
) -> None:
    missing = [part for part in parts if not (folder / part.file).is_file()]
    total = sum(part.count for part in parts)
    done = total - sum(part.count for part in missing)
    for part, data in played(training, partial(play_part, training, learned), missing, jobs, cluster):
        write_whole(folder / part.file, data)
        watch.keep()
        done += part.count
        progress(part.generation, done, total)


def played(
    training: Training, work: Callable[[Part], bytes], parts: list[Part], jobs: int, cluster: str | None
) -> Iterator[tuple[Part, bytes]]:
    if cluster is None:
        yield from zip(parts, in_order(partial(numbered, work, parts), len(parts), jobs), strict=True)
        return
    from fittest.lab.cluster import on_cluster

    yield from on_cluster(cluster, work, parts, training)


def numbered(work: Callable[[Part], bytes], parts: list[Part], number: int) -> bytes:
    return work(parts[number])


def gathered(files: list[Path]) -> list[Positions]:
    """All positions, by the number of players."""
    found: dict[str, list[Any]] = {}
    for file in files:
        with np.load(file) as data:
            for name in data.files:
                if name == KEPT or name in FITTED:
                    continue
                found.setdefault(name, []).append(data[name])
    joined = {name: np.concatenate(arrays) for name, arrays in found.items() if sum(map(len, arrays))}
    sizes = sorted(name.removeprefix("own") for name in joined if name.startswith("own"))
    if not sizes:
        raise bad_request("error-train-short")
    return [
        Positions(joined[f"own{n}"], joined[f"table{n}"], joined[f"wins{n}"], joined[f"game{n}"])
        for n in sizes
    ]


def open_folder(training: Training, out: Path) -> Path:
    """Refuses a folder that belongs to another training."""
    plan = out / PLAN_FILE
    out.mkdir(parents=True, exist_ok=True)
    if plan.is_file() and msgspec.json.decode(plan.read_bytes(), type=Training) != training:
        raise bad_request("error-train-other", path=str(out))
    write_whole(plan, msgspec.json.format(msgspec.json.encode(training)))
    return out


def write_weights(weights: dict[str, Any], out: Path) -> Path:
    """A file as `fittest.bots.learned` reads it: a line for each row."""
    path = out / f"{weights['provenance']['ruleset']}.json"
    lines = [f"{json.dumps(name)}: {shown(value)}" for name, value in weights.items()]
    write_whole(path, ("{\n" + ",\n".join(lines) + "\n}\n").encode())
    return path


def shown(value: object) -> str:
    if isinstance(value, list) and value and isinstance(value[0], list):
        return "[\n" + ",\n".join(json.dumps(row, separators=(",", ":")) for row in value) + "\n]"
    return json.dumps(value, separators=(",", ":"))


def commit() -> str:
    """Of the checkout in which the sources that learn lie, `-dirty` if it has other changes; elsewhere the
    version."""
    try:
        top = git("rev-parse", "--show-toplevel")
        # Somebody else's repository may have Fittest installed in it.
        if (Path(top) / "src" / "fittest" / "lab" / Path(__file__).name).is_file():
            return git("describe", "--always", "--dirty", "--abbrev=12", "--exclude=*")
    except (OSError, subprocess.CalledProcessError):
        pass
    return VERSION


def git(*words: str) -> str:
    command = ["git", "-C", str(Path(__file__).parent), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
