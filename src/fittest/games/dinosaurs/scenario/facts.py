"""What a scenario expects of a position, compared with what is there."""

from typing import Final

from fittest.games.dinosaurs.board import cell_q, cell_r
from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.codes import PASS, code_of
from fittest.games.dinosaurs.events import RETURNED
from fittest.games.dinosaurs.ids import (
    CARD,
    GENE_NAMES,
    NOBODY,
    PHASE_NAMES,
    TERRAIN_LETTERS,
    ZONE_NAMES,
    zone_of,
)
from fittest.games.dinosaurs.scenario.reading import (
    mapping,
    read_board_name,
    read_cards,
    read_gene,
    read_genes,
)
from fittest.games.dinosaurs.scenario.table import DinosaursTable
from fittest.kernel.message import Message
from fittest.scenarios.values import one_of, unknown

TABLE: Final = [
    "phase",
    "turn",
    "order",
    "sector",
    "climate",
    "space",
    "winners",
    "to_act",
    "rows",
    "genes",
    "discard",
    "deck",
    "bag",
    "out",
    "zones",
    "hexes",
    "stars",
    "back_in_bag",
    "views",
    "map",
    "game_over",
]
UNORDERED: Final = ["dinos", "hand", "winners", "discard", "out", "back_in_bag", "stars"]
PLAYER: Final = ["dinos", "herd", "points", "genes", "hand", "moves"]


def differences(table: DinosaursTable) -> list[Message]:
    found: list[Message] = []
    for key, wanted in table.expect.items():
        place = f"expect.{key}"
        if key in table.seats:
            for part, value in mapping(wanted, place).items():
                one_of(part, place, PLAYER)
                found += same(f"{key}.{part}", value, player_fact(table, key, part, value, place))
        elif key in TABLE:
            found += same(key, wanted, table_fact(table, key, wanted, place))
        else:
            raise unknown("expect", key, TABLE + table.seats)
    return found


def same(name: str, wanted: object, actual: object) -> list[Message]:
    unordered = name.rpartition(".")[2] in UNORDERED and isinstance(wanted, list) and isinstance(actual, list)
    if unordered and isinstance(wanted, list) and isinstance(actual, list) and alike(wanted, actual):
        return []
    return (
        []
        if not unordered and wanted == actual and type(wanted) is type(actual)
        else [Message("scenario-differs", {"what": name, "wanted": repr(wanted), "found": repr(actual)})]
    )


def alike(wanted: list[object], actual: list[object]) -> bool:
    """Equal but for the order."""
    return sorted([repr(entry) for entry in wanted]) == sorted([repr(entry) for entry in actual])


def player_fact(table: DinosaursTable, name: str, part: str, wanted: object, place: str) -> object:
    game, seat = table.game, table.seats.index(name)
    if part == "dinos":
        return hexes_of(table, [place for place in range(game.board.size) if game.at[place] == seat])
    if part == "herd":
        return game.herd[seat]
    if part == "points":
        return game.points[seat]
    if part == "moves":
        return game.steps[seat]
    if part == "hand":
        return named_or_counted(game.hands[seat], wanted, f"{place}.hand")
    genes: dict[str, object] = {}
    for gene in mapping(wanted, f"{place}.genes"):
        one_of(gene, f"{place}.genes", GENE_NAMES)
        genes[gene] = game.gene(seat, GENE_NAMES.index(gene))
    return genes


def named_or_counted(cards: list[int], wanted: object, place: str) -> object:
    """Cards by name if names are wanted, by number if a number is."""
    if isinstance(wanted, list):
        read_cards(wanted, place)
        return [CARDS[kind].name for kind in cards]
    return len(cards)


def hexes_of(table: DinosaursTable, places: list[int]) -> list[object]:
    cells = [table.game.board.cells[place] for place in places]
    return [[cell_q(cell), cell_r(cell)] for cell in cells]


def table_fact(table: DinosaursTable, key: str, wanted: object, place: str) -> object:
    game = table.game
    names = table.seats
    if key == "phase":
        return PHASE_NAMES[game.phase]
    if key == "turn":
        return game.turn
    if key == "order":
        return [names[seat] for seat in game.order]
    if key == "sector":
        return game.sector
    if key == "climate":
        return TERRAIN_LETTERS[game.climate]
    if key == "space":
        return game.space
    if key == "winners":
        return [names[seat] for seat in game.winners]
    if key == "game_over":
        return not game.stack
    if key == "zones":
        return zones(table, mapping(wanted, place), place)
    if key == "views":
        return views(table, mapping(wanted, place), place)
    if key == "to_act":
        seat = to_act(table)
        return None if seat == NOBODY else names[seat]
    if key in ("hexes", "stars", "map"):
        return board_fact(table, key, wanted, place)
    return stock_fact(table, key, wanted, place)


def board_fact(table: DinosaursTable, key: str, wanted: object, place: str) -> object:
    board = table.game.board
    if key == "hexes":
        if isinstance(wanted, dict):
            return {letter: board.terrain.count(one_of(letter, place, TERRAIN_LETTERS)) for letter in wanted}
        return board.size
    if key == "stars":
        return hexes_of(table, board.stars) if isinstance(wanted, list) else len(board.stars)
    if isinstance(wanted, list):
        read_board_name(wanted, place)
        return board.name.split("+")
    return board.name


def stock_fact(table: DinosaursTable, key: str, wanted: object, place: str) -> object:
    game = table.game
    if key == "rows":
        rows: list[object] = []
        for row in range(len(game.rows)):
            owner = game.row_owner[row]
            rows.append(None if owner == NOBODY else [table.seats[owner], game.row_bid[row]])
        return rows
    if key == "genes":
        return [GENE_NAMES[gene] for gene in game.rows]
    if key == "deck":
        return named_or_counted(game.deck[::-1], wanted, place)
    if key == "discard":
        return named_or_counted(game.discard, wanted, place)
    if key == "bag":
        if isinstance(wanted, dict):
            return {gene: game.bag[read_gene(gene, place)] for gene in wanted}
        return sum(game.bag)
    if key == "out":
        return [GENE_NAMES[CARD]] * game.gone if isinstance(wanted, list) else game.gone
    returned = returned_genes(table)
    if isinstance(wanted, list):
        read_genes(wanted, place)
        return returned
    return len(returned)


def returned_genes(table: DinosaursTable) -> list[str]:
    """Genes that nobody took, in all auctions so far."""
    events = table.game.events.since(0)
    return [GENE_NAMES[event.args[0]] for event in events if event.kind == RETURNED]


def zones(table: DinosaursTable, wanted: dict[str, object], place: str) -> dict[str, object]:
    """Either by terrain (`D: warm`) or by zone (`deadly: [H, M]`)."""
    climate = table.game.climate
    found: dict[str, object] = {}
    for key, value in wanted.items():
        if key in TERRAIN_LETTERS:
            found[key] = ZONE_NAMES[zone_of(TERRAIN_LETTERS.index(key), climate)]
        elif key in ZONE_NAMES:
            zone = ZONE_NAMES.index(key)
            terrains = [terrain for terrain in range(4) if zone_of(terrain, climate) == zone]
            letters: list[object] = [TERRAIN_LETTERS[terrain] for terrain in terrains]
            found[key] = value if alike(terrain_letters(value), letters) else letters
        else:
            raise unknown(place, key, TERRAIN_LETTERS + ZONE_NAMES)
    return found


def terrain_letters(value: object) -> list[object]:
    """A list, or letters one after another; nothing and `none` are no terrain."""
    if isinstance(value, list):
        return value
    return [] if value in (None, "none") else [letter for letter in str(value) if letter.isalpha()]


def views(table: DinosaursTable, wanted: dict[str, object], place: str) -> dict[str, object]:
    """What players see of the hands: names of one's own cards, numbers of the others'."""
    found: dict[str, object] = {}
    for viewer, entry in wanted.items():
        seen: dict[str, object] = {}
        view = table.game.view(table.seat(viewer, place))
        for owner, value in mapping(entry, f"{place}.{viewer}").items():
            species = view.species[table.seat(owner, f"{place}.{viewer}")]
            hand = species.hand
            if hand is None or not isinstance(value, list):
                seen[owner] = species.hand_size
            else:
                read_cards(value, f"{place}.{viewer}.{owner}")
                seen[owner] = value if alike(value, hand) else hand
        found[viewer] = seen
    return found


def to_act(table: DinosaursTable) -> int:
    """Who has to do something, once everybody has passed at a moment for cards."""
    ahead = table.copy()
    while ahead.in_window():
        ahead.game.follow(code_of(PASS))
    return ahead.game.decision.seat if ahead.game.decision else NOBODY
