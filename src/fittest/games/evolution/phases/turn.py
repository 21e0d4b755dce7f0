"""The frame of a turn: its stages in the order of the ruleset, its start, and the food bank."""

from mypy_extensions import i64

from fittest.games.evolution import events
from fittest.games.evolution.animals import PARALYSED, RESTORED, Animal
from fittest.games.evolution.bodies import be_born
from fittest.games.evolution.frames import EvolutionFrame
from fittest.games.evolution.phases.development import Development
from fittest.games.evolution.phases.extinction import Clean, Draw, Extinction
from fittest.games.evolution.phases.feeding import Feeding
from fittest.games.evolution.phases.season import Hunger, Reward
from fittest.games.evolution.rules import (
    BANK,
    CLEAN,
    DEVELOPMENT,
    DRAW,
    EXTINCTION,
    FEEDING,
    HUNGER,
    REWARD,
    START,
)
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.trait import HOOKS, traits_in
from fittest.kernel.decision import Decision


class Turn(EvolutionFrame):
    """The lowest frame. Played step by step, it waits before each stage."""

    def __init__(self, index: i64 = 0) -> None:
        self.index: i64 = index

    def waits(self, game: Evolution) -> bool:
        return not game.over

    def run(self, game: Evolution) -> Decision | None:
        if game.over:
            game.log_event(events.OVER)
            game.stack.pop()
            return None
        if self.index == len(game.rules.stages):
            self.index = 0
        game.stage = game.rules.stages[self.index]
        self.index += 1
        game.stack.append(stage_frame(game))
        return None

    def answer(self, game: Evolution, code: int) -> None:
        raise AssertionError("a turn asks nothing")


def stage_frame(game: Evolution) -> EvolutionFrame:
    stage = game.stage
    if stage == START:
        return Start()
    if stage == DEVELOPMENT:
        return Development(game.first)
    if stage == BANK:
        return Bank()
    if stage == FEEDING:
        return Feeding(game.first)
    if stage == EXTINCTION:
        return Extinction()
    if stage == DRAW:
        return Draw()
    if stage == HUNGER:
        return Hunger(game.first)
    if stage == REWARD:
        return Reward()
    assert stage == CLEAN
    return Clean()


class Start(EvolutionFrame):
    """Paralysis ends; births that were announced last turn come."""

    def run(self, game: Evolution) -> Decision | None:
        game.stack.pop()
        game.turn += 1
        game.log_event(events.TURN, game.turn)
        if game.turn == game.rules.turns and not game.last_turn:
            game.last_turn = True
            game.log_event(events.LAST_TURN)
        for animal in game.animals:
            if animal.flags & PARALYSED:
                animal.flags &= ~PARALYSED
                game.powers_changed(animal)
                game.forget_sated(animal)
        if game.rules.printed & HOOKS.turn_starts:
            bear(game)
        for animal in game.animals:
            animal.flags &= ~RESTORED
        return None


def bear(game: Evolution) -> None:
    """One newborn at a time, in rounds from the first player, while the deck lasts."""
    parents: list[Animal] = []
    for animal in game.animals:
        for trait in traits_in(animal.acts & HOOKS.turn_starts):
            for _ in range(trait.turn_starts(game, animal)):
                parents.append(animal)
    seat = game.first
    while parents and game.deck:
        for i in range(len(parents)):
            if parents[i].owner == seat:
                parent = parents.pop(i)
                be_born(game, seat, parent.at, False)
                break
        seat = game.next_seat(seat)


class Bank(EvolutionFrame):
    """What comes before the dice, the dice, and what adds to them."""

    def run(self, game: Evolution) -> Decision | None:
        game.stack.pop()
        if game.rules.printed & HOOKS.bank_starts:
            for animal in game.animals[:]:
                for trait in traits_in(animal.acts & HOOKS.bank_starts):
                    trait.bank_starts(game, animal)
        if not game.rules.bank_first:
            roll_bank(game)
        if game.rules.printed & HOOKS.feeding_starts:
            for animal in game.animals:
                for trait in traits_in(animal.acts & HOOKS.feeding_starts):
                    trait.feeding_starts(game, animal)
        return None


def roll_bank(game: Evolution) -> None:
    rules = game.rules
    for at in range(len(rules.territories)):
        rolled = [game.chance.roll() for _ in range(rules.dice[at])]
        game.bank[at] = sum(rolled) + rules.added[at]
        game.log(events.BANK_ROLLED, [at, game.bank[at], *rolled])
