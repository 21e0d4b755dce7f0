"""A game on the whole screen: people and bots answer in turn, and what happens is shown step by step."""

import asyncio
from collections.abc import Sequence
from io import StringIO
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text
from textual import work

from fittest.bots.hint import hint
from fittest.bots.player_view import PlayerView
from fittest.kernel.game import Game
from fittest.kernel.message import Message
from fittest.kernel.view import Choice, PreviewView, as_text, preview_for, question_for
from fittest.terminal.advice import SHOWN, hint_chance, hint_rows, hint_sentence
from fittest.terminal.app.canvas import Canvas
from fittest.terminal.app.choice_list import ChoiceList
from fittest.terminal.app.dialogs import Ask, Curtain, Page, SaveAs
from fittest.terminal.app.ending import ending
from fittest.terminal.app.table_screen import TableScreen
from fittest.terminal.choices import Entry, read_choice
from fittest.terminal.match import Match, episodes, news
from fittest.terminal.records import record_text
from fittest.terminal.seats import bot_name, seat_name
from fittest.texts import render

PACES = {"slow": 1.6, "normal": 0.7, "fast": 0.2, "instant": 0.0}
"""Seconds for which each step is shown."""
USUAL_PACE = "normal"
DEAF = 0.6
"""Seconds in which the curtain hears no key."""


class Undo(Exception):
    """The person at the screen takes the last answer back."""


class PlayScreen(TableScreen):
    actions = (
        "help",
        "filter",
        "hint",
        "why",
        "undo",
        "skip",
        "pace",
        "save",
        "cards",
        "history",
        "rules",
        "cancel",
        "quit",
    )
    hidden = ("skip", "cards", "history", "rules", "cancel")

    def __init__(self, match: Match, language: str, pace: str = USUAL_PACE) -> None:
        super().__init__(match.game, language)
        self.match = match
        self.pace = pace
        self.seat: int | None = match.people[0] if len(match.people) == 1 else None
        """Who looks at the screen."""
        self.seen = [0] * match.game.players
        # Has a person answered anything?
        self.begun = False
        self.asked: int | None = None
        """The seat whose answer is awaited."""
        self.offers: tuple[bool, bool] | None = None
        self.why_not = False
        self.entries: dict[str, Entry] = {}
        """Every option that has been offered: what it says never changes."""
        self.answers: asyncio.Queue[str | None] = asyncio.Queue()
        self.skipped = asyncio.Event()

    def on_mount(self) -> None:
        self.play()

    @property
    def game(self) -> Game:
        return self.match.game

    def make_list(self) -> ChoiceList:
        return ChoiceList(self.language, id="choices")

    @property
    def choices(self) -> ChoiceList:
        return self.query_one("#choices", ChoiceList)

    def options(self) -> frozenset[str]:
        return self.choices.choosing.things_left() if self.asked is not None else frozenset()

    # -- the course of the game ----------------------------------------------------------------

    @work(exclusive=True)
    async def play(self) -> None:
        self.show_table(self.game)
        while True:
            decision = self.game.decision
            try:
                if decision is None:
                    await self.finish()
                elif decision.seat in self.match.bots:
                    await self.let_bot_play(decision.seat)
                else:
                    await self.ask_person(decision.seat)
            except Undo:
                self.match.undo()
                self.notify(self.say("tui-undone"))

    async def let_bot_play(self, seat: int) -> None:
        if PACES[self.pace]:
            self.choices.ask([])
            self.ask(self.name_of(seat), self.say("tui-thinking", name=self.name_of(seat)))
        index = await asyncio.to_thread(self.match.choose())
        await self.show_steps(self.match.play(index))

    async def ask_person(self, seat: int) -> None:
        await self.sit_down(seat)
        self.show_table(self.game)
        self.offer()
        answer = await self.answer()
        self.begun = True
        self.seen[seat] = len(self.game.events)
        self.fresh = self.seen[seat]
        if PACES[self.pace]:
            self.ask(self.name_of(seat), "")
            self.choices.ask([])
        await self.show_steps(self.match.answer(answer))

    async def answer(self) -> str:
        self.skipped.clear()
        decision = self.game.decision
        self.asked = -1 if decision is None else decision.seat
        # The footer is made anew for this, so only when it has to be.
        offers = self.match.can_undo, decision is None
        if offers != self.offers:
            self.offers = offers
            self.refresh_bindings()
        answer = await self.answers.get()
        self.asked = None
        self.why_not = False
        self.foreseen = PreviewView()
        if answer is None:
            raise Undo
        return answer

    async def sit_down(self, seat: int) -> None:
        """With several people, the one who is asked takes the place at the screen, unseen by the others."""
        if self.seat != seat:
            self.seat = None
            self.choices.ask([])
            self.ask("", "")
            self.show(None, [])
            deaf = DEAF if PACES[self.pace] else 0
            sentence = self.say("ui-hand-over", name=self.name_of(seat))
            await self.app.push_screen_wait(Curtain(sentence, deaf))
            self.seat = seat
            self.fresh = self.seen[seat]

    async def finish(self) -> None:
        """The end is for everybody at the screen."""
        if len(self.match.people) != 1:
            self.seat = None
        self.show_table(self.game)
        self.ask(self.say("ui-over"), self.say("tui-after-the-end"))
        self.choices.ask([])
        buttons = {"close": self.say("tui-to-the-table"), "save": self.say("tui-key-save")}
        buttons["quit"] = self.say("tui-key-quit")
        drawn = ending(self.game, self.drawing, self.language)
        self.app.push_screen(Ask(drawn, buttons), self.after_the_end)
        await self.answer()

    def after_the_end(self, chosen: str | None) -> None:
        if chosen == "save":
            self.action_save()
        elif chosen == "quit":
            self.app.exit()

    # -- showing -------------------------------------------------------------------------------

    def name_of(self, seat: int) -> str:
        return seat_name(seat, self.language)

    def show_table(self, game: Game) -> None:
        self.show(game.view(self.seat), news(game, self.seat, 0))

    async def show_steps(self, beats: list[Game]) -> None:
        """One after the other, until somebody skips."""
        for game, lines in episodes(beats, self.seat):
            seconds = PACES[self.pace]
            if not seconds or self.skipped.is_set():
                break
            self.show(game.view(self.seat), [*self.lines, *lines])
            try:
                await asyncio.wait_for(self.skipped.wait(), seconds)
            except TimeoutError:
                continue
        if not self.match.people:
            self.skipped.clear()
        if PACES[self.pace] or not self.match.people:
            self.show_table(self.game)

    def offer(self) -> None:
        """The question and its options."""
        assert self.seat is not None
        question = question_for(self.game, self.seat)
        assert question is not None
        self.why_not = False
        prompt = render(Message(question.prompt.key, question.prompt.args), self.language)
        self.ask(self.say("tui-your-move", name=self.name_of(self.seat)), prompt)
        self.foreseen = preview_for(self.game, self.seat)
        self.offer_choices(question.choices)

    def offer_choices(self, choices: Sequence[Choice]) -> None:
        for choice in choices:
            if choice.text not in self.entries:
                self.entries[choice.text] = read_choice(choice, self.drawing, self.language)
        # To do nothing comes last.
        ordered = sorted(choices, key=lambda choice: choice.idle)
        self.choices.ask([self.entries[choice.text] for choice in ordered])
        self.choices.focus()
        self.redraw_table()

    # -- what people do ------------------------------------------------------------------------

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        if self.asked is None:
            return
        if self.why_not:
            self.explain(event.entry.text)
        else:
            self.answers.put_nowait(event.entry.text)
            self.asked = None

    def on_choice_list_changed(self, event: ChoiceList.Changed) -> None:
        self.pointed = None, None
        self.row = event.row
        self.marked = frozenset(self.choices.choosing.things)
        if event.row is not None:
            self.marked |= set(event.row.things)
        self.redraw_table()

    def on_canvas_picked(self, event: Canvas.Picked) -> None:
        """Keep the options that name the thing; if there are none, say why."""
        self.pointed = event.thing, None
        if self.asked is not None and not self.choices.point(event.thing):
            self.show_why_not()
            if not self.choices.point(event.thing):
                self.offer()
                self.notify(
                    self.say("tui-nothing-with", thing=self.drawing.title(event.thing, self.language))
                )
        self.choices.focus()
        self.redraw_table()

    def explain(self, text: str) -> None:
        refusal = self.game.why_not(text)
        if refusal is not None:
            self.notify(render(refusal, self.language), severity="warning", timeout=8, markup=False)

    def show_why_not(self) -> None:
        """Offer actions that a player might think of and that are not possible now."""
        decision = self.game.decision
        if decision is None:
            return
        codec = self.game.codec
        legal = set(decision.codes)
        codes = {text: codec.parse(text) for text in self.drawing.attempts(self.view)}
        choices = [
            Choice(text, as_text(codec.message(code)))
            for text, code in codes.items()
            if code >= 0 and code not in legal
        ]
        self.ask(self.say("tui-key-why"), self.say("tui-why-prompt"))
        self.offer_choices(choices)
        self.why_not = True

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "undo":
            return self.asked is not None and self.match.can_undo
        if action in ("hint", "why", "filter"):
            return self.asked is not None and self.game.decision is not None
        return True

    def action_filter(self) -> None:
        self.choices.focus()
        self.choices.begin_filter()

    def action_why(self) -> None:
        if self.why_not:
            self.offer()
        else:
            self.show_why_not()

    def action_undo(self) -> None:
        self.answers.put_nowait(None)

    def action_cancel(self) -> None:
        if self.asked is None or self.game.decision is None:
            self.skipped.set()
        elif not self.choices.take_back() and self.why_not:
            self.offer()

    def action_skip(self) -> None:
        self.skipped.set()

    def action_pace(self) -> None:
        names = list(PACES)
        self.pace = names[(names.index(self.pace) + 1) % len(names)]
        self.notify(self.say("tui-pace", pace=self.say(f"tui-pace-{self.pace}")), timeout=2)

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """The best options and why, from the player's own view."""
        game, seat = self.game, self.asked
        assert seat is not None
        if self.why_not:
            self.offer()
        self.notify(self.say("tui-hint-thinking"), timeout=2)
        found = await asyncio.to_thread(hint, PlayerView(game.clone(), seat))
        if self.game is not game or self.asked != seat:
            return
        self.choices.chances = {each.text: each.chance for each in found.options[:SHOWN]}
        self.choices.show_rows()
        lines = [hint_sentence(found, self.language), hint_chance(found, self.language)]
        lines += [f"{cost}  {words}" for cost, words in hint_rows(found, self.language)]
        self.notify("\n".join(lines), title=self.say("tui-key-hint"), timeout=12, markup=False)

    def action_rules(self) -> None:
        self.app.push_screen(Page(self.say("tui-key-rules"), Group(*self.rules()), self.language))

    def rules(self) -> list[RenderableType]:
        seats = [self.who(seat) for seat in range(self.game.players)]
        seed = self.say("ui-welcome", game=self.heading, seed=str(self.game.setup.seed))
        return [Text(seed), *(Text(line) for line in seats), Text(), *self.rules_of(self.game)]

    def who(self, seat: int) -> str:
        name, levels = self.name_of(seat), self.match.levels
        if seat in self.match.people:
            return self.say("ui-person", name=name)
        level = levels[seat] if seat < len(levels) else None
        if level is None:
            return self.say("tui-bot", name=name)
        return self.say("ui-bot", name=name, level=bot_name(level, self.language))

    # -- saving and leaving --------------------------------------------------------------------

    @work(exclusive=True, group="dialog")
    async def action_save(self) -> None:
        await self.save()

    async def save(self) -> bool:
        name = f"{self.game.setup.ruleset}-{self.game.setup.seed}.json"
        if self.app.is_web:
            # In a browser the file is downloaded; the disk here is not the player's.
            self.app.deliver_text(StringIO(record_text(self.game)), save_filename=name)
            return True
        chosen = await self.app.push_screen_wait(SaveAs(name, self.language))
        if chosen is None:
            return False
        path = Path(chosen).expanduser()
        try:
            if path.exists() and not await self.agrees(self.say("tui-save-over", path=str(path))):
                return False
            path.write_text(record_text(self.game), encoding="utf-8")
        except (OSError, ValueError) as error:
            failed = self.say("ui-save-failed", path=str(path), why=str(error))
            self.notify(failed, severity="error", markup=False)
            return False
        self.notify(self.say("ui-saved", path=str(path)), markup=False)
        return True

    async def agrees(self, sentence: str) -> bool:
        buttons = {"no": self.say("ui-no"), "yes": self.say("ui-yes")}
        return bool(await self.app.push_screen_wait(Ask(Text(sentence), buttons)) == "yes")

    @work(exclusive=True, group="dialog")
    async def action_quit(self) -> None:
        if not self.begun:
            self.app.exit()
            return
        buttons = {
            "save": self.say("tui-save-and-quit"),
            "quit": self.say("tui-quit-only"),
            "stay": self.say("tui-stay"),
        }
        chosen = await self.app.push_screen_wait(Ask(Text(self.say("tui-quit")), buttons))
        if chosen == "quit" or (chosen == "save" and await self.save()):
            self.app.exit()
