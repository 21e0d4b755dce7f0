"""The seasons variant: hunger that kills the second time, points every turn, a fixed draw."""

from typing import Final

from fittest.games.evolution.bodies import die, discard
from fittest.games.evolution.codes import DECLINE, DISCARD, SPEND, a_of, pack, verb_of
from fittest.games.evolution.dealing import deal_in_laps
from fittest.games.evolution.food import receive_refusal
from fittest.games.evolution.frames import Stretch, ask, ask_sealed
from fittest.games.evolution.game import Evolution
from fittest.games.evolution.ids import TRAIT, YELLOW
from fittest.games.evolution.reasons import FED_ALREADY, NO_ANIMAL, NO_RESERVE, NOT_NOW, NOT_YOURS
from fittest.games.evolution.state import HUNGRY, POISONED, SATED, Animal
from fittest.games.evolution.story import (
    DIED_OF_POISON,
    DISCARDED,
    POINTS,
    SPENT,
    STARVED,
)
from fittest.games.evolution.story import HUNGRY as WENT_HUNGRY
from fittest.games.evolution.trait import NEED
from fittest.kernel.decision import Decision
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers

PROMPT_SPEND: Final = Message("prompt-spend")
PROMPT_DISCARD: Final = Message("prompt-discard")


class Hunger(Stretch):
    """The reserve may still feed; then the unfed are turned sideways, or die if they lay so already."""

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.asked = 0
        self.saved = False

    def run(self, game: Evolution) -> Decision | None:
        if game.rules.reserve:
            if not self.saved:
                self.saved = True
                save_fat(game)
            while self.asked < game.players:
                codes = spend_codes(game, self.seat)
                if codes:
                    codes.append(pack(DECLINE))
                    return ask(self.seat, PROMPT_SPEND, codes)
                self.step(game)
        go_hungry(game)
        game.stack.pop()
        return None

    def step(self, game: Evolution) -> None:
        self.asked += 1
        self.seat = game.next_seat(self.seat)

    def answer(self, game: Evolution, code: int) -> None:
        if verb_of(code) == DECLINE:
            self.step(game)
            return
        animal = game.animal(a_of(code))
        game.seats[self.seat].reserve -= 1
        animal.food += 1
        game.log(SPENT, [self.seat, animal.id])

    def refusal(self, game: Evolution, code: int) -> int:
        if verb_of(code) != SPEND:
            return NOT_NOW
        animal = game.seek(a_of(code))
        if animal is None:
            return NO_ANIMAL
        if animal.owner != self.seat:
            return NOT_YOURS
        if game.seats[self.seat].reserve == 0:
            return NO_RESERVE
        return FED_ALREADY if game.is_fed(animal) else receive_refusal(game, animal)


def spend_codes(game: Evolution, seat: int) -> Numbers:
    codes = Numbers()
    if game.seats[seat].reserve:
        for animal in game.animals:
            if animal.owner == seat and not game.is_fed(animal) and game.is_blocked(animal) < 0:
                codes.append(pack(SPEND, 0, animal.id))
    return codes


def save_fat(game: Evolution) -> None:
    """Yellow tokens left after feeding go to the owner's reserve."""
    for animal in game.animals:
        for i in range(len(animal.cards)):
            if animal.cards[i] & YELLOW:
                animal.cards[i] &= ~YELLOW
                game.seats[animal.owner].reserve += 1


def go_hungry(game: Evolution) -> None:
    dying: list[Animal] = []
    for animal in game.animals:
        fed = game.is_fed(animal)
        animal.flags = animal.flags | SATED if fed else animal.flags & ~SATED
        if animal.flags & POISONED or (not fed and animal.flags & HUNGRY):
            dying.append(animal)
        elif fed:
            animal.flags &= ~HUNGRY
        else:
            animal.flags |= HUNGRY
            game.log(WENT_HUNGRY, [animal.owner, animal.id])
    for animal in dying:
        starved = animal.flags & SATED == 0 and animal.flags & HUNGRY != 0
        if starved and animal.traits() > 0:
            game.seats[animal.owner].consolation += 1
        game.log(STARVED if starved else DIED_OF_POISON, [animal.owner, animal.id])
    for animal in dying:
        die(game, animal)


class Reward(Stretch):
    """Four cards each, down to the hand limit, one for each loss; then the points of this turn."""

    def __init__(self) -> None:
        self.drawn = False

    def run(self, game: Evolution) -> Decision | None:
        if not self.drawn:
            self.drawn = True
            deal_in_laps(game, [game.rules.draw] * game.players)
        for seat in game.lap(game.first):
            hand = game.seats[seat].hand
            if len(hand) > game.rules.hand_limit:
                codes = Numbers()
                for card in hand:
                    code = pack(DISCARD, 0, card)
                    if not codes or codes[-1] != code:
                        codes.append(code)
                return ask_sealed(seat, PROMPT_DISCARD, codes)
        deal_in_laps(game, [player.consolation for player in game.seats])
        for seat in range(game.players):
            gained = season_points(game, seat)
            game.seats[seat].points += gained
            game.log(POINTS, [seat, gained])
        if game.last_turn:
            game.over = True
        game.stack.pop()
        return None

    def answer(self, game: Evolution, code: int) -> None:
        for seat in game.lap(game.first):
            hand = game.seats[seat].hand
            if len(hand) > game.rules.hand_limit:
                game.seats[seat].give(a_of(code))
                discard(game, seat, a_of(code), True)
                game.log(DISCARDED, [seat, 1])
                return

    def refusal(self, game: Evolution, code: int) -> int:
        return NOT_NOW


def season_points(game: Evolution, seat: int) -> int:
    """Fed animals, and the corner numbers of their traits."""
    points = 0
    for animal in game.animals:
        if animal.owner == seat and animal.flags & SATED:
            points += 2
            for card in animal.cards:
                points += NEED[card & TRAIT]
            for link in game.links:
                if link.touches(animal.id):
                    points += NEED[link.trait]
    return points
