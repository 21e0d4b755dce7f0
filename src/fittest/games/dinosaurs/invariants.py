"""What cannot be in a sound position: pieces, tokens and cards are neither lost nor made."""

from fittest.games.dinosaurs.ids import CARD, GENE_NAMES, GENES, NOBODY, OVER, TERRAINS
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.games.dinosaurs.state import Dinosaurs, full_deck


def check_invariants(game: Dinosaurs) -> list[str]:
    faults: list[str] = []
    at = list(game.at)
    for seat in range(game.players):
        standing = sum(game.standing[seat * TERRAINS : (seat + 1) * TERRAINS])
        if not game.herd[seat] == at.count(seat) == standing:
            faults.append(f"P{seat + 1} has a herd of {game.herd[seat]} and {at.count(seat)} on the map")
        if game.herd[seat] > NUMBERS.pieces:
            faults.append(f"P{seat + 1} has {game.herd[seat]} pieces")
        if game.points[seat] < 0:
            faults.append(f"P{seat + 1} has {game.points[seat]} points")
        if game.row_owner.count(seat) > 1:
            faults.append(f"P{seat + 1} has two pawns")
        if game.out[seat] and seat in game.row_owner:
            faults.append(f"P{seat + 1} goes without a gene and has a pawn")
    if sorted(game.order) != list(range(game.players)):
        faults.append(f"the order is {game.order}")
    if not 0 <= game.sector < len(game.rules.ring):
        faults.append(f"the climate is in sector {game.sector}")
    if game.space > NUMBERS.impact or (game.space == NUMBERS.impact and game.phase != OVER):
        faults.append(f"the meteor is on space {game.space}")
    if (game.phase == OVER) != (not game.stack):
        faults.append("the game is over and goes on")
    # A scenario may put any cards and genes on the table.
    return faults if game.setup.scenario is not None else faults + check_stock(game)


def check_stock(game: Dinosaurs) -> list[str]:
    faults: list[str] = []
    for gene in range(GENES):
        count = game.bag[gene] + game.rows.count(gene)
        for seat in range(game.players):
            count += game.gene(seat, gene) - NUMBERS.genes[gene]
        if gene == CARD:
            count += game.gone
        if count != NUMBERS.tokens[gene]:
            faults.append(f"there are {count} tokens of {GENE_NAMES[gene]}")
    cards = game.deck + game.discard
    for hand in game.hands:
        cards += hand
    if sorted(cards) != full_deck():
        faults.append(f"the cards are {sorted(cards)}")
    if len(game.at) - list(game.at).count(NOBODY) != sum(game.herd):
        faults.append("there are strangers on the map")
    return faults
