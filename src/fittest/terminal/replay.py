"""Stepping through a record."""

import json
from pathlib import Path

import fittest
from fittest.kernel.decision import Decision
from fittest.kernel.errors import bad_request
from fittest.kernel.game import Game, ReplayError
from fittest.kernel.message import Message
from fittest.terminal.lines import Gone, Lines, number
from fittest.terminal.paper import Paper
from fittest.terminal.seats import seat_name
from fittest.texts import render, text

BACK = ("b", "back", "н", "назад")
LEAVE = ("q", "quit", "exit", "в", "выход")


def read_record(path: Path) -> dict[str, object]:
    """The data of a record file; what is in it is tested when it is replayed."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise bad_request("error-record-json", why=str(error)) from error
    if not isinstance(data, dict):
        raise bad_request("error-record-shape")
    return data


class Replay:
    """`games[n]` is the position after n answers; all are kept, since they share what they can."""

    def __init__(self, record: dict[str, object], seat: int | None, paper: Paper, lines: Lines) -> None:
        # A game of another edition of the rules is shown as far as it can be.
        self.notice: Message | None = None
        try:
            whole = fittest.replay(record)
        except ReplayError as error:
            if not error.outdated:
                raise
            whole, self.notice = error.game, error.message
        if seat is not None and not 0 <= seat < whole.players:
            raise bad_request("error-number", name="--seat", value=str(seat + 1), least=1, most=whole.players)
        self.answers = whole.answers.all()
        self.games: list[Game] = [fittest.replay({**record, "answers": []})]
        self.seat = seat
        self.paper = paper
        self.lines = lines
        self.step = 0

    def run(self) -> None:
        if self.notice is not None:
            self.paper.tell(self.notice, "bold")
        self.show(0)
        try:
            while True:
                prompt = text("ui-replay-prompt", self.paper.language, step=self.step, last=len(self.answers))
                if not self.obey(self.lines.read(prompt + " ").casefold()):
                    return
        except Gone:
            return

    def obey(self, said: str) -> bool:
        """False when the viewer has seen enough."""
        if said in LEAVE:
            return False
        if not said:
            if self.step == len(self.answers):
                return False
            self.go_to(self.step + 1)
        elif said in BACK:
            self.go_to(self.step - 1)
        elif (step := number(said)) is not None:
            self.go_to(step)
        else:
            self.paper.say("ui-replay-help")
        return True

    def position(self, step: int) -> Game:
        while len(self.games) <= step:
            game = self.games[-1].clone()
            assert game.decision is not None
            game.apply(game.decision.codes.index(self.answers[len(self.games) - 1]))
            self.games.append(game)
        return self.games[step]

    def go_to(self, step: int) -> None:
        """Forward to the next answer with what it brought about, else just to the position."""
        step = min(max(step, 0), len(self.answers))
        since = len(self.position(self.step).events) if step == self.step + 1 else None
        self.step = step
        self.show(since)

    def show(self, since: int | None) -> None:
        game = self.position(self.step)
        paper = self.paper
        if self.step and since is not None:
            decision = self.position(self.step - 1).decision
            assert decision is not None
            paper.tell(self.told(decision), "bold")
        if since is not None:
            paper.news(game, self.seat, since)
        paper.table(game, self.seat)
        if game.decision is None:
            paper.end(game)

    def told(self, decision: Decision) -> Message:
        """Who answered what; what another seat answered in secret stays hidden from a seat's viewer."""
        name = seat_name(decision.seat, self.paper.language)
        if self.seat is not None and self.seat != decision.seat:
            return Message("ui-replay-hidden", {"step": self.step, "name": name})
        label = decision.codec.message(self.answers[self.step - 1])
        said = render(label, self.paper.language)
        return Message("ui-replay-answer", {"step": self.step, "name": name, "answer": said})
