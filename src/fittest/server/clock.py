"""Clocks: when is the time of a decision up, and what is then answered. Times are in milliseconds."""

from fittest.kernel.decision import Decision
from fittest.server.settings import BankClock, Clock, DaysClock, MoveClock

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 3600 * SECOND

PAUSE_LIMIT = DAY
LONG_PAUSE_LIMIT = 30 * DAY
# A player who takes a seat back with an empty bank gets this much to find their way.
RETURN_GRACE = 30 * SECOND
# Whom the table waits for, without a sign of life for so long, is missing.
MISSING = 3 * MINUTE
LONG_MISSING = DAY
# A vote against the same player can be tried again after this.
VOTE_PAUSE = 2 * MINUTE


def starting_bank(clock: Clock) -> int:
    return clock.seconds * SECOND if isinstance(clock, BankClock) else 0


def allowance(clock: Clock, bank: int) -> int | None:
    """How long a decision may take; None: as long as it likes."""
    match clock:
        case MoveClock(seconds):
            return seconds * SECOND
        case BankClock(_, extra):
            return extra * SECOND + bank
        case DaysClock(days):
            return days * DAY
        case _:
            return None


def bank_after(clock: Clock, bank: int, spent: int) -> int:
    """What is left of a bank after a decision that took `spent`."""
    if not isinstance(clock, BankClock):
        return bank
    return max(0, bank - max(0, spent - clock.extra * SECOND))


def pause_limit(clock: Clock) -> int:
    return LONG_PAUSE_LIMIT if isinstance(clock, DaysClock) else PAUSE_LIMIT


def missing_after(clock: Clock) -> int:
    return LONG_MISSING if isinstance(clock, DaysClock) else MISSING


def fallback(decision: Decision) -> str:
    """The default answer, for a player who is not there: to do nothing, or else the first option."""
    return decision.options[decision.idle or 0].text
