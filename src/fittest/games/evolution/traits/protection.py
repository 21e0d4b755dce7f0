"""Traits that keep hunters from attacking at all."""

from typing import TYPE_CHECKING

from fittest.games.evolution import reasons as why
from fittest.games.evolution.animals import Animal
from fittest.games.evolution.ids import (
    ACTIVE,
    BIG,
    BURROWING,
    CAMOUFLAGE,
    CARNIVOROUS,
    HERDING,
    SHARP_VISION,
    SHY,
    SWIMMING,
    bit,
)
from fittest.games.evolution.trait import Trait
from fittest.kernel.reasons import FINE

if TYPE_CHECKING:
    from fittest.games.evolution.hunt import Hunt
    from fittest.games.evolution.state import Evolution


class Camouflage(Trait):
    """Only a hunter with Sharp Vision attacks it. [CAM-1]"""

    id = CAMOUFLAGE
    ignorable = True

    def shields(self, game: "Evolution", hunter: Animal, prey: Animal, ambush: bool) -> bool:
        return hunter.acts & bit(SHARP_VISION) == 0


class Big(Trait):
    """Only a big hunter attacks it. [BIG-1]"""

    id = BIG
    need = 1
    ignorable = True

    def shields(self, game: "Evolution", hunter: Animal, prey: Animal, ambush: bool) -> bool:
        return hunter.acts & bit(BIG) == 0


class Swimming(Trait):
    """Swimmers attack swimmers, the others attack the others. [SWI-1, SWI-2]"""

    id = SWIMMING
    ignorable = True

    def shields(self, game: "Evolution", hunter: Animal, prey: Animal, ambush: bool) -> bool:
        return hunter.acts & bit(SWIMMING) == 0

    def restrains(self, game: "Evolution", hunter: Animal, prey: Animal) -> int:
        return FINE if prey.acts & bit(SWIMMING) else why.SWIMMER


class Burrowing(Trait):
    """Safe while fed, except from an ambush. [BUR-1, BUR-3]"""

    id = BURROWING
    ignorable = True

    def shields(self, game: "Evolution", hunter: Animal, prey: Animal, ambush: bool) -> bool:
        return not ambush and game.is_fed(prey)


class Herding(Trait):
    """Safe while in its territory there are as many of the herd as hunters. [CON-13]"""

    id = HERDING
    ignorable = True

    def shields(self, game: "Evolution", hunter: Animal, prey: Animal, ambush: bool) -> bool:
        balance = 0
        for animal in game.animals:
            if animal.at == prey.at:
                if animal.acts & bit(HERDING):
                    balance += 1
                if animal.acts & bit(CARNIVOROUS):
                    balance -= 1
        return balance >= 0


class Shy(Trait):
    """Once attacked in a turn, it is not attacked again. [SHY-1]"""

    id = SHY
    ignorable = True

    def shields(self, game: "Evolution", hunter: Animal, prey: Animal, ambush: bool) -> bool:
        return prey.has_mark(SHY, ACTIVE)

    def attacked(self, game: "Evolution", hunt: "Hunt", prey: Animal) -> None:
        prey.mark(SHY, ACTIVE)
