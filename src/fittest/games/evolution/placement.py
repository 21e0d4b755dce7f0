"""Where a trait may be laid."""

from fittest.games.evolution import reasons as why
from fittest.games.evolution.animals import BODILESS, Animal
from fittest.games.evolution.ids import bit
from fittest.games.evolution.reasons import because
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.trait import HOOKS, NO_TRAIT, NOBODYS, OTHERS, OWN, Trait
from fittest.kernel.reasons import FINE


def host_refusal(seat: int, trait: Trait, animal: Animal) -> int:
    """May this seat play the trait on this player's animals at all?"""
    if trait.hosts == NOBODYS:
        return because(why.NO_TRAIT_SIDE, trait.id)
    if trait.hosts == OWN and animal.owner != seat:
        return why.NOT_YOURS
    if trait.hosts == OTHERS and animal.owner == seat:
        return because(why.OTHERS_ONLY, trait.id)
    return FINE


def company_refusal(game: Evolution, trait: Trait, animal: Animal) -> int:
    """Do the animal and its other traits bear this one? Also asked when a card changes hands."""
    if animal.body == BODILESS:
        return why.NO_BODY
    if not trait.pair and not trait.several and animal.holds & bit(trait.id):
        return because(why.DUPLICATE, trait.id)
    if trait.excludes != NO_TRAIT and animal.holds & bit(trait.excludes):
        return because(why.EXCLUDED, trait.excludes)
    if HOOKS.fits & bit(trait.id):
        reason = trait.fits(game, animal)
        if reason != FINE:
            return reason
    return game.company_objects(animal, trait)


def place_refusal(game: Evolution, seat: int, trait: Trait, animal: Animal) -> int:
    """Why this seat cannot play the trait from hand on the animal."""
    reason = host_refusal(seat, trait, animal)
    if reason != FINE:
        return reason
    home = game.rules.gateway[trait.id]
    if home >= 0 and animal.at == home:
        return because(why.ALREADY_THERE, trait.id)
    return company_refusal(game, trait, animal)


def pair_refusal(game: Evolution, seat: int, trait: Trait, a: Animal, b: Animal) -> int:
    if a.id == b.id:
        return why.ITSELF
    reason = host_refusal(seat, trait, a)
    if reason == FINE:
        reason = host_refusal(seat, trait, b)
    if reason != FINE:
        return reason
    if a.owner != b.owner:
        return because(why.ONE_OTHER, trait.id)
    if a.at != b.at:
        return why.APART
    if game.link_between(trait.id, a.id, b.id) is not None:
        return because(why.SAME_PAIR, trait.id)
    reason = company_refusal(game, trait, a)
    return reason if reason != FINE else company_refusal(game, trait, b)
