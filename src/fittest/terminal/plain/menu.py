"""The options of a decision as a numbered list; cards of the hand, and what there is many of, stand side by
side."""

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from fittest.kernel.message import Message
from fittest.kernel.view import Choice
from fittest.terminal.drawings.base import Drawing
from fittest.terminal.plain.input import number
from fittest.texts import render

# More options than this stand side by side.
MANY = 12
INDENT = 2
GAP = 3


class Menu:
    """Numbers count from 1, in the order in which the options are shown."""

    def __init__(self, choices: list[Choice], language: str, drawing: Drawing) -> None:
        self.language = language
        self.rows: dict[str, Row] = {}
        headings = [drawing.heading(choice, language) for choice in choices]
        compact = len(choices) > MANY or any(found is not None for found in headings)
        for choice, found in zip(choices, headings, strict=True):
            if found is not None:
                card, lead, label = found
                self._row(card, card).add(choice, lead, label)
            else:
                name = choice.label.key if compact else choice.text
                self._row(name, "").add(choice, "", self.label(choice))
        width = max((cell_len(row.title) for row in self.rows.values()), default=0)
        self.choices: list[Choice] = []
        for row in self.rows.values():
            row.width = width if row.title else 0
            row.first = len(self.choices) + 1
            self.choices += row.choices

    def _row(self, name: str, title: str) -> "Row":
        return self.rows.setdefault(name, Row(title))

    def label(self, choice: Choice) -> str:
        return render(Message(choice.label.key, choice.label.args), self.language)

    def find(self, said: str) -> Choice | None:
        """The option that somebody means: by number, text or label."""
        place = number(said)
        if place is not None and 1 <= place <= len(self.choices):
            return self.choices[place - 1]
        words = plain(said)
        for choice in self.choices:
            if words in (choice.text, plain(self.label(choice))):
                return choice
        return None

    def draw(self) -> RenderableType:
        return Group(*self.rows.values())


class Row:
    """Options side by side under a title, broken only between options. Neighbours with the same lead share
    it, as in `Running → 3 #1   4 #2`."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.width = 0
        self.choices: list[Choice] = []
        self.leads: list[str] = []
        self.labels: list[str] = []
        self.first = 1

    def add(self, choice: Choice, lead: str, label: str) -> None:
        """Options with the lead of an earlier one go next to it."""
        place = len(self.leads)
        if lead in self.leads:
            place = len(self.leads) - self.leads[::-1].index(lead)
        self.choices.insert(place, choice)
        self.leads.insert(place, lead)
        self.labels.insert(place, label)

    def items(self) -> list[Text]:
        found = []
        before = ""
        for place, (lead, label) in enumerate(zip(self.leads, self.labels, strict=True), start=self.first):
            item = Text()
            if lead != before:
                item.append(f"{lead} → ")
            before = lead
            found.append(item.append(f"{place:>2}", "bold cyan").append(" ").append(label, "default"))
        return found

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        margin = INDENT
        line = Text(" " * INDENT)
        if self.title and 3 * self.width < options.max_width:
            margin += self.width + GAP
            line.append(f"{self.title}:".ljust(self.width + 1), "bold").append(" " * (GAP - 1))
        elif self.title:
            yield line.append(f"{self.title}:", "bold")
            margin = 2 * INDENT
            line = Text(" " * margin)
        for item in self.items():
            if line.cell_len > margin and line.cell_len + item.cell_len > options.max_width:
                line.rstrip()
                yield line
                line = Text(" " * margin)
            line.append_text(item).append(" " * GAP)
        line.rstrip()
        yield line


def plain(words: str) -> str:
    return " ".join(words.casefold().split())
