"""An event, declared once: its name and its named arguments.

    KINDS = EventKinds("event-")
    FED: Final = KINDS.add("fed", PLAYER, ANIMAL)

From that come its number and the message that tells it (`event-fed`, with `player` and `animal`); with
`quiet=True` it goes without saying. Numbers are counted in the order of the declarations, and saved games
have them: new events come last.
"""

from typing import Final

from mypy_extensions import i64

from fittest.kernel.event import Event
from fittest.kernel.message import Arg, Message
from fittest.kernel.moves import Kind


class FromOne(Kind):
    """Counted from 0 inside and from 1 by people."""

    def argument(self, value: int) -> Arg:
        return value + 1


class Argument:
    """One number of an event. If it may be missing, `suffix` ends the key of the message when it is there;
    `absent` is the number that says it is not."""

    def __init__(self, name: str, kind: Kind, suffix: str = "", absent: int | None = None) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.suffix: Final = suffix
        self.absent: Final = absent

    def takes_all(self) -> bool:
        """All numbers that are left?"""
        return False

    def describe(self, values: list[int], args: dict[str, Arg]) -> str:
        """Writes the argument, and gives what the key ends with."""
        if not values or values[0] == self.absent:
            return ""
        args[self.name] = self.kind.argument(values[0])
        return self.suffix


class Rest(Argument):
    """A list of all numbers that are left; `size` names the argument that counts them."""

    def __init__(self, name: str, kind: Kind, suffix: str = "", size: str = "") -> None:
        super().__init__(name, kind, suffix)
        self.size: Final = size

    def takes_all(self) -> bool:
        return True

    def describe(self, values: list[int], args: dict[str, Arg]) -> str:
        if self.size:
            args[self.size] = len(values)
        elif not values:
            return ""
        args[self.name] = [str(self.kind.argument(value)) for value in values]
        return self.suffix


class EventKind:
    def __init__(self, key: str, arguments: tuple[Argument, ...], quiet: bool) -> None:
        self.key: Final = key
        self.arguments: Final = arguments
        self.quiet: Final = quiet

    def message(self, values: list[int], left_out: str = "") -> Message:
        """Numbers that are not there, because the seat may not know them, are not told; nor is the argument
        called `left_out`."""
        key = self.key
        args: dict[str, Arg] = {}
        for i in range(len(self.arguments)):
            argument = self.arguments[i]
            if argument.name != left_out:
                key += argument.describe(values[i:] if argument.takes_all() else values[i : i + 1], args)
        return Message(key, args, self.quiet)


class EventKinds:
    """All kinds of events of a game. `prefix` begins the keys of their messages."""

    def __init__(self, prefix: str) -> None:
        self.prefix: Final = prefix
        self.all: Final[list[EventKind]] = []

    def add(self, name: str, *arguments: Argument, quiet: bool = False) -> i64:
        self.all.append(EventKind(self.prefix + name, arguments, quiet))
        return len(self.all) - 1

    def message(self, event: Event, seat: int, left_out: str = "") -> Message:
        """What `seat` is told of the event."""
        return self.all[event.kind].message(event.seen_by(seat), left_out)

    def number_of(self, name: str) -> int:
        """-1 if there is none."""
        key = self.prefix + name
        for i in range(len(self.all)):
            if self.all[i].key == key:
                return i
        return -1
