"""A pane that shows a Rich drawing and knows which thing lies where."""

from collections.abc import Callable

from rich.console import RenderableType
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from fittest.terminal.drawings.base import ABOUT, THING

Draw = Callable[[int, int], RenderableType]
"""Makes a drawing for this many columns and lines."""


class Canvas(ScrollView, can_focus=True):
    """Arrow keys go from thing to thing, Enter or a click picks one."""

    BINDINGS = [
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("enter", "pick", show=False),
    ]

    class Pointed(Message):
        """The cursor or the mouse is on a thing, or on a word that the glossary explains."""

        def __init__(self, canvas: "Canvas", thing: str | None, about: str | None) -> None:
            super().__init__()
            self.canvas = canvas
            self.thing = thing
            self.about = about

    class Picked(Message):
        def __init__(self, thing: str) -> None:
            super().__init__()
            self.thing = thing

    def __init__(self, draw: Draw, id: str, follows: bool = False) -> None:
        super().__init__(id=id)
        self._draw = draw
        self._follows = follows
        self._lines: list[Strip] = []
        self._stale = False
        self._hovered: tuple[str | None, str | None] = (None, None)
        self.places: dict[str, Region] = {}
        self.cursor: str | None = None

    def redraw(self) -> None:
        """Draw anew, once, when everything that has just happened is done."""
        if not self._stale:
            self._stale = True
            self.call_next(self._redraw)

    def _redraw(self) -> None:
        """`follows`: the newest line, at the end, stays in sight."""
        self._stale = False
        region = self.scrollable_content_region
        width, height = region.width, region.height
        if not width:
            return
        console = self.app.console
        drawn = self._draw(width, height)
        lines = console.render_lines(drawn, console.options.update(width=width, height=None), pad=False)
        if self.app.no_color:
            lines = [_without_colour(line) for line in lines]
        self._lines = [Strip(line) for line in lines]
        self.places = _places(self._lines)
        if self.cursor not in self.places:
            self.cursor = None
        grown = self.virtual_size.height != len(self._lines)
        self.virtual_size = Size(width, len(self._lines))
        if self._follows:
            self.scroll_end(animate=False)
        self.refresh(layout=grown and self.styles.auto_dimensions)

    def on_resize(self) -> None:
        self.redraw()

    def render_line(self, y: int) -> Strip:
        scroll_x, scroll_y = self.scroll_offset
        number, width = y + scroll_y, self.size.width
        style = self.rich_style
        if number >= len(self._lines):
            return Strip.blank(width, style)
        line = self._lines[number].crop_extend(scroll_x, scroll_x + width, style)
        return line.apply_style(style)

    # -- pointing ------------------------------------------------------------------------------

    def action_go(self, x: int, y: int) -> None:
        """To the nearest thing in that direction; without one, scroll."""
        if self.cursor is None:
            found = min(self.places, key=lambda name: self.places[name].offset[::-1], default=None)
        else:
            found = self._next(self.places[self.cursor], x, y)
        if found is None:
            self.scroll_relative(y=y, animate=False)
            return
        self.cursor = found
        self.scroll_to_region(self.places[found], animate=False)
        self.post_message(self.Pointed(self, found, None))

    def _next(self, start: Region, x: int, y: int) -> str | None:
        """Straight ahead counts more than beside; sideways stays in the line."""

        def distance(name: str) -> float:
            there = self.places[name]
            ahead = (there.x - start.x) * x + (there.y - start.y) * y
            aside = abs((there.x - start.x) * y) / 2 + abs((there.y - start.y) * x) * 100
            return float("inf") if ahead <= 0 else ahead * (2 if y else 1) + aside

        nearest = min(self.places, key=distance)
        return None if distance(nearest) == float("inf") else nearest

    def action_pick(self) -> None:
        if self.cursor is not None:
            self.post_message(self.Picked(self.cursor))

    def on_click(self, event: events.Click) -> None:
        thing = event.style.meta.get(THING)
        if thing is not None:
            self.cursor = thing
            self.post_message(self.Picked(thing))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        meta = event.style.meta
        hovered = meta.get(THING), meta.get(ABOUT)
        if hovered != self._hovered:
            self._hovered = hovered
            if any(hovered):
                self.post_message(self.Pointed(self, *hovered))

    def on_blur(self) -> None:
        self.cursor = None


def _without_colour(line: list[Segment]) -> list[Segment]:
    """Shades of grey could be hard to read; signs and words say all that colours do."""
    return [
        segment
        if segment.style is None
        else Segment(segment.text, segment.style.without_color + Style.from_meta(segment.style.meta))
        for segment in line
    ]


def _places(lines: list[Strip]) -> dict[str, Region]:
    """Where the first line of each thing is."""
    found: dict[str, Region] = {}
    for y, line in enumerate(lines):
        x = 0
        for segment in line:
            if segment.style is not None and THING in segment.style.meta:
                name = segment.style.meta[THING]
                place = Region(x, y, segment.cell_length, 1)
                found[name] = (
                    found[name].union(place)
                    if name in found and found[name].y == y
                    else found.get(name, place)
                )
            x += segment.cell_length
    return found
