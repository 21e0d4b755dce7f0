"""What a seat sees, for tests that know which game they play."""

from typing import Any

from fittest.kernel.game import Game


def look(game: Game, seat: int | None = None) -> Any:
    return game.view(seat)
