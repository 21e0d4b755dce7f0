"""Games and positions as compact text; the grammar is in docs/notation.md."""

from fittest.notation.games import read_game, read_games, write_game
from fittest.notation.positions import read_position, write_position

__all__ = ["read_game", "read_games", "read_position", "write_game", "write_position"]
