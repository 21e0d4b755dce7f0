"""What players can answer: verbs, and fields with room for the largest deck.

What a field can come to in a legal game: kinds of cards below 1024 and traits below 64. Animals begin with 1;
each is laid with a card that has left the deck for good, so that no more than `LARGEST_DECK` come. (The deck
of the seasons is shuffled anew, but there nobody draws long enough: five players draw 130 cards in all, and
no more than two for each three that they lose.) An animal's cards, its fat, and references to its cards:
`LARGEST_DECK` and 64 more.
"""

from typing import Final

from mypy_extensions import i64

from fittest.games.evolution.boxes import BOXES
from fittest.games.evolution.cards import CARD_NAMES, FIRST_SIDE, SECOND_SIDE, card_label
from fittest.games.evolution.ids import NONE, STACKED, TRAIT_NAMES
from fittest.kernel.message import Arg, Message
from fittest.kernel.moves import UNREAD, VERB_AT, Field, Kind, Moves, Names, Verb, verb_number
from fittest.kernel.rule_numbers import LARGEST_DECK

NUMBERS: Final = 4096
TERRITORIES: Final = [
    place.name for box in BOXES.values() if len(box.territories) > 1 for place in box.territories
]
"""Of the one map that there is; where there is none, nobody names the table."""

FURTHER: Final = 64
"""References from here on name a further copy of the trait that an animal may have several times."""


def card_ref(trait: int, ordinal: int) -> int:
    """One of an animal's cards: its trait, and which of several equal ones."""
    assert ordinal == 0 or trait == STACKED, "an animal has one card of this trait"
    return FURTHER + ordinal - 1 if ordinal else trait


def ref_trait(ref: int) -> int:
    return ref if ref < FURTHER else STACKED


def ref_ordinal(ref: int) -> int:
    return 0 if ref < FURTHER else ref - FURTHER + 1


class CardKind(Names):
    def argument(self, value: int) -> Arg:
        return card_label(value)


class TraitCardKind(Kind):
    """A card on an animal: `running`, or `fat-tissue#2` for the second of several."""

    def write(self, value: int) -> str:
        ordinal = ref_ordinal(value)
        return TRAIT_NAMES[ref_trait(value)] + (f"#{ordinal + 1}" if ordinal else "")

    def read(self, word: str) -> int:
        name, mark, which = word.partition("#")
        if name not in TRAIT_NAMES:
            return UNREAD
        trait = TRAIT_NAMES.index(name)
        if not mark:
            return trait
        ordinal = super().read(which) - 1
        return card_ref(trait, ordinal) if trait == STACKED and 1 <= ordinal < LARGEST_DECK else UNREAD

    def argument(self, value: int) -> Arg:
        return "@trait-" + TRAIT_NAMES[ref_trait(value)]


ANIMAL: Final = Kind(NUMBERS, first=1)
NUMBER: Final = Kind(NUMBERS, first=1)
CARD: Final = CardKind(CARD_NAMES, "", 1024)
TRAIT: Final = Names(TRAIT_NAMES, "trait-", 64)
TRAIT_CARD: Final = TraitCardKind(NUMBERS)
TERRITORY: Final = Names(TERRITORIES, "territory-", len(TERRITORIES))

# From the highest bits down, which is the order in which options are shown.
FIRST_AT: Final = 42
TRAIT_AT: Final = 36
SECOND_AT: Final = 24
THIRD_AT: Final = 12
FOURTH_AT: Final = 0

ACTOR: Final = Field("animal", ANIMAL, FIRST_AT)
"""The animal that does something, or gets it."""
OTHER: Final = Field("other", ANIMAL, SECOND_AT)
"""Its prey, its victim, or whom it shares with."""
TOKENS: Final = Field("count", NUMBER, SECOND_AT)
GOAL: Final = Field("territory", TERRITORY, SECOND_AT)
PLACE: Final = Field("animal", NUMBER, FIRST_AT)
"""Of a card on an animal, from the bottom."""
TOLD_TRAIT: Final = Field("trait", TRAIT, TRAIT_AT)
HAND_CARD: Final = Field("card", CARD, FIRST_AT)
LAID_IN: Final = Field("territory", TERRITORY, SECOND_AT, before="in", optional=True, suffix="-in")
SIDE: Final = Field("trait", TRAIT, TRAIT_AT, before="as")
HOST: Final = Field("animal", ANIMAL, SECOND_AT, before="on")
SECOND_HOST: Final = Field("partner", ANIMAL, THIRD_AT, optional=True, suffix="-pair")
BODY: Final = Field("card", CARD, SECOND_AT, before="with", optional=True, suffix="-with")
IGNORED: Final = Field("ignored", TRAIT, THIRD_AT, before="ignore", optional=True, suffix="-ignoring")
IGNORED_IN_AMBUSH: Final = Field(
    "ignored", TRAIT, SECOND_AT, before="ignore", optional=True, suffix="-ignoring"
)
SHED_CARD: Final = Field("trait", TRAIT_CARD, SECOND_AT)
SHED_PARTNER: Final = Field("partner", ANIMAL, THIRD_AT, optional=True)
DROPPED_CARD: Final = Field("trait", TRAIT_CARD, FIRST_AT)
DROPPED_PARTNER: Final = Field("partner", ANIMAL, SECOND_AT, optional=True)
GIFT: Final = Field("trait", TRAIT_CARD, SECOND_AT)
GIFTED: Final = Field("other", ANIMAL, THIRD_AT)
GIFT_BACK: Final = Field("back", TRAIT_CARD, FOURTH_AT)

# Of the verbs that belong to traits.
BY_ANIMAL: Final = [ACTOR]
AT_OTHER: Final = [ACTOR, OTHER]
ATTACK_FORM: Final = [ACTOR, OTHER, IGNORED]
AMBUSH_FORM: Final = [ACTOR, IGNORED_IN_AMBUSH]
CONVERT_FORM: Final = [ACTOR, TOKENS]
SHED_FORM: Final = [ACTOR, SHED_CARD, SHED_PARTNER]
DROP_FORM: Final = [DROPPED_CARD, DROPPED_PARTNER]
RECOMBINE_FORM: Final = [ACTOR, GIFT, GIFTED, GIFT_BACK]
TRAVEL_FORM: Final = [ACTOR, GOAL]


class Play(Verb):
    """A card with one side does not name it."""

    def text(self, code: int) -> str:
        text = super().text(code)
        if SECOND_SIDE[HAND_CARD.of(code)] != NONE:
            return text
        return text.replace(f" as {TRAIT_NAMES[SIDE.of(code)]}", "")

    def label(self, prefix: str, code: int) -> Message:
        """Of two that play different parts it says which is which."""
        from fittest.games.evolution.trait import TRAITS

        found = super().label(prefix, code)
        if not (SECOND_HOST.is_in(code) and TRAITS[SIDE.of(code)].ordered_pair):
            return found
        return Message("option-play-directed", found.args)

    def read(self, words: list[str]) -> int:
        if not words or words[0] not in CARD_NAMES:
            return UNREAD
        card = CARD_NAMES.index(words[0])
        if SECOND_SIDE[card] == NONE:
            words = [words[0], "as", TRAIT_NAMES[FIRST_SIDE[card]], *words[1:]]
        code = super().read(words)
        if code == UNREAD or SIDE.of(code) not in (FIRST_SIDE[card], SECOND_SIDE[card]):
            return UNREAD
        return in_order(code)


def in_order(code: int) -> int:
    """Two hosts may be named in any order, unless they play different parts."""
    from fittest.games.evolution.trait import TRAITS

    first, second = HOST.of(code), SECOND_HOST.of(code)
    if second == 0 or first < second or TRAITS[SIDE.of(code)].ordered_pair:
        return code
    return PLAY.code(HAND_CARD.of(code), SIDE.of(code), second, first)


MOVES: Final = Moves("option-")
LAY: Final = MOVES.add(Verb(1, "lay", HAND_CARD, LAID_IN))
PLAY: Final = MOVES.add(Play(2, "play", HAND_CARD, SIDE, HOST, SECOND_HOST))
FEED: Final = MOVES.add(Verb(3, "feed", ACTOR))
IGNORE: Final = MOVES.add(Verb(6, "ignore", TOLD_TRAIT))
SHARE: Final = MOVES.add(Verb(7, "share", TOLD_TRAIT, ACTOR, OTHER))
SCAVENGE: Final = MOVES.add(Verb(8, "scavenge", ACTOR))
STOW: Final = MOVES.add(Verb(9, "stow", PLACE))
RESTORE: Final = MOVES.add(Verb(10, "restore", ACTOR, BODY))
DISCARD: Final = MOVES.add(Verb(11, "discard", HAND_CARD))
SPEND: Final = MOVES.add(Verb(12, "spend", ACTOR))
DECLINE: Final = MOVES.add(Verb(13, "decline", idle=True))
PASS: Final = MOVES.add(Verb(14, "pass", idle=True))
END: Final = MOVES.add(Verb(15, "end", idle=True))
UNSTOW: Final = MOVES.add(Verb(17, "unstow", PLACE))
DROP_OLD: Final = MOVES.add(Verb(18, "drop-old"))
DROP_NEW: Final = MOVES.add(Verb(19, "drop-new"))

# Each trait that can be used, or answers an attack, has a verb of its own: `Trait.move` and `Trait.reply`.
USE: Final = 4
REACT: Final = 5
NO_MOVE: Final = Verb(0, "")


def use_of(trait: int, word: str, fields: list[Field]) -> Verb:
    """The move of using a trait; its first field is the animal that does."""
    return MOVES.add(Verb(USE, word, *fields, selector=TOLD_TRAIT, chosen=trait))


def reaction_of(trait: int, word: str, fields: list[Field]) -> Verb:
    return MOVES.add(Verb(REACT, word, *fields, selector=TOLD_TRAIT, chosen=trait))


def reaction_with(trait: int) -> int:
    """Without fields, and of any trait: why one has no reaction can be asked as well."""
    return REACT << VERB_AT | TOLD_TRAIT.put(trait)


def is_use(code: i64) -> bool:
    return verb_number(code) == USE


def is_reaction(code: i64) -> bool:
    return verb_number(code) == REACT
