"""Refusals of the server: a message for people and an HTTP status for programs."""

from fittest.kernel.errors import BadRequest, FittestError, IllegalAction
from fittest.kernel.message import Arg, Message
from fittest.server.messages import Problem
from fittest.texts import LANGUAGES, render


class Refusal(Exception):
    """Not a FittestError, since the kernel's classes are compiled and cannot be subclassed here."""

    def __init__(self, message: Message, status: int) -> None:
        super().__init__(message.key)
        self.message = message
        self.status = status


# Whatever can be told to a client as it is.
REFUSALS = (FittestError, Refusal)


def refuse(status: int, key: str, **args: Arg) -> Refusal:
    return Refusal(Message(key, dict(args)), status)


def is_outage(error: BaseException) -> bool:
    """The database is away; it has said so in the log itself."""
    return isinstance(error, Refusal) and error.message.key == "error-storage"


def status_of(error: FittestError | Refusal) -> int:
    if isinstance(error, Refusal):
        return error.status
    return 400 if isinstance(error, BadRequest | IllegalAction) else 500


def problem(message: Message, language: str | None) -> Problem:
    """In words; without a language (`None`) the client puts it in words itself."""
    args = {name: _told(value) for name, value in message.args.items()}
    words = "" if language is None else render(Message(message.key, args), language)
    return Problem(message.key, args, words)


def _told(value: Arg) -> Arg:
    """Numbers that JSON cannot carry go as text."""
    return str(value) if isinstance(value, int) and abs(value) >= 2**53 else value


def language_of(wanted: str | None, accepted: str | None) -> str:
    """The language of `?lang=`, else the first one we know of an `Accept-Language` header."""
    ranges = [wanted or "", *(accepted or "").split(",")]
    for choice in ranges:
        tag = choice.split(";")[0].strip().lower().split("-")[0]
        if tag in LANGUAGES:
            return tag
    return "en"
