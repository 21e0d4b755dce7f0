"""Phase 4: as many newborns as eggs, next to adults; a species that died out begins anew. [BIR, EXN]"""

from typing import Final

from mypy_extensions import i64

from fittest.games.dinosaurs import events
from fittest.games.dinosaurs import reasons as why
from fittest.games.dinosaurs.board import NOWHERE, SIDES
from fittest.games.dinosaurs.ids import EGG, MORE_EGGS, NEST_RANGE, NOBODY
from fittest.games.dinosaurs.moves import BIRTH, DONE, HEX
from fittest.games.dinosaurs.phases.frame import DinosaursFrame, Prompts
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.decision import Decision
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE
from fittest.kernel.vectors import vec

TAKEN: Final = 0
OPEN: Final = 1
NEWBORN: Final = 2

PROMPT: Final = Prompts("prompt-dino-birth", "eggs")


class Births(DinosaursFrame):
    def __init__(self) -> None:
        # Place in the order.
        self.parent = 0
        # Hexes of the newborns of the one whose move it is.
        self.brood: list[int] = []

    def run(self, game: Dinosaurs) -> Decision | None:
        if self.parent >= game.players:
            game.stack.pop()
            return None
        seat = game.order[self.parent]
        codes = Numbers()
        if self.egg_refusal(game, seat) == FINE:
            cells, nests = game.board.cells, self.nests(game, seat)
            for place in range(i64(len(nests))):
                if nests[place] == OPEN:
                    codes.append(BIRTH.code(cells[place]))
        if len(codes) == 0:
            codes.append(DONE.head)
        return Decision(seat, PROMPT.with_number(self.eggs_left(game, seat)), codes, game.codec)

    def refusal(self, game: Dinosaurs, seat: i64, code: i64) -> i64:
        decision = game.decision
        if DONE.matches(code):
            return FINE if decision is not None and decision.code(0) == DONE.head else why.MUST_HATCH
        if not BIRTH.matches(code):
            return super().refusal(game, seat, code)
        place = game.board.find(HEX.of(code))
        if place < 0:
            return why.OFF_MAP_HEX
        return self.egg_refusal(game, seat) or self.nest_refusal(game, seat, place)

    def answer(self, game: Dinosaurs, code: int) -> None:
        seat = game.order[self.parent]
        if DONE.matches(code):
            game.log_event(events.BROOD_DONE, seat, len(self.brood))
            self.parent += 1
            self.brood = []
            return
        place = game.board.find(HEX.of(code))
        game.place(seat, place)
        self.brood.append(place)
        game.log_event(events.BORN, seat, HEX.of(code))

    def died_out(self, game: Dinosaurs, seat: i64) -> bool:
        """No dinosaur but this brood; nobody dies during the births. [EXN-1]"""
        return game.herd[seat] == len(self.brood)

    def eggs_left(self, game: Dinosaurs, seat: i64) -> i64:
        """Newborns that may still be placed: eggs, pieces and Barren Season set the limit. [BIR-4, CRD-10]"""
        if game.barren and not self.died_out(game, seat):
            return 0
        eggs = game.gene(seat, EGG) + game.effect(seat, MORE_EGGS) - len(self.brood)
        return max(0, min(eggs, NUMBERS.pieces - game.herd[seat]))

    def egg_refusal(self, game: Dinosaurs, seat: i64) -> i64:
        if self.eggs_left(game, seat) > 0:
            return FINE
        if game.herd[seat] == NUMBERS.pieces:
            return why.ALL_PLACED
        return why.BARREN if game.barren and not self.died_out(game, seat) else why.NO_EGGS

    def nest_refusal(self, game: Dinosaurs, seat: i64, place: i64) -> i64:
        if game.at[place] != NOBODY:
            return why.OCCUPIED
        if self.nests(game, seat)[place] == OPEN:
            return FINE
        return why.BROOD_TOGETHER if self.died_out(game, seat) else why.NO_ADULT

    def nests(self, game: Dinosaurs, seat: i64) -> vec[i64]:
        """By hex: OPEN for the next newborn. It comes next to an adult; of a species that died out the first
        goes anywhere, the others next to one of this brood. [BIR-2, EXN-2, CRD-11]"""
        board, at = game.board, game.at
        nests = board.blank[:]
        died_out = self.died_out(game, seat)
        for newborn in self.brood:
            nests[newborn] = NEWBORN
        anywhere = died_out and not self.brood
        reach: i64 = 1 if died_out else max(1, game.effect(seat, NEST_RANGE))
        for place in range(i64(board.size)):
            if anywhere:
                nests[place] = OPEN if at[place] == NOBODY else TAKEN
            elif at[place] == seat and (died_out or nests[place] != NEWBORN):
                if reach > 1:
                    open_within(game, place, reach, nests)
                else:
                    open_beside(game, place, nests)
        return nests


def open_beside(game: Dinosaurs, parent: i64, nests: vec[i64]) -> None:
    neighbours = game.board.neighbours
    for side in range(parent * SIDES, parent * SIDES + SIDES):
        place = neighbours[side]
        if place == NOWHERE:
            return
        if game.at[place] == NOBODY:
            nests[place] = OPEN


def open_within(game: Dinosaurs, parent: i64, reach: i64, nests: vec[i64]) -> None:
    for place in range(i64(game.board.size)):
        if game.at[place] == NOBODY and game.board.distance(place, parent) <= reach:
            nests[place] = OPEN
