"""What the frames of this game have in common."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fittest.kernel.decision import Decision
from fittest.kernel.frame import Frame
from fittest.kernel.reasons import NOT_ASKED

if TYPE_CHECKING:
    from fittest.games.mutations.state import Mutations


class MutationsFrame(Frame):
    def refusal(self, game: "Mutations", seat: i64, code: i64) -> i64:
        """Why `seat`, who is asked, cannot answer this; FINE exactly if it is an option."""
        return NOT_ASKED

    def run(self, game: "Mutations") -> Decision | None:
        raise NotImplementedError

    def answer(self, game: "Mutations", code: int) -> None:
        raise AssertionError("this asks nothing")
