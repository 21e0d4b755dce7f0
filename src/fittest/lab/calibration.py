"""Are the chances of winning in hints and reviews true? Compared with the results of held-out games."""

from collections.abc import Sequence
from functools import partial

import msgspec

import fittest
from fittest.bots.match import play
from fittest.bots.player_view import SEEDS
from fittest.bots.review import answers_of, chances
from fittest.kernel.chance import Chance
from fittest.lab.charts import BOTTOM, LEFT, Scale, label, line, svg
from fittest.lab.pool import in_order
from fittest.lab.statistics import Mean, mean, share

HELD_BACK = 1_000_000_007
"""Seeds from here on; `fittest train` plays small ones."""
BINS = 10


class Forecast(msgspec.Struct, frozen=True):
    """What a seat was promised at a position of a game, how far the game was then, and what it got."""

    game: int
    progress: float
    chance: float
    result: float


class Bin(msgspec.Struct, frozen=True):
    """The forecasts between two tenths: their mean, and the results."""

    promised: float
    happened: Mean
    count: int


class Calibration(msgspec.Struct, frozen=True):
    """`brier` is the mean square of promise less result, `even` that of promising everybody the same; smaller
    is better. Intervals go by games, since the positions of one game have its result in common."""

    ruleset: str
    players: int
    games: int
    brier: Mean
    even: Mean
    bins: list[Bin]


def calibrate(
    ruleset: str, players: int, games: int, bot: str, positions: int = 6, worlds: int = 16, jobs: int = 1
) -> tuple[Calibration, list[Forecast]]:
    work = partial(forecasts, ruleset, players, bot, positions, worlds)
    found = [each for game in in_order(work, games, jobs) for each in game]
    return summary(ruleset, players, found), found


def forecasts(
    ruleset: str, players: int, bot: str, positions: int, worlds: int, number: int
) -> list[Forecast]:
    """Some positions of one game between bots, and its result."""
    seed = HELD_BACK + number
    record = play(ruleset, bots=[bot], players=players, seed=seed).record()
    answers = answers_of(record)
    over = fittest.replay(record)
    chance = Chance(seed)
    found = []
    for _ in range(positions):
        step = chance.below(len(answers))
        game = fittest.replay({**record, "answers": answers[:step]})
        for seat, promised in enumerate(chances(game, worlds, chance.below(SEEDS)).means):
            won = 1 / len(over.winners) if seat in over.winners else 0.0
            found.append(Forecast(number, step / len(answers), promised, won))
    return found


def summary(ruleset: str, players: int, found: Sequence[Forecast]) -> Calibration:
    games = sorted({each.game for each in found})
    squares, plain = [], []
    for number in games:
        own = [each for each in found if each.game == number]
        squares.append(sum((each.chance - each.result) ** 2 for each in own) / len(own))
        plain.append(sum((1 / players - each.result) ** 2 for each in own) / len(own))
    bins = [made for place in range(BINS) if (made := _bin(found, place)) is not None]
    return Calibration(ruleset, players, len(games), mean(squares), mean(plain), bins)


def _bin(found: Sequence[Forecast], place: int) -> Bin | None:
    inside = [each for each in found if min(BINS - 1, int(each.chance * BINS)) == place]
    if not inside:
        return None
    promised = sum(each.chance for each in inside) / len(inside)
    happened = sum(each.result for each in inside) / len(inside)
    games = len({each.game for each in inside})
    return Bin(promised, share(happened * games, games), len(inside))


SIDE = 420
COLOURED = "#0072b2"


def reliability_plot(title: str, found: Calibration) -> str:
    """What happened over what was promised, with intervals; on the broken line promises are true."""
    across = Scale(0, 1, LEFT, SIDE - 10)
    up = Scale(0, 1, SIDE - BOTTOM, 34)
    parts = [
        f'<path d="M{across(0):.1f} {up(0):.1f}L{across(1):.1f} {up(1):.1f}" stroke="#555" '
        'stroke-dasharray="5 4"/>'
    ]
    for tick in range(0, 11, 2):
        parts.append(line(across(0), up(tick / 10), across(1), up(tick / 10)))
        parts.append(label(across(0) - 6, up(tick / 10) + 4, f"{10 * tick} %", anchor="end"))
        parts.append(label(across(tick / 10), up(0) + 18, f"{10 * tick} %", anchor="middle"))
    for one in found.bins:
        x = across(one.promised)
        parts.append(line(x, up(one.happened.low), x, up(one.happened.high), COLOURED, 2))
        size = 2 + min(6.0, one.count**0.5 / 4)
        parts.append(
            f'<circle cx="{x:.1f}" cy="{up(one.happened.mean):.1f}" r="{size:.1f}" fill="{COLOURED}"/>'
        )
    return svg(title, parts, [], SIDE)
