"""Search over worlds that the seat could be in.

The heuristic of the game, which sees the view only, names the options worth a thought. Each of them is
tried in the same sampled worlds: the option is carried out, the game is played on by instinct for some
turns, and what has come of it is weighed. Round after round the worse half of the options drops out, so
that the looks go to those between which it is close. Thinking draws from the bot's own generator, never
from the game's.
"""

import math
import time
from dataclasses import dataclass

from fittest.bots.chair import Chair
from fittest.bots.greedy import Rate, rater
from fittest.kernel.chance import Chance
from fittest.kernel.game import Game
from fittest.kernel.playout import play_turns

TRUST = 2.0
"""The heuristic's favourite starts with a lead that so many looks at a whole victory would give."""
SCALE = 6.0
"""A lead of so many points makes a victory likely."""


SEEDS = 1 << 31


@dataclass(slots=True)
class Arm:
    """An option under consideration: how often it was looked at, and how it turned out."""

    index: int
    code: int
    prior: float
    visits: int = 0
    reward: float = 0.0

    @property
    def mean(self) -> float:
        return self.reward / self.visits if self.visits else 0.5

    @property
    def standing(self) -> float:
        return self.mean + TRUST * self.prior / (self.visits + 1)


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
        return [Estimate(arm.index, arm.mean, arm.visits) for arm in self._think(chair)]

    def _think(self, chair: Chair) -> list[Arm]:
        arms = self._arms(chair)
        end = None if self._milliseconds is None else time.monotonic() + self._milliseconds / 1000
        alive = arms
        rounds = max(1, math.ceil(math.log2(len(arms))))
        for _ in range(rounds):
            for _ in range(max(1, self._iterations // rounds // len(alive))):
                if end is not None and time.monotonic() > end:
                    break
                self._compare(chair, alive)
            alive.sort(key=lambda arm: (-arm.standing, arm.index))
            out = alive[(len(alive) + 1) // 2 :]
            alive = alive[: (len(alive) + 1) // 2]
            arms = alive + out + arms[len(alive) + len(out) :]
        return arms

    def _arms(self, chair: Chair) -> list[Arm]:
        """The options that the heuristic likes best."""
        if chair.ruleset not in self._rates:
            self._rates[chair.ruleset] = rater(chair.ruleset)
        decision = chair.decision
        rates = self._rates[chair.ruleset](chair.view, decision)
        order = sorted(range(len(rates)), key=lambda i: (-rates[i], i))[: self._width]
        return [Arm(i, decision.codes[i], 1.0 / (1 + rank)) for rank, i in enumerate(order)]

    def _compare(self, chair: Chair, arms: list[Arm]) -> None:
        """All options in the same world, with the same dice and the same whims to come."""
        seed = self._chance.below(SEEDS)
        for arm in arms:
            world = chair.sample(seed)
            world.logging = False
            world.follow(arm.code)
            play_turns(world, Chance(seed + 1), self._turns)
            arm.visits += 1
            arm.reward += fortune(world, chair.seat)


def fortune(world: Game, seat: int) -> float:
    """How the seat fares, from 0 to 1: its lead in prospects and, once the game is over, the victory."""
    hopes = world.prospects()
    rival = max(hope for place, hope in enumerate(hopes) if place != seat)
    lead = 1 / (1 + math.exp(min(50.0, (rival - hopes[seat]) / SCALE)))
    winners = world.winners
    if not winners:
        return lead
    return 0.8 * (1 / len(winners) if seat in winners else 0.0) + 0.2 * lead
