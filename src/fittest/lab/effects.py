"""What a study says about seats, points and traits, with 95 % intervals.

The effect of a trait on winning is estimated twice. *Plainly*: how often those win who played it, less how
often those win who did not; but whoever plays much plays everything more often, and wins more often too.
*Other things equal*: by least squares on how often each trait was played (and on the bots), all of it less
the mean of the game: what one more of this trait goes along with. The intervals of both take the seats of a
game together.
"""

from math import sqrt

import msgspec
import numpy as np
from numpy.typing import NDArray

from fittest.lab.statistics import Mean, Z, mean, share
from fittest.lab.study import Study, Watched
from fittest.lab.watch import BEARERS, FINAL, PLAYED, SURVIVED


class TraitFacts(msgspec.Struct, frozen=True):
    """`played` is how often it is played in a game, `players` the share of seats that do. `survival` is the
    share of its bearers that live through a turn; None where nothing is borne by single animals."""

    trait: str
    played: Mean
    players: Mean
    bearers: int
    survival: Mean | None
    final: Mean
    wins_with: Mean
    wins_without: Mean
    points_with: Mean
    points_without: Mean
    plain: Mean
    equal: Mean | None


class Facts(msgspec.Struct, frozen=True):
    """One variant. `points` has one number for each seat, `turns` and `decisions` for each game."""

    variant: str
    games: int
    seats: list[Mean]
    bots: dict[str, Mean]
    points: list[int]
    turns: list[int]
    decisions: list[int]
    traits: list[TraitFacts]


def facts(study: Study, games: list[Watched]) -> list[Facts]:
    return [
        _facts(study, name, [game for game in games if game.variant == variant])
        for variant, name in enumerate(study.variants)
    ]


def _facts(study: Study, variant: str, games: list[Watched]) -> Facts:
    names = sorted({trait for game in games for seat in game.seats for trait in seat.traits})
    equal = other_things_equal(games, names)
    return Facts(
        variant=variant,
        games=len(games),
        seats=[share(sum(g.seats[seat].win for g in games), len(games)) for seat in range(study.players)],
        bots={name: _bot(games, name) for name in dict.fromkeys(study.bots)},
        points=[seat.score for game in games for seat in game.seats],
        turns=[game.turns for game in games],
        decisions=[game.decisions for game in games],
        traits=[_trait(games, name, equal.get(name)) for name in names],
    )


def _bot(games: list[Watched], name: str) -> Mean:
    wins = [seat.win for game in games for seat in game.seats if seat.bot == name]
    return share(sum(wins), len(wins))


def _trait(games: list[Watched], name: str, equal: Mean | None) -> TraitFacts:
    nothing = [0, 0, 0, 0]
    played, final, sides = [], [], []
    bearers = survived = 0
    for game in games:
        numbers = [seat.traits.get(name, nothing) for seat in game.seats]
        played.append(sum(n[PLAYED] for n in numbers))
        final.append(sum(n[FINAL] for n in numbers))
        bearers += sum(n[BEARERS] for n in numbers)
        survived += sum(n[SURVIVED] for n in numbers)
        sides += [(n[PLAYED] > 0, seat) for n, seat in zip(numbers, game.seats, strict=True)]
    have = [seat for with_it, seat in sides if with_it]
    lack = [seat for with_it, seat in sides if not with_it]
    return TraitFacts(
        trait=name,
        played=mean(played),
        players=share(len(have), len(sides)),
        bearers=bearers,
        survival=share(survived, bearers) if bearers else None,
        final=mean(final),
        wins_with=share(sum(seat.win for seat in have), len(have)),
        wins_without=share(sum(seat.win for seat in lack), len(lack)),
        points_with=mean([seat.score for seat in have]),
        points_without=mean([seat.score for seat in lack]),
        plain=plain_effect(games, name),
        equal=equal,
    )


def plain_effect(games: list[Watched], name: str) -> Mean:
    """Least squares on one column, which is the difference of two shares; errors by game."""
    wins, used = [], []
    for game in games:
        wins.append([seat.win for seat in game.seats])
        used.append([1.0 if seat.traits.get(name, [0])[PLAYED] else 0.0 for seat in game.seats])
    column = np.array(used)[:, :, None]
    constant = np.ones_like(column)
    fitted = fit(np.array(wins), np.concatenate([column, constant], axis=2))
    return fitted[0] if fitted is not None else Mean(0.0, 0.0, 0.0)


def other_things_equal(games: list[Watched], names: list[str]) -> dict[str, Mean]:
    """For each trait, what one more of it does to the share of the victory, the others being as they are.
    Empty if the games are too few for so many traits."""
    bots = sorted({seat.bot for game in games for seat in game.seats})[1:]
    nothing = [0, 0, 0, 0]
    rows = [
        [
            [seat.traits.get(name, nothing)[PLAYED] for name in names] + [float(seat.bot == b) for b in bots]
            for seat in game.seats
        ]
        for game in games
    ]
    features = np.array(rows, dtype=float)
    if len(games) < 5 * features.shape[2]:
        return {}
    wins = np.array([[seat.win for seat in game.seats] for game in games])
    centred = features - features.mean(axis=1, keepdims=True)
    moving = [i for i in range(centred.shape[2]) if centred[:, :, i].any()]
    fitted = fit(wins - wins.mean(axis=1, keepdims=True), centred[:, :, moving])
    if fitted is None:
        return {}
    # One more for one player raises the mean of the game, too.
    rest = 1 - 1 / wins.shape[1]
    return {
        names[i]: Mean(rest * fitted[place].mean, rest * fitted[place].low, rest * fitted[place].high)
        for place, i in enumerate(moving)
        if i < len(names)
    }


def fit(wins: NDArray[np.float64], features: NDArray[np.float64]) -> list[Mean] | None:
    """Least squares of `wins` (game by seat) on `features` (game by seat by column); the errors allow for
    seats of one game depending on one another. None if the columns do."""
    flat = features.reshape(-1, features.shape[2])
    square = flat.T @ flat
    if np.linalg.matrix_rank(square) < square.shape[0]:
        return None
    inverse = np.linalg.inv(square)
    effects = inverse @ flat.T @ wins.reshape(-1)
    residue = wins - features @ effects
    scores = (features * residue[:, :, None]).sum(axis=1)
    spread = inverse @ (scores.T @ scores) @ inverse
    found = []
    for i in range(len(effects)):
        half = Z * sqrt(max(float(spread[i, i]), 0.0))
        found.append(Mean(float(effects[i]), float(effects[i]) - half, float(effects[i]) + half))
    return found
