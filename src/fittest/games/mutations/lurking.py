"""Cards that founded a species and can turn up against an attack. [MANG-2 … MANG-5]"""

from typing import TYPE_CHECKING, Final

from fittest.games.mutations import codes as c
from fittest.games.mutations import log
from fittest.games.mutations.hunting import IMPOSSIBLE, flaw_of, ignore_choices, required
from fittest.games.mutations.knowledge import CLEARED, EVERYBODY
from fittest.games.mutations.species import Species

if TYPE_CHECKING:
    from fittest.games.mutations.game import Mutations

# A lurker ignores one trait of its prey by its own wit. [MANG-4]
WIT: Final = 1


def may_hide_a_lurker(game: "Mutations", species: Species) -> bool:
    """For all that everybody knows, could a lurker have founded this species and still turn up?"""
    founder = species.founder()
    if species.cards or founder is None:
        return False
    known = game.known[founder.card]
    return known & CLEARED == 0 and (known & EVERYBODY != EVERYBODY or game.lurks(founder.card))


def could_lurk(game: "Mutations", prey: Species) -> bool:
    """Is its owner asked when `prey` is attacked? That depends only on what everybody knows, so that
    the question tells nobody anything."""
    if not game.lurkers or prey.cards:
        return False
    return any(may_hide_a_lurker(game, species) for species in game.rows[prey.owner])


def is_lurker(game: "Mutations", species: Species) -> bool:
    founder = species.founder()
    return founder is not None and not species.cards and game.lurks(founder.card)


def must_turn_up(prey: Species) -> bool:
    """Would a lurker that founded `prey` have to turn up? Only if it is the whole species: of several
    animals the owner picks the victim. [MANG-3]"""
    return len(prey.animals) == 1


def lurker_codes(game: "Mutations", prey: Species, hunter: Species, number: int) -> list[int]:
    """What the owner of the attacked species can do."""
    codes: list[int] = []
    if is_lurker(game, prey) and must_turn_up(prey):
        _add_codes(game, prey, hunter, number, codes)
        return codes
    codes.append(c.pack(c.DECLINE))
    for species in game.rows[prey.owner]:
        if is_lurker(game, species):
            _add_codes(game, species, hunter, number, codes)
    return codes


def _add_codes(game: "Mutations", lurker: Species, hunter: Species, number: int, codes: list[int]) -> None:
    """One code for each way to ignore traits that makes the counter-attack legal, or a bare one."""
    founder = lurker.founder()
    assert founder is not None
    # For a moment it is what it becomes when it turns up: its trait counts in the comparison.
    lurker.cards.append(founder.card)
    lurker.refresh(game.faces)
    needed = required(game, lurker, hunter, number)
    lurker.cards.pop()
    lurker.refresh(game.faces)
    choices = [] if needed == IMPOSSIBLE else ignore_choices(hunter, needed, WIT + flaw_of(hunter))
    codes += [c.pack(c.REVEAL, species=lurker.id, extra=extra) for extra in choices or [0]]


def turn_up(game: "Mutations", lurker: Species) -> None:
    """The founding card is now a trait of its species too, and has attacked this turn. [MANG-5]"""
    founder = lurker.founder()
    assert founder is not None
    game.show(founder.card)
    lurker.cards.append(founder.card)
    lurker.refresh(game.faces)
    founder.attacked = True
    game.log(log.TURNED_UP, [lurker.owner, lurker.id, game.faces[founder.card]])
