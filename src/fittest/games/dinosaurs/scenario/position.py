"""Positions as scenario documents: read, and written so that nothing is lost."""

from fittest.games.dinosaurs.board import cell_q, cell_r
from fittest.games.dinosaurs.cards import CARDS, card_kind
from fittest.games.dinosaurs.composition import compose
from fittest.games.dinosaurs.ids import (
    AUCTION,
    CARD,
    GENE_NAMES,
    GENES,
    NOBODY,
    OVER,
    PHASE_NAMES,
)
from fittest.games.dinosaurs.phases.turn import (
    LAY_GENES,
    MOVE_METEOR,
    OPEN_AUCTION,
    OPEN_BIRTHS,
    OPEN_CLIMATE,
    OPEN_INITIATIVE,
    OPEN_MOVEMENT,
    OPEN_SURVIVAL,
    Turn,
    lay,
)
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.games.dinosaurs.scenario.reading import (
    mapping,
    read_board,
    read_cards,
    read_genes,
    read_hex,
    read_names,
)
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.game import Setup
from fittest.kernel.seed import dump_seed, load_seed
from fittest.scenarios.values import number, one_of, sequence, unfit, unknown

# Where a turn goes on when a scenario begins in a phase.
OPENING = [
    OPEN_INITIATIVE,
    OPEN_CLIMATE,
    OPEN_MOVEMENT,
    OPEN_BIRTHS,
    OPEN_SURVIVAL,
    MOVE_METEOR,
    LAY_GENES,
    OPEN_AUCTION,
]

TABLE_KEYS = [
    "map",
    "players",
    "order",
    "turn",
    "sector",
    "space",
    "phase",
    "deck",
    "discard",
    "bag",
    "bag_left",
    "out",
    "rows",
    "seed",
    "switches",
    "engine",
]
PLAYER_KEYS = ["dinos", "genes", "points", "hand"]
MANY = 99


class Position:
    """A game that has not yet been asked anything, and what its document calls the players."""

    def __init__(self, game: Dinosaurs, names: list[str]) -> None:
        self.game = game
        self.names = names


def read_position(ruleset: str, document: dict[str, object]) -> Position:
    setup = mapping(document.get("setup"), "setup")
    names = read_names(setup.get("players", ["A", "B", "C"]), "setup.players")
    if not NUMBERS.min_players <= len(names) <= NUMBERS.max_players:
        raise unfit("setup.players", names, "dino-wanted-player-count")
    for name in names:
        if name in TABLE_KEYS:
            raise unfit("setup.players", name, "dino-wanted-player-name")
    for key in setup:
        if key not in TABLE_KEYS and key not in names:
            raise unknown("setup", key, TABLE_KEYS + names)
    switches = mapping(setup.get("switches"), "setup.switches")
    for name in switches:
        one_of(name, "setup.switches", ["map", "ring", "lowest_bid", "numbers"])
    ring = number(switches.get("ring", 6), "setup.switches.ring", 6, 8)
    if ring not in NUMBERS.rings:
        raise unknown("setup.switches.ring", ring, [str(size) for size in NUMBERS.rings])
    lowest_bid = number(switches.get("lowest_bid", 0), "setup.switches.lowest_bid", 0, 1)
    seed = load_seed(setup.get("seed", 0))
    board = read_board(setup.get("map", "T28"), "setup.map")
    rules = compose(ruleset, len(names), ring, lowest_bid, switches)
    game = Dinosaurs(Setup(ruleset, len(names), seed, switches, document), board, rules)
    engine = mapping(setup.get("engine"), "setup.engine")
    if "format" not in engine:
        _read_table(game, setup, names)
        for seat, name in enumerate(names):
            _read_player(game, seat, mapping(setup.get(name), f"setup.{name}"), f"setup.{name}")
        _read_bag(game, setup)
        _read_stage(game, setup)
        game.settle()
    if engine:
        try:
            game.restore(engine)
        except BROKEN as error:
            raise unfit("setup.engine", str(error), "dino-wanted-engine") from error
    return Position(game, names)


# What a state of the engine that nobody has written with `document_of` may lead to.
BROKEN = (IndexError, KeyError, ValueError, TypeError, AttributeError, AssertionError)


def load(ruleset: str, document: dict[str, object]) -> Dinosaurs:
    game = read_position(ruleset, document).game
    try:
        game.advance()
    except BROKEN as error:
        raise unfit("setup.engine", str(error), "dino-wanted-engine") from error
    return game


def _read_table(game: Dinosaurs, setup: dict[str, object], names: list[str]) -> None:
    order = read_names(setup.get("order", names), "setup.order")
    if sorted(order) != sorted(names):
        raise unfit("setup.order", order, "dino-wanted-order")
    game.order = [names.index(name) for name in order]
    game.turn = number(setup.get("turn", 3), "setup.turn", 1, MANY)
    game.sector = number(setup.get("sector", 0), "setup.sector", 0, len(game.rules.ring) - 1)
    game.space = number(setup.get("space", 5), "setup.space", 0, NUMBERS.impact)
    game.phase = one_of(setup.get("phase", "movement"), "setup.phase", PHASE_NAMES)
    deck = setup.get("deck", 10)
    if isinstance(deck, int):
        game.deck = [card_kind("standstill")] * number(deck, "setup.deck", 0, MANY)
    else:
        game.deck = read_cards(deck, "setup.deck")[::-1]
    game.discard = read_cards(setup.get("discard", []), "setup.discard")


def _read_player(game: Dinosaurs, seat: int, entry: dict[str, object], place: str) -> None:
    for key in entry:
        if key not in PLAYER_KEYS:
            raise unknown(place, key, PLAYER_KEYS)
    for i, value in enumerate(sequence(entry.get("dinos", []), f"{place}.dinos")):
        found = read_hex(value, f"{place}.dinos[{i}]", game.board)
        if game.at[found] != NOBODY:
            raise unfit(f"{place}.dinos[{i}]", value, "dino-wanted-free-hex")
        if game.herd[seat] == NUMBERS.pieces:
            raise unfit(f"{place}.dinos[{i}]", value, "dino-wanted-pieces")
        game.place(seat, found)
    for name, value in mapping(entry.get("genes"), f"{place}.genes").items():
        gene = one_of(name, f"{place}.genes", GENE_NAMES[:CARD])
        game.genes[seat * GENES + gene] = number(value, f"{place}.genes.{name}", 0, MANY)
    game.points[seat] = number(entry.get("points", game.rules.points), f"{place}.points", 0, 9999)
    game.hands[seat] = sorted(read_cards(entry.get("hand", []), f"{place}.hand"))


def _read_bag(game: Dinosaurs, setup: dict[str, object]) -> None:
    """Without a word about it the bag holds what the portraits do not."""
    game.gone = len(read_genes(setup.get("out", []), "setup.out"))
    if "bag" in setup:
        game.bag = [0] * GENES
        for name, value in mapping(setup["bag"], "setup.bag").items():
            gene = one_of(name, "setup.bag", GENE_NAMES)
            game.bag[gene] = number(value, f"setup.bag.{name}", 0, MANY)
        return
    for gene in range(CARD):
        taken = sum(max(0, game.gene(seat, gene) - NUMBERS.genes[gene]) for seat in range(game.players))
        game.bag[gene] = max(0, game.bag[gene] - taken)
    game.bag[CARD] = max(0, game.bag[CARD] - game.gone)
    if "bag_left" in setup:
        left = number(setup["bag_left"], "setup.bag_left", 0, sum(NUMBERS.tokens))
        while sum(game.bag) > left:
            game.bag[game.bag.index(max(game.bag))] -= 1
        while sum(game.bag) < left:
            game.bag[game.bag.index(min(game.bag))] += 1


def _read_stage(game: Dinosaurs, setup: dict[str, object]) -> None:
    if game.phase == OVER:
        return
    if game.phase == AUCTION:
        lay(game, read_genes(setup.get("rows", []), "setup.rows"))
        if len(game.rows) > game.players or (not game.rows and "engine" not in setup):
            raise unfit("setup.rows", setup.get("rows"), "dino-wanted-rows")
    game.stack.append(Turn(OPENING[game.phase]))


def document_of(game: Dinosaurs) -> dict[str, object]:
    """The position of a game; `load` gives an equal game back."""
    names = [f"P{seat + 1}" for seat in range(game.players)]
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
        setup[name] = _player(game, seat)
    setup |= {
        "deck": [CARDS[kind].name for kind in reversed(game.deck)],
        "discard": [CARDS[kind].name for kind in game.discard],
        "bag": dict(zip(GENE_NAMES, game.bag, strict=True)),
        "out": [GENE_NAMES[CARD]] * game.gone,
        "rows": [GENE_NAMES[gene] for gene in game.rows],
        "seed": dump_seed(game.setup.seed),
        "switches": dict(game.setup.switches),
        "engine": game.exact(),
    }
    return {"id": "position", "ruleset": game.setup.ruleset, "setup": setup, "steps": [], "expect": {}}


def _player(game: Dinosaurs, seat: int) -> dict[str, object]:
    places = [place for place in range(game.board.size) if game.at[place] == seat]
    cells = [game.board.cells[place] for place in places]
    return {
        "dinos": [[cell_q(cell), cell_r(cell)] for cell in cells],
        "genes": {GENE_NAMES[gene]: game.gene(seat, gene) for gene in range(CARD)},
        "points": game.points[seat],
        "hand": [CARDS[kind].name for kind in game.hands[seat]],
    }
