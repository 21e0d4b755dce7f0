"""Pieces of SVG: text, frames and pictures in their places."""

PAPER = "#fbf6ea"
CARD = "#fffcf4"
INK = "#2a251d"
SOFT = "#5b5243"
LINE = "#d8caac"
FOOD = "#c8402f"
FAT = "#e6b422"
FONT = "font-family=\"Nunito, 'Segoe UI', sans-serif\""
# The standard library's escape functions need modules that a page has not got.
ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


def words(x: float, y: float, text: str, size: float = 12, ink: str = INK, more: str = "") -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{ink}" {more}>{text.translate(ESCAPES)}</text>'
    )


def centred(x: float, y: float, text: str, size: float = 12, ink: str = INK) -> str:
    return words(x, y, text, size, ink, 'text-anchor="middle"')


def frame(x: float, y: float, width: float, height: float, fill: str = CARD, edge: str = LINE) -> str:
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {place} rx="8" fill="{fill}" stroke="{edge}"/>'


def placed(x: float, y: float, width: float, height: float, box: str, inside: str) -> str:
    """A picture with measures of its own."""
    return (
        f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" viewBox="{box}" '
        f'overflow="visible">{inside}</svg>'
    )


def tokens(x: float, y: float, count: int, fill: str) -> str:
    """A row of round tokens; many become one with a number."""
    if count > 6:
        return f'<circle cx="{x:g}" cy="{y:g}" r="5" fill="{fill}"/>' + words(x + 8, y + 4, f"×{count}", 11)
    return "".join(
        f'<circle cx="{x + 12 * at:g}" cy="{y:g}" r="5" fill="{fill}" stroke="{INK}" stroke-opacity=".4"/>'
        for at in range(count)
    )


def whole(width: float, height: float, inside: str, title: str) -> str:
    """A file of its own; `title` is what is said to those who do not see it."""
    size = f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {FONT} role="img">'
        f"<title>{title.translate(ESCAPES)}</title>{frame(0, 0, width, height, PAPER)}{inside}</svg>"
    )


def short(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
