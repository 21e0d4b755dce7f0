"""Looks back on a finished game, in one process or in several."""

from collections.abc import Callable, Mapping
from functools import partial

import fittest
from fittest.bots.registry import bot
from fittest.bots.review import ADVISER, GAMES, Glance, Review, answers_of, glance, look_back
from fittest.kernel.errors import bad_request
from fittest.lab.pool import in_order


def review(
    record: Mapping[str, object] | str,
    games: int = GAMES,
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
    total = len(answers_of(data)) + 1
    glances = []
    for found in in_order(partial(look, data, games, seed, adviser), total, jobs):
        glances.append(found)
        progress(len(glances), total)
    return look_back(data, glances)


def look(record: Mapping[str, object], games: int, seed: int, adviser: str, step: int) -> Glance:
    """The position after `step` answers of a record."""
    game = fittest.replay({**record, "answers": answers_of(record)[:step]})
    return glance(game, step, games, seed, adviser)
