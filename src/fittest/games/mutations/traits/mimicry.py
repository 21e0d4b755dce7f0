from typing import TYPE_CHECKING

from fittest.games.mutations.codes import react_code
from fittest.games.mutations.traits.base import IGNORABLE, REACTS, Trait

if TYPE_CHECKING:
    from fittest.games.mutations.attack import Attack
    from fittest.games.mutations.game import Mutations
    from fittest.games.mutations.species import Species


class Mimicry(Trait):
    """Attacked, it must send the hunter on to another species of its owner that this hunter is able
    to attack; once per species and attack. [MMIM-1 … MMIM-5]"""

    def __init__(self) -> None:
        super().__init__("Mimicry", REACTS | IGNORABLE)

    def reactions(self, game: "Mutations", attack: "Attack", prey: "Species", codes: list[int]) -> None:
        if prey.id in attack.mimicked:
            return
        codes += [
            react_code(self.kind, other.id)
            for other in game.rows[prey.owner]
            if other is not prey and attack.reaches(game, other)
        ]

    def react(self, game: "Mutations", attack: "Attack", target: int) -> None:
        attack.mimicked.append(attack.prey)
        attack.turn_to(game, target)
