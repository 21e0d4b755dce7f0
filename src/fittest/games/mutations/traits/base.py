"""What a trait can do. The phases and the attack ask these hooks and name no trait."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fittest.games.mutations.moves import REACT
from fittest.kernel.classes import strange_names
from fittest.kernel.message import Message
from fittest.kernel.numbers import Numbers

if TYPE_CHECKING:
    from fittest.games.mutations.phases.attack import Attack
    from fittest.games.mutations.state import Mutations

# Roles that a trait has by answering the hook of the same line.
BLOCKS: Final = 1 << 0
LIMITS: Final = 1 << 1
HIDES: Final = 1 << 2
REACTS: Final = 1 << 3
AVENGES: Final = 1 << 4
HUNTS: Final = 1 << 5
SPROUTS: Final = 1 << 6
MORPHS: Final = 1 << 7
BREEDS: Final = 1 << 8
BUILDS: Final = 1 << 9
HOOKS: Final = [
    ("blocks", BLOCKS),
    ("limits", LIMITS),
    ("hides", HIDES),
    ("can_react", REACTS),
    ("react", REACTS),
    ("eaten", AVENGES),
    ("eat", HUNTS),
    ("turn_start", SPROUTS),
    ("played", MORPHS),
    ("became_fed", BREEDS),
    ("bounty", BUILDS),
]

# Roles that its card says it has.
FASTS: Final = 1 << 10  # its animals receive no food
FLAWED: Final = 1 << 11  # whoever attacks it may ignore one of its traits
CLEVER: Final = 1 << 12  # each of its carnivores may ignore one trait of its prey, once per turn
IGNORABLE: Final = 1 << 13  # acts against a carnivore, which may ignore it where it may ignore something
SCAVENGES: Final = 1 << 14  # one such animal is fed when another has been eaten
GRAZES: Final = 1 << 15  # its animals trample food
GNAWS: Final = 1 << 16  # a shelter is food for its hungry animals
COSTS: Final = 1 << 17  # an animal added to it costs one more card
LURKS: Final = 1 << 18  # a card that founded a species can turn up against an attack

NOWHERE: Final = 0
"""In the place of a species: a reaction that is turned to none."""

# Of the traits of one group a species has at most one.
NO_GROUP: Final = 0
DIET: Final = 1


class Trait:
    """Class attributes are what is printed on the card; the rules of a game know what they are in it."""

    name: str = ""
    kind: int = 0
    """Its place in `TRAIT_NAMES`."""
    bit: i64 = 0
    """The same in the mask of a species."""
    roles: int = 0
    corner: int = 0
    """The food that it makes an animal need."""
    group: int = NO_GROUP
    acts_as: str = ""
    """The trait that its card is once it lies on a species, if another one."""
    harms: str = ""
    """What it does to a carnivore that eats one of its animals, as it is foretold: `preview-harm-<harms>`."""
    escapes_from: int = 0
    """The lowest die with which it saves an animal."""

    def blocks(self, game: "Mutations", carnivore: i64, prey: i64) -> bool:
        """Does this trait of the species `prey` keep it safe from the species `carnivore`?"""
        return False

    def limits(self, game: "Mutations", carnivore: i64, prey: i64) -> bool:
        """Does this trait of `carnivore` forbid it to attack `prey`? Nothing lifts that."""
        return False

    def hides(self, game: "Mutations", animal: i64) -> bool:
        """Does this trait keep this one animal safe?"""
        return False

    def can_react(self, game: "Mutations", attack: "Attack", target: i64) -> bool:
        """Can the owner of the attacked species use this trait now, towards their species `target` (or
        NOWHERE)?"""
        return False

    def reactions(self, game: "Mutations", attack: "Attack", codes: Numbers) -> None:
        """Add all that the owner of the attacked species can do with this trait now."""
        for target in [NOWHERE, *game.rows[game.owner[attack.prey]]]:
            if self.can_react(game, attack, target):
                codes.append(REACT.code(self.kind, target))

    def foretold(self, game: "Mutations", codes: list[int]) -> Message:
        """What these reactions may come to, for whoever thinks about the attack."""
        return Message("preview-reacts", {"trait": "@mut-trait-" + self.name})

    def react(self, game: "Mutations", attack: "Attack", target: int) -> None:
        """Carry out a reaction."""

    def eaten(self, game: "Mutations", attack: "Attack") -> None:
        """An animal with this trait has been eaten."""

    def eat(self, game: "Mutations", animal: i64) -> None:
        """This carnivore has eaten."""

    def turn_start(self, game: "Mutations", species: i64) -> None:
        """A turn begins."""

    def played(self, game: "Mutations", species: i64, card: i64) -> None:
        """The card came to rest on `species`, where it does not stay."""

    def became_fed(self, game: "Mutations", species: i64) -> None:
        """An animal of the species has just become fed."""

    def bounty(self, game: "Mutations", species: i64) -> int:
        """Food that the species adds to the centre when feeding starts."""
        return 0


def roles_of(trait: Trait) -> int:
    """What its card says and which hooks it answers; a method that is no hook is a slip of the pen."""
    strange = strange_names(type(trait), Trait)
    if strange:
        raise TypeError(f"{type(trait).__name__} answers hooks that there are not: {strange}")
    roles = trait.roles
    for name, role in HOOKS:
        if name in vars(type(trait)):
            roles |= role
    return roles
