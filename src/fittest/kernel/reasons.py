"""Why something cannot be done, declared once: a small number inside the rules, a message for people.

    REASONS = Reasons(told)
    NO_RED: Final = REASONS.add("why-mut-no-red")
    FED: Final = REASONS.add("why-mut-fed", ANIMAL, "need")

The rules give the number where they say what can be done; `FINE` means that it can. The message has fields of
the code, and what the game tells itself: `told(game, seat, code, reason, "need")`.
"""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from fittest.kernel.message import Arg, Message
from fittest.kernel.moves import Field

FINE: Final = 0
NOT_ASKED: Final = 1


class Reasons:
    """All reasons of a game, with the keys of their messages and their arguments."""

    def __init__(self, told: Callable[[Any, int, int, int, str], Arg] | None = None) -> None:
        self.keys: Final = ["", "why-not-asked"]
        self.arguments: Final[list[tuple[Field | str, ...]]] = [(), ()]
        self.told: Final = told

    def add(self, key: str, *arguments: Field | str) -> i64:
        self.keys.append(key)
        self.arguments.append(arguments)
        return len(self.keys) - 1

    def message(self, game: Any, seat: int, code: int, reason: int) -> Message:
        args: dict[str, Arg] = {}
        for argument in self.arguments[reason]:
            if isinstance(argument, Field):
                args[argument.name] = argument.kind.argument(argument.of(code))
            else:
                assert self.told is not None
                args[argument] = self.told(game, seat, code, reason, argument)
        return Message(self.keys[reason], args)
