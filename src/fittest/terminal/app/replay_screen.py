"""A record on the whole screen: the list of moves is the way through it, and it can run by itself."""

from rich.console import Group
from rich.text import Text
from textual.timer import Timer
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from fittest.kernel.message import Message
from fittest.terminal.app.dialogs import Ask, Page
from fittest.terminal.app.ending import ending
from fittest.terminal.app.play_screen import PACES, USUAL_PACE
from fittest.terminal.app.table_screen import TableScreen
from fittest.terminal.choices import read_choice
from fittest.terminal.drawings import drawing_of
from fittest.terminal.match import news
from fittest.terminal.records import Timeline
from fittest.terminal.seats import seat_name
from fittest.texts import render


class ReplayScreen(TableScreen):
    """`fixed`: the record is watched from one seat, and from no other."""

    actions = ("help", "back", "forward", "play", "pace", "viewpoint", "cards", "history", "rules", "quit")
    hidden = ("cards", "history", "rules")

    def __init__(self, timeline: Timeline, language: str, pace: str = USUAL_PACE) -> None:
        super().__init__(timeline.position(0), language)
        self.timeline = timeline
        self.fixed = timeline.seat is not None
        self.pace = pace if PACES[pace] else USUAL_PACE
        self.step = 0
        self.running: Timer | None = None

    def make_list(self) -> OptionList:
        return OptionList(id="choices", markup=False)

    @property
    def moves(self) -> OptionList:
        return self.query_one("#choices", OptionList)

    def on_mount(self) -> None:
        self.list_moves()
        if self.timeline.notice is not None:
            notice = render(self.timeline.notice, self.language)
            self.notify(notice, severity="warning", timeout=20, markup=False)

    def list_moves(self) -> None:
        told = [self.told(step) for step in range(1, self.timeline.last + 1)]
        self.moves.clear_options()
        self.moves.add_options([Option(line) for line in (self.say("tui-start"), *told)])
        self.moves.highlighted = self.step
        self.go_to(self.step)

    def told(self, step: int) -> str:
        seat, label = self.timeline.answer(step)
        name = seat_name(seat, self.language)
        if label is None:
            return self.say("ui-replay-hidden", step=step, name=name)
        said = render(Message(label.key, label.args), self.language)
        return self.say("ui-replay-answer", step=step, name=name, answer=said)

    def go_to(self, step: int) -> None:
        timeline = self.timeline
        game = timeline.position(step)
        self.step = step
        self.fresh = len(timeline.position(step - 1).events) if step else 0
        view = game.view(timeline.seat)
        choice = timeline.choice(step) if step else None
        self.row = None if choice is None else read_choice(choice, drawing_of(view.game), self.language)
        self.marked = frozenset() if self.row is None else frozenset(self.row.things)
        self.pointed = None, None
        viewer = (
            self.say("tui-spectator") if timeline.seat is None else seat_name(timeline.seat, self.language)
        )
        self.ask(self.say("tui-step", step=step, last=timeline.last), viewer)
        self.show(view, news(game, timeline.seat, 0))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_index != self.step:
            self.go_to(event.option_index)

    def move_by(self, count: int) -> None:
        self.moves.highlighted = min(max(self.step + count, 0), self.timeline.last)

    def action_forward(self) -> None:
        if self.step == self.timeline.last:
            self.show_end()
        self.move_by(1)

    def action_back(self) -> None:
        self.move_by(-1)

    def show_end(self) -> None:
        game = self.timeline.position(self.step)
        if game.decision is None:
            drawn = ending(game, self.drawing, self.language)
            self.app.push_screen(Ask(drawn, {"close": self.say("tui-to-the-table")}))

    def action_play(self) -> None:
        """Run by itself, or stop."""
        if self.running is not None:
            self.stop()
        else:
            self.running = self.set_interval(PACES[self.pace], self.run_on)

    def stop(self) -> None:
        if self.running is not None:
            self.running.stop()
            self.running = None

    def run_on(self) -> None:
        if self.step == self.timeline.last:
            self.stop()
            self.show_end()
        else:
            self.move_by(1)

    def action_pace(self) -> None:
        names = [name for name, seconds in PACES.items() if seconds]
        self.pace = names[(names.index(self.pace) + 1) % len(names)]
        self.notify(self.say("tui-pace", pace=self.say(f"tui-pace-{self.pace}")), timeout=2)
        if self.running is not None:
            self.stop()
            self.action_play()

    def action_viewpoint(self) -> None:
        """A spectator's view, then that of each seat."""
        seat = self.timeline.seat
        following = 0 if seat is None else seat + 1
        self.timeline.seat = None if following == self.timeline.position(0).players else following
        self.list_moves()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return not (action == "viewpoint" and self.fixed)

    def action_rules(self) -> None:
        game = self.timeline.position(0)
        seed = self.say("ui-welcome", game=self.heading, seed=str(game.setup.seed))
        told = Group(Text(seed), Text(), *self.rules_of(game))
        self.app.push_screen(Page(self.say("tui-key-rules"), told, self.language))

    def action_quit(self) -> None:
        self.app.exit()
