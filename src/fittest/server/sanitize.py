"""Text from people: names and chat. Plain text without control characters, of limited length."""

import unicodedata

from fittest.server.errors import refuse

NAME_LENGTH = 32
CHAT_LENGTH = 500


def clean(text: str) -> str:
    """Without control, format and unassigned characters (which could turn a line around or hide
    something in it), white space put together."""
    kept = (" " if c.isspace() else c for c in text)
    return " ".join("".join(c for c in kept if unicodedata.category(c)[0] != "C").split())


def name(text: str) -> str:
    """A leading `@` would make a name a key of the texts."""
    cleaned = clean(text).lstrip("@ ")
    if not 0 < len(cleaned) <= NAME_LENGTH:
        raise refuse(400, "error-name-length", most=NAME_LENGTH)
    return cleaned


def chat(text: str) -> str:
    cleaned = clean(text)
    if not 0 < len(cleaned) <= CHAT_LENGTH:
        raise refuse(400, "error-chat-length", most=CHAT_LENGTH)
    return cleaned
