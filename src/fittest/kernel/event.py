"""What happened, as small numbers; each game's view tells it in words, to each seat what it may know."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from fittest.kernel.numbers import Numbers, numbers_of
from fittest.kernel.state import IS, State

PUBLIC: Final = -1
NOTHING: Final[list[int]] = []
NO_NUMBERS: Final = Numbers()
"""Where every log begins; never written to."""
UNSAID: Final = 4095
"""In the place of a number that an event does not have."""
PACKED: Final = 1 << 56


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
class Events(State):
    """An append-only list of events that clones share until one of them writes.

    Kept as one flat list of small numbers: kind, seat, how many args, args, secret, and how many numbers
    that was, so that the latest events can be read from the end. The most frequent events are one large
    number each.
    """

    def __init__(self) -> None:
        self._numbers = NO_NUMBERS
        self._length = 0
        self._size = 0
        self._untold = 0

    def clone(self) -> "Events":
        twin = Events()
        twin._numbers = self._numbers
        twin._length = self._length
        twin._size = self._size
        twin._untold = self._untold
        return twin

    def dump(self) -> dict[str, Any]:
        numbers = self._numbers.listed(0, self._length)
        return {IS: "Events", "numbers": numbers, "size": self._size, "untold": self._untold}

    def load(self, data: dict[str, Any], kinds: dict[str, type[State]], spared: list[str] | None) -> None:
        self._numbers = numbers_of(data["numbers"])
        self._length = len(self._numbers)
        self._size = data["size"]
        self._untold = data["untold"]

    def untold(self) -> "Events":
        """As many events, none of which can be read: the numbering goes on."""
        twin = Events()
        twin._size = twin._untold = self._size
        return twin

    def append(self, kind: int, args: list[int], seat: int, secret: list[int]) -> None:
        if self._length == 0 or len(self._numbers) != self._length:
            self._numbers = self._numbers.first(self._length)
        numbers = self._numbers
        numbers.append(kind)
        numbers.append(seat)
        numbers.append(len(args))
        for each in args:
            numbers.append(each)
        for each in secret:
            numbers.append(each)
        numbers.append(len(numbers) - self._length)
        self._length = len(numbers)
        self._size += 1

    def append_few(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """A public event with one to four numbers from 0 to 4094, packed into one."""
        assert (a | b | c | d) >> 12 == 0, "a number is too large to be kept in short"
        if self._length == 0 or len(self._numbers) != self._length:
            self._numbers = self._numbers.first(self._length)
        self._numbers.append(PACKED | (kind << 48) | (a << 36) | (b << 24) | (c << 12) | d)
        self._length += 1
        self._size += 1

    def __len__(self) -> int:
        return self._size

    def since(self, start: int) -> list[Event]:
        found: list[Event] = []
        end = self._length
        for _ in range(max(start, self._untold), self._size):
            end -= 1
            last = self._numbers[end]
            if last >= PACKED:
                found.append(unpacked(last))
            else:
                found.append(self._event(end - last, end))
                end -= last
        found.reverse()
        return found

    def _event(self, begin: int, end: int) -> Event:
        split = begin + 3 + self._numbers[begin + 2]
        return Event(
            self._numbers[begin],
            self._numbers.listed(begin + 3, split),
            self._numbers[begin + 1],
            self._numbers.listed(split, end),
        )


def unpacked(number: int) -> Event:
    args = [(number >> shift) & UNSAID for shift in (36, 24, 12, 0)]
    return Event((number >> 48) & 255, [value for value in args if value != UNSAID])


@mypyc_attr(acyclic=True)
class Answers(State):
    """The codes of the answers given so far, shared by clones in the same way."""

    def __init__(self) -> None:
        self._items = NO_NUMBERS
        self._size = 0

    def clone(self) -> "Answers":
        twin = Answers()
        twin._items = self._items
        twin._size = self._size
        return twin

    def dump(self) -> dict[str, Any]:
        return {IS: "Answers", "codes": self.all()}

    def load(self, data: dict[str, Any], kinds: dict[str, type[State]], spared: list[str] | None) -> None:
        self._items = numbers_of(data["codes"])
        self._size = len(self._items)

    def append(self, code: int) -> None:
        if self._size == 0 or len(self._items) != self._size:
            self._items = self._items.first(self._size)
        self._items.append(code)
        self._size += 1

    def __len__(self) -> int:
        return self._size

    def all(self) -> list[int]:
        return self._items.listed(0, self._size)
