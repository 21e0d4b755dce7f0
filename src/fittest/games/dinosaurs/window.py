"""A moment for event cards: laps in order, a card or a pass each, until a whole lap passes. [EVT-8]

To keep hands secret, everybody who could hold a fitting card is asked; to keep that bearable, nobody
is asked whose hand is empty or when all fitting cards lie on the discard pile, and a player may hold
his cards: he passes until somebody plays one.
"""

from fittest.games.dinosaurs.codes import HOLD, PASS, code_of, last_cell, play_card, play_target, verb_of
from fittest.games.dinosaurs.events import HELD, PLAYED
from fittest.games.dinosaurs.game import Dinosaurs
from fittest.games.dinosaurs.ids import AT_CLIMATE, MOMENT_NAMES, NOBODY
from fittest.kernel.decision import Decision
from fittest.kernel.frame import Frame
from fittest.kernel.message import Message


class Window(Frame[Dinosaurs]):
    def __init__(self, moment: int = 0) -> None:
        self.moment = moment
        # Place in the order of who is asked; passes in a row so far.
        self.asked = 0
        self.passes = 0

    def run(self, game: Dinosaurs) -> Decision | None:
        # One climate card a turn closes the moment for all. [EVT-5]
        weather_settled = self.moment == AT_CLIMATE and game.weather != NOBODY
        if self.passes >= game.players or weather_settled:
            game.stack.pop()
            return None
        seat = game.order[self.asked]
        if game.holding[seat] or not game.may_hold(seat, self.moment):
            self.next(game, passed=True)
            return None
        prompt = Message("prompt-dino-event", {"moment": f"@dino-moment-{MOMENT_NAMES[self.moment]}"})
        codes = game.plays(seat, self.moment)
        codes.append(code_of(PASS))
        codes.append(code_of(HOLD))
        return Decision(seat, prompt, codes, game.codec, sealed=True)

    def answer(self, game: Dinosaurs, code: int) -> None:
        seat = game.order[self.asked]
        verb = verb_of(code)
        if verb in (PASS, HOLD):
            if verb == HOLD:
                game.holding[seat] = True
                game.log(HELD, [seat])
            self.next(game, passed=True)
            return
        self.next(game, passed=False)
        play(game, seat, code)

    def next(self, game: Dinosaurs, passed: bool) -> None:
        self.asked = (self.asked + 1) % game.players
        self.passes = self.passes + 1 if passed else 0


def play(game: Dinosaurs, seat: int, code: int) -> None:
    """Carry out a PLAY answer. It is logged first: the effect belongs after it."""
    kind, target, cell = play_card(code), play_target(code), last_cell(code)
    game.log(PLAYED, [seat, kind, target, cell])
    game.play_card(seat, kind, target, game.board.find(cell))
