"""Games behind the numbers of a report: for each number some that can be replayed."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from fittest.lab.effects import measure
from fittest.lab.samples import Samples
from fittest.lab.study import Study, Watched
from fittest.lab.watch import PLAYED

MOST = 3
FOLDER = "games"
Key = tuple[int, int]
"""Of a game: its variant and its number."""


def file_of(game: Key) -> str:
    return f"{FOLDER}/{game[0]}-{game[1]:07}.json"


class Examples:
    """Picks games; what has been picked is written by `write`."""

    def __init__(self, found: list[Samples]) -> None:
        self.found = found
        self.picked: set[Key] = set()

    def pick(self, variant: int, places: Iterable[int]) -> list[Key]:
        games = [(variant, int(self.found[variant].numbers[place])) for place in places]
        self.picked.update(games)
        return games

    def of_trait(self, variant: int, trait: str) -> list[Key]:
        """Where somebody has played it most often, or drawn it."""
        found = self.found[variant]
        if trait not in found.traits:
            return []
        i = found.traits.index(trait)
        by_seat = found.tallies[:, :, i, PLAYED] * 100 + found.drawn[:, :, i]
        return self.pick(variant, [place for place in highest(by_seat.max(axis=1)) if by_seat[place].any()])

    def won_by(self, variant: int, seat: int) -> list[Key]:
        return self.pick(variant, np.flatnonzero(self.found[variant].wins[:, seat] == 1)[:MOST])

    def of_measure(self, variant: int, name: str) -> list[Key]:
        """The lowest, the middle and the highest."""
        order = np.argsort(measure(self.found[variant], name), kind="stable")
        return self.pick(variant, dict.fromkeys(int(order[i]) for i in (0, len(order) // 2, len(order) - 1)))

    def of_difference(self, variant: int, name: str) -> list[tuple[Key, Key]]:
        """Deals on which the two variants differ most, as the first and as this one had them."""
        apart = np.abs(measure(self.found[variant], name) - measure(self.found[0], name))
        places = [place for place in highest(apart) if apart[place]]
        return list(zip(self.pick(0, places), self.pick(variant, places), strict=True))

    def write(self, lines: Iterable[tuple[Watched, bytes]], out: Path) -> None:
        (out / FOLDER).mkdir(exist_ok=True)
        for game, line in lines:
            key = game.variant, game.number
            if key in self.picked:
                (out / file_of(key)).write_bytes(line)


def highest(values: NDArray[np.generic]) -> list[int]:
    return [int(place) for place in np.argsort(-values.astype(float), kind="stable")[:MOST]]


def chosen(
    study: Study,
    lines: Iterable[tuple[Watched, bytes]],
    variant: str | None = None,
    number: int | None = None,
    trait: str | None = None,
    winner: int | None = None,
) -> Iterator[bytes]:
    """The records of the games that fit all that is asked for: a trait that somebody has played or been
    dealt, a seat that has won."""
    pools = [study.pool(place) for place in range(len(study.variants))]
    for game, line in lines:
        if variant is not None and study.variants[game.variant] != variant:
            continue
        if number is not None and game.number != number:
            continue
        if winner is not None and not game.seats[winner - 1].win:
            continue
        if trait is not None:
            dealt = any(trait in pools[game.variant][kind].traits for kind in game.dealt[1::2])
            if not dealt and not any(seat.traits.get(trait, [0])[PLAYED] for seat in game.seats):
                continue
        yield line
