"""How a player who does not think would lean: rough weights for imagined games.

The ratings are in points, after the greedy bot's, but read from the state, which is quicker.
"""

from typing import TYPE_CHECKING, Final

from fittest.games.mutations import codes as c
from fittest.games.mutations.knowledge import NO_CARD
from fittest.games.mutations.species import HUNTING, Animal, Species
from fittest.games.mutations.traits.catalog import ACTING, KIND_OF
from fittest.kernel.leaning import weights

if TYPE_CHECKING:
    from fittest.games.mutations.game import Mutations

CERTAINTY: Final = 12.0
FOOD_PER_PLAYER: Final = 3.3
"""Food that a player can count on in a turn, beside hunting."""
ANIMAL: Final = 2.0
RIVAL: Final = 0.4
"""What it is worth that a rival loses a point."""

BIG: Final = 1 << KIND_OF["Big"]
SWIMMING: Final = 1 << KIND_OF["Swimming"]
RUNNING: Final = 1 << KIND_OF["Running"]
MIMICRY: Final = 1 << KIND_OF["Mimicry"]
POISONOUS: Final = 1 << KIND_OF["Poisonous"]
BARK_BEETLE: Final = 1 << KIND_OF["BarkBeetle"]
EXTREMOPHILE: Final = 1 << KIND_OF["Extremophile"]
DEFECTS: Final = 1 << KIND_OF["DevelopmentDefects"]


def leanings(game: "Mutations", codes: list[int]) -> list[int]:
    decision = game.decision
    mind = Mind(game, decision.seat if decision is not None else 0)
    return weights([mind.rate(code) for code in codes], CERTAINTY)


class Mind:
    """The table as `seat` sees it now. It lasts for one decision."""

    def __init__(self, game: "Mutations", seat: int) -> None:
        self.game = game
        self.seat = seat
        self.appetite = 0
        self.hunger = 0
        for species in game.rows[seat]:
            if not species.fasts:
                self.appetite += species.need * len(species.animals)
                for animal in species.animals:
                    self.hunger += missing(species, animal)

    def rate(self, code: int) -> float:
        verb = c.verb_of(code)
        if verb in (c.TAKE_RED, c.TAKE_GREEN, c.TAKE_BLACK, c.ATTACK, c.LOSE, c.SCAVENGE):
            species = self.game.the_species(c.animal_species_of(code))
            animal = species.animal(c.number_of(code))
            assert animal is not None
            return self.rate_animal(verb, code, species, animal)
        if verb == c.SPECIES:
            return self.room()
        if verb in (c.GROW, c.DIVERGE):
            species = self.game.the_species(c.species_of(code))
            if species.fasts or species.mask & EXTREMOPHILE:
                return -1.0
            return self.room() + 0.15 * len(species.cards) - 0.6 * (species.need - 1)
        if verb == c.TRAIT:
            return trait_rating(self.game.the_species(c.species_of(code)))
        if verb == c.KEEP:
            return self.keeping()
        if verb == c.CONVERT:
            return 1.1
        if verb == c.GRAZE:
            count = c.extra_of(code)
            return 0.25 + 0.01 * count if count <= self.game.red - self.hunger else -1.0
        if verb == c.REACT:
            return self.reaction(code)
        if verb == c.IGNORE:
            return ignoring(code)
        if verb == c.REVEAL:
            return 1.0 + ignoring(code)
        return 0.5 if verb == c.DECLINE else 0.0

    def rate_animal(self, verb: int, code: int, species: Species, animal: Animal) -> float:
        lacking = missing(species, animal)
        if verb == c.TAKE_RED:
            if lacking > self.game.red:
                return 0.3
            return 2.0 + self.worth(species) / max(lacking, 1) + 0.1 * animal.food
        if verb == c.TAKE_GREEN:
            if species.mask & BARK_BEETLE and lacking:
                return 2.0 + self.worth(species) / lacking
            if not self.in_danger(species):
                return 0.2
            return 0.6 + (0.8 if species.is_fed(animal) else 0.2) * self.worth(species) / 3.0
        if verb == c.TAKE_BLACK:
            return self.infection(species)
        if verb == c.ATTACK:
            return self.attack(species, animal, self.game.the_species(c.species_of(code)), code)
        if verb == c.LOSE:
            fed = 0.0 if species.is_fed(animal) else 2.0
            return fed + 0.3 * animal.parasites - 0.5 * animal.food - (0.2 if animal.sheltered else 0.0)
        return self.worth(species) / max(lacking, 1)

    # -- development ---------------------------------------------------------------------------

    def room(self) -> float:
        """A new animal: worth having while it can be fed."""
        if self.game.last_turn:
            return 0.5 + (ANIMAL if self.appetite < FOOD_PER_PLAYER else 0.0)
        if self.appetite < FOOD_PER_PLAYER:
            return 1.5
        return 0.2 - 0.1 * (self.appetite - FOOD_PER_PLAYER)

    def keeping(self) -> float:
        card = self.game.open_card
        trait = 0 if card == NO_CARD else ACTING[self.game.faces[card]].bit
        if trait & BARK_BEETLE:
            return 1.2
        return 1.0 if trait & DEFECTS and self.appetite > FOOD_PER_PLAYER + 1.0 else 0.5

    # -- worth and danger ----------------------------------------------------------------------

    def worth(self, species: Species) -> float:
        """What one more or one less animal of the species is worth; the last one carries its traits."""
        if len(species.animals) > 1:
            return ANIMAL + 0.3
        points = ANIMAL
        for card in species.cards:
            points += 1.2 + ACTING[self.game.faces[card]].corner
        return points

    def in_danger(self, species: Species) -> bool:
        """Could a hunter of another player attack this species?"""
        for row in self.game.rows:
            for hunter in row:
                if (
                    hunter.owner != self.seat
                    and hunter.mask & HUNTING
                    and species.mask & BIG & ~hunter.mask == 0
                    and (species.mask ^ hunter.mask) & SWIMMING == 0
                ):
                    return True
        return False

    def infection(self, species: Species) -> float:
        """Gather parasites on one species of the others, the more so if mine would be the victim."""
        count = species.parasites() + 1
        mine = theirs = 0
        for row in self.game.rows:
            for other in row:
                if other.owner == self.seat:
                    mine = max(mine, other.parasites())
                else:
                    theirs = max(theirs, other.parasites())
        rating = 0.4 + 0.05 * count + 0.05 * self.worth(species)
        return rating + (1.2 if mine >= theirs > 0 and count == theirs + 1 else 0.0)

    # -- attacks -------------------------------------------------------------------------------

    def attack(self, hunter: Species, animal: Animal, prey: Species, code: int) -> float:
        """A meal and a rival's loss, against poison, escape and the loss of one's own."""
        acting = prey.mask & ~c.ignored_mask(c.extra_of(code))
        odds = 0.5 if acting & RUNNING else 1.0
        if acting & MIMICRY:
            odds *= 0.9
        gain = -self.worth(prey) if prey.owner == self.seat else RIVAL * self.worth(prey)
        if acting & POISONOUS:
            gain -= self.worth(hunter)
        else:
            gain += 1.0 + self.worth(hunter) / max(1, hunter.need - animal.food)
        return odds * gain + (0.5 if gain > 0.0 else 0.0)

    def reaction(self, code: int) -> float:
        """Try to escape first; send the hunter on to what is worth least."""
        target = self.game.species(c.species_of(code))
        if target is None:
            return 1.0
        bait = 1.5 if target.mask & POISONOUS else 0.4 if target.mask & RUNNING else 0.0
        return bait - 0.2 * self.worth(target)


def missing(species: Species, animal: Animal) -> int:
    """Tokens from the centre that this animal still wants."""
    return 0 if species.fasts or species.is_fed(animal) else species.need - animal.food


def trait_rating(species: Species) -> float:
    """A point, mostly, and sometimes a burden; the first one may be turned away if it is harmful."""
    rating = 1.0 if not species.cards else 0.9 - 0.1 * len(species.cards)
    if species.fasts:
        rating -= 0.6
    return rating - 0.3 if species.need > 2 else rating


def ignoring(code: int) -> float:
    mask = c.ignored_mask(c.extra_of(code))
    rating = 3.0 if mask & POISONOUS else 0.1
    if mask & RUNNING:
        rating += 1.5
    return rating + 0.8 if mask & MIMICRY else rating
