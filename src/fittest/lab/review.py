"""Looking back on a finished game: how the chances went, where they turned, what a bot would have done.

A chance of winning is the share of victories in imagined games that go on from the position as it really
was, hidden cards included, with other dice and by instinct. What the bot would have done it decides from
the view of the seat that was asked.
"""

from collections.abc import Callable, Mapping
from functools import partial

import msgspec

import fittest
from fittest.bots.chair import Chair
from fittest.bots.registry import bot
from fittest.kernel.chance import Chance
from fittest.kernel.errors import bad_request
from fittest.kernel.game import Game
from fittest.kernel.playout import play_turns
from fittest.lab.pool import in_order
from fittest.lab.seeds import derive

TO_THE_END = 1 << 30
ADVISER = "quick"
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


def review(
    record: Mapping[str, object] | str,
    games: int = 60,
    seed: int = 0,
    jobs: int = 1,
    adviser: str = ADVISER,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Every decision of a record, with so many imagined `games` each. `progress` hears how many positions
    of how many are done."""
    game = fittest.replay(record)
    if game.decision is not None:
        raise bad_request("error-review-unfinished")
    bot(adviser, 0)
    data = game.record()
    answers = [str(answer) for answer in _answers(data)]
    work = partial(look, data, games, seed, adviser)
    glances = []
    for glance in in_order(work, len(answers) + 1, jobs):
        glances.append(glance)
        progress(len(glances), len(answers) + 1)
    seats = _seats(data)
    moments = [
        Moment(
            step + 1,
            before.turn,
            seat,
            answer,
            before.advice,
            after.chances,
            round(after.chances[seat] - before.chances[seat], 6),
        )
        for step, (answer, seat, before, after) in enumerate(
            zip(answers, seats, glances, glances[1:], strict=False)
        )
    ]
    return Review(
        game.setup.ruleset,
        game.players,
        glances[0].chances,
        moments,
        turning_points(glances),
        game.scores,
        game.winners,
    )


def look(record: Mapping[str, object], games: int, seed: int, adviser: str, step: int) -> Glance:
    """The position after `step` answers of a record."""
    game = fittest.replay({**record, "answers": _answers(record)[:step]})
    advice = ""
    if (decision := game.decision) is not None:
        thinker = bot(adviser, derive(seed, "advice", step))
        advice = decision.options[thinker.choose(Chair(game, decision.seat))].text
    return Glance(game.turns, chances(game, games, seed), advice)


def chances(game: Game, games: int, seed: int) -> list[float]:
    """The chance of winning of each seat, out of so many games that go on from here."""
    shares = [0.0] * game.players
    for number in range(games if game.decision is not None else 1):
        world = game.clone()
        world.logging = False
        # The same numbers at every step, so that chances differ by the position and not by luck.
        world.chance = Chance(derive(seed, "dice", number))
        play_turns(world, Chance(derive(seed, "whim", number)), TO_THE_END)
        for seat in world.winners:
            shares[seat] += 1 / len(world.winners)
    total = sum(shares)
    return [round(part / total, 6) for part in shares]


def turning_points(glances: list[Glance]) -> list[int]:
    """The steps that changed the chance of any seat by much, the greatest change first."""
    changes = []
    for step in range(1, len(glances)):
        before, after = glances[step - 1].chances, glances[step].chances
        change = max(abs(a - b) for a, b in zip(after, before, strict=True))
        if change >= TURN:
            changes.append((-change, step))
    return [step for _, step in sorted(changes)]


def _answers(record: Mapping[str, object]) -> list[object]:
    answers = record["answers"]
    assert isinstance(answers, list)
    return answers


def _seats(record: Mapping[str, object]) -> list[int]:
    """Who gave each answer."""
    game = fittest.replay({**record, "answers": []})
    seats = []
    for answer in _answers(record):
        assert game.decision is not None
        seats.append(game.decision.seat)
        game.apply(str(answer))
    return seats
