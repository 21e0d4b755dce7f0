"""Names in scenarios: traits and phases in either spelling, `BarkBeetle` or `bark-beetle`."""

from typing import Any

from fittest.games.mutations.moves import spelt
from fittest.games.mutations.traits.catalog import KIND_OF


def plain(value: Any) -> Any:
    """A part of a document with the traits, alone or as the sides of a card, spelt as the game does."""
    if isinstance(value, dict):
        return {plain(key): part if key == "engine" else plain(part) for key, part in value.items()}
    if isinstance(value, list):
        return [plain(part) for part in value]
    if not isinstance(value, str) or not value[:1].isupper():
        return value
    side, slash, other = value.partition("/")
    return f"{spelt(side)}{slash}{other}" if spelt(side) in KIND_OF else value


def camel(trait: str) -> str:
    """The spelling of the scenario language."""
    return "".join(part.capitalize() for part in trait.split("-"))


def phase_name(phase: str) -> str:
    return phase.replace("_", "-")
