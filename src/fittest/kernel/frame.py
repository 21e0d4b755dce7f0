"""A pending stretch of play: a phase, a hunt, an auction. Frames lie on the game's stack."""

from typing import Any

from mypy_extensions import i64, mypyc_attr

from fittest.kernel.decision import Decision
from fittest.kernel.reasons import NOT_ASKED
from fittest.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(State):
    """Plain data that can be copied and saved: every attribute is an int, a bool or a list of ints.

    `game` is the one of its package, which subclasses name; compiled, a generic class would be a slow one."""

    def run(self, game: Any) -> Decision | None:
        """Ask, which must change nothing so that asking again gives the same question; or make
        progress (push frames, pop this one, move to the next stage) and return None."""
        raise NotImplementedError

    def answer(self, game: Any, code: int) -> None:
        """Carry out an option of the decision that `run` returned."""
        raise AssertionError("this asks nothing")

    def refusal(self, game: Any, seat: i64, code: i64) -> i64:
        """Why `seat`, who is asked, cannot answer this; FINE exactly if it is an option."""
        return NOT_ASKED

    def waits(self, game: Any) -> bool:
        """Is the next thing to happen one that a game played step by step waits for? See `Game.stepwise`."""
        return False
