"""The options as a list: chosen by digits, with the arrow keys or by a click, narrowed by typing."""

from rich.text import Text
from textual import events
from textual.markup import escape
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from fittest.terminal.choices import Choosing, Entry, Row
from fittest.texts import text


class ChoiceList(OptionList):
    class Chosen(Message):
        def __init__(self, entry: Entry) -> None:
            super().__init__()
            self.entry = entry

    class Changed(Message):
        """Other options are left, or another one is under the cursor."""

        def __init__(self, row: Row | None) -> None:
            super().__init__()
            self.row = row

    def __init__(self, language: str, id: str) -> None:
        super().__init__(id=id, markup=False)
        self.language = language
        self.choosing = Choosing([])
        self.chances: dict[str, float] = {}
        self.filtering = False
        self._digits = ""

    def ask(self, entries: list[Entry]) -> None:
        """Offer these; nothing is chosen yet."""
        self.choosing = Choosing(entries)
        self.chances = {}
        self.filtering = False
        self.show_rows()

    @property
    def rows(self) -> list[Row]:
        return self.choosing.rows()

    def show_rows(self) -> None:
        self._digits = ""
        rows = self.rows
        self.clear_options()
        under_title = self.choosing.one_group
        self.border_title = escape(rows[0].group) if under_title and isinstance(rows[0], Entry) else ""
        self.add_options(
            [Option(self._label(number, row, under_title)) for number, row in enumerate(rows, start=1)]
        )
        if rows:
            self.highlighted = 0
        self.border_subtitle = self._state()
        if not rows or self.choosing.begun:
            self.post_message(self.Changed(self._row(0)))

    def _label(self, number: int, row: Row, under_title: bool) -> Text:
        label = Text(f"{number:>2} ", "bold")
        if isinstance(row, Entry):
            label.append(row.short if under_title else row.label)
            chances = [self.chances[row.text]] if row.text in self.chances else []
        else:
            label.append(f"{row.title} ▸ {len(row.entries)}")
            chances = [self.chances[entry.text] for entry in row.entries if entry.text in self.chances]
        if chances:
            label.append(f"  ★ {100 * max(chances):.0f} %", "bold")
        return label

    def _state(self) -> str:
        """What has been typed, for the border."""
        if self.filtering or self.choosing.query:
            return escape(text("tui-filter", self.language, query=self.choosing.query))
        return ""

    def _row(self, index: int) -> Row | None:
        rows = self.rows
        return rows[index] if index < len(rows) else None

    # -- what people do ------------------------------------------------------------------------

    def point(self, thing: str) -> bool:
        """Somebody has pointed at a thing; False if no option that is left names it."""
        named = self.choosing.point(thing)
        if named:
            self.show_rows()
        return named

    def begin_filter(self) -> None:
        self.filtering = True
        self.border_subtitle = self._state()

    def take_back(self) -> bool:
        """Undo a step of an unfinished choice; False if none was begun."""
        begun = self.choosing.begun or self.filtering
        self.filtering = False
        self.choosing.take_back()
        self.show_rows()
        return begun

    def pick(self, index: int) -> None:
        rows = self.rows
        if not 0 <= index < len(rows):
            return
        row = rows[index]
        if isinstance(row, Entry):
            self.post_message(self.Chosen(row))
        else:
            self.choosing.group = row.title
            self.filtering = False
            self.show_rows()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.pick(event.option_index)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.post_message(self.Changed(self._row(event.option_index)))

    def on_key(self, event: events.Key) -> None:
        if self.filtering and self._type(event):
            event.stop()
            event.prevent_default()
        elif event.character is not None and event.character in "0123456789":
            event.stop()
            self._digit(event.character)

    def _type(self, event: events.Key) -> bool:
        """A letter of the filter, or its end; digits and arrows go on to choose."""
        if event.key == "backspace":
            self.choosing.query = self.choosing.query[:-1]
        elif event.character is not None and event.is_printable and not event.character.isdigit():
            self.choosing.query += event.character
        else:
            return False
        self.show_rows()
        return True

    def _digit(self, digit: str) -> None:
        """Choose at once if no longer number begins with these digits, else wait for more or for Enter."""
        count = len(self.rows)
        digits = self._digits + digit
        if not 1 <= int(digits) <= count:
            digits = digit
        number = int(digits)
        if not 1 <= number <= count:
            self._digits = ""
            return
        self._digits = digits
        self.highlighted = number - 1
        if number * 10 > count:
            self.pick(number - 1)
