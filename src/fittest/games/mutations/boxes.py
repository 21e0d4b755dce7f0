"""Rulesets as data: boxes that add up to the rules of one game."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fittest.games.mutations.moves import spelt
from fittest.games.mutations.traits.base import LURKS, MORPHS
from fittest.games.mutations.traits.catalog import ACTING, KIND_OF, TRAITS
from fittest.kernel.errors import bad_request, check_number
from fittest.kernel.rule_numbers import RuleNumber, change_numbers
from fittest.kernel.rulesets import parts_of

BASE: Final = "mutations"
EXTRAS: Final = ["divergence", "borrowed"]
FEWEST: Final = 2
MOST: Final = 8

# What house rules may do.
MOST_COPIES: Final = 99
LARGEST_DECK: Final = 500
LEAST_CARDS: Final = 12
MOST_DICE: Final = 8
MOST_ADDED: Final = 20
MOST_NEEDED: Final = 4
MOST_POINTS: Final = 9
NEVER: Final = 7
"""A die that nobody rolls."""

TIE_SHARED: Final = "shared"
TIE_DIE: Final = "die"
FIRST_LOT: Final = "lot"
FIRST_P1: Final = "P1"

SWITCHES: Final[list[tuple[str, list[str]]]] = [
    ("deck", ["D1", "D2"]),
    ("climate", ["H2", "H1", "H3", "H4"]),
    ("tie", [TIE_SHARED, TIE_DIE]),
    ("first", [FIRST_LOT, FIRST_P1]),
]


class Rules:
    """What the boxes of a game add up to. Never changes, shared by clones."""

    def __init__(
        self,
        deck: list[int],
        harmful: int,
        climate: list[int],
        sets: int,
        black: int,
        switches: dict[str, object],
    ) -> None:
        self.deck: Final = deck
        self.harmful: Final = harmful
        self.food_dice = climate[0]
        self.parasite_dice = climate[1]
        self.shelter_dice = climate[2]
        self.extra_food = climate[3]
        # By kind of trait: food that it makes animals need, points of its card besides that number, and the
        # lowest die with which it saves an animal.
        self.need: Final = [trait.corner for trait in TRAITS]
        self.points: Final = [1] * len(TRAITS)
        self.escape: Final = [trait.escapes_from for trait in TRAITS]
        self.sets: Final = sets
        self.black: Final = black * sets
        self.tie_by_die: Final = chosen(switches, "tie") == TIE_DIE
        self.first_by_lot: Final = chosen(switches, "first") == FIRST_LOT
        self.diverges = False
        # With a lurking card in the deck everybody knows the cards that founded their species.
        self.lurkers: Final = has_lurkers(deck)


def has_lurkers(kinds: list[int]) -> bool:
    for kind in kinds:
        if TRAITS[kind].roles & LURKS:
            return True
    return False


def chosen(switches: dict[str, object], name: str) -> str:
    """The value of a switch, its default if it is not set."""
    for known, choices in SWITCHES:
        if known == name:
            return str(switches.get(name, choices[0]))
    raise KeyError(name)


def extras_of(ruleset: str) -> list[str]:
    """The boxes beside the base box, in their canonical order; refuses any other."""
    parts = parts_of(ruleset)
    named = parts[1:]
    for part in named:
        if parts[0] != BASE or part not in EXTRAS:
            raise bad_request("error-mut-box", box=part, ruleset=ruleset, allowed=EXTRAS)
        if named.count(part) > 1:
            raise bad_request("error-mut-box-twice", box=part)
    return [extra for extra in EXTRAS if extra in named]


@cache
def box(name: str) -> dict[str, Any]:
    source = files("fittest.games.mutations").joinpath("boxes", f"{name}.toml")
    data = tomllib.loads(source.read_text(encoding="utf-8"))
    validate(name, data)
    return data


def validate(name: str, data: dict[str, Any]) -> None:
    """Refuse data in which a card, a table or a number is wrong."""
    for cards in [data.get("cards", {}), *[deck["cards"] for deck in data.get("decks", {}).values()]]:
        for card, copies in cards.items():
            if card not in KIND_OF or not isinstance(copies, int) or copies < 1:
                raise ValueError(f"box {name}: {card} = {copies!r}")
    for table, deck in data.get("decks", {}).items():
        for card in deck["harmful"]:
            if card not in deck["cards"]:
                raise ValueError(f"box {name}: harmful card {card} is not in deck {table}")
    for table, climate in data.get("climates", {}).items():
        for players in range(FEWEST, MOST + 1):
            row = climate.get(str(players))
            if (
                not isinstance(row, list)
                or len(row) != 4
                or not all(isinstance(n, int) and n >= 0 for n in row)
            ):
                raise ValueError(f"box {name}: climate {table} for {players} players is {row!r}")


def cards_of(ruleset: str, switches: dict[str, object]) -> dict[str, int]:
    """The copies of each card in one set of a ruleset."""
    cards: dict[str, int] = dict(box(BASE)["decks"][chosen(switches, "deck")]["cards"])
    for extra in extras_of(ruleset):
        cards.update(box(extra).get("cards", {}))
    cards.update(counts(switches))
    return cards


def kinds_in(ruleset: str) -> list[int]:
    """Every kind of card that the boxes of a canonical ruleset bring, whatever its switches."""
    named = {card for deck in box(BASE)["decks"].values() for card in deck["cards"]}
    for extra in extras_of(ruleset):
        named.update(box(extra).get("cards", {}))
    return sorted(KIND_OF[card] for card in named)


def harmful_of(switches: dict[str, object]) -> list[str]:
    """The dark cards."""
    named: list[str] = box(BASE)["decks"][chosen(switches, "deck")]["harmful"]
    return named


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
        return make_rules(ruleset, players, switches)
    key = f"{ruleset} {players} {sorted(switches.items())}"
    if key not in MADE:
        MADE[key] = make_rules(ruleset, players, switches)
    return MADE[key]


MADE: Final[dict[str, Rules]] = {}


def make_rules(ruleset: str, players: int, switches: dict[str, object]) -> Rules:
    base = box(BASE)
    deck_table = base["decks"][chosen(switches, "deck")]
    sets = 2 if players >= int(base["sets_from_players"]) else 1
    harmful = 0
    for name in harmful_of(switches):
        harmful |= 1 << KIND_OF[name]
    deck: list[int] = []
    changed = counts(switches)
    for name, copies in deck_table["cards"].items():
        deck.extend([KIND_OF[name]] * (changed.get(name, int(copies)) * sets))
    diverges = False
    for extra in extras_of(ruleset):
        data = box(extra)
        diverges = diverges or bool(data.get("diverges", False))
        for name, copies in data.get("cards", {}).items():
            deck.extend([KIND_OF[name]] * changed.get(name, int(copies)))
    climate = [int(n) for n in base["climates"][chosen(switches, "climate")][str(players)]]
    rules = Rules(deck, harmful, climate, sets, int(base["tokens"]["black"]), switches)
    rules.diverges = diverges
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
        trait = TRAITS[kind]
        if not trait.roles & MORPHS:
            found.append(RuleNumber(f"{trait.name}.need", "need", 0, MOST_NEEDED, kind))
            found.append(RuleNumber(f"{trait.name}.points", "points", 0, MOST_POINTS, kind))
            if trait.escapes_from:
                found.append(RuleNumber(f"{trait.name}.escape", "escape", 1, NEVER, kind))
    return found
