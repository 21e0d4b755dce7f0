"""All that a bot may touch: the view of its seat, its question, and worlds that it could be in."""

from typing import Protocol

from fittest.bots.heuristics import playout
from fittest.kernel.decision import Decision
from fittest.kernel.game import Game
from fittest.kernel.view import Head

SEEDS = playout.SEEDS
"""The seeds of the worlds that a bot imagines are below this."""


class PlayerView:
    """A seat at a game. The game itself stays out of reach of well-behaved bots."""

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat

    @property
    def ruleset(self) -> str:
        return self._game.setup.ruleset

    @property
    def players(self) -> int:
        return self._game.players

    @property
    def view(self) -> Head:
        return self._game.view(self.seat)

    @property
    def decision(self) -> Decision:
        decision = self._game.decision
        if decision is None or decision.seat != self.seat:
            raise RuntimeError("a bot is asked only when it is its turn")
        return decision

    def sample(self, seed: int) -> Game:
        """A world consistent with what this seat knows; see `Game.sample`."""
        return self._game.sample(self.seat, seed)


class Bot(Protocol):
    """Answers decisions by the index of an option."""

    def choose(self, player: PlayerView) -> int: ...


class Rater(Bot, Protocol):
    """A bot that rates the options, in points, and picks one by such ratings."""

    def ratings(self, player: PlayerView) -> list[float]: ...

    def pick(self, ratings: list[float]) -> int: ...
