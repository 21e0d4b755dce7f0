from typing import TYPE_CHECKING

from fittest.games.mutations.traits.base import DIET, FASTS, HUNTS, Trait

if TYPE_CHECKING:
    from fittest.games.mutations.game import Mutations
    from fittest.games.mutations.species import Animal, Species


class ObligateCarnivore(Trait):
    """Takes no food but its prey: the animal that made a kill is fed, whatever its need.
    [MOBL-1 … MOBL-5]"""

    def __init__(self) -> None:
        super().__init__("ObligateCarnivore", HUNTS | FASTS, group=DIET)

    def eat(self, game: "Mutations", species: "Species", animal: "Animal") -> None:
        game.sate(species, animal)
