"""Dinosaurs as one of the families of games: `FAMILY` is what the registry lists."""

from fittest.games.dinosaurs import EDITION
from fittest.games.dinosaurs.board import ATLAS
from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.composition import changeable, compose
from fittest.games.dinosaurs.events import KINDS
from fittest.games.dinosaurs.ids import GENE_NAMES, GENES
from fittest.games.dinosaurs.invariants import check_invariants
from fittest.games.dinosaurs.opening import open_game
from fittest.games.dinosaurs.preview import preview_of
from fittest.games.dinosaurs.reasons import refused
from fittest.games.dinosaurs.rules import BASE, NUMBERS
from fittest.games.dinosaurs.scenario import check, position, write
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.errors import bad_request, check_number
from fittest.kernel.family import (
    CardInfo,
    CardSide,
    Fact,
    Family,
    Number,
    RulesetInfo,
    Switch,
    TableInfo,
    listed,
)
from fittest.kernel.game import Game, Setup
from fittest.kernel.message import Message
from fittest.kernel.rulesets import parts_of

AUTOMATIC = "auto"


class DinosaursFamily(Family):
    id = "dinosaurs"
    edition = EDITION
    events = KINDS
    preview = staticmethod(preview_of)
    refused = staticmethod(refused)
    scenario = staticmethod(write.write_position)
    check_invariants = staticmethod(check_invariants)

    def owns(self, ruleset: str) -> bool:
        return parts_of(ruleset)[0] == BASE

    def canonical(self, ruleset: str) -> str:
        named = parts_of(ruleset)
        known = [BASE, *NUMBERS.boxes]
        if named[0] != BASE or len(set(named)) < len(named) or not set(named) <= set(known):
            raise bad_request("error-unknown-ruleset", ruleset=ruleset, allowed=self.names())
        return "+".join(part for part in known if part in named)

    def names(self) -> list[str]:
        return [BASE, *(f"{BASE}+{box}" for box in NUMBERS.boxes)]

    def rulesets(self) -> list[RulesetInfo]:
        return [self.info(name) for name in self.names()]

    def info(self, ruleset: str) -> RulesetInfo:
        maps = [name for names in ATLAS.joined.values() for name in names]
        switches = [
            Switch("map", [AUTOMATIC, *maps]),
            Switch("ring", list(NUMBERS.rings)),
            Switch("lowest_bid", [0, 1]),
        ]
        return RulesetInfo(ruleset, NUMBERS.min_players, NUMBERS.max_players, switches)

    def new(self, setup: Setup) -> Game:
        check_number("players", setup.players, NUMBERS.min_players, NUMBERS.max_players)
        maps = ATLAS.joined[setup.players]
        name = setup.switches.get("map", AUTOMATIC)
        if name not in (AUTOMATIC, *maps):
            raise bad_request("error-dino-map", map=str(name), players=setup.players, allowed=maps)
        game = self.bare(setup)
        open_game(game)
        game.advance()
        return game

    def bare(self, setup: Setup) -> Dinosaurs:
        """Full reserves and an empty map, the one of the switches or else the first for so many players."""
        name = str(setup.switches.get("map", AUTOMATIC))
        board = ATLAS.boards[ATLAS.joined[setup.players][0] if name == AUTOMATIC else name]
        ring, lowest_bid = setup.switches.get("ring", 6), setup.switches.get("lowest_bid", 0)
        assert isinstance(ring, int)
        assert isinstance(lowest_bid, int)
        rules = compose(setup.ruleset, setup.players, ring, lowest_bid, setup.switches)
        return Dinosaurs(setup, board, rules)

    def cards(self, ruleset: str, switches: dict[str, object] | None = None) -> list[CardInfo]:
        """Event cards first, then gene tokens."""
        listed = []
        for card in CARDS:
            label = Message("dino-card", {"card": card.label, "about": f"{card.label}.about"})
            listed.append(thing(card.name, label, card.label, "event", card.copies))
        for gene in range(GENES):
            title = f"@dino-gene-{GENE_NAMES[gene]}"
            label = Message("dino-token", {"gene": title, "about": f"{title}.about"})
            listed.append(thing(GENE_NAMES[gene], label, title, "gene", NUMBERS.tokens[gene]))
        return listed

    def table(self, ruleset: str, players: int, switches: dict[str, object]) -> TableInfo:
        name = str(switches.get("map", AUTOMATIC))
        rules = compose(ruleset, players, 6, 0, switches)
        facts: dict[str, Fact] = {
            "map": name if name != AUTOMATIC else ATLAS.joined[players][0],
            "genes": players - rules.genes_fewer,
            "meteor": rules.meteor_start,
            "spaces": NUMBERS.impact,
        }
        return TableInfo(players, facts)

    def numbers(self, ruleset: str, players: int, switches: dict[str, object]) -> list[Number]:
        return listed(changeable(), compose(ruleset, players, 6, 0, {}))

    def load(self, document: dict[str, object]) -> Game:
        return position.load(self.canonical(str(document.get("ruleset"))), document)

    def check(self, document: dict[str, object], language: str = "en") -> list[str]:
        return check(self.canonical(str(document.get("ruleset"))), document, language)


def thing(name: str, label: Message, title: str, kind: str, copies: int) -> CardInfo:
    return CardInfo(name, label, f"{kind}s", copies, [CardSide(name, title.removeprefix("@"), kind)])


FAMILY = DinosaursFamily()
