"""Dinosaurs, summed up."""

from typing import Final

from fittest.features.summary import Summary
from fittest.games.dinosaurs import ids
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.game import Game

SEAT: Final = [
    "points", "cards", "herd", "order", "safe", "safest", "worst", "facing", "room", "full_legs", "full_eggs",
]  # fmt: skip
TABLE: Final = ["turns_left", "players", "space"]


class DinosaurSummary(Summary):
    def __init__(self) -> None:
        genes = ids.GENE_NAMES[: ids.CARD]
        self.seat_columns = SEAT + [f"gene_{name}" for name in genes] + [f"time_{name}" for name in genes]
        self.table_columns = TABLE

    def of_table(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, Dinosaurs)
        return [turns_left(game), float(game.players), float(game.space)]

    def of_seat(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, Dinosaurs)
        row = [0.0] * len(self.seat_columns)
        row[0] = float(game.points[seat])
        row[1] = float(len(game.hands[seat]))
        row[2] = float(int(game.herd[seat]))
        row[3] = float(game.order.index(seat))
        self.add_climates(game, seat, row)
        row[7] = float(facing(game, seat))
        row[8] = float(NUMBERS.pieces - int(game.herd[seat]))
        row[9] = 1.0 if game.gene(seat, ids.LEG) >= 3 else 0.0
        row[10] = 1.0 if game.gene(seat, ids.EGG) >= 3 else 0.0
        first = len(SEAT)
        left = turns_left(game)
        for gene in range(ids.CARD):
            count = int(game.gene(seat, gene))
            row[first + gene] = float(count)
            row[first + ids.CARD + gene] = count * left
        return row

    def add_climates(self, game: Dinosaurs, seat: int, row: list[float]) -> None:
        """How many would survive the next climate where they stand: on average, at best, at worst."""
        counts = [int(game.standing[seat * ids.TERRAINS + terrain]) for terrain in range(ids.TERRAINS)]
        ring = game.rules.ring
        row[6] = float(int(game.herd[seat]))
        for step in NUMBERS.climate_die:
            climate = ring[(game.sector + step) % len(ring)]
            kept = counts[climate]
            if climate < 3:
                kept += min(counts[climate + 1], int(game.gene(seat, ids.FUR)))
            if climate > 0:
                kept += min(counts[climate - 1], int(game.gene(seat, ids.PARASOL)))
            row[4] += kept / 6.0
            row[5] = max(row[5], float(kept))
            row[6] = min(row[6], float(kept))


def facing(game: Dinosaurs, seat: int) -> int:
    """Dinosaurs of the seat that stand next to a rival who may attack them."""
    count = 0
    for place in range(len(game.at)):
        if game.at[place] != seat:
            continue
        for other in game.board.near[place]:
            rival = game.at[other]
            if rival not in (ids.NOBODY, seat) and game.wins_up_to(rival, seat) > 0:
                count += 1
                break
    return count


def turns_left(game: Dinosaurs) -> float:
    """Expected turns from the beginning of this one on."""
    expected = 0.0
    chance = 1.0
    space = game.space
    while space < NUMBERS.impact:
        expected += chance
        space += 1
        chance *= 1.0 - NUMBERS.meteor_numbers[space] / 6.0
    return expected
