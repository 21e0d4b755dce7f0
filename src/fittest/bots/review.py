"""Looking back on a finished game, luck and skill apart.

**Skill.** Each decision with an alternative is judged for all that its seat could know, by options in the
same worlds (`bots/judge.py`): what the answer cost against the option that an earlier round of worlds had
found best.

**Luck.** Chances are taken from the position as it really was, all hands included, with other cards to come
and other dice. Where chance had its say between two questions, its part is the chance after it less the
chance of the same answer with other luck, in the same worlds; where it had none, both are the same to the
last digit."""

from collections.abc import Mapping
from typing import Literal

import msgspec

import fittest
from fittest.bots.fate import luck_between, other_deal, told_luck, world_at
from fittest.bots.judge import CLEAR, Budget, Outlook, judge, mean_and_error
from fittest.bots.player_view import SEEDS, PlayerView
from fittest.bots.reasons import reason
from fittest.kernel.chance import Chance
from fittest.kernel.game import Game
from fittest.kernel.view import Text, as_text

GAMES = 64
"""Worlds for each chance of winning."""
FIRST = 8
"""Of these, for the choice of what an answer is compared with."""
SURE = 3.0
"""Among so many moments some stray by two standard errors: a turning point has to be so many away from
nothing."""
BLUNDER = 0.03
"""A loss that is worth telling."""
FORTUNE = 0.05
"""Luck that is worth telling."""


class Glance(msgspec.Struct, frozen=True):
    """What one answer and the luck after it did. `choices` were to choose from; with one there is nothing to
    judge. `passed`: the answer was to do nothing. `loss` is what the answer cost against `best`, `error` its
    standard error; `open`: some option was clearly worse than the one that had led the first round. `chances`
    of each seat are those afterwards, `luck` what chance did to them in the turn `luck_turn`, world by world;
    empty where there was none."""

    turn: int
    seat: int
    answer: str
    choices: int
    passed: bool
    best: str
    loss: float
    error: float
    open: bool
    why: Text | None
    chances: list[float]
    errors: list[float]
    luck_turn: int
    luck: list[list[float]]
    told: list[Text]


class Moment(msgspec.Struct, frozen=True):
    """The answer number `step`, given at the position after `step - 1` answers. Margins are two standard
    errors. `blunder`: it cost much, and was more than to do nothing. `luck` of each seat is what chance
    changed after the answer, in the turn `luck_turn`, told in `told`."""

    step: int
    turn: int
    seat: int
    answer: str
    choices: int
    best: str
    loss: float
    margin: float
    blunder: bool
    why: Text | None
    chances: list[float]
    margins: list[float]
    luck_turn: int
    luck: list[float]
    luck_margins: list[float]
    told: list[Text]


class Turning(msgspec.Struct, frozen=True):
    """A turning point that stands clear of the noise: a `move` that cost its player so much, or `luck` that
    changed the chance of a seat, the one that it changed most."""

    step: int
    kind: Literal["move", "luck"]
    turn: int
    seat: int
    change: float
    margin: float


class Side(msgspec.Struct, frozen=True):
    """How a seat has played: of `decisions` with an alternative, `open` ones in which options clearly
    differed, and how many of them were answered by none that was clearly worse. What all its answers cost,
    and what luck gave."""

    decisions: int
    open: int
    good: int
    lost: float
    lost_margin: float
    luck: float
    luck_margin: float


class Review(msgspec.Struct, frozen=True):
    """`opening` are the chances before the first decision; `turning` has the
    greatest change first."""

    ruleset: str
    players: int
    opening: list[float]
    opening_margins: list[float]
    moments: list[Moment]
    turning: list[Turning]
    sides: list[Side]
    scores: list[int]
    winners: list[int]


class Chances(msgspec.Struct, frozen=True):
    """Of each seat, one row for each world."""

    worlds: list[list[float]]

    @property
    def means(self) -> list[float]:
        return [round(mean_and_error(list(column))[0], 6) for column in zip(*self.worlds, strict=True)]

    @property
    def errors(self) -> list[float]:
        return [round(mean_and_error(list(column), 0.0)[1], 6) for column in zip(*self.worlds, strict=True)]


def chances(
    game: Game, games: int, seed: int, answer: str | None = None, horizon: int | None = None
) -> Chances:
    """The chances of winning out of so many worlds that go on from here, with `answer` if one is given. The
    same seed gives the same luck at every position."""
    outlook = Outlook(game.setup.ruleset)
    numbers = Chance(seed)
    until = outlook.horizon(game) if horizon is None else horizon
    rows = []
    for _ in range(games):
        number = numbers.below(SEEDS)
        world = world_at(game, number)
        if answer is not None:
            world.follow(world.codec.parse(answer))
        outlook.play_on(world, number + 1, until)
        rows.append(outlook.chances(world))
    return Chances(rows)


def opening(game: Game, games: int, seed: int) -> tuple[Chances, list[list[float]]]:
    """The chances before the first answer, and what the deal did to them, world by world; nothing if the game
    began with a position."""
    dealt = chances(game, games, seed)
    if game.setup.scenario is not None:
        return dealt, []
    outlook = Outlook(game.setup.ruleset)
    numbers = Chance(seed)
    luck = []
    for row in dealt.worlds:
        number = numbers.below(SEEDS)
        world = other_deal(game, number)
        outlook.play_on(world, number + 1, outlook.horizon(world))
        luck.append([own - other for own, other in zip(row, outlook.chances(world), strict=True)])
    return dealt, luck


def glance(game: Game, answer: str, step: int, games: int, seed: int) -> Glance:
    """One answer, to be given at this position; `step` answers have led to it."""
    decision = game.decision
    assert decision is not None
    after = game.clone()
    after.apply(answer)
    outlook = Outlook(game.setup.ruleset)
    until = outlook.horizon(game if after.decision is None else after)
    with_luck = chances(after, games, seed, horizon=until)
    luck_turn, luck, told = game.turns, list[list[float]](), list[Text]()
    if luck_between(game, after):
        without = chances(game, games, seed, answer, until)
        pairs = zip(with_luck.worlds, without.worlds, strict=True)
        luck = [[a - b for a, b in zip(now, other, strict=True)] for now, other in pairs]
        luck_turn, messages = told_luck(game, after)
        told = [as_text(message) for message in messages]
    best, loss, error, is_open, why = answer, 0.0, 0.0, False, None
    index = [option.text for option in decision.options].index(answer)
    passed = decision.codec.is_idle(decision.codes[index])
    if decision.count > 1:
        budget = Budget(first=min(FIRST, games), second=games, width=16, finalists=2)
        found = judge(PlayerView(game, decision.seat), (seed + step) % SEEDS, budget, chosen=index)
        chosen = next(option for option in found.finalists if option.index == index)
        is_open = any(option.is_behind(found.favourite) for option in found.finalists)
        if chosen is not found.favourite:
            loss, error = chosen.behind(found.favourite)
            best = decision.options[found.favourite.index].text
            if _is_blunder(passed, loss, error):
                why = as_text(reason(found, found.favourite, chosen))
    return Glance(
        game.turns,
        decision.seat,
        answer,
        decision.count,
        passed,
        best,
        loss,
        error,
        is_open,
        why,
        with_luck.means,
        with_luck.errors,
        luck_turn,
        luck,
        told,
    )


def _is_blunder(passed: bool, loss: float, error: float) -> bool:
    """Is an answer worth telling? To pass never is."""
    return not passed and loss >= BLUNDER and loss > SURE * error


class Look(msgspec.Struct, frozen=True):
    """A position of a finished game: the opening at the first one, the answer that was given at any."""

    glance: Glance
    opening: Chances | None = None
    deal: list[list[float]] = []


def look(game: Game, answer: str, step: int, games: int, seed: int) -> Look:
    seen = glance(game, answer, step, games, seed)
    if step:
        return Look(seen)
    return Look(seen, *opening(game, games, seed))


def look_back(record: Mapping[str, object], looks: list[Look]) -> Review:
    """A finished game, and a look at each of its answers."""
    game = fittest.replay(record)
    first, glances = looks[0], [each.glance for each in looks]
    assert first.opening is not None
    moments = [_moment(step, each, game.players) for step, each in enumerate(glances, start=1)]
    lucky = [rows for rows in (first.deal, *(each.luck for each in glances)) if rows]
    return Review(
        game.setup.ruleset,
        game.players,
        first.opening.means,
        _margins(first.opening.errors),
        moments,
        turning_points(moments),
        [_side(seat, glances, lucky) for seat in range(game.players)],
        game.scores,
        game.winners,
    )


def turning_points(moments: list[Moment]) -> list[Turning]:
    """The moves and the strokes of luck that changed much, beyond the noise, the greatest change first."""
    found = []
    for moment in moments:
        if moment.blunder:
            found.append(Turning(moment.step, "move", moment.turn, moment.seat, -moment.loss, moment.margin))
        seat = max(range(len(moment.luck)), key=lambda seat: abs(moment.luck[seat]))
        change, margin = moment.luck[seat], moment.luck_margins[seat]
        if abs(change) >= FORTUNE and abs(change) > SURE / CLEAR * margin:
            found.append(Turning(moment.step, "luck", moment.luck_turn, seat, change, margin))
    return sorted(found, key=lambda turning: (-abs(turning.change), turning.step))


def _moment(step: int, seen: Glance, players: int) -> Moment:
    luck = Chances(seen.luck)
    return Moment(
        step,
        seen.turn,
        seen.seat,
        seen.answer,
        seen.choices,
        seen.best,
        round(max(0.0, seen.loss), 6),
        round(CLEAR * seen.error, 6),
        _is_blunder(seen.passed, seen.loss, seen.error),
        seen.why,
        seen.chances,
        _margins(seen.errors),
        seen.luck_turn,
        luck.means or [0.0] * players,
        _margins(luck.errors) or [0.0] * players,
        seen.told,
    )


def _side(seat: int, glances: list[Glance], lucky: list[list[list[float]]]) -> Side:
    own = [seen for seen in glances if seen.seat == seat and seen.choices > 1]
    hard = [seen for seen in own if seen.open]
    good = [seen for seen in hard if seen.loss <= CLEAR * seen.error]
    spread = sum(seen.error**2 for seen in own) ** 0.5
    # The same worlds all through the game: sums within a world keep what its parts have in common.
    worlds = [sum(rows[world][seat] for rows in lucky) for world in range(len(lucky[0]))] if lucky else [0.0]
    luck, error = mean_and_error(worlds, 0.0)
    return Side(
        len(own),
        len(hard),
        len(good),
        round(sum(seen.loss for seen in own), 6),
        round(CLEAR * spread, 6),
        round(luck, 6),
        round(CLEAR * error, 6),
    )


def _margins(errors: list[float]) -> list[float]:
    return [round(CLEAR * error, 6) for error in errors]


def answers_of(record: Mapping[str, object]) -> list[str]:
    answers = record["answers"]
    assert isinstance(answers, list)
    return [str(answer) for answer in answers]
