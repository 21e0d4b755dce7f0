"""Why an answer is refused."""

from fittest.games.evolution.frames import EvolutionFrame
from fittest.games.evolution.reasons import FINE, NOT_NOW, as_message
from fittest.games.evolution.state import Evolution
from fittest.kernel.message import Message


def explain(game: Evolution, seat: int, code: int) -> Message:
    top = game.stack[-1]
    reason = top.refusal(game, code) if isinstance(top, EvolutionFrame) else NOT_NOW
    assert reason != FINE, f"{game.codec.text(code)} is neither offered nor refused"
    return as_message(reason)
