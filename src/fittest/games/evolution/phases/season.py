"""The seasons variant: hunger that kills the second time, points every turn, a fixed draw."""

from typing import Final

from mypy_extensions import i64

from fittest.games.evolution import events
from fittest.games.evolution import reasons as why
from fittest.games.evolution.animals import HUNGRY, POISONED, SATED, Animal
from fittest.games.evolution.bodies import die, discard
from fittest.games.evolution.dealing import deal_in_rounds
from fittest.games.evolution.food import receive_refusal
from fittest.games.evolution.frames import EvolutionFrame, ask
from fittest.games.evolution.ids import TRAIT, YELLOW
from fittest.games.evolution.moves import ACTOR, DECLINE, DISCARD, HAND_CARD, SPEND
from fittest.games.evolution.state import Evolution
from fittest.kernel.decision import Decision
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE

PROMPT_SPEND: Final = Message("prompt-spend")
PROMPT_DISCARD: Final = Message("prompt-discard")


class Hunger(EvolutionFrame):
    """The reserve may still feed; then the unfed are turned sideways, or die if they lay so already."""

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat
        self.asked: i64 = 0
        self.saved = False

    def run(self, game: Evolution) -> Decision | None:
        if game.rules.reserve:
            if not self.saved:
                self.saved = True
                save_fat(game)
            while self.asked < game.players:
                codes = spend_codes(game, self.seat)
                if codes:
                    codes.append(DECLINE.head)
                    return ask(self.seat, PROMPT_SPEND, codes)
                self.step(game)
        go_hungry(game)
        game.stack.pop()
        return None

    def step(self, game: Evolution) -> None:
        self.asked += 1
        self.seat = game.next_seat(self.seat)

    def answer(self, game: Evolution, code: int) -> None:
        if DECLINE.matches(code):
            self.step(game)
            return
        animal = game.animal(ACTOR.of(code))
        game.seats[self.seat].reserve -= 1
        animal.food += 1
        game.log_event(events.SPENT, self.seat, animal.id)

    def refusal(self, game: Evolution, seat: i64, code: i64) -> i64:
        if not SPEND.matches(code):
            return why.NOT_NOW
        animal = game.find(ACTOR.of(code))
        return why.NO_ANIMAL if animal is None else spend_refusal(game, self.seat, animal)


def spend_codes(game: Evolution, seat: int) -> Numbers:
    codes = Numbers()
    for animal in game.animals:
        if spend_refusal(game, seat, animal) == FINE:
            codes.append(SPEND.code(animal.id))
    return codes


def spend_refusal(game: Evolution, seat: int, animal: Animal) -> int:
    if animal.owner != seat:
        return why.NOT_YOURS
    if game.seats[seat].reserve == 0:
        return why.NO_RESERVE
    return why.FED_ALREADY if game.is_fed(animal) else receive_refusal(game, animal)


def save_fat(game: Evolution) -> None:
    """Yellow tokens left after feeding go to the owner's reserve."""
    for animal in game.animals:
        for i in range(len(animal.cards)):
            if animal.cards[i] & YELLOW:
                animal.put_card(i, animal.cards[i] & ~YELLOW)
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
            game.log_event(events.HUNGRY, animal.owner, animal.id)
    for animal in dying:
        starved = animal.flags & SATED == 0 and animal.flags & HUNGRY != 0
        if starved and animal.traits() > 0:
            game.seats[animal.owner].consolation += 1
        game.log_event(events.STARVED if starved else events.DIED_OF_POISON, animal.owner, animal.id)
    for animal in dying:
        die(game, animal)


class Reward(EvolutionFrame):
    """Four cards each, down to the hand limit, one for each loss; then the points of this turn."""

    def __init__(self) -> None:
        self.drawn = False

    def run(self, game: Evolution) -> Decision | None:
        if not self.drawn:
            self.drawn = True
            deal_in_rounds(game, [game.rules.draw] * game.players)
        for seat in game.clockwise_from(game.first):
            player = game.seats[seat]
            if len(player.hand) > game.rules.hand_limit:
                codes = [int(DISCARD.code(card)) for card in player.kinds()]
                return ask(seat, PROMPT_DISCARD, codes, sealed=True)
        deal_in_rounds(game, [player.consolation for player in game.seats])
        for seat in range(game.players):
            gained = season_points(game, seat)
            game.seats[seat].points += gained
            game.log_event(events.POINTS, seat, gained)
        if game.last_turn:
            game.over = True
        game.stack.pop()
        return None

    def answer(self, game: Evolution, code: int) -> None:
        for seat in game.clockwise_from(game.first):
            hand = game.seats[seat].hand
            if len(hand) > game.rules.hand_limit:
                game.seats[seat].give(HAND_CARD.of(code))
                discard(game, seat, HAND_CARD.of(code), True)
                game.log_event(events.DISCARDED, seat, 1)
                return

    def refusal(self, game: Evolution, seat: i64, code: i64) -> i64:
        return why.NOT_NOW


def season_points(game: Evolution, seat: int) -> int:
    """Fed animals, and the corner numbers of their traits."""
    rules = game.rules
    points = 0
    for animal in game.animals:
        if animal.owner == seat and animal.flags & SATED:
            points += 2
            for card in animal.cards:
                points += rules.points[card & TRAIT] + rules.need[card & TRAIT]
            for link in game.links:
                if link.touches(animal.id):
                    points += rules.points[link.trait] + rules.need[link.trait]
    return points
