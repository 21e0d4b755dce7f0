"""Phase 1: the order of the turn by tails, then herds, then dice. [INI-1 … INI-6]"""

from typing import Final

from fittest.games.dinosaurs import events
from fittest.games.dinosaurs.ids import FIRST, TAIL
from fittest.games.dinosaurs.phases.frame import DinosaursFrame
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.decision import Decision

# Ranks that dice have made; no tail and herd make such a one.
ROLLED: Final = 1_000_000


class Initiative(DinosaursFrame):
    """`ranks` belong to the seats in `order`; neighbours of equal rank roll for the places they share."""

    def __init__(self, order: list[int] | None = None, ranks: list[int] | None = None) -> None:
        self.order: list[int] = [] if order is None else order
        self.ranks: list[int] = [] if ranks is None else ranks

    def waits(self, game: Dinosaurs) -> bool:
        return len(self.tied()) > 0

    def tied(self) -> list[int]:
        """The first seats that still have to roll against one another; none if the order stands."""
        for place in range(len(self.order) - 1):
            if self.ranks[place] == self.ranks[place + 1]:
                end = place + 1
                while end < len(self.order) and self.ranks[end] == self.ranks[place]:
                    end += 1
                return self.order[place:end]
        return []

    def run(self, game: Dinosaurs) -> Decision | None:
        tied = self.tied()
        if tied:
            self.roll_off(game, tied)
            return None
        game.order = self.order[:]
        game.log(events.ORDERED, self.order[:])
        game.stack.pop()
        return None

    def roll_off(self, game: Dinosaurs, tied: list[int]) -> None:
        """The lower die goes first; those who are equal again stay equal. [INI-3]"""
        start = self.order.index(tied[0])
        keys: list[int] = []
        logged: list[int] = []
        for seat in tied:
            die = game.chance.roll()
            logged.append(seat)
            logged.append(die)
            keys.append(die * 16 + seat)
        game.log(events.ROLLED_OFF, logged)
        keys.sort()
        for i in range(len(keys)):
            self.order[start + i] = keys[i] % 16
            apart = i == 0 or keys[i] // 16 != keys[i - 1] // 16
            self.ranks[start + i] = ROLLED + start + i if apart else self.ranks[start + i - 1]


def ranked(game: Dinosaurs) -> Initiative:
    """Longer tails first, then smaller herds; a head start goes before all tails. [INI-1, INI-2, CRD-1]"""
    order: list[int] = []
    ranks: list[int] = []
    for seat in range(game.players):
        # Tails and herds are far below 100.
        rank = game.herd[seat] - 100 * game.gene(seat, TAIL)
        rank -= 100_000 * game.effect(seat, FIRST)
        place = 0
        while place < len(ranks) and ranks[place] <= rank:
            place += 1
        order.insert(place, seat)
        ranks.insert(place, rank)
    return Initiative(order, ranks)
