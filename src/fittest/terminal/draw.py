"""The table of a game on paper: each game has its own drawing; a game without one shows its view."""

from typing import Any

import msgspec
import yaml
from rich.console import RenderableType
from rich.text import Text

from fittest.games.dinosaurs.view import DinosaursView
from fittest.games.evolution.view import EvolutionView
from fittest.games.mutations.view import View as MutationsView
from fittest.terminal import dinosaurs, evolution, mutations


def draw(view: Any, language: str) -> RenderableType:
    """Everything on the table that the seat of this view may see."""
    if isinstance(view, EvolutionView):
        return evolution.draw(view, language)
    if isinstance(view, MutationsView):
        return mutations.draw(view, language)
    if isinstance(view, DinosaursView):
        return dinosaurs.draw(view, language)
    return plain(view)


def thinkable(view: Any) -> list[str]:
    """Texts of actions that somebody might think of in this position, lawful or not."""
    return evolution.thinkable(view) if isinstance(view, EvolutionView) else []


def plain(view: Any) -> Text:
    """The view as it is, without the question, which is put separately."""
    data = msgspec.to_builtins(view)
    data.pop("question", None)
    return Text(yaml.safe_dump(data, allow_unicode=True, sort_keys=False).rstrip())
