"""Messages in words: Fluent bundles made of `locales/<language>/*.ftl`."""

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fittest.kernel.message import Arg, Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru")
ADDED: dict[str, list[str]] = {language: [] for language in LANGUAGES}
"""Sources of expansions."""
GROUPED = 10**15
LONGEST = 2000
"""Characters of an argument that are shown: Fluent refuses whole sentences for one that is too long."""
PLAYERS = {"player", "players", "target", "rolls", "who", "whom"}
"""Arguments that name players: a seat among them, P1, is put in the words of the language."""
SEAT = re.compile(r"P([1-8])(?= – |$)")


def sources(language: str) -> list[str]:
    """All Fluent sources of a language."""
    folder = files("fittest").joinpath("locales", language)
    own = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return [file.read_text(encoding="utf-8") for file in sorted(own, key=lambda f: f.name)] + ADDED[language]


def add(language: str, source: str) -> None:
    ADDED[language].append(source)
    bundle.cache_clear()


@cache
def bundle(language: str) -> "FluentBundle":
    # Only where something is said: in the browser, which says it itself, there is no Fluent for Python.
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    for source in sources(language):
        made.add_resource(FluentResource(source))
    return made


def keys(language: str) -> set[str]:
    """Every key of a language; an attribute is written `message.attribute`."""
    found: set[str] = set()
    for key in bundle(language)._messages:
        message = bundle(language).get_message(key)
        if message.value is not None:
            found.add(key)
        found.update(f"{key}.{name}" for name in message.attributes)
    return found


def text(key: str, language: str = "en", **args: Arg) -> str:
    return render(Message(key, dict(args)), language)


def render(message: Message, language: str = "en") -> str:
    """The sentence of a message; a key that is missing shows itself."""
    made = bundle(language)
    name, _, attribute = message.key.partition(".")
    if not made.has_message(name):
        return message.key
    found = made.get_message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        return message.key
    args = {
        name: _named(value, language) if name in PLAYERS else value for name, value in message.args.items()
    }
    words, _ = made.format_pattern(pattern, {k: _short(_argument(v, language)) for k, v in args.items()})
    return str(words)


def _named(value: Arg, language: str) -> Arg:
    if isinstance(value, list):
        return [str(_named(part, language)) for part in value]
    if isinstance(value, str) and (seat := SEAT.match(value)):
        return text("ui-seat", language, number=int(seat[1])) + value[seat.end() :]
    return value


def _short(value: int | str) -> int | str:
    # Nobody groups the digits of such a number, and Fluent fails at it.
    if isinstance(value, int) and abs(value) >= GROUPED:
        value = str(value)
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def _argument(value: Arg, language: str) -> int | str:
    if isinstance(value, list):
        return ", ".join(str(_argument(part, language)) for part in value)
    if isinstance(value, str) and value.startswith("@"):
        return "/".join(render(Message(key), language) for key in value[1:].split("/"))
    return value
