"""Dinosaurs as one of the families of games: `FAMILY` is what the registry lists."""

from typing import Any

from fittest.games.dinosaurs import EDITION
from fittest.games.dinosaurs.board import ATLAS
from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.events import gene_label
from fittest.games.dinosaurs.game import Dinosaurs
from fittest.games.dinosaurs.ids import GENES
from fittest.games.dinosaurs.opening import open_game
from fittest.games.dinosaurs.rules import NUMBERS, SCARCE, STANDARD, Rules
from fittest.games.dinosaurs.scenario import position
from fittest.games.dinosaurs.scenario.checker import check
from fittest.kernel.errors import bad_request
from fittest.kernel.family import Family, RulesetInfo, Switch
from fittest.kernel.frame import Frame
from fittest.kernel.game import Game, Setup
from fittest.kernel.message import Message

AUTOMATIC = "auto"


class DinosaursFamily(Family):
    id = "dinosaurs"
    edition = EDITION

    def owns(self, ruleset: str) -> bool:
        return ruleset.split("+", maxsplit=1)[0].strip() == STANDARD

    def canonical(self, ruleset: str) -> str:
        known = {STANDARD: STANDARD, SCARCE: SCARCE}
        spelt = "+".join(part.strip() for part in ruleset.split("+"))
        if spelt not in known:
            raise bad_request("error-unknown-ruleset", ruleset=ruleset, allowed=list(known))
        return known[spelt]

    def rulesets(self) -> list[RulesetInfo]:
        return [self.info(STANDARD), self.info(SCARCE)]

    def info(self, ruleset: str) -> RulesetInfo:
        maps = [name for names in ATLAS.joined.values() for name in names]
        switches = [
            Switch("map", [AUTOMATIC, *maps]),
            Switch("ring", list(NUMBERS.rings)),
            Switch("lowest_bid", [0, 1]),
        ]
        return RulesetInfo(ruleset, NUMBERS.fewest, NUMBERS.most, switches)

    def new(self, setup: Setup) -> Game:
        if not NUMBERS.fewest <= setup.players <= NUMBERS.most:
            raise bad_request(
                "error-number",
                name="players",
                value=repr(setup.players),
                least=NUMBERS.fewest,
                most=NUMBERS.most,
            )
        maps = ATLAS.joined[setup.players]
        name = str(setup.switches.get("map", AUTOMATIC))
        if name == AUTOMATIC:
            name = maps[0]
        if name not in maps:
            raise bad_request("error-dino-map", map=name, players=setup.players, allowed=maps)
        ring, lowest_bid = setup.switches.get("ring", 6), setup.switches.get("lowest_bid", 0)
        assert isinstance(ring, int)
        assert isinstance(lowest_bid, int)
        game = Dinosaurs(setup, ATLAS.boards[name], Rules(setup.ruleset, ring, lowest_bid))
        open_game(game)
        game.advance()
        return game

    def cards(self, ruleset: str, switches: dict[str, object] | None = None) -> list[tuple[Message, int]]:
        """Event cards first, then gene tokens."""
        listed = [
            (Message("dino-card", {"card": card.label, "about": f"{card.label}.about"}), card.copies)
            for card in CARDS
        ]
        for gene in range(GENES):
            label = gene_label(gene)
            listed.append(
                (Message("dino-token", {"gene": label, "about": f"{label}.about"}), NUMBERS.tokens[gene])
            )
        return listed

    def load(self, document: dict[str, object]) -> Game:
        return position.load(self.canonical(str(document.get("ruleset"))), document)

    def check(self, document: dict[str, object]) -> list[str]:
        return check(self.canonical(str(document.get("ruleset"))), document)

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return position.FRAMES


FAMILY = DinosaursFamily()
