"""Answers as packed integers, in the order in which options are shown.

From the highest bits down: verb, `a`, trait, `b`, `c`, `d`; the four fields have ten bits each.
The numbers of animals begin with 1, so that 0 can mean "none".

Machine integers here: shifts are most of what making a list of options costs.
"""

from typing import Final

from mypy_extensions import i64

LAY: Final = 1
PLAY: Final = 2
FEED: Final = 3
USE: Final = 4
REACT: Final = 5
IGNORE: Final = 6
SHARE: Final = 7
SCAVENGE: Final = 8
STOW: Final = 9
RESTORE: Final = 10
DISCARD: Final = 11
SPEND: Final = 12
DECLINE: Final = 13
PASS: Final = 14
END: Final = 15
PROCEED: Final = 16
UNSTOW: Final = 17
DROP_OLD: Final = 18
DROP_NEW: Final = 19

# Already shifted: C would shift a constant as a 32-bit number.
USE_BITS: Final = USE << 46
REACT_BITS: Final = REACT << 46


def pack(verb: i64, trait: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> int:
    return (verb << 46) | (a << 36) | (trait << 30) | (b << 20) | (c << 10) | d


def use(trait: i64, a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> int:
    return USE_BITS | (a << 36) | (trait << 30) | (b << 20) | (c << 10) | d


def react(trait: i64, a: i64 = 0, b: i64 = 0) -> int:
    return REACT_BITS | (a << 36) | (trait << 30) | (b << 20)


def verb_of(code: i64) -> int:
    return code >> 46


def trait_of(code: i64) -> int:
    return (code >> 30) & 63


def a_of(code: i64) -> int:
    return (code >> 36) & 1023


def b_of(code: i64) -> int:
    return (code >> 20) & 1023


def c_of(code: i64) -> int:
    return (code >> 10) & 1023


def d_of(code: i64) -> int:
    return code & 1023


def card_ref(trait: int, ordinal: int) -> int:
    """One of an animal's cards: its trait, and which of several equal ones."""
    return trait | (ordinal << 6)


def fields(code: int) -> list[int]:
    return [a_of(code), b_of(code), c_of(code), d_of(code)]
