"""Numbers of the rules that house rules may change: where each stands, declared once for both ways."""

from typing import Final

from fittest.kernel.errors import bad_request, check_number

# How far house rules may go.
LARGEST_DECK: Final = 500
"""The most cards that a ruleset, doubled or with house rules, may have: options have room for no more."""
MOST_COPIES: Final = 99
MOST_DICE: Final = 8
MOST_ADDED: Final = 20
MOST_NEEDED: Final = 4
MOST_POINTS: Final = 9
NEVER: Final = 7
"""A die that nobody rolls."""

ALONE: Final = -1


class RuleNumber:
    """`field` of a game's rules, or what stands there at `place`; from `least` to `most`."""

    def __init__(self, name: str, field: str, least: int, most: int, place: int = ALONE) -> None:
        self.name: Final = name
        self.field: Final = field
        self.least: Final = least
        self.most: Final = most
        self.place: Final = place

    def read(self, rules: object) -> int:
        value = getattr(rules, self.field)
        return int(value if self.place == ALONE else value[self.place])

    def write(self, rules: object, value: int) -> None:
        if self.place == ALONE:
            setattr(rules, self.field, value)
        else:
            getattr(rules, self.field)[self.place] = value


def trait_numbers(name: str, place: int, escapes_from: int) -> list[RuleNumber]:
    """Of a trait: its food, the points of its card, the die with which it saves if it has one."""
    found = [
        RuleNumber(f"{name}.need", "need", 0, MOST_NEEDED, place),
        RuleNumber(f"{name}.points", "points", 0, MOST_POINTS, place),
    ]
    if escapes_from:
        found.append(RuleNumber(f"{name}.escape", "escape", 1, NEVER, place))
    return found


def change_numbers(rules: object, known: list[RuleNumber], switches: dict[str, object]) -> None:
    """Write what the switch `numbers` says; refuses what there is not, and what goes too far."""
    changed = switches.get("numbers")
    if not isinstance(changed, dict):
        return
    places = {number.name: number for number in known}
    for name, value in changed.items():
        if name not in places:
            raise bad_request("error-numbers-unknown", name=name, allowed=list(places))
        places[name].write(rules, check_number(name, value, places[name].least, places[name].most))
