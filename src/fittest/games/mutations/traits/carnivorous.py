from typing import TYPE_CHECKING, Final

from fittest.games.mutations.traits.base import DIET, HUNTS, Trait

if TYPE_CHECKING:
    from fittest.games.mutations.game import Mutations
    from fittest.games.mutations.species import Animal, Species

MEAL: Final = 2


class Carnivorous(Trait):
    """Each of its animals may attack once per turn; a kill is two food. [MCAR-1 MCAR-2 MPRE-6]"""

    def __init__(self) -> None:
        super().__init__("Carnivorous", HUNTS, corner=1, group=DIET)

    def eat(self, game: "Mutations", species: "Species", animal: "Animal") -> None:
        game.feed(species, animal, MEAL)
