from typing import TYPE_CHECKING

from fittest.games.mutations.traits.base import SPROUTS, Trait

if TYPE_CHECKING:
    from fittest.games.mutations.game import Mutations
    from fittest.games.mutations.species import Species


class Budding(Trait):
    """At the start of every turn the top card of the player deck becomes one more animal, whatever
    the limit says, if the price can be paid. [MBUD-1 MBUD-2 MEXM-4]"""

    def __init__(self) -> None:
        super().__init__("Budding", SPROUTS)

    def turn_start(self, game: "Mutations", species: "Species") -> None:
        if len(game.decks[species.owner]) > species.price:
            game.grow(species)
