"""Refusals: each carries a message key with arguments, so that every client can say it in its language."""

from collections.abc import Callable
from operator import index
from typing import Any

from fittest.kernel.message import Arg, Message


def _in_words(message: Message) -> str:
    # The one thing that the kernel asks of an outer layer, and only when somebody reads it.
    from fittest.texts import render

    return render(message)


class Renderer:
    """How a message becomes a sentence; a page that has the texts itself sets another way."""

    def __init__(self) -> None:
        self.render: Callable[[Message], str] = _in_words


RENDERER = Renderer()


class FittestError(ValueError):
    """Something asked of the library that it refuses; nothing has changed."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return RENDERER.render(self.message)

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (self.message,))


class IllegalAction(FittestError):
    """An answer that is not among the options of the pending decision."""


class BadRequest(FittestError):
    """A ruleset, player count, seed, switch, record or scenario that cannot be used."""


def bad_request(key: str, **args: Arg) -> BadRequest:
    return BadRequest(Message(key, dict(args)))


def check_number(name: str, value: Any, least: int, most: int) -> int:
    """Whatever counts as a whole number, numpy's too, within its bounds."""
    try:
        number = least - 1 if isinstance(value, bool) else index(value)
    except TypeError:
        number = least - 1
    if not least <= number <= most:
        raise bad_request("error-number", name=name, value=repr(value), least=least, most=most)
    return number


def check_seat(players: int, seat: int) -> None:
    if not isinstance(seat, int) or not 0 <= seat < players:
        raise bad_request("error-number", name="seat", value=repr(seat), least=0, most=players - 1)
