"""Phase 1: the order of the turn by tails, then herds, then dice. [INI-1 … INI-6]"""

from typing import ClassVar

from fittest.games.dinosaurs.events import ORDERED, ROLLED_OFF
from fittest.games.dinosaurs.game import Dinosaurs
from fittest.games.dinosaurs.ids import FIRST, TAIL
from fittest.kernel.decision import Decision
from fittest.kernel.frame import Frame


class Initiative(Frame[Dinosaurs]):
    """`ranks` belong to the seats in `order`, lowest first; equal ranks roll for the places they share."""

    FIELDS: ClassVar[tuple[str, ...]] = ("order", "ranks")

    def __init__(self, game: Dinosaurs) -> None:
        self.order: list[int] = []
        self.ranks: list[int] = []
        for seat in range(game.players):
            head_start = 1 if game.effect(seat, FIRST) > 0 else 0
            # Longer tails first, then smaller herds; both are far below 100.
            rank = -10_000 * head_start - 100 * game.gene(seat, TAIL) + game.herd[seat]
            place = 0
            while place < len(self.ranks) and self.ranks[place] <= rank:
                place += 1
            self.order.insert(place, seat)
            self.ranks.insert(place, rank)
        self.renumber()

    def clone(self) -> "Initiative":
        twin = Initiative.__new__(Initiative)
        twin.order = self.order[:]
        twin.ranks = self.ranks[:]
        return twin

    def renumber(self) -> None:
        """Equal ranks stay equal, unequal ones become the number of the first place they stand for."""
        places: list[int] = []
        for place in range(len(self.ranks)):
            if place > 0 and self.ranks[place] == self.ranks[place - 1]:
                places.append(places[place - 1])
            else:
                places.append(place)
        self.ranks = places

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
        game.log(ORDERED, self.order[:])
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
        game.log(ROLLED_OFF, logged)
        keys.sort()
        for i in range(len(keys)):
            self.order[start + i] = keys[i] % 16
            apart = i == 0 or keys[i] // 16 != keys[i - 1] // 16
            self.ranks[start + i] = start + i if apart else self.ranks[start + i - 1]

    def answer(self, game: Dinosaurs, code: int) -> None:
        raise AssertionError("the dice ask nothing")
