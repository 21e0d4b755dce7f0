"""A game as it is handed to a bot."""

from typing import Any, NamedTuple

from fittest.server.table import Table


class Position(NamedTuple):
    """A record without its answers, and the answers."""

    table: str
    opening: dict[str, Any]
    answers: list[str]


def position_of(table: Table) -> Position:
    return Position(table.id, table.opening, table.answers[: table.step])
