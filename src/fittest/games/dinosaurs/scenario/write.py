"""A position as a scenario document; `load` gives an equal game back."""

from fittest.games.dinosaurs.ids import GENE_NAMES
from fittest.games.dinosaurs.scenario.facts import PLAYER, TABLE
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.seed import dump_seed
from fittest.scenarios.table import Table
from fittest.scenarios.writing import told, written


def write_position(game: Dinosaurs) -> dict[str, object]:
    table = Table({}, game, {})
    setup = {
        "players": table.seats,
        **told(TABLE, ["map", "order", "turn", "sector", "space", "phase"], table),
        **{
            name: told(PLAYER, ["dinos", "genes", "points", "hand"], table, seat)
            for seat, name in enumerate(table.seats)
        },
        **told(TABLE, ["deck", "discard", "out"], table),
        "bag": dict(zip(GENE_NAMES, game.bag, strict=True)),
        "rows": [GENE_NAMES[gene] for gene in game.rows],
        "seed": dump_seed(game.setup.seed),
        "switches": dict(game.setup.switches),
    }
    return written(game, setup, game.exact())
