"""What the frames of this game have in common."""

from typing import Final

from mypy_extensions import i64

from fittest.games.dinosaurs import moves
from fittest.games.dinosaurs import reasons as why
from fittest.games.dinosaurs.cards import play_refusal
from fittest.games.dinosaurs.ids import NOBODY
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.frame import Frame
from fittest.kernel.message import Message
from fittest.kernel.reasons import NOT_ASKED


class DinosaursFrame(Frame):
    def refusal(self, game: Dinosaurs, seat: i64, code: i64) -> i64:
        """Why `seat`, who is asked, cannot answer this; FINE exactly if it is an option. Here what all phases
        but one refuse, and event cards."""
        if moves.PLAY.matches(code):
            return play_refusal(game, seat, code, self.card_moment())
        if moves.MOVE.matches(code) or moves.ATTACK.matches(code):
            return why.NO_MOVEMENT
        if moves.BIRTH.matches(code):
            return why.NO_BIRTHS
        if moves.LOSE.matches(code):
            return why.NO_DEATHS
        if moves.ROW.matches(code) or moves.BID.matches(code) or moves.DECLINE.matches(code):
            return why.NO_AUCTION
        return NOT_ASKED

    def card_moment(self) -> int:
        """Which moment for event cards it is; NOBODY's if it is none."""
        return NOBODY


class Prompts:
    """A question with a number in it, made once for each number."""

    def __init__(self, key: str, name: str) -> None:
        self.key: Final = key
        self.name: Final = name
        self._made: Final[list[Message]] = []

    def with_number(self, number: i64) -> Message:
        while len(self._made) <= number:
            self._made.append(Message(self.key, {self.name: len(self._made)}))
        return self._made[number]
