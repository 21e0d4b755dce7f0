"""What the card game offers: its rulesets with their boxes and switches."""

from fittest.games.evolution import EDITION, traits
from fittest.games.evolution.cards import (
    CARD_NAMES,
    EXPANSIONS,
    card_counts,
    card_label,
    read_box,
    sides,
)
from fittest.games.evolution.codes import LARGEST_DECK
from fittest.games.evolution.ids import TRAIT_NAMES
from fittest.games.evolution.rules import Rules, card_game, cataclysm, seasons
from fittest.games.evolution.start import start
from fittest.games.evolution.trait import ANYBODYS, OTHERS, OWN, TRAITS
from fittest.kernel.chance import Chance
from fittest.kernel.errors import bad_request
from fittest.kernel.family import CardInfo, CardSide, Fact, Family, Roll, RulesetInfo, Switch, TableInfo
from fittest.kernel.game import Game, Setup
from fittest.kernel.message import Message

MOST_COPIES = 99

OLD_NAMES = {
    "base": "evolution",
    "ttf": "time-to-fly",
    "cont": "continents",
    "perturn": "seasons",
}
BOXES = {"evolution": EXPANSIONS, "cataclysm": ["extra"], "seasons": ["reserve"]}
TABLE = {
    (): 8,
    ("time-to-fly",): 6,
    ("continents",): 4,
    ("gift",): 4,
    ("time-to-fly", "continents"): 8,
    ("time-to-fly", "gift"): 6,
    ("continents", "gift"): 4,
    ("time-to-fly", "continents", "gift"): 8,
}
"""The most players for each mix of boxes: the rulebook's table; mixes that it does not list take
the larger number of their parts."""
UTMOST = 8
"""With the switch `any_numbers`."""

BOX_OF = [name for name in ["evolution", *EXPANSIONS] for _ in card_counts(read_box(name))]
"""The box of each kind of card."""

TRAIT_KINDS = {OWN: "trait", OTHERS: "on-others", ANYBODYS: "on-anybody"}
PAIR_KINDS = {OWN: "pair", OTHERS: "pair-on-others"}


def switches_of(base: str, boxes: list[str]) -> list[Switch]:
    if base == "cataclysm":
        return []
    if base == "seasons":
        return [Switch("mimicry_once", [True, False])]
    switches = [
        Switch("half", ["no", "chance", "kind"]),
        Switch("decks", ["auto", 1, 2]),
        Switch("any_numbers", [False, True]),
    ]
    if "continents" in boxes:
        switches.append(Switch("map", [True, False]))
    return switches


class EvolutionFamily(Family):
    id = "evolution"
    edition = EDITION

    def __init__(self) -> None:
        self._rules: dict[str, Rules] = {}

    def split(self, ruleset: str) -> tuple[str, list[str]]:
        parts = [OLD_NAMES.get(part, part) for part in ruleset.strip().lower().split("+")]
        return parts[0], parts[1:]

    def owns(self, ruleset: str) -> bool:
        return self.split(ruleset)[0] in BOXES

    def canonical(self, ruleset: str) -> str:
        base, boxes = self.split(ruleset)
        allowed = BOXES[base]
        for box in boxes:
            if box not in allowed:
                raise bad_request("error-unknown-box", ruleset=base, box=box, allowed=list(allowed))
            if boxes.count(box) > 1:
                raise bad_request("error-box-twice", box=box)
        return "+".join([base, *(box for box in allowed if box in boxes)])

    def rulesets(self) -> list[RulesetInfo]:
        found = [self.info("+".join(["evolution", *mix])) for mix in TABLE]
        for name in ("cataclysm", "cataclysm+extra", "seasons", "seasons+reserve"):
            found.append(self.info(name))
        return found

    def info(self, ruleset: str) -> RulesetInfo:
        name = self.canonical(ruleset)
        base, boxes = self.split(name)
        if base == "evolution":
            return RulesetInfo(name, 2, TABLE[tuple(boxes)], switches_of(base, boxes), UTMOST)
        return RulesetInfo(name, 2, {"cataclysm": 6, "seasons": 5}[base], switches_of(base, boxes))

    def rules(self, ruleset: str, players: int, switches: dict[str, object]) -> Rules:
        """The composed rules, put together once: they never change."""
        key = f"{ruleset} {players} {sorted(switches.items())}"
        if key not in self._rules:
            self._rules[key] = self.compose(ruleset, players, switches)
        return self._rules[key]

    def compose(self, ruleset: str, players: int, switches: dict[str, object]) -> Rules:
        base, boxes = self.split(ruleset)
        if base == "cataclysm":
            return cataclysm(players, "extra" in boxes)
        if base == "seasons":
            rules = seasons(players, "reserve" in boxes, bool(switches.get("mimicry_once", True)))
            recount(rules, players, switches, 1)
            return rules
        return self.compose_card_game(boxes, players, switches)

    def compose_card_game(self, boxes: list[str], players: int, switches: dict[str, object]) -> Rules:
        free = bool(switches.get("any_numbers", False))
        decks = decks_of(boxes, players, switches)
        if not free:
            check_numbers(tuple(boxes), players, decks)
        with_map = bool(switches.get("map", True))
        rules = card_game(boxes, players, decks, with_map, str(switches.get("half", "no")))
        recount(rules, players, switches, decks)
        return rules

    def check_cards(self, ruleset: str, cards: dict[str, int], players: int) -> None:
        """Any number of any card of the ruleset, for each deck; not where the whole deck is dealt out."""
        if self.split(ruleset)[0] == "cataclysm":
            super().check_cards(ruleset, cards, players)
        anything: dict[str, object] = {"any_numbers": True}
        allowed = [CARD_NAMES[kind] for kind in sorted(set(self.rules(ruleset, players, anything).cards))]
        for name in cards:
            if name not in allowed:
                raise bad_request("error-cards-unknown", card=name, ruleset=ruleset, allowed=allowed)
        self.compose(ruleset, players, {**anything, "cards": cards})

    def new(self, setup: Setup) -> Game:
        return start(setup, self.rules(setup.ruleset, setup.players, setup.switches))

    def cards(self, ruleset: str, switches: dict[str, object] | None = None) -> list[CardInfo]:
        one_deck = {**(switches or {}), "any_numbers": True, "decks": 1}
        rules = self.compose(self.canonical(ruleset), 4, one_deck)
        return [
            CardInfo(
                CARD_NAMES[kind],
                Message("card-line", {"card": card_label(kind), "id": CARD_NAMES[kind]}),
                BOX_OF[kind],
                rules.cards.count(kind),
                [side_info(trait, rules) for trait in sides(CARD_NAMES[kind])],
            )
            for kind in sorted(set(rules.cards))
        ]

    def table(self, ruleset: str, players: int, switches: dict[str, object]) -> TableInfo:
        rules = self.rules(ruleset, players, switches)
        base, boxes = self.split(ruleset)
        decks = decks_of(boxes, players, switches) if base == "evolution" else 1
        facts: dict[str, Fact] = {"decks": decks, "cards": len(rules.cards)}
        if rules.half != "no":
            facts["in-play"] = len(rules.shuffled(Chance(0)))
        facts["deal"] = rules.deal
        if rules.everything_dealt:
            facts["put-away"] = len(rules.cards) - rules.deal * players
        for i in range(len(rules.territories)):
            name = "bank" if len(rules.territories) == 1 else rules.territories[i]
            facts[name] = Roll(rules.dice[i], rules.added[i])
        if rules.turns:
            facts["turns"] = rules.turns
        return TableInfo(players, facts)

    def load(self, document: dict[str, object]) -> Game:
        from fittest.games.evolution.scenario import load

        return load(document)

    def check(self, document: dict[str, object], language: str = "en") -> list[str]:
        from fittest.games.evolution.scenario import check

        return check(document, language)


def decks_of(boxes: list[str], players: int, switches: dict[str, object]) -> int:
    """How many decks are mixed."""
    decks = switches.get("decks", "auto")
    if decks == "auto":
        return 2 if not boxes and players > 4 else 1
    assert isinstance(decks, int)
    return decks


def side_info(trait: int, rules: Rules) -> CardSide:
    """A trait as printed; its points are those of a turn if each turn has its own. [END-5 END-6 VAR-6]"""
    one, name = TRAITS[trait], TRAIT_NAMES[trait]
    if one.conceals:
        return CardSide(name, f"trait-{name}", "animal")
    kind = PAIR_KINDS[one.hosts] if one.pair else TRAIT_KINDS[one.hosts]
    corner = one.need * (2 if one.pair else 1)
    return CardSide(name, f"trait-{name}", kind, one.need, corner if rules.turns else 1 + corner)


def recount(rules: Rules, players: int, switches: dict[str, object], decks: int) -> None:
    """Put the numbers of house rules in the place of those of the boxes. Two hands each, or it would not be
    a game; and no more than options can count."""
    changed = switches.get("cards")
    if isinstance(changed, dict):
        for name, count in changed.items():
            if not 0 <= count <= MOST_COPIES:
                raise bad_request("error-number", name=name, value=str(count), least=0, most=MOST_COPIES)
            kind = CARD_NAMES.index(name)
            rules.cards = [card for card in rules.cards if card != kind] + [kind] * (count * decks)
        rules.cards.sort()
        rules.printed = 0
        rules.note_printed()
        least, total = 2 * rules.deal * players, len(rules.cards)
        if not least <= total <= LARGEST_DECK:
            raise bad_request("error-cards-total", total=total, least=least, most=LARGEST_DECK)


def check_numbers(boxes: tuple[str, ...], players: int, decks: int) -> None:
    """The rulebook's table; the switch `any_numbers` passes it by."""
    if players > TABLE[boxes]:
        raise bad_request(
            "error-too-many-players", boxes=list(boxes) or ["-"], players=players, most=TABLE[boxes]
        )
    if not boxes and decks == 1 and players > 4:
        raise bad_request("error-one-deck", players=players)
    if decks == 2 and (boxes or players < 5):
        raise bad_request("error-two-decks", players=players)


assert traits.ALL, "importing the package registers the traits"
FAMILY = EvolutionFamily()
