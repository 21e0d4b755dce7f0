"""The numbers of a ruleset with its switches. Shared by all clones of a game; never changes."""

from typing import Any, Final

from fittest.games.dinosaurs.board import ATLAS, load_table, require
from fittest.games.dinosaurs.ids import CARD, GENE_NAMES, GENES, TERRAIN_LETTERS
from fittest.kernel.rulesets import parts_of

BASE: Final = "dinosaurs"


class Numbers:
    """What all rulesets have in common, from the data file."""

    def __init__(self, data: dict[str, Any]) -> None:
        for name, table in data.items():
            require(table["provenance"] in ("rulebook", "own"), f"{name} does not say where it comes from")
        self.min_players: Final = int(data["players"]["min"])
        self.max_players: Final = int(data["players"]["max"])
        species = data["species"]
        self.pieces: Final = int(species["pieces"])
        self.points: Final = int(species["points"])
        self.cards: Final = int(species["cards"])
        self.genes: Final[list[int]] = []
        self.tokens: Final[list[int]] = []
        for gene in range(GENES):
            name = GENE_NAMES[gene]
            self.genes.append(0 if gene == CARD else int(species["genes"][name]))
            self.tokens.append(int(data["tokens"]["genes"][name]))
        require(sum(self.tokens) == data["tokens"]["total"], "the gene tokens do not add up")
        combat = data["combat"]
        self.horns_lowest: Final = int(combat["lowest"])
        self.wins_up_to: Final[list[int]] = [int(die) for die in combat["wins_up_to"]]
        require(self.wins_up_to == sorted(self.wins_up_to), "more horns must not win less often")
        climate = data["climate"]
        self.start_sector: Final = int(climate["start"])
        self.climate_die: Final[list[int]] = [int(sectors) for sectors in climate["die"]]
        require(len(self.climate_die) == 6, "the climate die has six sides")
        self.rings: Final[dict[int, list[int]]] = {}
        for size, letters in climate["rings"].items():
            ring = [TERRAIN_LETTERS.index(letter) for letter in letters]
            require(len(ring) == int(size), f"the ring of {size} has not so many sectors")
            for i in range(len(ring)):
                require(abs(ring[i] - ring[i - 1]) <= 1, "the ring skips a terrain")
            self.rings[int(size)] = ring
        meteor = data["meteor"]
        self.impact: Final = int(meteor["impact"])
        self.meteor_start: Final[dict[int, int]] = {}
        for players in range(self.min_players, self.max_players + 1):
            self.meteor_start[players] = int(meteor["start"][str(players)])
            require(0 < self.meteor_start[players] < self.impact, "the meteor starts off its track")
        self.meteor_numbers: Final[list[int]] = [0] * (self.impact + 1)
        for space, number in meteor["numbers"].items():
            require(0 < int(space) < self.impact and 1 <= number <= 6, f"no die number fits space {space}")
            self.meteor_numbers[int(space)] = int(number)
        self.event_cards: Final = int(data["events"]["total"])
        self.first_card_turn: Final = int(data["events"]["first_turn"])
        self.boxes: Final[dict[str, dict[str, int]]] = {
            name: box for name, box in data["boxes"].items() if name != "provenance"
        }
        require(
            sorted(ATLAS.joined) == list(range(self.min_players, self.max_players + 1)), "a board is missing"
        )


NUMBERS: Final = Numbers(load_table("tables.toml"))


class Rules:
    """`genes_fewer` rows less than players [VAR-1]; the meteor stays in the first `meteor_rests` turns
    [VAR-5]; `ring` is the climate clockwise [E04]; `lowest_bid` opens a row [E09]; `amounts` has the
    number of each event card by its kind."""

    def __init__(self, ruleset: str, players: int, ring: int, lowest_bid: int, amounts: list[int]) -> None:
        boxes = [NUMBERS.boxes[name] for name in parts_of(ruleset)[1:]]
        self.genes_fewer: Final = sum([box["genes_fewer"] for box in boxes])
        self.meteor_rests: Final = sum([box["meteor_rests"] for box in boxes])
        self.ring: Final = NUMBERS.rings[ring]
        self.lowest_bid: Final = lowest_bid
        self.points = NUMBERS.points
        self.cards = NUMBERS.cards
        self.first_card_turn = NUMBERS.first_card_turn
        self.meteor_start = NUMBERS.meteor_start[players]
        self.amounts: Final = amounts
