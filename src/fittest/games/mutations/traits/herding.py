from typing import TYPE_CHECKING

from fittest.games.mutations.traits.base import BLOCKS, IGNORABLE, Trait

if TYPE_CHECKING:
    from fittest.games.mutations.game import Mutations
    from fittest.games.mutations.species import Species


class Herding(Trait):
    """Safe while the animals of all such species, anybody's, are at least as many as the hunters on
    the table. [MHER-1]"""

    def __init__(self) -> None:
        super().__init__("Herding", BLOCKS | IGNORABLE)

    def blocks(self, game: "Mutations", hunter: "Species", prey: "Species") -> bool:
        herd = 0
        hunters = 0
        for row in game.rows:
            for species in row:
                if species.mask & self.bit:
                    herd += len(species.animals)
                if species.hunts:
                    hunters += len(species.animals)
        return herd >= hunters
