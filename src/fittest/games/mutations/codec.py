"""Options in short texts and in words."""

from typing import Final

from fittest.games.mutations import codes as c
from fittest.games.mutations.traits.catalog import KIND_OF, TRAITS, traits_in
from fittest.kernel.decision import Codec
from fittest.kernel.message import Arg, Message

# What a text consists of after its verb.
NOTHING: Final = 0
SPECIES: Final = 1
ANIMAL: Final = 2
COUNT: Final = 3
ATTACK: Final = 4
REACTION: Final = 5
IGNORED: Final = 6
REVEALED: Final = 7

VERBS: Final[dict[int, str]] = {
    c.PASS: "pass",
    c.SPECIES: "species",
    c.TRAIT: "trait",
    c.GROW: "grow",
    c.DIVERGE: "diverge",
    c.KEEP: "keep",
    c.CONVERT: "convert",
    c.TAKE_RED: "red",
    c.TAKE_GREEN: "green",
    c.TAKE_BLACK: "black",
    c.ATTACK: "attack",
    c.GRAZE: "graze",
    c.END: "end",
    c.REACT: "react",
    c.IGNORE: "ignore",
    c.LOSE: "lose",
    c.SCAVENGE: "scavenge",
    c.REVEAL: "reveal",
    c.DECLINE: "decline",
}
VERB_OF: Final[dict[str, int]] = {text: verb for verb, text in VERBS.items()}
SHAPES: Final[dict[int, int]] = {
    c.TRAIT: SPECIES,
    c.GROW: SPECIES,
    c.DIVERGE: SPECIES,
    c.TAKE_RED: ANIMAL,
    c.TAKE_GREEN: ANIMAL,
    c.TAKE_BLACK: ANIMAL,
    c.ATTACK: ATTACK,
    c.GRAZE: COUNT,
    c.REACT: REACTION,
    c.IGNORE: IGNORED,
    c.LOSE: ANIMAL,
    c.SCAVENGE: ANIMAL,
    c.REVEAL: REVEALED,
}
IGNORING: Final = "ignoring"
NONE: Final = "none"


def ignored_names(extra: int) -> list[str]:
    return traits_in(c.ignored_mask(extra))


def trait_keys(names: list[str]) -> list[str]:
    return [f"@{trait_key(name)}" for name in names]


def trait_key(name: str) -> str:
    return f"mut-trait-{name}"


class MutationsCodec(Codec):
    def text(self, code: int) -> str:
        verb = c.verb_of(code)
        shape = SHAPES.get(verb, NOTHING)
        words = [VERBS[verb]]
        if shape in (ANIMAL, ATTACK):
            words.append(f"{c.animal_species_of(code)}.{c.number_of(code)}")
        if shape in (SPECIES, ATTACK, REVEALED):
            words.append(str(c.species_of(code)))
        if shape in (ATTACK, REVEALED) and c.extra_of(code):
            words.append(IGNORING)
            words.extend(ignored_names(c.extra_of(code)))
        if shape == COUNT:
            words.append(str(c.extra_of(code)))
        if shape == IGNORED:
            words.extend(ignored_names(c.extra_of(code)) or [NONE])
        if shape == REACTION:
            words.append(TRAITS[c.extra_of(code)].name)
            if c.species_of(code):
                words.append(str(c.species_of(code)))
        return " ".join(words)

    def parse(self, text: str) -> int:
        words = text.split()
        if not words:
            return -1
        verb = VERB_OF.get(words[0], -1)
        code = -1 if verb < 0 else _parse(verb, SHAPES.get(verb, NOTHING), words[1:])
        return code if code >= 0 and self.text(code) == text else -1

    def message(self, code: int) -> Message:
        verb = c.verb_of(code)
        key = f"option-mut-{VERBS[verb]}"
        args: dict[str, Arg] = {}
        shape = SHAPES.get(verb, NOTHING)
        if shape in (ANIMAL, ATTACK):
            args["animal"] = f"{c.animal_species_of(code)}.{c.number_of(code)}"
        if shape in (SPECIES, ATTACK, REVEALED):
            args["species"] = c.species_of(code)
        if shape in (ATTACK, REVEALED, IGNORED):
            names = ignored_names(c.extra_of(code))
            if names:
                args["traits"] = trait_keys(names)
                key += ".ignoring"
        if shape == COUNT:
            args["count"] = c.extra_of(code)
        if shape == REACTION:
            args["trait"] = f"@{trait_key(TRAITS[c.extra_of(code)].name)}"
            if c.species_of(code):
                args["species"] = c.species_of(code)
                key += ".towards"
        return Message(key, args)


def _number(word: str, limit: int) -> int:
    """A whole number below `limit`; -1 for anything else."""
    if word.isascii() and word.isdigit() and len(word) <= 6 and int(word) < limit:
        return int(word)
    return -1


def _ignored(words: list[str]) -> int:
    """The extra of one or two trait names; -1 for anything else."""
    kinds: list[int] = []
    for word in words:
        if word not in KIND_OF:
            return -1
        kinds.append(KIND_OF[word])
    kinds.sort()
    if len(kinds) == 1:
        return c.ignored_extra(kinds[0])
    if len(kinds) == 2 and kinds[0] != kinds[1]:
        return c.ignored_extra(kinds[0], kinds[1])
    return -1


def _parse(verb: int, shape: int, words: list[str]) -> int:
    animal_species, number, species, extra = 0, 0, 0, 0
    rest = words
    if shape in (ANIMAL, ATTACK):
        if not rest:
            return -1
        left, dot, right = rest[0].partition(".")
        animal_species = _number(left, c.ID_LIMIT)
        number = _number(right, c.NUMBER_LIMIT)
        if not dot or animal_species < 0 or number < 0:
            return -1
        rest = rest[1:]
    if shape in (SPECIES, ATTACK, REVEALED):
        species = _number(rest[0], c.ID_LIMIT) if rest else -1
        if species < 0:
            return -1
        rest = rest[1:]
    if shape in (ATTACK, REVEALED) and rest and rest[0] == IGNORING:
        extra = _ignored(rest[1:])
        rest = []
    elif shape == COUNT:
        extra = _number(rest[0], c.EXTRA_LIMIT) if rest else -1
        rest = rest[1:]
    elif shape == IGNORED:
        extra = 0 if rest == [NONE] else _ignored(rest)
        rest = []
    elif shape == REACTION:
        extra = KIND_OF.get(rest[0], -1) if rest else -1
        species = _number(rest[1], c.ID_LIMIT) if len(rest) > 1 else 0
        rest = rest[2:]
    if extra < 0 or species < 0 or rest:
        return -1
    return c.pack(verb, animal_species, number, species, extra)


CODEC: Final = MutationsCodec()
