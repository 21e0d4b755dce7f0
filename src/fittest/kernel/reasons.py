"""Why something cannot be done, declared once: a small number inside the rules, a message for people.

    REASONS = Reasons()
    NO_RED: Final = REASONS.add("why-mut-no-red")
    NO_ANIMAL: Final = REASONS.add("why-mut-no-animal", "animal")

The rules give the number where they say what can be done; `FINE` means that it can.
"""

from typing import Final

from mypy_extensions import i64

FINE: Final = 0
NOT_ASKED: Final = 1


class Reasons:
    """All reasons of a game, with the keys of their messages and the names of their arguments."""

    def __init__(self) -> None:
        self.keys: Final = ["", "why-not-asked"]
        self.arguments: Final[list[tuple[str, ...]]] = [(), ()]

    def add(self, key: str, *arguments: str) -> i64:
        self.keys.append(key)
        self.arguments.append(arguments)
        return len(self.keys) - 1
