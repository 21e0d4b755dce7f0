"""A list of machine numbers, for what is made all the time and seldom looked at: options, events, answers.

Compiled, a `list[int]` makes an object of every number, which costs more than finding out the number.
Interpreted, a list is quicker, and is what `Numbers` is there.
"""

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True, free_list_len=1)
class Numbers:
    def __init__(self) -> None:
        # Longer than needed, so that a number is added without a call. Never hand it out.
        self._items = vec[i64]([0] * 32)
        self._size: i64 = 0

    def append(self, number: i64) -> None:
        size = self._size
        if size == len(self._items):
            self._grow()
        self._items[size] = number
        self._size = size + 1

    def _grow(self) -> None:
        self._items = extend(self._items, vec[i64]([0] * (len(self._items) + 8)))

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, index: i64) -> i64:
        return self._items[index if index >= 0 else self._size + index]

    def contains(self, number: i64) -> bool:
        for i in range(self._size):
            if self._items[i] == number:
                return True
        return False

    def first(self, count: i64) -> "Numbers":
        """A list of its own with the first numbers of this one."""
        copy = Numbers()
        if count > len(copy._items):
            copy._items = self._items[:count]
        else:
            for i in range(count):
                copy._items[i] = self._items[i]
        copy._size = count
        return copy

    def listed(self, begin: i64, end: i64) -> list[int]:
        return [int(item) for item in self._items[begin:end]]

    def all(self) -> list[int]:
        return self.listed(0, self._size)

    def sort(self) -> None:
        """Most lists are made in order; to see that is cheaper than to sort them again."""
        items = self._items
        for i in range(1, self._size):
            if items[i - 1] > items[i]:
                self._items = vec[i64](sorted(self.all()))
                return


if __file__.endswith(".py"):
    from fittest.kernel.lists import ListNumbers

    globals().update(Numbers=ListNumbers)


def numbers_of(items: list[int]) -> Numbers:
    numbers = Numbers()
    for item in items:
        numbers.append(item)
    return numbers
