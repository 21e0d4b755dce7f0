"""The red token out of the bank, which gives ambushers their chance."""

from mypy_extensions import i64, mypyc_attr

from fittest.games.evolution import reasons as why
from fittest.games.evolution.animals import Animal
from fittest.games.evolution.food import receive
from fittest.games.evolution.frames import EvolutionFrame, ask
from fittest.games.evolution.hunt import FROM_AMBUSH, begin_attack
from fittest.games.evolution.ids import bit
from fittest.games.evolution.moves import ACTOR, DECLINE, IGNORED_IN_AMBUSH, TOLD_TRAIT, is_use
from fittest.games.evolution.reasons import because
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.targets import ambush_codes, attack_refusal
from fittest.games.evolution.trait import HOOKS
from fittest.kernel.decision import Decision
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers


@mypyc_attr(free_list_len=1)
class Take(EvolutionFrame):
    """An animal is about to take a red token from the bank; ambushers come first."""

    def __init__(self, animal: i64 = 0, hungry_only: bool = False) -> None:
        self.animal: i64 = animal
        self.hungry_only = hungry_only
        self.asked: i64 = 0

    def run(self, game: Evolution) -> Decision | None:
        animal = game.find(self.animal)
        if animal is None or not self.possible(game, animal):
            game.stack.pop()
            return None
        if game.rules.printed & HOOKS.ambushes:
            while self.asked < game.players:
                seat = (animal.owner + self.asked) % game.players
                codes = Numbers()
                ambush_codes(game, seat, animal, codes)
                if codes:
                    codes.append(DECLINE.head)
                    return ask(seat, Message("prompt-ambush", {"animal": animal.id}), codes)
                self.asked += 1
        self.take(game, animal)
        return None

    def possible(self, game: Evolution, animal: Animal) -> bool:
        if self.hungry_only and game.is_fed(animal):
            return False
        return game.bank[animal.at] > 0 and game.can_receive(animal)

    def take(self, game: Evolution, animal: Animal) -> None:
        """Nobody is in its way."""
        game.stack.pop()
        game.bank[animal.at] -= 1
        receive(game, animal, 1, True)

    def answer(self, game: Evolution, code: int) -> None:
        if DECLINE.matches(code):
            self.asked += 1
        else:
            self.asked = 0  # after an attack everybody may think again [AMB-6]
            begin_attack(
                game, game.animal(ACTOR.of(code)), self.animal, IGNORED_IN_AMBUSH.of(code), FROM_AMBUSH
            )

    def refusal(self, game: Evolution, seat: i64, code: i64) -> i64:
        trait = TOLD_TRAIT.of(code)
        if not is_use(code) or HOOKS.ambushes & bit(trait) == 0:
            return super().refusal(game, seat, code)
        carnivore, prey = game.find(ACTOR.of(code)), game.animal(self.animal)
        if carnivore is None:
            return why.NO_ANIMAL
        if carnivore.owner != (prey.owner + self.asked) % game.players:
            return why.NOT_YOURS
        if carnivore.acts & bit(trait) == 0:
            return because(why.SWITCHED_OFF if carnivore.holds & bit(trait) else why.LACKS, trait)
        return attack_refusal(game, carnivore, prey, IGNORED_IN_AMBUSH.of(code), True)
