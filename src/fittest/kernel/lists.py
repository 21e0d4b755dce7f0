"""`Numbers` and vectors where nothing is compiled: lists, which are quicker there. Not compiled."""

from typing import Any, Self


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


class Vectors:
    """`vec[i64](items)` makes a list."""

    def __class_getitem__(cls, _: object) -> type[list[Any]]:
        return list


def append(items: list[Any], item: Any) -> list[Any]:
    items.append(item)
    return items


def extend(items: list[Any], more: list[Any]) -> list[Any]:
    items.extend(more)
    return items


def pop(items: list[Any], place: int = -1) -> tuple[list[Any], Any]:
    return items, items.pop(place)


def with_first(items: list[int], item: int) -> list[int]:
    return [item, *items]


def with_last(items: list[int], item: int) -> list[int]:
    return [*items, item]


def without(items: list[int], place: int) -> list[int]:
    return items[:place] + items[place + 1 :]


def in_order(items: list[int], more: list[int]) -> list[int]:
    return sorted(items + more)
