"""What a table looks like to a seat or a spectator. Everything that a client hears of a game is made
here, from `view`, `story` and the facts of the table; nothing else leaves."""

from typing import Any

from msgspec import UNSET, UnsetType

from fittest.kernel.view import story
from fittest.server import clock
from fittest.server.documents import TableSummary
from fittest.server.messages import (
    ClockState,
    GameState,
    OpenHands,
    Remark,
    Snapshot,
    Story,
    TableState,
    Update,
    You,
)
from fittest.server.settings import BankClock, NoClock, Person
from fittest.server.table import Table


def snapshot(table: Table, you: You, now: int) -> Snapshot:
    told = Story(0, [] if table.game is None else story(table.game, you.seat))
    if _delayed(table, you.seat):
        told = Story(0, story(table.position(late_step(table)), you.seat))
    return Snapshot(table.seq, you, table.state(), game_state(table, you.seat, now), told, _remarks(table, 0))


def update(table: Table, seat: int | None, after: int, told: int, now: int) -> Update:
    """What has changed since event `after`, for somebody who knows the first `told` story events."""
    facts: TableState | UnsetType = table.state() if table.facts_seq > after else UNSET
    game: GameState | UnsetType = UNSET
    lines: Story | UnsetType = UNSET
    if table.game is not None and table.game_seq > after:
        state = game_state(table, seat, now)
        game = UNSET if state is None else state
        start = min([told, *(size for seq, size in table.rewinds if seq > after)])
        source = table.position(late_step(table)) if _delayed(table, seat) else table.game
        start = min(start, len(source.events))
        lines = Story(start, story(source, seat, start))
    remarks = _remarks(table, after)
    return Update(table.seq, facts, game, lines, remarks or UNSET)


def told_events(table: Table, seat: int | None) -> int:
    """How many events of the story somebody knows who has heard everything."""
    if table.game is None:
        return 0
    source = table.position(late_step(table)) if _delayed(table, seat) else table.game
    return len(source.events)


def game_state(table: Table, seat: int | None, now: int) -> GameState | None:
    game = table.game
    if game is None:
        return None
    banks = [s.bank for s in table.seats] if isinstance(table.settings.clock, BankClock) else None
    times = ClockState(now, table.deadline(), banks)
    decision = game.decision
    if _delayed(table, seat):
        # The present position of a spectator who sees all hands is as late as the hands are.
        step = late_step(table)
        late = table.position(step)
        hands = OpenHands(step, [late.view(n) for n in range(late.players)])
        return GameState(table.asked, step, late.view(None), times, hands=hands)
    stated = None
    if decision is not None and decision.seat == seat and not isinstance(table.settings.clock, NoClock):
        stated = clock.fallback(decision)
    return GameState(table.asked, table.step, _view(table, seat), times, fallback=stated)


def summary(table: Table) -> TableSummary:
    game = table.game
    asked = None if game is None or game.decision is None else game.decision.seat
    free = [
        n
        for n, seat in enumerate(table.seats)
        if table.status == "waiting" and isinstance(seat.plan, Person) and not seat.taken
    ]
    return TableSummary(
        table.id,
        table.status,
        table.settings.ruleset,
        [table.name(n) for n in range(len(table.seats))],
        free,
        table.settings.public,
        table.settings.spectators,
        table.step,
        asked,
        table.touched,
    )


def _delayed(table: Table, seat: int | None) -> bool:
    return seat is None and table.settings.open_hands is not None and table.game is not None


def late_step(table: Table) -> int:
    """When the game is over there is nothing left to hide."""
    delay = table.settings.open_hands or 0
    return table.step if table.status == "finished" else max(0, table.step - delay)


def _view(table: Table, seat: int | None) -> Any:
    assert table.game is not None
    return table.game.view(seat)


def _remarks(table: Table, after: int) -> list[Remark]:
    """The newest ones stand at the end, so look from there."""
    start = len(table.remarks)
    while start > 0 and table.remarks[start - 1].seq > after:
        start -= 1
    return table.remarks[start:]
