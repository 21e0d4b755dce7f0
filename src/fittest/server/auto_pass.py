"""Questions that are asked only so that nobody learns whether there is a choice are passed for a seat, if it
wants that: at a moment that tells nobody, either."""

from typing import TYPE_CHECKING

from fittest.server.events import Answered, Preferred
from fittest.server.messages import AutoPass
from fittest.server.seat import Seat

if TYPE_CHECKING:
    from fittest.server.table import Table

# How long people take to pass, in milliseconds, until it is known of this one.
USUAL = [1300, 1800, 2400, 3200, 4300, 6000]
REMEMBERED = 12


def set_by(seat: Seat, event: Preferred) -> None:
    if event.auto_pass == "turn":
        seat.unasked_turn = event.turn
    else:
        seat.auto_pass = event.auto_pass
        seat.unasked_turn = None


def preferred(table: "Table", number: int) -> AutoPass:
    """What the seat wants now. After a turn without questions it is again what it was before."""
    seat = table.seats[number]
    return "turn" if table.game is not None and table.game.turns == seat.unasked_turn else seat.auto_pass


def is_window(table: "Table") -> bool:
    """Is the pending question one of these? They can be declined."""
    decision = None if table.game is None else table.game.decision
    return decision is not None and decision.sealed and decision.idle is not None


def answer(table: "Table") -> str | None:
    """What is answered for the seat that is asked, after `wait`; None if it wants to answer by itself."""
    if table.status != "playing" or not is_window(table):
        return None
    assert table.game is not None
    decision = table.game.decision
    assert decision is not None
    assert decision.idle is not None
    when = preferred(table, decision.seat)
    if when == "never" or not table.seats[decision.seat].played_by_person:
        return None
    empty = all(decision.codec.is_idle(code) for code in decision.codes)
    return decision.options[decision.idle].text if when == "turn" or empty else None


def wait(table: "Table", number: int, chance: float, now: int) -> int:
    """Milliseconds until the question is passed: as long as this person takes in questions of the kind, by
    `chance` from 0 up to 1, and anything between two such times. It does not depend on the question, and
    never takes more than half of the time that is left."""
    times = sorted([*USUAL, *table.seats[number].pauses])
    place, between = divmod(chance * (len(times) - 1), 1)
    before, after = times[int(place)], times[min(int(place) + 1, len(times) - 1)]
    found = int(before + between * (after - before))
    deadline = table.deadline()
    return found if deadline is None else min(found, (deadline - now) // 2)


def remember(table: "Table", event: Answered) -> None:
    """How long a player took to answer. Call it before the answer is carried out."""
    if event.by == "person" and is_window(table):
        pauses = table.seats[event.seat].pauses
        pauses.append(event.at - table.asked_at)
        del pauses[:-REMEMBERED]
