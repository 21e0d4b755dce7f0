from typing import TYPE_CHECKING

from fittest.games.mutations.traits.base import BLOCKS, IGNORABLE, Trait

if TYPE_CHECKING:
    from fittest.games.mutations.game import Mutations
    from fittest.games.mutations.species import Species


class Big(Trait):
    """Only a Big hunter can attack it. [MBIG-1]"""

    def __init__(self) -> None:
        super().__init__("Big", BLOCKS | IGNORABLE, corner=1)

    def blocks(self, game: "Mutations", hunter: "Species", prey: "Species") -> bool:
        return hunter.mask & self.bit == 0
