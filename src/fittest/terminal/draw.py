"""The table of a game in the terminal: one drawing for each game; a game without one shows its view."""

from types import ModuleType
from typing import Any

import msgspec
import yaml
from rich.console import RenderableType
from rich.text import Text

from fittest.terminal import dinosaurs, evolution, mutations

DRAWINGS: dict[str, ModuleType] = {"evolution": evolution, "mutations": mutations, "dinosaurs": dinosaurs}


def draw(view: Any, language: str) -> RenderableType:
    """Everything on the table that the seat of this view may see."""
    drawing = DRAWINGS.get(view.game)
    found: RenderableType = plain(view) if drawing is None else drawing.draw(view, language)
    return found


def thinkable(view: Any) -> list[str]:
    """Texts of actions that somebody might think of in this position, legal or not."""
    drawing = DRAWINGS.get(view.game)
    found: list[str] = [] if drawing is None else drawing.thinkable(view)
    return found


def plain(view: Any) -> Text:
    """The view as it is, without the question, which is put separately."""
    data = msgspec.to_builtins(view)
    data.pop("question", None)
    return Text(yaml.safe_dump(data, allow_unicode=True, sort_keys=False).rstrip())
