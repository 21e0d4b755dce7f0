"""Reads the values of a scenario document; whatever does not fit is refused with its place."""

import re
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from fittest.kernel.errors import BadRequest, bad_request

SHOWN = 60
LARGEST = 1000
T = TypeVar("T")


def ill_formed(place: str, why: str) -> BadRequest:
    """`why` is a sentence, or the key of one after `@`."""
    return bad_request("error-scenario", place=place, why=why)


def unfit(place: str, found: object, wanted: str) -> BadRequest:
    """`wanted` is the key of what belongs there."""
    return bad_request("error-scenario-unfit", place=place, found=shown(found), wanted=f"@{wanted}")


def unknown(place: str, found: object, allowed: Iterable[str]) -> BadRequest:
    return bad_request("error-scenario-unknown", place=place, found=shown(found), allowed=list(allowed))


def shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= SHOWN else text[: SHOWN - 3] + "..."


def mapping(value: object, place: str) -> dict[str, Any]:
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise unfit(place, value, "scenario-mapping")
    return value


def sequence(value: object, place: str) -> list[Any]:
    if not isinstance(value, list):
        raise unfit(place, value, "scenario-list")
    return value


def listed(value: object, place: str, read: Callable[[Any, str], T], most: int = LARGEST) -> list[T]:
    """A list, each item of it read by itself."""
    found = sequence(value, place)
    number(len(found), place, 0, most)
    return [read(item, f"{place}[{i}]") for i, item in enumerate(found)]


def number(value: object, place: str, least: int = 0, most: int = LARGEST) -> int:
    """A whole number; true and false are none."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise bad_request("error-scenario-number", place=place, found=shown(value), least=least, most=most)
    return value


def die(value: object, place: str) -> int:
    return number(value, place, 1, 6)


def one_of(value: object, place: str, allowed: list[str]) -> int:
    if not isinstance(value, str) or value not in allowed:
        raise unknown(place, value, allowed)
    return allowed.index(value)


def check_keys(found: dict[str, Any], allowed: Iterable[str], place: str) -> None:
    for key in found:
        if key not in allowed:
            raise unknown(place, key, sorted(allowed))


def seat_name(seat: int) -> str:
    return f"P{seat + 1}"


def seat_of(name: object, players: int, place: str) -> int:
    """P1, P2, and so on."""
    match = re.fullmatch(r"P([1-9])", str(name))
    if match is None or int(match[1]) > players:
        raise unknown(place, name, [seat_name(seat) for seat in range(players)])
    return int(match[1]) - 1
