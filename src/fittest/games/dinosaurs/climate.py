"""Phase 2: the die, or a card instead of it, moves the climate. [CLI-2, EVT-9]"""

from fittest.games.dinosaurs.cards import CARDS, Weather
from fittest.games.dinosaurs.codes import PICK, argument_of, code_of
from fittest.games.dinosaurs.events import CLIMATE_MOVED, CLIMATE_ROLLED, SKY_ROLLED
from fittest.games.dinosaurs.game import Dinosaurs
from fittest.games.dinosaurs.ids import NOBODY
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.kernel.decision import Decision
from fittest.kernel.frame import Frame
from fittest.kernel.message import Message


class Climate(Frame[Dinosaurs]):
    def __init__(self) -> None:
        # What has been rolled and not yet picked from. [CRD-5]
        self.dice: list[int] = []

    def run(self, game: Dinosaurs) -> Decision | None:
        if self.dice:
            codes: list[int] = []
            for die in self.dice:
                if code_of(PICK, die) not in codes:
                    codes.append(code_of(PICK, die))
            return Decision(game.weather_seat, Message("prompt-dino-pick"), codes, game.codec)
        if game.weather != NOBODY:
            card = CARDS[game.weather]
            assert isinstance(card, Weather)
            if card.dice == 0:
                self.shift(game, card.sectors)
                return None
            for _ in range(card.dice):
                self.dice.append(game.chance.roll())
            game.log(SKY_ROLLED, [game.order[0], *self.dice])
            return None
        die = game.chance.roll()
        game.log(CLIMATE_ROLLED, [game.order[0], die])
        self.shift(game, NUMBERS.climate_die[die - 1])
        return None

    def answer(self, game: Dinosaurs, code: int) -> None:
        self.shift(game, NUMBERS.climate_die[argument_of(code) - 1])

    def shift(self, game: Dinosaurs, sectors: int) -> None:
        game.sector = (game.sector + sectors) % len(game.rules.ring)
        game.log(CLIMATE_MOVED, [game.climate, sectors])
        game.stack.pop()
