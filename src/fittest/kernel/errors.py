"""Refusals: each carries a message key with arguments, so that every client can say it in its language."""

from collections.abc import Callable

from fittest.kernel.chance import SEED_LIMIT
from fittest.kernel.message import Arg, Message


def _plain(message: Message) -> str:
    return f"{message.key} {message.args}" if message.args else message.key


class Renderer:
    """How a message becomes a sentence; the locale layer puts its own function here."""

    def __init__(self) -> None:
        self.render: Callable[[Message], str] = _plain


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


def check_seat(players: int, seat: int) -> None:
    if not isinstance(seat, int) or not 0 <= seat < players:
        raise bad_request("error-number", name="seat", value=repr(seat), least=0, most=players - 1)


def check_seed(seed: int) -> None:
    if not isinstance(seed, int) or not 0 <= seed < SEED_LIMIT:
        raise bad_request("error-number", name="seed", value=repr(seed), least=0, most=SEED_LIMIT - 1)
