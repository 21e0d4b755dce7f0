from typing import TYPE_CHECKING

from fittest.games.mutations.traits.base import MORPHS, Trait

if TYPE_CHECKING:
    from fittest.games.mutations.game import Mutations
    from fittest.games.mutations.species import Species


class Simplification(Trait):
    """Takes off the last trait played on the species; that card, then this one, become new species.
    A card that something else still uses stays where it is. [MSIM-1 … MSIM-4, M34]"""

    def __init__(self) -> None:
        super().__init__("Simplification", MORPHS)

    def played(self, game: "Mutations", species: "Species", card: int) -> None:
        if species.cards:
            lost = species.cards.pop()
            species.refresh(game.faces)
            game.log_simplified(species, lost)
            if not game.in_use(lost):
                game.found(species.owner, lost)
        game.found(species.owner, card)
