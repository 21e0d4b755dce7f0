"""What players can answer: verbs with hexes, numbers and cards."""

from typing import Final

from fittest.games.dinosaurs.board import CELLS, NO_CELL, cell_name, cell_of
from fittest.games.dinosaurs.data import CARDS
from fittest.kernel.message import Arg
from fittest.kernel.moves import UNREAD, Field, Kind, Moves, Names, Seats, Verb

MOST_SEATS: Final = 7
MOST_CARDS: Final = 64
NUMBERS: Final = 1_000_000
NO_TARGET: Final = -1


class CellKind(Kind):
    """`2,-1`: a hex is its two coordinates, so that an answer needs no map to be read."""

    def write(self, value: int) -> str:
        return cell_name(value)

    def read(self, word: str) -> int:
        q, comma, r = word.partition(",")
        return cell_of(int(q), int(r)) if comma and is_number(q) and is_number(r) else UNREAD

    def argument(self, value: int) -> Arg:
        return cell_name(value)


def is_number(word: str) -> bool:
    digits = word[1:] if word.startswith("-") else word
    return digits.isascii() and digits.isdigit() and len(digits) <= 6 and str(int(word)) == word


class CardKind(Names):
    """In records of version 0.2 a card is written `head_start`."""

    def read(self, word: str) -> int:
        return super().read(word.replace("_", "-"))


CARD_NAMES: Final = [card.id for card in CARDS]

CELL: Final = CellKind(CELLS, first=NO_CELL + 1)
NUMBER: Final = Kind(NUMBERS)

START: Final = Field("start", CELL, at=12)
GOAL: Final = Field("goal", CELL, at=0)
HEX: Final = Field("hex", CELL, at=0)
COUNT: Final = Field("number", NUMBER, at=0)
CARD: Final = Field("card", CardKind(CARD_NAMES, "dino-card-", MOST_CARDS), at=15)
TARGET: Final = Field("target", Seats(MOST_SEATS), at=12, optional=True, suffix="-target")
TARGET_HEX: Final = Field("hex", CELL, at=0, optional=True, suffix="-hex")

MOVES: Final = Moves("option-dino-")
MOVE: Final = MOVES.add(Verb(0, "move", START, GOAL))
ATTACK: Final = MOVES.add(Verb(1, "attack", START, GOAL))
BIRTH: Final = MOVES.add(Verb(2, "birth", HEX))
LOSE: Final = MOVES.add(Verb(3, "lose", HEX))
DONE: Final = MOVES.add(Verb(4, "done", idle=True))
PICK: Final = MOVES.add(Verb(5, "pick", COUNT))
ROW: Final = MOVES.add(Verb(6, "row", COUNT))
BID: Final = MOVES.add(Verb(7, "bid", COUNT))
DECLINE: Final = MOVES.add(Verb(8, "decline", idle=True))
PLAY: Final = MOVES.add(Verb(9, "play", CARD, TARGET, TARGET_HEX))
PASS: Final = MOVES.add(Verb(10, "pass", idle=True))
HOLD: Final = MOVES.add(Verb(11, "hold", idle=True))
