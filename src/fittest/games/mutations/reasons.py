"""Why something cannot be done: a small number inside the rules, a message for people.

The phases say it where they say what can be done; `FINE` means that it can.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fittest.games.mutations import moves as c
from fittest.games.mutations.moves import trait_keys
from fittest.games.mutations.traits.base import COSTS, GRAZES, IGNORABLE
from fittest.games.mutations.traits.base import FASTS as FASTING
from fittest.games.mutations.traits.catalog import mask_of, traits_in
from fittest.kernel.message import Arg, Message

if TYPE_CHECKING:
    from fittest.games.mutations.state import Mutations

FINE: Final = 0
NOT_ASKED: Final = 1
HARMFUL_OPEN: Final = 2
ATTACK_OPEN: Final = 3
PARASITES_OPEN: Final = 4
NOT_HARMFUL: Final = 5
ONLY_FEEDING: Final = 6
ONLY_DEVELOPMENT: Final = 7
NO_ATTACK: Final = 8
EMPTY_DECK: Final = 9
NO_SPECIES: Final = 10
NOT_OWN: Final = 11
SEVERAL: Final = 12
NO_DIVERGENCE: Final = 13
PRICE: Final = 14
LIMIT: Final = 15
NOTHING_DONE: Final = 16
MOVE_DONE: Final = 17
MUST_PUT: Final = 18
INSTINCT: Final = 19
GRAZED: Final = 20
GRAZE_COUNT: Final = 21
NO_GRAZERS: Final = 22
NO_ANIMAL: Final = 23
OTHERS_ANIMAL: Final = 24
OWN_PARASITE: Final = 25
NO_BLACK: Final = 26
NO_GREEN: Final = 27
IS_SHELTERED: Final = 28
NO_RED: Final = 29
FASTS: Final = 30
FED: Final = 31
NO_HUNTER: Final = 32
ATTACKED_ALREADY: Final = 33
HUNTER_FED: Final = 34
SAME_SPECIES: Final = 35
LIMITED: Final = 36
ALL_SHELTERED: Final = 37
IGNORE_IDLE: Final = 38
IGNORE_MANY: Final = 39
SAFE: Final = 40
IGNORE_NEEDED: Final = 41
NOT_A_VICTIM: Final = 42
NO_REACTION: Final = 43
NOT_A_SCAVENGER: Final = 44
MUST_TURN_UP: Final = 45
NO_LURKER: Final = 46

# The key of each reason, and its arguments.
REASONS: Final[list[tuple[str, list[str]]]] = [
    ("", []),
    ("why-not-asked", []),
    ("why-mut-harmful-open", []),
    ("why-mut-attack-open", []),
    ("why-mut-parasites-open", []),
    ("why-mut-not-harmful", []),
    ("why-mut-only-feeding", []),
    ("why-mut-only-development", []),
    ("why-mut-no-attack", []),
    ("why-mut-empty-deck", []),
    ("why-mut-no-species", ["species"]),
    ("why-mut-not-own", ["species"]),
    ("why-mut-several", ["species"]),
    ("why-mut-no-divergence", []),
    ("why-mut-price", ["species", "traits"]),
    ("why-mut-limit", ["species", "limit"]),
    ("why-mut-nothing-done", []),
    ("why-mut-go-done", []),
    ("why-mut-must-put", []),
    ("why-mut-instinct", []),
    ("why-mut-grazed", []),
    ("why-mut-graze-count", ["count"]),
    ("why-mut-no-grazers", ["traits"]),
    ("why-mut-no-animal", ["animal"]),
    ("why-mut-others-animal", ["animal"]),
    ("why-mut-own-parasite", []),
    ("why-mut-no-black", []),
    ("why-mut-no-green", []),
    ("why-mut-sheltered", ["animal"]),
    ("why-mut-no-red", []),
    ("why-mut-fasts", ["animal", "traits"]),
    ("why-mut-fed", ["animal", "need"]),
    ("why-mut-no-hunter", ["animal"]),
    ("why-mut-attacked", ["animal"]),
    ("why-mut-hunter-fed", ["animal"]),
    ("why-mut-same-species", []),
    ("why-mut-limited", ["animal", "traits"]),
    ("why-mut-all-sheltered", ["species"]),
    ("why-mut-ignore-idle", ["species", "traits"]),
    ("why-mut-ignore-many", ["species", "count"]),
    ("why-mut-safe", ["species", "traits"]),
    ("why-mut-ignore-needed", ["species", "traits"]),
    ("why-mut-not-a-victim", []),
    ("why-mut-no-reaction", []),
    ("why-mut-not-a-scavenger", []),
    ("why-mut-must-turn-up", []),
    ("why-mut-no-lurker", []),
]


def explain(game: "Mutations", seat: int, code: int) -> Message:
    from fittest.games.mutations.phases.frame import MutationsFrame

    frame = game.stack[-1]
    reason = frame.refusal(game, seat, code) if isinstance(frame, MutationsFrame) else NOT_ASKED
    if reason == FINE:
        decision = game.decision
        assert decision is None or decision.seat != seat, "an option is missing"
        reason = NOT_ASKED
    key, names = REASONS[reason]
    args: dict[str, Arg] = {}
    for name in names:
        args[name] = argument(game, seat, code, reason, name)
    return Message(key, args)


def argument(game: "Mutations", seat: int, code: int, reason: int, name: str) -> Arg:
    """What a refusal is about: what the code names, in an attack that is under way its prey."""
    species = c.SPECIES.of(code)
    if name == "traits":
        return trait_keys(traits_in(traits_of(game, code, reason)))
    if name == "species":
        return prey_of(game) if reason == IGNORE_NEEDED else species
    if name == "animal":
        return f"{c.home_of(code)}.{c.number_of(code)}"
    if name == "need":
        return game.need[c.home_of(code)]
    if name == "limit":
        return len(game.rows[seat])
    from fittest.games.mutations.hunting import flaw_of, insight_of
    from fittest.games.mutations.phases.feeding import grazers

    if reason == GRAZE_COUNT:
        return grazers(game, seat)
    animal = game.animal(c.home_of(code), c.number_of(code))
    return insight_of(game, animal) + flaw_of(game, species)


def prey_of(game: "Mutations") -> int:
    from fittest.games.mutations.phases.attack import Attack

    attack = game.stack[-1]
    assert isinstance(attack, Attack)
    return attack.prey


def traits_of(game: "Mutations", code: int, reason: int) -> i64:
    """The traits that a refusal is for."""
    from fittest.games.mutations.hunting import blocking, hiding, limiting, required
    from fittest.games.mutations.phases.attack import Attack

    species, hunter = c.SPECIES.of(code), c.home_of(code)
    if reason == PRICE:
        return game.mask[species] & mask_of(COSTS)
    if reason == FASTS:
        return game.mask[hunter] & mask_of(FASTING)
    if reason == NO_GRAZERS:
        return mask_of(GRAZES)
    if reason == IGNORE_NEEDED:
        attack = game.stack[-1]
        assert isinstance(attack, Attack)
        return required(game, attack.hunter, attack.prey)
    if reason == LIMITED:
        return limiting(game, hunter, species)
    ignored = c.ignored_in(code)
    if reason == IGNORE_IDLE:
        return ignored & ~(game.mask[species] & mask_of(IGNORABLE))
    safe = blocking(game, hunter, species)
    if not safe & ~ignored:
        for animal in game.animals_of(species):
            safe |= hiding(game, animal)
    return safe & ~ignored
