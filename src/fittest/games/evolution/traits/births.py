"""Traits of birth and of coming back."""

from typing import TYPE_CHECKING

from fittest.games.evolution import reasons as why
from fittest.games.evolution.animals import RESTORED, Animal
from fittest.games.evolution.bodies import be_born
from fittest.games.evolution.ids import R_STRATEGY, REGENERATION, TRAIT, VIVIPAROUS
from fittest.games.evolution.reasons import because
from fittest.games.evolution.trait import ANYBODYS, TRAITS, Trait
from fittest.kernel.reasons import FINE

if TYPE_CHECKING:
    from fittest.games.evolution.state import Evolution


class Viviparous(Trait):
    """On becoming fed it bears an animal, which is fed this turn. [VIV-1]"""

    id = VIVIPAROUS
    need = 1

    def became_fed(self, game: "Evolution", animal: Animal) -> None:
        be_born(game, animal.owner, animal.at, True)


class RStrategy(Trait):
    """No card for this animal; two newborns at the start of the next turn. [RST-1, RST-2]"""

    id = R_STRATEGY
    hosts = ANYBODYS

    def turn_starts(self, game: "Evolution", animal: Animal) -> int:
        return 0 if animal.flags & RESTORED else 2

    def forgoes_card(self, game: "Evolution", animal: Animal) -> bool:
        """Paralysis does not stop it, being switched off by another card does. [RST-4, RST-5]"""
        place = animal.place_of(R_STRATEGY)
        for i in range(place + 1, len(animal.cards)):
            if TRAITS[animal.cards[i] & TRAIT].lowest:
                return False
        return True


class Regeneration(Trait):
    """Eaten, it leaves its traits in play and gets a new body; it bears little company. [REG-1, REG-2]"""

    id = REGENERATION

    def fits(self, game: "Evolution", animal: Animal) -> int:
        for card in animal.cards:
            if game.rules.need[card & TRAIT]:
                return because(why.RAISES_NEED, card & TRAIT)
        for link in game.links:
            if link.touches(animal.id) and game.rules.need[link.trait]:
                return because(why.RAISES_NEED, link.trait)
        return because(why.CROWDED, REGENERATION) if animal.traits() > 1 else FINE

    def admits(self, game: "Evolution", animal: Animal, newcomer: Trait) -> int:
        if game.rules.need[newcomer.id]:
            return because(why.RAISES_NEED, newcomer.id)
        return because(why.CROWDED, REGENERATION) if animal.traits() > 1 else FINE

    def outlives(self, game: "Evolution", prey: Animal) -> bool:
        return True
