"""Boxes: data files that add up to a ruleset. A base box is one alone; its `boxes` say what may be added."""

from collections.abc import Mapping
from importlib.resources import files
from itertools import combinations
from typing import TypeVar

import msgspec

T = TypeVar("T")


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: str
    base: int = 0
    """The place of a base box among those of its game; 0: it can only be added."""
    boxes: list[str] = []
    min_players: int = 2
    max_players: int = 0
    hard_max_players: int | None = None
    switches: dict[str, list[bool | int | str]] = {}
    """The values of each, the first one the default."""


B = TypeVar("B", bound=Box)


def read_data(package: str, name: str, kind: type[T]) -> T:
    """A data file of a package."""
    return msgspec.toml.decode(files(package).joinpath(name).read_bytes(), type=kind)


def read_boxes(package: str, kind: type[B]) -> dict[str, B]:
    """By the names of their files, the base boxes first."""
    names = sorted(source.name for source in files(package).iterdir() if source.name.endswith(".toml"))
    found = {name.removesuffix(".toml"): read_data(package, name, kind) for name in names}
    bases = sorted((box.base, name) for name, box in found.items() if box.base)
    return {name: found[name] for _, name in bases} | found


def box_of(boxes: Mapping[str, B], base: str, name: str) -> B:
    """A box as it is added to `base`; one that can be added to one base only is called `base+name`."""
    return boxes[f"{base}+{name}"] if f"{base}+{name}" in boxes else boxes[name]


def boxes_in(boxes: Mapping[str, B], ruleset: str) -> list[B]:
    """The boxes of a canonical ruleset."""
    base, *added = ruleset.split("+")
    return [boxes[base], *(box_of(boxes, base, name) for name in added)]


def subsets(names: list[str]) -> list[list[str]]:
    """Every mix, the small ones first."""
    return [list(mix) for count in range(len(names) + 1) for mix in combinations(names, count)]


def chosen(box: Box, switches: dict[str, object], name: str) -> object:
    """The value of a switch, its default if it is not set."""
    return switches.get(name, box.switches[name][0])
