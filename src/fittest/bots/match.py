"""Games between bots."""

import time
from collections.abc import Sequence

import msgspec

import fittest.api
from fittest.bots.player_view import Bot, PlayerView
from fittest.bots.registry import bot
from fittest.kernel.errors import bad_request
from fittest.kernel.game import Game

BOT_SEEDS = 1_000_003
"""Bots of one game think with seeds of their own, made of that of the game."""


class Thinking(msgspec.Struct):
    """Of a seat: the questions with a choice, and the processor time that their answers took, in seconds."""

    answers: int = 0
    seconds: float = 0.0

    def add(self, other: "Thinking") -> None:
        self.answers += other.answers
        self.seconds += other.seconds


class TimedBot:
    """Says how long another bot thinks."""

    def __init__(self, timed: Bot) -> None:
        self._timed = timed
        self.thinking = Thinking()

    def choose(self, player: PlayerView) -> int:
        if player.decision.count == 1:
            return self._timed.choose(player)
        begin = time.process_time()
        chosen = self._timed.choose(player)
        self.thinking.add(Thinking(1, time.process_time() - begin))
        return chosen


def play(
    ruleset: str,
    *,
    bots: Sequence[str | Bot],
    players: int | None = None,
    seed: int = 0,
    **switches: object,
) -> Game:
    """A whole game between bots, given by name or as objects: `play("evolution", bots=["greedy", "random"])`.
    They are repeated until all seats are filled; without `players`, one seat for each."""
    if not bots:
        raise bad_request("error-no-bots")
    game = fittest.api.new(ruleset, players=len(bots) if players is None else players, seed=seed, **switches)
    seated = [
        bot(chosen, (seed * BOT_SEEDS + seat) % (1 << 31)) if isinstance(chosen, str) else chosen
        for seat, chosen in enumerate(bots[seat % len(bots)] for seat in range(game.players))
    ]
    return play_on(game, seated)


def play_on(game: Game, bots: Sequence[Bot]) -> Game:
    """Let the bots, one for each seat, answer until the game is over."""
    views = [PlayerView(game, seat) for seat in range(game.players)]
    while (decision := game.decision) is not None:
        game.apply(bots[decision.seat].choose(views[decision.seat]))
    return game
