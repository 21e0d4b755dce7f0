"""What the options of a decision are worth: all of them tried in the same worlds.

In each world every option is carried out and the game is played on by the heuristic with the same dice and
the same whims, to the next moment at which what was learned of the ruleset can tell the chances, or to the
end. Luck that strikes all options alike cancels out of their differences.

A first round finds out which options are worth a closer look; what is clearly behind drops out on the way.
Whoever is best in it owes that in part to luck, so the finalists are compared in a second round, in worlds of
its own, and only these count.
"""

import math
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Literal

from fittest.bots.facts import Facts, facts_of
from fittest.bots.heuristics.network import NetworkJudge
from fittest.bots.heuristics.playout import TO_THE_END, play_to_moment, play_turns
from fittest.bots.heuristics.registry import heuristic_of
from fittest.bots.learned import judge_of
from fittest.bots.player_view import SEEDS, PlayerView
from fittest.kernel.chance import Chance
from fittest.kernel.game import Game

CLEAR = 2.0
"""Standard errors that a difference must have to be called one."""
LEAST = 0.005
"""Options that differ by less are equal, however well that is known."""
BATCH = 4
"""Worlds of the first round between one look at who is out and the next."""
OUT = 3.0
"""Standard errors behind the leader that put an option out of the first round."""
NOISE = 0.05
SURMISED = 2
"""Few worlds that agree by chance prove little: so many more are thought to differ by `NOISE`."""


@dataclass(frozen=True, slots=True)
class Budget:
    """So many worlds in the first and in the second round; up to `width` options in the first, the favourites
    of the heuristic, and `finalists` in the second. `milliseconds`, if given, may end each round earlier."""

    first: int = 16
    second: int = 48
    width: int = 40
    finalists: int = 4
    milliseconds: int | None = None


USUAL = Budget()
Horizon = Literal["turn", "rounds", "end"]
"""Where imagined games stopped: at the next turn, within this one after some rounds of cards, at the end."""


class Outlook:
    """The chances of winning of a position, by what was learned of the ruleset, or by games to the end."""

    def __init__(self, ruleset: str) -> None:
        self.heuristic = heuristic_of(ruleset)
        judge = judge_of(ruleset, self.heuristic)
        self._judge = judge if isinstance(judge, NetworkJudge) else None

    def horizon(self, game: Game) -> int:
        """How far to play on from here; grows in the course of a game."""
        return TO_THE_END if self._judge is None else self._judge.summary.moment(game) + 1

    def play_on(self, world: Game, seed: int, horizon: int) -> None:
        if self._judge is None:
            play_turns(world, self.heuristic, Chance(seed), TO_THE_END)
        else:
            play_to_moment(world, self.heuristic, Chance(seed), self._judge.summary, horizon)

    def chances(self, world: Game) -> list[float]:
        """Of each seat, where a world was played on to."""
        winners = world.winners
        if winners:
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(world.players)]
        assert self._judge is not None
        return self._judge.chances(world)


@dataclass(slots=True, eq=False)
class Judged:
    """An option: its chance of winning in each world, and the facts of each world in the end. `rank` is its
    place in the order of the heuristic."""

    index: int
    code: int
    rank: int = 0
    values: list[float] = field(default_factory=list)
    facts: list[list[float]] = field(default_factory=list)

    @property
    def chance(self) -> float:
        return sum(self.values) / len(self.values)

    @property
    def error(self) -> float:
        """The standard error of `chance`."""
        return mean_and_error(self.values)[1]

    def behind(self, other: "Judged") -> tuple[float, float]:
        """How far another option is ahead of this one in the worlds of both, and the standard error."""
        return mean_and_error([theirs - own for theirs, own in zip(other.values, self.values, strict=False)])

    def is_behind(self, other: "Judged") -> bool:
        """Beyond the noise?"""
        mean, error = self.behind(other)
        return mean >= LEAST and mean > CLEAR * error

    def difference(self, other: "Judged", fact: int) -> tuple[float, float]:
        """How much more of a fact this option brings than another in the same worlds, and the error."""
        pairs = zip(self.facts, other.facts, strict=False)
        return mean_and_error([own[fact] - theirs[fact] for own, theirs in pairs], 0.0)


@dataclass(frozen=True, slots=True)
class Judgement:
    """`finalists` were compared in the worlds of the second round, the best first; `others`, in the order of
    the first round, only there, with the `leader` of that round. Options beyond the width are in neither."""

    finalists: list[Judged]
    others: list[Judged]
    leader: Judged
    favourite: Judged
    """The finalist that had led the first round: what it is ahead by in the second it does not owe to
    luck."""
    names: list[str]
    """Of the facts."""
    horizon: Horizon
    """How far most of the games were played."""

    @property
    def best(self) -> Judged:
        return self.finalists[0]

    @property
    def equals(self) -> list[Judged]:
        """The best, and the finalists that are not behind it beyond the noise."""
        return [option for option in self.finalists if option is self.best or not option.is_behind(self.best)]

    def loss(self, index: int) -> tuple[float, float] | None:
        """What an option costs against the best, and the standard error; None if it was not looked at."""
        for option in self.finalists:
            if option.index == index:
                return (0.0, 0.0) if option is self.best else option.behind(self.best)
        for option in self.others:
            if option.index == index:
                return option.behind(self.leader)
        return None


def judge(player: PlayerView, seed: int, budget: Budget = USUAL, chosen: int | None = None) -> Judgement:
    """The options of whoever is asked, for all that seat knows. The option with the index `chosen` is among
    the finalists in any case."""
    decision = player.decision
    outlook, facts = Outlook(player.ruleset), facts_of(player.ruleset)
    chance = Chance(seed)
    order = favourites(outlook, player, chance.below(SEEDS))
    options = [
        Judged(index, decision.codes[index], rank)
        for rank, index in enumerate(order)
        if rank < budget.width or index == chosen
    ]
    alive, out = _first_round(options, outlook, facts, player, chance, budget)
    ranking = sorted(alive, key=lambda option: -option.chance) + out
    # The best of those that are out goes along: what is better than it can then be said why.
    best = [
        option
        for place, option in enumerate(ranking)
        if place < budget.finalists or option.index == chosen or option in out[:1]
    ]
    finalists = [Judged(option.index, option.code, option.rank) for option in best]
    reached = _round(finalists, outlook, facts, player, chance, budget.second, budget.milliseconds)
    favourite = finalists[0]
    finalists.sort(key=lambda option: -option.chance)
    others = [option for option in ranking if option not in best]
    horizon = reached.most_common(1)[0][0]
    return Judgement(finalists, others, ranking[0], favourite, facts.names, horizon)


def favourites(outlook: Outlook, player: PlayerView, seed: int) -> list[int]:
    """The indices of all options, those first that the heuristic likes."""
    codes = player.decision.codes
    ratings = outlook.heuristic.ratings(player.sample(seed), codes)
    return sorted(range(len(codes)), key=lambda index: (-ratings[index], index))


def _first_round(
    options: list[Judged], outlook: Outlook, facts: Facts, player: PlayerView, chance: Chance, budget: Budget
) -> tuple[list[Judged], list[Judged]]:
    """Who is still there in the end, and who dropped out, the last one first."""
    alive, out = options, list[Judged]()
    end = _end(budget.milliseconds)
    for done in range(0, budget.first, BATCH):
        if done and (len(alive) <= 1 or time.monotonic() >= end):
            break
        _round(alive, outlook, None, player, chance, min(BATCH, budget.first - done), None)
        leader = max(alive, key=lambda option: option.chance)
        beaten = [option for option in alive if _is_out(option, leader)]
        alive = [option for option in alive if option not in beaten]
        out = sorted(beaten, key=lambda option: -option.chance) + out
    return alive, out


def _is_out(option: Judged, leader: Judged) -> bool:
    mean, error = option.behind(leader)
    return option is not leader and mean > OUT * error


def _round(
    options: list[Judged],
    outlook: Outlook,
    facts: Facts | None,
    player: PlayerView,
    chance: Chance,
    worlds: int,
    milliseconds: int | None,
) -> Counter[Horizon]:
    """Adds to each option how it turned out, and tells how far the games were played."""
    end = _end(milliseconds)
    reached = Counter[Horizon]()
    for played in range(worlds):
        if played and time.monotonic() >= end:
            break
        seed = chance.below(SEEDS)
        start = player.sample(seed)
        start.logging = facts is not None
        horizon = outlook.horizon(start)
        for option in options:
            world = start.clone()
            world.follow(option.code)
            outlook.play_on(world, seed + 1, horizon)
            reached["end" if world.is_over else "turn" if world.turns > start.turns else "rounds"] += 1
            option.values.append(outlook.chances(world)[player.seat])
            if facts is not None:
                option.facts.append(facts.count(start, world, player.seat))
    return reached


def mean_and_error(values: list[float], noise: float = NOISE) -> tuple[float, float]:
    """The mean, and its standard error. Values that all are the same without exception leave no doubt."""
    count = len(values)
    mean = sum(values) / count
    if all(value == values[0] for value in values):
        return mean, 0.0 if values[0] == 0.0 else noise / math.sqrt(count)
    scatter = sum((value - mean) ** 2 for value in values) + SURMISED * noise**2
    return mean, math.sqrt(scatter / max(1, count - 1 + SURMISED) / count)


def _end(milliseconds: int | None) -> float:
    return math.inf if milliseconds is None else time.monotonic() + milliseconds / 1000
