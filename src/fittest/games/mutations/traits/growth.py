"""Traits of births, food and burdens."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from fittest.games.mutations.traits.base import COSTS, GNAWS, GRAZES, Trait

if TYPE_CHECKING:
    from fittest.games.mutations.state import Mutations

FOOD_PER_ANIMAL: Final = 2


class Aedificator(Trait):
    """Each of its animals adds two food to the centre when feeding starts. [MAED-1]"""

    name = "aedificator"

    def bounty(self, game: "Mutations", species: i64) -> int:
        return FOOD_PER_ANIMAL * game.population[species]


class BarkBeetle(Trait):
    """A shelter put on an animal that can receive food turns into food; on a fed one, or with an
    animal that takes no food, it stays a shelter. [MBBT-1 … MBBT-4]"""

    name = "bark-beetle"
    roles = GNAWS


class Budding(Trait):
    """At the start of every turn the top card of the player deck becomes one more animal, whatever
    the limit says, if the price can be paid. [MBUD-1 MBUD-2 MEXM-4]"""

    name = "budding"

    def turn_start(self, game: "Mutations", species: i64) -> None:
        if game.can_pay(species):
            game.grow(species)


class Extremophile(Trait):
    """Each animal added to it, in whatever way, costs one more card of the player deck, discarded
    unseen. [MEXM-1 … MEXM-4]"""

    name = "extremophile"
    roles = COSTS


class Grazing(Trait):
    """Once in each of their moves the owner may remove red food from the centre, at most one for each such
    animal. [MGRZ-1 … MGRZ-3]"""

    name = "grazing"
    roles = GRAZES


class MetabolicSyndrome(Trait):
    """A larger appetite and nothing else. [MMET-1]"""

    name = "metabolic-syndrome"
    corner = 1


class Simplification(Trait):
    """Takes off the last trait played on the species; that card, then this one, become new species.
    A card that something else still uses stays where it is. [MSIM-1 … MSIM-4, M34]"""

    name = "simplification"

    def played(self, game: "Mutations", species: i64, card: i64) -> None:
        owner = game.owner[species]
        if game.mask[species]:
            lost = game.take_off(species)
            if not game.in_use(lost):
                game.found(owner, lost)
        game.found(owner, card)


class Viviparous(Trait):
    """When one of its animals becomes fed the top card of the general deck joins the species as an
    animal that is fed this turn. [MVIV-1 MVIV-2 MEXM-3]"""

    name = "viviparous"
    corner = 1

    def became_fed(self, game: "Mutations", species: i64) -> None:
        if game.general and len(game.decks[game.owner[species]]) >= game.price(species):
            game.bear(species)
