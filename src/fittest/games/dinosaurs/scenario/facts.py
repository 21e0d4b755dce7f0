"""The facts of Dinosaurs that a scenario may expect."""

from typing import TYPE_CHECKING, Any, Final

from fittest.games.dinosaurs import ids
from fittest.games.dinosaurs.board import cell_q, cell_r
from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.events import RETURNED
from fittest.games.dinosaurs.moves import PASS
from fittest.games.dinosaurs.scenario.reading import mapping, read_board_name, read_cards, read_genes
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.scenarios.facts import (
    AnyOrder,
    Fact,
    PlayerFact,
    alike,
    attribute,
    entry,
)
from fittest.scenarios.values import one_of

if TYPE_CHECKING:
    from fittest.games.dinosaurs.scenario.table import DinosaursTable


def cards(kinds: list[int], wanted: Any, place: str) -> list[str]:
    """By name, spelt as in the document."""
    spelt: dict[int, str] = {}
    if isinstance(wanted, list):
        spelt = dict(zip(read_cards(wanted, place), wanted, strict=True))
    return [spelt.get(kind, CARDS[kind].name) for kind in kinds]


def coordinates(game: Dinosaurs, places: list[int]) -> AnyOrder:
    cells = [game.board.cells[place] for place in places]
    return AnyOrder([cell_q(cell), cell_r(cell)] for cell in cells)


def dinos(table: "DinosaursTable", seat: int, wanted: Any, place: str) -> object:
    return coordinates(table.game, [cell for cell, owner in enumerate(table.game.at) if owner == seat])


def genes(table: "DinosaursTable", seat: int, wanted: Any, place: str) -> object:
    return {ids.GENE_NAMES[gene]: table.game.gene(seat, gene) for gene in range(ids.CARD)}


PLAYER: Final[dict[str, PlayerFact]] = {
    "dinos": dinos,
    "herd": entry("herd"),
    "points": entry("points"),
    "genes": genes,
    "hand": lambda table, seat, wanted, place: AnyOrder(cards(table.game.hands[seat], wanted, place)),
    "moves": entry("movement"),
}


# -- the table ---------------------------------------------------------------------------------


def to_act(table: "DinosaursTable", wanted: Any, place: str) -> object:
    """Who has to do something, once everybody has passed at a moment for cards."""
    ahead = table.copy()
    while ahead.in_window():
        ahead.game.follow(PASS.head)
    return table.seats[ahead.game.decision.seat] if ahead.game.decision else None


def rows(table: "DinosaursTable", wanted: Any, place: str) -> object:
    bids = zip(table.game.row_owner, table.game.row_bid, strict=True)
    return [None if owner == ids.NOBODY else [table.seats[owner], bid] for owner, bid in bids]


def bag(table: "DinosaursTable", wanted: Any, place: str) -> object:
    held = table.game.bag
    return dict(zip(ids.GENE_NAMES, held, strict=True)) if isinstance(wanted, dict) else sum(held)


def back_in_bag(table: "DinosaursTable", wanted: Any, place: str) -> object:
    """Genes that nobody took, in all auctions so far."""
    if isinstance(wanted, list):
        read_genes(wanted, place)
    events = table.game.events.since(0)
    return AnyOrder(ids.GENE_NAMES[event.args[0]] for event in events if event.kind == RETURNED)


def hexes(table: "DinosaursTable", wanted: Any, place: str) -> object:
    board = table.game.board
    terrain = list(board.terrain)
    counts = {letter: terrain.count(kind) for kind, letter in enumerate(ids.TERRAIN_LETTERS)}
    return counts if isinstance(wanted, dict) else board.size


def board_name(table: "DinosaursTable", wanted: Any, place: str) -> object:
    if isinstance(wanted, list):
        read_board_name(wanted, place)
        return table.game.board.name.split("+")
    return table.game.board.name


def zones(table: "DinosaursTable", wanted: Any, place: str) -> object:
    """Either by terrain (`D: warm`) or by zone (`deadly: [H, M]`, in letters one after another, `none`)."""
    zone_of = {
        letter: ids.ZONE_NAMES[ids.zone_of(terrain, table.game.climate)]
        for terrain, letter in enumerate(ids.TERRAIN_LETTERS)
    }
    found: dict[str, object] = dict(zone_of)
    for key, value in mapping(wanted, place).items():
        if key in zone_of:
            continue
        one_of(key, place, ids.TERRAIN_LETTERS + ids.ZONE_NAMES)
        letters = [letter for letter, zone in zone_of.items() if zone == key]
        named = "" if value in (None, "none") else value
        told = named if isinstance(named, list) else [letter for letter in str(named) if letter.isalpha()]
        found[key] = value if alike(told, letters) else letters
    return found


def views(table: "DinosaursTable", wanted: Any, place: str) -> object:
    """What players see of the hands: names of one's own cards, numbers of the others'."""
    found: dict[str, object] = {}
    for viewer, entries in mapping(wanted, place).items():
        seen: dict[str, object] = {}
        view = table.game.view(table.seat(viewer, place))
        for owner, value in mapping(entries, f"{place}.{viewer}").items():
            species = view.species[table.seat(owner, f"{place}.{viewer}")]
            if species.hand is None or not isinstance(value, list):
                seen[owner] = species.hand_size
            else:
                hand = read_cards(species.hand, place)
                held = cards(hand, value, f"{place}.{viewer}.{owner}")
                seen[owner] = value if alike(value, held) else held
        found[viewer] = seen
    return found


TABLE: Final[dict[str, Fact]] = {
    "phase": lambda table, wanted, place: ids.PHASE_NAMES[table.game.phase],
    "turn": attribute("turn"),
    "order": lambda table, wanted, place: [table.seats[seat] for seat in table.game.order],
    "sector": attribute("sector"),
    "climate": lambda table, wanted, place: ids.TERRAIN_LETTERS[table.game.climate],
    "space": attribute("space"),
    "winners": lambda table, wanted, place: AnyOrder(table.seats[seat] for seat in table.game.winners),
    "game_over": lambda table, wanted, place: not table.game.stack,
    "to_act": to_act,
    "rows": rows,
    "genes": lambda table, wanted, place: [ids.GENE_NAMES[gene] for gene in table.game.rows],
    "deck": lambda table, wanted, place: cards(table.game.deck[::-1], wanted, place),
    "discard": lambda table, wanted, place: AnyOrder(cards(table.game.discard, wanted, place)),
    "bag": bag,
    "out": lambda table, wanted, place: [ids.GENE_NAMES[ids.CARD]] * table.game.gone,
    "back_in_bag": back_in_bag,
    "hexes": hexes,
    "stars": lambda table, wanted, place: coordinates(table.game, table.game.board.stars),
    "map": board_name,
    "zones": zones,
    "views": views,
}
