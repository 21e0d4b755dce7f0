"""Search over worlds that the seat could be in.

The heuristic of the game, which sees the view only, names the options worth a thought. All of them are
tried in the same sampled worlds: the option is carried out, the game is played on by instinct for some
turns, and what has come of it is weighed. Luck that strikes all options alike cancels out, because only
differences within a world count. An option that is clearly behind drops out, so that the looks go to those
between which it is close. In the end the heuristic is believed as far as the looks leave room for doubt.
Thinking draws from the bot's own generator, never from the game's.
"""

import math
import time
from dataclasses import dataclass, field

from fittest.bots.chair import SEEDS, Chair
from fittest.bots.greedy import Rate, rater
from fittest.kernel.chance import Chance
from fittest.kernel.game import Game
from fittest.kernel.playout import play_turns

SCALE = 6.0
"""A lead of so many points makes a victory likely."""
SHARE = 0.15
"""Where points are many, it takes a lead of this share of them."""
DOUBT = 0.04
"""By how much the heuristic is usually wrong about the difference between two options."""
SLOPE = 0.02
"""What a point of its rating is worth."""
WORST = 0.06
"""No option starts further behind than this."""
CLEAR = 2.0
"""An option is out when it is so many standard errors behind."""
NOISE = 0.06
"""How much leads usually vary from world to world: few looks that agree by chance prove little."""
SURMISED = 3
"""So many looks that belief in `NOISE` is worth."""
SETTLED = 0.97
"""Where the chance is so good, or so bad, it no longer pays to look on."""
LAP = 4
"""Worlds between one look at who is out and the next."""


@dataclass(slots=True)
class Arm:
    """An option under consideration, what the heuristic makes of it, and how it turned out in each world."""

    index: int
    code: int
    prior: float
    fortunes: list[float] = field(default_factory=list)
    belief: float = 0.0

    @property
    def mean(self) -> float:
        return sum(self.fortunes) / len(self.fortunes) if self.fortunes else 0.5


@dataclass(frozen=True, slots=True)
class Estimate:
    """An option, the chance of doing well with it, and how often it was looked at."""

    index: int
    chance: float
    visits: int


class SearchBot:
    """`iterations` bounds the thinking, `milliseconds`, if given, may end it earlier; `turns` is how far
    ahead it looks and `width` how many options it considers."""

    def __init__(
        self,
        seed: int,
        iterations: int = 400,
        milliseconds: int | None = None,
        turns: int = 2,
        width: int = 8,
    ) -> None:
        self._chance = Chance(seed)
        self._iterations = iterations
        self._milliseconds = milliseconds
        self._turns = turns
        self._width = width
        self._rates: dict[str, Rate] = {}

    def choose(self, chair: Chair) -> int:
        if len(chair.decision.codes) == 1:
            return 0
        return self._think(chair)[0].index

    def estimates(self, chair: Chair) -> list[Estimate]:
        """The options worth a thought, the best first."""
        return [Estimate(arm.index, arm.mean, len(arm.fortunes)) for arm in self._think(chair)]

    def _think(self, chair: Chair) -> list[Arm]:
        """The options worth a thought, the best first."""
        arms = self._arms(chair)
        end = math.inf if self._milliseconds is None else time.monotonic() + self._milliseconds / 1000
        alive = arms
        out: list[Arm] = []
        looks = worlds = 0
        while len(alive) > 1 and looks + len(alive) <= self._iterations and time.monotonic() < end:
            self._compare(chair, alive)
            looks += len(alive)
            worlds += 1
            if worlds % LAP == 0:
                alive, beaten = race(alive)
                out = beaten + out
                if not 1 - SETTLED < alive[0].mean < SETTLED:
                    break
        for arm in alive:
            arm.belief = arm.prior if arm is alive[0] or not arm.fortunes else belief(arm, alive[0])
        return sorted(alive, key=lambda arm: (-arm.belief, arm.index)) + out

    def _arms(self, chair: Chair) -> list[Arm]:
        """The options that the heuristic likes best."""
        if chair.ruleset not in self._rates:
            self._rates[chair.ruleset] = rater(chair.ruleset)
        decision = chair.decision
        rates = self._rates[chair.ruleset](chair.view, decision)
        order = sorted(range(len(rates)), key=lambda i: (-rates[i], i))[: self._width]
        best = rates[order[0]]
        return [Arm(i, decision.codes[i], max(-WORST, SLOPE * (rates[i] - best))) for i in order]

    def _compare(self, chair: Chair, arms: list[Arm]) -> None:
        """All options in the same world, with the same dice and the same whims to come."""
        seed = self._chance.below(SEEDS)
        start = chair.sample(seed)
        start.logging = False
        for arm in arms:
            world = start.clone()
            world.follow(arm.code)
            play_turns(world, Chance(seed + 1), self._turns)
            arm.fortunes.append(fortune(world, chair.seat))


def margin(arm: Arm, rival: Arm) -> tuple[float, float]:
    """The mean lead of an option over another in the same worlds, and its variance."""
    count = len(arm.fortunes)
    leads = [mine - theirs for mine, theirs in zip(arm.fortunes, rival.fortunes, strict=True)]
    mean = sum(leads) / count
    scatter = sum((lead - mean) ** 2 for lead in leads) + SURMISED * NOISE**2
    return mean, scatter / (count - 1 + SURMISED) / count


def belief(arm: Arm, rival: Arm) -> float:
    """How far an option is ahead of another: between what the heuristic says and what the looks say, nearer
    to what is less in doubt."""
    lead, variance = margin(arm, rival)
    trust = DOUBT**2 / (DOUBT**2 + variance)
    return rival.prior + trust * lead + (1 - trust) * (arm.prior - rival.prior)


def race(alive: list[Arm]) -> tuple[list[Arm], list[Arm]]:
    """Who goes on, and who is clearly behind the leader or never better than somebody before him."""
    leader = max(alive, key=lambda arm: (arm.mean + arm.prior / len(arm.fortunes), -arm.index))
    going, beaten = [], []
    for arm in alive:
        if arm is leader:
            going.append(arm)
            continue
        lead, variance = margin(leader, arm)
        same = arm.fortunes == leader.fortunes and arm.prior <= leader.prior
        if same or lead > CLEAR * math.sqrt(variance) + 1e-9:
            beaten.append(arm)
        else:
            going.append(arm)
    beaten.sort(key=lambda arm: (-arm.mean, arm.index))
    return going, beaten


def fortune(world: Game, seat: int) -> float:
    """How the seat fares, from 0 to 1: its lead in prospects and, once the game is over, the victory."""
    hopes = world.prospects()
    rival = max(hope for place, hope in enumerate(hopes) if place != seat)
    scale = max(SCALE, SHARE * max(hopes))
    lead = 1 / (1 + math.exp(min(50.0, (rival - hopes[seat]) / scale)))
    winners = world.winners
    if not winners:
        return lead
    return 0.8 * (1 / len(winners) if seat in winners else 0.0) + 0.2 * lead
