"""The Textual application around a table: its language, its command palette, how it ends."""

from collections.abc import Callable, Iterable

from textual.app import App, SystemCommand
from textual.command import CommandPalette
from textual.screen import Screen

from fittest.bots.player_view import Bot
from fittest.kernel.game import Game
from fittest.terminal.app.play_screen import PlayScreen
from fittest.terminal.app.replay_screen import ReplayScreen
from fittest.terminal.app.table_screen import TableScreen
from fittest.terminal.hangup import end_with_the_terminal
from fittest.terminal.match import Match
from fittest.terminal.records import Timeline
from fittest.texts import text


class Client(App[object]):
    CSS_PATH = "style.tcss"
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (30, "-high")]

    def __init__(self, table: Callable[[], TableScreen], language: str) -> None:
        super().__init__()
        self.make_table = table
        self.language = language
        self.table: TableScreen | None = None

    def on_mount(self) -> None:
        self.table = self.make_table()
        self.title = self.table.heading
        self.push_screen(self.table)

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """Everything that has a key, and the theme."""
        table = self.table
        assert table is not None
        for action in table.actions:
            if table.check_action(action, ()):
                key = f"tui-key-{action}"
                about = text(f"{key}.about", self.language)
                run = getattr(table, f"action_{action}")
                yield SystemCommand(text(key, self.language), about, run)
        theme = text("tui-key-theme", self.language)
        yield SystemCommand(theme, text("tui-key-theme.about", self.language), self.action_change_theme)

    def action_command_palette(self) -> None:
        if not CommandPalette.is_open(self):
            placeholder = text("tui-search", self.language)
            self.push_screen(CommandPalette(id="--command-palette", placeholder=placeholder))


def play_on_screen(
    game: Game, bots: dict[int, Bot], levels: list[str | None], language: str, pace: str
) -> None:
    end_with_the_terminal()
    Client(lambda: PlayScreen(Match(game, bots, levels), language, pace), language).run()


def replay_on_screen(timeline: Timeline, language: str) -> None:
    end_with_the_terminal()
    Client(lambda: ReplayScreen(timeline, language), language).run()
