"""What happens, as numbers, and in words. Each kind names its arguments in the order of the event."""

from typing import Final

from fittest.games.mutations.codec import VERBS, trait_key, trait_keys
from fittest.games.mutations.traits.catalog import TRAITS, traits_in
from fittest.kernel.message import Arg, Message

TURN_STARTED: Final = 0
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
TURNED_UP: Final = 27
LURKED_IN_VAIN: Final = 28
PARASITISED: Final = 29
STARVED: Final = 30
DREW: Final = 31
TIE_ROLLED: Final = 32
SCORED: Final = 33
PEEKED: Final = 34

SHAPES: Final[list[tuple[str, list[str]]]] = [
    ("turn-started", ["turn", "player"]),
    ("founded", ["player", "species", "trait"]),
    ("became-species", ["player", "species", "trait"]),
    ("paid", ["player", "species"]),
    ("grew", ["player", "species", "number"]),
    ("born", ["player", "species", "number"]),
    ("last-turn", []),
    ("extinct", ["player", "species"]),
    ("simplified", ["player", "species", "trait"]),
    ("passed", ["player"]),
    ("diverged", ["player", "species", "other"]),
    ("turned", ["player", "trait", "species"]),
    ("laid", ["player", "trait", "species", "acting"]),
    ("climate", ["red", "rolled", "green", "black"]),
    ("bounty", ["player", "species", "count"]),
    ("put", ["player", "token", "other-player", "species", "number"]),
    ("gnawed", ["player", "species", "number"]),
    ("grazed", ["player", "count"]),
    ("waited", ["player"]),
    ("attacked", ["player", "species", "number", "other-player", "other"]),
    ("ignored", ["player", "traits"]),
    ("redirected", ["player", "species", "other"]),
    ("escaped", ["player", "species", "die"]),
    ("caught", ["player", "species", "die"]),
    ("eaten", ["player", "species", "number", "other", "other-number"]),
    ("poisoned", ["player", "species", "number"]),
    ("scavenged", ["player", "species", "number"]),
    ("turned-up", ["player", "species", "trait"]),
    ("lurked-in-vain", ["player", "species"]),
    ("parasitised", ["player", "species", "number"]),
    ("starved", ["player", "species", "number"]),
    ("drew", ["player", "count"]),
    ("tie-rolled", ["player", "die"]),
    ("scored", ["player", "count"]),
    ("peeked", ["player"]),
]


def tell(kind: int, numbers: list[int]) -> Message:
    """The event in words. A last argument that is missing (it is secret, or says nothing new) chooses another
    sentence."""
    name, shape = SHAPES[kind]
    args: dict[str, Arg] = {}
    for i in range(len(numbers)):
        args[shape[i]] = _argument(shape[i], numbers[i])
    key = f"event-mut-{name}"
    if kind == FOUNDED and len(numbers) == len(shape):
        key += ".seen"
    if kind == LAID and len(numbers) == len(shape):
        key += ".as"
    if kind == PUT:
        key = f"event-mut-put-{VERBS[numbers[1]]}"
        del args["token"]
    return Message(key, args)


def _argument(name: str, number: int) -> Arg:
    if name in ("player", "other-player"):
        return number + 1
    if name in ("trait", "acting"):
        return f"@{trait_key(TRAITS[number].name)}"
    if name == "traits":
        return trait_keys(traits_in(number))
    return number
