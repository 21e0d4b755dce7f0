"""A ruleset put together: boxes that add up to a deck, a map, numbers and an order of stages."""

from typing import Final

from mypy_extensions import i64

from fittest.games.evolution.cards import (
    CARD_NAMES,
    FIRST_SIDE,
    SECOND_SIDE,
    card_counts,
    read_box,
)
from fittest.games.evolution.ids import NONE, TRAIT_NAMES, bit
from fittest.kernel.chance import Chance

START: Final = 0
DEVELOPMENT: Final = 1
BANK: Final = 2
FEEDING: Final = 3
EXTINCTION: Final = 4
DRAW: Final = 5
CLEAN: Final = 6
HUNGER: Final = 7
REWARD: Final = 8

STAGE_NAMES: Final = [
    "start",
    "development",
    "bank",
    "feeding",
    "extinction",
    "draw",
    "clean",
    "hunger",
    "reward",
]

FULL_TURN: Final = [START, DEVELOPMENT, BANK, FEEDING, EXTINCTION, DRAW, CLEAN]
FATAL_TURN: Final = [DEVELOPMENT, BANK, FEEDING, EXTINCTION]
SEASON: Final = [START, DEVELOPMENT, BANK, FEEDING, HUNGER, REWARD, CLEAN]


class Rules:
    """The numbers that the phases read. Nothing here changes during a game."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.deal = 6
        self.recovery = 6
        self.settlers = 0
        self.stages: list[int] = FULL_TURN
        self.territories: list[str] = []
        self.settled: list[bool] = []
        self.grants: list[int] = []
        self.worth: list[int] = []
        self.dice: list[int] = []
        self.added: list[int] = []
        # Traits that count as the same one for Specialization.
        self.merged = 0
        # Where an animal goes when the trait is played on it; -1: nowhere.
        self.gateway: list[int] = [-1] * 64
        # Traits that stand on the cards of this deck.
        self.printed: i64 = 0
        self.duty = True
        self.may_pass = True
        self.bank_first = False
        self.everything_dealt = False
        self.common_discard = False
        self.turns = 0
        self.draw = 0
        self.hand_limit = 0
        self.reserve = 0
        self.mimicry_once = True
        self.half = "no"

    def add_territory(self, name: str, settled: bool, grants: int, worth: int, dice: int, added: int) -> None:
        self.territories.append(name)
        self.settled.append(settled)
        self.grants.append(grants)
        self.worth.append(worth)
        self.dice.append(dice)
        self.added.append(added)

    def note_printed(self) -> None:
        for card in self.cards:
            self.printed |= bit(FIRST_SIDE[card])
            if SECOND_SIDE[card] != NONE:
                self.printed |= bit(SECOND_SIDE[card])

    def shuffled(self, chance: Chance) -> list[int]:
        """The deck in play, halved if so agreed."""
        deck = self.cards[:]
        if self.half == "kind":
            deck = every_other(deck)
        chance.shuffle(deck)
        if self.half == "chance":
            deck = deck[: (len(deck) + 1) // 2]
        return deck


def every_other(cards: list[int]) -> list[int]:
    """Half of each kind, rounded up."""
    kept: list[int] = []
    for kind in range(len(CARD_NAMES)):
        count = cards.count(kind)
        kept.extend([kind] * ((count + 1) // 2))
    return kept


def number(table: dict[str, object], key: str, default: int) -> int:
    value = table.get(key, default)
    assert isinstance(value, int)
    return value


def for_players(table: object, players: int) -> object:
    assert isinstance(table, dict)
    return table[str(players)]


def dice_and_tokens(table: object, players: int) -> tuple[int, int]:
    row = for_players(table, players)
    assert isinstance(row, list)
    dice, added = row[0], row[1]
    assert isinstance(dice, int)
    assert isinstance(added, int)
    return dice, added


def deck_of(box: dict[str, object], without: list[str]) -> list[int]:
    cards: list[int] = []
    for name, count in card_counts(box).items():
        if name.split("/")[0] not in without:
            cards.extend([CARD_NAMES.index(name)] * count)
    return cards


def names(box: dict[str, object], key: str) -> list[str]:
    value = box.get(key, [])
    assert isinstance(value, list)
    return [str(name) for name in value]


def add_map(rules: Rules, box: dict[str, object], players: int) -> None:
    territories = box["territories"]
    assert isinstance(territories, list)
    rules.territories = []
    for place in territories:
        assert isinstance(place, dict)
        dice, added = dice_and_tokens(place["bank"], players)
        grants = 0
        if "grants" in place:
            trait = TRAIT_NAMES.index(str(place["grants"]))
            grants = bit(trait)
            rules.gateway[trait] = len(rules.territories)
        worth = number(place, "worth", 0)
        rules.add_territory(str(place["name"]), bool(place["settled"]), grants, worth, dice, added)


def card_game(boxes: list[str], players: int, decks: int, with_map: bool, half: str) -> Rules:
    """The base game and any mix of its expansions."""
    rules = Rules()
    base = read_box("evolution")
    rules.half = half
    mapped: dict[str, object] = base
    for name in ["evolution", *boxes]:
        box = read_box(name)
        has_map = "territories" in box
        if has_map and (with_map or name == "evolution"):
            mapped = box
        if with_map or not has_map or name == "evolution":
            rules.cards.extend(deck_of(box, []))
            rules.deal = number(box, "deal", rules.deal)
            rules.recovery = number(box, "recovery", rules.recovery)
            rules.settlers = number(box, "settlers", rules.settlers)
            for trait in names(box, "merged"):
                rules.merged |= bit(TRAIT_NAMES.index(trait))
        else:
            rules.cards.extend(deck_of(box, names(box, "needs_map")))
    rules.cards = sorted(rules.cards * decks)
    add_map(rules, mapped, players)
    rules.note_printed()
    return rules


def one_table(rules: Rules, box: dict[str, object], players: int) -> None:
    dice, added = dice_and_tokens(box["bank"], players)
    rules.add_territory("table", True, 0, 0, dice, added)


def cataclysm(players: int, with_extra: bool) -> Rules:
    rules = Rules()
    box = read_box("cataclysm")
    rules.cards = deck_of(read_box(str(box["deck"])), [])
    rules.deal = len(rules.cards) // players
    if with_extra:
        extra = names(box, "extra")
        for name in ("time-to-fly", "continents"):
            for kind, count in card_counts(read_box(name)).items():
                if kind.split("/")[0] in extra:
                    rules.cards.extend([CARD_NAMES.index(kind)] * count)
        rules.deal = min(number(box, "extra_deal", 0), len(rules.cards) // players)
    rules.cards.sort()
    rules.stages = FATAL_TURN
    rules.bank_first = True
    rules.everything_dealt = True
    rules.may_pass = False
    one_table(rules, box, players)
    rules.note_printed()
    return rules


def seasons(players: int, with_reserve: bool, mimicry_once: bool) -> Rules:
    rules = Rules()
    box = read_box("seasons")
    rules.cards = deck_of(read_box(str(box["deck"])), [])
    rules.stages = SEASON
    rules.duty = False
    rules.common_discard = True
    rules.mimicry_once = mimicry_once
    rules.deal = number(box, "deal", 0)
    rules.draw = number(box, "draw", 0)
    rules.hand_limit = number(box, "hand_limit", 0)
    turns = for_players(box["turns"], players)
    assert isinstance(turns, int)
    rules.turns = turns
    rules.reserve = 1 if with_reserve else 0
    one_table(rules, box, players)
    rules.note_printed()
    return rules
