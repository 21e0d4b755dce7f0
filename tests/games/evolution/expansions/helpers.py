"""A table at which every question is asked, also those with one answer."""

from fittest.games.evolution.scenario.position import build
from tests.games.evolution import helpers
from tests.games.evolution.helpers import document, holds

__all__ = ["Table", "holds"]


class Table(helpers.Table):
    def __init__(self, setup: str, ruleset: str = "base") -> None:
        position = build(document(f"setup: {{{setup}}}", ruleset), stepwise=True)
        self.game = position.game
        self.numbers = position.names
        self.names = {str(number): name for name, number in self.numbers.items()}

    def play(self, *texts: str, dice: list[int] | None = None) -> "Table":
        super().play(*texts, dice=dice)
        return self

    def is_gone(self, name: str) -> bool:
        return self.game.find(self.numbers[name]) is None

    def offered(self, verb: str) -> list[str]:
        """The options that begin with a verb."""
        return [option for option in self.options if option.split(" ")[0] == verb]
