from typing import TYPE_CHECKING, Final

from fittest.games.mutations.codes import react_code
from fittest.games.mutations.traits.base import IGNORABLE, REACTS, Trait

if TYPE_CHECKING:
    from fittest.games.mutations.attack import Attack
    from fittest.games.mutations.game import Mutations
    from fittest.games.mutations.species import Species

ESCAPES_FROM: Final = 4


class Running(Trait):
    """Attacked, it rolls a die: with 4, 5 or 6 it escapes; once per species and attack.
    [MRUN-1 … MRUN-3]"""

    def __init__(self) -> None:
        super().__init__("Running", REACTS | IGNORABLE)

    def reactions(self, game: "Mutations", attack: "Attack", prey: "Species", codes: list[int]) -> None:
        if prey.id not in attack.ran:
            codes.append(react_code(self.kind, 0))

    def react(self, game: "Mutations", attack: "Attack", target: int) -> None:
        attack.ran.append(attack.prey)
        attack.roll(game, ESCAPES_FROM)
