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

    Kept as one flat list of small numbers: kind, seat, how many args, args, secret, and how many numbers
    that was, so that the latest events can be read from the end. Nearly all of them are numbers that
    Python has ready, so that logging allocates almost nothing.
    """

    def __init__(self) -> None:
        self._numbers: list[int] = []
        self._length = 0
        self._size = 0

    def clone(self) -> "Events":
        twin = Events()
        twin._numbers = self._numbers
        twin._length = self._length
        twin._size = self._size
        return twin

    def append(self, kind: int, args: list[int], seat: int, secret: list[int]) -> None:
        if len(self._numbers) != self._length:
            self._numbers = self._numbers[: self._length]
        numbers = self._numbers
        numbers.append(kind)
        numbers.append(seat)
        numbers.append(len(args))
        numbers.extend(args)
        if secret:
            numbers.extend(secret)
        numbers.append(len(numbers) - self._length)
        self._length = len(numbers)
        self._size += 1

    def __len__(self) -> int:
        return self._size

    def since(self, start: int) -> list[Event]:
        found: list[Event] = []
        end = self._length
        for _ in range(start, self._size):
            begin = end - 1 - self._numbers[end - 1]
            found.append(self._event(begin, end - 1))
            end = begin
        found.reverse()
        return found

    def _event(self, begin: int, end: int) -> Event:
        split = begin + 3 + self._numbers[begin + 2]
        return Event(
            self._numbers[begin],
            self._numbers[begin + 3 : split],
            self._numbers[begin + 1],
            self._numbers[split:end],
        )


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
