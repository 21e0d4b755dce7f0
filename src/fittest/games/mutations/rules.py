"""What the boxes of a game add up to."""

from typing import Final

from fittest.games.mutations.boxes import MUTATIONS
from fittest.games.mutations.traits.base import LURKS
from fittest.games.mutations.traits.catalog import TRAITS
from fittest.kernel.boxes import chosen

TIE_DIE: Final = "die"
FIRST_LOT: Final = "lot"


class Rules:
    """Never changes, shared by clones."""

    def __init__(
        self, deck: list[int], harmful: int, players: int, sets: int, switches: dict[str, object]
    ) -> None:
        self.deck: Final = deck
        self.harmful: Final = harmful
        climate = MUTATIONS.climates[str(chosen(MUTATIONS, switches, "climate"))][players]
        self.food_dice = climate[0]
        self.parasite_dice = climate[1]
        self.shelter_dice = climate[2]
        self.extra_food = climate[3]
        self.deal: Final = MUTATIONS.deal
        self.species: Final = MUTATIONS.species
        self.recovery: Final = MUTATIONS.recovery
        self.draw: Final = MUTATIONS.draw
        # By kind of trait: food that it makes animals need, points of its card besides that number, and the
        # lowest die with which it saves an animal.
        self.need: Final = [trait.corner for trait in TRAITS]
        self.points: Final = [1] * len(TRAITS)
        self.escape: Final = [trait.escapes_from for trait in TRAITS]
        self.sets: Final = sets
        self.black: Final = MUTATIONS.tokens["black"] * sets
        self.tie_by_die: Final = chosen(MUTATIONS, switches, "tie") == TIE_DIE
        self.first_by_lot: Final = chosen(MUTATIONS, switches, "first") == FIRST_LOT
        self.diverges = False
        # With a lurking card in the deck everybody knows the cards that founded their species.
        self.lurkers: Final = has_lurkers(deck)


def has_lurkers(kinds: list[int]) -> bool:
    for kind in kinds:
        if TRAITS[kind].roles & LURKS:
            return True
    return False
