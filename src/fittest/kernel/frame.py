"""A pending stretch of play: a phase, a hunt, an auction. Frames lie on the game's stack."""

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from fittest.kernel.decision import Decision
from fittest.kernel.state import State

if TYPE_CHECKING:
    from fittest.kernel.game import Game

G = TypeVar("G", bound="Game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(State, Generic[G]):
    """Plain data that can be copied and saved: every attribute is an int, a bool or a list of ints."""

    def run(self, game: G) -> Decision | None:
        """Ask, which must change nothing so that asking again gives the same question; or make
        progress (push frames, pop this one, move to the next stage) and return None."""
        raise NotImplementedError

    def answer(self, game: G, code: int) -> None:
        """Carry out an option of the decision that `run` returned."""
        raise NotImplementedError

    def waits(self, game: G) -> bool:
        """Is the next thing to happen one that a game played step by step waits for? See `Game.stepwise`."""
        return False
