"""Dinosaurs in bytes."""

from typing import Final

from fittest.features.base import PAGE, Features, cut, numbered, options_on
from fittest.games.dinosaurs import ids, moves
from fittest.games.dinosaurs.board import HALF, Board, cell_q, cell_r
from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.ids import zone_of
from fittest.games.dinosaurs.phases.auction import Auction
from fittest.games.dinosaurs.phases.survival import protected
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.game import Game
from fittest.kernel.moves import verb_number

PROMPTS: Final = numbered("prompt-dino-", [
    "event", "pick", "move", "birth", "lose", "row", "beaten", "bid",
])  # fmt: skip

HEAD: Final = [
    "asked", "prompt", "prompt_number_1", "prompt_number_2", "page", "turn", "phase", "sector", "climate",
    "climate_card", "meteor", "barren", "pile", "tokens_gone", "chosen_row",
]  # fmt: skip
SEAT: Final = [
    "place_in_order", "points", "herd", "steps", "survive_cold", "survive_warm", "discount", "holding",
    "hand", "beaten_on", "without_gene",
]  # fmt: skip
GENE_COLUMNS: Final = [f"gene_{name}" for name in ids.GENE_NAMES[: ids.CARD]]
EFFECT_COLUMNS: Final = [f"effect_{name}" for name in ids.EFFECT_NAMES]
HEX: Final = ["q", "r", "terrain", "zone", "star", "owner"]
ROW: Final = ["gene", "owner", "bid"]
CARD_NAMES: Final = [card.name for card in CARDS]
OPTION: Final = ["verb", "from", "to", "card", "target", "number"]


class DinosaurFeatures(Features):
    """One map: its hexes are written once for each climate and copied from there."""

    def __init__(self, players: int, board: Board) -> None:
        super().__init__(players)
        self.board: Final = board
        self.head: Final = self.add("head", 1, HEAD)
        self.seats: Final = self.add("seats", players, SEAT + GENE_COLUMNS + EFFECT_COLUMNS)
        self.hand: Final = self.add("hand", 1, CARD_NAMES)
        self.discard: Final = self.add("discard", 1, CARD_NAMES)
        self.bag: Final = self.add("bag", 1, ids.GENE_NAMES)
        self.hexes: Final = self.add("hexes", board.size, HEX)
        self.auction: Final = self.add("auction", players, ROW)
        self.options: Final = self.add("options", PAGE, OPTION)
        self.maps: Final = [map_bytes(board, climate) for climate in range(len(ids.TERRAIN_NAMES))]

    def write(self, game: Game, seat: int, page: int, buffer: bytearray, start: int) -> None:
        assert isinstance(game, Dinosaurs)
        assert game.board is self.board
        self.write_head(game, seat, page, buffer, start)
        for other in range(self.players):
            self.write_seat(game, seat, other, buffer, start)
        at = start + self.hand.start
        for kind in game.hands[seat]:
            buffer[at + kind] += 1
        at = start + self.discard.start
        for kind in game.discard:
            buffer[at + kind] += 1
        at = start + self.bag.start
        for gene in range(len(game.bag)):
            buffer[at + gene] = cut(game.bag[gene])
        at = start + self.hexes.start
        buffer[at : start + self.hexes.end] = self.maps[game.climate]
        for place in range(self.board.size):
            owner = game.at[place]
            if owner != ids.NOBODY:
                buffer[at + place * len(HEX) + 5] = (owner - seat) % self.players + 1
        at = start + self.auction.start
        for row in range(len(game.rows)):
            buffer[at] = game.rows[row] + 1
            owner = game.row_owner[row]
            if owner != ids.NOBODY:
                buffer[at + 1] = (owner - seat) % self.players + 1
                buffer[at + 2] = cut(game.row_bid[row])
            at += len(ROW)

    def write_head(self, game: Dinosaurs, seat: int, page: int, buffer: bytearray, start: int) -> None:
        at = start + self.head.start
        decision = game.decision
        if decision is not None:
            buffer[at] = (decision.seat - seat) % self.players + 1
            buffer[at + 1] = PROMPTS.get(decision.prompt.key, 0)
            place = at + 2
            for value in decision.prompt.args.values():
                if isinstance(value, int):
                    buffer[place] = cut(value)
                    place += 1
            if decision.seat == seat:
                place = start + self.options.start
                first = page * PAGE
                for i in range(options_on(decision, page)):
                    self.write_option(decision.codes[first + i], seat, buffer, place)
                    place += len(OPTION)
            top = game.stack[-1]
            if isinstance(top, Auction) and top.row != ids.NOBODY:
                buffer[at + 14] = top.row + 1
        buffer[at + 4] = page
        buffer[at + 5] = cut(game.turn)
        buffer[at + 6] = game.phase + 1
        buffer[at + 7] = game.sector
        buffer[at + 8] = game.climate + 1
        buffer[at + 9] = game.weather + 1
        buffer[at + 10] = game.space
        buffer[at + 11] = 1 if game.barren else 0
        buffer[at + 12] = cut(len(game.deck))
        buffer[at + 13] = cut(game.gone)

    def write_seat(self, game: Dinosaurs, seat: int, other: int, buffer: bytearray, start: int) -> None:
        near = (other - seat) % self.players
        at = start + self.seats.start + near * self.seats.width
        buffer[at] = game.order.index(other) + 1
        buffer[at + 1] = cut(game.points[other])
        buffer[at + 2] = cut(game.herd[other])
        buffer[at + 3] = cut(game.movement[other])
        buffer[at + 4] = cut(protected(game, other, ids.COLD))
        buffer[at + 5] = cut(protected(game, other, ids.WARM))
        buffer[at + 6] = cut(game.discount(other))
        buffer[at + 7] = 1 if game.holding[other] else 0
        buffer[at + 8] = cut(len(game.hands[other]))
        buffer[at + 9] = game.wins_up_to(seat, other) if other != seat else 0
        buffer[at + 10] = 1 if game.out[other] else 0
        at += len(SEAT)
        for gene in range(ids.CARD):
            buffer[at + gene] = cut(game.gene(other, gene))
        at += ids.CARD
        for effect in range(ids.EFFECTS):
            value = game.effect(other, effect)
            if value:
                buffer[at + effect] = cut(value)

    def write_option(self, code: int, seat: int, buffer: bytearray, at: int) -> None:
        buffer[at] = verb_number(code) + 1
        if moves.MOVE.matches(code) or moves.ATTACK.matches(code):
            buffer[at + 1] = self.board.find(moves.START.of(code)) + 1
            buffer[at + 2] = self.board.find(moves.GOAL.of(code)) + 1
        elif moves.BIRTH.matches(code) or moves.LOSE.matches(code):
            buffer[at + 2] = self.board.find(moves.HEX.of(code)) + 1
        elif moves.PLAY.matches(code):
            if moves.TARGET_HEX.is_in(code):
                buffer[at + 2] = self.board.find(moves.TARGET_HEX.of(code)) + 1
            buffer[at + 3] = moves.CARD.of(code) + 1
            if moves.TARGET.is_in(code):
                buffer[at + 4] = (moves.TARGET.of(code) - seat) % self.players + 1
        else:
            buffer[at + 5] = cut(moves.COUNT.of(code))


def map_bytes(board: Board, climate: int) -> bytes:
    """The hexes without anybody on them."""
    numbers: list[int] = []
    for place in range(board.size):
        cell, terrain = board.cells[place], board.terrain[place]
        numbers += [cell_q(cell) + HALF, cell_r(cell) + HALF, terrain + 1, zone_of(terrain, climate) + 1]
        numbers += [1 if place in board.stars else 0, 0]
    return bytes(numbers)
