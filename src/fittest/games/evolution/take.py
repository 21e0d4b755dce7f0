"""The red token out of the bank, which gives ambushers their chance."""

from fittest.games.evolution.codes import DECLINE, USE, a_of, b_of, pack, trait_of, verb_of
from fittest.games.evolution.food import receive
from fittest.games.evolution.frames import Stretch, ask
from fittest.games.evolution.game import Evolution
from fittest.games.evolution.hunt import FROM_AMBUSH, begin_attack
from fittest.games.evolution.ids import bit
from fittest.games.evolution.reasons import LACKS, NO_ANIMAL, NOT_YOURS, SWITCHED_OFF, because
from fittest.games.evolution.targets import ambush_codes, attack_refusal
from fittest.games.evolution.trait import HOOKS
from fittest.kernel.decision import Decision
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers


class Take(Stretch):
    """An animal is about to take a red token from the bank; ambushers come first."""

    def __init__(self, animal: int = 0, hungry_only: bool = False) -> None:
        self.animal = animal
        self.hungry_only = hungry_only
        self.asked = 0

    def run(self, game: Evolution) -> Decision | None:
        animal = game.seek(self.animal)
        if (
            animal is None
            or not game.can_receive(animal)
            or game.bank[animal.at] == 0
            or (self.hungry_only and game.is_fed(animal))
        ):
            game.stack.pop()
            return None
        if game.rules.printed & HOOKS.ambushes:
            while self.asked < game.players:
                seat = (animal.owner + self.asked) % game.players
                codes = Numbers()
                ambush_codes(game, seat, animal, codes)
                if codes:
                    codes.append(pack(DECLINE))
                    return ask(seat, Message("prompt-ambush", {"animal": animal.id}), codes)
                self.asked += 1
        game.stack.pop()
        game.bank[animal.at] -= 1
        receive(game, animal, 1, True)
        return None

    def answer(self, game: Evolution, code: int) -> None:
        if verb_of(code) == DECLINE:
            self.asked += 1
        else:
            self.asked = 0  # after an attack everybody may think again [AMB-6]
            begin_attack(game, game.animal(a_of(code)), self.animal, b_of(code) - 1, FROM_AMBUSH)

    def refusal(self, game: Evolution, code: int) -> int:
        trait = trait_of(code)
        if verb_of(code) != USE or HOOKS.ambushes & bit(trait) == 0:
            return super().refusal(game, code)
        hunter, prey = game.seek(a_of(code)), game.animal(self.animal)
        if hunter is None:
            return NO_ANIMAL
        if hunter.owner != (prey.owner + self.asked) % game.players:
            return NOT_YOURS
        if hunter.acts & bit(trait) == 0:
            return because(SWITCHED_OFF if hunter.holds & bit(trait) else LACKS, trait)
        return attack_refusal(game, hunter, prey, b_of(code) - 1, True)
