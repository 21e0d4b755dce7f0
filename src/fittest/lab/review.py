"""Reviews a finished game, in one process or in several."""

from collections.abc import Callable, Mapping
from functools import partial

import fittest
from fittest.bots.review import GAMES, Look, Review, answers_of, look, look_back
from fittest.kernel.errors import bad_request
from fittest.lab.pool import in_order


def review(
    record: Mapping[str, object] | str,
    games: int = GAMES,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Review:
    """Every decision of a record, with this many simulated `games` each. `progress` hears how many decisions
    of how many are done."""
    game = fittest.replay(record)
    data = game.record()
    total = len(answers_of(data))
    if game.decision is not None or total == 0:
        raise bad_request("error-review-unfinished")
    looks = []
    for found in in_order(partial(look_at, data, games, seed), total, jobs):
        looks.append(found)
        progress(len(looks), total)
    return look_back(data, looks)


def look_at(record: Mapping[str, object], games: int, seed: int, step: int) -> Look:
    """The answer that was given after `step` answers of a record."""
    answers = answers_of(record)
    game = fittest.replay({**record, "answers": answers[:step]})
    return look(game, answers[step], step, games, seed)
