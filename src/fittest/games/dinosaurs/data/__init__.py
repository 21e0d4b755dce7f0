"""What the data files hold. Each table says where its numbers come from."""

from typing import Literal

import msgspec

from fittest.kernel.boxes import read_data


class Table(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    provenance: Literal["rulebook", "own"]


class Row(msgspec.Struct, forbid_unknown_fields=True):
    r: int
    q: int
    terrain: str


class Side(msgspec.Struct, forbid_unknown_fields=True):
    """One printed side of a half board."""

    count: dict[str, int]
    stars: list[tuple[int, int]]
    rows: list[Row]


class Boards(Table):
    halves: dict[str, list[str]]
    joined: dict[int, list[str]]
    sides: dict[str, Side]
    practice: dict[str, Side]


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    copies: int
    moment: str
    target: Literal["self", "opponent", "table"]
    effect: dict[str, int]
    basis: Literal["known", "kind", "weak", "own"]
    ruling: str


class Cards(Table):
    card: list[Card]


class Species(Table):
    pieces: int
    points: int
    cards: int
    genes: dict[str, int]


class Tokens(Table):
    total: int
    genes: dict[str, int]


class Combat(Table):
    lowest: int
    wins_up_to: list[int]


class Climate(Table):
    start: int
    die: list[int]
    rings: dict[int, list[str]]


class Meteor(Table):
    impact: int
    start: dict[int, int]
    numbers: dict[int, int]


class Events(Table):
    total: int
    first_turn: int


class Tables(msgspec.Struct, forbid_unknown_fields=True):
    species: Species
    tokens: Tokens
    combat: Combat
    climate: Climate
    meteor: Meteor
    events: Events


BOARDS = read_data(__package__, "boards.toml", Boards)
CARDS = read_data(__package__, "cards.toml", Cards).card
TABLES = read_data(__package__, "tables.toml", Tables)
