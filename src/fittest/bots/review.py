"""Looking back on a finished game: how the chances went, where they turned, what a bot would have done.

A chance of winning is the share of victories in imagined games that go on from the position as it really
was, hidden cards included, with other dice and by instinct. What the bot would have done it decides from
the view of the seat that was asked.
"""

from collections.abc import Mapping

import msgspec

import fittest
from fittest.bots.chair import SEEDS, Chair
from fittest.bots.registry import bot
from fittest.kernel.chance import Chance
from fittest.kernel.game import Game
from fittest.kernel.playout import TO_THE_END, play_turns

ADVISER = "quick"
GAMES = 60
TURN = 0.1
"""A change of the chance by so much is a turning point."""


class Moment(msgspec.Struct, frozen=True):
    """One decision: `chances` of each seat after it, `swing` what it brought the seat that decided, and
    `advice` the answer of the bot."""

    step: int
    turn: int
    seat: int
    answer: str
    advice: str
    chances: list[float]
    swing: float


class Review(msgspec.Struct, frozen=True):
    """`opening` are the chances before the first decision; `turning` are steps, the greatest change first."""

    ruleset: str
    players: int
    opening: list[float]
    moments: list[Moment]
    turning: list[int]
    scores: list[int]
    winners: list[int]


class Glance(msgspec.Struct, frozen=True):
    """The chances after so many answers, and what the bot would answer next."""

    turn: int
    chances: list[float]
    advice: str


def glance(game: Game, step: int, games: int, seed: int, adviser: str) -> Glance:
    """One position, with so many imagined `games`; `step` answers have led to it."""
    advice = ""
    if (decision := game.decision) is not None:
        thinker = bot(adviser, (seed + step) % SEEDS)
        advice = decision.options[thinker.choose(Chair(game, decision.seat))].text
    return Glance(game.turns, chances(game, games, seed), advice)


def chances(game: Game, games: int, seed: int) -> list[float]:
    """The chance of winning of each seat, out of so many games that go on from here."""
    # The same numbers at every step, so that chances differ by the position and not by luck.
    numbers = Chance(seed)
    shares = [0.0] * game.players
    for _ in range(games if game.decision is not None else 1):
        world = game.clone()
        world.logging = False
        world.chance = Chance(numbers.below(SEEDS))
        play_turns(world, Chance(numbers.below(SEEDS)), TO_THE_END)
        for seat in world.winners:
            shares[seat] += 1 / len(world.winners)
    total = sum(shares)
    return [round(part / total, 6) for part in shares]


def look_back(record: Mapping[str, object], glances: list[Glance]) -> Review:
    """A finished game and a glance at each of its positions, the first and the last included."""
    answers = answers_of(record)
    game = fittest.replay({**record, "answers": []})
    moments = []
    for number, answer in enumerate(answers):
        assert game.decision is not None
        seat = game.decision.seat
        before, after = glances[number], glances[number + 1]
        swing = round(after.chances[seat] - before.chances[seat], 6)
        moments.append(
            Moment(number + 1, before.turn, seat, answer, before.advice, after.chances, swing),
        )
        game.apply(answer)
    opening, turning = glances[0].chances, turning_points(glances)
    return Review(game.setup.ruleset, game.players, opening, moments, turning, game.scores, game.winners)


def turning_points(glances: list[Glance]) -> list[int]:
    """The steps that changed the chance of any seat by much, the greatest change first."""
    changes = []
    for step in range(1, len(glances)):
        before, after = glances[step - 1].chances, glances[step].chances
        change = max(abs(a - b) for a, b in zip(after, before, strict=True))
        if change >= TURN:
            changes.append((-change, step))
    return [step for _, step in sorted(changes)]


def answers_of(record: Mapping[str, object]) -> list[str]:
    answers = record["answers"]
    assert isinstance(answers, list)
    return [str(answer) for answer in answers]
