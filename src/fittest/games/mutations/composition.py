"""Boxes added up to the rules of a table."""

from typing import Final

from fittest.games.mutations.boxes import BOXES, MUTATIONS, Deck
from fittest.games.mutations.moves import spelt
from fittest.games.mutations.rules import Rules
from fittest.games.mutations.traits.base import MORPHS
from fittest.games.mutations.traits.catalog import ACTING, KIND_OF
from fittest.kernel.boxes import boxes_in, chosen
from fittest.kernel.errors import bad_request, check_number
from fittest.kernel.rule_numbers import (
    LARGEST_DECK,
    MOST_ADDED,
    MOST_COPIES,
    MOST_DICE,
    RuleNumber,
    change_numbers,
    trait_numbers,
)

LEAST_CARDS: Final = 12
"""For each player."""


def deck_of(switches: dict[str, object]) -> Deck:
    """The deck of the base box."""
    return MUTATIONS.decks[str(chosen(MUTATIONS, switches, "deck"))]


def cards_of(ruleset: str, switches: dict[str, object]) -> dict[str, int]:
    """The copies of each card in one set of a ruleset."""
    cards: dict[str, int] = dict(deck_of(switches).cards)
    for box in boxes_in(BOXES, ruleset):
        cards.update(box.cards)
    cards.update(counts(switches))
    return cards


def kinds_in(ruleset: str) -> list[int]:
    """Every kind of card that the boxes of a canonical ruleset bring, whatever its switches."""
    named = {card for deck in MUTATIONS.decks.values() for card in deck.cards}
    for box in boxes_in(BOXES, ruleset):
        named.update(box.cards)
    return sorted(KIND_OF[card] for card in named)


def counts(switches: dict[str, object]) -> dict[str, int]:
    """The numbers of cards that house rules change."""
    changed = switches.get("cards")
    if not isinstance(changed, dict):
        return {}
    return {spelt(str(name)): int(count) for name, count in changed.items()}


def check_counts(ruleset: str, changed: dict[str, int], players: int) -> None:
    """Any number of any card of the ruleset, for each set."""
    cards = cards_of(ruleset, {})
    for name, copies in changed.items():
        if spelt(name) not in cards:
            raise bad_request("error-cards-unknown", card=name, ruleset=ruleset, allowed=list(cards))
        check_number(name, copies, 0, MOST_COPIES)
    total = len(rules_for(ruleset, players, {"cards": changed}).deck)
    least = LEAST_CARDS * players
    if not least <= total <= LARGEST_DECK:
        raise bad_request("error-cards-total", total=total, least=least, most=LARGEST_DECK)


def rules_for(ruleset: str, players: int, switches: dict[str, object]) -> Rules:
    """Made once for each table; house rules with their own numbers are not kept."""
    if "cards" in switches or "numbers" in switches:
        return compose(ruleset, players, switches)
    key = f"{ruleset} {players} {sorted(switches.items())}"
    if key not in MADE:
        MADE[key] = compose(ruleset, players, switches)
    return MADE[key]


MADE: Final[dict[str, Rules]] = {}


def compose(ruleset: str, players: int, switches: dict[str, object]) -> Rules:
    sets = 2 if players >= MUTATIONS.sets_from_players else 1
    base = deck_of(switches)
    deck: list[int] = []
    for name, copies in cards_of(ruleset, switches).items():
        deck.extend([KIND_OF[name]] * (copies * sets if name in base.cards else copies))
    harmful = 0
    for name in base.harmful:
        harmful |= 1 << KIND_OF[name]
    rules = Rules(deck, harmful, players, sets, switches)
    rules.diverges = any(box.diverges for box in boxes_in(BOXES, ruleset))
    change_numbers(rules, changeable(rules), switches)
    return rules


def changeable(rules: Rules) -> list[RuleNumber]:
    """What house rules may change beside the numbers of cards."""
    found = [
        RuleNumber("food.dice", "food_dice", 0, MOST_DICE),
        RuleNumber("food.added", "extra_food", 0, MOST_ADDED),
        RuleNumber("parasites.dice", "parasite_dice", 0, MOST_DICE),
        RuleNumber("shelters.dice", "shelter_dice", 0, MOST_DICE),
    ]
    for kind in sorted({ACTING[kind].kind for kind in rules.deck}):
        trait = ACTING[kind]
        if not trait.roles & MORPHS:
            found += trait_numbers(trait.name, kind, trait.escapes_from)
    return found
