"""Traits of carnivores."""

from typing import TYPE_CHECKING

from fittest.games.evolution import events, ids
from fittest.games.evolution import reasons as why
from fittest.games.evolution.animals import REVEALED, Animal
from fittest.games.evolution.bodies import lay_trait
from fittest.games.evolution.hunt import PLAINLY, begin_attack
from fittest.games.evolution.ids import trait_card
from fittest.games.evolution.moves import AMBUSH_FORM, ATTACK_FORM, IGNORED, OTHER
from fittest.games.evolution.targets import attack_codes, attack_refusal, carnivore_refusal
from fittest.games.evolution.trait import NOBODYS, Trait
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE

if TYPE_CHECKING:
    from fittest.games.evolution.phases.feeding import FeedingMove
    from fittest.games.evolution.state import Evolution


class Carnivorous(Trait):
    """Once per turn it attacks another animal instead of taking a red token. [CAR-1]"""

    id = ids.CARNIVOROUS
    word = "attack"
    form = ATTACK_FORM
    need = 1
    main = True
    once_an_animal = True
    hunts = True
    excludes = ids.SCAVENGER

    def uses(self, game: "Evolution", move: "FeedingMove", animal: Animal, out: Numbers) -> None:
        if carnivore_refusal(game, animal) == FINE:
            for prey in game.animals:
                attack_codes(game, self, animal, prey, False, out)

    def refusal(self, game: "Evolution", move: "FeedingMove", animal: Animal, code: int) -> int:
        prey = game.find(OTHER.of(code))
        return why.NO_ANIMAL if prey is None else attack_refusal(game, animal, prey, IGNORED.of(code), False)

    def use(self, game: "Evolution", move: "FeedingMove", animal: Animal, code: int) -> None:
        begin_attack(game, animal, OTHER.of(code), IGNORED.of(code), PLAINLY)


class SharpVision(Trait):
    """Sees through Camouflage, which asks for it. [SHV-1]"""

    id = ids.SHARP_VISION


class Intellect(Trait):
    """Once per turn its carnivore ignores one trait of the prey. [INT-1]"""

    id = ids.INTELLECT
    need = 1
    once_an_animal = True
    ignores = True


class Ambush(Trait):
    """Its carnivore may attack, out of turn, an animal that is about to take a red token. [AMB-1]"""

    id = ids.AMBUSH
    word = "ambush"
    form = AMBUSH_FORM

    def ambushes(self, game: "Evolution", animal: Animal) -> bool:
        return True


class Anglerfish(Trait):
    """Laid among plain animals; shows itself when one of them is attacked. [ANG-1]"""

    id = ids.ANGLERFISH
    word = "reveal"
    form = AMBUSH_FORM
    hosts = NOBODYS
    conceals = True

    def reveal(self, game: "Evolution", animal: Animal) -> None:
        """From now on an animal with Carnivorous, its attack of this turn used. [ANG-6]"""
        animal.flags |= REVEALED
        game.log_event(events.REVEALED, animal.owner, animal.id)
        lay_trait(game, animal, trait_card(ids.CARNIVOROUS, 0) | ids.INNATE)
        animal.spend(ids.CARNIVOROUS)
