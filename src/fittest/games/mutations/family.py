"""Random Mutations as the rest of the program meets it."""

from itertools import combinations

from fittest.games.mutations import EDITION, boxes, scenario
from fittest.games.mutations.events import KINDS
from fittest.games.mutations.invariants import check_invariants
from fittest.games.mutations.moves import trait_key
from fittest.games.mutations.phases.turn import DECK_SIZE, START, STARTING_SPECIES, Turn, deal
from fittest.games.mutations.preview import preview_of
from fittest.games.mutations.reasons import refused
from fittest.games.mutations.scenario import position, write
from fittest.games.mutations.state import Mutations
from fittest.games.mutations.traits.base import MORPHS
from fittest.games.mutations.traits.catalog import ACTING, KIND_OF
from fittest.kernel.errors import check_number
from fittest.kernel.family import (
    CardInfo,
    CardSide,
    Fact,
    Family,
    Number,
    Roll,
    RulesetInfo,
    Switch,
    TableInfo,
    listed,
)
from fittest.kernel.game import Setup
from fittest.kernel.message import Message
from fittest.kernel.rulesets import parts_of


class MutationsFamily(Family):
    id = "mutations"
    edition = EDITION
    events = KINDS
    preview = staticmethod(preview_of)
    refused = staticmethod(refused)
    scenario = staticmethod(write.write_position)
    load = staticmethod(position.load)
    check_invariants = staticmethod(check_invariants)

    def owns(self, ruleset: str) -> bool:
        return parts_of(ruleset)[0] == boxes.BASE

    def canonical(self, ruleset: str) -> str:
        return "+".join([boxes.BASE, *boxes.extras_of(ruleset)])

    def rulesets(self) -> list[RulesetInfo]:
        mixes = [mix for size in range(len(boxes.EXTRAS) + 1) for mix in combinations(boxes.EXTRAS, size)]
        return [self.info("+".join([boxes.BASE, *mix])) for mix in mixes]

    def info(self, ruleset: str) -> RulesetInfo:
        switches = [Switch(name, list(choices)) for name, choices in boxes.SWITCHES]
        return RulesetInfo(self.canonical(ruleset), boxes.FEWEST, boxes.MOST, switches)

    def new(self, setup: Setup) -> Mutations:
        check_number("players", setup.players, boxes.FEWEST, boxes.MOST)
        if "cards" in setup.switches:
            # Saved as the game spells them, however the house rules did.
            setup.switches["cards"] = boxes.counts(setup.switches)
        game = Mutations.bare(setup)
        faces = game.rules.deck[:]
        game.chance.shuffle(faces)
        game.lay_out(faces)
        game.general = list(range(len(faces)))
        if game.rules.first_by_lot:
            game.first = game.chance.below(setup.players)
        game.active = game.first
        deal(game)
        game.stack.append(Turn(START))
        game.advance()
        return game

    def cards(self, ruleset: str, switches: dict[str, object] | None = None) -> list[CardInfo]:
        chosen = switches or {}
        harmful = boxes.harmful_of(chosen)
        rules = boxes.rules_for(ruleset, boxes.FEWEST, chosen)
        borrowed = boxes.box("borrowed")["cards"]
        return [
            CardInfo(
                name,
                Message("mut-card", {"card": f"@{trait_key(name)}", "about": f"@{trait_key(name)}.about"}),
                "borrowed" if name in borrowed else boxes.BASE,
                copies,
                [side_info(name, rules)],
                name in harmful,
            )
            for name, copies in boxes.cards_of(ruleset, chosen).items()
            if copies
        ]

    def table(self, ruleset: str, players: int, switches: dict[str, object]) -> TableInfo:
        rules = boxes.rules_for(ruleset, players, switches)
        facts: dict[str, Fact] = {
            "boxes": rules.sets,
            "cards": len(rules.deck),
            "deal": DECK_SIZE,
            "species": STARTING_SPECIES,
            "general": len(rules.deck) - players * (DECK_SIZE + STARTING_SPECIES),
            "food": Roll(rules.food_dice, rules.extra_food),
            "parasites": Roll(rules.parasite_dice),
            "shelters": Roll(rules.shelter_dice),
            "black": rules.black,
        }
        return TableInfo(players, facts)

    def check_cards(self, ruleset: str, cards: dict[str, int], players: int, numbers: dict[str, int]) -> None:
        boxes.check_counts(ruleset, cards, players)

    def numbers(self, ruleset: str, players: int, switches: dict[str, object]) -> list[Number]:
        usual = {name: value for name, value in switches.items() if name != "numbers"}
        rules = boxes.rules_for(ruleset, players, usual)
        return listed(boxes.changeable(rules), rules)

    def check(self, document: dict[str, object], language: str = "en") -> list[str]:
        return scenario.check(document, language)


def side_info(name: str, rules: boxes.Rules) -> CardSide:
    """A card as a trait, with what it counts. [MEND-3 MANG-1]"""
    trait = ACTING[KIND_OF[name]]
    if trait.roles & MORPHS:
        return CardSide(name, trait_key(name), "passing")
    need = rules.need[trait.kind]
    return CardSide(name, trait_key(name), "trait", need, rules.points[trait.kind] + need)


FAMILY = MutationsFamily()
