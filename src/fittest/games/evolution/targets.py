"""Who may attack whom, and what a carnivore's wits get round. It names no trait."""

from mypy_extensions import i64

from fittest.games.evolution import reasons as why
from fittest.games.evolution.animals import BODILESS, Animal
from fittest.games.evolution.ids import OFF, TRAIT, USED, WAITING, bit, first_of, trait_on
from fittest.games.evolution.reasons import because
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.trait import HOOKS, TRAITS, Trait, traits_in
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE


def marked_place(animal: Animal, traits: i64, without: i64) -> i64:
    """The place of an acting card out of `traits` that bears none of the marks; -1 if there is none."""
    place: i64 = 0
    for card in animal.cards:
        if traits & bit(card & TRAIT) and card & (OFF | without) == 0:
            return place
        place += 1  # noqa: SIM113, a counter is what is compiled best
    return -1


def carnivore_refusal(game: Evolution, carnivore: Animal) -> int:
    """Why this animal cannot attack anything now."""
    if carnivore.acts & HOOKS.hunts == 0:
        trait = first_of(HOOKS.hunts)
        return because(why.SWITCHED_OFF if carnivore.holds & HOOKS.hunts else why.LACKS, trait)
    if marked_place(carnivore, HOOKS.hunts, USED | WAITING) < 0:
        waits = marked_place(carnivore, HOOKS.hunts, USED) >= 0
        return why.WAIT if waits else because(why.USED_TURN, first_of(HOOKS.hunts))
    blocking = game.is_blocked(carnivore)
    if blocking >= 0:
        return because(why.BLOCKED, blocking)
    return FINE if game.has_room(carnivore) else why.FULL


def obstacles(game: Evolution, carnivore: Animal, prey: Animal, ambush: bool) -> i64:
    """The traits that protect `prey` from being attacked by `carnivore`, less one it ignores already."""
    shields = prey.acts & HOOKS.shields
    if shields == 0:
        return 0
    standing: i64 = 0
    for trait in traits_in(shields):
        if carnivore.ignored != trait_on(prey.id, trait.id) and trait.shields(game, carnivore, prey, ambush):
            standing |= bit(trait.id)
    return standing


def limit(game: Evolution, carnivore: Animal, prey: Animal) -> int:
    """What no wits can get round: why `prey` is out of reach for `carnivore`."""
    if prey.id == carnivore.id:
        return why.ITSELF
    if prey.at != carnivore.at:
        return why.APART
    if prey.body == BODILESS:
        return why.NO_BODY
    if carnivore.acts & HOOKS.restrains:
        for trait in traits_in(carnivore.acts & HOOKS.restrains):
            reason = trait.restrains(game, carnivore, prey)
            if reason != FINE:
                return reason
    return FINE


def can_outwit(carnivore: Animal) -> bool:
    return carnivore.acts & HOOKS.ignores != 0 and marked_place(carnivore, HOOKS.ignores, USED) >= 0


def in_reach(game: Evolution, carnivore: Animal, prey: Animal, ambush: bool) -> bool:
    """Could this carnivore, if it attacks, attack `prey`, with its wits if need be?"""
    if limit(game, carnivore, prey) != FINE:
        return False
    standing = obstacles(game, carnivore, prey, ambush)
    return standing == 0 or (can_outwit(carnivore) and ignorable(game, prey, standing) != 0)


def attack_refusal(game: Evolution, carnivore: Animal, prey: Animal, ignore: int, ambush: bool) -> int:
    reason = carnivore_refusal(game, carnivore)
    if reason == FINE:
        reason = limit(game, carnivore, prey)
    if reason != FINE:
        return reason
    standing = obstacles(game, carnivore, prey, ambush)
    if ignore < 0:
        return because(why.SHIELDED, first_of(standing)) if standing else FINE
    if not can_outwit(carnivore):
        return because(why.CANNOT_IGNORE, first_of(HOOKS.ignores))
    if ignorable(game, prey, standing) & bit(ignore):
        return FINE
    if ignorable(game, prey, 0) & bit(ignore) == 0 and standing & bit(ignore) == 0:
        return because(why.NOT_IGNORABLE, ignore)
    others = standing & ~bit(ignore)
    return because(why.SHIELDED, first_of(others if others else standing))


def ignorable(game: Evolution, prey: Animal, standing: i64) -> i64:
    """The traits of which one could be ignored so that the attack becomes legal. A pair trait, or
    one that comes with the territory, does something to a carnivore only while it protects; with two
    partners it protects twice."""
    if standing == 0:
        return prey.acts & prey.holds & HOOKS.ignorable
    if standing & (standing - 1) or standing & HOOKS.ignorable == 0:
        return 0
    return standing if TRAITS[first_of(standing)].shielding_cards(game, prey) == 1 else 0


def attack_codes(
    game: Evolution, trait: Trait, carnivore: Animal, prey: Animal, ambush: bool, out: Numbers
) -> None:
    """The legal attacks of a carnivore that may attack, written as uses of `trait`."""
    if limit(game, carnivore, prey) != FINE:
        return
    standing = obstacles(game, carnivore, prey, ambush)
    move = trait.move
    if standing == 0:
        out.append(move.code(carnivore.id) if ambush else move.code(carnivore.id, prey.id))
    if can_outwit(carnivore):
        for outwitted in traits_in(ignorable(game, prey, standing)):
            ignored = outwitted.id
            out.append(
                move.code(carnivore.id, ignored) if ambush else move.code(carnivore.id, prey.id, ignored)
            )


def ambush_codes(game: Evolution, seat: int, prey: Animal, out: Numbers) -> None:
    for carnivore in game.animals:
        found: int = carnivore.acts & HOOKS.ambushes
        if carnivore.owner == seat and found and carnivore_refusal(game, carnivore) == FINE:
            attack_codes(game, TRAITS[first_of(found)], carnivore, prey, True, out)
