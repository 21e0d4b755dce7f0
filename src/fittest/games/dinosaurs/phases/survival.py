"""Phase 5: who lives depends on the zone, on fur and on parasols. [SUR-1 … SUR-9]"""

from mypy_extensions import i64

from fittest.games.dinosaurs import events, ids
from fittest.games.dinosaurs import reasons as why
from fittest.games.dinosaurs.ids import zone_of
from fittest.games.dinosaurs.moves import HEX, LOSE
from fittest.games.dinosaurs.phases.frame import DinosaursFrame
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.decision import Decision
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE


class Survival(DinosaursFrame):
    """First die those who have no choice, then the owners choose, in order."""

    def __init__(self) -> None:
        # Place in the order; -1 before the deaths without a choice.
        self.chooser = -1

    def run(self, game: Dinosaurs) -> Decision | None:
        if self.chooser < 0:
            for place in range(i64(game.board.size)):
                if game.at[place] != ids.NOBODY and is_doomed(game, place):
                    die(game, place)
                    return None
            self.chooser = 0
            return None
        if self.chooser >= game.players:
            game.stack.pop()
            return None
        seat = game.order[self.chooser]
        surplus_cold = surplus(game, seat, ids.COLD)
        surplus_warm = surplus(game, seat, ids.WARM)
        if surplus_cold == 0 and surplus_warm == 0:
            self.chooser += 1
            return None
        codes = Numbers()
        for place in range(i64(game.board.size)):
            if game.at[place] == seat and loss_refusal(game, seat, place) == FINE:
                codes.append(LOSE.code(game.board.cells[place]))
        prompt = Message("prompt-dino-lose", {"cold": surplus_cold, "warm": surplus_warm})
        return Decision(seat, prompt, codes, game.codec)

    def refusal(self, game: Dinosaurs, seat: i64, code: i64) -> i64:
        if not LOSE.matches(code):
            return super().refusal(game, seat, code)
        place = game.board.find(HEX.of(code))
        return why.OFF_MAP_HEX if place < 0 else loss_refusal(game, seat, place)

    def answer(self, game: Dinosaurs, code: int) -> None:
        die(game, game.board.find(HEX.of(code)))


def loss_refusal(game: Dinosaurs, seat: i64, place: i64) -> i64:
    """Why this dinosaur cannot be chosen to die."""
    if game.at[place] != seat:
        return why.NOT_YOUR_VICTIM
    zone = zone_of(game.board.terrain[place], game.climate)
    return FINE if zone in (ids.COLD, ids.WARM) and surplus(game, seat, zone) > 0 else why.IS_SAFE


def protected(game: Dinosaurs, seat: i64, zone: i64) -> i64:
    """How many dinosaurs of a species a zone keeps; cards never make it less than none. [EVT-12]"""
    if zone == ids.COLD:
        return max(0, game.gene(seat, ids.FUR) + game.effect(seat, ids.MORE_FUR))
    if zone == ids.WARM:
        return max(0, game.gene(seat, ids.PARASOL) + game.effect(seat, ids.MORE_PARASOL))
    return 0


def surplus(game: Dinosaurs, seat: i64, zone: i64) -> i64:
    """How many dinosaurs of `seat` in the cold or warm zone have to die."""
    terrain: i64 = game.climate + 1 if zone == ids.COLD else game.climate - 1
    if not 0 <= terrain < ids.TERRAINS:
        return 0
    return max(0, game.standing[seat * ids.TERRAINS + terrain] - protected(game, seat, zone))


def is_doomed(game: Dinosaurs, place: i64) -> bool:
    """Does it die without its owner having a choice?"""
    zone = zone_of(game.board.terrain[place], game.climate)
    if zone == ids.TEMPERATE:
        return False
    return zone == ids.DEADLY or protected(game, game.at[place], zone) == 0


def die(game: Dinosaurs, place: i64) -> None:
    zone = zone_of(game.board.terrain[place], game.climate)
    game.log_event(events.DIED, game.at[place], game.board.cells[place], zone)
    game.remove(place)
