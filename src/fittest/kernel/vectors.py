"""Vectors of machine numbers: compiled, those of librt; interpreted, plain lists, which are quicker there.

`append`, `extend` and `pop` give the vector to go on with; the one they were given is not to be used again.
Where others may have the same vector it is never changed: the functions below give another.
"""

from typing import Final

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

__all__ = [
    "NO_ITEMS",
    "append",
    "extend",
    "in_order",
    "pop",
    "vec",
    "with_first",
    "with_item",
    "with_last",
    "without",
]


def with_last(items: vec[i64], item: i64) -> vec[i64]:
    count: i64 = len(items)
    longer = vec[i64]([item] * (count + 1))
    for i in range(count):
        longer[i] = items[i]
    return longer


def with_first(items: vec[i64], item: i64) -> vec[i64]:
    count: i64 = len(items)
    longer = vec[i64]([item] * (count + 1))
    for i in range(count):
        longer[i + 1] = items[i]
    return longer


def with_item(items: vec[i64], place: i64, item: i64) -> vec[i64]:
    """`item` stands at `place`, where another one stood."""
    changed = items[:]
    changed[place] = item
    return changed


def without(items: vec[i64], place: i64) -> vec[i64]:
    count: i64 = len(items) - 1
    shorter = vec[i64]([0] * count)
    for i in range(place):
        shorter[i] = items[i]
    for i in range(place, count):
        shorter[i] = items[i + 1]
    return shorter


def in_order(items: vec[i64], more: list[int]) -> vec[i64]:
    """Those of `items`, which are in order, and `more` among them."""
    count: i64 = len(items)
    longer = vec[i64]([0] * (count + len(more)))
    for i in range(count):
        longer[i] = items[i]
    for item in more:
        number: i64 = item
        place = count
        while place > 0 and longer[place - 1] > number:
            longer[place] = longer[place - 1]
            place -= 1
        longer[place] = number
        count += 1
    return longer


if __file__.endswith(".py"):
    from fittest.kernel import lists

    globals().update(
        vec=lists.Vectors,
        append=lists.append,
        extend=lists.extend,
        in_order=lists.in_order,
        pop=lists.pop,
        with_first=lists.with_first,
        with_last=lists.with_last,
        without=lists.without,
    )


NO_ITEMS: Final = vec[i64]()
"""What others may have, too: never changed."""
