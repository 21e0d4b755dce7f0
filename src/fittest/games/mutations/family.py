"""Random Mutations as the rest of the program meets it."""

from fittest.games.mutations import EDITION, scenario
from fittest.games.mutations.boxes import BASE, BORROWED, BOXES, MUTATIONS
from fittest.games.mutations.composition import (
    cards_of,
    changeable,
    check_counts,
    counts,
    deck_of,
    rules_for,
)
from fittest.games.mutations.events import KINDS
from fittest.games.mutations.invariants import check_invariants
from fittest.games.mutations.moves import trait_key
from fittest.games.mutations.phases.turn import START, Turn, deal
from fittest.games.mutations.preview import preview_of
from fittest.games.mutations.reasons import REASONS
from fittest.games.mutations.rules import Rules
from fittest.games.mutations.scenario import position, write
from fittest.games.mutations.state import Mutations
from fittest.games.mutations.traits.base import MORPHS
from fittest.games.mutations.traits.catalog import ACTING, KIND_OF
from fittest.kernel.errors import check_number
from fittest.kernel.family import BoxFamily, CardInfo, CardSide, Fact, Number, Roll, TableInfo, listed
from fittest.kernel.game import Setup
from fittest.kernel.message import Message


class MutationsFamily(BoxFamily):
    id = "mutations"
    edition = EDITION
    events = KINDS
    boxes = BOXES
    preview = staticmethod(preview_of)
    reasons = REASONS
    scenario = staticmethod(write.write_position)
    load = staticmethod(position.load)
    check_invariants = staticmethod(check_invariants)

    def new(self, setup: Setup) -> Mutations:
        check_number("players", setup.players, MUTATIONS.min_players, MUTATIONS.max_players)
        if "cards" in setup.switches:
            # Saved as the game spells them, however the house rules did.
            setup.switches["cards"] = counts(setup.switches)
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
        harmful = deck_of(chosen).harmful
        rules = rules_for(ruleset, MUTATIONS.min_players, chosen)
        borrowed = BOXES[BORROWED].cards
        return [
            CardInfo(
                name,
                Message("mut-card", {"card": f"@{trait_key(name)}", "about": f"@{trait_key(name)}.about"}),
                "borrowed" if name in borrowed else BASE,
                copies,
                [side_info(name, rules)],
                name in harmful,
            )
            for name, copies in cards_of(ruleset, chosen).items()
            if copies
        ]

    def table(self, ruleset: str, players: int, switches: dict[str, object]) -> TableInfo:
        rules = rules_for(ruleset, players, switches)
        facts: dict[str, Fact] = {
            "boxes": rules.sets,
            "cards": len(rules.deck),
            "deal": rules.deal,
            "species": rules.species,
            "general": len(rules.deck) - players * (rules.deal + rules.species),
            "food": Roll(rules.food_dice, rules.extra_food),
            "parasites": Roll(rules.parasite_dice),
            "shelters": Roll(rules.shelter_dice),
            "black": rules.black,
        }
        return TableInfo(players, facts)

    def check_cards(self, ruleset: str, cards: dict[str, int], players: int, numbers: dict[str, int]) -> None:
        check_counts(ruleset, cards, players)

    def numbers(self, ruleset: str, players: int, switches: dict[str, object]) -> list[Number]:
        usual = {name: value for name, value in switches.items() if name != "numbers"}
        rules = rules_for(ruleset, players, usual)
        return listed(changeable(rules), rules)

    def check(self, document: dict[str, object], language: str = "en") -> list[str]:
        return scenario.check(document, language)


def side_info(name: str, rules: Rules) -> CardSide:
    """A card as a trait, with what it counts. [MEND-3 MANG-1]"""
    trait = ACTING[KIND_OF[name]]
    if trait.roles & MORPHS:
        return CardSide(name, trait_key(name), "passing")
    need = rules.need[trait.kind]
    return CardSide(name, trait_key(name), "trait", need, rules.points[trait.kind] + need)


FAMILY = MutationsFamily()
