"""The facts of Dinosaurs that a scenario may expect."""

from collections.abc import Callable
from typing import Any, Final

from fittest.games.dinosaurs import ids
from fittest.games.dinosaurs.board import cell_q, cell_r
from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.events import RETURNED
from fittest.games.dinosaurs.moves import PASS
from fittest.games.dinosaurs.scenario.reading import (
    mapping,
    read_board_name,
    read_cards,
    read_gene,
    read_genes,
)
from fittest.games.dinosaurs.scenario.table import DinosaursTable
from fittest.kernel.message import Message
from fittest.scenarios.table import differ
from fittest.scenarios.values import one_of, unknown

UNORDERED: Final = ["dinos", "hand", "winners", "discard", "out", "back_in_bag", "stars"]


def differences(table: DinosaursTable) -> list[Message]:
    found: list[Message] = []
    for key, wanted in table.expect.items():
        place = f"expect.{key}"
        if key in table.seats:
            for part, value in mapping(wanted, place).items():
                one_of(part, place, list(PLAYER))
                actual = PLAYER[part](table, table.seats.index(key), value, f"{place}.{part}")
                found += same(f"{key}.{part}", value, actual)
        elif key in TABLE:
            found += same(key, wanted, TABLE[key](table, wanted, place))
        else:
            raise unknown("expect", key, [*TABLE, *table.seats])
    return found


def same(name: str, wanted: Any, actual: Any) -> list[Message]:
    both = isinstance(wanted, list) and isinstance(actual, list)
    if both and name.rpartition(".")[2] in UNORDERED and alike(wanted, actual):
        return []
    return differ(name, wanted, actual)


def alike(wanted: list[Any], actual: list[Any]) -> bool:
    """Equal but for the order."""
    return sorted(map(repr, wanted)) == sorted(map(repr, actual))


def cards(kinds: list[int], wanted: Any, place: str) -> Any:
    """By name, spelt as in the document, if names are wanted; by number if a number is."""
    if not isinstance(wanted, list):
        return len(kinds)
    spelt = dict(zip(read_cards(wanted, place), wanted, strict=True))
    return [spelt.get(kind, CARDS[kind].name) for kind in kinds]


def hexes_of(table: DinosaursTable, places: list[int]) -> list[object]:
    cells = [table.game.board.cells[place] for place in places]
    return [[cell_q(cell), cell_r(cell)] for cell in cells]


def dinos(table: DinosaursTable, seat: int, wanted: Any, place: str) -> object:
    return hexes_of(table, [hex for hex, owner in enumerate(table.game.at) if owner == seat])


def genes(table: DinosaursTable, seat: int, wanted: Any, place: str) -> object:
    return {
        gene: table.game.gene(seat, one_of(gene, place, ids.GENE_NAMES)) for gene in mapping(wanted, place)
    }


PLAYER: Final[dict[str, Callable[[DinosaursTable, int, Any, str], object]]] = {
    "dinos": dinos,
    "herd": lambda table, seat, wanted, place: table.game.herd[seat],
    "points": lambda table, seat, wanted, place: table.game.points[seat],
    "genes": genes,
    "hand": lambda table, seat, wanted, place: cards(table.game.hands[seat], wanted, place),
    "moves": lambda table, seat, wanted, place: table.game.movement[seat],
}


# -- the table ---------------------------------------------------------------------------------


def to_act(table: DinosaursTable, wanted: Any, place: str) -> object:
    """Who has to do something, once everybody has passed at a moment for cards."""
    ahead = table.copy()
    while ahead.in_window():
        ahead.game.follow(PASS.head)
    return table.seats[ahead.game.decision.seat] if ahead.game.decision else None


def rows(table: DinosaursTable, wanted: Any, place: str) -> object:
    bids = zip(table.game.row_owner, table.game.row_bid, strict=True)
    return [None if owner == ids.NOBODY else [table.seats[owner], bid] for owner, bid in bids]


def bag(table: DinosaursTable, wanted: Any, place: str) -> object:
    held = table.game.bag
    return {gene: held[read_gene(gene, place)] for gene in wanted} if isinstance(wanted, dict) else sum(held)


def out(table: DinosaursTable, wanted: Any, place: str) -> object:
    gone = table.game.gone
    return [ids.GENE_NAMES[ids.CARD]] * gone if isinstance(wanted, list) else gone


def back_in_bag(table: DinosaursTable, wanted: Any, place: str) -> object:
    """Genes that nobody took, in all auctions so far."""
    events = table.game.events.since(0)
    returned = [ids.GENE_NAMES[event.args[0]] for event in events if event.kind == RETURNED]
    if isinstance(wanted, list):
        read_genes(wanted, place)
        return returned
    return len(returned)


def hexes(table: DinosaursTable, wanted: Any, place: str) -> object:
    board = table.game.board
    terrain = list(board.terrain)
    if isinstance(wanted, dict):
        return {letter: terrain.count(one_of(letter, place, ids.TERRAIN_LETTERS)) for letter in wanted}
    return board.size


def stars(table: DinosaursTable, wanted: Any, place: str) -> object:
    found = table.game.board.stars
    return hexes_of(table, found) if isinstance(wanted, list) else len(found)


def board_name(table: DinosaursTable, wanted: Any, place: str) -> object:
    if isinstance(wanted, list):
        read_board_name(wanted, place)
        return table.game.board.name.split("+")
    return table.game.board.name


def zones(table: DinosaursTable, wanted: Any, place: str) -> object:
    """Either by terrain (`D: warm`) or by zone (`deadly: [H, M]`, in letters one after another, `none`)."""
    climate = table.game.climate
    found: dict[str, object] = {}
    for key, value in mapping(wanted, place).items():
        if key in ids.TERRAIN_LETTERS:
            found[key] = ids.ZONE_NAMES[ids.zone_of(ids.TERRAIN_LETTERS.index(key), climate)]
            continue
        zone = one_of(key, place, ids.TERRAIN_LETTERS + ids.ZONE_NAMES) - len(ids.TERRAIN_LETTERS)
        letters = [
            ids.TERRAIN_LETTERS[terrain] for terrain in range(4) if ids.zone_of(terrain, climate) == zone
        ]
        named = "" if value in (None, "none") else value
        told = named if isinstance(named, list) else [letter for letter in str(named) if letter.isalpha()]
        found[key] = value if alike(told, letters) else letters
    return found


def views(table: DinosaursTable, wanted: Any, place: str) -> object:
    """What players see of the hands: names of one's own cards, numbers of the others'."""
    found: dict[str, object] = {}
    for viewer, entry in mapping(wanted, place).items():
        seen: dict[str, object] = {}
        view = table.game.view(table.seat(viewer, place))
        for owner, value in mapping(entry, f"{place}.{viewer}").items():
            species = view.species[table.seat(owner, f"{place}.{viewer}")]
            if species.hand is None or not isinstance(value, list):
                seen[owner] = species.hand_size
            else:
                hand = read_cards(species.hand, place)
                held = cards(hand, value, f"{place}.{viewer}.{owner}")
                seen[owner] = value if alike(value, held) else held
        found[viewer] = seen
    return found


TABLE: Final[dict[str, Callable[[DinosaursTable, Any, str], object]]] = {
    "phase": lambda table, wanted, place: ids.PHASE_NAMES[table.game.phase],
    "turn": lambda table, wanted, place: table.game.turn,
    "order": lambda table, wanted, place: [table.seats[seat] for seat in table.game.order],
    "sector": lambda table, wanted, place: table.game.sector,
    "climate": lambda table, wanted, place: ids.TERRAIN_LETTERS[table.game.climate],
    "space": lambda table, wanted, place: table.game.space,
    "winners": lambda table, wanted, place: [table.seats[seat] for seat in table.game.winners],
    "game_over": lambda table, wanted, place: not table.game.stack,
    "to_act": to_act,
    "rows": rows,
    "genes": lambda table, wanted, place: [ids.GENE_NAMES[gene] for gene in table.game.rows],
    "deck": lambda table, wanted, place: cards(table.game.deck[::-1], wanted, place),
    "discard": lambda table, wanted, place: cards(table.game.discard, wanted, place),
    "bag": bag,
    "out": out,
    "back_in_bag": back_in_bag,
    "hexes": hexes,
    "stars": stars,
    "map": board_name,
    "zones": zones,
    "views": views,
}
