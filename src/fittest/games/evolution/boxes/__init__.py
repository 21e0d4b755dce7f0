"""The boxes of the card game, those of expansions among them."""

import msgspec

from fittest.kernel import boxes


class Territory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`settled`: new animals may be laid here. `grants`: every animal here has that trait; playing it brings
    an animal here. `worth`: points of each surviving animal. `bank`: players to dice and tokens added."""

    name: str
    bank: dict[str, tuple[int, int]]
    settled: bool = True
    grants: str | None = None
    worth: int = 0


class Box(boxes.Box, frozen=True, kw_only=True):
    """What is not said stays as it is without the box."""

    fingerprint: str = ""
    """Of an expansion: what it is recognised by."""
    cards: dict[str, int] = {}
    deck: str | None = None
    """A box whose cards are taken instead of own ones."""
    borrows: list[str] = []
    """Boxes of which the cards are added whose first side is one of `only`."""
    only: list[str] = []
    needs_map: list[str] = []
    """First sides of cards that are left out when the map is switched off."""
    territories: list[Territory] = []
    merged: list[str] = []
    """Traits that count as the same one for Specialization."""

    # Only of a base box: who may play it, and with what.
    open: bool = False
    """Boxes of expansions may be added."""
    two_decks_from: int | None = None
    """Players from which the deck of the base box is doubled if no box is added."""
    max_players_with: dict[str, int] = {}

    # Numbers that the phases read.
    stages: list[str] | None = None
    deal: int | None = None
    deal_at_most: int | None = None
    recovery: int | None = None
    settlers: int | None = None
    draw: int | None = None
    hand_limit: int | None = None
    reserve: int | None = None
    turns: dict[str, int] = {}
    duty: bool | None = None
    may_pass: bool | None = None
    bank_first: bool | None = None
    everything_dealt: bool | None = None
    common_discard: bool | None = None


BOXES = boxes.read_boxes(__package__, Box)
EXPANSIONS: list[str] = []
"""Boxes that are not of the package."""


def add_box(box: Box) -> None:
    BOXES[box.name] = box
    EXPANSIONS.append(box.name)


def allowed(base: str) -> list[str]:
    """What may be added to a base, in the order of canonical names."""
    return BOXES[base].boxes + (sorted(EXPANSIONS) if BOXES[base].open else [])


def fingerprints(ruleset: str) -> dict[str, str]:
    """Of the expansions in a canonical ruleset."""
    return {name: BOXES[name].fingerprint for name in ruleset.split("+") if name in EXPANSIONS}


def max_players(base: str, added: list[str]) -> int:
    """The rulebook's table; a mix that it does not list takes the largest number of its parts."""
    alone = BOXES[base]
    if not added:
        return alone.max_players
    most = alone.max_players if alone.two_decks_from is None else alone.two_decks_from - 1
    for name in added:
        box = boxes.box_of(BOXES, base, name)
        most = max(most, box.max_players)
        most = max([most, *(number for other, number in box.max_players_with.items() if other in added)])
    return most
