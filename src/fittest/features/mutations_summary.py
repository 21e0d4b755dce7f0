"""Random Mutations, summed up."""

from typing import Final

from fittest.features.summary import Summary
from fittest.games.mutations.state import FASTING, Mutations
from fittest.games.mutations.traits.catalog import TRAITS
from fittest.kernel.game import Game

SEAT: Final = [
    "points", "deck", "discarded", "species", "animals", "need", "hungriest", "parasites", "most_parasites",
    "hunters", "fasting", "traits", "bare",
]  # fmt: skip
TABLE: Final = ["turn", "last_turn", "general", "first", "two", "players", "black"]


class MutationsSummary(Summary):
    def __init__(self) -> None:
        names = [trait.name for trait in TRAITS]
        self.seat_columns = SEAT + [f"trait_{name}" for name in names] + [f"herd_{name}" for name in names]
        self.table_columns = TABLE

    def of_table(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, Mutations)
        return [
            float(game.turn),
            1.0 if game.last_turn else 0.0,
            len(game.general) / game.players,
            1.0 if game.first == seat else 0.0,
            1.0 if game.players == 2 else 0.0,
            float(game.players),
            float(game.box_black),
        ]

    def of_seat(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, Mutations)
        row = [0.0] * len(self.seat_columns)
        row[0] = float(game.points_of(seat))
        row[1] = float(len(game.decks[seat]))
        row[2] = float(len(game.discards[seat]))
        row[3] = float(len(game.rows[seat]))
        first = len(SEAT)
        kinds = len(TRAITS)
        for species in game.rows[seat]:
            count = float(int(game.population[species]))
            need = float(int(game.need[species]))
            row[4] += count
            if game.mask[species] & FASTING:
                row[10] += count
            else:
                row[5] += need * count
            row[6] = max(row[6], need)
            parasites = float(int(game.parasites_on(species)))
            row[7] += parasites
            row[8] = max(row[8], parasites)
            if game.hunts(species):
                row[9] += count
            row[11] += float(int(game.count_traits(species)))
            if game.mask[species] == 0:
                row[12] += count
            for trait in TRAITS:
                if game.mask[species] & trait.bit:
                    row[first + trait.kind] += 1.0
                    row[first + kinds + trait.kind] += count
        return row
