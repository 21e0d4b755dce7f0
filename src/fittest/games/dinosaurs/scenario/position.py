"""From a scenario's `setup` to a game."""

from typing import Any

from fittest.games.dinosaurs import ids
from fittest.games.dinosaurs.boxes import PLAYERS
from fittest.games.dinosaurs.composition import compose
from fittest.games.dinosaurs.moves import CARD_NAMES
from fittest.games.dinosaurs.phases import turn
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.games.dinosaurs.scenario.reading import (
    mapping,
    read_board,
    read_cards,
    read_gene,
    read_genes,
    read_hex,
    read_names,
)
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.game import Setup
from fittest.kernel.seed import load_seed
from fittest.scenarios.values import check_keys, number, one_of, sequence, unfit, unknown
from fittest.scenarios.writing import exact_state

# Where a turn goes on when a scenario begins in a phase.
OPENING = [
    turn.OPEN_INITIATIVE,
    turn.OPEN_CLIMATE,
    turn.OPEN_MOVEMENT,
    turn.OPEN_BIRTHS,
    turn.OPEN_SURVIVAL,
    turn.MOVE_METEOR,
    turn.LAY_GENES,
    turn.OPEN_AUCTION,
]
PILE_KEYS = ["deck", "discard", "bag", "bag_left", "out", "rows"]
TABLE_KEYS = ["map", "players", "order", "turn", "sector", "space", "phase", *PILE_KEYS]
TABLE_KEYS += ["seed", "switches", "engine"]
PLAYER_KEYS = ["dinos", "genes", "points", "hand"]
MANY = 99


def load(ruleset: str, document: dict[str, object]) -> Dinosaurs:
    game = read_position(ruleset, document)
    with exact_state(document.get("setup")):
        game.advance()
    return game


def read_players(setup: dict[str, Any]) -> list[str]:
    names = read_names(setup.get("players", ["A", "B", "C"]), "setup.players")
    if len(names) not in PLAYERS:
        raise unfit("setup.players", names, "dino-wanted-player-count")
    for name in names:
        if name in TABLE_KEYS:
            raise unfit("setup.players", name, "dino-wanted-player-name")
    return names


def read_position(ruleset: str, document: dict[str, object]) -> Dinosaurs:
    """A game that has not yet been asked anything."""
    setup = mapping(document.get("setup"), "setup")
    names = read_players(setup)
    check_keys(setup, TABLE_KEYS + names, "setup")
    switches = mapping(setup.get("switches"), "setup.switches")
    check_keys(switches, ["map", "ring", "lowest_bid", "numbers"], "setup.switches")
    ring = number(switches.get("ring", 6), "setup.switches.ring", 6, 8)
    if ring not in NUMBERS.rings:
        raise unknown("setup.switches.ring", ring, map(str, NUMBERS.rings))
    number(switches.get("lowest_bid", 0), "setup.switches.lowest_bid", 0, 1)
    rules = compose(ruleset, len(names), switches)
    seats = Setup(ruleset, len(names), load_seed(setup.get("seed", 0)), switches, document)
    game = Dinosaurs(seats, read_board(setup.get("map", "T28"), "setup.map"), rules)
    engine = mapping(setup.get("engine"), "setup.engine")
    if "format" not in engine:
        read_table(game, setup, names)
        for seat, name in enumerate(names):
            read_player(game, seat, mapping(setup.get(name), f"setup.{name}"), f"setup.{name}")
        read_bag(game, setup)
        read_stage(game, setup)
        game.settle()
    if engine:
        with exact_state(setup):
            game.restore(engine)
    return game


def read_table(game: Dinosaurs, setup: dict[str, object], names: list[str]) -> None:
    order = read_names(setup.get("order", names), "setup.order")
    if sorted(order) != sorted(names):
        raise unfit("setup.order", order, "dino-wanted-order")
    game.order = [names.index(name) for name in order]
    game.turn = number(setup.get("turn", 3), "setup.turn", 1, MANY)
    game.sector = number(setup.get("sector", 0), "setup.sector", 0, len(game.rules.ring) - 1)
    game.space = number(setup.get("space", 5), "setup.space", 0, NUMBERS.impact)
    game.phase = one_of(setup.get("phase", "movement"), "setup.phase", ids.PHASE_NAMES)
    deck = setup.get("deck", 10)
    if isinstance(deck, int):
        game.deck = [CARD_NAMES.index("standstill")] * number(deck, "setup.deck", 0, MANY)
    else:
        game.deck = read_cards(deck, "setup.deck")[::-1]
    game.discard = read_cards(setup.get("discard", []), "setup.discard")


def read_player(game: Dinosaurs, seat: int, entry: dict[str, object], place: str) -> None:
    check_keys(entry, PLAYER_KEYS, place)
    for i, value in enumerate(sequence(entry.get("dinos", []), f"{place}.dinos")):
        found = read_hex(value, f"{place}.dinos[{i}]", game.board)
        if game.at[found] != ids.NOBODY:
            raise unfit(f"{place}.dinos[{i}]", value, "dino-wanted-free-hex")
        if game.herd[seat] == NUMBERS.pieces:
            raise unfit(f"{place}.dinos[{i}]", value, "dino-wanted-pieces")
        game.place(seat, found)
    for name, value in mapping(entry.get("genes"), f"{place}.genes").items():
        gene = one_of(name, f"{place}.genes", ids.GENE_NAMES[: ids.CARD])
        game.genes[seat * ids.GENES + gene] = number(value, f"{place}.genes.{name}", 0, MANY)
    game.points[seat] = number(entry.get("points", game.rules.points), f"{place}.points", 0, 9999)
    game.hands[seat] = sorted(read_cards(entry.get("hand", []), f"{place}.hand"))


def read_bag(game: Dinosaurs, setup: dict[str, object]) -> None:
    """Without a word about it the bag holds what the portraits do not."""
    game.gone = len(read_genes(setup.get("out", []), "setup.out"))
    if "bag" in setup:
        game.bag = [0] * ids.GENES
        for name, value in mapping(setup["bag"], "setup.bag").items():
            game.bag[read_gene(name, "setup.bag")] = number(value, f"setup.bag.{name}", 0, MANY)
        return
    for gene in range(ids.CARD):
        taken = sum(max(0, game.gene(seat, gene) - NUMBERS.genes[gene]) for seat in range(game.players))
        game.bag[gene] = max(0, game.bag[gene] - taken)
    game.bag[ids.CARD] = max(0, game.bag[ids.CARD] - game.gone)
    if "bag_left" in setup:
        left = number(setup["bag_left"], "setup.bag_left", 0, sum(NUMBERS.tokens))
        while sum(game.bag) > left:
            game.bag[game.bag.index(max(game.bag))] -= 1
        while sum(game.bag) < left:
            game.bag[game.bag.index(min(game.bag))] += 1


def read_stage(game: Dinosaurs, setup: dict[str, object]) -> None:
    if game.phase == ids.OVER:
        return
    if game.phase == ids.AUCTION:
        turn.lay(game, read_genes(setup.get("rows", []), "setup.rows"))
        if len(game.rows) > game.players or (not game.rows and "engine" not in setup):
            raise unfit("setup.rows", setup.get("rows"), "dino-wanted-rows")
    game.stack.append(turn.Turn(OPENING[game.phase]))
