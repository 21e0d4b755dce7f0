"""The rules of a table, and what house rules may change of them."""

from typing import Final

from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.rules import NUMBERS, Rules
from fittest.kernel.rule_numbers import RuleNumber, change_numbers

MOST_POINTS: Final = 50
MOST_DEALT: Final = 5
MOST_AMOUNT: Final = 6
LEAST_BY_EFFECT: Final = {"sectors": -3, "dice": 1, "fur": -3, "parasol": -3, "herd": 1, "nest-range": 1}
"""The others begin at 0."""
WITHOUT_NUMBER: Final = ["first", "barren"]


def compose(ruleset: str, players: int, switches: dict[str, object]) -> Rules:
    rules = Rules(ruleset, players, switches, [card.amount for card in CARDS])
    change_numbers(rules, changeable(), switches)
    return rules


def changeable() -> list[RuleNumber]:
    """What house rules may change."""
    found = [
        RuleNumber("points", "points", 0, MOST_POINTS),
        RuleNumber("deal", "cards", 0, MOST_DEALT),
        RuleNumber("cards.turn", "first_card_turn", 1, NUMBERS.impact),
        RuleNumber("meteor.start", "meteor_start", 1, NUMBERS.impact - 1),
    ]
    for card in CARDS:
        if card.effect not in WITHOUT_NUMBER:
            least = LEAST_BY_EFFECT.get(card.effect, 0)
            name = f"{card.name}.{card.effect}"
            found.append(RuleNumber(name, "amounts", least, MOST_AMOUNT, card.kind))
    return found
