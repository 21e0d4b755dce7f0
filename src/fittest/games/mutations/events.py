"""What happens, as numbers, and in words."""

from typing import Final

from fittest.games.mutations import moves
from fittest.games.mutations.traits.catalog import TRAITS, traits_in
from fittest.kernel.event_kinds import Argument, EventKinds, Rest
from fittest.kernel.message import Arg
from fittest.kernel.moves import SEAT, VERB_AT, Kind


class TraitKind(Kind):
    def argument(self, value: int) -> Arg:
        return f"@{moves.trait_key(TRAITS[value].name)}"


class TraitSet(Kind):
    def argument(self, value: int) -> Arg:
        return moves.trait_keys(traits_in(value))


class Token(Argument):
    """What is put somewhere has a sentence of its own."""

    def describe(self, values: list[int], args: dict[str, Arg]) -> str:
        return "-" + moves.MOVES.verb_of(values[0] << VERB_AT).word


class ClimateDice(Rest):
    """Those for food, for parasites and for shelters, after how many there are of the first two. A saved
    game may not know them."""

    def describe(self, values: list[int], args: dict[str, Arg]) -> str:
        if not values:
            return ""
        food = 2 + values[0]
        parasites = food + values[1]
        args["food-dice"] = [str(die) for die in values[2:food]]
        args["parasite-dice"] = [str(die) for die in values[food:parasites]]
        args["shelter-dice"] = [str(die) for die in values[parasites:]]
        return ""


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
CLIMATE_DICE: Final = ClimateDice("dice", NUMBER)

KINDS: Final = EventKinds("event-mut-")
TURN_BEGAN: Final = KINDS.add("turn", TURN, PLAYER)
FOUNDED: Final = KINDS.add("founded", PLAYER, SPECIES, SEEN_TRAIT)
BECAME_SPECIES: Final = KINDS.add("became-species", PLAYER, SPECIES, TRAIT)
PAID: Final = KINDS.add("paid", PLAYER, SPECIES)
GREW: Final = KINDS.add("grew", PLAYER, SPECIES, ANIMAL)
BORN: Final = KINDS.add("born", PLAYER, SPECIES, ANIMAL)
LAST_TURN: Final = KINDS.add("last-turn")
EXTINCT: Final = KINDS.add("extinct", PLAYER, SPECIES)
SIMPLIFIED: Final = KINDS.add("simplified", PLAYER, SPECIES, TRAIT)
PASSED: Final = KINDS.add("passed", PLAYER)
DIVERGED: Final = KINDS.add("diverged", PLAYER, SPECIES, OTHER)
TURNED: Final = KINDS.add("turned", PLAYER, TRAIT, SPECIES)
LAID: Final = KINDS.add("laid", PLAYER, TRAIT, SPECIES, ACTING)
CLIMATE: Final = KINDS.add("climate", RED, ROLLED, GREEN, BLACK, CLIMATE_DICE)
BOUNTY: Final = KINDS.add("bounty", PLAYER, SPECIES, COUNT)
PUT: Final = KINDS.add("put", PLAYER, TOKEN, TARGET, SPECIES, ANIMAL)
GNAWED: Final = KINDS.add("gnawed", PLAYER, SPECIES, ANIMAL)
GRAZED: Final = KINDS.add("grazed", PLAYER, COUNT)
WAITED: Final = KINDS.add("waited", PLAYER)
ATTACKED: Final = KINDS.add("attacked", PLAYER, SPECIES, ANIMAL, TARGET, OTHER)
IGNORED: Final = KINDS.add("ignored", PLAYER, TRAIT_SET)
REDIRECTED: Final = KINDS.add("redirected", PLAYER, SPECIES, OTHER)
ESCAPED: Final = KINDS.add("escaped", PLAYER, SPECIES, DIE)
CAUGHT: Final = KINDS.add("caught", PLAYER, SPECIES, DIE)
EATEN: Final = KINDS.add("eaten", PLAYER, SPECIES, ANIMAL, OTHER, OTHER_ANIMAL)
POISONED: Final = KINDS.add("poisoned", PLAYER, SPECIES, ANIMAL)
SCAVENGED: Final = KINDS.add("scavenged", PLAYER, SPECIES, ANIMAL)
REVEALED: Final = KINDS.add("revealed", PLAYER, SPECIES, TRAIT)
LURKED_IN_VAIN: Final = KINDS.add("lurked-in-vain", PLAYER, SPECIES)
PARASITISED: Final = KINDS.add("parasitised", PLAYER, SPECIES, ANIMAL)
STARVED: Final = KINDS.add("starved", PLAYER, SPECIES, ANIMAL)
DREW: Final = KINDS.add("drew", PLAYER, COUNT)
TIE_ROLLED: Final = KINDS.add("tie-rolled", PLAYER, DIE)
SCORED: Final = KINDS.add("scored", PLAYER, COUNT)
PEEKED: Final = KINDS.add("peeked", PLAYER)
HAS_IT: Final = KINDS.add("has-it", PLAYER, SPECIES, TRAIT)
IS_CROWDED: Final = KINDS.add("is-crowded", PLAYER, SPECIES)
