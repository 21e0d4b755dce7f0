"""The games of one variant as arrays: what the estimates are made of.

What a deal has done is measured by its *surprises*. When a card comes from the deck to a seat, every unseen
card is equally likely; if `p` of them have a trait, the surprise is `1 - p` when this one does and `-p` when
it does not. Whatever had happened before, surprises average zero: so whatever goes along with
them is caused by them, also for cards that are drawn late, and by players who draw much because they do well.
"""

from array import array
from collections.abc import Iterable

import msgspec
import numpy as np
from numpy.typing import NDArray

from fittest.lab.study import Study, Watched
from fittest.lab.watch import Kind

Floats = NDArray[np.float64]
Counts = NDArray[np.int32]


class Samples(msgspec.Struct, frozen=True):
    """First by game; then by seat, trait, and column of `Watch.tallies` where there are such. `hand` and
    `drawn` count the cards with a trait that were dealt before the first answer and in the whole game;
    `hand_surprise` and `drawn_surprise` are the sums of their surprises. `alone`: no card of the trait bears
    another one as well, for which it might be played."""

    traits: list[str]
    alone: NDArray[np.bool_]
    numbers: Counts
    turns: Counts
    decisions: Counts
    scores: Counts
    wins: Floats
    bots: NDArray[np.str_]
    tallies: Counts
    hand: Counts
    drawn: Counts
    hand_surprise: Floats
    drawn_surprise: Floats

    @property
    def games(self) -> int:
        return len(self.numbers)

    @property
    def players(self) -> int:
        return int(self.wins.shape[1])


def samples(study: Study, games: Iterable[Watched]) -> list[Samples]:
    """One for each variant, its games in order."""
    makers = [Maker(study.players, study.pool(variant)) for variant in range(len(study.variants))]
    for game in games:
        makers[game.variant].add(game)
    return [maker.made() for maker in makers]


class Maker:
    def __init__(self, players: int, pool: list[Kind]) -> None:
        self.players = players
        self.traits: dict[str, int] = {}
        for kind in pool:
            for trait in kind.traits:
                self.traits.setdefault(trait, len(self.traits))
        self.dealable = len(self.traits)
        # By kind of card: which traits it bears.
        self.bears = np.zeros((len(pool), self.dealable))
        for number, kind in enumerate(pool):
            for trait in kind.traits:
                self.bears[number, self.traits[trait]] = 1
        self.copies = np.array([kind.copies for kind in pool], dtype=float)
        self.rows: list[tuple[int, int, int]] = []
        self.scores: list[list[int]] = []
        self.wins: list[list[float]] = []
        self.bots: list[list[str]] = []
        # Game, seat, trait, and the four numbers, one after the other: most seats have few of all traits.
        self.tallies = array("i")
        # Four times seat by trait for each game. Both are plain numbers, since a large study has millions.
        self.deals = array("d")

    def add(self, game: Watched) -> None:
        place = len(self.rows)
        self.rows.append((game.number, game.turns, game.decisions))
        self.scores.append([seat.score for seat in game.seats])
        self.wins.append([seat.win for seat in game.seats])
        self.bots.append([seat.bot for seat in game.seats])
        for number, seat in enumerate(game.seats):
            for trait, numbers in seat.traits.items():
                index = self.traits.setdefault(trait, len(self.traits))
                self.tallies.extend((place, number, index, *numbers))
        self.deals.frombytes(self.deal(game).tobytes())

    def deal(self, game: Watched) -> Floats:
        """By seat and trait: cards and surprises of the opening, and of the whole game."""
        dealt = np.array(game.dealt, dtype=np.intp).reshape(-1, 2)
        seats = dealt[:, 0]
        bears = self.bears[dealt[:, 1]]
        unseen = self.copies.sum() - np.arange(len(dealt))
        before = np.cumsum(bears, axis=0) - bears
        surprise = bears - (self.copies @ self.bears - before) / unseen[:, None]
        # By seat: which of the cards are its own, and which of those it had in the beginning.
        own = (seats == np.arange(self.players)[:, None]).astype(float)
        first = own * (np.arange(len(dealt)) < game.opening)
        return np.stack([first @ bears, first @ surprise, own @ bears, own @ surprise])

    def alone(self) -> NDArray[np.bool_]:
        found = np.ones(len(self.traits), dtype=bool)
        found[: self.dealable] = (self.bears * self.bears.sum(axis=1, keepdims=True)).max(
            axis=0, initial=0
        ) <= 1
        return found

    def made(self) -> Samples:
        games, traits = len(self.rows), len(self.traits)
        rows = np.array(self.rows, dtype=np.int32).reshape(games, 3)
        tallies = np.zeros((games, self.players, traits, 4), dtype=np.int32)
        told = np.array(self.tallies, dtype=np.int32).reshape(-1, 7)
        tallies[told[:, 0], told[:, 1], told[:, 2]] = told[:, 3:]
        deals = np.zeros((4, games, self.players, traits))
        by_game = np.array(self.deals).reshape(games, 4, self.players, self.dealable)
        deals[:, :, :, : self.dealable] = by_game.swapaxes(0, 1)
        return Samples(
            traits=list(self.traits),
            alone=self.alone(),
            numbers=rows[:, 0],
            turns=rows[:, 1],
            decisions=rows[:, 2],
            scores=np.array(self.scores, dtype=np.int32),
            wins=np.array(self.wins, dtype=float),
            bots=np.array(self.bots, dtype=np.str_),
            tallies=tallies,
            hand=deals[0].astype(np.int32),
            hand_surprise=deals[1],
            drawn=deals[2].astype(np.int32),
            drawn_surprise=deals[3],
        )
