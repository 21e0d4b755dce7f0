"""The end of a game: who has won, and what the points are made of."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fittest.kernel.game import Game
from fittest.kernel.message import Message
from fittest.kernel.view import Head, Part
from fittest.terminal.drawings.base import Drawing
from fittest.terminal.seats import seat_name, seat_names
from fittest.texts import render, text


def ending(game: Game, drawing: Drawing, language: str) -> RenderableType:
    key = "ui-winner" if len(game.winners) == 1 else "ui-winners"
    view: Head = game.view(None)
    parts: list[RenderableType] = [
        Text(text(key, language, names=seat_names(game.winners, language)), "bold green"),
        *[Text(render(Message(told.key, told.args), language)) for told in view.tie],
        Text(),
    ]
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    tally: list[list[Part]] = view.tally
    for seat in sorted(range(game.players), key=lambda seat: -game.scores[seat]):
        winner = seat in game.winners
        points = text("ui-points", language, count=game.scores[seat])
        style = "bold" if winner else ""
        table.add_row("★" if winner else "", Text(seat_name(seat, language), style), Text(points, style))
        for place, told in counted(tally[seat] if tally else [], drawing, language):
            table.add_row("", Text(place, "dim"), Text(told, "dim"))
    return Group(*parts, table)


def counted(parts: list[Part], drawing: Drawing, language: str) -> list[tuple[str, str]]:
    """The points of each thing on the table, and how they add up."""
    places: dict[str, list[Part]] = {}
    for part in parts:
        places.setdefault(drawing.place(part, language), []).append(part)
    return [
        (
            place,
            f"{sum(part.points for part in found)} = "
            + ", ".join(
                f"{render(Message(part.text.key, part.text.args), language)} +{part.points}" for part in found
            ),
        )
        for place, found in places.items()
    ]
