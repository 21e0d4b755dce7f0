"""How fast the engine is, next to python-chess measured in the same run.

Times are processor times, not wall-clock times, and the quickest of several runs of the same work counts:
whatever else the machine does can only slow it down.
"""

from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any, TypeAlias

import msgspec

from fittest.kernel.chance import Chance
from fittest.kernel.errors import bad_request
from fittest.kernel.game import Game
from fittest.kernel.play import play_on
from fittest.lab.cases import Case, case, infos

Play: TypeAlias = Callable[[int], int]

ROUNDS = 10
POSITIONS = 8


CHESS = Case("python-chess", 2)


class Row(msgspec.Struct, frozen=True):
    """`ratio` compares with the yardstick's row of the same measure: above 1 is faster than python-chess."""

    subject: str
    players: int
    measure: str
    value: float
    unit: str
    ratio: float


class Bar(msgspec.Struct, frozen=True):
    """What we hold the compiled engine to."""

    what: str
    value: float
    least: float | None = None
    most: float | None = None
    ruleset: str = ""
    players: int = 0

    @property
    def holds(self) -> bool:
        return (self.least is None or self.value >= self.least) and (
            self.most is None or self.value <= self.most
        )


class Pace(msgspec.Struct, frozen=True):
    """Random play: games and decisions in a stretch of time."""

    games: int
    decisions: int
    seconds: float


def bench(chosen: list[Case], seconds: float, progress: Callable[[str], None] = lambda _: None) -> list[Row]:
    """One case after the other on one core; `seconds` is the time for each of random play."""
    try:
        import chess
    except ImportError as error:
        raise bad_request("error-no-chess") from error
    subjects: dict[Case, Play] = {CHESS: lambda seed: chess_game(chess.Board(), seed)}
    for each in chosen:
        subjects[each] = partial(random_game, each)
    rates = random_play(subjects, seconds, progress)
    board = chess.Board()
    chess_game(board, 1, 60)
    times = {CHESS: (timed(partial(board.copy, stack=False)), timed(board.fen))}
    for each in chosen:
        progress(each.ruleset)
        times[each] = _clone_and_view(each)
    rows = []
    for each in subjects:
        for index, measure in enumerate(("decisions", "games")):
            value, yard = rates[each][index], rates[CHESS][index]
            rows.append(Row(each.ruleset, each.players, measure, value, "1/s", value / yard))
        for index, measure in enumerate(("clone", "view")):
            value, yard = times[each][index], times[CHESS][index]
            rows.append(Row(each.ruleset, each.players, measure, value, "µs", yard / value))
    return rows


EVERYTHING = "evolution+time-to-fly+continents+gift"
SPEEDS = {
    ("evolution", 2): 35,
    ("evolution", 4): 40,
    ("evolution", 8): 35,
    ("mutations", 4): 30,
    ("dinosaurs", 4): 30,
}
"""Decisions a second, as a multiple of python-chess."""


def bars(rows: list[Row]) -> list[Bar]:
    """Those of what was measured."""
    found = {(row.subject, row.players, row.measure): row for row in rows}
    base = found.get(("evolution", 4, "decisions"))
    mixed = found.get((EVERYTHING, 8, "decisions"))
    made = []
    for (ruleset, players), least in SPEEDS.items():
        row = found.get((ruleset, players, "decisions"))
        if row is not None:
            made.append(Bar("cli-bar-speed", row.ratio, least=least, ruleset=ruleset, players=players))
    if base is not None and mixed is not None:
        made.append(Bar("cli-bar-mixed", base.value / mixed.value, most=2.5))
    if base is not None:
        made.append(Bar("cli-bar-clone", found["evolution", 4, "clone"].value, most=1))
        made.append(Bar("cli-bar-view", found["evolution", 4, "view"].value, most=15))
    clones = [row.value for row in rows if row.measure == "clone" and row.subject != CHESS.ruleset]
    if clones:
        made.append(Bar("cli-bar-clones", max(clones), most=3))
    return made


def _clone_and_view(subject: Case) -> tuple[float, float]:
    """Microseconds, the mean over several games played half way, seen by the seat that is asked."""
    games = [middle(subject, seed) for seed in range(POSITIONS)]
    clone = sum(timed(game.clone) for game in games)
    view = sum(timed(partial(game.view, game.decision.seat)) for game in games if game.decision is not None)
    return clone / POSITIONS, view / POSITIONS


def cases(rulesets: list[str]) -> list[Case]:
    """The base game with 2, 4 and 8 players; every other ruleset, or those named, with 4 and all it takes."""
    found = []
    for info in infos(rulesets):
        counts = {4, info.hard_max_players, *(players for name, players in SPEEDS if name == info.name)}
        found += [
            case(info, count)
            for count in sorted(counts)
            if info.min_players <= count <= info.hard_max_players
        ]
    return [each for each in found if each is not None]


def random_play(
    subjects: dict[Case, Play], seconds: float, progress: Callable[[str], None]
) -> dict[Case, tuple[float, float]]:
    """Decisions and games a second. The subjects take turns, each with the same games every time."""
    best: dict[Case, Pace] = {}
    for _ in range(ROUNDS):
        for each, play in subjects.items():
            progress(each.ruleset)
            if each not in best:
                play(0)
                best[each] = stretch(play, seconds / ROUNDS)
            else:
                again = stretch(play, 0.0, best[each].games)
                best[each] = min(best[each], again, key=lambda pace: pace.seconds)
    return {each: (pace.decisions / pace.seconds, pace.games / pace.seconds) for each, pace in best.items()}


def stretch(play: Play, seconds: float, least: int = 1) -> Pace:
    """Games until the time is over, but at least this many."""
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or games < least:
        decisions += play(games)
        games += 1
    return Pace(games, decisions, spent)


def random_game(subject: Case, seed: int) -> int:
    return play_on(subject.new(seed), Chance(seed))


def middle(subject: Case, seed: int) -> Game:
    """A game played half way."""
    half = random_game(subject, seed) // 2
    game = subject.new(seed)
    play_on(game, Chance(seed), half)
    return game


def chess_game(board: Any, seed: int, limit: int = 1_000_000) -> int:
    """Random moves until mate, stalemate, too few pieces or the 75-move rule."""
    chance = Chance(seed)
    count = 0
    while count < limit:
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= 150 or board.is_insufficient_material():
            break
        board.push(moves[chance.below(len(moves))])
        count += 1
    return count


def timed(action: Callable[[], object]) -> float:
    """Microseconds for one call: the best of several stretches of 20 ms."""
    action()
    count, spent = 1, 0.0
    while spent < 0.004:
        count *= 2
        spent = _loop(action, count)
    count = max(1, int(count * 0.02 / spent))
    return 1e6 * min(_loop(action, count) / count for _ in range(ROUNDS))


def _loop(action: Callable[[], object], count: int) -> float:
    start = process_time()
    for _ in range(count):
        action()
    return process_time() - start
