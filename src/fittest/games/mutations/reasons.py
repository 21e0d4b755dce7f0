"""Why something cannot be done: a small number inside the rules, a message for people.

The phases say it where they say what can be done; `FINE` means that it can.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fittest.games.mutations.moves import ANIMAL, SPECIES, home_of, ignored_in, number_of, trait_keys
from fittest.games.mutations.traits.base import COSTS, GRAZES, IGNORABLE
from fittest.games.mutations.traits.base import FASTS as FASTING
from fittest.games.mutations.traits.catalog import mask_of, traits_in
from fittest.kernel.message import Arg
from fittest.kernel.reasons import Reasons

if TYPE_CHECKING:
    from fittest.games.mutations.phases.attack import Attack
    from fittest.games.mutations.state import Mutations


def told(game: "Mutations", seat: int, code: int, reason: int, name: str) -> Arg:
    """What the code does not say itself."""
    from fittest.games.mutations.hunting import flaw_of, insight_of
    from fittest.games.mutations.phases.feeding import grazers

    if name == "traits":
        return trait_keys(traits_in(traits_of(game, code, reason)))
    if name == "species":
        return attack_of(game).prey
    if name == "need":
        return game.need[home_of(code)]
    if name == "limit":
        return len(game.rows[seat])
    if reason == GRAZE_COUNT:
        return grazers(game, seat)
    animal = game.animal(home_of(code), number_of(code))
    return insight_of(game, animal) + flaw_of(game, SPECIES.of(code))


def attack_of(game: "Mutations") -> "Attack":
    from fittest.games.mutations.phases.attack import Attack

    attack = game.stack[-1]
    assert isinstance(attack, Attack)
    return attack


def traits_of(game: "Mutations", code: int, reason: int) -> i64:
    """The traits that a refusal is for."""
    from fittest.games.mutations.hunting import blocking, hiding, limiting, required

    species, carnivore = SPECIES.of(code), home_of(code)
    if reason == PRICE:
        return game.mask[species] & mask_of(COSTS)
    if reason == FASTS:
        return game.mask[carnivore] & mask_of(FASTING)
    if reason == NO_GRAZERS:
        return mask_of(GRAZES)
    if reason == IGNORE_NEEDED:
        attack = attack_of(game)
        return required(game, attack.carnivore, attack.prey)
    if reason == LIMITED:
        return limiting(game, carnivore, species)
    ignored = ignored_in(code)
    if reason == IGNORE_IDLE:
        return ignored & ~(game.mask[species] & mask_of(IGNORABLE))
    safe = blocking(game, carnivore, species)
    if not safe & ~ignored:
        for animal in game.animals_of(species):
            safe |= hiding(game, animal)
    return safe & ~ignored


REASONS: Final = Reasons(told)
HARMFUL_OPEN: Final = REASONS.add("why-mut-harmful-open")
ATTACK_OPEN: Final = REASONS.add("why-mut-attack-open")
PARASITES_OPEN: Final = REASONS.add("why-mut-parasites-open")
NOT_HARMFUL: Final = REASONS.add("why-mut-not-harmful")
ONLY_FEEDING: Final = REASONS.add("why-mut-only-feeding")
ONLY_DEVELOPMENT: Final = REASONS.add("why-mut-only-development")
NO_ATTACK: Final = REASONS.add("why-mut-no-attack")
EMPTY_DECK: Final = REASONS.add("why-mut-empty-deck")
NO_SPECIES: Final = REASONS.add("why-mut-no-species", SPECIES)
NOT_OWN: Final = REASONS.add("why-mut-not-own", SPECIES)
SEVERAL: Final = REASONS.add("why-mut-several", SPECIES)
NO_DIVERGENCE: Final = REASONS.add("why-mut-no-divergence")
PRICE: Final = REASONS.add("why-mut-price", SPECIES, "traits")
LIMIT: Final = REASONS.add("why-mut-limit", SPECIES, "limit")
NOTHING_DONE: Final = REASONS.add("why-mut-nothing-done")
MOVE_DONE: Final = REASONS.add("why-mut-move-done")
MUST_PUT: Final = REASONS.add("why-mut-must-put")
INSTINCT: Final = REASONS.add("why-mut-instinct")
GRAZED: Final = REASONS.add("why-mut-grazed")
GRAZE_COUNT: Final = REASONS.add("why-mut-graze-count", "count")
NO_GRAZERS: Final = REASONS.add("why-mut-no-grazers", "traits")
NO_ANIMAL: Final = REASONS.add("why-mut-no-animal", ANIMAL)
OTHERS_ANIMAL: Final = REASONS.add("why-mut-others-animal", ANIMAL)
OWN_PARASITE: Final = REASONS.add("why-mut-own-parasite")
NO_BLACK: Final = REASONS.add("why-mut-no-black")
NO_GREEN: Final = REASONS.add("why-mut-no-green")
IS_SHELTERED: Final = REASONS.add("why-mut-sheltered", ANIMAL)
NO_RED: Final = REASONS.add("why-mut-no-red")
FASTS: Final = REASONS.add("why-mut-fasts", ANIMAL, "traits")
FED: Final = REASONS.add("why-mut-fed", ANIMAL, "need")
NO_CARNIVORE: Final = REASONS.add("why-mut-no-carnivore", ANIMAL)
ATTACKED_ALREADY: Final = REASONS.add("why-mut-attacked", ANIMAL)
CARNIVORE_FED: Final = REASONS.add("why-mut-carnivore-fed", ANIMAL)
SAME_SPECIES: Final = REASONS.add("why-mut-same-species")
LIMITED: Final = REASONS.add("why-mut-limited", ANIMAL, "traits")
ALL_SHELTERED: Final = REASONS.add("why-mut-all-sheltered", SPECIES)
IGNORE_IDLE: Final = REASONS.add("why-mut-ignore-idle", SPECIES, "traits")
IGNORE_MANY: Final = REASONS.add("why-mut-ignore-many", SPECIES, "count")
SAFE: Final = REASONS.add("why-mut-safe", SPECIES, "traits")
IGNORE_NEEDED: Final = REASONS.add("why-mut-ignore-needed", "species", "traits")
NOT_A_VICTIM: Final = REASONS.add("why-mut-not-a-victim")
NO_REACTION: Final = REASONS.add("why-mut-no-reaction")
NOT_A_SCAVENGER: Final = REASONS.add("why-mut-not-a-scavenger")
MUST_TURN_UP: Final = REASONS.add("why-mut-must-turn-up")
NO_LURKER: Final = REASONS.add("why-mut-no-lurker")
