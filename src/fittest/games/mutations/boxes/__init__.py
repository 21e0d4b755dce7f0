"""The boxes of Random Mutations."""

from typing import Annotated

import msgspec

from fittest.kernel import boxes

Count = Annotated[int, msgspec.Meta(ge=0)]
Row = Annotated[list[Count], msgspec.Meta(min_length=4, max_length=4)]
"""Dice for food, parasites and shelters, and food added."""
Copies = Annotated[int, msgspec.Meta(ge=1)]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: dict[str, Copies]
    harmful: list[str]


class Box(boxes.Box, frozen=True, kw_only=True):
    cards: dict[str, Copies] = {}
    diverges: bool = False

    # Of the base box.
    sets_from_players: int = 0
    """So many players and more mix two boxes."""
    deal: int = 0
    species: int = 0
    """With which everybody begins."""
    recovery: int = 0
    """Cards for one whose animals have all died."""
    draw: int = 0
    """Cards at the end of the turn, besides one for each animal."""
    tokens: dict[str, Copies] = {}
    decks: dict[str, Deck] = {}
    climates: dict[str, dict[int, Row]] = {}


BOXES = boxes.read_boxes(__package__, Box)
BASE = "mutations"
BORROWED = "borrowed"
MUTATIONS = BOXES[BASE]
PLAYERS = range(MUTATIONS.min_players, MUTATIONS.max_players + 1)
