from typing import TYPE_CHECKING

from fittest.games.mutations.traits.base import HIDES, IGNORABLE, Trait

if TYPE_CHECKING:
    from fittest.games.mutations.species import Animal, Species


class Burrowing(Trait):
    """Its fed animals cannot be eaten. [MBUR-1 MBUR-2]"""

    def __init__(self) -> None:
        super().__init__("Burrowing", HIDES | IGNORABLE)

    def hides(self, species: "Species", animal: "Animal") -> bool:
        return species.is_fed(animal)
