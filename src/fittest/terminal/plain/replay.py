"""Stepping through a record, line by line."""

from fittest.kernel.message import Message
from fittest.terminal.plain.input import Gone, Lines, number
from fittest.terminal.plain.renderer import Renderer
from fittest.terminal.records import Timeline
from fittest.terminal.seats import seat_name
from fittest.texts import render, text

BACK = ("b", "back", "н", "назад")
LEAVE = ("q", "quit", "exit", "в", "выход")


class Replay:
    def __init__(self, timeline: Timeline, renderer: Renderer, lines: Lines) -> None:
        self.timeline = timeline
        self.renderer = renderer
        self.lines = lines
        self.step = 0

    def run(self) -> None:
        if self.timeline.notice is not None:
            self.renderer.tell(self.timeline.notice, "bold")
        self.show(0)
        try:
            while True:
                prompt = text(
                    "ui-replay-prompt", self.renderer.language, step=self.step, last=self.timeline.last
                )
                if not self.obey(self.lines.read(prompt + " ").casefold()):
                    return
        except Gone:
            return

    def obey(self, said: str) -> bool:
        """False when the viewer has seen enough."""
        if said in LEAVE:
            return False
        if not said:
            if self.step == self.timeline.last:
                return False
            self.go_to(self.step + 1)
        elif said in BACK:
            self.go_to(self.step - 1)
        elif (step := number(said)) is not None:
            self.go_to(step)
        else:
            self.renderer.say("ui-replay-help")
        return True

    def go_to(self, step: int) -> None:
        """Forward to the next answer with what it brought about, else just to the position."""
        step = min(max(step, 0), self.timeline.last)
        since = len(self.timeline.position(self.step).events) if step == self.step + 1 else None
        self.step = step
        self.show(since)

    def show(self, since: int | None) -> None:
        game, seat = self.timeline.position(self.step), self.timeline.seat
        renderer = self.renderer
        if self.step and since is not None:
            renderer.tell(told(self.timeline, self.step, renderer.language), "bold")
        if since is not None:
            renderer.news(game, seat, since)
        renderer.table(game, seat)
        if game.decision is None:
            renderer.end(game)


def told(timeline: Timeline, step: int, language: str) -> Message:
    """Who answered what, as far as the viewer may know."""
    seat, label = timeline.answer(step)
    name = seat_name(seat, language)
    if label is None:
        return Message("ui-replay-hidden", {"step": step, "name": name})
    said = render(Message(label.key, label.args), language)
    return Message("ui-replay-answer", {"step": step, "name": name, "answer": said})
