"""Why something cannot be done: a small number inside the rules, a message for people.

A reason is packed as `kind | trait + 1 << 8`, so that it can name the trait it comes from.
"""

from typing import Final

from fittest.games.evolution.ids import TRAIT_NAMES
from fittest.kernel.message import Message

FINE: Final = 0
NOT_NOW: Final = 1
NOT_YOURS: Final = 2
NO_ANIMAL: Final = 3
NO_CARD: Final = 4
OTHERS_ONLY: Final = 5
ONE_OTHER: Final = 6
DUPLICATE: Final = 7
EXCLUDED: Final = 8
NO_TRAIT_SIDE: Final = 9
CROWDED: Final = 10
SAME_PAIR: Final = 11
NEEDS_TWO: Final = 12
APART: Final = 13
ALREADY_THERE: Final = 14
NOT_SETTLED: Final = 15
MUST_PLAY: Final = 16
DUTY: Final = 17
MAIN_SPENT: Final = 18
OTHER_TERRITORY: Final = 19
ONLY_MIGRATION: Final = 20
BANK_EMPTY: Final = 21
FULL: Final = 22
BLOCKED: Final = 23
LACKS: Final = 24
SWITCHED_OFF: Final = 25
USED_TURN: Final = 26
USED_GO: Final = 27
WAIT: Final = 28
ITSELF: Final = 29
SHIELDED: Final = 30
SWIMMER: Final = 31
NO_BODY: Final = 32
CANNOT_IGNORE: Final = 33
NOT_IGNORABLE: Final = 34
LAST_TURN: Final = 35
TIRED_NOW: Final = 36
VICTIM_FED: Final = 37
VICTIM_EMPTY: Final = 38
NO_FAT: Final = 39
TOO_MUCH: Final = 40
KEEPS: Final = 41
NOT_ALONE: Final = 42
HAS_TRAITS: Final = 43
NOT_CONCEALED: Final = 44
WRONG_WAY: Final = 45
NOT_FOLLOWING: Final = 46
FED_ALREADY: Final = 47
NO_SHELL: Final = 48
ANSWER_FIRST: Final = 49
NOT_ATTACKED: Final = 50
MUST_REACT: Final = 51
MUST_REVEAL: Final = 52
UNREACHABLE: Final = 53
NO_RESERVE: Final = 54
NOT_PAIRED: Final = 55
NOT_SHARED: Final = 56
RAISES_NEED: Final = 57
USED_ATTACK: Final = 58
NO_HELP: Final = 59
FROM_HAND: Final = 60
HAS_BODY: Final = 61
VICTIM_ON_FAT: Final = 62
DUTY_ELSEWHERE: Final = 63
NO_REACTION: Final = 64
PAIR_STILL: Final = 65
TOO_HEAVY: Final = 66

LAST_REASON: Final = 255
"""So many fit beside a trait."""

KEYS: Final = [
    "",
    "why-not-now",
    "why-not-yours",
    "why-no-animal",
    "why-no-card",
    "why-others-only",
    "why-one-other",
    "why-duplicate",
    "why-excluded",
    "why-no-trait-side",
    "why-crowded",
    "why-same-pair",
    "why-needs-two",
    "why-apart",
    "why-already-there",
    "why-not-settled",
    "why-must-play",
    "why-duty",
    "why-main-spent",
    "why-other-territory",
    "why-only-migration",
    "why-bank-empty",
    "why-full",
    "why-blocked",
    "why-lacks",
    "why-switched-off",
    "why-used-turn",
    "why-used-go",
    "why-wait",
    "why-itself",
    "why-shielded",
    "why-swimmer",
    "why-no-body",
    "why-cannot-ignore",
    "why-not-ignorable",
    "why-last-turn",
    "why-tired",
    "why-victim-fed",
    "why-victim-empty",
    "why-no-fat",
    "why-too-much",
    "why-keeps",
    "why-not-alone",
    "why-has-traits",
    "why-not-concealed",
    "why-wrong-way",
    "why-not-following",
    "why-fed-already",
    "why-no-shell",
    "why-answer-first",
    "why-not-attacked",
    "why-must-react",
    "why-must-reveal",
    "why-unreachable",
    "why-no-reserve",
    "why-not-paired",
    "why-not-shared",
    "why-raises-need",
    "why-used-attack",
    "why-no-help",
    "why-from-hand",
    "why-has-body",
    "why-victim-on-fat",
    "why-duty-elsewhere",
    "why-no-reaction",
    "why-pair-still",
    "why-too-heavy",
]


def because(kind: int, trait: int) -> int:
    return kind | ((trait + 1) << 8)


def as_message(reason: int) -> Message:
    key = KEYS[reason & 255]
    trait = (reason >> 8) - 1
    if trait < 0:
        return Message(key)
    return Message(key, {"trait": "@trait-" + TRAIT_NAMES[trait]})
