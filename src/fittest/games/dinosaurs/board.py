"""Hex maps: half boards joined into one, with neighbours, distances and stars. Boards never change."""

import tomllib
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import i64

from fittest.games.dinosaurs.ids import DESERT, TERRAIN_LETTERS
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


def require(fact: bool, complaint: str) -> None:
    if not fact:
        raise ValueError(f"data of the dinosaurs: {complaint}")


def load_table(name: str) -> dict[str, Any]:
    """A data file of this package; every table in it says where its numbers come from."""
    text = files("fittest.games.dinosaurs").joinpath("data", name).read_text(encoding="utf-8")
    return tomllib.loads(text)


class Side:
    """One printed side of a half board."""

    def __init__(self, name: str, table: dict[str, Any]) -> None:
        self.name: Final = name
        self.cells: Final[list[int]] = []
        self.terrain: Final[list[int]] = []
        self.stars: Final[list[int]] = []
        for row in table["rows"]:
            q = int(row["q"])
            for letter in str(row["terrain"]).split():
                self.cells.append(cell_of(q, int(row["r"])))
                self.terrain.append(TERRAIN_LETTERS.index(letter))
                q += 1
        for star in table["stars"]:
            self.stars.append(cell_of(int(star[0]), int(star[1])))
        for kind in range(len(TERRAIN_LETTERS)):
            letter = TERRAIN_LETTERS[kind]
            require(self.terrain.count(kind) == table["count"][letter], f"{name} miscounts {letter}")
        for cell in self.stars:
            require(cell in self.cells, f"a star of {name} is off the board")
            require(self.terrain[self.cells.index(cell)] == DESERT, f"a star of {name} is not in a desert")


def join(name: str, sides: list[Side]) -> Board:
    cells: list[int] = []
    terrain: list[int] = []
    star_cells: list[int] = []
    for side in sides:
        cells += side.cells
        terrain += side.terrain
        star_cells += side.stars
    board = Board(name, cells, terrain, [cells.index(cell) for cell in star_cells])
    require(len(board.index) == len(cells), f"{name} has two hexes in one place")
    for star in board.stars:
        require(len(board.near[star]) < 6, f"a star of {name} is not on the coast")
    require(len(connected(board)) == board.size, f"{name} is not in one piece")
    return board


def connected(board: Board) -> list[int]:
    """The hexes that can be reached on foot from the first one."""
    found = [0]
    for place in found:
        for other in board.near[place]:
            if other not in found:
                found.append(other)
    return found


def read_atlas(data: dict[str, Any]) -> Atlas:
    require(data["provenance"] in ("rulebook", "own"), "boards.toml does not say where it comes from")
    require(len(data["neighbours"]) == 6, "a hex has six neighbours")
    for step in data["neighbours"]:
        dq, dr = int(step[0]), int(step[1])
        require((abs(dq) + abs(dr) + abs(dq + dr)) // 2 == 1, f"{step} is no step to a neighbour")
    sides: dict[str, Side] = {}
    for name, table in data["sides"].items():
        sides[name] = Side(name, table)
    halves = [[str(side) for side in half] for half in data["halves"].values()]
    boards: dict[str, Board] = {}
    joined: dict[int, list[str]] = {}
    for players, names in data["joined"].items():
        joined[int(players)] = [str(name) for name in names]
        for name in joined[int(players)]:
            north, south = name.split("+")
            require(north in halves[0] and south in halves[1], f"{name} needs both sides of one half board")
            boards[name] = join(name, [sides[north], sides[south]])
            require(len(boards[name].stars) == int(players), f"{name} has the wrong number of stars")
    for name, table in data["practice"].items():
        boards[name] = join(name, [Side(name, table)])
    return Atlas(boards, joined)


ATLAS: Final = read_atlas(load_table("boards.toml"))
