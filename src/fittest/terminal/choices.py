"""The options of a question in groups, and what of them is left when somebody has pointed at things or typed
a few letters."""

from dataclasses import dataclass, field

from fittest.kernel.message import Message
from fittest.kernel.view import Choice
from fittest.terminal.drawings.base import Drawing
from fittest.texts import render

AT_A_GLANCE = 9
"""So many rows can be chosen by one digit; more options than that are shown by group."""
BLANK = "…"


@dataclass(frozen=True)
class Entry:
    """An option: `label` in full, `short` under the title of its group; `things` that it names."""

    text: str
    label: str
    short: str
    group: str
    from_hand: bool
    """Its group is a card, and the full label names the card again."""
    things: tuple[str, ...]
    keys: tuple[str, ...]
    """Glossary entries that its label names."""


@dataclass
class Group:
    title: str
    entries: list[Entry]

    @property
    def things(self) -> tuple[str, ...]:
        """What all of them name."""
        return _common([entry.things for entry in self.entries])

    @property
    def keys(self) -> tuple[str, ...]:
        return _common([entry.keys for entry in self.entries])


def _common(lists: list[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(name for name in lists[0] if all(name in other for other in lists))


Row = Entry | Group


def read_choice(choice: Choice, drawing: Drawing, language: str) -> Entry:
    key, args = choice.label.key, choice.label.args
    label = render(Message(key, args), language)
    keys = [
        part for value in args.values() if str(value).startswith("@") for part in str(value)[1:].split("/")
    ]
    found = drawing.heading(choice, language)
    if found is not None:
        card, lead, rest = found
        group, short = card, f"{lead} → {rest}" if lead else rest
    else:
        group = render(Message(key.partition(".")[0], dict.fromkeys(args, BLANK)), language)
        short = label
    return Entry(
        choice.text, label, short, group, found is not None, tuple(drawing.things(choice)), tuple(keys)
    )


def grouped(entries: list[Entry]) -> list[Group]:
    groups: dict[str, Group] = {}
    for entry in entries:
        groups.setdefault(entry.group, Group(entry.group, [])).entries.append(entry)
    return list(groups.values())


@dataclass
class Choosing:
    """An unfinished choice among `entries`: the things pointed at, the group opened, the letters typed."""

    entries: list[Entry]
    things: list[str] = field(default_factory=list)
    group: str | None = None
    query: str = ""

    @property
    def begun(self) -> bool:
        return bool(self.things or self.query or self.group is not None)

    def take_back(self) -> None:
        """The last step that is left."""
        if self.query:
            self.query = ""
        elif self.group is not None:
            self.group = None
        elif self.things:
            self.things.pop()

    def point(self, thing: str) -> bool:
        """Keep the options that name this thing too; False if none does."""
        if thing in self.things:
            self.things.remove(thing)
            return True
        if not any(thing in entry.things for entry in self.left()):
            return False
        self.things.append(thing)
        return True

    def left(self) -> list[Entry]:
        words = self.query.casefold().split()
        return [
            entry
            for entry in self.entries
            if all(thing in entry.things for thing in self.things)
            and (self.group is None or entry.group == self.group)
            and all(word in f"{entry.group} {entry.short} {entry.text}".casefold() for word in words)
        ]

    def rows(self) -> list[Row]:
        """What is shown: options, or groups of them if there are many."""
        left = self.left()
        groups = grouped(left)
        few = len(left) <= AT_A_GLANCE and not any(entry.from_hand for entry in left)
        if self.group is not None or few or len(groups) == 1:
            return list(left)
        return [group if len(group.entries) > 1 else group.entries[0] for group in groups]

    @property
    def one_group(self) -> bool:
        """All that is left stands under one title."""
        return len(grouped(self.left())) == 1

    def things_left(self) -> frozenset[str]:
        """Everything that can be pointed at to go on."""
        return frozenset(thing for entry in self.left() for thing in entry.things)
