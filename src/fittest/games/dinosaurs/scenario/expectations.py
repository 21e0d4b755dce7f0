"""What a scenario expects of a position, compared with what is there."""

from typing import Final

from fittest.games.dinosaurs.board import cell_q, cell_r
from fittest.games.dinosaurs.cards import CARDS
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
    ill_formed,
    read_board_name,
    read_cards,
    read_gene,
    read_genes,
    read_list,
    read_mapping,
    read_one_of,
)
from fittest.games.dinosaurs.scenario.stage import Stage
from fittest.games.dinosaurs.window import Window
from fittest.kernel.decision import Decision

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


def compare(stage: Stage, expect: dict[str, object]) -> list[str]:
    """One line for each fact that differs."""
    found: list[str] = []
    for key, wanted in expect.items():
        place = f"expect.{key}"
        if key in stage.names:
            entry = read_mapping(wanted, place)
            for part, value in entry.items():
                if part not in PLAYER:
                    raise ill_formed(place, part, "", PLAYER)
                same(f"{key}.{part}", value, player_fact(stage, key, part, value, place), found)
        elif key in TABLE:
            same(key, wanted, table_fact(stage, key, wanted, place), found)
        else:
            raise ill_formed("expect", key, "", TABLE + stage.names)
    return found


def same(name: str, wanted: object, actual: object, found: list[str]) -> None:
    fact = name.rpartition(".")[2]
    if fact in UNORDERED and isinstance(wanted, list) and isinstance(actual, list):
        equal = alike(wanted, actual)
    else:
        equal = wanted == actual and type(wanted) is type(actual)
    if not equal:
        found.append(f"{name}: expected {wanted!r}, found {actual!r}")


def alike(wanted: list[object], actual: list[object]) -> bool:
    """Equal but for the order."""
    return sorted([repr(entry) for entry in wanted]) == sorted([repr(entry) for entry in actual])


def player_fact(stage: Stage, name: str, part: str, wanted: object, place: str) -> object:
    game, seat = stage.game, stage.names.index(name)
    if part == "dinos":
        return hexes_of(stage, [place for place in range(game.board.size) if game.at[place] == seat])
    if part == "herd":
        return game.herd[seat]
    if part == "points":
        return game.points[seat]
    if part == "moves":
        return game.steps[seat]
    if part == "hand":
        return named_or_counted(game.hands[seat], wanted, f"{place}.hand")
    genes: dict[str, object] = {}
    for gene in read_mapping(wanted, f"{place}.genes"):
        if gene not in GENE_NAMES:
            raise ill_formed(f"{place}.genes", gene, "", GENE_NAMES[:])
        genes[gene] = game.gene(seat, GENE_NAMES.index(gene))
    return genes


def named_or_counted(cards: list[int], wanted: object, place: str) -> object:
    """Cards by name if names are wanted, by number if a number is."""
    if isinstance(wanted, list):
        read_cards(wanted, place)
        return [CARDS[kind].name for kind in cards]
    return len(cards)


def hexes_of(stage: Stage, places: list[int]) -> list[object]:
    cells = [stage.game.board.cells[place] for place in places]
    return [[cell_q(cell), cell_r(cell)] for cell in cells]


def table_fact(stage: Stage, key: str, wanted: object, place: str) -> object:
    game = stage.game
    names = stage.names
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
        return zones(stage, read_mapping(wanted, place), place)
    if key == "views":
        return views(stage, read_mapping(wanted, place), place)
    if key == "to_act":
        seat = to_act(stage)
        return None if seat == NOBODY else names[seat]
    if key in ("hexes", "stars", "map"):
        return board_fact(stage, key, wanted, place)
    return stock_fact(stage, key, wanted, place)


def board_fact(stage: Stage, key: str, wanted: object, place: str) -> object:
    board = stage.game.board
    if key == "hexes":
        if isinstance(wanted, dict):
            return {
                letter: board.terrain.count(read_one_of(letter, place, TERRAIN_LETTERS)) for letter in wanted
            }
        return board.size
    if key == "stars":
        return hexes_of(stage, board.stars) if isinstance(wanted, list) else len(board.stars)
    if isinstance(wanted, list):
        read_board_name(wanted, place)
        return board.name.split("+")
    return board.name


def stock_fact(stage: Stage, key: str, wanted: object, place: str) -> object:
    game = stage.game
    if key == "rows":
        rows: list[object] = []
        for row in range(len(game.rows)):
            owner = game.row_owner[row]
            rows.append(None if owner == NOBODY else [stage.names[owner], game.row_bid[row]])
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
    returned = returned_genes(stage)
    if isinstance(wanted, list):
        read_genes(wanted, place)
        return returned
    return len(returned)


def returned_genes(stage: Stage) -> list[str]:
    """Genes that nobody took, in all auctions so far."""
    events = stage.game.events.since(0)
    return [GENE_NAMES[event.args[0]] for event in events if event.kind == RETURNED]


def zones(stage: Stage, wanted: dict[str, object], place: str) -> dict[str, object]:
    """Either by terrain (`D: warm`) or by zone (`deadly: [H, M]`)."""
    climate = stage.game.climate
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
            raise ill_formed(place, key, "", TERRAIN_LETTERS + ZONE_NAMES)
    return found


def terrain_letters(value: object) -> list[object]:
    """A list, or letters one after another; nothing and `none` are no terrain."""
    if isinstance(value, list):
        return value
    return [] if value in (None, "none") else [letter for letter in str(value) if letter.isalpha()]


def views(stage: Stage, wanted: dict[str, object], place: str) -> dict[str, object]:
    """What players see of the hands: names of one's own cards, numbers of the others'."""
    found: dict[str, object] = {}
    for viewer, entry in wanted.items():
        seen: dict[str, object] = {}
        view = stage.game.view(stage.seat(viewer, place))
        for owner, value in read_mapping(entry, f"{place}.{viewer}").items():
            species = view.species[stage.seat(owner, f"{place}.{viewer}")]
            hand = species.hand
            if hand is None or not isinstance(value, list):
                seen[owner] = species.hand_size
            else:
                read_cards(value, f"{place}.{viewer}.{owner}")
                seen[owner] = value if alike(value, hand) else hand
        found[viewer] = seen
    return found


def to_act(stage: Stage) -> int:
    """Who has to do something, once everybody has passed at a moment for cards."""
    ahead = stage.clone()
    while True:
        decision: Decision | None = ahead.game.decision
        if decision is None:
            return NOBODY
        if not isinstance(ahead.game.stack[-1], Window):
            return decision.seat
        ahead.yields()


def check_shape(expect: dict[str, object]) -> None:
    """Nothing to play is needed to see that these are lists."""
    for key in ("order", "winners"):
        if key in expect:
            read_list(expect[key], f"expect.{key}")
