"""Plays many games between bots and sums up the results."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter

import msgspec

import fittest
from fittest.bots.match import play_on
from fittest.bots.registry import bot
from fittest.kernel.errors import bad_request
from fittest.lab.pool import in_order
from fittest.lab.seeds import derive
from fittest.lab.statistics import Mean, mean, share
from fittest.saved_games import new_file, saved


class Plan(msgspec.Struct, frozen=True):
    """What to play. `bots` are repeated until all seats are filled and move one seat on from game to game, so
    that everybody sits everywhere."""

    ruleset: str
    players: int
    games: int
    bots: list[str]
    seed: int = 0
    switches: dict[str, object] = {}

    def seating(self, number: int) -> list[int]:
        """For each seat of a game the place of its bot in `bots`, repeated."""
        return [(seat + number) % self.players for seat in range(self.players)]

    def bot_at(self, place: int) -> str:
        return self.bots[place % len(self.bots)]


class Played(msgspec.Struct, frozen=True):
    """One game: `wins` are shares of the victory by seat."""

    scores: list[int]
    wins: list[float]
    turns: int
    decisions: int


class Side(msgspec.Struct, frozen=True):
    """How a seat or a bot did: `games` is how often it played, `wins` its share of the victories."""

    games: int
    wins: Mean
    score: Mean


class Summary(msgspec.Struct, frozen=True):
    """Depends on the plan alone."""

    ruleset: str
    players: int
    games: int
    seed: int
    seats: list[Side]
    bots: dict[str, Side]
    turns: Mean
    decisions: Mean


class Speed(msgspec.Struct, frozen=True):
    seconds: float
    games: float
    decisions: float


def play(plan: Plan, number: int) -> Played:
    """Game `number` of a plan."""
    return play_and_keep(plan, number)[0]


def play_and_keep(plan: Plan, number: int) -> tuple[Played, bytes]:
    """With the game as a line of a file."""
    game = fittest.new(
        plan.ruleset, players=plan.players, seed=derive(plan.seed, "game", number), **plan.switches
    )
    names = [plan.bot_at(place) for place in plan.seating(number)]
    seeds = [derive(plan.seed, "bot", number, seat) for seat in range(plan.players)]
    play_on(game, [bot(name, seed) for name, seed in zip(names, seeds, strict=True)])
    winners = game.winners
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(plan.players)]
    return Played(game.scores, wins, game.turns, len(game.answers)), saved(game, names, seeds).line()


def simulate(
    plan: Plan,
    jobs: int = 1,
    progress: Callable[[], None] = lambda: None,
    save: Path | None = None,
) -> tuple[Summary, Speed]:
    """Play it all; `progress` is called after each game. `save`: a new file for the games."""
    if not plan.bots:
        raise bad_request("error-no-bots")
    for name in plan.bots:
        bot(name, 0)
    fittest.new(plan.ruleset, players=plan.players, seed=plan.seed, **plan.switches)
    start = perf_counter()
    played = []
    if save is None:
        for result in in_order(partial(play, plan), plan.games, jobs):
            played.append(result)
            progress()
    else:
        with new_file(save) as file:
            for result, line in in_order(partial(play_and_keep, plan), plan.games, jobs):
                file.write(line)
                played.append(result)
                progress()
    seconds = perf_counter() - start
    total = sum(result.decisions for result in played)
    return summarise(plan, played), Speed(seconds, plan.games / seconds, total / seconds)


def summarise(plan: Plan, played: list[Played]) -> Summary:
    seats = [
        _side([result.scores[seat] for result in played], [result.wins[seat] for result in played])
        for seat in range(plan.players)
    ]
    scores: dict[str, list[int]] = {name: [] for name in plan.bots}
    wins: dict[str, list[float]] = {name: [] for name in plan.bots}
    for number, result in enumerate(played):
        for seat, place in enumerate(plan.seating(number)):
            scores[plan.bot_at(place)].append(result.scores[seat])
            wins[plan.bot_at(place)].append(result.wins[seat])
    return Summary(
        ruleset=plan.ruleset,
        players=plan.players,
        games=plan.games,
        seed=plan.seed,
        seats=seats,
        bots={name: _side(scores[name], wins[name]) for name in scores},
        turns=mean([result.turns for result in played]),
        decisions=mean([result.decisions for result in played]),
    )


def _side(scores: list[int], wins: list[float]) -> Side:
    return Side(len(scores), share(sum(wins), len(wins)), mean(scores))
