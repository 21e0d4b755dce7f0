"""Positions with named animals, and what players may and may not do in them."""

from typing import Any

import yaml

from fittest.games.evolution.scenario.position import build
from fittest.games.evolution.scenario.table import EvolutionTable
from fittest.games.evolution.state import Evolution
from fittest.kernel.chance import Chance
from fittest.kernel.play import play_on
from fittest.scenarios import runner


def document(text: str, ruleset: str = "base") -> dict[str, Any]:
    return {"id": "test", "ruleset": ruleset, **yaml.safe_load(text)}


def holds(text: str, ruleset: str = "base") -> None:
    """The scenario holds, and from there the game goes on until nobody is left to be asked."""
    table = runner.play(EvolutionTable(document(text, ruleset)))
    assert runner.compare(table) == []
    play_to_the_end(table.game)


def play_to_the_end(game: Evolution) -> None:
    game.stepwise = False
    game.advance()
    play_on(game, Chance(1), 3000)
    assert game.decision is None
    assert game.check_invariants() == []


class Table:
    """A position in play, spoken to with option texts in which animals go by their names. Every question is
    asked, also one with a single answer."""

    def __init__(self, setup: str, ruleset: str = "base") -> None:
        position = build(document(f"setup: {{{setup}}}", ruleset), stepwise=True)
        self.game = position.game
        self.numbers = position.names
        self.names = {str(number): name for name, number in self.numbers.items()}

    def __getitem__(self, name: str) -> Any:
        return self.game.animal(self.numbers[name])

    def is_gone(self, name: str) -> bool:
        return self.game.find(self.numbers[name]) is None

    def text(self, words: str) -> str:
        return " ".join(str(self.numbers.get(word, word)) for word in words.split(" "))

    @property
    def seat(self) -> str:
        assert self.game.decision is not None
        return f"P{self.game.decision.seat + 1}"

    @property
    def options(self) -> list[str]:
        """`proceed` where the table waits for the next phase."""
        if self.game.decision is None:
            return ["proceed"] if self.game.stack else []
        return [self.named(option.text) for option in self.game.decision.options]

    def named(self, text: str) -> str:
        verb, *words = text.split(" ")
        numbers = words[:1] if verb == "convert" else words
        return " ".join([verb, *(self.names.get(word, word) for word in numbers), *words[len(numbers) :]])

    def play(self, *texts: str, dice: list[int] | None = None) -> "Table":
        self.game.chance.script = dice or []
        for text in texts:
            if text == "proceed":
                self.game.proceed()
            else:
                self.game.apply(self.text(text))
        return self

    def why(self, text: str) -> str:
        """Why `text` is refused: the key without `why-`, and the trait that it names."""
        before = self.game.scenario()
        message = self.game.why_not(self.text(text))
        assert message is not None, f"{text} is legal"
        assert self.game.scenario() == before
        trait = str(message.args.get("trait", "")).removeprefix("@trait-")
        return f"{message.key.removeprefix('why-')} {trait}".strip()
