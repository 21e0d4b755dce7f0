"""Options as packed integers: a verb, an animal (species and number), a species, and a small extra."""

from typing import Final

PASS: Final = 1
SPECIES: Final = 2
TRAIT: Final = 3
GROW: Final = 4
DIVERGE: Final = 5
KEEP: Final = 6
CONVERT: Final = 7
TAKE_RED: Final = 8
TAKE_GREEN: Final = 9
TAKE_BLACK: Final = 10
ATTACK: Final = 11
GRAZE: Final = 12
END: Final = 13
REACT: Final = 14
IGNORE: Final = 16
LOSE: Final = 17
SCAVENGE: Final = 18
REVEAL: Final = 19
DECLINE: Final = 20

# Each species and each animal of a species has a card of its own: no more than the largest deck has.
# The extra is a number of tokens, a kind of trait, or two kinds.
ID_LIMIT: Final = 1 << 12
NUMBER_LIMIT: Final = 1 << 12
EXTRA_LIMIT: Final = 1 << 16

VERB_AT: Final = 52
ANIMAL_SPECIES_AT: Final = 40
NUMBER_AT: Final = 28
SPECIES_AT: Final = 16

# Two kinds of ignored traits fit into the extra: each plus one, zero for none.
IGNORED_BITS: Final = 5


def pack(verb: int, animal_species: int = 0, number: int = 0, species: int = 0, extra: int = 0) -> int:
    """A number that does not fit is refused, not squeezed in."""
    if (animal_species | species) >= ID_LIMIT or number >= NUMBER_LIMIT or extra >= EXTRA_LIMIT:
        raise OverflowError(f"no option has the fields {animal_species}, {number}, {species}, {extra}")
    return (
        (verb << VERB_AT)
        | (animal_species << ANIMAL_SPECIES_AT)
        | (number << NUMBER_AT)
        | (species << SPECIES_AT)
        | extra
    )


def verb_of(code: int) -> int:
    return code >> VERB_AT


def animal_species_of(code: int) -> int:
    return (code >> ANIMAL_SPECIES_AT) & (ID_LIMIT - 1)


def number_of(code: int) -> int:
    return (code >> NUMBER_AT) & (NUMBER_LIMIT - 1)


def species_of(code: int) -> int:
    return (code >> SPECIES_AT) & (ID_LIMIT - 1)


def extra_of(code: int) -> int:
    return code & (EXTRA_LIMIT - 1)


def react_code(kind: int, target: int) -> int:
    """A reaction with the trait `kind`; `target` is the species that it concerns, 0 for none."""
    return pack(REACT, species=target, extra=kind)


def ignored_extra(first: int, second: int = -1) -> int:
    """Two kinds, the smaller one first; -1 for none."""
    assert max(first, second) + 1 < 1 << IGNORED_BITS, "a kind of trait has no room here"
    return (first + 1) | ((second + 1) << IGNORED_BITS)


def ignored_mask(extra: int) -> int:
    """The mask of the traits in an `ignored_extra`."""
    low = (1 << IGNORED_BITS) - 1
    mask = 0
    if extra & low:
        mask |= 1 << ((extra & low) - 1)
    if extra >> IGNORED_BITS:
        mask |= 1 << ((extra >> IGNORED_BITS) - 1)
    return mask
