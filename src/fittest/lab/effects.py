"""What a study says about seats, points, traits and variants.

Effects come first from the deal, which is random: what a card *does*. In the opening hand, drawn at any time,
and played because it was dealt. What merely goes along with winning is kept apart, as an association: players
choose what they play, and players who do well play more.
"""

import msgspec
import numpy as np

from fittest.lab.estimates import LEAST, Effect, Floats, by_deal, by_instrument, corrected, paired, slopes
from fittest.lab.samples import Samples
from fittest.lab.statistics import Mean, mean, share
from fittest.lab.study import Study
from fittest.lab.watch import BEARERS, FINAL, PLAYED, SURVIVED


class TraitFacts(msgspec.Struct, frozen=True):
    """`played` is how often it is played in a game, `players` the share of seats that do. `survival` is the
    share of its bearers that live through a turn; None where nothing is borne by single animals. The effects
    are on the share of the victory; None where there is too little to tell. `plain` and `equal` are
    associations."""

    trait: str
    played: Mean
    players: Mean
    bearers: int
    survival: Mean | None
    final: Mean
    dealt: Mean
    hand: Effect | None
    drawn: Effect | None
    per_play: Effect | None
    plain: Effect | None
    equal: Effect | None


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


class Difference(msgspec.Struct, frozen=True):
    """How a variant differs from the first one, deal by deal. `measure` is one of `MEASURES`, or the share of
    the victories of a seat, `seat-1`, or of a bot, `bot-greedy`."""

    variant: str
    measure: str
    effect: Effect | None


def facts(study: Study, found: list[Samples]) -> list[Facts]:
    return [_facts(study, name, each) for name, each in zip(study.variants, found, strict=True)]


def _facts(study: Study, variant: str, found: Samples) -> Facts:
    won = found.wins.sum(axis=0)
    return Facts(
        variant=variant,
        games=found.games,
        seats=[share(float(won[seat]), found.games) for seat in range(study.players)],
        bots={name: _bot(found, name) for name in dict.fromkeys(study.bots)},
        points=found.scores.reshape(-1).tolist(),
        turns=found.turns.tolist(),
        decisions=found.decisions.tolist(),
        traits=traits(found),
    )


def _bot(found: Samples, name: str) -> Mean:
    own = found.bots == name
    return share(float(found.wins[own].sum()), int(own.sum()))


def traits(found: Samples) -> list[TraitFacts]:
    """In the order of their names, without those that were neither dealt nor played."""
    order = sorted(
        (name, i)
        for i, name in enumerate(found.traits)
        if found.drawn[:, :, i].any() or found.tallies[:, :, i].any()
    )
    columns = [i for _, i in order]
    outcome = usual(found)
    played = found.tallies[:, :, :, PLAYED].astype(float)
    equal = other_things_equal(found, columns)
    kinds = [
        [by_deal(outcome, found.hand_surprise[:, :, i], found.hand[:, :, i]) for i in columns],
        [by_deal(outcome, found.drawn_surprise[:, :, i], found.drawn[:, :, i]) for i in columns],
        [
            by_instrument(outcome, played[:, :, i], found.drawn_surprise[:, :, i]) if found.alone[i] else None
            for i in columns
        ],
        [plain(found, i) for i in columns],
        [equal.get(i) for i in columns],
    ]
    effects = list(zip(*(corrected(kind) for kind in kinds), strict=True))
    return [_trait(found, name, i, effects[row]) for row, (name, i) in enumerate(order)]


def usual(found: Samples) -> Floats:
    """Shares of the victory, less what this bot has on this seat on the average: the deal does not depend on
    either, so this takes nothing away from its effects and makes them plainer."""
    rest = found.wins.copy()
    for seat in range(found.players):
        for name in np.unique(found.bots[:, seat]):
            own = found.bots[:, seat] == name
            rest[own, seat] -= rest[own, seat].mean()
    return rest


def _trait(found: Samples, name: str, i: int, effects: tuple[Effect | None, ...]) -> TraitFacts:
    tallies = found.tallies[:, :, i]
    bearers, survived = int(tallies[:, :, BEARERS].sum()), int(tallies[:, :, SURVIVED].sum())
    having = int((tallies[:, :, PLAYED] > 0).sum())
    return TraitFacts(
        trait=name,
        played=mean(tallies[:, :, PLAYED].sum(axis=1).tolist()),
        players=share(having, found.games * found.players),
        bearers=bearers,
        survival=share(survived, bearers) if bearers else None,
        final=mean(tallies[:, :, FINAL].sum(axis=1).tolist()),
        dealt=mean(found.drawn[:, :, i].sum(axis=1).tolist()),
        hand=effects[0],
        drawn=effects[1],
        per_play=effects[2],
        plain=effects[3],
        equal=effects[4],
    )


# -- associations ------------------------------------------------------------------------------


def plain(found: Samples, i: int) -> Effect | None:
    """How often players who played it win, minus how often the others win."""
    used = (found.tallies[:, :, i, PLAYED] > 0).astype(float)
    seats = int(min(used.sum(), (1 - used).sum()))
    if seats < LEAST:
        return None
    fitted = slopes(found.wins, np.stack([used, np.ones_like(used)], axis=2), [seats, 0])
    return fitted[0] if fitted is not None else None


def other_things_equal(found: Samples, columns: list[int]) -> dict[int, Effect]:
    """For each trait, by its column, what one more of it goes along with, the others being as they are: least
    squares on how often each was played, and on the bots, all of it less the mean of the game. Empty if the
    games are too few for so many traits; a trait that too few have played stays out."""
    played = found.tallies[:, :, columns, PLAYED].astype(float)
    seats = [int((played[:, :, n] != np.median(played[:, :, n])).sum()) for n in range(len(columns))]
    chosen = [n for n in range(len(columns)) if seats[n] >= LEAST]
    names = sorted(np.unique(found.bots))[1:]
    bots = [(found.bots == name).astype(float)[:, :, None] for name in names]
    features = np.concatenate([played[:, :, chosen], *bots], axis=2)
    centred = features - features.mean(axis=1, keepdims=True)
    moving = [n for n in range(centred.shape[2]) if np.count_nonzero(centred[:, :, n]) >= LEAST]
    if not moving or found.games < max(LEAST, 5 * len(moving)):
        return {}
    wins = found.wins - found.wins.mean(axis=1, keepdims=True)
    counts = [seats[chosen[n]] if n < len(chosen) else 0 for n in moving]
    fitted = slopes(wins, centred[:, :, moving], counts)
    if fitted is None:
        return {}
    # One more for one player raises the mean of the game, too.
    rest = 1 - 1 / found.players
    return {
        columns[chosen[n]]: msgspec.structs.replace(
            effect, mean=rest * effect.mean, low=rest * effect.low, high=rest * effect.high
        )
        for n, effect in zip(moving, fitted, strict=True)
        if n < len(chosen)
    }


# -- variants ----------------------------------------------------------------------------------


def turns_of(found: Samples) -> Floats:
    return found.turns.astype(float)


def decisions_of(found: Samples) -> Floats:
    return found.decisions.astype(float)


def points_of(found: Samples) -> Floats:
    return np.asarray(found.scores.mean(axis=1), dtype=float)


def lead_of(found: Samples) -> Floats:
    """From the first to the second in points."""
    ranked = np.sort(found.scores, axis=1)
    second = ranked[:, -2] if found.players > 1 else ranked[:, -1]
    return np.asarray(ranked[:, -1] - second, dtype=float)


MEASURES = {"turns": turns_of, "decisions": decisions_of, "points": points_of, "lead": lead_of}
"""Numbers of a game."""


def measure(found: Samples, name: str) -> Floats:
    """By game: a number of `MEASURES`, or what a seat (`seat-1`) or bot has of the victory."""
    if name in MEASURES:
        return MEASURES[name](found)
    kind, _, which = name.partition("-")
    if kind == "seat":
        return np.asarray(found.wins[:, int(which) - 1], dtype=float)
    return np.asarray((found.wins * (found.bots == which)).sum(axis=1), dtype=float)


def measures(study: Study) -> list[str]:
    bots = list(dict.fromkeys(study.bots))
    return [
        *MEASURES,
        *(f"seat-{seat + 1}" for seat in range(study.players)),
        *(f"bot-{name}" for name in (bots if len(bots) > 1 else [])),
    ]


def differences(study: Study, found: list[Samples]) -> list[Difference]:
    """Of every variant from the first, corrected for all of them together."""
    rows = [
        (variant, name, paired(measure(found[place], name) - measure(found[0], name)))
        for place, variant in enumerate(study.variants)
        if place
        for name in measures(study)
    ]
    fixed = corrected([effect for _, _, effect in rows])
    return [Difference(variant, name, effect) for (variant, name, _), effect in zip(rows, fixed, strict=True)]
