"""Numbers of the rules that house rules may change: where each stands, declared once for both ways."""

from typing import Final

from fittest.kernel.errors import bad_request, check_number

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
