"""The game of a table: how it began, every answer, and where the rules of today stop following it."""

from typing import NamedTuple

from fittest.api import new_game, replay
from fittest.expansions import check_record
from fittest.kernel.errors import FittestError, IllegalAction
from fittest.kernel.game import FIRST_EDITION, Game, Setup
from fittest.kernel.message import Arg, Message
from fittest.kernel.view import Text, as_text
from fittest.server.settings import Settings

# A copy of the game is kept every few answers, so that any step is near.
CHECKPOINT = 32


class Break(NamedTuple):
    """Where a game is broken off: after how many answers, and why."""

    step: int
    why: list[Text]


class Moment(NamedTuple):
    """What everybody may know of a position: turn, points, and how many events had been told."""

    turn: int
    scores: list[int]
    told: int


class Match:
    """`game` is the position after `step` answers; None if the rules of today cannot even set it up.
    `opening` is the record without answers. `answers` are all of them, also those after the break."""

    def __init__(
        self,
        settings: Settings,
        record: dict[str, object] | None,
        seed: int,
        edition: int = FIRST_EDITION,
        expansions: dict[str, str] | None = None,
    ) -> None:
        self.game: Game | None = None
        self.broken: Break | None = None
        self.answers: list[str] = []
        self.answered_by: list[int] = []
        self.passed: list[bool] = []
        # The turn in which each was given.
        self.turns: list[int] = []
        self._checkpoints: list[Game] = []
        # As far as somebody has asked for it.
        self._course: list[Moment] = []
        # A record may bring answers along; undo and replay reach back to its beginning.
        self._brought = [] if record is None else answers_of(record)
        self._edition = edition if record is None else min(edition, edition_of(record))
        try:
            check_record(expansions or {})
            self.game = opening(settings, record, seed)
        except MemoryError:
            raise
        except Exception as error:
            why = error.message if isinstance(error, FittestError) else Message("error-internal")
            self.broken = Break(0, [Text("table-broken-opening", {}), as_text(why)])
            setup = Setup(settings.ruleset, len(settings.seats), seed, dict(settings.switches))
            self.opening = setup.record(self._edition, []) if record is None else {**record, "answers": []}
        else:
            self._checkpoints.append(self.game.clone())
            self.opening = {**self.game.record(), "edition": self._edition}

    def catch_up(self, most: int) -> bool:
        """Play up to this many answers of the record it began with; False when all are played."""
        start = len(self.answers)
        for text in self._brought[start : start + most]:
            self.play(text, None)
        return len(self.answers) < len(self._brought)

    @property
    def step(self) -> int:
        return len(self.answers) if self.broken is None else self.broken.step

    def asked_seat(self) -> int | None:
        if self.game is None or self.game.decision is None:
            return None
        return self.game.decision.seat

    def running(self) -> Game:
        assert self.game is not None
        return self.game

    def play(
        self,
        text: str,
        seat: int | None,
        then: Game | None = None,
        beats: list[Game] | None = None,
        passed: bool = False,
    ) -> None:
        """`seat` answers; None (records do not say): the seat that is asked. `then` is the game after it, if
        that is known already; else `beats` get what is on the way. `passed`: for the seat, not by it. What
        comes after the break is kept, but not played."""
        by = self.asked_seat() if seat is None else seat
        self.turns.append(0 if self.game is None else self.game.turns)
        if self.broken is None:
            if then is None:
                self.broken = self._try(text, seat, beats)
            else:
                self.game = then
        self.answers.append(text)
        self.answered_by.append(-1 if by is None else by)
        self.passed.append(passed)
        if self.broken is None and len(self.answers) % CHECKPOINT == 0:
            self._checkpoints.append(self.running().clone())

    def _try(self, text: str, seat: int | None, beats: list[Game] | None) -> Break | None:
        asked = self.asked_seat()
        if beats is not None:
            # What they begin with stays as it is.
            self.game = self.running().clone()
        try:
            if asked is not None and seat not in (None, asked):
                raise IllegalAction(Message("why-not-your-turn", {"who": f"P{asked + 1}"}))
            self.running().apply(text, beats)
        except IllegalAction as refusal:
            return self._break(text, refusal.message)
        except MemoryError:
            raise
        except Exception:
            # A fault of the rules of today, which were sound when the answer was given.
            self.game = self.position(self.step)
            return self._break(text, Message("error-internal"))
        return None

    def _break(self, text: str, why: Message) -> Break:
        args: dict[str, Arg] = {"number": self.step + 1, "answer": text}
        said = Text("table-broken", args)
        today = self.running().edition
        if self._edition != today:
            said = Text("table-broken-edition", {**args, "edition": self._edition, "today": today})
        return Break(self.step, [said, as_text(why)])

    def answered_by_hand(self, seat: int) -> list[int]:
        """The steps at which a seat has answered itself: what is passed for it again and again is no move."""
        given = enumerate(zip(self.answered_by, self.passed, strict=True))
        return [step for step, (by, passed) in given if by == seat and not passed]

    def rewind(self, step: int) -> bool:
        """Back to `step`; False if that is beyond the break, so that nothing is to be seen of it."""
        del self.answers[step:], self.answered_by[step:], self.passed[step:], self.turns[step:]
        if self.game is None or step > self.step:
            return False
        # What broke the game off may have been taken back.
        self.broken = None
        self.game = self.position(step)
        del self._checkpoints[step // CHECKPOINT + 1 :], self._course[step + 1 :]
        return True

    def position(self, step: int) -> Game:
        """A copy of the game as it was after `step` answers."""
        game = self._checkpoints[step // CHECKPOINT].clone()
        for text in self.answers[len(game.answers) : step]:
            game.apply(text)
        return game

    def course(self, last: int) -> list[Moment]:
        """Of every step up to `last`. What has been worked out once is kept."""
        known = len(self._course)
        if known <= last:
            game = self.position(known)
            self._course.append(moment(game))
            for text in self.answers[known:last]:
                game.apply(text)
                self._course.append(moment(game))
        return self._course[: last + 1]

    def record(self) -> dict[str, object]:
        return {**self.opening, "answers": self.answers}


def moment(game: Game) -> Moment:
    return Moment(game.turns, game.scores, len(game.events))


def edition_of(record: dict[str, object]) -> int:
    found = record.get("edition", FIRST_EDITION)
    return found if isinstance(found, int) else FIRST_EDITION


def answers_of(record: dict[str, object]) -> list[str]:
    found = record.get("answers", [])
    return [str(text) for text in found] if isinstance(found, list) else []


def opening(settings: Settings, record: dict[str, object] | None, seed: int) -> Game:
    """The game with which a table starts, before the answers of its record."""
    if record is None:
        return new_game(settings.ruleset, len(settings.seats), seed, dict(settings.switches))
    return replay({**record, "answers": []})
