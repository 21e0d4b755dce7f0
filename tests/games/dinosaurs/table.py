"""Positions for tests: the words of the scenario language, then the live engine."""

from typing import Any

from fittest.games.dinosaurs.scenario.position import read_position
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.message import Message


def position(
    phase: str, ruleset: str = "dinosaurs", dice: list[int] | None = None, **setup: Any
) -> Dinosaurs:
    """A game that begins in a phase and has run to its first question; `dice` fall in this order."""
    document: dict[str, object] = {"setup": {"phase": phase, **setup}}
    game = read_position(ruleset, document)
    game.chance.script = list(dice or [])
    game.advance()
    return game


def three(**more: Any) -> dict[str, Any]:
    """Three lone dinosaurs far from one another, with changes."""
    setup: dict[str, Any] = {"A": {"dinos": [[0, 1]]}, "B": {"dinos": [[3, 1]]}, "C": {"dinos": [[6, 1]]}}
    for name, entry in more.items():
        setup[name] = {**setup[name], **entry} if name in setup else entry
    return setup


def asked(game: Dinosaurs) -> int:
    assert game.decision is not None
    return game.decision.seat


def options(game: Dinosaurs) -> list[str]:
    assert game.decision is not None
    return [option.text for option in game.decision.options]


def answer(game: Dinosaurs, *texts: str, dice: list[int] | None = None) -> None:
    game.chance.script = list(dice or [])
    for text in texts:
        game.apply(text)


def why(game: Dinosaurs, text: str) -> str:
    """The key of the refusal."""
    message = game.why_not(text)
    assert isinstance(message, Message), f"{text} is legal"
    return message.key


def owners(game: Dinosaurs, seat: int) -> list[str]:
    """The hexes of a species."""
    from fittest.games.dinosaurs.board import cell_name

    return [cell_name(game.board.cells[place]) for place in range(game.board.size) if game.at[place] == seat]
