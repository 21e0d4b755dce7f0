"""The common part of this game's frames."""

from mypy_extensions import i64

from fittest.games.evolution import reasons as why
from fittest.games.evolution.moves import MOVES
from fittest.games.evolution.state import Evolution
from fittest.kernel.decision import Decision
from fittest.kernel.frame import Frame
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers


class EvolutionFrame(Frame):
    """A pending stretch of play that can say why it refuses an answer."""

    def refusal(self, game: Evolution, seat: i64, code: i64) -> i64:
        return why.ANSWER_FIRST


def ask(seat: int, prompt: Message, codes: Numbers | list[int], sealed: bool = False) -> Decision:
    return Decision(seat, prompt, codes, MOVES, sealed)
