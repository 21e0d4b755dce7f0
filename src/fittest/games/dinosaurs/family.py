"""Dinosaurs as one of the families of games: `FAMILY` is what the registry lists."""

from fittest.games.dinosaurs import EDITION
from fittest.games.dinosaurs.board import ATLAS
from fittest.games.dinosaurs.boxes import BOXES, DINOSAURS
from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.composition import changeable, compose
from fittest.games.dinosaurs.events import KINDS
from fittest.games.dinosaurs.ids import GENE_NAMES, GENES
from fittest.games.dinosaurs.invariants import check_invariants
from fittest.games.dinosaurs.opening import open_game
from fittest.games.dinosaurs.preview import preview_of
from fittest.games.dinosaurs.reasons import REASONS
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.games.dinosaurs.scenario import check, position, write
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.boxes import chosen
from fittest.kernel.errors import bad_request, check_number
from fittest.kernel.family import BoxFamily, CardInfo, CardSide, Fact, Number, TableInfo, listed
from fittest.kernel.game import Game, Setup
from fittest.kernel.message import Message

AUTOMATIC = "auto"


class DinosaursFamily(BoxFamily):
    id = "dinosaurs"
    edition = EDITION
    events = KINDS
    boxes = BOXES
    preview = staticmethod(preview_of)
    reasons = REASONS
    scenario = staticmethod(write.write_position)
    check_invariants = staticmethod(check_invariants)

    def new(self, setup: Setup) -> Game:
        check_number("players", setup.players, DINOSAURS.min_players, DINOSAURS.max_players)
        maps, name = ATLAS.joined[setup.players], map_name(setup.players, setup.switches)
        if name not in maps:
            raise bad_request("error-dino-map", map=name, players=setup.players, allowed=maps)
        game = self.bare(setup)
        open_game(game)
        game.advance()
        return game

    def bare(self, setup: Setup) -> Dinosaurs:
        """Full reserves and an empty map."""
        board = ATLAS.boards[map_name(setup.players, setup.switches)]
        return Dinosaurs(setup, board, compose(setup.ruleset, setup.players, setup.switches))

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
        rules = compose(ruleset, players, switches)
        facts: dict[str, Fact] = {
            "map": map_name(players, switches),
            "genes": players - rules.genes_fewer,
            "meteor": rules.meteor_start,
            "spaces": NUMBERS.impact,
        }
        return TableInfo(players, facts)

    def numbers(self, ruleset: str, players: int, switches: dict[str, object]) -> list[Number]:
        return listed(changeable(), compose(ruleset, players, {}))

    def load(self, document: dict[str, object]) -> Game:
        return position.load(self.canonical(str(document.get("ruleset"))), document)

    def check(self, document: dict[str, object], language: str = "en") -> list[str]:
        return check(self.canonical(str(document.get("ruleset"))), document, language)


def map_name(players: int, switches: dict[str, object]) -> str:
    """The map of the switches or else the first for so many players."""
    name = str(chosen(DINOSAURS, switches, "map"))
    return ATLAS.joined[players][0] if name == AUTOMATIC else name


def thing(name: str, label: Message, title: str, kind: str, copies: int) -> CardInfo:
    return CardInfo(name, label, f"{kind}s", copies, [CardSide(name, title.removeprefix("@"), kind)])


FAMILY = DinosaursFamily()
