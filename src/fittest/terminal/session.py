"""A game at one terminal: people and bots answer the decisions in turn."""

import json
from pathlib import Path

from rich.text import Text

from fittest.bots.chair import Bot, Chair
from fittest.kernel.game import Game
from fittest.kernel.message import Message
from fittest.kernel.view import question_for, story
from fittest.terminal.draw import thinkable
from fittest.terminal.helps import command_in, show_cards, show_help, show_hints, show_rules, show_trait
from fittest.terminal.lines import Gone, Lines, number
from fittest.terminal.menu import Menu, plain
from fittest.terminal.paper import Paper
from fittest.terminal.seats import seat_name
from fittest.terminal.words import Glossary
from fittest.texts import render, text

LOG_LENGTH = 30


class Quit(Exception):
    """Somebody has left the game."""


class Session:
    """`seen` counts, for each seat, the events that it has been told."""

    def __init__(self, game: Game, bots: dict[int, Bot], paper: Paper, lines: Lines) -> None:
        self.game = game
        self.bots = bots
        self.paper = paper
        self.lines = lines
        self.people = [seat for seat in range(game.players) if seat not in bots]
        self.seen = [0] * game.players
        self.watched = 0
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.glossary = Glossary(game.setup.ruleset, game.setup.switches)

    def play(self) -> None:
        try:
            while (decision := self.game.decision) is not None:
                if decision.seat in self.bots:
                    self.let_bot_play(decision.seat)
                else:
                    self.ask(decision.seat)
            self.finish()
        except (Gone, Quit) as leaving:
            if isinstance(leaving, Gone):
                self.paper.say("ui-left")

    # -- bots ----------------------------------------------------------------------------------

    def let_bot_play(self, seat: int) -> None:
        game = self.game
        game.apply(self.bots[seat].choose(Chair(game, seat)))
        if len(self.people) <= 1:
            self.tell_news(self.at_screen)

    def tell_news(self, seat: int | None) -> None:
        """What `seat`, or a spectator, has not been told yet."""
        since = self.watched if seat is None else self.seen[seat]
        self.paper.news(self.game, seat, since)
        if seat is None:
            self.watched = len(self.game.events)
        else:
            self.seen[seat] = len(self.game.events)

    # -- people --------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        self.seat_down(seat)
        self.tell_news(seat)
        self.paper.table(self.game, seat)
        question = question_for(self.game, seat)
        assert question is not None
        menu = Menu(question.choices, self.paper.language)
        self.put_question(menu, Message(question.prompt.key, question.prompt.args))
        while not self.respond(seat, menu):
            pass

    def seat_down(self, seat: int) -> None:
        """With several people, the one who is asked takes the place at the screen, unseen by the others."""
        if self.at_screen == seat:
            return
        self.at_screen = seat
        self.paper.wipe()
        name = seat_name(seat, self.paper.language)
        self.lines.read_anew(text("ui-hand-over", self.paper.language, name=name) + " ")
        self.paper.wipe()

    def put_question(self, menu: Menu, prompt: Message) -> None:
        self.paper.tell(prompt, "bold")
        self.paper.show(menu.draw())

    def respond(self, seat: int, menu: Menu) -> bool:
        """One line of a person; True if it has answered the question."""
        said = self.lines.read(f"{seat_name(seat, self.paper.language)}> ")
        if not said:
            return False
        choice = menu.find(said)
        if choice is not None:
            self.game.apply(choice.text)
            return True
        name, rest = command_in(said)
        if name:
            self.obey(name, rest, seat, menu)
        elif said.isdigit():
            self.paper.say("ui-no-number", "red", count=len(menu.choices))
        else:
            self.explain(said, menu)
        return False

    def obey(self, name: str, rest: str, seat: int, menu: Menu) -> None:
        paper = self.paper
        if name == "help":
            show_help(paper)
        elif name == "why":
            self.explain(rest, menu)
        elif name == "table":
            paper.table(self.game, seat)
        elif name == "options":
            paper.show(menu.draw())
        elif name == "hint":
            show_hints(paper, Chair(self.game, seat))
        elif name == "log":
            paper.lines(story(self.game, seat)[-(number(rest) or LOG_LENGTH) :])
        elif name == "cards":
            show_cards(paper, self.glossary)
        elif name == "trait":
            show_trait(paper, self.glossary, rest)
        elif name == "rules":
            show_rules(paper, self.game)
        elif name == "save":
            self.save(rest)
        else:
            self.leave()

    def explain(self, said: str, menu: Menu) -> None:
        """Why something cannot be answered now."""
        if not said:
            self.paper.say("ui-why-what", "red")
            return
        choice = menu.find(said)
        refusal = None if choice else self.game.why_not(self.as_text(" ".join(said.split())))
        if refusal is None:
            self.paper.say("ui-why-allowed", "green")
            return
        line = Text(render(refusal, self.paper.language), "red")
        self.paper.show(line.append(f" {text('ui-ask-help', self.paper.language)}", "dim"))

    def as_text(self, said: str) -> str:
        """The text of an action that was described in words, lawful or not; other words as they are."""
        game, words = self.game, plain(said)
        for action in thinkable(game.view(self.at_screen)):
            code = game.codec.parse(action)
            if code >= 0 and plain(render(game.codec.message(code), self.paper.language)) == words:
                return action
        return said

    # -- saving and leaving --------------------------------------------------------------------

    def save(self, name: str) -> bool:
        """Write the record; says so, or why it could not."""
        if not name:
            self.paper.say("ui-save-where", "red")
            return False
        path = Path(name).expanduser()
        try:
            if path.exists() and not self.lines.agrees(
                text("ui-save-over", self.paper.language, path=str(path)) + " "
            ):
                return False
            path.write_text(json.dumps(self.game.record(), ensure_ascii=False, indent=1), encoding="utf-8")
        except (OSError, ValueError) as error:
            self.paper.say("ui-save-failed", "red", path=str(path), why=str(error))
            return False
        self.paper.say("ui-saved", "green", path=str(path))
        return True

    def leave(self) -> None:
        while True:
            name = self.lines.read(text("ui-save-offer", self.paper.language) + " ")
            # A bare number is an answer typed too late, not a file.
            if not name or (number(name) is None and self.save(name)):
                raise Quit

    def finish(self) -> None:
        """The end is for everybody at the screen."""
        viewer = self.at_screen if len(self.people) == 1 else None
        if len(self.people) > 1:
            self.paper.wipe()
            self.watched = max(0, len(self.game.events) - LOG_LENGTH)
        self.tell_news(viewer)
        self.paper.table(self.game, viewer)
        self.paper.end(self.game)
        if self.people:
            self.leave()
