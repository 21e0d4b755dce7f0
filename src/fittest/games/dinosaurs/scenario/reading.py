"""Reads the parts of a scenario document; whatever does not fit is refused with its place."""

from typing import Any

from fittest.games.dinosaurs.board import ATLAS, NO_CELL, Board, cell_of
from fittest.games.dinosaurs.cards import CARDS, card_kind
from fittest.games.dinosaurs.ids import GENE_NAMES
from fittest.scenarios import values
from fittest.scenarios.values import number, sequence, unfit, unknown

MOST_CARDS = 99
"""In one hand or pile: more than there are."""


def mapping(value: object, place: str) -> dict[str, Any]:
    found = values.mapping(value, place)
    for key in found:
        read_text(key, place)
    return found


def read_text(value: object, place: str) -> str:
    if not isinstance(value, str) or not value:
        raise unfit(place, value, "dino-wanted-text")
    return value


def read_cell(value: object, place: str) -> int:
    """`[q, r]`; a place that is far off every map is NO_CELL."""
    pair = sequence(value, place)
    if len(pair) != 2:
        raise unfit(place, value, "dino-wanted-hex")
    far = 1 << 30
    q, r = number(pair[0], place, -far, far), number(pair[1], place, -far, far)
    return cell_of(q, r)


def read_hex(value: object, place: str, board: Board) -> int:
    """A hex that lies on the map."""
    cell = read_cell(value, place)
    found = -1 if cell == NO_CELL else board.find(cell)
    if found < 0:
        raise unfit(place, value, "dino-wanted-hex-on-map")
    return found


def read_card(value: object, place: str) -> int:
    kind = card_kind(read_text(value, place).strip().lower().replace(" ", "-").replace("_", "-"))
    if kind < 0:
        raise unknown(place, value, [card.name for card in CARDS])
    return kind


def read_cards(value: object, place: str) -> list[int]:
    cards = sequence(value, place)
    number(len(cards), place, 0, MOST_CARDS)
    return [read_card(entry, f"{place}[{i}]") for i, entry in enumerate(cards)]


def read_gene(value: object, place: str) -> int:
    name = read_text(value, place)
    if name not in GENE_NAMES:
        raise unknown(place, value, GENE_NAMES[:])
    return GENE_NAMES.index(name)


def read_genes(value: object, place: str) -> list[int]:
    genes = sequence(value, place)
    number(len(genes), place, 0, MOST_CARDS)
    return [read_gene(entry, f"{place}[{i}]") for i, entry in enumerate(genes)]


def read_names(value: object, place: str) -> list[str]:
    """Players by name, each once."""
    names = [read_text(entry, f"{place}[{i}]") for i, entry in enumerate(sequence(value, place))]
    for name in names:
        if names.count(name) > 1:
            raise unfit(place, name, "dino-wanted-once")
    return names


def read_board_name(value: object, place: str) -> str:
    """`T28`, `S+M1` or `[S, M1]`; whether there is such a board is another question."""
    if isinstance(value, list):
        return "+".join([read_text(side, place) for side in value])
    return read_text(value, place)


def read_board(value: object, place: str) -> Board:
    board = ATLAS.boards.get(read_board_name(value, place))
    if board is None:
        raise unknown(place, value, sorted(ATLAS.boards))
    return board
