"""What lies over the table for a while: a page to read, the curtain, the end, saving, leaving."""

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Static

from fittest.texts import text


class Page(ModalScreen[None]):
    """Something to read."""

    AUTO_FOCUS = "VerticalScroll"
    BINDINGS = [Binding("escape,q,й,enter", "dismiss", show=False)]

    def __init__(self, title: str, content: RenderableType, language: str, at_end: bool = False) -> None:
        super().__init__()
        self.titled = title
        self.content = content
        self.language = language
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog page") as dialog:
            dialog.border_title = self.titled
            dialog.border_subtitle = text("tui-close", self.language)
            yield from self.search_field()
            with VerticalScroll():
                yield Static(self.content, markup=False)

    def search_field(self) -> ComposeResult:
        yield from ()

    def on_mount(self) -> None:
        if self.at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)


class Catalogue(Page):
    """Names and what they mean, with a field to search in them."""

    AUTO_FOCUS = "Input"

    def __init__(self, title: str, entries: list[tuple[str, str]], language: str) -> None:
        super().__init__(title, listed(entries), language)
        self.entries = entries

    def search_field(self) -> ComposeResult:
        yield Input(placeholder=text("tui-search", self.language))

    def on_input_changed(self, event: Input.Changed) -> None:
        words = event.value.casefold().split()
        found = [
            (name, about)
            for name, about in self.entries
            if all(word in f"{name} {about}".casefold() for word in words)
        ]
        self.query_one(Static).update(listed(found))

    def on_input_submitted(self) -> None:
        self.query_one(VerticalScroll).focus()


def listed(entries: list[tuple[str, str]]) -> RenderableType:
    """Names with what they mean."""
    return Group(*(Text.assemble((f"{name}. ", "bold"), about) for name, about in entries))


class Curtain(Screen[None]):
    """Between two people at one screen: nothing of the table is seen until the next one presses Enter. Keys
    that were meant for the table come within a moment and are thrown away."""

    def __init__(self, sentence: str, deaf_for: float) -> None:
        super().__init__()
        self.sentence = sentence
        self.deaf_for = deaf_for
        self.ready = False

    def compose(self) -> ComposeResult:
        yield Static(Text(self.sentence, "bold", justify="center"), id="curtain")

    def on_mount(self) -> None:
        if self.deaf_for:
            self.set_timer(self.deaf_for, self.listen)
        else:
            self.listen()

    def listen(self) -> None:
        self.ready = True

    def on_key(self, event: events.Key) -> None:
        if self.ready and event.key == "enter":
            event.stop()
            self.dismiss()

    def on_click(self) -> None:
        if self.ready:
            self.dismiss()


class Ask(ModalScreen[Any]):
    """A sentence and a few buttons, each with what it answers; Escape answers None."""

    AUTO_FOCUS = "Button"
    BINDINGS = [
        Binding("escape", "dismiss", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]

    def __init__(self, content: RenderableType, buttons: dict[str, str]) -> None:
        super().__init__()
        self.content = content
        self.buttons = buttons

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            with VerticalScroll(can_focus=False):
                yield Static(self.content, markup=False)
            with Horizontal(classes="buttons"):
                for name, label in self.buttons.items():
                    yield Button(Text(label), id=name, compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id)


class SaveAs(ModalScreen[str | None]):
    """Where the record goes."""

    BINDINGS = [Binding("escape", "dismiss", show=False)]

    def __init__(self, name: str, language: str) -> None:
        super().__init__()
        self.named = name
        self.language = language

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(text("tui-save-where", self.language), markup=False)
            yield Input(self.named, select_on_focus=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)
