from typing import TYPE_CHECKING

from fittest.games.mutations.traits.base import BLOCKS, IGNORABLE, Trait

if TYPE_CHECKING:
    from fittest.games.mutations.game import Mutations
    from fittest.games.mutations.species import Species


class Flight(Trait):
    """A hunter whose species has as many or more trait cards cannot attack it. [MFLY-1]"""

    def __init__(self) -> None:
        super().__init__("Flight", BLOCKS | IGNORABLE)

    def blocks(self, game: "Mutations", hunter: "Species", prey: "Species") -> bool:
        return len(hunter.cards) >= len(prey.cards)
