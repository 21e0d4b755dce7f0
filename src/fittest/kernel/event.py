"""What happened, as small numbers; each game's view tells it in words, to each seat what it may know."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from fittest.kernel.numbers import Numbers, numbers_of
from fittest.kernel.state import IS, State

PUBLIC: Final = -1
NOTHING: Final[list[int]] = []
NO_NUMBERS: Final = Numbers()
"""Where every log begins; never written to."""
MISSING: Final = 4095
"""In the place of a number that an event does not have."""
PACKED: Final = 1 << 56
SEAT_AT: Final = 57
SECRET: Final = 1 << 60
"""Of a packed event: its last number is for the seat alone that stands from bit 57 on."""


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

    def __repr__(self) -> str:
        # Without the secret part: this may get into logs.
        return f"<event {self.kind}: {self.args}>"


@mypyc_attr(acyclic=True)
class Events(State):
    """An append-only list of events that clones share until one of them writes.

    Kept as one flat list of small numbers: kind, seat, how many args, args, secret, and how many numbers
    that was, so that the latest events can be read from the end. The most frequent events are one large
    number each.
    """

    def __init__(self) -> None:
        self._numbers = NO_NUMBERS
        self._length: i64 = 0
        self._size: i64 = 0
        self._untold: i64 = 0

    def clone(self) -> "Events":
        copy = Events()
        copy._numbers = self._numbers
        copy._length = self._length
        copy._size = self._size
        copy._untold = self._untold
        return copy

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
        copy = Events()
        copy._size = copy._untold = self._size
        return copy

    def _own(self) -> Numbers:
        """The numbers, to be added to: a copy if another log has gone on with them."""
        if self._length == 0 or len(self._numbers) != self._length:
            self._numbers = self._numbers.first(self._length)
        return self._numbers

    def append(self, kind: int, args: list[int], seat: int, secret: list[int]) -> None:
        numbers = self._own()
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

    def append_five(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        """The same for five public numbers."""
        numbers = self._own()
        numbers.append(kind)
        numbers.append(PUBLIC)
        numbers.append(5)
        numbers.append(a)
        numbers.append(b)
        numbers.append(c)
        numbers.append(d)
        numbers.append(e)
        numbers.append(8)
        self._length += 9
        self._size += 1

    def append_few(self, kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """A public event with one to four numbers from 0 to 4094, packed into one."""
        if (a | b | c | d) >> 12:
            raise too_large(a, b, c, d)
        self.append_packed(PACKED | (kind << 48) | (a << 36) | (b << 24) | (c << 12) | d)

    def append_secret(self, kind: i64, seat: i64, secret: i64, a: i64, b: i64, c: i64) -> None:
        """The same for up to three numbers and one that only `seat` may see."""
        if (a | b | c | secret) >> 12 or seat >> 3:
            raise too_large(a, b, c, secret)
        self.append_packed(
            SECRET | (seat << SEAT_AT) | PACKED | (kind << 48) | (a << 36) | (b << 24) | (c << 12) | secret
        )

    def append_packed(self, number: i64) -> None:
        self._own().append(number)
        self._length += 1
        self._size += 1

    def __len__(self) -> int:
        return self._size

    def __repr__(self) -> str:
        return f"<{self._size} events>"

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


def too_large(*numbers: int) -> OverflowError:
    return OverflowError(f"too large to be kept in short: {numbers}")


def unpacked(number: int) -> Event:
    kind = (number >> 48) & 255
    args = [(number >> shift) & MISSING for shift in (36, 24, 12, 0)]
    if number & SECRET:
        secret = args.pop()
        return Event(kind, [arg for arg in args if arg != MISSING], (number >> SEAT_AT) & 7, [secret])
    return Event(kind, [arg for arg in args if arg != MISSING])


@mypyc_attr(acyclic=True)
class Answers(State):
    """The codes of the answers given so far, shared by clones in the same way."""

    def __init__(self) -> None:
        self._items = NO_NUMBERS
        self._size: i64 = 0

    def clone(self) -> "Answers":
        copy = Answers()
        copy._items = self._items
        copy._size = self._size
        return copy

    def dump(self) -> dict[str, Any]:
        return {IS: "Answers", "codes": self.all()}

    def load(self, data: dict[str, Any], kinds: dict[str, type[State]], spared: list[str] | None) -> None:
        self._items = numbers_of(data["codes"])
        self._size = len(self._items)

    def append(self, code: i64) -> None:
        if self._size == 0 or len(self._items) != self._size:
            self._items = self._items.first(self._size)
        self._items.append(code)
        self._size += 1

    def __len__(self) -> int:
        return self._size

    def __repr__(self) -> str:
        return f"<{self._size} answers>"

    def all(self) -> list[int]:
        return self._items.listed(0, self._size)
