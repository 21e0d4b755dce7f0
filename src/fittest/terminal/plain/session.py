"""A game at one terminal: people and bots answer the decisions in turn."""

from pathlib import Path

from rich.text import Text

from fittest.bots.player_view import Bot, PlayerView
from fittest.kernel.game import Game
from fittest.kernel.message import Message
from fittest.kernel.view import Choice, log_lines, question_for
from fittest.terminal.drawings import drawing_of
from fittest.terminal.plain.help import command_in, show_cards, show_help, show_hints, show_rules, show_trait
from fittest.terminal.plain.input import Gone, Lines, number
from fittest.terminal.plain.menu import Menu, plain
from fittest.terminal.plain.renderer import Renderer
from fittest.terminal.records import record_text
from fittest.terminal.seats import seat_name
from fittest.terminal.words import Glossary
from fittest.texts import render, text

LOG_LENGTH = 30


class Quit(Exception):
    """Somebody has left the game."""


class Session:
    """`seen` counts, for each seat, the events that it has been told."""

    def __init__(self, game: Game, bots: dict[int, Bot], renderer: Renderer, lines: Lines) -> None:
        self.game = game
        self.bots = bots
        self.renderer = renderer
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
                self.renderer.say("ui-left")

    # -- bots ----------------------------------------------------------------------------------

    def let_bot_play(self, seat: int) -> None:
        game = self.game
        game.apply(self.bots[seat].choose(PlayerView(game, seat)))
        if len(self.people) <= 1:
            self.tell_news(self.at_screen)

    def tell_news(self, seat: int | None) -> None:
        """What `seat`, or a spectator, has not been told yet."""
        since = self.watched if seat is None else self.seen[seat]
        self.renderer.news(self.game, seat, since)
        if seat is None:
            self.watched = len(self.game.events)
        else:
            self.seen[seat] = len(self.game.events)

    # -- people --------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        self.seat_down(seat)
        self.tell_news(seat)
        self.renderer.table(self.game, seat)
        question = question_for(self.game, seat)
        assert question is not None
        menu = Menu(question.choices, self.renderer.language, drawing_of(self.game.view(seat).game))
        self.put_question(menu, Message(question.prompt.key, question.prompt.args))
        while not self.respond(seat, menu):
            pass

    def seat_down(self, seat: int) -> None:
        """With several people, the one who is asked takes the place at the screen, unseen by the others."""
        if self.at_screen == seat:
            return
        self.at_screen = seat
        self.renderer.wipe()
        name = seat_name(seat, self.renderer.language)
        self.lines.read_anew(text("ui-hand-over", self.renderer.language, name=name) + " ")
        self.renderer.wipe()

    def put_question(self, menu: Menu, prompt: Message) -> None:
        self.renderer.tell(prompt, "bold")
        self.renderer.show(menu.draw())

    def respond(self, seat: int, menu: Menu) -> bool:
        """One line of a person; True if it has answered the question."""
        said = self.lines.read(f"{seat_name(seat, self.renderer.language)}> ")
        if not said:
            return False
        choice = menu.find(said)
        if choice is not None:
            return self.take(choice)
        name, rest = command_in(said)
        if name:
            self.obey(name, rest, seat, menu)
        elif said.isdigit():
            self.renderer.say("ui-no-number", "red", count=len(menu.choices))
        else:
            self.explain(said, menu)
        return False

    def take(self, choice: Choice) -> bool:
        """Give this answer; True if that settles the question."""
        self.game.apply(choice.text)
        return True

    def obey(self, name: str, rest: str, seat: int, menu: Menu) -> None:
        renderer = self.renderer
        if name == "help":
            show_help(renderer)
        elif name == "why":
            self.explain(rest, menu)
        elif name == "table":
            renderer.table(self.game, seat)
        elif name == "options":
            renderer.show(menu.draw())
        elif name == "hint":
            show_hints(renderer, PlayerView(self.game, seat))
        elif name == "log":
            renderer.lines(log_lines(self.game, seat)[-(number(rest) or LOG_LENGTH) :])
        elif name == "cards":
            show_cards(renderer, self.glossary)
        elif name == "trait":
            show_trait(renderer, self.glossary, rest)
        elif name == "rules":
            show_rules(renderer, self.game)
        elif name == "save":
            self.save(rest)
        else:
            self.leave()

    def explain(self, said: str, menu: Menu) -> None:
        """Why something cannot be answered now."""
        if not said:
            self.renderer.say("ui-why-what", "red")
            return
        choice = menu.find(said)
        refusal = None if choice else self.game.why_not(self.as_text(" ".join(said.split())))
        if refusal is None:
            self.renderer.say("ui-why-allowed", "green")
            return
        line = Text(render(refusal, self.renderer.language), "red")
        self.renderer.show(line.append(f" {text('ui-ask-help', self.renderer.language)}", "dim"))

    def as_text(self, said: str) -> str:
        """The text of an action that was described in words, legal or not; other words as they are."""
        game, words = self.game, plain(said)
        view = game.view(self.at_screen)
        for action in drawing_of(view.game).thinkable(view):
            code = game.codec.parse(action)
            if code >= 0 and plain(render(game.codec.message(code), self.renderer.language)) == words:
                return action
        return said

    # -- saving and leaving --------------------------------------------------------------------

    def save(self, name: str) -> bool:
        """Write the record; says so, or why it could not."""
        if not name:
            self.renderer.say("ui-save-where", "red")
            return False
        path = Path(name).expanduser()
        try:
            if path.exists() and not self.lines.agrees(
                text("ui-save-over", self.renderer.language, path=str(path)) + " "
            ):
                return False
            path.write_text(record_text(self.game), encoding="utf-8")
        except (OSError, ValueError) as error:
            self.renderer.say("ui-save-failed", "red", path=str(path), why=str(error))
            return False
        self.renderer.say("ui-saved", "green", path=str(path))
        return True

    def leave(self) -> None:
        while True:
            name = self.lines.read(text("ui-save-offer", self.renderer.language) + " ")
            # A bare number is an answer typed too late, not a file.
            if not name or (number(name) is None and self.save(name)):
                raise Quit

    def finish(self) -> None:
        """The end is for everybody at the screen."""
        viewer = self.at_screen if len(self.people) == 1 else None
        if len(self.people) > 1:
            self.renderer.wipe()
            self.watched = max(0, len(self.game.events) - LOG_LENGTH)
        self.tell_news(viewer)
        self.renderer.table(self.game, viewer)
        self.renderer.end(self.game)
        if self.people:
            self.leave()
