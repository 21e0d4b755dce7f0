"""The part that all games share: blocks of bytes, one after the other, and options in pages."""

from typing import Final

from mypy_extensions import mypyc_attr

from fittest.kernel.decision import Decision
from fittest.kernel.game import Game

PAGE: Final = 255
"""Options on a page: the actions 0 to 254. A question with more of them is asked page by page."""
MORE: Final = 255
"""The action that turns to the next page; legal only where there is one."""
ACTIONS: Final = 256


class Block:
    """`rows` rows with the same columns, from byte `start` on."""

    def __init__(self, name: str, start: int, rows: int, columns: list[str]) -> None:
        self.name: Final = name
        self.start: Final = start
        self.rows: Final = rows
        self.columns: Final = columns
        self.width: Final = len(columns)
        self.end: Final = start + rows * len(columns)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """Writes what a seat may know into a buffer of zeros. Every number is cut to 0 … 255."""

    def __init__(self, players: int) -> None:
        self.players: Final = players
        self.blocks: list[Block] = []
        self.size = 0

    def add(self, name: str, rows: int, columns: list[str]) -> Block:
        block = Block(name, self.size, rows, columns)
        self.blocks.append(block)
        self.size = block.end
        return block

    def write(self, game: Game, seat: int, page: int, buffer: bytearray, start: int) -> None:
        """`buffer[start : start + size]`, which must be all zeros, for `seat`."""
        raise NotImplementedError


def numbered(prefix: str, names: list[str]) -> dict[str, int]:
    """Keys, counted from 1 on: 0 is for what is not among them."""
    return {prefix + names[i]: i + 1 for i in range(len(names))}


def cut(value: int) -> int:
    if value < 0:
        return 0
    return value if value < 255 else 255


def options_on(decision: Decision, page: int) -> int:
    """How many options of the decision are on this page."""
    left = decision.count - page * PAGE
    return left if left < PAGE else PAGE


def has_more(decision: Decision, page: int) -> bool:
    return decision.count > (page + 1) * PAGE
