"""Names in scenarios: traits and cards in either spelling, players as P1, P2, places as letters."""

import re

from fittest.games.evolution.cards import CARD_NAMES
from fittest.games.evolution.ids import TRAIT_NAMES
from fittest.scenarios.values import ill_formed

SHORT = {"speca": "specializationa", "specb": "specializationb", "fat": "fattissue"}
ORDINARY = ("ordinary", "any", "card")
"""A card of which it does not matter what is printed on it."""
LETTERS = ["L", "G", "O"]


def squeeze(name: str) -> str:
    flat = re.sub(r"[^a-z0-9]", "", name.lower())
    return SHORT.get(flat, flat)


def find_trait(name: object) -> int | None:
    wanted = squeeze(str(name))
    return next((trait for trait, known in enumerate(TRAIT_NAMES) if squeeze(known) == wanted), None)


def trait_of_name(name: object, place: str) -> int:
    trait = find_trait(name)
    if trait is None:
        raise ill_formed(place, f"unknown trait {name!r}")
    return trait


def camel(trait: int) -> str:
    """The spelling of the scenario language."""
    name = TRAIT_NAMES[trait]
    if name.startswith("specialization-"):
        return "Spec" + name[-1].upper()
    return "".join(part.capitalize() for part in name.split("-"))


def card_of_name(name: object, place: str) -> int:
    """A card by its sides; one side is enough where the scenario does not care about the other."""
    sides = [squeeze(side) for side in str(name).split("/")]
    if sides[0] in ORDINARY:
        sides = ["swimming"]
    for side in sides:
        if find_trait(side) is None:
            raise ill_formed(place, f"unknown card {name!r}")
    kinds = [[squeeze(side) for side in kind.split("/")] for kind in CARD_NAMES]
    for wanted in (sides, sides[::-1]):
        if wanted in kinds:
            return kinds.index(wanted)
    for position in (0, 1):
        for kind, printed in enumerate(kinds):
            if len(printed) > position and printed[position] == sides[0] and len(sides) == 1:
                return kind
    raise ill_formed(place, f"no card has the sides {name!r}")


def fits_name(card: int, name: object) -> bool:
    """Does the card have all the sides that are named?"""
    printed = [squeeze(side) for side in CARD_NAMES[card].split("/")]
    return all(squeeze(side) in printed for side in str(name).split("/"))


def camel_card(card: int) -> str:
    return "/".join(camel(TRAIT_NAMES.index(side)) for side in CARD_NAMES[card].split("/"))


def territory_of_letter(letter: object, count: int, place: str) -> int:
    if count == 1:
        return 0
    if letter not in LETTERS:
        raise ill_formed(place, f"no territory {letter!r}; territories are L, G and O")
    return LETTERS.index(str(letter))
