"""Reads the parts of a scenario document; whatever does not fit is refused with its place."""

from fittest.games.dinosaurs.board import ATLAS, NO_CELL, Board, cell_of
from fittest.games.dinosaurs.cards import CARDS, card_kind
from fittest.games.dinosaurs.ids import GENE_NAMES
from fittest.kernel.errors import BadRequest
from fittest.kernel.message import Message

MOST_CARDS = 99
"""In one hand or pile: more than there are."""


def ill_formed(place: str, found: object, wanted: str, allowed: list[str] | None = None) -> BadRequest:
    """`wanted` ends the key of a text that says what belongs there."""
    shown = repr(found)
    if len(shown) > 60:
        shown = shown[:57] + "..."
    if allowed is not None:
        return BadRequest(Message("error-dino-unknown", {"place": place, "found": shown, "allowed": allowed}))
    return BadRequest(
        Message("error-dino-scenario", {"place": place, "found": shown, "wanted": f"@dino-wanted-{wanted}"})
    )


def read_mapping(value: object, place: str) -> dict[str, object]:
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise ill_formed(place, value, "mapping")
    found: dict[str, object] = {}
    for key, entry in value.items():
        if not isinstance(key, str):
            raise ill_formed(place, key, "text")
        found[key] = entry
    return found


def read_list(value: object, place: str) -> list[object]:
    if not isinstance(value, list):
        raise ill_formed(place, value, "list")
    return value


def read_text(value: object, place: str) -> str:
    if not isinstance(value, str) or not value:
        raise ill_formed(place, value, "text")
    return value


def read_number(value: object, place: str, least: int, most: int) -> int:
    """A whole number; true and false are none."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadRequest(
            Message("error-number", {"name": place, "value": repr(value)[:60], "least": least, "most": most})
        )
    return value


def read_numbers(value: object, place: str, least: int, most: int) -> list[int]:
    return [
        read_number(entry, f"{place}[{i}]", least, most) for i, entry in enumerate(read_list(value, place))
    ]


def read_flag(value: object, place: str) -> bool:
    if not isinstance(value, bool):
        raise ill_formed(place, value, "flag")
    return value


def read_cell(value: object, place: str) -> int:
    """`[q, r]`; a place that is far off every map is NO_CELL."""
    pair = read_list(value, place)
    if len(pair) != 2:
        raise ill_formed(place, value, "hex")
    far = 1 << 30
    q, r = read_number(pair[0], place, -far, far), read_number(pair[1], place, -far, far)
    return cell_of(q, r)


def read_hex(value: object, place: str, board: Board) -> int:
    """A hex that lies on the map."""
    cell = read_cell(value, place)
    found = -1 if cell == NO_CELL else board.find(cell)
    if found < 0:
        raise ill_formed(place, value, "hex-on-map")
    return found


def read_card(value: object, place: str) -> int:
    kind = card_kind(read_text(value, place).strip().lower().replace(" ", "_").replace("-", "_"))
    if kind < 0:
        raise ill_formed(place, value, "", [card.name for card in CARDS])
    return kind


def read_cards(value: object, place: str) -> list[int]:
    cards = read_list(value, place)
    read_number(len(cards), place, 0, MOST_CARDS)
    return [read_card(entry, f"{place}[{i}]") for i, entry in enumerate(cards)]


def read_gene(value: object, place: str) -> int:
    name = read_text(value, place)
    if name not in GENE_NAMES:
        raise ill_formed(place, value, "", GENE_NAMES[:])
    return GENE_NAMES.index(name)


def read_genes(value: object, place: str) -> list[int]:
    genes = read_list(value, place)
    read_number(len(genes), place, 0, MOST_CARDS)
    return [read_gene(entry, f"{place}[{i}]") for i, entry in enumerate(genes)]


def read_one_of(value: object, place: str, allowed: list[str]) -> int:
    if not isinstance(value, str) or value not in allowed:
        raise ill_formed(place, value, "", allowed[:])
    return allowed.index(value)


def read_names(value: object, place: str) -> list[str]:
    """Players by name, each once."""
    names = [read_text(entry, f"{place}[{i}]") for i, entry in enumerate(read_list(value, place))]
    for name in names:
        if names.count(name) > 1:
            raise ill_formed(place, name, "once")
    return names


def read_board_name(value: object, place: str) -> str:
    """`T28`, `S+M1` or `[S, M1]`; whether there is such a board is another question."""
    if isinstance(value, list):
        return "+".join([read_text(side, place) for side in value])
    return read_text(value, place)


def read_board(value: object, place: str) -> Board:
    board = ATLAS.boards.get(read_board_name(value, place))
    if board is None:
        raise ill_formed(place, value, "", sorted(ATLAS.boards))
    return board
