"""Why an answer is refused."""

from fittest.games.evolution.frames import Stretch
from fittest.games.evolution.game import Evolution
from fittest.games.evolution.reasons import NOT_NOW, as_message
from fittest.kernel.message import Message


def explain(game: Evolution, seat: int, code: int) -> Message:
    top = game.stack[-1]
    reason = top.refusal(game, code) if isinstance(top, Stretch) else 0
    return as_message(reason if reason else NOT_NOW)
