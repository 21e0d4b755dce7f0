"""What a trait can do. The phases and the attack ask these hooks and name no trait."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fittest.games.mutations.attack import Attack
    from fittest.games.mutations.game import Mutations
    from fittest.games.mutations.species import Animal, Species

# Roles: which hooks a trait answers, so that the engine asks only those that matter.
HUNTS: Final = 1 << 0  # its animals may attack; answers `eat`
FASTS: Final = 1 << 1  # its animals receive no food
BLOCKS: Final = 1 << 2  # answers `blocks`
LIMITS: Final = 1 << 3  # answers `limits`
HIDES: Final = 1 << 4  # answers `hides`
REACTS: Final = 1 << 5  # answers `reactions` and `react`
AVENGES: Final = 1 << 6  # answers `eaten`
FLAWED: Final = 1 << 7  # whoever attacks it may ignore one of its traits
CLEVER: Final = 1 << 8  # each of its hunters may ignore one trait of its prey, once per turn
IGNORABLE: Final = 1 << 9  # acts against a hunter, who may ignore it where he may ignore something
SCAVENGES: Final = 1 << 10  # one such animal is fed when another has been eaten
GRAZES: Final = 1 << 11  # its animals trample food
GNAWS: Final = 1 << 12  # a shelter is food for its hungry animals
SPROUTS: Final = 1 << 13  # answers `turn_start`
COSTS: Final = 1 << 14  # an animal added to it costs one more card
MORPHS: Final = 1 << 15  # never stays on a species; answers `played`
BREEDS: Final = 1 << 16  # answers `became_fed`
BUILDS: Final = 1 << 17  # answers `bounty`
LURKS: Final = 1 << 18  # a card that founded a species can turn up against an attack

# Of the traits of one group a species has at most one.
NO_GROUP: Final = 0
DIET: Final = 1


class Trait:
    """`kind` is its place in the catalog and `bit` its bit in the mask of a species. `acts_as` names
    the trait that its card is once it lies on a species."""

    def __init__(
        self, name: str, roles: int, corner: int = 0, group: int = NO_GROUP, acts_as: str = ""
    ) -> None:
        self.name: Final = name
        self.roles: Final = roles
        self.corner: Final = corner
        self.group: Final = group
        self.acts_as: Final = acts_as or name
        self.kind = 0
        self.bit = 0

    def blocks(self, game: "Mutations", hunter: "Species", prey: "Species") -> bool:
        """Does this trait of `prey` keep the whole species safe from `hunter`?"""
        return False

    def limits(self, game: "Mutations", hunter: "Species", prey: "Species") -> bool:
        """Does this trait of `hunter` forbid it to attack `prey`? Nothing lifts that."""
        return False

    def hides(self, species: "Species", animal: "Animal") -> bool:
        """Does this trait keep this one animal safe?"""
        return False

    def reactions(self, game: "Mutations", attack: "Attack", prey: "Species", codes: list[int]) -> None:
        """Add what the owner of the attacked species can do with this trait now."""

    def react(self, game: "Mutations", attack: "Attack", target: int) -> None:
        """Carry out a reaction."""

    def eaten(self, game: "Mutations", attack: "Attack") -> None:
        """An animal with this trait has been eaten."""

    def eat(self, game: "Mutations", species: "Species", animal: "Animal") -> None:
        """A hunter has eaten."""

    def turn_start(self, game: "Mutations", species: "Species") -> None:
        """A turn begins."""

    def played(self, game: "Mutations", species: "Species", card: int) -> None:
        """The card came to rest on `species`, where it does not stay."""

    def became_fed(self, game: "Mutations", species: "Species") -> None:
        """An animal of the species has just become fed."""

    def bounty(self, species: "Species") -> int:
        """Food that the species adds to the centre when feeding starts."""
        return 0
