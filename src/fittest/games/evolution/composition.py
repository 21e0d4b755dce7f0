"""Boxes added up to the rules of a table."""

from typing import Final

from fittest.games.evolution.boxes import BOXES, Box, max_players
from fittest.games.evolution.cards import CARD_NAMES
from fittest.games.evolution.ids import TRAIT_NAMES, bit
from fittest.games.evolution.rules import STAGE_NAMES, Rules
from fittest.games.evolution.trait import TRAITS
from fittest.kernel.boxes import boxes_in
from fittest.kernel.errors import bad_request, check_number
from fittest.kernel.rule_numbers import (
    LARGEST_DECK,
    MOST_ADDED,
    MOST_COPIES,
    MOST_DICE,
    MOST_POINTS,
    RuleNumber,
    change_numbers,
    trait_numbers,
)

MOST_DEALT: Final = 12
NUMBERS: Final = [
    "deal", "recovery", "settlers", "draw", "hand_limit", "reserve", "duty", "may_pass", "bank_first",
    "everything_dealt", "common_discard",
]  # fmt: skip
"""What a box says in the words of `Rules`."""
CHOICES: Final = ["half", "mimicry_once"]
"""The same for switches."""


def compose(ruleset: str, players: int, switches: dict[str, object]) -> Rules:
    base, *added = ruleset.split("+")
    decks = decks_of(base, added, players, switches)
    if not switches.get("any_numbers", False):
        check_numbers(base, added, players, decks)
    boxes = boxes_in(BOXES, ruleset)
    with_map = bool(switches.get("map", True))
    rules = Rules()
    rules.decks = decks
    cards: list[int] = []
    played: list[Box] = []
    mapped = boxes[0]
    for box in boxes:
        if with_map or box is boxes[0] or not box.territories:
            played.append(box)
            cards.extend(deck_of(box, []))
            if box.territories:
                mapped = box
        else:
            cards.extend(deck_of(box, box.needs_map))
    for box in played:
        add_numbers(rules, box, players)
    for name in CHOICES:
        if name in switches:
            setattr(rules, name, switches[name])
    add_map(rules, mapped, players)
    add_traits(rules)
    if rules.everything_dealt:
        rules.set_deck(cards)
        rules.deal = min([len(cards) // players] + [box.deal_at_most for box in boxes if box.deal_at_most])
    else:
        rules.set_deck(counted(cards * decks, switches, decks))
    change_numbers(rules, changeable(rules), switches)
    if not rules.everything_dealt:
        check_total(rules, 2 * rules.deal * players if "cards" in switches else 0)
    return rules


def decks_of(base: str, added: list[str], players: int, switches: dict[str, object]) -> int:
    """How many decks are mixed."""
    decks = switches.get("decks", "auto")
    if isinstance(decks, int):
        return decks
    doubled = BOXES[base].two_decks_from
    return 2 if doubled is not None and not added and players >= doubled else 1


def check_numbers(base: str, added: list[str], players: int, decks: int) -> None:
    """The rulebook's table; the switch `any_numbers` passes it by."""
    most = max_players(base, added)
    if players > most:
        raise bad_request("error-too-many-players", boxes=added or ["-"], players=players, most=most)
    doubled = BOXES[base].two_decks_from
    if doubled is not None and not added and decks == 1 and players >= doubled:
        raise bad_request("error-one-deck", players=players)
    if decks == 2 and (added or doubled is None or players < doubled):
        raise bad_request("error-two-decks", players=players)


def deck_of(box: Box, without: list[str]) -> list[int]:
    """The cards of a box, those that it takes from others, and not those whose first side is in `without`."""
    counts: dict[str, int] = dict(box.cards)
    if box.deck is not None:
        counts.update(BOXES[box.deck].cards)
    for name in box.borrows:
        taken = BOXES[name].cards
        counts.update({card: taken[card] for card in taken if card.split("/")[0] in box.only})
    cards: list[int] = []
    for card, count in counts.items():
        if card.split("/")[0] not in without:
            cards.extend([CARD_NAMES.index(card)] * count)
    return cards


def kinds_in(ruleset: str) -> list[int]:
    """Every kind of card that the boxes of a canonical ruleset bring, whatever its switches."""
    kinds: list[int] = []
    for box in boxes_in(BOXES, ruleset):
        kinds.extend(deck_of(box, []))
    return sorted(set(kinds))


def add_numbers(rules: Rules, box: Box, players: int) -> None:
    for name in NUMBERS:
        value = getattr(box, name)
        if value is not None:
            setattr(rules, name, value)
    if box.stages is not None:
        rules.stages = [STAGE_NAMES.index(stage) for stage in box.stages]
    if box.turns:
        rules.turns = box.turns[str(players)]
    for trait in box.merged:
        rules.merged |= bit(TRAIT_NAMES.index(trait))


def add_map(rules: Rules, box: Box, players: int) -> None:
    for place in box.territories:
        dice, added = place.bank[str(players)]
        grants = 0
        if place.grants is not None:
            trait = TRAIT_NAMES.index(place.grants)
            grants = bit(trait)
            rules.gateway[trait] = len(rules.territories)
        rules.add_territory(place.name, place.settled, grants, place.worth, dice, added)


def add_traits(rules: Rules) -> None:
    """As they are printed; in a game with points for each turn a card itself has none. [END-5 END-6 VAR-6]"""
    for trait in TRAITS:
        rules.need.append(trait.need)
        rules.points.append(0 if rules.turns else 1)
        rules.escape.append(trait.escapes_from)


def changeable(rules: Rules) -> list[RuleNumber]:
    """What house rules may change beside the numbers of cards."""
    found: list[RuleNumber] = []
    if not rules.everything_dealt:
        found.append(RuleNumber("deal", "deal", 1, MOST_DEALT))
    for at in range(len(rules.territories)):
        name = "bank" if len(rules.territories) == 1 else rules.territories[at]
        found.append(RuleNumber(f"{name}.dice", "dice", 0, MOST_DICE, at))
        found.append(RuleNumber(f"{name}.added", "added", 0, MOST_ADDED, at))
        if len(rules.territories) > 1:
            found.append(RuleNumber(f"{name}.points", "worth", 0, MOST_POINTS, at))
    for trait in TRAITS:
        if rules.printed & bit(trait.id) and not trait.conceals:
            found += trait_numbers(TRAIT_NAMES[trait.id], trait.id, trait.escapes_from)
    return found


def counted(cards: list[int], switches: dict[str, object], decks: int) -> list[int]:
    """With the numbers of house rules in the place of those of the boxes."""
    changed = switches.get("cards")
    if not isinstance(changed, dict):
        return cards
    for name, count in changed.items():
        check_number(name, count, 0, MOST_COPIES)
        kind = CARD_NAMES.index(name)
        cards = [card for card in cards if card != kind] + [kind] * (count * decks)
    return cards


def check_total(rules: Rules, least: int) -> None:
    """With other cards two hands each, or it would not be a game; and no more than options can count."""
    if not least <= len(rules.cards) <= LARGEST_DECK:
        raise bad_request("error-cards-total", total=len(rules.cards), least=least, most=LARGEST_DECK)
