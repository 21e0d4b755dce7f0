"""Cards that founded a species and can turn up against an attack. [MANG-2 … MANG-5]"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fittest.games.mutations import events, moves
from fittest.games.mutations.hunting import IMPOSSIBLE, flaw_of, ignore_choices, required
from fittest.games.mutations.ids import ATTACKED, CLEARED, EVERYBODY, NO_CARD
from fittest.games.mutations.traits.catalog import ACTING
from fittest.kernel.numbers import Numbers

if TYPE_CHECKING:
    from fittest.games.mutations.state import Mutations

# A lurker ignores one trait of its prey by its own wit. [MANG-4]
WIT: Final = 1


def may_hide_a_lurker(game: "Mutations", species: i64) -> bool:
    """For all that everybody knows, could a lurker have founded this species and still turn up?"""
    founder = game.founder(species)
    if game.mask[species] or founder == NO_CARD:
        return False
    known = game.known[founder]
    return known & CLEARED == 0 and (known & EVERYBODY != EVERYBODY or game.lurks(founder))


def could_lurk(game: "Mutations", prey: i64) -> bool:
    """Is its owner asked when `prey` is attacked? That depends only on what everybody knows, so that
    the question tells nobody anything."""
    if not game.lurkers or game.mask[prey]:
        return False
    for species in game.rows[game.owner[prey]]:
        if may_hide_a_lurker(game, species):
            return True
    return False


def is_lurker(game: "Mutations", species: i64) -> bool:
    founder = game.founder(species)
    return founder != NO_CARD and game.mask[species] == 0 and game.lurks(founder)


def must_reveal(game: "Mutations", prey: i64) -> bool:
    """Would a lurker that founded `prey` have to turn up? Only if it is the whole species: of several
    animals the owner picks the victim. [MANG-3]"""
    return game.population[prey] == 1


def lurker_codes(game: "Mutations", prey: i64, carnivore: i64, number: i64) -> Numbers:
    """What the owner of the attacked species can do."""
    codes = Numbers()
    for species in game.rows[game.owner[prey]]:
        if could_reveal(game, species, prey):
            for ignored in reveal_choices(game, species, carnivore, number):
                codes.append(moves.REVEAL.code(species, ignored))
    if not is_forced(game, prey):
        codes.append(moves.DECLINE.head)
    return codes


def is_forced(game: "Mutations", prey: i64) -> bool:
    """Is the attacked animal itself a lurker that has to turn up?"""
    return is_lurker(game, prey) and must_reveal(game, prey)


def could_reveal(game: "Mutations", species: i64, prey: i64) -> bool:
    """Can the founder of a species turn up when `prey`, of the same owner, is attacked?"""
    if not game.lives(species) or game.owner[species] != game.owner[prey]:
        return False
    return is_lurker(game, species) and (species == prey or not is_forced(game, prey))


def reveal_choices(game: "Mutations", lurker: i64, carnivore: i64, number: i64) -> list[int]:
    """Each way to ignore traits that makes the counter-attack legal, or to ignore none, in vain."""
    # For a moment it is what it becomes when it turns up: its trait counts in the comparison.
    game.mask[lurker] = ACTING[game.faces[game.founder(lurker)]].bit
    needed = required(game, lurker, carnivore, number)
    game.mask[lurker] = 0
    choices: list[int] = []
    if needed != IMPOSSIBLE:
        choices = ignore_choices(game, carnivore, needed, WIT + flaw_of(game, carnivore))
    return choices or [0]


def reveal(game: "Mutations", lurker: i64) -> None:
    """The founding card is now a trait of its species too, and has attacked this turn. [MANG-5]"""
    founder = game.founder(lurker)
    game.show(founder)
    game.lay(lurker, founder)
    game.marks[founder] |= ATTACKED
    game.log_event(events.REVEALED, game.owner[lurker], lurker, game.faces[founder])
