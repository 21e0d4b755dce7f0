"""Traits that act against those who attack, or lay a species open to them."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from fittest.games.mutations.moves import SPECIES
from fittest.games.mutations.traits.base import FLAWED, IGNORABLE, NOWHERE, Trait
from fittest.kernel.message import Message

if TYPE_CHECKING:
    from fittest.games.mutations.phases.attack import Attack
    from fittest.games.mutations.state import Mutations


class Big(Trait):
    """Only a Big carnivore can attack it. [MBIG-1]"""

    name = "big"
    roles = IGNORABLE
    corner = 1

    def blocks(self, game: "Mutations", carnivore: i64, prey: i64) -> bool:
        return game.mask[carnivore] & self.bit == 0


class Swimming(Trait):
    """Only a Swimming carnivore can attack it, and a Swimming carnivore attacks nothing else.
    [MSWI-1 MSWI-2]"""

    name = "swimming"
    roles = IGNORABLE

    def blocks(self, game: "Mutations", carnivore: i64, prey: i64) -> bool:
        return game.mask[carnivore] & self.bit == 0

    def limits(self, game: "Mutations", carnivore: i64, prey: i64) -> bool:
        return game.mask[prey] & self.bit == 0


class Flight(Trait):
    """A carnivore whose species has as many or more trait cards cannot attack it. [MFLY-1]"""

    name = "flight"
    roles = IGNORABLE

    def blocks(self, game: "Mutations", carnivore: i64, prey: i64) -> bool:
        return game.count_traits(carnivore) >= game.count_traits(prey)


class Burrowing(Trait):
    """Its fed animals cannot be eaten. [MBUR-1 MBUR-2]"""

    name = "burrowing"
    roles = IGNORABLE

    def hides(self, game: "Mutations", animal: i64) -> bool:
        return game.is_fed(animal)


class Herding(Trait):
    """Safe while the animals of all such species, anybody's, are at least as many as the carnivores on
    the table. [MHER-1]"""

    name = "herding"
    roles = IGNORABLE

    def blocks(self, game: "Mutations", carnivore: i64, prey: i64) -> bool:
        herd: i64 = 0
        carnivores: i64 = 0
        for species in range(i64(1), game.next_id):
            if game.mask[species] & self.bit:
                herd += game.population[species]
            if game.hunts(species):
                carnivores += game.population[species]
        return herd >= carnivores


class Poisonous(Trait):
    """The carnivore that ate one of its animals dies at once. [MPOI-1 MPOI-2]"""

    name = "poisonous"
    roles = IGNORABLE
    harms = "instant-poison"

    def eaten(self, game: "Mutations", attack: "Attack") -> None:
        attack.poisoned = True


class Running(Trait):
    """Attacked, it rolls a die: with 4, 5 or 6 it escapes; once per species and attack.
    [MRUN-1 … MRUN-3]"""

    name = "running"
    roles = IGNORABLE
    escapes_from = 4

    def can_react(self, game: "Mutations", attack: "Attack", target: i64) -> bool:
        return target == NOWHERE and attack.prey not in attack.ran

    def foretold(self, game: "Mutations", codes: list[int]) -> Message:
        return Message("preview-escapes", {"percent": 100 * (7 - game.rules.escape[self.kind]) // 6})

    def react(self, game: "Mutations", attack: "Attack", target: int) -> None:
        attack.ran.append(attack.prey)
        attack.roll(game.rules.escape[self.kind])


class Mimicry(Trait):
    """Attacked, it must send the carnivore on to another species of its owner that this carnivore is able
    to attack; once per species and attack. [MMIM-1 … MMIM-5]"""

    name = "mimicry"
    roles = IGNORABLE

    def can_react(self, game: "Mutations", attack: "Attack", target: i64) -> bool:
        if target in (NOWHERE, attack.prey) or attack.prey in attack.mimicked:
            return False
        return attack.reaches(game, target)

    def foretold(self, game: "Mutations", codes: list[int]) -> Message:
        return Message("preview-mut-redirects", {"species": [str(SPECIES.of(code)) for code in codes]})

    def react(self, game: "Mutations", attack: "Attack", target: int) -> None:
        attack.mimicked.append(attack.prey)
        attack.redirect_to(game, target)


class DevelopmentDefects(Trait):
    """Whoever attacks it may ignore one of its traits. [MDEF-1 … MDEF-5]"""

    name = "development-defects"
    roles = FLAWED
