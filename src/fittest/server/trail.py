"""The way that a game has come of late, step by step, for those who watch it: so that each can be shown the
table as it was at every event."""

from typing import Any

import msgspec

from fittest.kernel.game import Game
from fittest.kernel.view import Line
from fittest.server.difference import difference
from fittest.server.messages import Beat

# Whoever is further behind sees only where the way has led.
LONGEST = 200


class Step:
    """A position to which event `seq` of the table has led, before or at the next question."""

    def __init__(self, seq: int, game: Game) -> None:
        self.seq = seq
        self.game = game
        self.told = len(game.events)
        self._public: Any = None
        self._views: dict[int | None, Any] = {}

    def view(self, seat: int | None) -> Any:
        """As JSON data, without the question: that is asked when everything before it has been seen."""
        if seat not in self._views:
            if self._public is None:
                self._public = self.game.view(None)
            view = self._public if seat is None else self.game.view_from(self._public, seat)
            self._views[seat] = {**msgspec.to_builtins(view), "question": None}
        return self._views[seat]


class Trail:
    """`watched`: keep the way. Without that nothing is kept, and it costs nothing."""

    def __init__(self) -> None:
        self.watched = False
        self._steps: list[Step] = []

    def begin(self, game: Game) -> list[Game] | None:
        """Where an answer sets out from, for `Game.apply` to go on with; None if nobody looks."""
        return [game] if self.watched else None

    def go_on(self, before: int, seq: int, beats: list[Game] | None, game: Game | None) -> None:
        """Event `seq` has led to `game` by way of `beats`; the first of them is where event `before` had
        led."""
        if beats is None or game is None:
            self._steps.clear()
            return
        if not self._steps:
            self._steps.append(Step(before, beats[0]))
        self._steps += [Step(seq, beat) for beat in beats[1:]]
        self._steps.append(Step(seq, game))
        del self._steps[:-LONGEST]

    def forget(self, heard: int) -> None:
        """Everybody knows what there was up to event `heard`."""
        del self._steps[: max(0, self._last(heard))]

    def clear(self) -> None:
        self._steps.clear()

    def beats(self, seat: int | None, after: int, lines: list[Line]) -> list[Beat]:
        """The way from event `after` to where the newest view stands, one beat for each step at which
        `seat` is told one of `lines` or more; the last step is that view itself."""
        base = self._last(after)
        if base < 0:
            return []
        found: list[Beat] = []
        last = self._steps[base]
        for step in self._steps[base + 1 :]:
            if step.told == self._steps[-1].told:
                break
            heard = [line.number for line in lines if last.told <= line.number < step.told]
            if heard:
                found.append(Beat(heard[-1] + 1, difference(last.view(seat), step.view(seat))))
                last = step
        return found

    def _last(self, seq: int) -> int:
        """The place of the newest step up to event `seq`, -1 if it is not kept."""
        for place in range(len(self._steps) - 1, -1, -1):
            if self._steps[place].seq <= seq:
                return place
        return -1
