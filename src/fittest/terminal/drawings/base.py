"""What a game's drawing has to answer; `Drawing` itself shows any game plainly.

Things are what options name and people point at, written `kind:name`: `animal:3`, `card:big/carnivorous`,
`hex:2,-1`. A drawing carries them as metadata of its styles, so a client that shows it knows what lies where.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

import msgspec
import yaml
from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text

from fittest.kernel.view import Choice, Part
from fittest.terminal.seats import seat_name
from fittest.texts import text

THING = "thing"
ABOUT = "about"
OPTION = Style(underline=True)
"""A thing that some option names."""
MARKED = Style(bold=True, reverse=True)
"""A thing that is pointed at, or named by the option under the cursor."""

HEAD = ("game", "ruleset", "players", "seat", "question", "winners", "tally", "tie")


@cache
def word(key: str, language: str) -> str:
    """A text without arguments; a table is full of them, and it is drawn again and again."""
    return text(key, language)


class Pen:
    """A language, the things to be highlighted, and the room; without a height, lines scroll away."""

    def __init__(
        self,
        language: str,
        options: frozenset[str] = frozenset(),
        marked: frozenset[str] = frozenset(),
        width: int = 120,
        height: int | None = None,
    ) -> None:
        self.language = language
        self.options = options
        self.marked = marked
        self.width = width
        self.height = height

    def say(self, key: str, **args: Any) -> str:
        return text(key, self.language, **args) if args else word(key, self.language)

    def seat(self, seat: int) -> str:
        return seat_name(seat, self.language)

    def thing(self, name: str, drawn: Text) -> Text:
        """Say that this drawing is a thing, and highlight it if it is to be highlighted."""
        drawn.stylize(Style.from_meta({THING: name}))
        if name in self.options:
            drawn.stylize(OPTION)
        if name in self.marked:
            drawn.stylize(MARKED)
        return drawn

    def explained(self, key: str, drawn: Text) -> Text:
        """Say which entry of the glossary tells more about this."""
        drawn.stylize(Style.from_meta({ABOUT: key}))
        return drawn


class Drawing:
    """A view in pieces: what is always in sight, the board, the hand. Only texts and positions: the options
    alone say what is legal."""

    kinds: ClassVar[dict[str, str]] = {}
    """Arguments of an option that name things, and the kind of thing."""
    words_only: Sequence[str] = ()
    """Options whose arguments name other things than they seem to."""

    def headline(self, view: Any, pen: Pen) -> RenderableType:
        return Text()

    def board(self, view: Any, pen: Pen) -> RenderableType:
        data = msgspec.to_builtins(view)
        shown = {name: value for name, value in data.items() if name not in HEAD}
        return Text(yaml.safe_dump(shown, allow_unicode=True, sort_keys=False).rstrip())

    def hand(self, view: Any, pen: Pen) -> RenderableType | None:
        return None

    def table(self, view: Any, pen: Pen) -> RenderableType:
        """Everything at once, for a terminal that prints line after line."""
        return self.board(view, pen)

    def heading(self, choice: Choice, language: str) -> tuple[str, str, str] | None:
        """Where an option stands when cards of the hand are headings: the card, what it is played as, and
        the rest. None: it stands by itself."""
        return None

    def things(self, choice: Choice) -> list[str]:
        key, args = choice.label.key, choice.label.args
        if key in self.words_only:
            return []
        return [
            f"{kind}:{self.name(kind, str(args[argument]))}"
            for argument, kind in self.kinds.items()
            if args.get(argument, 0) != 0
        ]

    def name(self, kind: str, value: str) -> str:
        """The name of a thing as the argument of an option spells it."""
        return value

    def title(self, thing: str, language: str) -> str:
        """A thing in words."""
        return thing.partition(":")[2]

    def about(self, view: Any, thing: str) -> list[str]:
        """The entries of the glossary about a thing."""
        return []

    def thinkable(self, view: Any) -> list[str]:
        """Texts of actions that somebody might think of in this position, legal or not."""
        return []

    def attempts(self, view: Any) -> list[str]:
        """Those of them that somebody is likely to try."""
        return self.thinkable(view)

    def place(self, part: Part, language: str) -> str:
        """The thing that brings points at the end, in words."""
        return part.thing.partition(" ")[2]


def stacked(parts: Sequence[RenderableType]) -> Group:
    """One below the other, with an empty line between them."""
    spaced: list[RenderableType] = []
    for part in parts:
        spaced += [Text(), part] if spaced else [part]
    return Group(*spaced)
