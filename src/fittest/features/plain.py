"""What every game has: whose view it is, turns, points, and the options by their texts."""

from typing import Final

from fittest.features.base import PAGE, Features, cut, options_on
from fittest.kernel.game import Game

LETTERS: Final = 24


class PlainFeatures(Features):
    """For a game that has no features of its own. The points stand clockwise from the seat itself."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.table = self.add("table", 1, ["asked", "turn"])
        self.points = self.add("points", players, ["points"])
        self.options = self.add("options", PAGE, [f"letter-{i}" for i in range(LETTERS)])

    def write(self, game: Game, seat: int, page: int, buffer: bytearray, start: int) -> None:
        decision = game.decision
        buffer[start + self.table.start + 1] = cut(game.turns)
        scores = game.scores
        for place in range(self.players):
            buffer[start + self.points.start + place] = cut(scores[(seat + place) % self.players])
        if decision is None or decision.seat != seat:
            return
        buffer[start + self.table.start] = 1
        for row in range(options_on(decision, page)):
            text = decision.codec.text(decision.codes[page * PAGE + row]).encode()[:LETTERS]
            at = start + self.options.start + row * LETTERS
            buffer[at : at + len(text)] = text
