"""Answers as short texts and back: `feed 2`, `attack 3 7 ignore running`; and as messages for people."""

from typing import Final

from fittest.games.evolution.cards import CARD_NAMES, FIRST_SIDE, SECOND_SIDE, card_label
from fittest.games.evolution.codes import (
    DECLINE,
    DISCARD,
    DROP_NEW,
    DROP_OLD,
    END,
    FEED,
    FIELD,
    IGNORE,
    LARGEST_DECK,
    LAY,
    PASS,
    PLAY,
    REACT,
    RESTORE,
    SCAVENGE,
    SHARE,
    SPEND,
    STOW,
    UNSTOW,
    USE,
    a_of,
    b_of,
    c_of,
    card_ref,
    fields,
    pack,
    ref_ordinal,
    ref_trait,
    trait_of,
    verb_of,
)
from fittest.games.evolution.ids import NONE, STACKED, TRAIT_NAMES
from fittest.games.evolution.trait import TRAITS
from fittest.kernel.decision import Codec
from fittest.kernel.message import Arg, Message

TERRITORIES: Final = ["laurasia", "gondwana", "ocean"]


def show_form(form: str, values: list[int]) -> str:
    words: list[str] = []
    for i in range(len(form)):
        kind, value = form[i], values[i]
        if kind == "t":
            ordinal = ref_ordinal(value)
            words.append(TRAIT_NAMES[ref_trait(value)] + (f"#{ordinal + 1}" if ordinal else ""))
        elif kind == "w":
            words.append(TERRITORIES[value])
        elif kind == "i":
            if value:
                words.append("ignore " + TRAIT_NAMES[value - 1])
        elif kind != "p" or value:
            words.append(str(value))
    return "".join(" " + word for word in words)


def read_number(word: str) -> int:
    if word.isascii() and word.isdigit() and len(word) < 5 and str(int(word)) == word:
        value = int(word)
        if value <= FIELD:
            return value
    return -1


def read_trait_card(word: str) -> int:
    name, _, which = word.partition("#")
    if name not in TRAIT_NAMES:
        return -1
    ordinal = 0
    if which or word.endswith("#"):
        ordinal = read_number(which) - 1
        if not 1 <= ordinal < LARGEST_DECK or TRAIT_NAMES[STACKED] != name:
            return -1
    return card_ref(TRAIT_NAMES.index(name), ordinal)


def read_form(form: str, words: list[str]) -> list[int] | None:
    """The values of a form; None if the words do not have it."""
    values: list[int] = []
    for kind in form:
        if kind == "i":
            if not words:
                value = 0
            elif len(words) == 2 and words[0] == "ignore" and words[1] in TRAIT_NAMES:
                value = TRAIT_NAMES.index(words[1]) + 1
                words = []
            else:
                return None
        elif kind == "p" and not words:
            value = 0
        elif not words:
            return None
        else:
            word = words[0]
            words = words[1:]
            if kind == "t":
                value = read_trait_card(word)
            elif kind == "w":
                value = TERRITORIES.index(word) if word in TERRITORIES else -1
            else:
                value = read_number(word)
                if kind in "apn" and value == 0:
                    return None
            if value < 0:
                return None
        values.append(value)
    if words:
        return None
    while len(values) < 4:
        values.append(0)
    return values


class EvolutionCodec(Codec):
    def text(self, code: int) -> str:
        verb, trait, a, b, c = verb_of(code), trait_of(code), a_of(code), b_of(code), c_of(code)
        if verb == LAY:
            place = f" in {TERRITORIES[b - 1]}" if b else ""
            return f"lay {CARD_NAMES[a]}{place}"
        if verb == PLAY:
            side = "" if SECOND_SIDE[a] == NONE else f" as {TRAIT_NAMES[trait]}"
            partner = f" {c}" if c else ""
            return f"play {CARD_NAMES[a]}{side} on {b}{partner}"
        if verb == USE:
            return TRAITS[trait].word + show_form(TRAITS[trait].form, fields(code))
        if verb == REACT:
            return TRAITS[trait].reply + show_form(TRAITS[trait].reply_form, fields(code))
        if verb == SHARE:
            return f"share {TRAIT_NAMES[trait]} {a} {b}"
        if verb == RESTORE:
            return f"restore {a} with {CARD_NAMES[b]}" if c else f"restore {a}"
        if verb == DISCARD:
            return f"discard {CARD_NAMES[a]}"
        if verb == IGNORE:
            return f"ignore {TRAIT_NAMES[trait]}"
        if verb in WITH_NUMBER:
            return f"{WITH_NUMBER[verb]} {a}"
        return BARE[verb]

    def parse(self, text: str) -> int:
        words = text.split(" ")
        head, rest = words[0], words[1:]
        if head == "lay":
            return parse_lay(rest)
        if head == "play":
            return parse_play(rest)
        if head == "share":
            return parse_share(rest)
        if head == "restore":
            return parse_restore(rest)
        if head == "discard":
            return (
                pack(DISCARD, 0, CARD_NAMES.index(rest[0]))
                if len(rest) == 1 and rest[0] in CARD_NAMES
                else -1
            )
        if head == "ignore":
            return (
                pack(IGNORE, TRAIT_NAMES.index(rest[0])) if len(rest) == 1 and rest[0] in TRAIT_NAMES else -1
            )
        for verb, word in WITH_NUMBER.items():
            if head == word:
                value = read_number(rest[0]) if len(rest) == 1 else -1
                return pack(verb, 0, value) if value > 0 else -1
        for verb, word in BARE.items():
            if head == word:
                return -1 if rest else pack(verb)
        return parse_trait_word(head, rest)

    def message(self, code: int) -> Message:
        return label(code)


WITH_NUMBER: Final = {
    FEED: "feed",
    SCAVENGE: "scavenge",
    STOW: "stow",
    UNSTOW: "unstow",
    SPEND: "spend",
}
BARE: Final = {
    PASS: "pass",
    END: "end",
    DECLINE: "decline",
    DROP_OLD: "drop-old",
    DROP_NEW: "drop-new",
}


def parse_trait_word(head: str, rest: list[str]) -> int:
    for trait in TRAITS:
        if head and head in (trait.word, trait.reply):
            verb = USE if head == trait.word else REACT
            values = read_form(trait.form if verb == USE else trait.reply_form, rest)
            if values is None:
                return -1
            return pack(verb, trait.id, values[0], values[1], values[2], values[3])
    return -1


def parse_lay(rest: list[str]) -> int:
    if len(rest) not in (1, 3) or rest[0] not in CARD_NAMES:
        return -1
    place = 0
    if len(rest) == 3:
        if rest[1] != "in" or rest[2] not in TERRITORIES:
            return -1
        place = TERRITORIES.index(rest[2]) + 1
    return pack(LAY, 0, CARD_NAMES.index(rest[0]), place)


def parse_play(rest: list[str]) -> int:
    if not rest or rest[0] not in CARD_NAMES:
        return -1
    card = CARD_NAMES.index(rest[0])
    trait = FIRST_SIDE[card]
    rest = rest[1:]
    if SECOND_SIDE[card] != NONE:
        if len(rest) < 2 or rest[0] != "as" or rest[1] not in TRAIT_NAMES:
            return -1
        trait = TRAIT_NAMES.index(rest[1])
        if trait not in (FIRST_SIDE[card], SECOND_SIDE[card]):
            return -1
        rest = rest[2:]
    if len(rest) not in (2, 3) or rest[0] != "on":
        return -1
    target = read_number(rest[1])
    partner = read_number(rest[2]) if len(rest) == 3 else 0
    if target < 1 or partner < 0 or (len(rest) == 3 and partner == 0):
        return -1
    return pack(PLAY, trait, card, target, partner)


def parse_share(rest: list[str]) -> int:
    if len(rest) != 3 or rest[0] not in TRAIT_NAMES:
        return -1
    giver, receiver = read_number(rest[1]), read_number(rest[2])
    return pack(SHARE, TRAIT_NAMES.index(rest[0]), giver, receiver) if giver > 0 and receiver > 0 else -1


def parse_restore(rest: list[str]) -> int:
    pile = read_number(rest[0]) if rest else -1
    if pile < 1:
        return -1
    if len(rest) == 1:
        return pack(RESTORE, 0, pile)
    if len(rest) == 3 and rest[1] == "with" and rest[2] in CARD_NAMES:
        return pack(RESTORE, 0, pile, CARD_NAMES.index(rest[2]), 1)
    return -1


def label(code: int) -> Message:
    """The option in words, for people."""
    verb, trait, a, b, c = verb_of(code), trait_of(code), a_of(code), b_of(code), c_of(code)
    name = TRAIT_NAMES[trait]
    args: dict[str, Arg] = {}
    if verb == LAY:
        args["card"] = card_label(a)
        if b:
            args["territory"] = "@territory-" + TERRITORIES[b - 1]
            return Message("option-lay-in", args)
        return Message("option-lay", args)
    if verb == PLAY:
        args = {"card": card_label(a), "trait": "@trait-" + name, "animal": b}
        if c:
            args["partner"] = c
            return Message("option-play-pair", args)
        return Message("option-play", args)
    if verb == USE:
        return form_message("option-" + TRAITS[trait].word, TRAITS[trait].form, fields(code))
    if verb == REACT:
        return form_message("option-" + TRAITS[trait].reply, TRAITS[trait].reply_form, fields(code))
    if verb == SHARE:
        return Message("option-share", {"trait": "@trait-" + name, "animal": a, "other": b})
    if verb == RESTORE:
        if c:
            return Message("option-restore-with", {"animal": a, "card": card_label(b)})
        return Message("option-restore", {"animal": a})
    if verb == DISCARD:
        return Message("option-discard", {"card": card_label(a)})
    if verb == IGNORE:
        return Message("option-ignore", {"trait": "@trait-" + name})
    if verb in WITH_NUMBER:
        return Message("option-" + WITH_NUMBER[verb], {"animal": a})
    return Message("option-" + BARE[verb])


def form_message(key: str, form: str, values: list[int]) -> Message:
    args: dict[str, Arg] = {}
    animals = 0
    for i in range(len(form)):
        kind, value = form[i], values[i]
        if kind == "a":
            args["animal" if animals == 0 else "other"] = value
            animals += 1
        elif kind == "n":
            args["count"] = value
        elif kind == "t":
            args["trait" if animals < 2 else "back"] = "@trait-" + TRAIT_NAMES[ref_trait(value)]
        elif kind == "p":
            args["partner"] = value
        elif kind == "w":
            args["territory"] = "@territory-" + TERRITORIES[value]
        elif kind == "i" and value:
            args["ignored"] = "@trait-" + TRAIT_NAMES[value - 1]
            key += "-ignoring"
    return Message(key, args)


CODEC: Final = EvolutionCodec()
