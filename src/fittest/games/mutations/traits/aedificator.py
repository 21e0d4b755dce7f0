from typing import TYPE_CHECKING, Final

from fittest.games.mutations.traits.base import BUILDS, Trait

if TYPE_CHECKING:
    from fittest.games.mutations.species import Species

FOOD_PER_ANIMAL: Final = 2


class Aedificator(Trait):
    """Each of its animals adds two food to the centre when feeding starts. [MAED-1]"""

    def __init__(self) -> None:
        super().__init__("Aedificator", BUILDS)

    def bounty(self, species: "Species") -> int:
        return FOOD_PER_ANIMAL * len(species.animals)
