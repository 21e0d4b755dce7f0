"""How a thing becomes a picture: an outer layer says so, as for sentences."""

from collections.abc import Callable


def _nothing(thing: object) -> str | None:
    return None


class Painter:
    """`draw` gives the SVG of a game, a view or a card; None if it cannot be drawn here."""

    def __init__(self) -> None:
        self.draw: Callable[[object], str | None] = _nothing


PAINTER = Painter()
