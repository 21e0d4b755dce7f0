"""The parts of scenario documents."""

from typing import Any

import msgspec

from fittest.scenarios.values import ill_formed

ANY = "any"


class AnimalSetup(msgspec.Struct, forbid_unknown_fields=True):
    food: int = 0
    par: int = 0
    sheltered: bool = False
    used: bool = False
    marked: bool = False
    intellect_used: bool = False
    card: str = ANY


class SpeciesSetup(msgspec.Struct, forbid_unknown_fields=True):
    s: str
    t: list[str] = []
    pop: int = 1
    animals: list[AnimalSetup | None] | None = None


class PlayerSetup(msgspec.Struct, forbid_unknown_fields=True):
    deck: int | list[str] = 0
    row: list[SpeciesSetup] = []
    discard: int | list[str] = 0
    passed: bool = False


class CentreSetup(msgspec.Struct, forbid_unknown_fields=True):
    red: int = 0
    green: int = 0
    black: int = 0


class TableSetup(msgspec.Struct, forbid_unknown_fields=True):
    players: int = 0
    phase: str = "feeding"
    first: str = "P1"
    active: str = ""
    centre: CentreSetup | None = None
    general: int | list[str] = 30
    last_turn: bool = False
    divergence: bool = False
    anglerfish: bool = False
    shared: list[list[str]] = []
    box_black: int | None = None
    round: int = 1
    seed: int | str = 0
    switches: dict[str, Any] = {}
    engine: dict[str, Any] | None = None


class StepShape(msgspec.Struct, forbid_unknown_fields=True, rename={"as_": "as", "with_": "with"}):
    do: str
    by: str = ""
    illegal: str | bool | None = None
    reason: str = ""
    note: str = ""
    as_: str = ""
    with_: str | list[str] = ""
    target: str = ""
    name: str = ""
    names: list[str] = []
    token: str = ""
    animal: str = ""
    species: str = ""
    ignore: str | list[str] | None = None
    trait: str | list[str] | None = None
    use: str = ""
    to: str = ""
    die: int | None = None
    count: int = 0
    red: list[int] | None = None
    black: list[int] | None = None
    green: list[int] | None = None
    lose: dict[str, str] = {}


def convert(value: object, kind: type[Any], place: str) -> Any:
    """`value` as a struct, an empty one for nothing; the refusal names the place of what does not fit."""
    try:
        return msgspec.convert({} if value is None else value, kind)
    except (msgspec.ValidationError, TypeError) as error:
        why, _, path = str(error).partition(" - at `$")
        raise ill_formed(place + path.removesuffix("`"), why) from error
