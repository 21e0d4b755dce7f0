"""What happened, as small numbers; each game's view tells it in words, to each seat what it may know."""

from typing import Final

PUBLIC: Final = -1
NOTHING: Final[list[int]] = []


class Event:
    """`args` is for everybody, `secret` for `seat` alone (PUBLIC: there is no secret part)."""

    def __init__(self, kind: int, args: list[int], seat: int = PUBLIC, secret: list[int] = NOTHING) -> None:
        self.kind: Final = kind
        self.args: Final = args
        self.seat: Final = seat
        self.secret: Final = secret

    def seen_by(self, seat: int) -> list[int]:
        """All arguments that `seat` may know; PUBLIC for a spectator."""
        return self.args + self.secret if self.seat != PUBLIC and seat == self.seat else self.args


class Events:
    """An append-only list that clones share until one of them writes."""

    def __init__(self) -> None:
        self._items: list[Event] = []
        self._size = 0

    def clone(self) -> "Events":
        twin = Events()
        twin._items = self._items
        twin._size = self._size
        return twin

    def append(self, event: Event) -> None:
        if len(self._items) != self._size:
            self._items = self._items[: self._size]
        self._items.append(event)
        self._size += 1

    def __len__(self) -> int:
        return self._size

    def since(self, start: int) -> list[Event]:
        return self._items[start : self._size]


class Answers:
    """The codes of the answers given so far, shared by clones in the same way."""

    def __init__(self) -> None:
        self._items: list[int] = []
        self._size = 0

    def clone(self) -> "Answers":
        twin = Answers()
        twin._items = self._items
        twin._size = self._size
        return twin

    def append(self, code: int) -> None:
        if len(self._items) != self._size:
            self._items = self._items[: self._size]
        self._items.append(code)
        self._size += 1

    def __len__(self) -> int:
        return self._size

    def all(self) -> list[int]:
        return self._items[: self._size]
