"""House rules: a ruleset with switches set and cards counted anew, in a small TOML file.

name = "A peaceful valley"
ruleset = "evolution"
boxes = ["time-to-fly"]
[switches]
half = "kind"
[cards]
"parasite/carnivorous" = 0
"""

import tomllib
from pathlib import Path

import msgspec

from fittest.games.registry import family_of
from fittest.kernel.errors import bad_request

ENDING = ".toml"
CARDS = "cards"
"""The switch in which a game and its record keep the changed numbers of cards."""


class House(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    ruleset: str
    name: str = ""
    boxes: list[str] = []
    switches: dict[str, bool | int | str] = {}
    cards: dict[str, int] = {}


def is_house(ruleset: str) -> bool:
    return ruleset.endswith(ENDING)


def read(path: str | Path) -> House:
    """The house rules of a file; raises BadRequest that says what is wrong with it."""
    try:
        data = tomllib.loads(Path(path).read_text(encoding="utf-8"))
        return msgspec.convert(data, House)
    except (OSError, ValueError, msgspec.ValidationError) as error:
        raise bad_request("error-house", path=str(path), why=str(error)) from error


def resolve(ruleset: str) -> tuple[str, dict[str, object]]:
    """The name and the switches of a ruleset or of a file of house rules."""
    if not is_house(ruleset):
        return ruleset, {}
    house = read(ruleset)
    full = "+".join([house.ruleset, *house.boxes])
    name = family_of(full).canonical(full)
    switches: dict[str, object] = dict(house.switches)
    if house.cards:
        switches[CARDS] = dict(house.cards)
    return name, switches
