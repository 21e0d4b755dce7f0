"""Answers as packed integers, in the order in which options are shown.

From the highest bits down: verb, `a`, trait, `b`, `c`, `d`: 5, 12, 6, 12, 12 and 12 bits, so that a code
is smaller than 2**59. What a field can come to in a legal game:

* verb: below 20. Trait: below 41.
* Kinds of cards, territories, ignored traits: below 128.
* Animals begin with 1, so that 0 can mean "none". Each is laid with a card that has left the deck for
  good: `LARGEST_DECK`. (The deck of the seasons is shuffled anew, but there nobody draws long enough:
  five players draw 130 cards in all, and no more than two for each three that they lose.)
* An animal's cards, its fat, and references to its cards: `LARGEST_DECK` and 64 more.

A larger number is refused, not squeezed in.

Machine integers here: shifts are most of what making a list of options costs.
"""

from typing import Final

from mypy_extensions import i64

from fittest.games.evolution.ids import STACKED

LARGEST_DECK: Final = 500
"""The most cards that a ruleset, doubled or with house rules, may have."""

FIELD_BITS: Final = 12
FIELD: Final = 4095
TRAIT_BITS: Final = 6
TRAIT_FIELD: Final = 63
C_AT: Final = 12
B_AT: Final = 24
TRAIT_AT: Final = 36
A_AT: Final = 42
VERB_AT: Final = 54

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
UNSTOW: Final = 17
DROP_OLD: Final = 18
DROP_NEW: Final = 19

# Already shifted: C would shift a constant as a 32-bit number.
USE_BITS: Final = USE << VERB_AT
REACT_BITS: Final = REACT << VERB_AT

FURTHER: Final = 64
"""References from here on name a further copy of the trait that an animal may have several times."""


def pack(verb: i64, trait: i64 = 0, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    return (verb << VERB_AT) | fields_of(trait, a, b, c, d)


def use(trait: i64, a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    return USE_BITS | fields_of(trait, a, b, c, d)


def react(trait: i64, a: i64 = 0, b: i64 = 0) -> i64:
    return REACT_BITS | fields_of(trait, a, b, 0, 0)


def fields_of(trait: i64, a: i64, b: i64, c: i64, d: i64) -> i64:
    if (a | b | c | d) >> FIELD_BITS or trait >> TRAIT_BITS:
        raise too_large([trait, a, b, c, d])
    return (a << A_AT) | (trait << TRAIT_AT) | (b << B_AT) | (c << C_AT) | d


def too_large(values: list[int]) -> OverflowError:
    return OverflowError(f"no option has the fields {values}")


def verb_of(code: i64) -> int:
    return code >> VERB_AT


def trait_of(code: i64) -> int:
    return (code >> TRAIT_AT) & TRAIT_FIELD


def a_of(code: i64) -> int:
    return (code >> A_AT) & FIELD


def b_of(code: i64) -> int:
    return (code >> B_AT) & FIELD


def c_of(code: i64) -> int:
    return (code >> C_AT) & FIELD


def d_of(code: i64) -> int:
    return code & FIELD


def card_ref(trait: int, ordinal: int) -> int:
    """One of an animal's cards: its trait, and which of several equal ones."""
    assert ordinal == 0 or trait == STACKED, "an animal has one card of this trait"
    return FURTHER + ordinal - 1 if ordinal else trait


def ref_trait(ref: int) -> int:
    return ref if ref < FURTHER else STACKED


def ref_ordinal(ref: int) -> int:
    return 0 if ref < FURTHER else ref - FURTHER + 1


def fields(code: int) -> list[int]:
    return [a_of(code), b_of(code), c_of(code), d_of(code)]
