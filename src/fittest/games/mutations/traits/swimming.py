from typing import TYPE_CHECKING

from fittest.games.mutations.traits.base import BLOCKS, IGNORABLE, LIMITS, Trait

if TYPE_CHECKING:
    from fittest.games.mutations.game import Mutations
    from fittest.games.mutations.species import Species


class Swimming(Trait):
    """Only a Swimming hunter can attack it, and a Swimming hunter attacks nothing else.
    [MSWI-1 MSWI-2]"""

    def __init__(self) -> None:
        super().__init__("Swimming", BLOCKS | LIMITS | IGNORABLE)

    def blocks(self, game: "Mutations", hunter: "Species", prey: "Species") -> bool:
        return hunter.mask & self.bit == 0

    def limits(self, game: "Mutations", hunter: "Species", prey: "Species") -> bool:
        return prey.mask & self.bit == 0
