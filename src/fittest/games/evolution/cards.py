"""Every kind of card in the boxes. A card is the number of its kind."""

import tomllib
from importlib.resources import files
from typing import Final

from fittest.games.evolution.ids import CARD, NONE, TRAIT_NAMES

EXPANSIONS: Final = ["time-to-fly", "continents", "gift"]


BOXES: Final[dict[str, dict[str, object]]] = {}


def read_box(name: str) -> dict[str, object]:
    """A box's data file, read once."""
    if name not in BOXES:
        BOXES[name] = load_box(name)
    return BOXES[name]


def load_box(name: str) -> dict[str, object]:
    source = files("fittest.games.evolution").joinpath("boxes", name + ".toml")
    return tomllib.loads(source.read_text(encoding="utf-8"))


def card_counts(box: dict[str, object]) -> dict[str, int]:
    cards = box["cards"]
    assert isinstance(cards, dict)
    counts: dict[str, int] = {}
    for name, count in cards.items():
        for side in name.split("/"):
            if side not in TRAIT_NAMES:
                raise ValueError(f"box {box['name']}: unknown trait {side!r} on card {name!r}")
        if not isinstance(count, int) or count < 1:
            raise ValueError(f"box {box['name']}: card {name!r} needs a positive number")
        counts[name] = count
    return counts


def all_kinds() -> list[str]:
    kinds: list[str] = []
    for name in ["evolution", *EXPANSIONS]:
        kinds.extend(card_counts(read_box(name)))
    return kinds


CARD_NAMES: Final = all_kinds()
assert len(CARD_NAMES) <= CARD, "the number of a kind has no room in a trait card"


def sides(name: str) -> list[int]:
    return [TRAIT_NAMES.index(side) for side in name.split("/")]


FIRST_SIDE: Final = [sides(name)[0] for name in CARD_NAMES]
SECOND_SIDE: Final = [sides(name)[1] if "/" in name else NONE for name in CARD_NAMES]
# The same in the order of their numbers, which is the order of options.
LOWER_SIDE: Final = [min(FIRST_SIDE[card], SECOND_SIDE[card]) for card in range(len(CARD_NAMES))]
HIGHER_SIDE: Final = [max(FIRST_SIDE[card], SECOND_SIDE[card]) for card in range(len(CARD_NAMES))]


def card_label(card: int) -> str:
    """The card as a message argument."""
    return "@" + "/".join("trait-" + side for side in CARD_NAMES[card].split("/"))
