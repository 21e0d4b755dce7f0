"""Why an answer is unlawful, naming the trait or the rule."""

from typing import TYPE_CHECKING, Final

from fittest.games.mutations import codes as c
from fittest.games.mutations.attack import NAMING, Attack
from fittest.games.mutations.codec import trait_keys
from fittest.games.mutations.development import Development, Harmful, can_pay
from fittest.games.mutations.feeding import Feeding, can_put, grazers
from fittest.games.mutations.hunting import (
    IGNORABLES,
    IMPOSSIBLE,
    blocking,
    flaw_of,
    hiding,
    insight_of,
    limiting,
    required,
    size,
)
from fittest.games.mutations.species import COSTLY, FASTING, Animal, Species
from fittest.games.mutations.traits.base import GRAZES
from fittest.games.mutations.traits.catalog import mask_of, traits_in
from fittest.games.mutations.turn import Parasites
from fittest.kernel.message import Arg, Message

if TYPE_CHECKING:
    from fittest.games.mutations.game import Mutations

DEVELOPMENT_VERBS: Final = [c.SPECIES, c.TRAIT, c.GROW, c.DIVERGE]
TAKE_VERBS: Final = [c.TAKE_RED, c.TAKE_GREEN, c.TAKE_BLACK]
FEEDING_VERBS: Final = [*TAKE_VERBS, c.ATTACK, c.GRAZE, c.END]
HARMFUL_VERBS: Final = [c.KEEP, c.CONVERT]
GRAZING: Final = mask_of(GRAZES)


def traits_arg(mask: int) -> Arg:
    return trait_keys(traits_in(mask))


def why_not(game: "Mutations", seat: int, code: int) -> Message:
    frame = game.stack[-1]
    verb = c.verb_of(code)
    if isinstance(frame, Harmful):
        return Message("why-mut-harmful-open")
    if isinstance(frame, Attack):
        return _attack_open(game, frame, verb)
    if isinstance(frame, Parasites):
        return Message("why-mut-parasites-open")
    if isinstance(frame, Development):
        return _development(game, seat, verb, c.species_of(code))
    if isinstance(frame, Feeding):
        return _feeding(game, frame, seat, code)
    return Message("why-not-asked")


def _attack_open(game: "Mutations", attack: Attack, verb: int) -> Message:
    if verb == c.LOSE:
        return Message("why-mut-not-a-victim")
    if verb == c.REACT:
        return Message("why-mut-no-reaction")
    if verb == c.IGNORE and attack.stage == NAMING:
        prey = game.the_species(attack.prey)
        needed = required(game, game.the_species(attack.hunter), prey)
        return Message("why-mut-ignore-needed", {"species": prey.id, "traits": traits_arg(needed)})
    if verb == c.SCAVENGE:
        return Message("why-mut-not-a-scavenger")
    if verb == c.DECLINE:
        return Message("why-mut-must-turn-up")
    if verb == c.REVEAL:
        return Message("why-mut-no-lurker")
    return Message("why-mut-attack-open")


def _development(game: "Mutations", seat: int, verb: int, target: int) -> Message:
    if verb in HARMFUL_VERBS:
        return Message("why-mut-not-harmful")
    if verb in FEEDING_VERBS:
        return Message("why-mut-only-feeding")
    if verb not in DEVELOPMENT_VERBS:
        return Message("why-mut-no-attack")
    if not game.decks[seat]:
        return Message("why-mut-empty-deck")
    species = game.species(target)
    if species is None:
        return Message("why-mut-no-species", {"species": target})
    if species.owner != seat:
        return Message("why-mut-not-own", {"species": target})
    if verb == c.TRAIT:
        return Message("why-mut-several", {"species": target})
    if verb == c.DIVERGE and not game.diverges:
        return Message("why-mut-no-divergence")
    if not can_pay(game, species):
        return Message("why-mut-price", {"species": target, "traits": traits_arg(species.mask & COSTLY)})
    return Message("why-mut-limit", {"species": target, "limit": len(game.rows[seat])})


def _feeding(game: "Mutations", frame: Feeding, seat: int, code: int) -> Message:
    verb = c.verb_of(code)
    if verb in DEVELOPMENT_VERBS:
        return Message("why-mut-only-development")
    if verb == c.GRAZE:
        return _graze(game, frame, seat)
    if verb == c.END:
        return Message("why-mut-nothing-done")
    if frame.done and (verb in TAKE_VERBS or verb in (c.ATTACK, c.PASS)):
        return Message("why-mut-go-done")
    if verb == c.PASS:
        return Message("why-mut-must-put" if can_put(game, seat) else "why-mut-instinct")
    if verb in HARMFUL_VERBS:
        return Message("why-mut-not-harmful")
    if verb not in TAKE_VERBS and verb != c.ATTACK:
        return Message("why-mut-no-attack")
    species = game.species(c.animal_species_of(code))
    animal = None if species is None else species.animal(c.number_of(code))
    if species is None or animal is None:
        return Message("why-mut-no-animal", {"animal": f"{c.animal_species_of(code)}.{c.number_of(code)}"})
    if verb == c.ATTACK:
        return _attack(game, seat, species, animal, code)
    return _take(game, seat, verb, species, animal)


def _graze(game: "Mutations", frame: Feeding, seat: int) -> Message:
    if frame.grazed:
        return Message("why-mut-grazed")
    for species in game.rows[seat]:
        if species.mask & GRAZING:
            return Message("why-mut-graze-count", {"count": grazers(game, seat)})
    return Message("why-mut-no-grazers", {"traits": traits_arg(GRAZING)})


def _take(game: "Mutations", seat: int, verb: int, species: Species, animal: Animal) -> Message:
    name = f"{species.id}.{animal.number}"
    if verb == c.TAKE_BLACK:
        return Message("why-mut-own-parasite" if species.owner == seat else "why-mut-no-black")
    if species.owner != seat:
        return Message("why-mut-others-animal", {"animal": name})
    if verb == c.TAKE_GREEN:
        return Message("why-mut-sheltered", {"animal": name}) if game.green else Message("why-mut-no-green")
    if not game.red:
        return Message("why-mut-no-red")
    if species.fasts:
        return Message("why-mut-fasts", {"animal": name, "traits": traits_arg(species.mask & FASTING)})
    return Message("why-mut-fed", {"animal": name, "need": species.need})


def _attack(game: "Mutations", seat: int, hunter: Species, animal: Animal, code: int) -> Message:
    name = f"{hunter.id}.{animal.number}"
    if hunter.owner != seat:
        return Message("why-mut-others-animal", {"animal": name})
    if not hunter.hunts:
        return Message("why-mut-no-hunter", {"animal": name})
    if animal.attacked:
        return Message("why-mut-attacked", {"animal": name})
    if hunter.is_fed(animal):
        return Message("why-mut-hunter-fed", {"animal": name})
    prey = game.species(c.species_of(code))
    if prey is None:
        return Message("why-mut-no-species", {"species": c.species_of(code)})
    if prey is hunter:
        return Message("why-mut-same-species")
    limits = limiting(game, hunter, prey)
    if limits:
        return Message("why-mut-limited", {"animal": name, "traits": traits_arg(limits)})
    if required(game, hunter, prey) == IMPOSSIBLE:
        return Message("why-mut-all-sheltered", {"species": prey.id})
    return _ignoring(game, hunter, animal, prey, c.ignored_mask(c.extra_of(code)))


def _ignoring(game: "Mutations", hunter: Species, animal: Animal, prey: Species, ignored: int) -> Message:
    idle = ignored
    for trait in IGNORABLES:
        if prey.mask & trait.bit:
            idle &= ~trait.bit
    if idle:
        return Message("why-mut-ignore-idle", {"species": prey.id, "traits": traits_arg(idle)})
    budget = insight_of(hunter, animal) + flaw_of(prey)
    if size(ignored) > budget:
        return Message("why-mut-ignore-many", {"species": prey.id, "count": budget})
    safe = blocking(game, hunter, prey)
    if not safe & ~ignored:
        for other in prey.animals:
            safe |= hiding(prey, other)
    return Message("why-mut-safe", {"species": prey.id, "traits": traits_arg(safe & ~ignored)})
