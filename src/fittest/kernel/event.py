"""What happened, as small numbers; each game's view tells it in words, to each seat what it may know."""

from typing import Final

from mypy_extensions import mypyc_attr

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


@mypyc_attr(acyclic=True)
class Events:
    """An append-only list of events that clones share until one of them writes.

    Kept as one flat list of small numbers: kind, seat, how many args, args, secret. Nearly all of
    them are numbers that Python has ready, so that logging allocates almost nothing.
    """

    def __init__(self) -> None:
        self._numbers: list[int] = []
        self._ends: list[int] = []
        self._size = 0

    def clone(self) -> "Events":
        twin = Events()
        twin._numbers = self._numbers
        twin._ends = self._ends
        twin._size = self._size
        return twin

    def append(self, kind: int, args: list[int], seat: int, secret: list[int]) -> None:
        if len(self._ends) != self._size:
            self._ends = self._ends[: self._size]
            self._numbers = self._numbers[: self._end(self._size)]
        numbers = self._numbers
        numbers.append(kind)
        numbers.append(seat)
        numbers.append(len(args))
        for value in args:
            numbers.append(value)
        for value in secret:
            numbers.append(value)
        self._ends.append(len(numbers))
        self._size += 1

    def __len__(self) -> int:
        return self._size

    def since(self, start: int) -> list[Event]:
        return [self._event(i) for i in range(start, self._size)]

    def _end(self, count: int) -> int:
        return self._ends[count - 1] if count else 0

    def _event(self, index: int) -> Event:
        numbers = self._numbers[self._end(index) : self._ends[index]]
        split = 3 + numbers[2]
        return Event(numbers[0], numbers[3:split], numbers[1], numbers[split:])


@mypyc_attr(acyclic=True)
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
