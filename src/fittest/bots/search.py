"""Search over worlds that the seat could be in: information-set Monte Carlo tree search.

Every iteration samples a world from what the seat knows, walks down one tree shared by all worlds
along options that this world offers, plays the rest by chance, and remembers how each seat fared.
The heuristic of the game, which sees the view only, orders the seat's own options and gives those
that it likes the first looks. Thinking draws from the bot's own generator, never from the game's.
"""

import math
import time
from dataclasses import dataclass, field

from fittest.bots.chair import Chair
from fittest.bots.greedy import Rate, rater
from fittest.kernel.chance import SEED_LIMIT, Chance
from fittest.kernel.game import Game
from fittest.kernel.playout import play_out

CURIOSITY = 0.5
TRUST = 0.35
"""Weight of the heuristic's opinion against what was seen."""


@dataclass(slots=True)
class Node:
    """An answer that was tried: how often, how it turned out for the one who gave it, and how often
    it could have been tried."""

    visits: int = 0
    reward: float = 0.0
    available: int = 0
    prior: float = 0.0
    children: dict[int, "Node"] = field(default_factory=dict)

    @property
    def mean(self) -> float:
        return self.reward / self.visits if self.visits else 0.5


@dataclass(frozen=True, slots=True)
class Estimate:
    """An option, the chance of doing well with it, and how often it was looked at."""

    index: int
    chance: float
    visits: int


class SearchBot:
    """`iterations` bounds the thinking; `milliseconds`, if given, may end it earlier."""

    def __init__(
        self,
        seed: int,
        iterations: int = 400,
        milliseconds: int | None = None,
        horizon: int = 120,
        width: int = 12,
    ) -> None:
        self._chance = Chance(seed)
        self._iterations = iterations
        self._milliseconds = milliseconds
        self._horizon = horizon
        self._width = width
        self._rates: dict[str, Rate] = {}

    def choose(self, chair: Chair) -> int:
        if len(chair.decision.codes) == 1:
            return 0
        return max(self.estimates(chair), key=lambda e: (e.visits, e.chance)).index

    def estimates(self, chair: Chair) -> list[Estimate]:
        """All options that were worth a look, in the order of the decision."""
        root = self._think(chair)
        return [
            Estimate(index, root.children[code].mean, root.children[code].visits)
            for index, code in enumerate(chair.decision.codes)
            if code in root.children
        ]

    def _think(self, chair: Chair) -> Node:
        root = self._prepare(chair)
        end = None if self._milliseconds is None else time.monotonic() + self._milliseconds / 1000
        for _ in range(self._iterations):
            if end is not None and time.monotonic() > end:
                break
            world = chair.sample(self._chance.below(SEED_LIMIT >> 32))
            world.logging = False
            self._explore(world, root)
        return root

    def _prepare(self, chair: Chair) -> Node:
        """The root with the options that the heuristic likes best."""
        if chair.ruleset not in self._rates:
            self._rates[chair.ruleset] = rater(chair.ruleset)
        decision = chair.decision
        rates = self._rates[chair.ruleset](chair.view, decision)
        order = sorted(range(len(rates)), key=lambda i: (-rates[i], i))[: self._width]
        root = Node()
        for rank, index in enumerate(order):
            root.children[decision.codes[index]] = Node(prior=1.0 / (1 + rank))
        return root

    def _explore(self, world: Game, root: Node) -> None:
        path: list[tuple[Node, int]] = []
        node = root
        while (decision := world.decision) is not None:
            seat = decision.seat
            code, fresh = self._select(node, decision.codes, at_root=node is root)
            node = node.children[code]
            path.append((node, seat))
            world.follow(code)
            if fresh:
                break
        play_out(world, self._chance, self._horizon)
        fortunes = fortune(world)
        root.visits += 1
        for tried, seat in path:
            tried.visits += 1
            tried.reward += fortunes[seat]

    def _select(self, node: Node, codes: list[int], at_root: bool) -> tuple[int, bool]:
        """An untried option if there is one, otherwise the one with the highest upper bound."""
        children = node.children
        if not at_root:
            untried = [code for code in codes if code not in children]
            if untried:
                code = untried[self._chance.below(len(untried))]
                children[code] = Node(available=1)
                return code, True
        best, highest = -1, -math.inf
        for code in codes:
            child = children.get(code)
            if child is None:
                continue
            child.available += 1
            bound = child.mean + TRUST * child.prior / (1 + child.visits)
            bound += CURIOSITY * math.sqrt(math.log(child.available + 1) / (child.visits + 0.5))
            if bound > highest:
                best, highest = code, bound
        return best, children[best].visits == 0


def fortune(world: Game) -> list[float]:
    """How each seat fares, from 0 to 1: a victory counts most, the lead in points the rest."""
    scores = world.scores
    winners = world.winners
    fortunes = []
    for seat, score in enumerate(scores):
        rival = max(other for place, other in enumerate(scores) if place != seat)
        lead = 0.5 + 0.5 * math.tanh((score - rival) / 12)
        if winners:
            won = 1.0 / len(winners) if seat in winners else 0.0
            fortunes.append(0.7 * won + 0.3 * lead)
        else:
            fortunes.append(lead)
    return fortunes
