"""Traits that are played on others' animals."""

from typing import TYPE_CHECKING

from fittest.games.evolution import events
from fittest.games.evolution.animals import Animal
from fittest.games.evolution.bodies import die
from fittest.games.evolution.ids import FRESH, NEOPLASM, PARASITE, TRAIT
from fittest.games.evolution.trait import OTHERS, Trait

if TYPE_CHECKING:
    from fittest.games.evolution.state import Evolution


class Parasite(Trait):
    """The animal needs two tokens more. [PAR-1]"""

    id = PARASITE
    need = 2
    hosts = OTHERS


class Neoplasm(Trait):
    """It climbs through the traits, switching off those it has passed, and kills at the top. [NEO-2]"""

    id = NEOPLASM
    hosts = OTHERS
    lowest = True

    def bank_starts(self, game: "Evolution", animal: Animal) -> None:
        place = animal.place_of(NEOPLASM)
        if place + 1 < len(animal.cards):
            passed = animal.cards[place + 1]
            animal.put_card(place + 1, animal.cards[place])
            animal.put_card(place, passed)
            game.log_event(events.CLIMBED, animal.owner, animal.id, passed & TRAIT)
            game.update(animal)
        self._judge(game, animal)

    def lost(self, game: "Evolution", animal: Animal) -> None:
        """One that came by Recombination counts as just played: the next bank phase judges. [NEO-5, NEO-6]"""
        if not animal.has_mark(NEOPLASM, FRESH):
            self._judge(game, animal)

    def _judge(self, game: "Evolution", animal: Animal) -> None:
        """With no trait of its own left above, the animal dies at once. [NEO-2]"""
        if animal.place_of(NEOPLASM) == len(animal.cards) - 1:
            game.log_event(events.DIED_OF, animal.owner, animal.id, NEOPLASM)
            die(game, animal)
