"""Vectors of machine numbers: compiled, those of librt; interpreted, plain lists, which are quicker there.

`append`, `extend` and `pop` give the vector to go on with; the one they were given is not to be used again.
Where others may have the same vector it is never changed: `with_last`, `with_item` and `without` give another.
"""

from librt.vecs import append, extend, pop, vec
from mypy_extensions import i64

__all__ = ["append", "extend", "pop", "vec", "with_item", "with_last", "without"]


def with_last(items: vec[i64], item: i64) -> vec[i64]:
    count: i64 = len(items)
    longer = vec[i64]([item] * (count + 1))
    for i in range(count):
        longer[i] = items[i]
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


if __file__.endswith(".py"):
    from fittest.kernel import lists

    globals().update(
        vec=lists.Vectors,
        append=lists.append,
        extend=lists.extend,
        pop=lists.pop,
        with_last=lists.with_last,
        without=lists.without,
    )
