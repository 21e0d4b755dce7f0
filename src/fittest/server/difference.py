"""The keyed difference of two JSON documents; the other half is `web/src/lib/patch.ts`.

A change of something is `[value]`: now it is this; or an object that says what changed inside it:

- inside an object, the changes of its members by name; null: the member is gone;
- inside a list, in this order: `cut`, the places of items that are gone; `add`, pairs of a place and the item
  that now stands there, ascending; `at`, the changes of items by their places after that.

Structs stand for the objects that they are encoded as. They are compared as they are, and only what differs
is looked at closely, since between two views nearly everything is the same.
"""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, TypeAlias

import msgspec

Json: TypeAlias = Any
Change: TypeAlias = list[Any] | dict[str, Any]

# By the first of these that all have, the items of a list are told apart.
NAMES = ("id", "name")


def difference(old: Json, new: Json) -> Change | None:
    """What makes `new` of `old`; None if they are equal."""
    if old == new:
        return None
    if isinstance(old, msgspec.Struct) and type(old) is type(new):
        return _inside_struct(old, new)
    if isinstance(old, dict) and isinstance(new, dict):
        return _inside_object(old, new)
    if isinstance(old, list) and isinstance(new, list):
        change = _inside_list(old, new)
        return [new] if change is None else change
    return [new]


def _inside_object(old: dict[str, Json], new: dict[str, Json]) -> Change:
    changes: dict[str, Any] = {name: None for name in old if name not in new}
    for name, value in new.items():
        change = difference(old[name], value) if name in old else [value]
        if change is not None:
            changes[name] = change
    return changes


def _inside_struct(old: msgspec.Struct, new: msgspec.Struct) -> Change:
    if old.__struct_config__.omit_defaults:
        # Which members there are depends on their values.
        return _inside_object(msgspec.to_builtins(old), msgspec.to_builtins(new))
    changes: dict[str, Any] = {}
    for field, name in zip(old.__struct_fields__, old.__struct_encode_fields__, strict=True):
        before, after = getattr(old, field), getattr(new, field)
        if before is not after and before != after:
            changes[name] = difference(before, after)
    return changes


def _inside_list(old: list[Json], new: list[Json]) -> Change | None:
    """None if the list is better said anew."""
    before, after = _names(old), _names(new)
    if before is None or after is None:
        if len(old) != len(new):
            return _spliced(old, new)
        before = after = list(range(len(old)))
    if before == after:
        changes = [
            (place, difference(*pair))
            for place, pair in enumerate(zip(old, new, strict=True))
            if pair[0] is not pair[1]
        ]
        return {"at": {str(place): change for place, change in changes if change is not None}}
    kept = set(before) & set(after)
    if [name for name in before if name in kept] != [name for name in after if name in kept]:
        return None
    places = {name: place for place, name in enumerate(before)}
    at = {}
    for place, name in enumerate(after):
        if name in kept and (change := difference(old[places[name]], new[place])) is not None:
            at[str(place)] = change
    return _list_change(
        [place for place, name in enumerate(before) if name not in kept],
        [[place, new[place]] for place, name in enumerate(after) if name not in kept],
        at,
    )


def _spliced(old: list[Json], new: list[Json]) -> Change | None:
    """Items without names: what is equal at the beginning and at the end stays."""
    start, shorter = 0, min(len(old), len(new))
    while start < shorter and old[start] == new[start]:
        start += 1
    end = 0
    while end < shorter - start and old[-1 - end] == new[-1 - end]:
        end += 1
    if start + end == 0:
        return None
    added = [[place, new[place]] for place in range(start, len(new) - end)]
    return _list_change(list(range(start, len(old) - end)), added, {})


def _list_change(cut: list[int], add: list[Any], at: dict[str, Any]) -> Change:
    parts = {"cut": cut, "add": add, "at": at}
    return {name: part for name, part in parts.items() if part}


def _names(items: list[Json]) -> list[Any] | None:
    """What tells the items apart; None if nothing does."""
    if not items:
        return []
    kind = type(items[0])
    if issubclass(kind, msgspec.Struct) and all(type(item) is kind for item in items):
        read = _reader(kind)
        return None if read is None else _different(list(map(read, items)))
    for key in NAMES:
        names = [item.get(key) if isinstance(item, dict) else getattr(item, key, None) for item in items]
        if all(isinstance(name, (int, str)) for name in names):
            return _different(names)
    return None


def _different(names: list[Any]) -> list[Any] | None:
    return names if len(set(names)) == len(names) else None


@cache
def _reader(kind: type[msgspec.Struct]) -> Callable[[Any], Any] | None:
    """Reads the name of structs of this kind, all of which have it."""
    fields = kind.__struct_fields__
    return next((attrgetter(key) for key in NAMES if key in fields), None)
