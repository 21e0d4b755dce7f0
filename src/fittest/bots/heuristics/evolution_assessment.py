"""What a player sees at a glance: who could attack whom, what an animal is worth, how much food there is.

Rough numbers in points, for the heuristic; quick, since imagined games ask for them all the time.
"""

from typing import Final

from mypy_extensions import i64

from fittest.games.evolution import ids
from fittest.games.evolution.animals import BODILESS, POISONED, Animal
from fittest.games.evolution.ids import bit
from fittest.games.evolution.rules import FEEDING
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.trait import HOOKS, traits_in
from fittest.kernel.vectors import vec

SPECIALIZED: Final = bit(ids.SPECIALIZATION_A) | bit(ids.SPECIALIZATION_B)
HELPED: Final = bit(ids.PIRACY) | bit(ids.SCAVENGER) | bit(ids.HIBERNATION)
UNKNOWN: Final = -1.0
UNCOUNTED: Final = -1


class Assessment:
    """The table as `seat` sees it now. It lasts for one decision."""

    def __init__(self, game: Evolution, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.seasons = game.rules.turns > 0
        self.turns_left = turns_left(game)
        self.later = min(self.turns_left, 2.0)
        self.spares = vec[float]()
        # By the numbers of the animals, as soon as somebody asks.
        self.worths = vec[float]([UNKNOWN] * game.next_id)
        self.threats = vec[i64]([UNCOUNTED] * game.next_id)

    def spare(self, at: int) -> float:
        """Food that the seat can hope for in a territory this turn, less what its animals there need."""
        if not self.spares:
            self.spares = vec[float]([self.reckon(place) for place in range(len(self.game.bank))])
        return self.spares[at]

    def reckon(self, at: int) -> float:
        game = self.game
        bank = float(game.bank[at])
        if game.stage != FEEDING and game.bank[at] == 0:
            bank = game.rules.dice[at] * 3.5 + game.rules.added[at]
        food = bank / game.players
        for animal in game.animals:
            if animal.owner != self.seat or animal.at != at or animal.body == BODILESS:
                continue
            food += 0.6 * fat(animal) - float(animal.need)
            if animal.acts & HOOKS.hunts and self.has_prey(animal):
                food += 1.2
            if animal.acts & (SPECIALIZED | bit(ids.HOMEOTHERMY)):
                food += 0.5
            if animal.acts & HELPED:
                food += 0.4
        for link in game.links:
            if link.acts and game.animal(link.a).owner == self.seat and game.animal(link.a).at == at:
                food += (
                    1.0 if link.trait == ids.COOPERATION else 0.4 if link.trait == ids.COMMUNICATION else 0.0
                )
        return food

    # -- worth ---------------------------------------------------------------------------------

    def worth(self, animal: Animal) -> float:
        """Points it would bring, and what it is good for beyond them."""
        if self.worths[animal.id] == UNKNOWN:
            self.worths[animal.id] = self.appraise(animal)
        return self.worths[animal.id]

    def appraise(self, animal: Animal) -> float:
        later = self.later
        points = 2.0 + 0.6 * later
        for card in animal.cards:
            points += self.game.rules.points[card & ids.TRAIT] + self.game.rules.need[card & ids.TRAIT]
            if card & ids.YELLOW and later > 0.0:
                points += 0.3
        points += float(animal.links) * (0.2 if self.seasons else 0.5)
        if self.seasons:
            points *= 1.0 + 0.3 * min(self.turns_left, 3.0)
        return points * 0.05 if animal.flags & POISONED else points

    def missing(self, animal: Animal) -> int:
        return 0 if self.game.is_fed(animal) else animal.need - animal.food

    # -- who attacks whom ----------------------------------------------------------------------

    def can_attack(self, carnivore: Animal, prey: Animal) -> bool:
        if carnivore.id == prey.id or carnivore.at != prey.at or prey.body == BODILESS:
            return False
        game = self.game
        for trait in traits_in(carnivore.acts & HOOKS.restrains):
            if trait.restrains(game, carnivore, prey):
                return False
        wits = 1 if carnivore.acts & bit(ids.INTELLECT) else 0
        for trait in traits_in(prey.acts & HOOKS.shields):
            if trait.shields(game, carnivore, prey, False):
                wits -= 1
                if wits < 0:
                    return False
        return True

    def has_prey(self, carnivore: Animal) -> bool:
        for prey in self.game.animals:
            if prey.owner != carnivore.owner and self.can_attack(carnivore, prey):
                return True
        return False

    def catches(self, carnivore: Animal) -> float:
        """How many of the others' animals it could eat, by their odds."""
        total = 0.0
        for prey in self.game.animals:
            if prey.owner != carnivore.owner and self.can_attack(carnivore, prey):
                total += self.odds(carnivore, prey, -1)
        return total

    def carnivores_of(self, prey: Animal) -> int:
        """How many carnivores of others could attack it, hungry or not."""
        if self.threats[prey.id] == UNCOUNTED:
            self.threats[prey.id] = self.count_carnivores(prey)
        return self.threats[prey.id]

    def count_carnivores(self, prey: Animal) -> i64:
        count: i64 = 0
        for carnivore in self.game.animals:
            if (
                carnivore.owner != prey.owner
                and carnivore.acts & HOOKS.hunts
                and self.can_attack(carnivore, prey)
            ):
                count += 1
        return count

    def carnivores_with(self, prey: Animal, trait: int) -> int:
        """The same if the prey had one more trait."""
        before = prey.acts
        prey.acts = before | bit(trait)
        count = self.count_carnivores(prey)
        prey.acts = before
        return count

    def odds(self, carnivore: Animal, prey: Animal, ignored: int) -> float:
        """How likely an attack ends with the prey eaten."""
        odds = 1.0
        for card in prey.cards:
            trait = card & ids.TRAIT
            if card & (ids.OFF | ids.USED) or trait == ignored:
                continue
            if trait == ids.RUNNING:
                odds *= 0.5
            elif trait in (ids.SHELL, ids.INK_CLOUD):
                odds *= 0.1
            elif trait == ids.TAIL_LOSS:
                odds *= 0.05
            elif trait == ids.MIMICRY and self.has_double(carnivore, prey):
                odds *= 0.3
        return odds

    def has_double(self, carnivore: Animal, prey: Animal) -> bool:
        for other in self.game.animals:
            if other.owner == prey.owner and other.id != prey.id and self.can_attack(carnivore, other):
                return True
        return False


def turns_left(game: Evolution) -> float:
    """Turns after this one, roughly."""
    if game.last_turn:
        return 0.0
    if game.rules.turns:
        return float(game.rules.turns - game.turn)
    return max(1.0, len(game.deck) / (len(game.animals) + 2.0 * game.players))


def fat(animal: Animal) -> int:
    """Yellow tokens that the animal could live on."""
    count = 0
    for card in animal.cards:
        if card & ids.YELLOW and card & ids.OFF == 0:
            count += 1
    return count
