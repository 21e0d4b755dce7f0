"""Reading a change, as clients do."""

from typing import Any


def changed(old: Any, change: Any) -> Any:
    if change is None:
        return old
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        cut = set(change.get("cut", []))
        items = [item for place, item in enumerate(old) if place not in cut]
        for place, item in change.get("add", []):
            items.insert(place, item)
        for place, inner in change.get("at", {}).items():
            items[int(place)] = changed(items[int(place)], inner)
        return items
    new = dict(old)
    for name, inner in change.items():
        if inner is None:
            del new[name]
        elif name in old:
            new[name] = changed(old[name], inner)
        else:
            new[name] = inner[0]
    return new
