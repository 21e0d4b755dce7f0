"""What players can answer: verbs with species, animals and traits.

Each species and each animal of a species has a card of its own: no more than the largest deck has.
"""

from typing import Final

from mypy_extensions import i64

from fittest.games.mutations.ids import TRAIT_NAMES
from fittest.kernel.message import Arg
from fittest.kernel.moves import UNREAD, Field, Kind, Moves, Names, Verb

ID_BITS: Final = 12
IDS: Final = 1 << ID_BITS
MOST_TOKENS: Final = 1 << 16
TRAIT_BITS: Final = 5
MOST_TRAITS: Final = (1 << TRAIT_BITS) - 1
NONE: Final = "none"


def spelt(name: str) -> str:
    """A trait by its name, also as records of version 0.2 and scenarios write it: `BarkBeetle`."""
    if not name[:1].isupper():
        return name
    return "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in name])[1:]


def trait_key(name: str) -> str:
    return f"mut-trait-{name}"


def trait_keys(names: list[str]) -> list[str]:
    return [f"@{trait_key(name)}" for name in names]


class AnimalKind(Kind):
    """`3.1` is the first animal of species 3."""

    def write(self, value: int) -> str:
        return f"{value >> ID_BITS}.{value & (IDS - 1)}"

    def read(self, word: str) -> int:
        species, dot, number = word.partition(".")
        home, place = super().read(species), super().read(number)
        if not dot or not (0 <= home < IDS and 0 <= place < IDS):
            return UNREAD
        return home << ID_BITS | place

    def argument(self, value: int) -> Arg:
        return self.write(value)


class TraitKind(Names):
    def read(self, word: str) -> int:
        return super().read(spelt(word))


class IgnoredKind(Kind):
    """One or two traits, the smaller number first, each plus one."""

    def names(self, value: int) -> list[str]:
        parts = [value & MOST_TRAITS, value >> TRAIT_BITS]
        return [TRAIT_NAMES[part - 1] for part in parts if part]

    def write(self, value: int) -> str:
        return " ".join(self.names(value))

    def read(self, word: str) -> int:
        names = [spelt(name) for name in word.split(" ")]
        known = [name for name in TRAIT_NAMES if name in names]
        if known != names or len(names) > 2:
            return UNREAD
        return ignoring([TRAIT_NAMES.index(name) for name in names])

    def argument(self, value: int) -> Arg:
        return trait_keys(self.names(value))

    def takes_all(self) -> bool:
        return True


class IgnoreVerb(Verb):
    """To ignore nothing has a word of its own."""

    def text(self, code: int) -> str:
        return super().text(code) if IGNORED.is_in(code) else f"{self.word} {NONE}"

    def read(self, words: list[str]) -> int:
        if words == [NONE]:
            return self.head
        return super().read(words) if words else UNREAD


SOME_SPECIES: Final = Kind(IDS, first=1)

ANIMAL: Final = Field("animal", AnimalKind(IDS * IDS), at=28)
SPECIES: Final = Field("species", SOME_SPECIES, at=16)
TOWARDS: Final = Field("species", SOME_SPECIES, at=16, optional=True, suffix=".towards")
COUNT: Final = Field("count", Kind(MOST_TOKENS), at=0)
TRAIT: Final = Field("trait", TraitKind(TRAIT_NAMES, "mut-trait-", MOST_TRAITS), at=0)
IGNORED: Final = Field(
    "traits", IgnoredKind(1 << 2 * TRAIT_BITS, first=1), at=0, optional=True, suffix=".ignoring"
)
IGNORING: Final = Field("traits", IGNORED.kind, at=0, before="ignoring", optional=True, suffix=".ignoring")

MOVES: Final = Moves("option-mut-")
PASS: Final = MOVES.add(Verb(1, "pass", idle=True))
AS_SPECIES: Final = MOVES.add(Verb(2, "species"))
AS_TRAIT: Final = MOVES.add(Verb(3, "trait", SPECIES))
GROW: Final = MOVES.add(Verb(4, "grow", SPECIES))
DIVERGE: Final = MOVES.add(Verb(5, "diverge", SPECIES))
KEEP: Final = MOVES.add(Verb(6, "keep"))
CONVERT: Final = MOVES.add(Verb(7, "convert"))
RED: Final = MOVES.add(Verb(8, "red", ANIMAL))
GREEN: Final = MOVES.add(Verb(9, "green", ANIMAL))
BLACK: Final = MOVES.add(Verb(10, "black", ANIMAL))
ATTACK: Final = MOVES.add(Verb(11, "attack", ANIMAL, SPECIES, IGNORING))
GRAZE: Final = MOVES.add(Verb(12, "graze", COUNT))
END: Final = MOVES.add(Verb(13, "end", idle=True))
REACT: Final = MOVES.add(Verb(14, "react", TRAIT, TOWARDS))
IGNORE: Final = MOVES.add(IgnoreVerb(16, "ignore", IGNORED))
LOSE: Final = MOVES.add(Verb(17, "lose", ANIMAL))
SCAVENGE: Final = MOVES.add(Verb(18, "scavenge", ANIMAL))
REVEAL: Final = MOVES.add(Verb(19, "reveal", SPECIES, IGNORING))
DECLINE: Final = MOVES.add(Verb(20, "decline", idle=True))

DEVELOPMENT_VERBS: Final = (AS_SPECIES, AS_TRAIT, GROW, DIVERGE)
TOKEN_VERBS: Final = (RED, GREEN, BLACK)
FEEDING_VERBS: Final = (*TOKEN_VERBS, ATTACK, GRAZE, END)


def animal_named(species: i64, number: i64) -> i64:
    """The value of ANIMAL; a number that does not fit is refused, not squeezed in."""
    if number >= IDS:
        raise OverflowError(f"no option has animal {number} of a species")
    return species << ID_BITS | number


def home_of(code: i64) -> i64:
    """The species of the animal in a code."""
    return ANIMAL.of(code) >> ID_BITS


def number_of(code: i64) -> i64:
    return ANIMAL.of(code) & (IDS - 1)


def ignoring(kinds: list[int]) -> int:
    """The value of IGNORED for one or two traits, in their order; 0 for none."""
    value = 0
    for place in range(len(kinds)):
        assert kinds[place] < MOST_TRAITS, "a trait has no room here"
        value |= (kinds[place] + 1) << place * TRAIT_BITS
    return value


def ignored_mask(value: i64) -> i64:
    """The mask of the traits in a value of IGNORED."""
    one: i64 = 1
    mask: i64 = 0
    if value & MOST_TRAITS:
        mask |= one << ((value & MOST_TRAITS) - 1)
    if value >> TRAIT_BITS:
        mask |= one << ((value >> TRAIT_BITS) - 1)
    return mask


def ignored_in(code: i64) -> i64:
    return ignored_mask(IGNORED.of(code))
