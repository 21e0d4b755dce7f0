"""Bots of somebody else's making: whatever one does wrong is said in one sentence that names it."""

import traceback
from collections.abc import Callable
from importlib import import_module
from operator import index
from pathlib import Path
from typing import Any

from fittest.bots.player_view import PlayerView
from fittest.kernel.errors import bad_request


class CustomBot:
    """The bot `module:Class`, made as `Class(seed)`."""

    def __init__(self, name: str, seed: int) -> None:
        maker = _imported(name)
        try:
            self._bot = maker(seed)
        except Exception as error:
            raise bad_request("error-bot-made", name=name, why=_told(error)) from error
        if not callable(getattr(self._bot, "choose", None)):
            raise bad_request("error-bot-choose", name=name)
        self._name = name

    def choose(self, player: PlayerView) -> int:
        try:
            choice = self._bot.choose(player)
        except Exception as error:
            raise bad_request("error-bot-failed", name=self._name, why=_told(error)) from error
        count = len(player.decision.codes)
        try:
            # Whatever counts as a whole number, numpy's too.
            number = index(choice)
        except TypeError:
            number = -1
        if not 0 <= number < count:
            said = repr(choice)
            raise bad_request("error-bot-answer", name=self._name, answer=said, most=count - 1)
        return number


def _imported(name: str) -> Callable[[int], Any]:
    module, _, attribute = name.partition(":")
    try:
        maker: Callable[[int], Any] = getattr(import_module(module), attribute)
    except Exception as error:
        raise bad_request("error-bot-import", name=name, why=str(error)) from error
    return maker


def _told(error: Exception) -> str:
    """What went wrong, and where in the sources."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"
