"""`Numbers` where nothing is compiled: a list, which is quicker there. Not compiled."""

from typing import Self


class ListNumbers(list[int]):
    """The same methods as `fittest.kernel.numbers.Numbers`."""

    def contains(self, number: int) -> bool:
        return number in self

    def first(self, count: int) -> Self:
        return type(self)(self[:count])

    def listed(self, begin: int, end: int) -> list[int]:
        return list(self[begin:end])

    def all(self) -> list[int]:
        return list(self)
