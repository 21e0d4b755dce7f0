"""Traits that move animals between territories."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fittest.games.evolution import reasons as why
from fittest.games.evolution.animals import Animal
from fittest.games.evolution.bodies import discard_trait, move_animal, remove_card
from fittest.games.evolution.cards import CARD_NAMES, FIRST_SIDE, SECOND_SIDE
from fittest.games.evolution.frames import EvolutionFrame, ask
from fittest.games.evolution.ids import (
    FLIGHT,
    MIGRATION,
    PROXY,
    SUCKERFISH,
    TRAIT_NAMES,
    USED,
    bit,
    first_of,
    trait_card,
)
from fittest.games.evolution.moves import ACTOR, BY_ANIMAL, DECLINE, GOAL, TRAVEL_FORM
from fittest.games.evolution.placement import company_refusal
from fittest.games.evolution.reasons import because
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.trait import TRAITS, Trait
from fittest.kernel.decision import Decision
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE
from fittest.kernel.vectors import without

if TYPE_CHECKING:
    from fittest.games.evolution.phases.feeding import FeedingMove


def membership(game: Evolution, at: int) -> int:
    """The trait that living there gives, or -1."""
    return first_of(game.rules.grants[at])


def travel_refusal(game: Evolution, animal: Animal, to: int, flies: bool) -> int:
    """Why the animal cannot get from where it is to `to`. A territory that gives its members a trait
    is left with a card of that trait and entered by giving it up; with such a card an animal passes
    to no other territory, unless it flies. [CON-9, CON-10]"""
    if to >= len(game.rules.territories) or to == animal.at:
        return why.ALREADY_THERE
    entering, leaving = membership(game, to), membership(game, animal.at)
    if entering >= 0:
        return FINE if animal.acts & bit(entering) else because(why.WRONG_WAY, entering)
    if leaving >= 0:
        return company_refusal(game, TRAITS[leaving], animal)
    for at in range(len(game.rules.territories)):
        trait = membership(game, at)
        if trait >= 0 and animal.acts & bit(trait) and not flies:
            return because(why.WRONG_WAY, trait)
    return FINE


def travel(game: Evolution, animal: Animal, to: int) -> None:
    entering, leaving = membership(game, to), membership(game, animal.at)
    if entering >= 0:
        discard_trait(game, animal.owner, remove_card(animal, animal.place_of(entering)))
    if leaving >= 0:
        animal.lay_card(fetch(game, animal.owner, leaving))
    move_animal(game, animal, to)


def fetch(game: Evolution, seat: int, trait: int) -> int:
    """A card of the trait out of the discards, the own one first; a stand-in if there is none."""
    for place in game.clockwise_from(seat):
        pile = game.seats[place].open_pile
        for i in range(len(pile)):
            card = pile[i]
            if trait in (FIRST_SIDE[card], SECOND_SIDE[card]):
                game.seats[place].open_pile = without(pile, i)
                return trait_card(trait, card)
    return trait_card(trait, CARD_NAMES.index(TRAIT_NAMES[trait])) | PROXY


class _Traveller(Trait):
    """A trait by which its animal migrates once per turn; the move is given up to it. [CON-8]"""

    form = TRAVEL_FORM
    main = True
    exclusive = True
    once_an_animal = True

    def uses(self, game: Evolution, move: "FeedingMove", animal: Animal, out: Numbers) -> None:
        if len(game.rules.territories) > 1:
            for to in range(len(game.rules.territories)):
                code = self.move.code(animal.id, to)
                if self.refusal(game, move, animal, code) == FINE:
                    out.append(code)

    def refusal(self, game: Evolution, move: "FeedingMove", animal: Animal, code: int) -> int:
        if animal.has_spent(MIGRATION) or animal.has_spent(FLIGHT) or animal.has_mark(self.id, USED):
            return because(why.USED_TURN, self.id)
        return travel_refusal(game, animal, GOAL.of(code), self._flies(animal))

    def _flies(self, animal: Animal) -> bool:
        return animal.acts & bit(FLIGHT) != 0 and animal.traits() <= 2

    def use(self, game: Evolution, move: "FeedingMove", animal: Animal, code: int) -> None:
        animal.spend(self.id)
        start = animal.at
        travel(game, animal, GOAL.of(code))
        game.stack.append(Following(animal.id, start, GOAL.of(code), move.seat))


class Migration(_Traveller):
    id = MIGRATION
    word = "migrate"


class Flight(_Traveller):
    """Out of reach of carnivores with as many traits or more; light flyers migrate. [FLY-1, FLY-3]"""

    id = FLIGHT
    word = "fly"
    ignorable = True

    def shields(self, game: Evolution, carnivore: Animal, prey: Animal, ambush: bool) -> bool:
        return carnivore.traits() >= prey.traits()

    def refusal(self, game: Evolution, move: "FeedingMove", animal: Animal, code: int) -> int:
        if animal.traits() > 2:
            return because(why.TOO_HEAVY, FLIGHT)
        return super().refusal(game, move, animal, code)


class Suckerfish(Trait):
    """May go along with a migrating animal, its own player's or another's. [CON-12]"""

    id = SUCKERFISH
    word = "follow"
    form = BY_ANIMAL


class Following(EvolutionFrame):
    """Suckerfish decide, the announcing player's first, then clockwise."""

    def __init__(self, leader: i64 = 0, start: i64 = 0, goal: i64 = 0, seat: i64 = 0) -> None:
        self.leader: i64 = leader
        self.start: i64 = start
        self.goal: i64 = goal
        self.seat: i64 = seat
        self.asked: i64 = 0

    def run(self, game: Evolution) -> Decision | None:
        while self.asked < game.players:
            seat = (self.seat + self.asked) % game.players
            codes = Numbers()
            for animal in game.animals:
                if animal.owner == seat and self.follow_refusal(game, animal) == FINE:
                    codes.append(TRAITS[SUCKERFISH].move.code(animal.id))
            if codes:
                codes.append(DECLINE.head)
                prompt = Message("prompt-follow", {"animal": self.leader})
                return ask(seat, prompt, codes)
            self.asked += 1
        game.stack.pop()
        return None

    def follow_refusal(self, game: Evolution, animal: Animal) -> int:
        if animal.acts & bit(SUCKERFISH) == 0 or animal.at != self.start or animal.id == self.leader:
            return because(why.NOT_FOLLOWING, SUCKERFISH)
        return travel_refusal(game, animal, self.goal, False)

    def answer(self, game: Evolution, code: int) -> None:
        if DECLINE.matches(code):
            self.asked += 1
        else:
            travel(game, game.animal(ACTOR.of(code)), self.goal)

    def refusal(self, game: Evolution, seat: i64, code: i64) -> i64:
        animal = game.find(ACTOR.of(code))
        if not TRAITS[SUCKERFISH].move.matches(code) or animal is None:
            return super().refusal(game, seat, code)
        if animal.owner != (self.seat + self.asked) % game.players:
            return why.NOT_YOURS
        return self.follow_refusal(game, animal)
