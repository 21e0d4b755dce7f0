"""Phase 2: the die, or a card instead of it, moves the climate. [CLI-2, EVT-9]"""

from mypy_extensions import i64

from fittest.games.dinosaurs import events
from fittest.games.dinosaurs import reasons as why
from fittest.games.dinosaurs.cards import CARDS, Weather
from fittest.games.dinosaurs.ids import NOBODY
from fittest.games.dinosaurs.moves import COUNT, PICK
from fittest.games.dinosaurs.phases.frame import DinosaursFrame
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.decision import Decision
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE


class Climate(DinosaursFrame):
    def __init__(self) -> None:
        # What has been rolled and not yet picked from. [CRD-5]
        self.dice: list[int] = []

    def run(self, game: Dinosaurs) -> Decision | None:
        if self.dice:
            codes = Numbers()
            for die in sorted(set(self.dice)):
                codes.append(PICK.code(die))
            return Decision(game.weather_seat, Message("prompt-dino-pick"), codes, game.codec)
        if game.weather != NOBODY:
            card = CARDS[game.weather]
            assert isinstance(card, Weather)
            if not card.rolls:
                self.shift(game, game.rules.amounts[card.kind])
                return None
            for _ in range(game.rules.amounts[card.kind]):
                self.dice.append(game.chance.roll())
            game.log(events.SKY_ROLLED, [game.order[0], *self.dice])
            return None
        die = game.chance.roll()
        game.log_event(events.CLIMATE_ROLLED, game.order[0], die)
        self.shift(game, NUMBERS.climate_die[die - 1])
        return None

    def refusal(self, game: Dinosaurs, seat: i64, code: i64) -> i64:
        if not PICK.matches(code):
            return super().refusal(game, seat, code)
        return FINE if COUNT.of(code) in self.dice else why.WRONG_DIE

    def answer(self, game: Dinosaurs, code: int) -> None:
        self.shift(game, NUMBERS.climate_die[COUNT.of(code) - 1])

    def shift(self, game: Dinosaurs, sectors: int) -> None:
        game.sector = (game.sector + sectors) % len(game.rules.ring)
        game.log(events.CLIMATE_MOVED, [game.climate, sectors])
        game.stack.pop()
