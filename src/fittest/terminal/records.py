"""Records in files, and the positions along a record."""

import json
from pathlib import Path

import fittest
from fittest.kernel.decision import Decision
from fittest.kernel.errors import bad_request
from fittest.kernel.game import Game, ReplayError
from fittest.kernel.message import Message
from fittest.kernel.view import Choice, Text, choice

LINES = ".jsonl"
"""How a file ends that holds a game a line."""


def read_record(path: Path, game: int | None = None) -> dict[str, object]:
    """The record of a file: one as JSON, or game number `game`, from 1 on, of a file that holds one a line.
    What is in it is tested when it is replayed."""
    if path.suffix == LINES:
        return _record_of_line(path, game)
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise bad_request("error-record-json", why=str(error)) from error
    if not isinstance(data, dict):
        raise bad_request("error-record-shape")
    return data


def _record_of_line(path: Path, game: int | None) -> dict[str, object]:
    last = 0
    found: dict[str, object] = {}
    for last, kept in enumerate(fittest.read(path), start=1):
        found = kept.record
        if last == game:
            return found
    if last == 1 and game is None:
        return found
    raise bad_request("error-record-game", path=str(path), count=last)


def record_text(game: Game) -> str:
    return json.dumps(game.record(), ensure_ascii=False, indent=1)


class Timeline:
    """The positions of a record, worked out when they are asked for; all are kept, since they share what they
    can. `seat` is whose view is shown, None that of a spectator; `notice` says why a game of another edition
    of the rules ends early."""

    def __init__(self, record: dict[str, object], seat: int | None) -> None:
        self.notice: Message | None = None
        try:
            whole = fittest.replay(record)
        except ReplayError as error:
            if not error.outdated:
                raise
            whole, self.notice = error.game, error.message
        if seat is not None and not 0 <= seat < whole.players:
            raise bad_request("error-number", name="--seat", value=str(seat + 1), least=1, most=whole.players)
        self.seat = seat
        self.answers = whole.answers.all()
        self._games: list[Game] = [fittest.replay({**record, "answers": []})]

    @property
    def last(self) -> int:
        return len(self.answers)

    def position(self, step: int) -> Game:
        """The game after this many answers."""
        while len(self._games) <= step:
            game = self._games[-1].clone()
            assert game.decision is not None
            game.apply(game.decision.codes.index(self.answers[len(self._games) - 1]))
            self._games.append(game)
        return self._games[step]

    def choice(self, step: int) -> Choice | None:
        """The answer that led to a step; what another seat answered in secret stays hidden from a seat's
        viewer."""
        decision = self._asked(step)
        if self.seat is not None and self.seat != decision.seat:
            return None
        return choice(decision.codec, self.answers[step - 1])

    def answer(self, step: int) -> tuple[int, Text | None]:
        """Who gave the answer that led to a step, and which, if that may be known."""
        found = self.choice(step)
        return self._asked(step).seat, None if found is None else found.label

    def _asked(self, step: int) -> Decision:
        decision = self.position(step - 1).decision
        assert decision is not None
        return decision
