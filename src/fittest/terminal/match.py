"""A game at one screen: who sits where, what was answered, and what can be taken back."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from fittest.bots.player_view import Bot, PlayerView
from fittest.kernel.game import Game
from fittest.kernel.view import Line, log_lines


class Match:
    """People answer by the text of an option, bots choose. Alone against bots, a person may take back."""

    def __init__(self, game: Game, bots: dict[int, Bot], levels: Sequence[str | None] = ()) -> None:
        self.game = game
        self.bots = bots
        self.levels = list(levels)
        """What the bot on each seat was asked for with, if that is known."""
        self.people = [seat for seat in range(game.players) if seat not in bots]
        self._before: list[Game] = []

    def answer(self, text: str) -> list[Game]:
        """Answer for a person; gives the positions on the way, from the one before the answer."""
        if len(self.people) == 1:
            self._before.append(self.game.clone())
        return self._apply(text)

    def choose(self) -> Callable[[], int]:
        """The answer of the bot that is to move; to be called in a thread of its own."""
        decision = self.game.decision
        assert decision is not None
        bot, player = self.bots[decision.seat], PlayerView(self.game, decision.seat)
        return lambda: bot.choose(player)

    def play(self, index: int) -> list[Game]:
        """Answer for a bot."""
        return self._apply(index)

    def _apply(self, answer: str | int) -> list[Game]:
        beats = [self.game.clone()]
        self.game.apply(answer, beats)
        return [*beats, self.game.clone()]

    @property
    def can_undo(self) -> bool:
        return bool(self._before)

    def undo(self) -> None:
        """Back to the last question that the person has answered."""
        self.game = self._before.pop()


def news(game: Game, seat: int | None, since: int) -> list[Line]:
    """What `seat` may know of what has happened, without what goes without saying."""
    return [line for line in log_lines(game, seat, since) if not line.quiet]


def episodes(beats: list[Game], seat: int | None) -> list[tuple[Game, list[Line]]]:
    """Each position on the way that tells the seat something, with what it tells."""
    told = [(after, news(after, seat, len(before.events))) for before, after in pairwise(beats)]
    return [(game, lines) for game, lines in told if lines]
