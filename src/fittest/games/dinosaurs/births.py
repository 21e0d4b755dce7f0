"""Phase 4: as many newborns as eggs, next to adults; a species that died out begins anew. [BIR, EXN]"""

from fittest.games.dinosaurs.codes import BIRTH, DONE, code_of, last_cell, verb_of
from fittest.games.dinosaurs.events import BORN, BROOD_DONE
from fittest.games.dinosaurs.game import Dinosaurs
from fittest.games.dinosaurs.ids import EGG, MORE_EGGS, NEST_RANGE, NOBODY
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.kernel.decision import Decision
from fittest.kernel.frame import Frame
from fittest.kernel.message import Message


class Births(Frame[Dinosaurs]):
    def __init__(self, adults: list[int] | None = None) -> None:
        # Place in the order.
        self.parent = 0
        # By hex: whose dinosaur stood there when the phase began. [BIR-2]
        self.adults: list[int] = [] if adults is None else adults
        # Hexes of the newborns of the one whose go it is.
        self.brood: list[int] = []

    def run(self, game: Dinosaurs) -> Decision | None:
        if self.parent >= game.players:
            game.stack.pop()
            return None
        seat = game.order[self.parent]
        codes: list[int] = []
        cells = game.board.cells
        if self.eggs_left(game, seat) > 0:
            codes = [code_of(BIRTH, cells[place]) for place in self.nests(game, seat)]
        if not codes:
            codes.append(code_of(DONE))
        prompt = Message("prompt-dino-birth", {"eggs": self.eggs_left(game, seat)})
        return Decision(seat, prompt, codes, game.codec)

    def answer(self, game: Dinosaurs, code: int) -> None:
        seat = game.order[self.parent]
        if verb_of(code) == DONE:
            game.log(BROOD_DONE, [seat, len(self.brood)])
            self.parent += 1
            self.brood = []
            return
        place = game.board.find(last_cell(code))
        game.place(seat, place)
        self.brood.append(place)
        game.log(BORN, [seat, last_cell(code)])

    def died_out(self, seat: int) -> bool:
        """No dinosaur when the phase began. [EXN-1]"""
        return seat not in self.adults

    def eggs_left(self, game: Dinosaurs, seat: int) -> int:
        """Newborns that may still be placed: eggs, pieces and Barren Season set the limit. [BIR-4, CRD-10]"""
        if game.barren and not self.died_out(seat):
            return 0
        eggs = game.gene(seat, EGG) + game.effect(seat, MORE_EGGS) - len(self.brood)
        return max(0, min(eggs, NUMBERS.pieces - game.herd[seat]))

    def nests(self, game: Dinosaurs, seat: int) -> list[int]:
        """Empty hexes for the next newborn: next to an adult; of a species that died out the first goes
        anywhere, the others next to one of this brood. [BIR-2, EXN-2, CRD-11]"""
        board = game.board
        at = game.at
        reach = 1
        parents = self.brood
        if not self.died_out(seat):
            adults = self.adults
            parents = [place for place in range(board.size) if adults[place] == seat]
            reach = max(1, game.effect(seat, NEST_RANGE))
        elif not parents:
            return [place for place in range(board.size) if at[place] == NOBODY]
        found: list[int] = []
        if reach == 1:
            marked = [False] * board.size
            for parent in parents:
                for place in board.near[parent]:
                    if at[place] == NOBODY and not marked[place]:
                        marked[place] = True
                        found.append(place)
            return found
        for place in range(board.size):
            if at[place] == NOBODY:
                for parent in parents:
                    if board.distance(place, parent) <= reach:
                        found.append(place)
                        break
        return found
