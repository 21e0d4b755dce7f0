"""What the card game offers: its rulesets with their boxes and switches."""

from fittest.games.evolution import EDITION
from fittest.games.evolution.boxes import BOXES, EXPANSIONS, allowed, max_players
from fittest.games.evolution.cards import BOX_OF, CARD_NAMES, card_label, sides
from fittest.games.evolution.composition import changeable, compose
from fittest.games.evolution.events import KINDS, PLACE
from fittest.games.evolution.ids import TRAIT_NAMES
from fittest.games.evolution.invariants import check_invariants
from fittest.games.evolution.phases.start import start
from fittest.games.evolution.preview import preview_of
from fittest.games.evolution.reasons import as_message
from fittest.games.evolution.rules import Rules
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.trait import ANYBODYS, OTHERS, OWN, TRAITS, register
from fittest.games.evolution.traits import ALL
from fittest.kernel.boxes import subsets
from fittest.kernel.chance import Chance
from fittest.kernel.errors import bad_request
from fittest.kernel.event import Event
from fittest.kernel.family import BoxFamily, CardInfo, CardSide, Fact, Number, Roll, TableInfo, listed
from fittest.kernel.game import Game, Setup
from fittest.kernel.message import Message
from fittest.kernel.rulesets import parts_of

OLD_NAMES = {
    "base": "evolution",
    "ttf": "time-to-fly",
    "cont": "continents",
    "perturn": "seasons",
}

TRAIT_KINDS = {OWN: "trait", OTHERS: "on-others", ANYBODYS: "on-anybody"}
PAIR_KINDS = {OWN: "pair", OTHERS: "pair-on-others"}


class EvolutionFamily(BoxFamily):
    id = "evolution"
    edition = EDITION
    events = KINDS
    boxes = BOXES
    preview = staticmethod(preview_of)
    check_invariants = staticmethod(check_invariants)

    def __init__(self) -> None:
        register(ALL)
        self._rules: dict[str, Rules] = {}

    def split(self, ruleset: str) -> tuple[str, list[str]]:
        base, *added = [OLD_NAMES.get(part, part) for part in parts_of(ruleset)]
        return base, added

    def allowed(self, base: str) -> list[str]:
        return allowed(base)

    def mixes(self, base: str) -> list[list[str]]:
        """Those of the package's boxes; then each expansion alone."""
        own = BOXES[base].boxes
        return subsets(own) + [[name] for name in allowed(base) if name not in own]

    def max_players(self, base: str, added: list[str]) -> int:
        return max_players(base, added)

    def canonical(self, ruleset: str) -> str:
        name = super().canonical(ruleset)
        loaded = [part for part in EXPANSIONS if part in name.split("+")]
        if loaded != sorted(loaded):
            raise bad_request("error-expansion-order", names=loaded)
        return name

    def rules(self, ruleset: str, players: int, switches: dict[str, object]) -> Rules:
        """The composed rules, put together once: they never change."""
        key = f"{ruleset} {players} {sorted(switches.items())}"
        if key not in self._rules:
            self._rules[key] = compose(ruleset, players, switches)
        return self._rules[key]

    def check_cards(self, ruleset: str, cards: dict[str, int], players: int, numbers: dict[str, int]) -> None:
        """Any number of any card of the ruleset, for each deck; not where the whole deck is dealt out."""
        anything: dict[str, object] = {"any_numbers": True}
        rules = self.rules(ruleset, players, anything)
        if rules.everything_dealt:
            super().check_cards(ruleset, cards, players, numbers)
        known = [CARD_NAMES[kind] for kind in sorted(set(rules.cards))]
        for name in cards:
            if name not in known:
                raise bad_request("error-cards-unknown", card=name, ruleset=ruleset, allowed=known)
        compose(ruleset, players, {**anything, "cards": cards, "numbers": numbers})

    def numbers(self, ruleset: str, players: int, switches: dict[str, object]) -> list[Number]:
        # Changed cards may need changed numbers: a small deck, fewer cards at a time.
        usual = {name: value for name, value in switches.items() if name not in ("cards", "numbers")}
        rules = self.rules(ruleset, players, usual)
        return listed(changeable(rules), rules)

    def new(self, setup: Setup) -> Game:
        return start(setup, self.rules(setup.ruleset, setup.players, setup.switches))

    def cards(self, ruleset: str, switches: dict[str, object] | None = None) -> list[CardInfo]:
        one_deck = {**(switches or {}), "any_numbers": True, "decks": 1}
        rules = compose(self.canonical(ruleset), 4, one_deck)
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
        facts: dict[str, Fact] = {"decks": rules.decks, "cards": len(rules.cards)}
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

    def uses(self) -> dict[str, str]:
        moves = [(trait.id, trait.word, trait.form) for trait in TRAITS if trait.word]
        moves += [(trait.id, trait.reply_word, trait.reply_form) for trait in TRAITS if trait.reply_word]
        return {
            f"option-{word}{suffix}": TRAIT_NAMES[trait]
            for trait, word, form in moves
            for suffix in ["", *(field.suffix for field in form if field.suffix)]
        }

    def describe(self, game: Evolution, event: Event, seat: int) -> Message:
        """Where there is one territory, it is not named."""
        return self.events.message(event, seat, PLACE.name if len(game.rules.territories) == 1 else "")

    def refused(self, game: Evolution, seat: int, code: int, reason: int) -> Message:
        return as_message(reason)

    def scenario(self, game: Evolution) -> dict[str, object]:
        from fittest.games.evolution.scenario import write_position

        return write_position(game)

    def load(self, document: dict[str, object]) -> Game:
        from fittest.games.evolution.scenario import load

        return load(document)

    def check(self, document: dict[str, object], language: str = "en") -> list[str]:
        from fittest.games.evolution.scenario import check

        return check(document, language)


def side_info(trait: int, rules: Rules) -> CardSide:
    """A trait as printed; its points are those of a turn if each turn has its own. [END-5 END-6 VAR-6]"""
    one, name = TRAITS[trait], TRAIT_NAMES[trait]
    if one.conceals:
        return CardSide(name, f"trait-{name}", "animal")
    kind = PAIR_KINDS[one.hosts] if one.pair else TRAIT_KINDS[one.hosts]
    need, hungry = rules.need[trait], 2 if one.pair else 1
    own = rules.points[trait] * (hungry if rules.turns else 1)
    return CardSide(name, f"trait-{name}", kind, need, own + need * hungry)


FAMILY = EvolutionFamily()
