"""A small network that has learned from games how likely each seat wins from the beginning of a turn on.

For each seat: its own columns, the mean of its rivals' and the table's, all through one hidden layer to
a strength. The chances are the shares of exp(strength). The same network serves any number of players.
"""

import math

from mypy_extensions import i64

from fittest.bots.heuristics.base import Heuristic
from fittest.bots.heuristics.judge import Judge
from fittest.features.summary import Summary
from fittest.kernel.game import Game
from fittest.kernel.vectors import vec


class Network:
    """`own`, `rivals` and `table` have one row of `hidden` weights for each column."""

    def __init__(
        self,
        own: list[list[float]],
        rivals: list[list[float]],
        table: list[list[float]],
        bias: list[float],
        out: list[float],
    ) -> None:
        self.hidden: i64 = len(bias)
        self.own = flat(own)
        self.rivals = flat(rivals)
        self.table = flat(table)
        self.bias = vec[float](bias)
        self.out = vec[float](out)
        self.sums = vec[float](bias)

    def strength(self, own: list[float], rivals: list[float], table: list[float]) -> float:
        hidden = self.hidden
        sums = self.sums
        bias = self.bias
        for j in range(hidden):
            sums[j] = bias[j]
        self.add(self.own, own)
        self.add(self.rivals, rivals)
        self.add(self.table, table)
        out = self.out
        total = 0.0
        for j in range(hidden):
            if sums[j] > 0.0:
                total += out[j] * sums[j]
        return total

    def add(self, weights: vec[float], row: list[float]) -> None:
        hidden = self.hidden
        sums = self.sums
        for i in range(i64(len(row))):
            number = row[i]
            if number != 0.0:
                at = i * hidden
                for j in range(hidden):
                    sums[j] += number * weights[at + j]


def flat(rows: list[list[float]]) -> vec[float]:
    numbers: list[float] = []
    for row in rows:
        numbers.extend(row)
    return vec[float](numbers)


class NetworkJudge(Judge):
    def __init__(self, heuristic: Heuristic, summary: Summary, network: Network) -> None:
        super().__init__(heuristic)
        self.summary = summary
        self.network = network

    def chance(self, game: Game, seat: int) -> float:
        return self.chances(game)[seat]

    def chances(self, game: Game) -> list[float]:
        """Of each seat."""
        players = game.players
        rows = [self.summary.of_seat(game, seat) for seat in range(players)]
        strengths: list[float] = []
        for seat in range(players):
            rivals = rows[1 - seat] if players == 2 else mean_without(rows, seat)
            table = self.summary.of_table(game, seat)
            strengths.append(self.network.strength(rows[seat], rivals, table))
        highest = max(strengths)
        shares = [math.exp(strength - highest) for strength in strengths]
        total = sum(shares)
        return [share / total for share in shares]


def mean_without(rows: list[list[float]], seat: int) -> list[float]:
    total = [0.0] * len(rows[0])
    for place in range(len(rows)):
        if place != seat:
            row = rows[place]
            for i in range(len(row)):
                total[i] += row[i]
    share = 1.0 / (len(rows) - 1)
    return [number * share for number in total]
