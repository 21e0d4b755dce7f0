"""What every environment steps: a game, and the page of options that is shown."""

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

import fittest
from fittest.features.base import ACTIONS, MORE, PAGE, Features, has_more, options_on
from fittest.features.registry import features_of
from fittest.kernel.errors import IllegalAction, bad_request
from fittest.kernel.game import Game
from fittest.kernel.message import Message

Bytes: TypeAlias = NDArray[np.uint8]
Mask: TypeAlias = NDArray[np.int8]


class Position:
    """The answer to action `i` is option `i` of the page; the last action turns to the next page. Copies
    share nothing that changes, and a saved position can be restored in another process."""

    __slots__ = ("features", "game", "page")

    def __init__(self, game: Game, features: Features | None = None, page: int = 0) -> None:
        self.game = game
        self.features = features if features is not None else features_of(game)
        self.page = page

    @property
    def actions(self) -> int:
        """How many there are, legal or not."""
        return ACTIONS

    @property
    def seat(self) -> int | None:
        """Who is asked; None when the game is over."""
        decision = self.game.decision
        return None if decision is None else decision.seat

    def act(self, action: int) -> None:
        """Raises IllegalAction, and changes nothing, unless the mask allows the action."""
        decision = self.game.decision
        if decision is None or not 0 <= action < ACTIONS:
            raise self.refusal(action)
        if action == MORE:
            if not has_more(decision, self.page):
                raise self.refusal(action)
            self.page += 1
            return
        if action >= options_on(decision, self.page):
            raise self.refusal(action)
        self.game.apply(self.page * PAGE + action)
        self.page = 0

    def refusal(self, action: int) -> IllegalAction:
        if self.game.decision is None:
            return IllegalAction(Message("why-over"))
        return IllegalAction(
            Message("why-index", {"index": int(action), "count": options_on(self.game.decision, self.page)})
        )

    def legal(self) -> list[int]:
        decision = self.game.decision
        if decision is None:
            return []
        actions = list(range(options_on(decision, self.page)))
        return [*actions, MORE] if has_more(decision, self.page) else actions

    def mask(self, seat: int) -> Mask:
        """1 for each legal action; all 0 for a seat that is not asked."""
        mask = np.zeros(self.actions, dtype=np.int8)
        self.allow(seat, mask)
        return mask

    def allow(self, seat: int, mask: Mask) -> None:
        """The same into a mask of zeros."""
        decision = self.game.decision
        if decision is None or decision.seat != seat:
            return
        mask[: options_on(decision, self.page)] = 1
        if has_more(decision, self.page):
            mask[MORE] = 1

    def observe(self, seat: int) -> Bytes:
        buffer = bytearray(self.features.size)
        self.write(seat, buffer, 0)
        return np.frombuffer(buffer, dtype=np.uint8)

    def write(self, seat: int, buffer: bytearray, start: int) -> None:
        """The same into a part of a larger buffer, which must be all zeros there."""
        page = self.page if self.seat == seat else 0
        self.features.write(self.game, seat, page, buffer, start)

    def words(self, action: int) -> str:
        """The text of an option, as in records."""
        decision = self.game.decision
        if action == MORE or decision is None:
            return "more"
        return decision.codec.text(decision.codes[self.page * PAGE + action])

    def returns(self) -> list[float]:
        """1 for winning alone, -1 / (players - 1) for losing, equal shares between: sums to 0. All 0 before
        the end."""
        winners, players = self.game.winners, self.game.players
        if not winners:
            return [0.0] * players
        share = players / len(winners)
        return [((share if seat in winners else 0.0) - 1) / (players - 1) for seat in range(players)]

    def clone(self) -> "Position":
        return Position(self.game.clone(), self.features, self.page)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return self.clone()

    def save(self) -> dict[str, object]:
        """JSON data: the record of the game and the page."""
        return {"record": self.game.record(), "page": self.page}

    @staticmethod
    def load(data: Mapping[str, Any]) -> "Position":
        """Raises BadRequest unless the data are of `save`."""
        record, page = (data.get("record"), data.get("page")) if isinstance(data, Mapping) else (None, None)
        if not isinstance(record, Mapping) or not isinstance(page, int):
            raise bad_request("error-position-data")
        game = fittest.replay(record)
        count = 1 if game.decision is None else len(game.decision.codes)
        if not 0 <= page <= (count - 1) // PAGE:
            raise bad_request("error-number", name="page", value=str(page), least=0, most=(count - 1) // PAGE)
        return Position(game, page=page)

    def __reduce__(self) -> tuple[object, ...]:
        return (Position.load, (self.save(),))
