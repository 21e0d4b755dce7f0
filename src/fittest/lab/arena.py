"""A tournament of bots: every deal is played by the same bots in all seatings, so that luck evens out."""

import json
from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import TypeAlias

import msgspec

import fittest
from fittest.bots.match import Thinking, TimedBot, play_on
from fittest.bots.registry import bot
from fittest.kernel.errors import bad_request
from fittest.kernel.game import Game
from fittest.lab.pool import in_order
from fittest.lab.seeds import derive
from fittest.lab.statistics import Mean, Z, mean, share
from fittest.saved_games import saved


class Arena(msgspec.Struct, frozen=True):
    """Who meets whom. With more bots than seats every choice of them meets on each deal; with fewer, they
    are repeated until all seats are filled."""

    ruleset: str
    players: int
    bots: list[str]
    seed: int = 0
    switches: dict[str, object] = {}

    def tables(self) -> list[list[str]]:
        if len(self.bots) <= self.players:
            return [[self.bots[place % len(self.bots)] for place in range(self.players)]]
        return [list(chosen) for chosen in combinations(self.bots, self.players)]

    def seating(self, number: int) -> tuple[int, list[str]]:
        """The deal of a game and the bot on each seat."""
        tables = self.tables()
        table, turn = divmod(number, self.players)
        deal, which = divmod(table, len(tables))
        bots = tables[which]
        return deal, [bots[(seat + turn) % self.players] for seat in range(self.players)]


class Bout(msgspec.Struct, frozen=True):
    """One game: who sat where, points, shares of the victory, and the time for thinking, by seat; without the
    last where nobody measured it."""

    number: int
    bots: list[str]
    scores: list[int]
    wins: list[float]
    thinking: list[Thinking] = []


class Standing(msgspec.Struct, frozen=True):
    """How a bot did: `rating` is OpenSkill's, with the interval in which it lies with 95 %; `milliseconds` of
    processor time for an answer with a choice, on average, if that was measured."""

    bot: str
    games: int
    wins: Mean
    score: Mean
    rating: Mean
    milliseconds: float | None


class Meeting(msgspec.Struct, frozen=True):
    """How often the first of two bots did better than the second at the same table; a draw is half."""

    bot: str
    rival: str
    games: int
    better: Mean


class Result(msgspec.Struct, frozen=True):
    arena: Arena
    games: int
    standings: list[Standing]
    meetings: list[Meeting]


Referee: TypeAlias = Callable[[Game, list[str], list[int]], tuple[Game, list[Thinking]]]
"""Plays a game to its end between the bots of these names, made with these seeds."""


def here(game: Game, names: list[str], seeds: list[int]) -> tuple[Game, list[Thinking]]:
    """In this process."""
    bots = [TimedBot(bot(name, seed)) for name, seed in zip(names, seeds, strict=True)]
    return play_on(game, bots), [timed.thinking for timed in bots]


def play(arena: Arena, start: int, referee: Referee, number: int) -> tuple[Bout, bytes]:
    """Game `start + number`: bots think with seeds of their own, the deal is that of the whole table. With it
    comes its line in a file, which is also a saved game."""
    number += start
    deal, names = arena.seating(number)
    game = fittest.new(
        arena.ruleset, players=arena.players, seed=derive(arena.seed, "deal", deal), **arena.switches
    )
    seeds = [derive(arena.seed, "bot", number, seat) for seat in range(arena.players)]
    game, thinking = referee(game, names, seeds)
    winners = game.winners
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(arena.players)]
    bout = Bout(number, names, game.scores, wins, thinking)
    kept = json.loads(saved(game, names, seeds).line())
    return bout, msgspec.json.encode({**msgspec.to_builtins(bout), **kept}) + b"\n"


def compete(
    arena: Arena,
    games: int,
    jobs: int = 1,
    save: Path | None = None,
    progress: Callable[[int], None] = lambda _: None,
    referee: Referee = here,
) -> Result:
    """Play until there are this many games; those in the file `save` count, and new ones are added to it.
    `progress` is called with the number of games after each. With more than one job, `referee` is sent to
    other processes."""
    check(arena, arena.bots if referee is here else [])
    bouts = resume(arena, save) if save is not None else []
    progress(len(bouts))
    left = max(0, games - len(bouts))
    for bout in played(arena, len(bouts), left, jobs, save, referee):
        bouts.append(bout)
        progress(len(bouts))
    return summarise(arena, bouts[:games])


def check(arena: Arena, bots: list[str]) -> None:
    """Refuse what cannot be played; `bots` are those that must be known here."""
    if len(set(arena.bots)) < 2:
        raise bad_request("error-arena-bots")
    for name in bots:
        bot(name, 0)
    rate(arena.bots, [])
    fittest.new(arena.ruleset, players=arena.players, seed=0, **arena.switches)


def played(
    arena: Arena, start: int, count: int, jobs: int, save: Path | None, referee: Referee
) -> Iterator[Bout]:
    """The games from `start` on, each written down as soon as it is over."""
    for bout, line in in_order(partial(play, arena, start, referee), count, jobs):
        if save is not None:
            with save.open("ab") as file:
                file.write(line)
        yield bout


def resume(arena: Arena, save: Path) -> list[Bout]:
    """The games of an earlier run; a new file gets the arena as its first line. A line that was cut off
    in the middle is dropped."""
    if not save.exists() or not save.stat().st_size:
        save.write_bytes(msgspec.json.encode(arena) + b"\n")
        return []
    first, *lines = save.read_bytes().split(b"\n")
    try:
        known = msgspec.json.decode(first, type=Arena)
    except msgspec.MsgspecError as error:
        raise bad_request("error-arena-file", path=str(save)) from error
    if known != arena:
        raise bad_request("error-arena-other", path=str(save), found=json.dumps(msgspec.to_builtins(known)))
    whole = lines[:-1]
    if lines and lines[-1]:
        save.write_bytes(b"".join(line + b"\n" for line in (first, *whole)))
    return [_bout(save, number, line) for number, line in enumerate(whole)]


def _bout(save: Path, number: int, line: bytes) -> Bout:
    """Game `number` as it was written down; the games are in order."""
    try:
        bout = msgspec.json.decode(line, type=Bout)
    except msgspec.MsgspecError as error:
        raise bad_request("error-arena-line", path=str(save), line=number + 2) from error
    if bout.number != number:
        raise bad_request("error-arena-line", path=str(save), line=number + 2)
    return bout


# -- summing up --------------------------------------------------------------------------------


def summarise(arena: Arena, bouts: list[Bout]) -> Result:
    names = list(dict.fromkeys(arena.bots))
    ratings = rate(names, bouts)
    standings = [_standing(name, bouts, ratings[name]) for name in names]
    meetings = [_meeting(one, two, bouts) for one in names for two in names if one != two]
    standings.sort(key=lambda standing: (-standing.rating.mean, standing.bot))
    return Result(arena, len(bouts), standings, meetings)


def rate(names: list[str], bouts: list[Bout]) -> dict[str, Mean]:
    """Bots do not learn, so nothing is added to the doubt about them between games."""
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise bad_request("error-no-openskill") from error
    model = PlackettLuce(tau=0.0)
    ratings = {name: model.rating(name=name) for name in names}
    for bout in bouts:
        # A bot that plays against itself only learns nothing about itself.
        if len(set(bout.bots)) < 2:
            continue
        ranks = [float(place) for place in places(bout)]
        teams = model.rate([[ratings[name]] for name in bout.bots], ranks=ranks)
        for name in dict.fromkeys(bout.bots):
            mine = [team[0] for team, seated in zip(teams, bout.bots, strict=True) if seated == name]
            ratings[name] = model.rating(
                mu=sum(one.mu for one in mine) / len(mine),
                sigma=sum(one.sigma for one in mine) / len(mine),
                name=name,
            )
    return {
        name: Mean(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma)
        for name, rating in ratings.items()
    }


def places(bout: Bout) -> list[int]:
    """The place of each seat, 0 for the winners; the others by points."""
    keys = [
        (-win, -score) if win else (0.0, -score) for win, score in zip(bout.wins, bout.scores, strict=True)
    ]
    return [sum(other < key for other in keys) for key in keys]


def _standing(name: str, bouts: list[Bout], rating: Mean) -> Standing:
    scores, wins, thinking = [], 0.0, Thinking()
    for bout in bouts:
        for seat, seated in enumerate(bout.bots):
            if seated == name:
                scores.append(bout.scores[seat])
                wins += bout.wins[seat]
                if bout.thinking:
                    thinking.add(bout.thinking[seat])
    pace = 1000 * thinking.seconds / thinking.answers if thinking.answers else None
    return Standing(name, len(scores), share(wins, len(scores)), mean(scores), rating, pace)


def _meeting(one: str, two: str, bouts: list[Bout]) -> Meeting:
    better, pairs = 0.0, 0
    for bout in bouts:
        place = places(bout)
        for a, first in enumerate(bout.bots):
            for b, second in enumerate(bout.bots):
                if first == one and second == two:
                    pairs += 1
                    better += 0.5 if place[a] == place[b] else float(place[a] < place[b])
    return Meeting(one, two, pairs, share(better, pairs))
