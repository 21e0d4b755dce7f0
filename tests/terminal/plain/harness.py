"""A terminal without a terminal: typed lines go in, what would be shown comes out."""

import io
import re
from collections.abc import Callable, Iterable

from rich.console import Console

from fittest.bots.random import RandomBot
from fittest.kernel.chance import Chance
from fittest.kernel.game import Game
from fittest.terminal.plain.input import Gone, Lines
from fittest.terminal.plain.renderer import Renderer
from fittest.terminal.plain.session import Session

# A key or an argument that did not become words.
RAW = re.compile(r"(?:event|option|why|error|ui|trait|prompt|phase|territory|mut|dino)-[a-z]|\{ ?\$|@[a-z]")


class Typed(Lines):
    """Lines given beforehand; `marks` notes what was on the renderer at each of them."""

    def __init__(self, lines: Iterable[str], output: io.StringIO) -> None:
        self.waiting = list(lines)
        self.output = output
        self.prompts: list[str] = []
        self.marks: list[int] = []

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.output.write(prompt)
        self.marks.append(self.output.tell())
        if not self.waiting:
            raise Gone
        return self.waiting.pop(0).strip()


class Player(Typed):
    """Types a number for every question, by chance, and Enter for everything else."""

    def __init__(self, output: io.StringIO, seed: int) -> None:
        super().__init__([], output)
        self.chance = Chance(seed)
        self.session: Callable[[], Session] | None = None

    def read(self, prompt: str) -> str:
        self.waiting.append("")
        if prompt.endswith("> "):
            assert self.session is not None
            decision = self.session().game.decision
            assert decision is not None
            self.waiting[-1] = str(self.chance.below(len(decision.codes)) + 1)
        return super().read(prompt)


def renderer(output: io.StringIO, language: str = "en", terminal: bool = False) -> Renderer:
    console = Console(
        file=output, width=120, force_terminal=terminal, markup=False, highlight=False, emoji=False
    )
    return Renderer(console, language)


def seated(game: Game, people: int, language: str = "en", lines: Iterable[str] = ()) -> tuple[Session, Typed]:
    output = io.StringIO()
    typed = Typed(lines, output)
    bots = {seat: RandomBot(seat) for seat in range(people, game.players)}
    return Session(game, dict(bots), renderer(output, language), typed), typed


def said(game: Game, people: int, lines: Iterable[str], language: str = "en") -> str:
    """What a session shows that gets these lines."""
    session, typed = seated(game, people, language, lines)
    session.play()
    return typed.output.getvalue()
