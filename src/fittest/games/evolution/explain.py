"""Why an answer is refused."""

from fittest.games.evolution import reasons as why
from fittest.games.evolution.frames import EvolutionFrame
from fittest.games.evolution.reasons import as_message
from fittest.games.evolution.state import Evolution
from fittest.kernel.message import Message
from fittest.kernel.reasons import FINE


def explain(game: Evolution, seat: int, code: int) -> Message:
    top = game.stack[-1]
    reason = top.refusal(game, code) if isinstance(top, EvolutionFrame) else why.NOT_NOW
    assert reason != FINE, f"{game.codec.text(code)} is neither offered nor refused"
    return as_message(reason)
