from typing import TYPE_CHECKING

from fittest.games.mutations.traits.base import BREEDS, Trait

if TYPE_CHECKING:
    from fittest.games.mutations.game import Mutations
    from fittest.games.mutations.species import Species


class Viviparous(Trait):
    """When one of its animals becomes fed the top card of the general deck joins the species as an
    animal that is fed this turn. [MVIV-1 MVIV-2 MEXM-3]"""

    def __init__(self) -> None:
        super().__init__("Viviparous", BREEDS, corner=1)

    def became_fed(self, game: "Mutations", species: "Species") -> None:
        if game.general and len(game.decks[species.owner]) >= species.price:
            game.bear(species)
