"""What happens, as numbers, and in words."""

from typing import Final

from fittest.games.mutations import moves
from fittest.games.mutations.traits.catalog import TRAITS, traits_in
from fittest.kernel.event_kinds import Argument, EventKinds
from fittest.kernel.message import Arg
from fittest.kernel.moves import SEAT, VERB_AT, Kind

TURN_BEGAN: Final = 0
FOUNDED: Final = 1
BECAME_SPECIES: Final = 2
PAID: Final = 3
GREW: Final = 4
BORN: Final = 5
LAST_TURN: Final = 6
EXTINCT: Final = 7
SIMPLIFIED: Final = 8
PASSED: Final = 9
DIVERGED: Final = 10
TURNED: Final = 11
LAID: Final = 12
CLIMATE: Final = 13
BOUNTY: Final = 14
PUT: Final = 15
GNAWED: Final = 16
GRAZED: Final = 17
WAITED: Final = 18
ATTACKED: Final = 19
IGNORED: Final = 20
REDIRECTED: Final = 21
ESCAPED: Final = 22
CAUGHT: Final = 23
EATEN: Final = 24
POISONED: Final = 25
SCAVENGED: Final = 26
REVEALED: Final = 27
LURKED_IN_VAIN: Final = 28
PARASITISED: Final = 29
STARVED: Final = 30
DREW: Final = 31
TIE_ROLLED: Final = 32
SCORED: Final = 33
PEEKED: Final = 34
HAS_IT: Final = 35
IS_CROWDED: Final = 36


class TraitKind(Kind):
    def argument(self, value: int) -> Arg:
        return f"@{moves.trait_key(TRAITS[value].name)}"


class TraitSet(Kind):
    def argument(self, value: int) -> Arg:
        return moves.trait_keys(traits_in(value))


class Token(Argument):
    """What is put somewhere has a sentence of its own."""

    def tell(self, values: list[int], args: dict[str, Arg]) -> str:
        return "-" + moves.MOVES.verb_of(values[0] << VERB_AT).word


NUMBER: Final = Kind(moves.IDS)
SOME_TRAIT: Final = TraitKind(moves.MOST_TRAITS)

TURN: Final = Argument("turn", NUMBER)
PLAYER: Final = Argument("player", SEAT)
TARGET: Final = Argument("target", SEAT)
SPECIES: Final = Argument("species", NUMBER)
OTHER: Final = Argument("other", NUMBER)
ANIMAL: Final = Argument("number", NUMBER)
OTHER_ANIMAL: Final = Argument("other-number", NUMBER)
TRAIT: Final = Argument("trait", SOME_TRAIT)
SEEN_TRAIT: Final = Argument("trait", SOME_TRAIT, ".seen")
ACTING: Final = Argument("acting", SOME_TRAIT, ".as")
TRAIT_SET: Final = Argument("traits", TraitSet(1 << moves.MOST_TRAITS))
TOKEN: Final = Token("token", NUMBER)
COUNT: Final = Argument("count", NUMBER)
DIE: Final = Argument("die", NUMBER)
RED: Final = Argument("red", NUMBER)
ROLLED: Final = Argument("rolled", NUMBER)
GREEN: Final = Argument("green", NUMBER)
BLACK: Final = Argument("black", NUMBER)

KINDS: Final = EventKinds("event-mut-")
KINDS.add(TURN_BEGAN, "turn", TURN, PLAYER)
KINDS.add(FOUNDED, "founded", PLAYER, SPECIES, SEEN_TRAIT)
KINDS.add(BECAME_SPECIES, "became-species", PLAYER, SPECIES, TRAIT)
KINDS.add(PAID, "paid", PLAYER, SPECIES)
KINDS.add(GREW, "grew", PLAYER, SPECIES, ANIMAL)
KINDS.add(BORN, "born", PLAYER, SPECIES, ANIMAL)
KINDS.add(LAST_TURN, "last-turn")
KINDS.add(EXTINCT, "extinct", PLAYER, SPECIES)
KINDS.add(SIMPLIFIED, "simplified", PLAYER, SPECIES, TRAIT)
KINDS.add(PASSED, "passed", PLAYER)
KINDS.add(DIVERGED, "diverged", PLAYER, SPECIES, OTHER)
KINDS.add(TURNED, "turned", PLAYER, TRAIT, SPECIES)
KINDS.add(LAID, "laid", PLAYER, TRAIT, SPECIES, ACTING)
KINDS.add(CLIMATE, "climate", RED, ROLLED, GREEN, BLACK)
KINDS.add(BOUNTY, "bounty", PLAYER, SPECIES, COUNT)
KINDS.add(PUT, "put", PLAYER, TOKEN, TARGET, SPECIES, ANIMAL)
KINDS.add(GNAWED, "gnawed", PLAYER, SPECIES, ANIMAL)
KINDS.add(GRAZED, "grazed", PLAYER, COUNT)
KINDS.add(WAITED, "waited", PLAYER)
KINDS.add(ATTACKED, "attacked", PLAYER, SPECIES, ANIMAL, TARGET, OTHER)
KINDS.add(IGNORED, "ignored", PLAYER, TRAIT_SET)
KINDS.add(REDIRECTED, "redirected", PLAYER, SPECIES, OTHER)
KINDS.add(ESCAPED, "escaped", PLAYER, SPECIES, DIE)
KINDS.add(CAUGHT, "caught", PLAYER, SPECIES, DIE)
KINDS.add(EATEN, "eaten", PLAYER, SPECIES, ANIMAL, OTHER, OTHER_ANIMAL)
KINDS.add(POISONED, "poisoned", PLAYER, SPECIES, ANIMAL)
KINDS.add(SCAVENGED, "scavenged", PLAYER, SPECIES, ANIMAL)
KINDS.add(REVEALED, "revealed", PLAYER, SPECIES, TRAIT)
KINDS.add(LURKED_IN_VAIN, "lurked-in-vain", PLAYER, SPECIES)
KINDS.add(PARASITISED, "parasitised", PLAYER, SPECIES, ANIMAL)
KINDS.add(STARVED, "starved", PLAYER, SPECIES, ANIMAL)
KINDS.add(DREW, "drew", PLAYER, COUNT)
KINDS.add(TIE_ROLLED, "tie-rolled", PLAYER, DIE)
KINDS.add(SCORED, "scored", PLAYER, COUNT)
KINDS.add(PEEKED, "peeked", PLAYER)
KINDS.add(HAS_IT, "has-it", PLAYER, SPECIES, TRAIT)
KINDS.add(IS_CROWDED, "is-crowded", PLAYER, SPECIES)
