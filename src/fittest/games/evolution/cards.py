"""Every kind of card in the boxes. A card is the number of its kind."""

from typing import Final

from fittest.games.evolution.boxes import BOXES, Box
from fittest.games.evolution.ids import CARD, NONE, TRAIT_NAMES

CARD_NAMES: Final[list[str]] = []
BOX_OF: Final[list[str]] = []
"""The box of each kind."""
FIRST_SIDE: Final[list[int]] = []
SECOND_SIDE: Final[list[int]] = []
# The same in the order of their numbers, which is the order of options.
LOWER_SIDE: Final[list[int]] = []
HIGHER_SIDE: Final[list[int]] = []


def add_kinds(box: Box) -> None:
    """Give numbers to the cards of a box; the names of their traits must be known."""
    for name in box.cards:
        assert len(CARD_NAMES) <= CARD, "the number of a kind has no room in a trait card"
        first = sides(name)[0]
        second = sides(name)[1] if "/" in name else NONE
        CARD_NAMES.append(name)
        BOX_OF.append(box.name)
        FIRST_SIDE.append(first)
        SECOND_SIDE.append(second)
        LOWER_SIDE.append(min(first, second))
        HIGHER_SIDE.append(max(first, second))


def sides(name: str) -> list[int]:
    return [TRAIT_NAMES.index(side) for side in name.split("/")]


def card_label(card: int) -> str:
    """The card as a message argument."""
    return "@" + "/".join("trait-" + side for side in CARD_NAMES[card].split("/"))


for base in BOXES.values():
    if base.base:
        for added in [base.name, *base.boxes]:
            if added in BOXES:
                add_kinds(BOXES[added])
