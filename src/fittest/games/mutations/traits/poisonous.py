from typing import TYPE_CHECKING

from fittest.games.mutations.traits.base import AVENGES, IGNORABLE, Trait

if TYPE_CHECKING:
    from fittest.games.mutations.attack import Attack
    from fittest.games.mutations.game import Mutations


class Poisonous(Trait):
    """The hunter that ate one of its animals dies at once. [MPOI-1 MPOI-2]"""

    def __init__(self) -> None:
        super().__init__("Poisonous", AVENGES | IGNORABLE)

    def eaten(self, game: "Mutations", attack: "Attack") -> None:
        attack.poisoned = True
