"""How fast the engine is, next to python-chess measured in the same run."""

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

import fittest
from fittest.kernel.chance import Chance
from fittest.kernel.errors import bad_request
from fittest.kernel.game import Game
from fittest.lab.laws import play_on

ROUNDS = 5
POSITIONS = 8


class Row(msgspec.Struct, frozen=True):
    """`ratio` compares with the yardstick of the same unit: above 1 is faster than python-chess."""

    name: str
    unit: str
    value: float
    ratio: float


class Pace(msgspec.Struct, frozen=True):
    """Random play: games and decisions in a stretch of time."""

    games: int
    decisions: int
    seconds: float


def bench(seconds: float, progress: Callable[[str], None] = lambda _: None) -> list[Row]:
    """Everything, one after the other on one core; `seconds` is the time for each row of random play."""
    try:
        import chess
    except ImportError as error:
        raise bad_request("error-no-chess") from error
    subjects: dict[str, Callable[[int], int]] = {"python-chess": lambda seed: chess_game(chess.Board(), seed)}
    for ruleset, players in cases():
        subjects[f"{ruleset}, {players}"] = lambda seed, r=ruleset, p=players: random_game(r, p, seed)  # type: ignore[misc]
    rates = random_play(subjects, seconds, progress)
    yard = rates["python-chess"]
    rows = []
    for name, (decisions, games) in rates.items():
        rows.append(Row(name, "decisions/s", decisions, decisions / yard[0]))
        rows.append(Row(name, "games/s", games, games / yard[1]))
    progress("clone, view")
    board = chess_middle(chess.Board())
    copying, writing = timed(board.copy), timed(board.fen)
    rows += [Row("python-chess, copy", "µs", copying, 1.0), Row("python-chess, FEN", "µs", writing, 1.0)]
    for ruleset, players in cases():
        games_ = [middle(ruleset, players, seed) for seed in range(POSITIONS)]
        clone = sum(timed(game.clone) for game in games_) / POSITIONS
        view = sum(timed(lambda g=game: g.view(g.decision.seat)) for game in games_) / POSITIONS  # type: ignore[misc]
        rows.append(Row(f"{ruleset}, {players}, clone", "µs", clone, copying / clone))
        rows.append(Row(f"{ruleset}, {players}, view", "µs", view, writing / view))
    return rows


def cases() -> list[tuple[str, int]]:
    """The base game with 2, 4 and 8 players; every other ruleset with 4 and with all it takes."""
    found = []
    for info in fittest.rulesets():
        counts = {4, info.most} | ({2} if info.name == "evolution" else set())
        found += [(info.name, count) for count in sorted(counts) if info.fewest <= count <= info.most]
    return found


def random_play(
    subjects: dict[str, Callable[[int], int]], seconds: float, progress: Callable[[str], None]
) -> dict[str, tuple[float, float]]:
    """Decisions and games a second. The subjects take turns: a slow moment of the machine hits all."""
    paces: dict[str, list[Pace]] = {name: [] for name in subjects}
    for round_ in range(ROUNDS):
        for name, play in subjects.items():
            progress(name)
            play(0)
            paces[name].append(stretch(play, seconds / ROUNDS, 1_000_000 * round_))
    return {
        name: (median(p.decisions / p.seconds for p in runs), median(p.games / p.seconds for p in runs))
        for name, runs in paces.items()
    }


def stretch(play: Callable[[int], int], seconds: float, seed: int) -> Pace:
    games = decisions = 0
    start = perf_counter()
    while (spent := perf_counter() - start) < seconds or games == 0:
        decisions += play(seed + games)
        games += 1
    return Pace(games, decisions, spent)


def random_game(ruleset: str, players: int, seed: int) -> int:
    game = fittest.new(ruleset, players=players, seed=seed)
    return play_on(game, Chance(seed))


def middle(ruleset: str, players: int, seed: int) -> Game:
    """A game played half way."""
    half = random_game(ruleset, players, seed) // 2
    game = fittest.new(ruleset, players=players, seed=seed)
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


def chess_middle(board: Any) -> Any:
    chess_game(board, 1, 60)
    return board


def timed(action: Callable[[], object]) -> float:
    """Microseconds for one call: the median of several stretches of 20 ms."""
    action()
    count, spent = 1, 0.0
    while spent < 0.004:
        count *= 2
        spent = _loop(action, count)
    count = max(1, int(count * 0.02 / spent))
    return 1e6 * median(_loop(action, count) / count for _ in range(ROUNDS))


def _loop(action: Callable[[], object], count: int) -> float:
    start = perf_counter()
    for _ in range(count):
        action()
    return perf_counter() - start
