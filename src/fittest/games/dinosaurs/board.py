"""Hex maps: half boards joined into one, with neighbours, distances and stars. Boards never change."""

from typing import Final

from mypy_extensions import i64

from fittest.games.dinosaurs.data import BOARDS, Boards, Side
from fittest.games.dinosaurs.ids import TERRAIN_LETTERS
from fittest.kernel.vectors import vec

# A hex in an answer is its two coordinates, so that the answer needs no map to be read.
HALF: Final = 32
CELLS: Final = 4 * HALF * HALF
NO_CELL: Final = 0

SIDES: Final = 6
NOWHERE: Final = -1


def cell_of(q: int, r: int) -> int:
    """The number of a place, on a map or not; NO_CELL beyond everything that can be named."""
    if -HALF < q < HALF and -HALF < r < HALF:
        return (r + HALF) * 2 * HALF + q + HALF
    return NO_CELL


def cell_q(cell: int) -> int:
    return cell % (2 * HALF) - HALF


def cell_r(cell: int) -> int:
    return cell // (2 * HALF) - HALF


def cell_name(cell: int) -> str:
    return f"{cell_q(cell)},{cell_r(cell)}"


class Board:
    """Hexes are numbered from 0 in reading order; `cells` gives their coordinates."""

    def __init__(self, name: str, cells: list[int], terrain: list[int], stars: list[int]) -> None:
        self.name: Final = name
        self.size: Final = len(cells)
        self.cells: Final = vec[i64](cells)
        self.terrain: Final = vec[i64](terrain)
        self.stars: Final = stars
        self.index: Final[dict[int, int]] = {}
        for place in range(len(cells)):
            self.index[cells[place]] = place
        self.near: Final[list[list[int]]] = []
        # The same in one vector, SIDES for each hex, the last ones NOWHERE on a coast; and 0 for each hex.
        self.neighbours: Final = vec[i64]([NOWHERE] * (SIDES * len(cells)))
        self.blank: Final = vec[i64]([0] * len(cells))
        for place in range(len(cells)):
            self.near.append([other for other in range(len(cells)) if self.distance(place, other) == 1])
            for side in range(len(self.near[place])):
                self.neighbours[SIDES * place + side] = self.near[place][side]

    def find(self, cell: int) -> int:
        """The hex at a place; -1 outside the map."""
        return self.index.get(cell, -1)

    def distance(self, one: int, other: int) -> int:
        dq = cell_q(self.cells[one]) - cell_q(self.cells[other])
        dr = cell_r(self.cells[one]) - cell_r(self.cells[other])
        return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


class Atlas:
    """All boards of the data file."""

    def __init__(self, boards: dict[str, Board], joined: dict[int, list[str]]) -> None:
        self.boards: Final = boards
        self.joined: Final = joined


def join(name: str, sides: list[Side]) -> Board:
    cells: list[int] = []
    terrain: list[int] = []
    stars: list[int] = []
    for side in sides:
        for row in side.rows:
            for place, letter in enumerate(row.terrain.split()):
                cells.append(cell_of(row.q + place, row.r))
                terrain.append(TERRAIN_LETTERS.index(letter))
        stars += [cell_of(q, r) for q, r in side.stars]
    return Board(name, cells, terrain, [cells.index(cell) for cell in stars])


def read_atlas(data: Boards) -> Atlas:
    boards: dict[str, Board] = {}
    for names in data.joined.values():
        for name in names:
            boards[name] = join(name, [data.sides[side] for side in name.split("+")])
    for name, side in data.practice.items():
        boards[name] = join(name, [side])
    return Atlas(boards, data.joined)


ATLAS: Final = read_atlas(BOARDS)
