"""Traits that the carnivore suffers from."""

from typing import TYPE_CHECKING

from fittest.games.evolution import events
from fittest.games.evolution.animals import PARALYSED, POISONED, Animal
from fittest.games.evolution.ids import CNIDOCYTES, POISONOUS, bit
from fittest.games.evolution.trait import Trait

if TYPE_CHECKING:
    from fittest.games.evolution.hunt import Hunt
    from fittest.games.evolution.state import Evolution


class Poisonous(Trait):
    """Whoever eats it dies in this turn's extinction phase. [POI-1]"""

    id = POISONOUS
    harms = "poison"
    ignorable = True

    def eaten(self, game: "Evolution", hunt: "Hunt", prey: Animal) -> None:
        carnivore = game.animal(hunt.carnivore)
        carnivore.flags |= POISONED
        game.log_event(events.POISONED, carnivore.owner, carnivore.id)


class Cnidocytes(Trait):
    """Whoever attacks it is paralysed until the next turn, once it has had its food. [CNI-1, CNI-2]"""

    id = CNIDOCYTES
    harms = "paralysis"
    ignorable = True

    def attacked(self, game: "Evolution", hunt: "Hunt", prey: Animal) -> None:
        if not hunt.ignores(game, prey, CNIDOCYTES):
            hunt.effects |= bit(CNIDOCYTES)

    def aftermath(self, game: "Evolution", hunt: "Hunt", carnivore: Animal) -> None:
        carnivore.flags |= PARALYSED
        game.log_event(events.PARALYSED, carnivore.owner, carnivore.id)
        game.powers_changed(carnivore)
