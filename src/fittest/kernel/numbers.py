"""A list of machine numbers, for what is made all the time and seldom looked at: options, events, answers.

Compiled, a `list[int]` makes an object of every number, which costs more than finding out the number.
Interpreted, a list is quicker, and is what `Numbers` is there.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Numbers:
    def __init__(self) -> None:
        # Never hand it out: of two vectors with the same numbers, one writes over what is added to the other.
        self._items = vec[i64](capacity=16)

    def append(self, number: i64) -> None:
        self._items = append(self._items, number)

    def __len__(self) -> int:
        return len(self._items)

    def __getitem__(self, index: i64) -> i64:
        return self._items[index]

    def contains(self, number: i64) -> bool:
        for item in self._items:
            if item == number:
                return True
        return False

    def first(self, count: i64) -> "Numbers":
        """A list of its own with the first numbers of this one."""
        twin = Numbers()
        twin._items = self._items[:count]
        return twin

    def listed(self, begin: i64, end: i64) -> list[int]:
        return [int(item) for item in self._items[begin:end]]

    def all(self) -> list[int]:
        return [int(item) for item in self._items]

    def sort(self) -> None:
        """Most lists are made in order; to see that is cheaper than to sort them again."""
        items = self._items
        for i in range(1, i64(len(items))):
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
