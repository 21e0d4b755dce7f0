"""Search over worlds that the seat could be in.

The heuristic of the game names the options worth a thought. All of them are tried in the same sampled worlds:
the option is carried out, the game is played on by the heuristic for some turns, and a judge says what has
come of it. Luck that strikes all options alike cancels out, because only differences within a world count.
An option that is clearly behind drops out, so that the looks go to those between which it is close. In the
end the heuristic is believed as far as the looks leave room for doubt. Thinking draws from the bot's own
generator, never from the game's.
"""

import math
import time
from dataclasses import dataclass, field, replace
from operator import mul, sub

from fittest.bots.heuristics.base import Heuristic
from fittest.bots.heuristics.judge import Judge
from fittest.bots.heuristics.network import NetworkJudge
from fittest.bots.heuristics.playout import play_to_moment, play_tried, play_turns
from fittest.bots.heuristics.registry import heuristic_of
from fittest.bots.learned import judge_of, plan_of
from fittest.bots.player_view import SEEDS, PlayerView
from fittest.kernel.chance import Chance
from fittest.kernel.game import Game

DOUBT = 0.04
"""By how much the heuristic is usually wrong about the difference between two options."""
SLOPE = 0.02
"""What a point of its rating is worth."""
WORST = 0.06
"""No option starts further behind than this."""
CLEAR = 2.0
"""Standard errors that tell two options apart."""
NOISE = 0.06
"""How much leads usually vary from world to world: few looks that agree by chance prove little."""
SURMISED = 3
"""So many looks that belief in `NOISE` is worth."""
SETTLED = 0.97
"""Where the chance is so good, or so bad, it no longer pays to look on."""
BATCH = 4
"""Worlds between one look at who is out and the next; later, a quarter of those that there have been."""
EQUAL = 0.004
"""Options that differ by less are as good as each other: to look on does not pay, the heuristic decides."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much to think. `looks` bounds it, `milliseconds`, if given, may end it earlier; `width` is how many
    options to consider. `learned`: the judge is what was learned of the ruleset, if anything was, asked at
    the beginning of each of the next `ahead` turns, and with `tries` the seat's own close answers until the
    first of these are tried in the same world; else so many `turns` are played and points count.
    `settle`: do not look on between options that are as good as equal. `clear`: an option is out when it is
    so many standard errors behind. `fitted`: `looks` are for a table of two, and fewer at a larger one, where
    an imagined game takes longer; and what was learned of a ruleset may say how to think there."""

    looks: int = 400
    milliseconds: int | None = None
    width: int = 8
    learned: bool = True
    ahead: int = 1
    turns: int = 2
    settle: bool = True
    clear: float = CLEAR
    tries: bool = False
    fitted: bool = False

    def of(self, ruleset: str) -> "Plan":
        return replace(self, **plan_of(ruleset)) if self.fitted else self

    def looks_among(self, players: int) -> int:
        return self.looks * 2 // players if self.fitted else self.looks


@dataclass(slots=True)
class Arm:
    """An option under consideration, what the heuristic makes of it, how it turned out in each world, and
    what each of these worlds was like in the end."""

    index: int
    code: int
    prior: float
    values: list[float] = field(default_factory=list)
    facts: list[list[float]] = field(default_factory=list)
    belief: float = 0.0

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.5


@dataclass(frozen=True, slots=True)
class Estimate:
    """What the search has found out about an option.

    `value` from 0 to 1 is the mean over the worlds in which it was tried, `looks` their number. `behind` is
    how far it is behind the best option in the worlds that both were tried in, `error` the standard error of
    that. `facts` are the means of what the heuristic names as `fact_names`, at the end of the horizon, in the
    same worlds; empty unless they were asked for."""

    index: int
    value: float
    looks: int
    behind: float
    error: float
    facts: list[float]


class Search:
    """Thinks about one decision after another of a game; `chance` is its only luck."""

    def __init__(
        self,
        ruleset: str,
        chance: Chance,
        plan: Plan,
        judge: Judge | None = None,
        heuristic: Heuristic | None = None,
        keep_facts: bool = False,
    ) -> None:
        self.heuristic: Heuristic = heuristic or heuristic_of(ruleset, plan.learned)
        learned = judge_of(ruleset, self.heuristic) if judge is None and plan.learned else judge
        self.judge = learned or Judge(self.heuristic)
        self._chance = chance
        self._plan = plan.of(ruleset)
        self._keep_facts = keep_facts

    def think(self, player: PlayerView) -> list[Arm]:
        """The options worth a thought, the best first."""
        plan = self._plan
        alive = self._arms(player)
        end = math.inf if plan.milliseconds is None else time.monotonic() + plan.milliseconds / 1000
        out: list[Arm] = []
        looks = worlds = 0
        most = plan.looks_among(player.players)
        checkpoint = BATCH
        while len(alive) > 1 and looks + len(alive) <= most and time.monotonic() < end:
            self._compare(player, alive)
            looks += len(alive)
            worlds += 1
            if worlds == checkpoint:
                checkpoint += max(BATCH, worlds // 4)
                alive, beaten = race(alive, plan.clear)
                out = beaten + out
                if not 1 - SETTLED < alive[0].mean < SETTLED or (plan.settle and are_equal(alive)):
                    break
        for arm in alive:
            arm.belief = arm.prior if arm is alive[0] or not arm.values else belief(arm, alive[0])
        return ranked(alive, EQUAL if plan.settle else 0.0) + out

    def estimates(self, player: PlayerView) -> list[Estimate]:
        """What `think` has found, as numbers to show and to compare."""
        arms = self.think(player)
        return [estimate(arm, arms[0]) for arm in arms]

    def _arms(self, player: PlayerView) -> list[Arm]:
        """The options that the heuristic likes best."""
        decision = player.decision
        ratings = self.heuristic.ratings(player.sample(self._chance.below(SEEDS)), decision.codes)
        order = sorted(range(len(ratings)), key=lambda i: (-ratings[i], i))[: self._plan.width]
        best = ratings[order[0]]
        return [Arm(i, decision.codes[i], max(-WORST, SLOPE * (ratings[i] - best))) for i in order]

    def _compare(self, player: PlayerView, arms: list[Arm]) -> None:
        """All options in the same world, with the same dice and the same whims to come."""
        seed = self._chance.below(SEEDS)
        start = player.sample(seed)
        start.logging = False
        for arm in arms:
            world = start.clone()
            arm.values.append(self._outcome(world, player.seat, arm.code, Chance(seed + 1)))
            if self._keep_facts:
                arm.facts.append(self.heuristic.facts(world, player.seat))

    def _outcome(self, world: Game, seat: int, code: int, whims: Chance) -> float:
        """Give this answer in the world, play it on to the horizon, and say what has come of it."""
        judge = self.judge
        if isinstance(judge, NetworkJudge):
            moment = judge.summary.moment(world)
            world.follow(code)
            total = 0.0
            for turn in range(1, self._plan.ahead + 1):
                if turn == 1 and self._plan.tries:
                    play_tried(world, self.heuristic, whims, judge, seat, moment + 1)
                else:
                    play_to_moment(world, self.heuristic, whims, judge.summary, moment + turn)
                total += judge.value(world, seat)
            return total / self._plan.ahead
        world.follow(code)
        play_turns(world, self.heuristic, whims, self._plan.turns)
        return judge.value(world, seat)


class SearchBot:
    def __init__(self, seed: int, plan: Plan) -> None:
        self._chance = Chance(seed)
        self._plan = plan
        self._searches: dict[str, Search] = {}

    def choose(self, player: PlayerView) -> int:
        if player.decision.count == 1:
            return 0
        return self.search(player.ruleset).think(player)[0].index

    def ratings(self, player: PlayerView) -> list[float]:
        """What it thinks of each option, in points; of those that are not worth a thought, nothing good."""
        ratings = [-math.inf] * player.decision.count
        arms = self.search(player.ruleset).think(player)
        for arm in arms:
            sure = arm is arms[0] or not arm.values
            ratings[arm.index] = (arm.prior if sure else belief(arm, arms[0])) / SLOPE
        return ratings

    def pick(self, ratings: list[float]) -> int:
        return ratings.index(max(ratings))

    def search(self, ruleset: str) -> Search:
        if ruleset not in self._searches:
            self._searches[ruleset] = Search(ruleset, self._chance, self._plan)
        return self._searches[ruleset]


def margin(arm: Arm, rival: Arm) -> tuple[float, float]:
    """The mean lead of an option over another in the same worlds, and its variance."""
    leads = list(map(sub, arm.values, rival.values))
    count = len(leads)
    mean = sum(leads) / count
    scatter = max(0.0, sum(map(mul, leads, leads)) - count * mean**2) + SURMISED * NOISE**2
    return mean, scatter / (count - 1 + SURMISED) / count


def belief(arm: Arm, rival: Arm) -> float:
    """How far an option is ahead of another: between what the heuristic says and what the looks say, nearer
    to what is less in doubt."""
    lead, variance = margin(arm, rival)
    trust = DOUBT**2 / (DOUBT**2 + variance)
    return rival.prior + trust * lead + (1 - trust) * (arm.prior - rival.prior)


def are_equal(alive: list[Arm]) -> bool:
    """Is it out of the question that one of them is better than the leader by anything that counts?"""
    leader = max(alive, key=lambda arm: arm.mean)
    for arm in alive:
        if arm is not leader:
            lead, variance = margin(arm, leader)
            if lead + CLEAR * math.sqrt(variance) > EQUAL:
                return False
    return True


def ranked(arms: list[Arm], equal: float) -> list[Arm]:
    """The best first; in front, of those that are as good as equal, the one that the heuristic likes best."""
    order = sorted(arms, key=lambda arm: (-arm.belief, arm.index))
    rivals = [arm for arm in order if order[0].belief - arm.belief <= equal]
    first = min(rivals, key=lambda arm: (-arm.prior, arm.index))
    return [first, *(arm for arm in order if arm is not first)]


def race(alive: list[Arm], clear: float = CLEAR) -> tuple[list[Arm], list[Arm]]:
    """Who goes on, and who is clearly behind the leader or never better than one before it."""
    leader = max(alive, key=lambda arm: (arm.mean + arm.prior / len(arm.values), -arm.index))
    going, beaten = [], []
    for arm in alive:
        if arm is leader:
            going.append(arm)
            continue
        lead, variance = margin(leader, arm)
        same = arm.values == leader.values and arm.prior <= leader.prior
        if same or lead > clear * math.sqrt(variance) + 1e-9:
            beaten.append(arm)
        else:
            going.append(arm)
    beaten.sort(key=lambda arm: (-arm.mean, arm.index))
    return going, beaten


def estimate(arm: Arm, best: Arm) -> Estimate:
    behind = error = 0.0
    if arm is not best and arm.values and best.values:
        lead, variance = margin(best, arm)
        behind, error = lead, math.sqrt(variance)
    count = len(arm.facts)
    facts = [sum(column) / count for column in zip(*arm.facts, strict=True)] if count else []
    return Estimate(arm.index, arm.mean, len(arm.values), behind, error, facts)
