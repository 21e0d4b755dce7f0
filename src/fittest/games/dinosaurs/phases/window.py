"""A moment for event cards: rounds in order, a card or a pass each, until a whole round passes. [EVT-8]

To keep hands secret, everybody who could hold a fitting card is asked; to keep that bearable, nobody
is asked whose hand is empty or when all fitting cards lie on the discard pile, and players may hold
their cards: they pass until somebody plays one.
"""

from typing import Final

from mypy_extensions import i64

from fittest.games.dinosaurs import events
from fittest.games.dinosaurs.ids import AT_CLIMATE, MOMENT_NAMES, NOBODY
from fittest.games.dinosaurs.moves import CARD, HOLD, PASS, TARGET, TARGET_HEX
from fittest.games.dinosaurs.phases.frame import DinosaursFrame
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.decision import Decision
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE

PROMPTS: Final = [Message("prompt-dino-event", {"moment": f"@dino-asked-{name}"}) for name in MOMENT_NAMES]


class Window(DinosaursFrame):
    def __init__(self, moment: int = 0) -> None:
        self.moment = moment
        # Place in the order of who is asked; passes in a row so far.
        self.asked = 0
        self.passes = 0

    def card_moment(self) -> int:
        return self.moment

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
        codes = Numbers()
        game.add_plays(seat, self.moment, codes)
        codes.append(PASS.head)
        codes.append(HOLD.head)
        return Decision(seat, PROMPTS[self.moment], codes, game.codec, sealed=True)

    def refusal(self, game: Dinosaurs, seat: i64, code: i64) -> i64:
        return FINE if PASS.matches(code) or HOLD.matches(code) else super().refusal(game, seat, code)

    def answer(self, game: Dinosaurs, code: int) -> None:
        seat = game.order[self.asked]
        holds = HOLD.matches(code)
        if holds or PASS.matches(code):
            if holds:
                game.holding[seat] = True
                game.log_event(events.HELD, seat)
            self.next(game, passed=True)
            return
        self.next(game, passed=False)
        play(game, seat, code)

    def next(self, game: Dinosaurs, passed: bool) -> None:
        self.asked = (self.asked + 1) % game.players
        self.passes = self.passes + 1 if passed else 0


def play(game: Dinosaurs, seat: int, code: int) -> None:
    """Carry out a PLAY answer. It is logged first: the effect belongs after it."""
    kind, target, cell = CARD.of(code), TARGET.of(code), TARGET_HEX.of(code)
    game.log(events.PLAYED, [seat, kind, target, cell])
    game.play_card(seat, kind, target, game.board.find(cell))
