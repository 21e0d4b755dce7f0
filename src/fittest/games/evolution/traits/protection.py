"""Traits that keep carnivores from attacking at all."""

from typing import TYPE_CHECKING

from fittest.games.evolution import ids
from fittest.games.evolution import reasons as why
from fittest.games.evolution.animals import Animal
from fittest.games.evolution.ids import bit
from fittest.games.evolution.trait import Trait
from fittest.kernel.reasons import FINE

if TYPE_CHECKING:
    from fittest.games.evolution.hunt import Hunt
    from fittest.games.evolution.state import Evolution


class Camouflage(Trait):
    """Only a carnivore with Sharp Vision attacks it. [CAM-1]"""

    id = ids.CAMOUFLAGE
    ignorable = True

    def shields(self, game: "Evolution", carnivore: Animal, prey: Animal, ambush: bool) -> bool:
        return carnivore.acts & bit(ids.SHARP_VISION) == 0


class Big(Trait):
    """Only a big carnivore attacks it. [BIG-1]"""

    id = ids.BIG
    need = 1
    ignorable = True

    def shields(self, game: "Evolution", carnivore: Animal, prey: Animal, ambush: bool) -> bool:
        return carnivore.acts & bit(ids.BIG) == 0


class Swimming(Trait):
    """Swimmers attack swimmers, the others attack the others. [SWI-1, SWI-2]"""

    id = ids.SWIMMING
    ignorable = True

    def shields(self, game: "Evolution", carnivore: Animal, prey: Animal, ambush: bool) -> bool:
        return carnivore.acts & bit(ids.SWIMMING) == 0

    def restrains(self, game: "Evolution", carnivore: Animal, prey: Animal) -> int:
        return FINE if prey.acts & bit(ids.SWIMMING) else why.SWIMMER


class Burrowing(Trait):
    """Safe while fed, except from an ambush. [BUR-1, BUR-3]"""

    id = ids.BURROWING
    ignorable = True

    def shields(self, game: "Evolution", carnivore: Animal, prey: Animal, ambush: bool) -> bool:
        return not ambush and game.is_fed(prey)


class Herding(Trait):
    """Safe while in its territory there are as many of the herd as carnivores. [CON-13]"""

    id = ids.HERDING
    ignorable = True

    def shields(self, game: "Evolution", carnivore: Animal, prey: Animal, ambush: bool) -> bool:
        balance = 0
        for animal in game.animals:
            if animal.at == prey.at:
                if animal.acts & bit(ids.HERDING):
                    balance += 1
                if animal.acts & bit(ids.CARNIVOROUS):
                    balance -= 1
        return balance >= 0


class Shy(Trait):
    """Once attacked in a turn, it is not attacked again. [SHY-1]"""

    id = ids.SHY
    ignorable = True

    def shields(self, game: "Evolution", carnivore: Animal, prey: Animal, ambush: bool) -> bool:
        return prey.has_mark(ids.SHY, ids.ACTIVE)

    def attacked(self, game: "Evolution", hunt: "Hunt", prey: Animal) -> None:
        prey.mark(ids.SHY, ids.ACTIVE)
