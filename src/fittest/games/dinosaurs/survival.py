"""Phase 5: who lives depends on the zone, on fur and on parasols. [SUR-1 … SUR-9]"""

from fittest.games.dinosaurs.codes import LOSE, code_of, last_cell
from fittest.games.dinosaurs.events import DIED
from fittest.games.dinosaurs.game import Dinosaurs
from fittest.games.dinosaurs.ids import (
    COLD,
    DEADLY,
    FUR,
    MORE_FUR,
    MORE_PARASOL,
    NOBODY,
    PARASOL,
    TEMPERATE,
    WARM,
    zone_of,
)
from fittest.kernel.decision import Decision
from fittest.kernel.frame import Frame
from fittest.kernel.message import Message


class Survival(Frame[Dinosaurs]):
    """First die those who have no choice, then the owners choose, in order."""

    def __init__(self) -> None:
        # Place in the order; -1 before the deaths without a choice.
        self.chooser = -1

    def run(self, game: Dinosaurs) -> Decision | None:
        if self.chooser < 0:
            for place in range(game.board.size):
                if game.at[place] != NOBODY and is_doomed(game, place):
                    die(game, place)
                    return None
            self.chooser = 0
            return None
        if self.chooser >= game.players:
            game.stack.pop()
            return None
        seat = game.order[self.chooser]
        surplus_cold = surplus(game, seat, COLD)
        surplus_warm = surplus(game, seat, WARM)
        if surplus_cold == 0 and surplus_warm == 0:
            self.chooser += 1
            return None
        codes: list[int] = []
        for place in range(game.board.size):
            if game.at[place] == seat:
                zone = zone_of(game.board.terrain[place], game.climate)
                if (zone == COLD and surplus_cold > 0) or (zone == WARM and surplus_warm > 0):
                    codes.append(code_of(LOSE, game.board.cells[place]))
        prompt = Message("prompt-dino-lose", {"cold": surplus_cold, "warm": surplus_warm})
        return Decision(seat, prompt, codes, game.codec)

    def answer(self, game: Dinosaurs, code: int) -> None:
        die(game, game.board.find(last_cell(code)))


def protected(game: Dinosaurs, seat: int, zone: int) -> int:
    """How many dinosaurs of a species a zone keeps; cards never make it less than none. [EVT-12]"""
    if zone == COLD:
        return max(0, game.gene(seat, FUR) + game.effect(seat, MORE_FUR))
    if zone == WARM:
        return max(0, game.gene(seat, PARASOL) + game.effect(seat, MORE_PARASOL))
    return 0


def surplus(game: Dinosaurs, seat: int, zone: int) -> int:
    """How many dinosaurs of `seat` in the cold or warm zone have to die."""
    count = 0
    for place in range(game.board.size):
        if game.at[place] == seat and zone_of(game.board.terrain[place], game.climate) == zone:
            count += 1
    return max(0, count - protected(game, seat, zone))


def is_doomed(game: Dinosaurs, place: int) -> bool:
    """Does it die without its owner having a choice?"""
    zone = zone_of(game.board.terrain[place], game.climate)
    if zone == TEMPERATE:
        return False
    return zone == DEADLY or protected(game, game.at[place], zone) == 0


def die(game: Dinosaurs, place: int) -> None:
    zone = zone_of(game.board.terrain[place], game.climate)
    game.log(DIED, [game.at[place], game.board.cells[place], zone])
    game.remove(place)
