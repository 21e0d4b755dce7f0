"""What a table looks like to a seat or a spectator. Everything that a client hears of a game is made
here, from `view`, `story` and the facts of the table; nothing else leaves."""

from msgspec import UNSET, UnsetType

from fittest.kernel.game import Game
from fittest.kernel.view import log_lines
from fittest.server import auto_pass, clock, people
from fittest.server.documents import SeatSummary, TableSummary
from fittest.server.messages import (
    AutoPass,
    Beat,
    ClockState,
    GameState,
    OpenHands,
    Present,
    Remark,
    Snapshot,
    Story,
    TableState,
    Update,
    You,
)
from fittest.server.settings import BankClock, NoClock, Person
from fittest.server.table import Table


def snapshot(table: Table, you: You, now: int, presence: list[Present | None] | None = None) -> Snapshot:
    source = _source(table, you)
    told = Story(0, [] if source is None else log_lines(source, you.seat))
    return Snapshot(
        table.seq,
        you,
        table.state(),
        game_state(table, you, now, True),
        told,
        _remarks(table, 0),
        presence or [],
    )


def update(table: Table, you: You, after: int, told: int, now: int, stepwise: bool = False) -> Update:
    """What has changed since event `after`, for somebody who knows the first `told` story events;
    `stepwise`: with every step on the way and what can be foreseen."""
    facts: TableState | UnsetType = table.state() if table.facts_seq > after else UNSET
    game: GameState | UnsetType = UNSET
    lines: Story | UnsetType = UNSET
    beats: list[Beat] | UnsetType = UNSET
    forced: list[int] | UnsetType = UNSET
    source = _source(table, you)
    if source is not None and table.game_seq > after:
        state = game_state(table, you, now, stepwise)
        game = UNSET if state is None else state
        start = min([told, *(size for seq, size in table.rewinds if seq > after)])
        start = min(start, len(source.events))
        lines = Story(start, log_lines(source, you.seat, start))
        if stepwise and not sees_hands(table, you):
            beats = table.trail.beats(you.seat, after, lines.lines) or UNSET
            forced = table.trail.forced(you.seat, after, lines.lines) or UNSET
    remarks = _remarks(table, after)
    return Update(table.seq, facts, game, lines, remarks or UNSET, beats, forced)


def told_events(table: Table, you: You) -> int:
    """How many events of the story somebody knows who has heard everything."""
    source = _source(table, you)
    return 0 if source is None else len(source.events)


def game_state(table: Table, you: You, now: int, foreseen: bool = False) -> GameState | None:
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
    shown = table.shown()
    view = shown.view(you.seat)
    preview = shown.preview(you.seat) if foreseen else None
    when: AutoPass = "never" if you.seat is None else auto_pass.preferred(table, you.seat)
    window = decision is not None and decision.seat == you.seat and auto_pass.is_window(table)
    return GameState(
        table.asked,
        table.step,
        view,
        times,
        fallback=stated,
        preview=preview,
        auto_pass=when,
        window=window,
    )


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
        [
            SeatSummary(
                seat.name,
                seat.colour,
                not isinstance(seat.plan, Person) or seat.away == "resigned",
                "" if isinstance(seat.plan, Person) else seat.plan.level,
            )
            for seat in table.seats
        ],
        0 if game is None else game.turns,
        [] if game is None else game.scores,
        people.winners(table.seats, game, table.ending),
        table.chosen,
    )


def sees_hands(table: Table, you: You) -> bool:
    """Nobody can tell a spectator from a player with a second browser. So hands are open where no person
    plays (or can come to play), and when the game is over."""
    return you.hands and table.game is not None and (table.status == "finished" or table.among_bots())


def newest_step(table: Table, you: You) -> int:
    """How far the game has come for somebody. When it is over there is nothing left to hide."""
    if not sees_hands(table, you) or table.status == "finished":
        return table.step
    return max(0, table.step - (table.settings.open_hands or 0))


def _source(table: Table, you: You) -> Game | None:
    """The game as far as it has come for somebody."""
    return table.position(newest_step(table, you)) if sees_hands(table, you) else table.game


def _remarks(table: Table, after: int) -> list[Remark]:
    """The newest ones stand at the end, so look from there."""
    start = len(table.remarks)
    while start > 0 and table.remarks[start - 1].seq > after:
        start -= 1
    return table.remarks[start:]
