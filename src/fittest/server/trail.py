"""The way that a game has come of late, step by step, for those who watch it: so that each can be shown the
table as it was at every event."""

from itertools import pairwise
from typing import Any

from msgspec import structs

from fittest.kernel.game import Game
from fittest.kernel.view import Line, PreviewView, preview_for
from fittest.server.difference import difference
from fittest.server.messages import Beat

# A viewer who is further behind sees only the newest position.
LONGEST = 300


class Step:
    """A position to which event `seq` of the table has led, before or at the next question. `forced`: the
    seat that then does the only thing it can, without being asked."""

    def __init__(self, seq: int, game: Game, forced: int | None = None) -> None:
        self.seq = seq
        self.game = game
        self.forced = forced
        self.told = len(game.events)
        self._views: dict[int | None, Any] = {}
        self._previews: dict[int | None, PreviewView] = {}

    def view(self, seat: int | None) -> Any:
        """Everybody is shown the same position, so what all may see is put together once."""
        if seat not in self._views:
            if seat is None:
                self._views[None] = self.game.view(None)
            else:
                self._views[seat] = self.game.view_from(self.view(None), seat)
        return self._views[seat]

    def unasked(self, seat: int | None) -> Any:
        """Without the question: that is asked when everything before it has been seen."""
        view = self.view(seat)
        return view if view.question is None else structs.replace(view, question=None)

    def preview(self, seat: int | None) -> PreviewView:
        if seat not in self._previews:
            self._previews[seat] = preview_for(self.game, seat)
        return self._previews[seat]

    def foreseen(self, seat: int | None) -> PreviewView:
        """Of what lies on the table: options belong to the question."""
        return structs.replace(self.preview(seat), options={})


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
        for beat in beats[1:]:
            self._steps.append(Step(seq, beat, None if beat.decision is None else beat.decision.seat))
        self._steps.append(Step(seq, game))
        del self._steps[:-LONGEST]

    def newest(self, game: Game) -> Step | None:
        """Where the way has led, if that is `game`."""
        return self._steps[-1] if self._steps and self._steps[-1].game is game else None

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
                change = difference(last.unasked(seat), step.unasked(seat))
                foreseen = difference(last.foreseen(seat), step.foreseen(seat))
                found.append(Beat(heard[-1] + 1, change, foreseen))
                last = step
        return found

    def forced(self, seat: int | None, after: int, lines: list[Line]) -> list[int]:
        """The numbers of those of `lines` since event `after` that tell what `seat` did without a choice."""
        base = self._last(after)
        if base < 0 or seat is None:
            return []
        steps = self._steps[base:]
        ranges = [(a.told, b.told) for a, b in pairwise(steps) if a.forced == seat]
        return [line.number for line in lines if any(a <= line.number < b for a, b in ranges)]

    def _last(self, seq: int) -> int:
        """The place of the newest step up to event `seq`, -1 if it is not kept."""
        for place in range(len(self._steps) - 1, -1, -1):
            if self._steps[place].seq <= seq:
                return place
        return -1
