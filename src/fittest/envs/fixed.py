"""Actions with fixed numbers: each means the same in every question.

An option is said column by column, as it stands in the block `options` of an observation. Action
`256 * column + value` gives one column; those in which all options that are left agree need not be said. Most
answers take one or two actions. Options that no column tells apart (of animals beyond those that are shown)
are told apart by their order, in one more column.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fittest.envs.position import Bytes, Mask, Position
from fittest.features.base import PAGE, Features
from fittest.kernel.errors import IllegalAction, bad_request
from fittest.kernel.game import Game
from fittest.kernel.message import Message

VALUES = 256
FURTHER = VALUES - 1
"""In the last column: none of the first 255."""
WHICH = "which"


class FixedFeatures(Features):
    """Those of the game, and what has been said of the answer so far: value + 1, or 0."""

    def __init__(self, of_game: Features) -> None:
        super().__init__(of_game.players)
        self.of_game = of_game
        self.blocks = list(of_game.blocks)
        self.size = of_game.size
        self.options = of_game.blocks[-1]
        assert self.options.name == "options"
        self.said = self.add("said", 1, [*self.options.columns, WHICH])

    def write(self, game: Game, seat: int, page: int, buffer: bytearray, start: int) -> None:
        self.of_game.write(game, seat, page, buffer, start)


class FixedPosition(Position):
    """A position in the middle of an answer: `left` are the options that are still meant, `said` the actions
    that led there."""

    __slots__ = ("left", "rows", "said")

    features: FixedFeatures

    def __init__(self, game: Game, features: FixedFeatures) -> None:
        super().__init__(game, features)
        self.said: list[int] = []
        self.left: NDArray[np.int64] | None = None
        self.rows: NDArray[np.uint8] | None = None

    @property
    def actions(self) -> int:
        return VALUES * self.features.said.width

    def act(self, action: int) -> None:
        """Raises IllegalAction, and changes nothing, unless the mask allows the action."""
        decision = self.game.decision
        legal = self.legal()
        if decision is None or action not in legal:
            raise self.refusal(action)
        assert self.left is not None
        column, value = divmod(action, VALUES)
        if column < self.features.options.width:
            left = self.left[self._rows()[self.left, column] == value]
        elif value == FURTHER:
            left = self.left[FURTHER:]
        else:
            left = self.left[value : value + 1]
        if len(left) > 1:
            self.left = left
            self.said.append(action)
            return
        self.game.apply(int(left[0]))
        self.said, self.left, self.rows = [], None, None

    def refusal(self, action: int) -> IllegalAction:
        if self.game.decision is None:
            return super().refusal(action)
        return IllegalAction(Message("why-action", {"action": int(action)}))

    def legal(self) -> list[int]:
        if self.game.decision is None:
            return []
        rows = self._rows()
        if self.left is None:
            self.left = np.arange(len(rows))
        rows = rows[self.left]
        differing = np.flatnonzero((rows != rows[0]).any(axis=0))
        if len(differing):
            column = int(differing[0])
            return [VALUES * column + value for value in np.unique(rows[:, column]).tolist()]
        alike = range(min(len(rows), VALUES))
        return [VALUES * rows.shape[1] + value for value in alike]

    def allow(self, seat: int, mask: Mask) -> None:
        if self.seat == seat:
            mask[self.legal()] = 1

    def write(self, seat: int, buffer: bytearray, start: int) -> None:
        features, page_start = self.features, start + self.features.options.start
        features.write(self.game, seat, 0, buffer, start)
        if self.seat != seat:
            return
        options, said = features.options, start + features.said.start
        if self.rows is None:
            self.rows = self._read(buffer[page_start : start + options.end])
        if self.left is not None:
            width = options.width
            kept = set(self.left.tolist())
            for row in range(min(len(self.rows), PAGE)):
                if row not in kept:
                    buffer[page_start + row * width : page_start + (row + 1) * width] = bytes(width)
        for action in self.said:
            column, value = divmod(action, VALUES)
            buffer[said + column] = min(value + 1, 255)

    def words(self, action: int) -> str:
        """What an action says: the text of the option, or `verb 3 (feed 1, …)` if several are then left."""
        decision = self.game.decision
        if decision is None or action not in self.legal():
            raise self.refusal(action)
        assert self.left is not None
        column, value = divmod(action, VALUES)
        name = self.features.said.columns[column]
        meant = self.left[value : value + 1]
        if name != WHICH:
            meant = self.left[self._rows()[self.left, column] == value]
        texts = [decision.codec.text(decision.codes[place]) for place in meant.tolist()]
        return texts[0] if len(texts) == 1 else f"{name} {value} ({texts[0]}, …)"

    def clone(self) -> "FixedPosition":
        copy = FixedPosition(self.game.clone(), self.features)
        copy.said = self.said[:]
        copy.left, copy.rows = self.left, self.rows
        return copy

    def save(self) -> dict[str, object]:
        """JSON data: the record of the game and what has been said of the answer."""
        return {"record": self.game.record(), "said": self.said}

    @staticmethod
    def load(data: Mapping[str, Any]) -> "FixedPosition":
        """Raises BadRequest unless the data are of `save`."""
        said = data.get("said") if isinstance(data, Mapping) else None
        if not isinstance(said, list):
            raise bad_request("error-position-data")
        plain = Position.load({**data, "page": 0})
        position = FixedPosition(plain.game, FixedFeatures(plain.features))
        for action in said:
            position.act(action)
        return position

    def __reduce__(self) -> tuple[object, ...]:
        return (FixedPosition.load, (self.save(),))

    def _rows(self) -> NDArray[np.uint8]:
        """What each option is, all pages of them."""
        if self.rows is None:
            decision, features = self.game.decision, self.features
            assert decision is not None
            buffer = bytearray(features.size)
            features.write(self.game, decision.seat, 0, buffer, 0)
            self.rows = self._read(buffer[features.options.start : features.options.end])
        return self.rows

    def _read(self, first_page: Bytes | bytearray) -> NDArray[np.uint8]:
        """The rows of the first page, and of the further ones if there are any."""
        decision, features = self.game.decision, self.features
        assert decision is not None
        width = features.options.width
        made = bytearray(first_page)
        for page in range(1, -(-decision.count // PAGE)):
            buffer = bytearray(features.size)
            features.write(self.game, decision.seat, page, buffer, 0)
            made += buffer[features.options.start : features.options.end]
        return np.frombuffer(bytes(made), dtype=np.uint8).reshape(-1, width)[: decision.count]
