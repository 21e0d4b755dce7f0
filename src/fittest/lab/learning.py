"""From positions and who won them to the weights of a network: numpy, and nothing else."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fittest.bots.learned import FORMAT

Array = NDArray[np.float32]

BATCH = 256
RATE = 3e-3
"""Of the first step; it falls to a hundredth of that along half a cosine."""
LATER = 7e-4
"""The same where a network goes on learning: what it knows is worth more than the few games that are new."""
DECAY = 1e-4
"""Pulls weights towards nothing."""
HELD_BACK = 10
"""One in this many tens of games is held out, to test what was learned from the others."""
DIGITS = 4


@dataclass(frozen=True, slots=True)
class Positions:
    """Positions of games with the same number of players. `own` and `table` are by position, seat and column,
    `wins` by position and seat: the share of the victory; `game` is the number of the game."""

    own: NDArray[np.float16]
    table: NDArray[np.float16]
    wins: Array
    game: NDArray[np.int64]

    def chosen(self, which: NDArray[Any]) -> "Positions":
        return Positions(self.own[which], self.table[which], self.wins[which], self.game[which])


@dataclass(slots=True)
class Layer:
    """Weights, and what Adam remembers of them."""

    weights: Array
    mean: Array
    square: Array

    def step(self, slope: Array, rate: float, number: int) -> None:
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.001 * (slope * slope - self.square)
        swift = self.mean / (1 - 0.9**number)
        steady = np.sqrt(self.square / (1 - 0.999**number)) + 1e-8
        self.weights -= np.float32(rate) * (swift / steady + DECAY * self.weights)


def layer(weights: NDArray[Any]) -> Layer:
    made = weights.astype(np.float32)
    return Layer(made, np.zeros_like(made), np.zeros_like(made))


class Learner:
    """One hidden layer for the columns of a seat, of its rivals on average, and of the table."""

    def __init__(self, groups: list[Positions], hidden: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.groups = groups
        self.seat_centre, self.seat_scale = spread([group.own for group in groups])
        self.table_centre, self.table_scale = spread([group.table for group in groups])
        seats, table = len(self.seat_centre), len(self.table_centre)
        size = 1 / np.sqrt(2 * seats + table)
        self.own = layer(self.random.normal(0, size, (seats, hidden)))
        self.rivals = layer(self.random.normal(0, size, (seats, hidden)))
        self.table = layer(self.random.normal(0, size, (table, hidden)))
        self.bias = layer(np.zeros(hidden))
        self.out = layer(self.random.normal(0, 1 / np.sqrt(hidden), hidden))
        self.steps = 0
        self.rate = RATE

    def go_on(self, known: dict[str, Any], seat_columns: list[str], table_columns: list[str]) -> None:
        """Begin with these weights instead of chance; for columns as `weights` gives them. A column that they
        know, and that does not vary in these games, keeps its weights."""
        nothing = [0.0] * len(known["bias"])
        bias = np.array(known["bias"], np.float32)
        parts: dict[str, Layer] = {}
        for block, columns, centre, scale in (
            ("own", seat_columns, self.seat_centre, self.seat_scale),
            ("rivals", seat_columns, self.seat_centre, self.seat_scale),
            ("table", table_columns, self.table_centre, self.table_scale),
        ):
            names = known["table_columns" if block == "table" else "seat_columns"]
            rows = dict(zip(names, known[block], strict=True))
            still = np.array([name in rows for name in columns]) & np.isinf(scale)
            centre[still], scale[still] = 0.0, 1.0
            raw = np.array([rows.get(name, nothing) for name in columns], np.float32)
            bias += np.where(np.isinf(scale), 0, centre).astype(np.float32) @ raw
            parts[block] = layer(raw * np.where(np.isinf(scale), 0, scale)[:, None])
        self.own, self.rivals, self.table = parts["own"], parts["rivals"], parts["table"]
        self.bias, self.out = layer(bias), layer(np.array(known["out"]))
        self.rate = LATER

    def learn(self, epochs: int, progress: Callable[[dict[str, float]], None]) -> None:
        """`progress` hears of each epoch: the loss, and on games held back the loss, the share of winners
        that were seen coming and the Brier score. Of a network that goes on, also of what it knew before."""
        learned = [group.chosen(group.game // HELD_BACK % HELD_BACK > 0) for group in self.groups]
        held = [group.chosen(group.game // HELD_BACK % HELD_BACK == 0) for group in self.groups]
        total = epochs * sum(-(-len(group.wins) // BATCH) for group in learned)
        if self.rate == LATER:
            progress({"epoch": 0, "loss": self.measure(learned)["held_loss"], **self.measure(held)})
        for epoch in range(epochs):
            loss = 0.0
            batches = [
                (group, rows)
                for group in learned
                for rows in np.array_split(
                    self.random.permutation(len(group.wins)), max(1, -(-len(group.wins) // BATCH))
                )
            ]
            for place in self.random.permutation(len(batches)):
                group, rows = batches[place]
                self.steps += 1
                rate = self.rate * (0.01 + 0.99 * (0.5 + 0.5 * np.cos(np.pi * min(1.0, self.steps / total))))
                loss += self.step(group.chosen(rows), float(rate)) / len(batches)
            progress({"epoch": epoch + 1, "loss": loss, **self.measure(held)})

    def forward(self, group: Positions) -> tuple[Array, Array, Array, Array, Array]:
        own = (group.own.astype(np.float32) - self.seat_centre) / self.seat_scale
        table = (group.table.astype(np.float32) - self.table_centre) / self.table_scale
        players = own.shape[1]
        rivals = (own.sum(axis=1, keepdims=True) - own) / (players - 1)
        sums = own @ self.own.weights + rivals @ self.rivals.weights
        sums = sums + table @ self.table.weights + self.bias.weights
        active = np.maximum(sums, 0)
        strengths = active @ self.out.weights
        shares = np.exp(strengths - strengths.max(axis=1, keepdims=True))
        return own, rivals, table, active, shares / shares.sum(axis=1, keepdims=True)

    def step(self, group: Positions, rate: float) -> float:
        own, rivals, table, active, chances = self.forward(group)
        slope = (chances - group.wins) / len(group.wins)
        back = slope[..., None] * self.out.weights * (active > 0)
        self.out.step(np.einsum("ps,psh->h", slope, active), rate, self.steps)
        for part, seen in ((self.own, own), (self.rivals, rivals), (self.table, table)):
            part.step(np.einsum("psc,psh->ch", seen, back, optimize=True), rate, self.steps)
        self.bias.step(back.sum(axis=(0, 1)), rate, self.steps)
        return log_loss(chances, group.wins)

    def measure(self, groups: list[Positions]) -> dict[str, float]:
        count = sum(len(group.wins) for group in groups)
        if count == 0:
            return {}
        loss = seen = brier = 0.0
        for group in groups:
            if len(group.wins) == 0:
                continue
            chances = self.forward(group)[-1]
            share = len(group.wins) / count
            loss += share * log_loss(chances, group.wins)
            best = np.take_along_axis(group.wins, chances.argmax(axis=1)[:, None], axis=1)
            seen += share * float((best > 0).mean())
            brier += share * float(((chances - group.wins) ** 2).sum(axis=1).mean())
        return {"held_loss": loss, "held_seen": seen, "held_brier": brier}

    def weights(self, seat_columns: list[str], table_columns: list[str]) -> dict[str, Any]:
        """As data, for columns as they come: the scales go into the weights. Columns that were never seen to
        vary are left out."""
        seats, tables = self.seat_scale < np.inf, self.table_scale < np.inf
        own = self.own.weights / self.seat_scale[:, None]
        rivals = self.rivals.weights / self.seat_scale[:, None]
        table = self.table.weights / self.table_scale[:, None]
        bias = self.bias.weights - self.seat_centre @ (own + rivals) - self.table_centre @ table
        return {
            "format": FORMAT,
            "seat_columns": [name for name, seen in zip(seat_columns, seats, strict=True) if seen],
            "table_columns": [name for name, seen in zip(table_columns, tables, strict=True) if seen],
            "own": rounded(own[seats]),
            "rivals": rounded(rivals[seats]),
            "table": rounded(table[tables]),
            "bias": rounded(bias),
            "out": rounded(self.out.weights),
        }


def spread(arrays: list[NDArray[np.float16]]) -> tuple[Array, Array]:
    """Mean and standard deviation of the columns; infinite for one that never varies."""
    rows = np.concatenate([array.reshape(-1, array.shape[-1]) for array in arrays]).astype(np.float32)
    scale = rows.std(axis=0)
    return rows.mean(axis=0), np.where(scale > 1e-6, np.maximum(scale, 0.05), np.inf).astype(np.float32)


def log_loss(chances: Array, wins: Array) -> float:
    return float(-(wins * np.log(chances + 1e-9)).sum(axis=1).mean())


def rounded(numbers: Array) -> Any:
    """To some digits that count, as lists."""
    return [rounded(row) if isinstance(row, np.ndarray) else float(f"{row:.{DIGITS}g}") for row in numbers]
