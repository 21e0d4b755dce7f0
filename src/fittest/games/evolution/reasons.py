"""Why something cannot be done: a small number inside the rules, a message for people.

A reason is packed as `kind | trait + 1 << 8`, so that it can name the trait it comes from.
"""

from typing import Final

from fittest.games.evolution.ids import TRAIT_NAMES
from fittest.kernel.message import Message
from fittest.kernel.reasons import Reasons

LAST_REASON: Final = 255
"""So many fit beside a trait."""

REASONS: Final = Reasons()
NOT_NOW: Final = REASONS.add("why-not-now")
NOT_YOURS: Final = REASONS.add("why-not-yours")
NO_ANIMAL: Final = REASONS.add("why-no-animal")
NO_CARD: Final = REASONS.add("why-no-card")
OTHERS_ONLY: Final = REASONS.add("why-others-only")
ONE_OTHER: Final = REASONS.add("why-one-other")
DUPLICATE: Final = REASONS.add("why-duplicate")
EXCLUDED: Final = REASONS.add("why-excluded")
NO_TRAIT_SIDE: Final = REASONS.add("why-no-trait-side")
CROWDED: Final = REASONS.add("why-crowded")
SAME_PAIR: Final = REASONS.add("why-same-pair")
NEEDS_TWO: Final = REASONS.add("why-needs-two")
APART: Final = REASONS.add("why-apart")
ALREADY_THERE: Final = REASONS.add("why-already-there")
NOT_SETTLED: Final = REASONS.add("why-not-settled")
MUST_PLAY: Final = REASONS.add("why-must-play")
DUTY: Final = REASONS.add("why-duty")
MAIN_SPENT: Final = REASONS.add("why-main-spent")
OTHER_TERRITORY: Final = REASONS.add("why-other-territory")
ONLY_MIGRATION: Final = REASONS.add("why-only-migration")
BANK_EMPTY: Final = REASONS.add("why-bank-empty")
FULL: Final = REASONS.add("why-full")
BLOCKED: Final = REASONS.add("why-blocked")
LACKS: Final = REASONS.add("why-lacks")
SWITCHED_OFF: Final = REASONS.add("why-switched-off")
USED_TURN: Final = REASONS.add("why-used-turn")
USED_IN_MOVE: Final = REASONS.add("why-used-in-move")
WAIT: Final = REASONS.add("why-wait")
ITSELF: Final = REASONS.add("why-itself")
SHIELDED: Final = REASONS.add("why-shielded")
SWIMMER: Final = REASONS.add("why-swimmer")
NO_BODY: Final = REASONS.add("why-no-body")
CANNOT_IGNORE: Final = REASONS.add("why-cannot-ignore")
NOT_IGNORABLE: Final = REASONS.add("why-not-ignorable")
LAST_TURN: Final = REASONS.add("why-last-turn")
TIRED_NOW: Final = REASONS.add("why-tired")
VICTIM_FED: Final = REASONS.add("why-victim-fed")
VICTIM_EMPTY: Final = REASONS.add("why-victim-empty")
NO_FAT: Final = REASONS.add("why-no-fat")
TOO_MUCH: Final = REASONS.add("why-too-much")
KEEPS: Final = REASONS.add("why-keeps")
NOT_ALONE: Final = REASONS.add("why-not-alone")
HAS_TRAITS: Final = REASONS.add("why-has-traits")
NOT_CONCEALED: Final = REASONS.add("why-not-concealed")
WRONG_WAY: Final = REASONS.add("why-wrong-way")
NOT_FOLLOWING: Final = REASONS.add("why-not-following")
FED_ALREADY: Final = REASONS.add("why-fed-already")
NO_SHELL: Final = REASONS.add("why-no-shell")
ANSWER_FIRST: Final = REASONS.add("why-answer-first")
NOT_ATTACKED: Final = REASONS.add("why-not-attacked")
MUST_REACT: Final = REASONS.add("why-must-react")
MUST_REVEAL: Final = REASONS.add("why-must-reveal")
UNREACHABLE: Final = REASONS.add("why-unreachable")
NO_RESERVE: Final = REASONS.add("why-no-reserve")
NOT_PAIRED: Final = REASONS.add("why-not-paired")
NOT_SHARED: Final = REASONS.add("why-not-shared")
RAISES_NEED: Final = REASONS.add("why-raises-need")
USED_ATTACK: Final = REASONS.add("why-used-attack")
NO_HELP: Final = REASONS.add("why-no-help")
FROM_HAND: Final = REASONS.add("why-from-hand")
HAS_BODY: Final = REASONS.add("why-has-body")
VICTIM_ON_FAT: Final = REASONS.add("why-victim-on-fat")
DUTY_ELSEWHERE: Final = REASONS.add("why-duty-elsewhere")
NO_REACTION: Final = REASONS.add("why-no-reaction")
PAIR_STILL: Final = REASONS.add("why-pair-still")
TOO_HEAVY: Final = REASONS.add("why-too-heavy")


def because(kind: int, trait: int) -> int:
    return kind | ((trait + 1) << 8)


def as_message(reason: int) -> Message:
    key = REASONS.keys[reason & 255]
    trait = (reason >> 8) - 1
    if trait < 0:
        return Message(key)
    return Message(key, {"trait": "@trait-" + TRAIT_NAMES[trait]})
