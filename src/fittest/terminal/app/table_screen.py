"""The table on the whole screen: status, board, hand, log, a list to choose from, and explanations."""

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingsMap
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static

from fittest.kernel.game import Game
from fittest.kernel.message import Message
from fittest.kernel.view import Line, PreviewView
from fittest.kernel.view import Text as Told
from fittest.terminal.app.canvas import Canvas
from fittest.terminal.app.dialogs import Catalogue, Page, listed
from fittest.terminal.choices import Entry, Row
from fittest.terminal.drawings import PLAIN, drawing_of
from fittest.terminal.drawings.base import Drawing, Pen
from fittest.terminal.words import Glossary, abouts, describe, settings, title
from fittest.texts import render, text

LOG_LENGTH = 60
"""Lines in the pane; the rest is one key away."""
KEYS = {
    "help": ("?,f1", "?"),
    "filter": ("slash,full_stop", "/"),
    "hint": ("h,р", "h"),
    "why": ("w,ц", "w"),
    "undo": ("u,г", "u"),
    "pace": ("p,з", "p"),
    "save": ("s,ы", "s"),
    "cards": ("c,с", "c"),
    "history": ("l,д", "l"),
    "rules": ("r,к", "r"),
    "viewpoint": ("v,м", "v"),
    "play": ("space", "␣"),
    "skip": ("space", "␣"),
    "forward": ("right,n,т", "→"),
    "back": ("left,b,и", "←"),
    "first": ("home", "⇱"),
    "last": ("end", "⇲"),
    "cancel": ("escape", "Esc"),
    "quit": ("q,й,ctrl+q", "q"),
}
"""The keys of each action, also where they lie on a Russian keyboard, and how the footer shows them."""


class TableScreen(Screen[None]):
    """`actions` are bound to their keys and, unless they are in `hidden`, named in the footer."""

    AUTO_FOCUS = "#choices"
    actions: Sequence[str] = ()
    hidden: Sequence[str] = ()

    def __init__(self, game: Game, language: str) -> None:
        super().__init__()
        self.language = language
        self.glossary = Glossary(game.setup.ruleset, game.setup.switches)
        self.view: Any = None
        self.drawing: Drawing = PLAIN
        self.lines: list[Line] = []
        self.fresh = 0
        """The number of the first event that is new to who is looking."""
        self.marked: frozenset[str] = frozenset()
        self.pointed: tuple[str | None, str | None] = (None, None)
        self.row: Row | None = None
        self.status = Canvas(self.draw_status, id="status")
        self.board = Canvas(self.draw_board, id="board")
        self.hand = Canvas(self.draw_hand, id="hand")
        self.log_pane = Canvas(self.draw_log, id="log", follows=True)
        self.about = Canvas(self.draw_about, id="about")
        self.prompt = Static(id="prompt", markup=False)
        self.canvases = [self.status, self.board, self.hand, self.log_pane, self.about]
        self.foreseen = PreviewView()
        self.heading = title(game.setup.ruleset, language)
        bound = [
            Binding(
                KEYS[action][0],
                action,
                self.say(f"tui-key-{action}"),
                show=action not in self.hidden,
                key_display=KEYS[action][1],
            )
            for action in self.actions
        ]
        self._bindings = BindingsMap.merge([self._bindings, BindingsMap(bound)])

    def say(self, key: str, **args: Any) -> str:
        return text(key, self.language, **args)

    def compose(self) -> ComposeResult:
        yield self.status
        with Horizontal(id="table"):
            with Vertical(id="left"):
                yield self.board
                yield self.hand
                yield self.log_pane
            with Vertical(id="right"):
                yield self.prompt
                yield self.make_list()
                yield self.about
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        self.board.border_title = self.say("tui-board")
        self.hand.border_title = self.say("tui-hand")
        self.log_pane.border_title = self.say("tui-log")
        self.about.border_title = self.say("tui-about")
        self.status.can_focus = self.about.can_focus = False

    def make_list(self) -> OptionList:
        """What there is to choose from, with the id `choices`."""
        raise NotImplementedError

    def ask(self, title: str, sentence: str) -> None:
        """What is above the list: whose move it is, and the question."""
        self.prompt.border_title = title
        self.prompt.update(sentence)

    # -- drawing -------------------------------------------------------------------------------

    def show(self, view: Any, lines: list[Line] | None = None) -> None:
        """Show a position; None hides everything."""
        self.view = view
        self.drawing = PLAIN if view is None else drawing_of(view.game)
        if lines is not None:
            self.lines = lines
        self.hand.display = view is not None and self.drawing.hand(view, Pen(self.language)) is not None
        for canvas in self.canvases:
            canvas.redraw()

    def redraw_table(self) -> None:
        """After something else has been pointed at."""
        for canvas in (self.status, self.board, self.hand, self.about):
            canvas.redraw()

    def pen(self, width: int, height: int) -> Pen:
        cursors = [canvas.cursor for canvas in self.canvases if canvas.cursor is not None]
        marked = self.marked.union(cursors)
        return Pen(self.language, self.options(), marked, width, height)

    def options(self) -> frozenset[str]:
        """Things that some option names."""
        return frozenset()

    def draw_status(self, width: int, height: int) -> RenderableType:
        if self.view is None:
            return Text(self.heading, "bold")
        return self.drawing.headline(self.view, self.pen(width, height))

    def draw_board(self, width: int, height: int) -> RenderableType:
        return Text() if self.view is None else self.drawing.board(self.view, self.pen(width, height))

    def draw_hand(self, width: int, height: int) -> RenderableType:
        hand = None if self.view is None else self.drawing.hand(self.view, self.pen(width, height))
        return Text() if hand is None else hand

    def draw_log(self, width: int, height: int) -> RenderableType:
        return Group(*(self._told(line) for line in self.lines[-LOG_LENGTH:]))

    def _told(self, line: Line) -> Text:
        said = render(Message(line.text.key, line.text.args), self.language)
        new = line.number >= self.fresh
        return Text(f"{'•' if new else ' '} {said}", "" if new else "dim")

    def draw_about(self, width: int, height: int) -> RenderableType:
        parts = [Text(f"• {render(Message(told.key, told.args), self.language)}") for told in self.foretold()]
        keys = self.about_keys()
        if not keys and not parts:
            return Text(self.say("tui-about-nothing"), "dim")
        return Group(*parts, listed([describe(key, self.language) for key in keys]))

    def foretold(self) -> list[Told]:
        """The preview of the thing pointed at, else of the option under the cursor."""
        thing, _ = self.pointed
        if thing is not None:
            return self.foreseen.things.get(thing.replace(":", " "), [])
        return [] if not isinstance(self.row, Entry) else self.foreseen.options.get(self.row.text, [])

    def about_keys(self) -> list[str]:
        """Of the word or thing pointed at, else of the option under the cursor."""
        thing, about = self.pointed
        if about is not None:
            return [about]
        if thing is None and self.row is not None:
            found = list(self.row.keys)
            for named in self.row.things:
                found += [] if self.view is None else self.drawing.about(self.view, named)
            return [key for key in dict.fromkeys(found) if key in self.glossary.entries]
        return [] if thing is None or self.view is None else self.drawing.about(self.view, thing)

    # -- pointing ------------------------------------------------------------------------------

    def on_canvas_pointed(self, event: Canvas.Pointed) -> None:
        self.pointed = event.thing, event.about
        self.redraw_table()

    # -- what every table can do ---------------------------------------------------------------

    def action_help(self) -> None:
        """What is under the cursor, then the keys."""
        parts: list[RenderableType] = []
        if self.about_keys() or self.foretold():
            parts += [self.draw_about(0, 0), Text()]
        parts.append(Text(self.say("tui-keys"), "bold"))
        for action in self.actions:
            keys, told = KEYS[action][1], self.say(f"tui-key-{action}.about")
            parts.append(Text.assemble((f"  {keys:<4}", "bold"), told))
        parts += [Text(f"  {line}") for line in self.say("tui-keys-more").splitlines()]
        self.app.push_screen(Page(self.say("tui-key-help"), Group(*parts), self.language))

    def action_history(self) -> None:
        told = Group(*(self._told(line) for line in self.lines))
        self.app.push_screen(Page(self.say("tui-log"), told, self.language, at_end=True))

    def action_cards(self) -> None:
        entries = [describe(key, self.language) for key in self.glossary.entries]
        self.app.push_screen(Catalogue(self.say("tui-key-cards"), entries, self.language))

    def rules_of(self, game: Game) -> Iterable[RenderableType]:
        ruleset = game.setup.ruleset
        yield Text(title(ruleset, self.language), "bold")
        for about in abouts(ruleset, self.language):
            yield Text(about)
        for name, value, about in settings(game, self.language):
            yield Text.assemble((f"{name}: {value}", "bold"), (f"  {about}", "dim"))
