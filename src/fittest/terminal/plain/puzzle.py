"""A puzzle at the terminal: answers are tried until one is right."""

from fittest.bots.registry import bot
from fittest.kernel.message import Message
from fittest.kernel.view import Choice, Text
from fittest.puzzles import Puzzle
from fittest.terminal.plain.input import Gone, Lines
from fittest.terminal.plain.renderer import Renderer
from fittest.terminal.plain.session import Quit, Session
from fittest.terminal.words import title
from fittest.texts import render


class PuzzleSession(Session):
    def __init__(self, puzzle: Puzzle, renderer: Renderer, lines: Lines) -> None:
        game = puzzle.game()
        assert game.decision is not None
        self.puzzle = puzzle
        self.seat = game.decision.seat
        others = {seat: bot("easy", seat) for seat in range(game.players) if seat != self.seat}
        super().__init__(game, others, renderer, lines)

    def play(self) -> None:
        """Until the answer is found or the player leaves."""
        ruleset = title(self.puzzle.ruleset, self.renderer.language)
        self.renderer.say("puzzle-task", "bold", game=ruleset, level=self.puzzle.puzzle.level)
        try:
            self.ask(self.seat)
        except Quit:
            return
        except Gone:
            self.renderer.say("ui-left")

    def take(self, choice: Choice) -> bool:
        notes = self.puzzle.puzzle
        if choice.text in self.puzzle.solution:
            self.renderer.say("puzzle-right", "bold green", chance=notes.chance)
            self.compare("puzzle-because", notes.why, other=self.words(notes.than))
            self.game.apply(choice.text)
            return True
        wrong = notes.wrong.get(choice.text)
        if wrong is None:
            self.renderer.say("puzzle-other", "red")
            return False
        self.renderer.say("puzzle-wrong", "red", loss=wrong.loss)
        if wrong.why is not None:
            self.compare("puzzle-instead", wrong.why)
        return False

    def compare(self, key: str, why: Text, **args: str) -> None:
        self.renderer.say(key, horizon=self.puzzle.puzzle.horizon, why=self.words(why), **args)

    def words(self, told: Text) -> str:
        return render(Message(told.key, told.args), self.renderer.language)

    def leave(self) -> None:
        raise Quit
