"""Walks through a text; whatever does not belong there is refused with the line it stands on."""

import json
import re
from typing import Any

from fittest.kernel.errors import BadRequest, bad_request
from fittest.kernel.message import Arg

LONGEST = 4_000_000
DEEPEST = 32
"""How many variations, or values of a position, may lie in one another."""

SPACE = re.compile(r"\s*")
JSON = json.JSONDecoder()


class Scanner:
    def __init__(self, text: str) -> None:
        if not isinstance(text, str):
            raise bad_request("error-notation-type")
        if len(text) > LONGEST:
            raise bad_request("error-notation-long", most=LONGEST)
        self.text = text
        self.at = 0

    def skip(self) -> None:
        """Over spaces and ends of lines."""
        found = SPACE.match(self.text, self.at)
        assert found is not None
        self.at = found.end()

    @property
    def next(self) -> str:
        """The character to come; nothing at the end."""
        return self.text[self.at : self.at + 1]

    def take(self, token: str) -> bool:
        """Is this next? Then go past it."""
        if self.text.startswith(token, self.at):
            self.at += len(token)
            return True
        return False

    def match(self, pattern: re.Pattern[str]) -> str | None:
        found = pattern.match(self.text, self.at)
        if found is None:
            return None
        self.at = found.end()
        return found.group()

    def json(self) -> Any:
        """A JSON value; raises ValueError."""
        try:
            value, self.at = JSON.raw_decode(self.text, self.at)
        except RecursionError as error:
            raise ValueError(str(error)) from error
        return value

    def refusal(self, key: str, at: int | None = None, **args: Arg) -> BadRequest:
        line = self.text.count("\n", 0, self.at if at is None else at) + 1
        return bad_request(key, line=line, **args)
