"""What a terminal shows: the table, the story, the options, the end."""

from typing import Any

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from fittest.kernel.game import Game
from fittest.kernel.message import Message
from fittest.kernel.view import Line
from fittest.terminal.drawings import drawing_of
from fittest.terminal.drawings.base import Pen
from fittest.terminal.match import news
from fittest.terminal.seats import seat_name, seat_names
from fittest.texts import render, text

# Clear the screen, and what has been scrolled out of it, so that nobody scrolls back to another's hand.
WIPE = "\x1b[H\x1b[2J\x1b[3J"


class Renderer:
    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language

    def say(self, key: str, style: str = "", **args: Any) -> None:
        self.console.print(Text(text(key, self.language, **args), style))

    def tell(self, message: Message, style: str = "") -> None:
        self.console.print(Text(render(message, self.language), style))

    def show(self, part: RenderableType) -> None:
        self.console.print(part)

    def gap(self) -> None:
        self.console.print()

    def rule(self, title: str = "") -> None:
        self.console.print(Rule(title, style="dim"))

    def wipe(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()
        else:
            self.rule()

    def table(self, game: Game, seat: int | None) -> None:
        self.rule()
        view = game.view(seat)
        self.show(drawing_of(view.game).table(view, Pen(self.language, width=self.console.width)))
        self.gap()

    def news(self, game: Game, seat: int | None, since: int) -> None:
        """The story from event `since` on, without what goes without saying."""
        self.lines(news(game, seat, since))

    def lines(self, lines: list[Line]) -> None:
        for line in lines:
            self.tell(Message("ui-news", {"line": render(_message(line), self.language)}), "dim")

    def end(self, game: Game) -> None:
        self.rule(text("ui-over", self.language))
        table = Table(box=None, show_header=False, padding=(0, 1))
        for seat in sorted(range(game.players), key=lambda seat: -game.scores[seat]):
            winner = seat in game.winners
            points = text("ui-points", self.language, count=game.scores[seat])
            table.add_row(
                "★" if winner else "", seat_name(seat, self.language), points, style="bold" * winner
            )
        self.show(table)
        key = "ui-winner" if len(game.winners) == 1 else "ui-winners"
        self.say(key, "bold green", names=seat_names(game.winners, self.language))
        for told in game.view(None).tie:
            self.tell(Message(told.key, told.args), "")


def _message(line: Line) -> Message:
    return Message(line.text.key, line.text.args)
