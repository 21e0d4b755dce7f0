"""House rules: a ruleset with switches set and cards counted anew, in a small TOML file.

name = "A peaceful valley"
ruleset = "evolution"
boxes = ["time-to-fly"]
[switches]
half = "kind"
[cards]
"parasite/carnivorous" = 0
[numbers]
deal = 4
carnivorous.need = 2
"""

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from fittest import expansions
from fittest.games.registry import family_of
from fittest.kernel.errors import bad_request

ENDING = ".toml"
CARDS = "cards"
"""The switch in which a game and its record keep the changed numbers of cards."""
NUMBERS = "numbers"
"""The same for other numbers of the rules."""
COUNTED = (CARDS, NUMBERS)


class House(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    ruleset: str
    name: str = ""
    boxes: list[str] = []
    switches: dict[str, bool | int | str] = {}
    cards: dict[str, int] = {}
    numbers: dict[str, int | dict[str, int]] = {}


FORMS = {
    "ruleset": "house-text",
    "name": "house-text",
    "boxes": "house-boxes",
    "switches": "house-switches",
    "cards": "house-cards",
    "numbers": "house-numbers",
}
"""What the value of each key has to be."""


def is_house(ruleset: str) -> bool:
    return ruleset.endswith(ENDING)


def read(path: str | Path) -> House:
    """The house rules of a file; raises BadRequest that says what is wrong with it."""
    try:
        data = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise bad_request("error-house", path=str(path), why=error.strerror or str(error)) from error
    except ValueError as error:
        raise bad_request("error-house", path=str(path), why=str(error)) from error
    if "ruleset" not in data:
        raise bad_request("error-house-ruleset", path=str(path))
    for field in msgspec.structs.fields(House):
        if field.name not in data:
            continue
        try:
            msgspec.convert(data[field.name], field.type)
        except msgspec.ValidationError as error:
            form = f"@{FORMS[field.name]}"
            raise bad_request("error-house-value", path=str(path), name=field.name, form=form) from error
    if unknown := sorted(set(data) - set(FORMS)):
        raise bad_request("error-house-key", path=str(path), name=unknown[0], allowed=list(FORMS))
    return msgspec.convert(data, House)


def resolve(ruleset: str) -> tuple[str, dict[str, object]]:
    """The name and the switches of a ruleset or of a file of house rules."""
    if not is_house(ruleset):
        return expansions.resolve(ruleset), {}
    house = read(ruleset)
    beside = Path(ruleset).parent
    boxes = [str(beside / box) if expansions.is_folder(box) else box for box in house.boxes]
    full = expansions.resolve("+".join([house.ruleset, *boxes]))
    name = family_of(full).canonical(full)
    switches: dict[str, object] = dict(house.switches)
    if house.cards:
        switches[CARDS] = dict(house.cards)
    if house.numbers:
        switches[NUMBERS] = flat(house.numbers)
    return name, switches


def place_of(ruleset: str, players: int, switches: dict[str, object], name: str) -> str:
    """The switch in which a name is changed: a card, a number, or else a switch by itself, which is ""."""
    family = family_of(ruleset)
    ruleset = family.canonical(ruleset)
    if name in [number.name for number in family.numbers(ruleset, players, switches)]:
        return NUMBERS
    return CARDS if name in [card.id for card in family.cards(ruleset)] else ""


def value_now(ruleset: str, players: int, switches: dict[str, Any], name: str) -> object:
    """The value of a switch, a card or a number with these switches; None if there is none of that name."""
    family, place = family_of(ruleset), place_of(ruleset, players, switches, name)
    ruleset = family.canonical(ruleset)
    if place and name in switches.get(place, {}):
        return switches[place][name]
    known: dict[str, object] = {
        **{switch.name: switch.choices[0] for switch in family.info(ruleset).switches},
        **{card.id: card.copies for card in family.cards(ruleset)},
        **{number.name: number.value for number in family.numbers(ruleset, players, switches)},
    }
    return switches.get(name, known.get(name))


def changed(
    ruleset: str, players: int, switches: dict[str, object], values: dict[str, Any]
) -> dict[str, object]:
    """The switches with other values of switches, cards or numbers by name."""
    made = dict(switches)
    for name, value in values.items():
        made = with_value(made, place_of(ruleset, players, switches, name), name, value)
    return made


def with_value(switches: dict[str, Any], place: str, name: str, value: object) -> dict[str, Any]:
    return {**switches, **({place: {**switches.get(place, {}), name: value}} if place else {name: value})}


def flat(numbers: dict[str, int | dict[str, int]]) -> dict[str, int]:
    """Numbers by their full names: `carnivorous.need` is a table within a table to TOML."""
    found: dict[str, int] = {}
    for name, value in numbers.items():
        if isinstance(value, int):
            found[name] = value
        else:
            found |= {f"{name}.{part}": number for part, number in value.items()}
    return found
