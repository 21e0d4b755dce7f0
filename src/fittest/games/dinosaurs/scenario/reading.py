"""Reads the parts of a scenario document; whatever does not fit is refused with its place."""

from typing import Any

from fittest.games.dinosaurs.board import ATLAS, NO_CELL, Board, cell_of
from fittest.games.dinosaurs.ids import GENE_NAMES
from fittest.games.dinosaurs.moves import CARD_NAMES
from fittest.scenarios import values
from fittest.scenarios.values import listed, number, one_of, sequence, unfit, unknown

MOST_CARDS = 99
"""In one hand or pile: more than there are."""
FAR = 1 << 30


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
    return cell_of(number(pair[0], place, -FAR, FAR), number(pair[1], place, -FAR, FAR))


def read_hex(value: object, place: str, board: Board) -> int:
    """A hex that lies on the map."""
    cell = read_cell(value, place)
    found = -1 if cell == NO_CELL else board.find(cell)
    if found < 0:
        raise unfit(place, value, "dino-wanted-hex-on-map")
    return found


def read_card(value: object, place: str) -> int:
    name = read_text(value, place).strip().lower().replace(" ", "-").replace("_", "-")
    if name not in CARD_NAMES:
        raise unknown(place, value, CARD_NAMES)
    return CARD_NAMES.index(name)


def read_cards(value: object, place: str) -> list[int]:
    return listed(value, place, read_card, MOST_CARDS)


def read_gene(value: object, place: str) -> int:
    return one_of(value, place, GENE_NAMES)


def read_genes(value: object, place: str) -> list[int]:
    return listed(value, place, read_gene, MOST_CARDS)


def read_names(value: object, place: str) -> list[str]:
    """Players by name, each once."""
    names = listed(value, place, read_text)
    for name in names:
        if names.count(name) > 1:
            raise unfit(place, name, "dino-wanted-once")
    return names


def read_board_name(value: object, place: str) -> str:
    """`T28`, `S+M1` or `[S, M1]`; whether there is such a board is another question."""
    return "+".join(listed(value if isinstance(value, list) else [value], place, read_text))


def read_board(value: object, place: str) -> Board:
    board = ATLAS.boards.get(read_board_name(value, place))
    if board is None:
        raise unknown(place, value, sorted(ATLAS.boards))
    return board
