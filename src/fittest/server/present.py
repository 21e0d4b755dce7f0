"""What a table looks like to a seat or a spectator. Everything that a client hears of a game is made
here, from `view`, `story` and the facts of the table; nothing else leaves."""

from typing import Any

from msgspec import UNSET, UnsetType

from fittest.kernel.game import Game
from fittest.kernel.view import story
from fittest.server import clock
from fittest.server.documents import TableSummary
from fittest.server.messages import (
    Beat,
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
from fittest.server.settings import BankClock, NoClock
from fittest.server.table import Table


def snapshot(table: Table, you: You, now: int) -> Snapshot:
    source = _source(table, you)
    told = Story(0, [] if source is None else story(source, you.seat))
    return Snapshot(table.seq, you, table.state(), game_state(table, you, now), told, _remarks(table, 0))


def update(table: Table, you: You, after: int, told: int, now: int, stepwise: bool = False) -> Update:
    """What has changed since event `after`, for somebody who knows the first `told` story events;
    `stepwise`: with every step on the way."""
    facts: TableState | UnsetType = table.state() if table.facts_seq > after else UNSET
    game: GameState | UnsetType = UNSET
    lines: Story | UnsetType = UNSET
    beats: list[Beat] | UnsetType = UNSET
    source = _source(table, you)
    if source is not None and table.game_seq > after:
        state = game_state(table, you, now)
        game = UNSET if state is None else state
        start = min([told, *(size for seq, size in table.rewinds if seq > after)])
        start = min(start, len(source.events))
        lines = Story(start, story(source, you.seat, start))
        if stepwise and not sees_hands(table, you):
            beats = table.trail.beats(you.seat, after, lines.lines) or UNSET
    remarks = _remarks(table, after)
    return Update(table.seq, facts, game, lines, remarks or UNSET, beats)


def told_events(table: Table, you: You) -> int:
    """How many events of the story somebody knows who has heard everything."""
    source = _source(table, you)
    return 0 if source is None else len(source.events)


def game_state(table: Table, you: You, now: int) -> GameState | None:
    game = table.game
    if game is None:
        return None
    banks = [s.bank for s in table.seats] if isinstance(table.settings.clock, BankClock) else None
    times = ClockState(now, table.deadline(), banks)
    decision = game.decision
    if sees_hands(table, you):
        # The present position of a spectator who sees all hands is as late as the hands are.
        step = newest_step(table, you)
        late = table.position(step)
        hands = OpenHands(step, [late.view(n) for n in range(late.players)])
        return GameState(table.asked, step, late.view(None), times, hands=hands)
    stated = None
    if decision is not None and decision.seat == you.seat and not isinstance(table.settings.clock, NoClock):
        stated = clock.fallback(decision)
    return GameState(table.asked, table.step, _view(table, you.seat), times, fallback=stated)


def summary(table: Table) -> TableSummary:
    game = table.game
    asked = None if game is None or game.decision is None else game.decision.seat
    return TableSummary(
        table.id,
        table.status,
        table.settings.ruleset,
        [table.name(n) for n in range(len(table.seats))],
        table.free() if table.status == "waiting" else [],
        table.settings.public,
        table.settings.spectators,
        table.step,
        asked,
        table.touched,
        sum(seat.taken for seat in table.seats),
    )


def sees_hands(table: Table, you: You) -> bool:
    """Spectators only: whoever plays must not see what the others hold, not even as it was a while ago; and
    until everybody sits, whoever looks on may still sit down."""
    return you.hands and table.game is not None and table.complete()


def newest_step(table: Table, you: You) -> int:
    """How far the game has come for somebody. When it is over there is nothing left to hide."""
    if not sees_hands(table, you) or table.status == "finished":
        return table.step
    return max(0, table.step - (table.settings.open_hands or 0))


def _source(table: Table, you: You) -> Game | None:
    """The game as far as it has come for somebody."""
    return table.position(newest_step(table, you)) if sees_hands(table, you) else table.game


def _view(table: Table, seat: int | None) -> Any:
    """Everybody at the table is shown the same position, so what all may see is put together once."""
    assert table.game is not None
    if table.public_view is None:
        table.public_view = table.game.view(None)
    return table.public_view if seat is None else table.game.view_from(table.public_view, seat)


def _remarks(table: Table, after: int) -> list[Remark]:
    """The newest ones stand at the end, so look from there."""
    start = len(table.remarks)
    while start > 0 and table.remarks[start - 1].seq > after:
        start -= 1
    return table.remarks[start:]
