"""The feeding phase: rounds of moves, each with at most one main action and any number of free ones."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fittest.games.evolution import events
from fittest.games.evolution import reasons as why
from fittest.games.evolution.animals import Animal
from fittest.games.evolution.bodies import part_pairs
from fittest.games.evolution.food import receive_refusal
from fittest.games.evolution.frames import EvolutionFrame, ask
from fittest.games.evolution.ids import TRAIT, USED, WAITING, bit
from fittest.games.evolution.moves import ACTOR, END, FEED, TOLD_TRAIT, is_use
from fittest.games.evolution.reasons import because
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.take import Take
from fittest.games.evolution.trait import HOOKS, TRAITS, traits_in
from fittest.kernel.decision import Decision
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE

PROMPT_FEEDING: Final = Message("prompt-feeding")
PROMPT_FEEDING_END: Final = Message("prompt-feeding-end")
ANYWHERE: Final = -1


class Feeding(EvolutionFrame):
    """Clockwise, until a whole round has passed in which nobody did anything."""

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat
        self.idle: i64 = 0
        self.begun = False

    def run(self, game: Evolution) -> Decision | None:
        if not self.begun:
            self.begun = True
            for animal in game.animals:
                game.forget_sated(animal)
        if self.idle >= game.players:
            for i in range(len(game.bank)):
                game.bank[i] = 0
            game.stack.pop()
            return None
        if self.seat == game.first:
            renew_pairs(game)
        renew(game, self.seat)
        game.stack.append(FeedingMove(self.seat))
        self.seat = game.next_seat(self.seat)
        return None

    def move_ended(self, acted: bool) -> None:
        self.idle = 0 if acted else self.idle + 1


def renew(game: Evolution, seat: i64) -> None:
    """At the start of a seat's move its once-per-move traits are fresh again."""
    each_move = HOOKS.each_move
    renewed = each_move | HOOKS.hunts
    for animal in game.animals:
        if animal.owner == seat and animal.holds & renewed:
            cards = animal.cards
            for i in range(len(cards)):
                card = cards[i]
                fresh = card & ~(USED | WAITING) if each_move & bit(card & TRAIT) else card & ~WAITING
                if fresh != card:
                    animal.put_card(i, fresh)


def renew_pairs(game: Evolution) -> None:
    """A round begins: everybody's pair traits are fresh again. [COO-4]"""
    for link in game.links:
        if TRAITS[link.trait].each_round:
            link.used = False


def main_places(game: Evolution, codes: Numbers) -> i64:
    """The territories in which one of the options is a main action that can follow a free use."""
    places: i64 = 0
    for i in range(len(codes)):
        code = codes[i]
        trait = TRAITS[TOLD_TRAIT.of(code)]
        if FEED.matches(code) or (trait.main and not trait.exclusive):
            places |= bit(game.animal(ACTOR.of(code)).at)
    return places


def within_duty(game: Evolution, codes: Numbers) -> Numbers:
    """Without the free uses in territories where the duty to take could not be met any more. [CON-5]"""
    places = main_places(game, codes)
    kept = Numbers()
    for i in range(len(codes)):
        code = codes[i]
        free = is_use(code) and not TRAITS[TOLD_TRAIT.of(code)].main
        if not free or places & bit(game.animal(ACTOR.of(code)).at):
            kept.append(code)
    return kept


@mypyc_attr(free_list_len=1)
class FeedingMove(EvolutionFrame):
    """One player's slot. `where` is the territory that they have chosen by acting there."""

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat
        self.main_spent = False
        self.acted = False
        self.exclusive = False
        self.where: i64 = ANYWHERE

    def run(self, game: Evolution) -> Decision | None:
        """In order: food, then uses, animal by animal."""
        codes = Numbers()
        acting: i64 = 0
        seat, may_feed, uses = self.seat, not self.main_spent, HOOKS.uses
        for animal in game.animals:
            if animal.owner == seat and self.may_act_in(animal.at):
                acting |= animal.acts
                if may_feed and game.bank[animal.at] > 0 and game.can_receive(animal):
                    codes.append(FEED.head | ACTOR.put(animal.id))
        bound = len(codes) > 0
        if acting & uses:
            for animal in game.animals:
                if animal.owner == seat and animal.acts & uses and self.may_act_in(animal.at):
                    self.use_codes(game, animal, codes)
        if game.centre and not self.main_spent and not self.exclusive:
            for trait in traits_in(game.rules.printed & HOOKS.offers):
                trait.offers(game, self, codes)
        if len(game.bank) > 1 and game.rules.duty and not self.main_spent:
            if bound and self.where == ANYWHERE:
                codes = within_duty(game, codes)
            elif not bound and self.could_take(game):
                bound = main_places(game, codes) != 0
        if len(codes) == 0 and not self.acted and not game.stepwise:
            self.leave(game)
            return None
        may_end = not bound or not game.rules.duty
        if may_end:
            codes.append(END.head)
        return ask(self.seat, PROMPT_FEEDING_END if self.acted and may_end else PROMPT_FEEDING, codes)

    def could_take(self, game: Evolution) -> bool:
        """Is there food for one of the player's animals, also in a territory that they have not chosen?"""
        for animal in game.animals:
            if animal.owner == self.seat and game.bank[animal.at] > 0 and game.can_receive(animal):
                return True
        return False

    def use_codes(self, game: Evolution, animal: Animal, out: Numbers) -> None:
        for trait in traits_in(animal.acts & HOOKS.uses):
            if self.allows(trait.main, trait.exclusive):
                trait.uses(game, self, animal, out)

    def may_act_in(self, at: i64) -> bool:
        return self.where == ANYWHERE or self.where == at

    def allows(self, main: bool, exclusive: bool) -> bool:
        if self.exclusive:
            return exclusive
        if exclusive:
            return not self.acted
        return not (main and self.main_spent)

    def answer(self, game: Evolution, code: int) -> None:
        if END.matches(code):
            game.log_event(events.ENDED if self.acted else events.PASSED, self.seat)
            self.leave(game)
            return
        self.acted = True
        animal = game.animal(ACTOR.of(code))
        self.where = animal.at
        if FEED.matches(code):
            self.main_spent = True
            game.stack.append(Take(animal.id, False))
            return
        trait = TRAITS[TOLD_TRAIT.of(code)]
        if trait.main:
            self.main_spent = True
        if trait.exclusive:
            self.exclusive = True
            self.where = ANYWHERE
        trait.use(game, self, animal, code)

    def leave(self, game: Evolution) -> None:
        game.stack.pop()
        phase = game.stack[-1]
        assert isinstance(phase, Feeding)
        phase.move_ended(self.acted)
        if self.exclusive:
            part_pairs(game)

    # -- why not -------------------------------------------------------------------------------

    def refusal(self, game: Evolution, seat: i64, code: i64) -> i64:
        if END.matches(code):
            return why.DUTY
        if not (FEED.matches(code) or is_use(code)):
            return why.NOT_NOW
        animal = game.find(ACTOR.of(code))
        if animal is None:
            return why.NO_ANIMAL
        if animal.owner != self.seat:
            return why.NOT_YOURS
        if not self.may_act_in(animal.at):
            return why.OTHER_TERRITORY
        if FEED.matches(code):
            return self.feed_refusal(game, animal)
        trait = TRAITS[TOLD_TRAIT.of(code)]
        if (HOOKS.uses | HOOKS.offers) & bit(trait.id) == 0:
            return why.NOT_NOW
        if animal.acts & bit(trait.id) == 0 and HOOKS.offers & bit(trait.id) == 0:
            for link in game.links:
                if link.trait == trait.id and link.touches(animal.id):
                    return trait.refusal(game, self, animal, code)
            return because(why.SWITCHED_OFF if animal.holds & bit(trait.id) else why.LACKS, trait.id)
        if not self.allows(trait.main, trait.exclusive):
            return why.ONLY_MIGRATION if self.exclusive or trait.exclusive else why.MAIN_SPENT
        reason = trait.refusal(game, self, animal, code)
        return why.DUTY_ELSEWHERE if reason == FINE and not trait.main else reason

    def feed_refusal(self, game: Evolution, animal: Animal) -> int:
        if self.exclusive:
            return why.ONLY_MIGRATION
        if self.main_spent:
            return why.MAIN_SPENT
        if game.bank[animal.at] == 0:
            return why.BANK_EMPTY
        return receive_refusal(game, animal)
