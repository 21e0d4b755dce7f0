"""The numbers of a ruleset with its switches. Shared by all clones of a game; never changes."""

from typing import Final

from fittest.games.dinosaurs.boxes import BOXES, DINOSAURS
from fittest.games.dinosaurs.data import TABLES, Tables
from fittest.games.dinosaurs.ids import GENE_NAMES, TERRAIN_LETTERS
from fittest.kernel.boxes import boxes_in, chosen


class Numbers:
    """What all rulesets have in common, as fast to read as the compiler can make it."""

    def __init__(self, tables: Tables) -> None:
        self.pieces: Final = tables.species.pieces
        self.points: Final = tables.species.points
        self.cards: Final = tables.species.cards
        self.genes: Final = [tables.species.genes.get(name, 0) for name in GENE_NAMES]
        self.tokens: Final = [tables.tokens.genes[name] for name in GENE_NAMES]
        self.horns_lowest: Final = tables.combat.lowest
        self.wins_up_to: Final = tables.combat.wins_up_to
        self.start_sector: Final = tables.climate.start
        self.climate_die: Final = tables.climate.die
        self.rings: Final[dict[int, list[int]]] = {}
        for size, letters in tables.climate.rings.items():
            self.rings[size] = [TERRAIN_LETTERS.index(letter) for letter in letters]
        self.impact: Final = tables.meteor.impact
        self.meteor_start: Final = tables.meteor.start
        self.meteor_numbers: Final = [tables.meteor.numbers.get(space, 0) for space in range(self.impact + 1)]
        self.first_card_turn: Final = tables.events.first_turn


NUMBERS: Final = Numbers(TABLES)


class Rules:
    """`genes_fewer` rows less than players [VAR-1]; the meteor stays in the first `meteor_rests` turns
    [VAR-5]; `ring` is the climate clockwise [E04]; `lowest_bid` opens a row [E09]; `amounts` has the
    number of each event card by its kind."""

    def __init__(self, ruleset: str, players: int, switches: dict[str, object], amounts: list[int]) -> None:
        boxes = boxes_in(BOXES, ruleset)
        self.genes_fewer: Final = sum([box.genes_fewer for box in boxes])
        self.meteor_rests: Final = sum([box.meteor_rests for box in boxes])
        ring = chosen(DINOSAURS, switches, "ring")
        lowest_bid = chosen(DINOSAURS, switches, "lowest_bid")
        assert isinstance(ring, int)
        assert isinstance(lowest_bid, int)
        self.ring: Final = NUMBERS.rings[ring]
        self.lowest_bid: Final = lowest_bid
        self.points = NUMBERS.points
        self.cards = NUMBERS.cards
        self.first_card_turn = NUMBERS.first_card_turn
        self.meteor_start = NUMBERS.meteor_start[players]
        self.amounts: Final = amounts
