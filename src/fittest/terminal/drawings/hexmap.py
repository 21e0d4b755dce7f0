r"""A map of hexes in characters, borders shared between neighbours; rows lie half a hex beside one another.

small     / \ / \        large     _/ \_ _/ \_
         |D~1|P+ |                |D~ P1|P+   |
          \ / \ / \               |-1,-2|0,-2 |
           |M! |                   \_ _/ \_ _/ \_
"""

from rich.style import Style
from rich.text import Text

EDGE = Style(dim=True)


class Hex:
    """`lines` are drawn inside, one below the other; `ground` is the colour behind them."""

    def __init__(self, q: int, r: int, lines: list[Text], ground: str) -> None:
        self.q = q
        self.r = r
        self.lines = lines
        self.ground = ground


class Shape:
    """How wide hexes are from wall to wall, how many lines are inside, and how their edges rise and fall."""

    def __init__(self, width: int, inner: int, rising: str, falling: str) -> None:
        self.width = width
        self.inner = inner
        self.rising = rising
        self.falling = falling

    def size(self, hexes: list[tuple[int, int]]) -> tuple[int, int]:
        """Columns and lines that a map with these hexes, given as q and r, takes."""
        columns = [2 * q + r for q, r in hexes]
        rows = [r for _, r in hexes]
        width = (max(columns) - min(columns) + 2) * self.width // 2 + 1
        return width, (max(rows) - min(rows) + 1) * (self.inner + 1) + 1


SMALL = Shape(4, 1, "/", "\\")
LARGE = Shape(6, 2, "_/", "\\_")


def draw_map(hexes: list[Hex], shape: Shape) -> Text:
    left = min(2 * each.q + each.r for each in hexes)
    top = min(each.r for each in hexes)
    height = shape.size([(each.q, each.r) for each in hexes])[1]
    lines: list[dict[int, Text]] = [{} for _ in range(height)]
    half = shape.width // 2
    for each in hexes:
        x = (2 * each.q + each.r - left) * half
        y = (each.r - top) * (shape.inner + 1)
        for line, first, second in (
            (y, shape.rising, shape.falling),
            (y + shape.inner + 1, shape.falling, shape.rising),
        ):
            lines[line][x + 1] = Text(first, EDGE)
            lines[line][x + half + 1] = Text(second, EDGE)
        for number, inside in enumerate(each.lines, start=y + 1):
            lines[number][x] = lines[number][x + shape.width] = Text("|", EDGE)
            cell = Text(style=each.ground).append_text(inside)
            lines[number][x + 1] = cell.append(" " * (shape.width - 1 - inside.cell_len))
    return Text("\n").join(_line(line) for line in lines)


def _line(pieces: dict[int, Text]) -> Text:
    line = Text()
    for x in sorted(pieces):
        line.append(" " * (x - line.cell_len)).append_text(pieces[x])
    return line
