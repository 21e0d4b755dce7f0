"""The keyed difference of two JSON documents; the other half is `web/src/lib/patch.ts`.

A change of something is `[value]`: now it is this; or an object that says what changed inside it:

- inside an object, the changes of its members by name; null: the member is gone;
- inside a list, in this order: `cut`, the places of items that are gone; `add`, pairs of a place and the item
  that now stands there, ascending; `at`, the changes of items by their places after that.
"""

from typing import Any, TypeAlias

Json: TypeAlias = Any
Change: TypeAlias = list[Any] | dict[str, Any]

# By the first of these that all have, the items of a list are told apart.
NAMES = ("id", "name")


def difference(old: Json, new: Json) -> Change | None:
    """What makes `new` of `old`; None if they are equal."""
    if old == new:
        return None
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


def _inside_list(old: list[Json], new: list[Json]) -> Change | None:
    """None if the list is better said anew."""
    before, after = _names(old), _names(new)
    if before is None or after is None:
        if len(old) != len(new):
            return _spliced(old, new)
        before = after = list(range(len(old)))
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
    for key in NAMES:
        if all(isinstance(item, dict) and isinstance(item.get(key), (int, str)) for item in items):
            names = [item[key] for item in items]
            return names if len(set(names)) == len(names) else None
    return None
