"""What a scenario expects, compared with a game.

A fact is a function that tells what is so in the words of the document, as fully as it can be told. What is
expected may say less: a number instead of a list, some keys of a mapping.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from fittest.kernel.message import Message
from fittest.scenarios.values import check_keys, mapping, unfit, unknown

Differences: TypeAlias = list[Message]
Fact: TypeAlias = Callable[[Any, Any, str], object]
"""Of the table, for what is wanted, which stands at a place: it may matter how that is spelt."""
PlayerFact: TypeAlias = Callable[[Any, int, Any, str], object]
Check: TypeAlias = Callable[[Any, Any], Differences]
"""What is no single fact, and compares by itself."""

GONE = "gone"


class AnyOrder(list[Any]):
    """Things whose order means nothing."""


def attribute(name: str) -> Fact:
    """A fact that the game has under this name."""
    return lambda table, wanted, place: getattr(table.game, name)


def entry(name: str) -> PlayerFact:
    """A fact that the game has in a list by seat."""
    return lambda table, seat, wanted, place: getattr(table.game, name)[seat]


def differ(what: str, wanted: object, found: object) -> Differences:
    """True and false are no numbers here."""
    if wanted == found and isinstance(wanted, bool) == isinstance(found, bool):
        return []
    return [Message("scenario-differs", {"what": what, "wanted": repr(wanted), "found": repr(found)})]


def compare(what: str, wanted: Any, found: Any) -> Differences:
    """The same, as far as what is wanted goes."""
    if isinstance(found, dict):
        check_keys(some(wanted, f"expect.{what}"), found, f"expect.{what}")
        return differ(what, wanted, {key: found[key] for key in wanted})
    if isinstance(found, list) and isinstance(wanted, int) and not isinstance(wanted, bool):
        return differ(what, wanted, len(found))
    if isinstance(found, AnyOrder) and isinstance(wanted, list) and alike(wanted, found):
        return []
    return differ(what, wanted, found)


def some(wanted: Any, place: str) -> dict[str, Any]:
    """Facts by name; to expect nothing asserts nothing."""
    if wanted is None:
        raise unfit(place, wanted, "scenario-mapping")
    return mapping(wanted, place)


def alike(wanted: list[Any], found: list[Any]) -> bool:
    """Equal but for the order."""
    return sorted(map(repr, wanted)) == sorted(map(repr, found))


def player_differs(table: Any, facts: Mapping[str, PlayerFact], name: str, wanted: Any) -> Differences:
    """`P1: {hand: 3}`"""
    found: Differences = []
    seat = table.seat(name, f"expect.{name}")
    for key, value in some(wanted, f"expect.{name}").items():
        if key not in facts:
            raise unknown(f"expect.{name}", key, facts)
        place = f"{name}.{key}"
        found += compare(place, value, facts[key](table, seat, value, f"expect.{place}"))
    return found


def thing_differs(name: str, wanted: Any, facts: Mapping[str, object] | None) -> Differences:
    """Of something that has a name in the document; without facts it is not on the table."""
    if wanted == GONE or facts is None:
        return differ(name, wanted, GONE if facts is None else "on the table")
    found: Differences = []
    for key, value in some(wanted, f"expect.{name}").items():
        if key not in facts:
            raise unknown(f"expect.{name}", key, facts)
        found += compare(f"{name}.{key}", value, facts[key])
    return found
