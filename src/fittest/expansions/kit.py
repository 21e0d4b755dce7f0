"""What the traits of an expansion are written with: see docs/expansions.md.

from fittest.expansions.kit import Trait, has

class Spines(Trait):
    def shields(self, game, carnivore, prey, ambush):
        return not has(carnivore, "intellect")
"""

from fittest.expansions.forms import TO_TERRITORY, WITH_COUNT
from fittest.games.evolution.animals import Animal, Link
from fittest.games.evolution.events import KINDS
from fittest.games.evolution.food import receive
from fittest.games.evolution.hunt import Hunt
from fittest.games.evolution.ids import ACTIVE, TRAIT_NAMES, USED, bit
from fittest.games.evolution.moves import AT_OTHER, BY_ANIMAL, MOVES
from fittest.games.evolution.reasons import REASONS, because
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.take import Take
from fittest.games.evolution.trait import ANYBODYS, OTHERS, OWN, Trait
from fittest.kernel.reasons import FINE

OK = FINE
"""No reason against it: the answer of `refusal` and `fits` if all is well."""


def trait_number(name: str) -> int:
    try:
        return TRAIT_NAMES.index(name)
    except ValueError:
        raise ValueError(f"there is no trait {name!r}") from None


def has(animal: Animal, trait: str | Trait) -> bool:
    """Does the animal have the trait, and does it work?"""
    number = trait.id if isinstance(trait, Trait) else trait_number(trait)
    return animal.acts & bit(number) != 0


def is_used(animal: Animal, trait: Trait) -> bool:
    return animal.has_mark(trait.id, USED) or animal.has_spent(trait.id)


def mark_used(animal: Animal, trait: Trait) -> None:
    """Until the end of the turn; until the owner's next move if the trait is `each_move`."""
    if trait.each_move:
        animal.mark(trait.id, USED)
    else:
        animal.spend(trait.id)


def is_active(animal: Animal, trait: Trait) -> bool:
    return animal.has_mark(trait.id, ACTIVE)


def make_active(animal: Animal, trait: Trait) -> None:
    """Switched on until the end of the turn."""
    animal.mark(trait.id, ACTIVE)


def option(trait: Trait, animal: Animal, *arguments: int) -> int:
    """A use of the trait, for `uses`; the arguments are those of its `form` after the animal."""
    return int(trait.move.code(animal.id, *arguments))


def reaction(trait: Trait, *arguments: int) -> int:
    """A reaction, for `reactions`; the arguments are those of its `reply_form`."""
    return int(trait.reply.code(*arguments) if arguments else trait.reply.head)


def arguments(code: int) -> list[int]:
    """The numbers of an option, in the order of its form."""
    return [int(field.of(code)) for field in MOVES.verb_of(code).fields]


def reason(name: str, trait: Trait | None = None) -> int:
    """Why not: a reason of the expansion (`reasons` in expansion.toml) or of the game, `used-turn`. Its text
    is `why-<name>`, and names the trait if one is given."""
    number = REASONS.keys.index(f"why-{name}")
    return number if trait is None else because(number, trait.id)


def log_event(game: Evolution, name: str, *values: int) -> None:
    """Write an event of the expansion (`events` in expansion.toml) into the log of the game."""
    number = KINDS.number_of(name)
    if number < 0:
        raise ValueError(f"no event is called {name!r}")
    game.log(number, list(values))


def give_food(game: Evolution, animal: Animal, count: int = 1) -> int:
    """Blue tokens from the general supply, as much as the animal can take; gives how many it took."""
    return receive(game, animal, count, False)


def take_from_bank(game: Evolution, animal: Animal) -> bool:
    """A red token of the food bank, if there is one and the animal can take it. What follows from taking it,
    such as Communication, follows."""
    if game.bank[animal.at] == 0 or not game.can_receive(animal):
        return False
    game.stack.append(Take(animal.id, False))
    return True


def partners(game: Evolution, trait: Trait, animal: Animal) -> list[Animal]:
    """Those with whom the animal shares this pair trait, if it works."""
    links = [link for link in game.links if link.trait == trait.id and link.acts]
    return [game.animal(link.other(animal.id)) for link in links if link.touches(animal.id)]


__all__ = [
    "ANYBODYS", "AT_OTHER", "BY_ANIMAL", "OK", "OTHERS", "OWN", "TO_TERRITORY", "WITH_COUNT", "Animal",
    "Evolution", "Hunt", "Link", "Trait", "arguments", "give_food", "has", "is_active", "is_used",
    "log_event", "make_active", "mark_used", "option", "partners", "reaction", "reason", "take_from_bank",
    "trait_number",
]  # fmt: skip
