"""A position as a scenario document; `load` gives an equal game back."""

from fittest.games.dinosaurs.board import cell_q, cell_r
from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.ids import CARD, GENE_NAMES, PHASE_NAMES
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.seed import dump_seed
from fittest.scenarios.values import seat_name
from fittest.scenarios.writing import written


def write_position(game: Dinosaurs) -> dict[str, object]:
    names = [seat_name(seat) for seat in range(game.players)]
    setup: dict[str, object] = {
        "map": game.board.name,
        "players": names,
        "order": [names[seat] for seat in game.order],
        "turn": game.turn,
        "sector": game.sector,
        "space": game.space,
        "phase": PHASE_NAMES[game.phase],
    }
    for seat, name in enumerate(names):
        setup[name] = {
            "dinos": dinos_of(game, seat),
            "genes": genes_of(game, seat),
            "points": game.points[seat],
            "hand": card_names(game.hands[seat]),
        }
    setup |= {
        "deck": card_names(game.deck[::-1]),
        "discard": card_names(game.discard),
        "bag": dict(zip(GENE_NAMES, game.bag, strict=True)),
        "out": [GENE_NAMES[CARD]] * game.gone,
        "rows": [GENE_NAMES[gene] for gene in game.rows],
        "seed": dump_seed(game.setup.seed),
        "switches": dict(game.setup.switches),
    }
    return written(game, setup, game.exact())


def coordinates(game: Dinosaurs, places: list[int]) -> list[list[int]]:
    cells = [game.board.cells[place] for place in places]
    return [[cell_q(cell), cell_r(cell)] for cell in cells]


def dinos_of(game: Dinosaurs, seat: int) -> list[list[int]]:
    return coordinates(game, [place for place, owner in enumerate(game.at) if owner == seat])


def genes_of(game: Dinosaurs, seat: int) -> dict[str, int]:
    return {GENE_NAMES[gene]: game.gene(seat, gene) for gene in range(CARD)}


def card_names(kinds: list[int]) -> list[str]:
    return [CARDS[kind].name for kind in kinds]
