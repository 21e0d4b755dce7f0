"""Random Mutations: feed what can be fed, hunt what is worth it, grow with the food. In points."""

from typing import Final

from mypy_extensions import i64

from fittest.bots.heuristics.base import Heuristic, OptionRater, points_of
from fittest.games.mutations import moves
from fittest.games.mutations.ids import NO_CARD, NOBODY
from fittest.games.mutations.state import COSTLY, FASTING, Mutations
from fittest.games.mutations.traits.catalog import ACTING, KIND_OF
from fittest.kernel.game import Game
from fittest.kernel.moves import Verb

FOOD_N: Final = 0
ANIMAL_N: Final = 1
RIVAL_N: Final = 2
ROOM_N: Final = 3
FULL_N: Final = 4
CROWDED_N: Final = 5
GROW_TRAITS_N: Final = 6
GROW_NEED_N: Final = 7
FIRST_TRAIT_N: Final = 8
TRAIT_N: Final = 9
MORE_TRAITS_N: Final = 10
COSTLY_N: Final = 11
KEEP_N: Final = 12
MEAL_N: Final = 13
EAGER_N: Final = 14
CARD_N: Final = 15
SHELTER_N: Final = 16
INFECT_N: Final = 17
FIRST: Final[dict[str, float]] = {
    "food": 3.3,
    "animal": 2.0,
    "rival": 0.4,
    "room": 1.5,
    "full": 0.2,
    "crowded": 0.1,
    "grow_traits": 0.15,
    "grow_need": 0.6,
    "first_trait": 1.0,
    "trait": 0.9,
    "more_traits": 0.1,
    "costly": 0.3,
    "keep": 0.5,
    "meal": 1.0,
    "eager": 0.5,
    "card": 1.2,
    "shelter": 0.6,
    "infect": 0.4,
}
"""The numbers that training may tune, in the order of their places, and their first values."""

BIG: Final = 1 << KIND_OF["big"]
SWIMMING: Final = 1 << KIND_OF["swimming"]
RUNNING: Final = 1 << KIND_OF["running"]
MIMICRY: Final = 1 << KIND_OF["mimicry"]
POISONOUS: Final = 1 << KIND_OF["poisonous"]
BARK_BEETLE: Final = 1 << KIND_OF["bark-beetle"]
DEFECTS: Final = 1 << KIND_OF["development-defects"]


class MutationsHeuristic(Heuristic):
    certainty = 12.0
    reads_hidden = False

    def __init__(self) -> None:
        super().__init__()
        self.numbers = list(FIRST.values())

    @property
    def number_names(self) -> list[str]:
        return list(FIRST)

    def rater(self, game: Game) -> OptionRater:
        assert isinstance(game, Mutations)
        decision = game.decision
        return Rater(game, decision.seat if decision is not None else 0, self.numbers)

    @property
    def fact_names(self) -> list[str]:
        return ["points", "rival_points", "animals", "species", "traits", "parasites", "cards"]

    def facts(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, Mutations)
        animals = traits = parasites = 0
        for species in game.rows[seat]:
            animals += game.population[species]
            traits += game.count_traits(species)
            parasites += game.parasites_on(species)
        counts = [animals, len(game.rows[seat]), traits, parasites, len(game.decks[seat])]
        return points_of(game, seat) + [float(count) for count in counts]


class Rater(OptionRater):
    """The table as `seat` sees it now. It lasts for one decision."""

    def __init__(self, game: Mutations, seat: int, numbers: list[float]) -> None:
        self.game = game
        self.n = numbers
        self.seat = seat
        self.appetite = 0
        self.hunger = 0
        for species in game.rows[seat]:
            if not game.mask[species] & FASTING:
                self.appetite += game.need[species] * game.population[species]
                for animal in game.animals_of(species):
                    self.hunger += self.missing(animal)

    def rate(self, code: i64) -> float:
        verb = moves.MOVES.verb_of(code)
        if verb in (moves.RED, moves.GREEN, moves.BLACK, moves.ATTACK, moves.LOSE, moves.SCAVENGE):
            return self.rate_animal(verb, code, self.game.animal(moves.home_of(code), moves.number_of(code)))
        if verb == moves.AS_SPECIES:
            return self.room()
        if verb in (moves.GROW, moves.DIVERGE):
            species = moves.SPECIES.of(code)
            if self.game.mask[species] & (FASTING | COSTLY):
                return -1.0
            burden = self.n[GROW_NEED_N] * (int(self.game.need[species]) - 1)
            return self.room() + self.n[GROW_TRAITS_N] * int(self.game.count_traits(species)) - burden
        if verb == moves.AS_TRAIT:
            return self.trait_rating(moves.SPECIES.of(code))
        if verb == moves.KEEP:
            return self.keeping()
        if verb == moves.CONVERT:
            return 1.1
        if verb == moves.GRAZE:
            count = int(moves.COUNT.of(code))
            return 0.25 + 0.01 * count if count <= self.game.red - self.hunger else -1.0
        if verb == moves.REACT:
            return self.reaction(code)
        if verb == moves.IGNORE:
            return ignoring(code)
        if verb == moves.REVEAL:
            return 1.0 + ignoring(code)
        return 0.5 if verb == moves.DECLINE else 0.0

    def rate_animal(self, verb: Verb, code: int, animal: i64) -> float:
        game = self.game
        species = game.home[animal]
        lacking = self.missing(animal)
        if verb == moves.RED:
            if lacking > game.red:
                return 0.3
            return 2.0 + self.worth(species) / max(lacking, 1) + 0.1 * int(game.food[animal])
        if verb == moves.GREEN:
            if game.mask[species] & BARK_BEETLE and lacking:
                return 2.0 + self.worth(species) / lacking
            if not self.in_danger(species):
                return 0.2
            return self.n[SHELTER_N] + (0.8 if game.is_fed(animal) else 0.2) * self.worth(species) / 3.0
        if verb == moves.BLACK:
            return self.infection(species)
        if verb == moves.ATTACK:
            return self.attack(animal, moves.SPECIES.of(code), code)
        if verb == moves.LOSE:
            fed = 0.0 if game.is_fed(animal) else 2.0
            kept = 0.5 * int(game.food[animal]) + (0.2 if game.is_sheltered(animal) else 0.0)
            return fed + 0.3 * int(game.parasites[animal]) - kept
        return self.worth(species) / max(lacking, 1)

    # -- development ---------------------------------------------------------------------------

    def room(self) -> float:
        """A new animal: worth having while it can be fed."""
        if self.game.last_turn:
            return 0.5 + (self.n[ANIMAL_N] if self.appetite < self.n[FOOD_N] else 0.0)
        if self.appetite < self.n[FOOD_N]:
            return self.n[ROOM_N]
        return self.n[FULL_N] - self.n[CROWDED_N] * (self.appetite - self.n[FOOD_N])

    def keeping(self) -> float:
        card = self.game.open_card
        trait = 0 if card == NO_CARD else ACTING[self.game.faces[card]].bit
        if trait & BARK_BEETLE:
            return 1.2
        return 1.0 if trait & DEFECTS and self.appetite > self.n[FOOD_N] + 1.0 else self.n[KEEP_N]

    # -- worth and danger ----------------------------------------------------------------------

    def worth(self, species: i64) -> float:
        """What one more or one less animal of the species is worth; the last one carries its traits."""
        if self.game.population[species] > 1:
            return self.n[ANIMAL_N] + 0.3
        cards = self.n[CARD_N] * int(self.game.count_traits(species))
        return self.n[ANIMAL_N] + cards + int(self.game.need[species]) - 1

    def missing(self, animal: i64) -> int:
        """Tokens from the centre that this animal still wants."""
        game = self.game
        if not game.can_receive(animal):
            return 0
        return game.need[game.home[animal]] - game.food[animal]

    def trait_rating(self, species: i64) -> float:
        """A point, mostly, and sometimes a burden; the first one may be turned away if it is harmful."""
        traits = int(self.game.count_traits(species))
        rating = self.n[FIRST_TRAIT_N] if traits == 0 else self.n[TRAIT_N] - self.n[MORE_TRAITS_N] * traits
        if self.game.mask[species] & FASTING:
            rating -= 0.6
        return rating - self.n[COSTLY_N] if self.game.need[species] > 2 else rating

    def in_danger(self, species: i64) -> bool:
        """Could a carnivore of another player attack this species?"""
        game = self.game
        traits = game.mask[species]
        for carnivore in range(i64(1), game.next_id):
            if (
                game.owner[carnivore] not in (self.seat, NOBODY)
                and game.hunts(carnivore)
                and traits & BIG & ~game.mask[carnivore] == 0
                and (traits ^ game.mask[carnivore]) & SWIMMING == 0
            ):
                return True
        return False

    def infection(self, species: i64) -> float:
        """Gather parasites on one species of the others, the more so if mine would be the victim."""
        game = self.game
        count = game.parasites_on(species) + 1
        mine: i64 = 0
        theirs: i64 = 0
        for other in range(i64(1), game.next_id):
            if game.owner[other] == self.seat:
                mine = max(mine, game.parasites_on(other))
            else:
                theirs = max(theirs, game.parasites_on(other))
        rating = self.n[INFECT_N] + 0.05 * int(count) + 0.05 * self.worth(species)
        return rating + (1.2 if mine >= theirs > 0 and count == theirs + 1 else 0.0)

    # -- attacks -------------------------------------------------------------------------------

    def attack(self, animal: i64, prey: i64, code: int) -> float:
        """A meal and a rival's loss, against poison, escape and the loss of one's own."""
        game = self.game
        carnivore = game.home[animal]
        acting = game.mask[prey] & ~moves.ignored_in(code)
        odds = 0.5 if acting & RUNNING else 1.0
        if acting & MIMICRY:
            odds *= 0.9
        gain = -self.worth(prey) if game.owner[prey] == self.seat else self.n[RIVAL_N] * self.worth(prey)
        if acting & POISONOUS:
            gain -= self.worth(carnivore)
        else:
            lacking = max(1, int(game.need[carnivore]) - int(game.food[animal]))
            gain += self.n[MEAL_N] + self.worth(carnivore) / lacking
        return odds * gain + (self.n[EAGER_N] if gain > 0.0 else 0.0)

    def reaction(self, code: int) -> float:
        """Try to escape first; send the carnivore on to what is worth least."""
        target = moves.SPECIES.of(code)
        if not self.game.lives(target):
            return 1.0
        traits = self.game.mask[target]
        bait = 1.5 if traits & POISONOUS else 0.4 if traits & RUNNING else 0.0
        return bait - 0.2 * self.worth(target)


def ignoring(code: int) -> float:
    mask = moves.ignored_in(code)
    rating = 3.0 if mask & POISONOUS else 0.1
    if mask & RUNNING:
        rating += 1.5
    return rating + 0.8 if mask & MIMICRY else rating
