"""The card game: what is good for an animal, and for whom.

Ratings are in points. They ask the hooks of the traits wherever these say enough; what a trait is good for
beyond that stands in tables, and one that is not in them is judged by its declared attributes.
"""

from typing import Final

from mypy_extensions import i64

from fittest.bots.heuristics import evolution_numbers as number
from fittest.bots.heuristics.base import Heuristic, OptionRater, points_of
from fittest.bots.heuristics.evolution_assessment import SPECIALIZED, Assessment, fat
from fittest.bots.heuristics.evolution_knowledge import NUISANCE, Knowledge
from fittest.features.evolution_summary import trait_names
from fittest.games.evolution import ids, moves
from fittest.games.evolution.animals import BODILESS, HUNGRY, POISONED, Animal
from fittest.games.evolution.cards import FIRST_SIDE, SECOND_SIDE
from fittest.games.evolution.hunt import Hunt
from fittest.games.evolution.ids import bit
from fittest.games.evolution.moves import is_reaction, is_use, ref_trait
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.take import Take
from fittest.games.evolution.trait import HOOKS, TRAITS
from fittest.games.evolution.traits.travel import Following
from fittest.kernel.game import Game
from fittest.kernel.vectors import vec

NOWHERE: Final = -2


class EvolutionHeuristic(Heuristic):
    reads_hidden = False

    def __init__(self) -> None:
        super().__init__()
        self.known = Knowledge()
        self.numbers = [*number.DEFAULTS, *self.known.uses]
        self.tuned = vec[float](self.numbers)

    @property
    def number_names(self) -> list[str]:
        return number.NAMES + [f"use_{name}" for name in trait_names()]

    def tune(self, values: dict[str, float]) -> None:
        super().tune(values)
        self.tuned = vec[float](self.numbers)
        self.known.uses = vec[float](self.numbers[len(number.NAMES) :])

    def rater(self, game: Game) -> OptionRater:
        assert isinstance(game, Evolution)
        decision = game.decision
        return Rater(game, decision.seat if decision is not None else 0, self.known, self.tuned)

    @property
    def fact_names(self) -> list[str]:
        return ["points", "rival_points", "animals", "traits", "fat", "cards", "rival_animals"]

    def facts(self, game: Game, seat: int) -> list[float]:
        assert isinstance(game, Evolution)
        animals = traits = stored = 0
        for animal in game.animals:
            if animal.owner == seat and animal.body != BODILESS:
                animals += 1
                traits += animal.traits()
                stored += fat(animal)
        herds = [0] * game.players
        for animal in game.animals:
            herds[animal.owner] += 1
        herds[seat] = 0
        counts = [animals, traits, stored, len(game.seats[seat].hand), max(herds)]
        return points_of(game, seat) + [float(count) for count in counts]


class Rater(OptionRater):
    """Rates the options of one decision."""

    def __init__(self, game: Evolution, seat: int, known: Knowledge, numbers: vec[float]) -> None:
        self.game = game
        self.seat = seat
        self.table = Assessment(game, seat)
        self.known = known
        self.n = numbers
        # What a new animal is worth, and where.
        self.settler = 0.0
        self.settled: i64 = NOWHERE

    def rate(self, code: i64) -> float:
        """What is not in this list is a pass or an end: neither good nor bad."""
        if moves.LAY.matches(code):
            kept = self.n[number.LAY_CARD] * self.card_value(moves.HAND_CARD.of(code))
            return self.lay(moves.LAID_IN.of(code)) - kept
        if moves.PLAY.matches(code):
            return self.play(code)
        if moves.FEED.matches(code):
            return self.feed(self.game.animal(moves.ACTOR.of(code)))
        if is_use(code):
            return self.use(code)
        if is_reaction(code):
            return self.react(code)
        if moves.DECLINE.matches(code):
            return self.decline()
        if moves.IGNORE.matches(code):
            return NUISANCE.get(moves.TOLD_TRAIT.of(code), 0.1)
        if moves.SHARE.matches(code):
            return self.relief(self.game.animal(moves.OTHER.of(code)), 1)
        if moves.SCAVENGE.matches(code):
            return self.relief(self.game.animal(moves.ACTOR.of(code)), 1)
        if moves.STOW.matches(code):
            return float(moves.PLACE.of(code))
        if moves.UNSTOW.matches(code):
            return -float(moves.PLACE.of(code))
        if moves.RESTORE.matches(code):
            return self.restore(code)
        if moves.DISCARD.matches(code):
            return -self.card_value(moves.HAND_CARD.of(code))
        if moves.SPEND.matches(code):
            return self.spend(self.game.animal(moves.ACTOR.of(code)))
        return 0.0

    def side_value(self, trait: int) -> float:
        if trait == ids.NONE:
            return 0.0
        return 1.0 + self.game.rules.need[trait] + self.known.uses[trait] + self.dearer(trait)

    def dearer(self, trait: int) -> float:
        """Points that house rules add to the card, or take from it."""
        return float(self.game.rules.points[trait] - (0 if self.table.seasons else 1))

    def card_value(self, card: int) -> float:
        """How gladly a card is kept in hand."""
        if HOOKS.conceals & bit(FIRST_SIDE[card]):
            return 0.0
        return max(self.side_value(FIRST_SIDE[card]), self.side_value(SECOND_SIDE[card]))

    def trait_worth(self, trait: int) -> float:
        """What the animal's owner loses with this trait of it."""
        if self.known.curses & bit(trait):
            return -0.2 if self.game.last_turn else -1.5
        worth = float(self.game.rules.points[trait] + self.game.rules.need[trait])
        if trait in (ids.CARNIVOROUS, ids.SWIMMING, ids.BIG, ids.CAMOUFLAGE):
            return worth + 0.8
        return worth if trait == ids.TAIL_LOSS else worth + 0.4

    # -- development ---------------------------------------------------------------------------

    def lay(self, at: i64) -> float:
        if self.settled != at:
            self.settled = at
            self.settler = self.newborn(max(at, 0))
        return self.settler

    def newborn(self, at: i64) -> float:
        """A new animal is worth its points, and a card each turn, as far as it can be fed."""
        chance = min(
            0.95, max(0.15, self.n[number.LAY_SURE] + self.n[number.LAY_SPARE] * self.table.spare(at))
        )
        later = self.n[number.LAY_LATER_SEASONS if self.table.seasons else number.LAY_LATER]
        worth = self.n[number.LAY] + later * self.table.later
        mine = 0
        for animal in self.game.animals:
            if animal.owner == self.seat:
                mine += 1
        return worth * chance + (self.n[number.LAY_FEW] if mine < 2 else 0.0) - self.n[number.LAY_MANY] * mine

    def play(self, code: int) -> float:
        trait = moves.SIDE.of(code)
        card = moves.HAND_CARD.of(code)
        animal = self.game.animal(moves.HOST.of(code))
        other = SECOND_SIDE[card] if FIRST_SIDE[card] == trait else FIRST_SIDE[card]
        lost = self.n[number.OTHER_SIDE] * self.side_value(other)
        if moves.SECOND_HOST.is_in(code):
            return self.pair(trait, animal, self.game.animal(moves.SECOND_HOST.of(code))) - lost
        if self.known.curses & bit(trait):
            return self.curse(trait, animal) - lost
        if trait == ids.SWIMMING and len(self.game.bank) > 1:
            return self.ocean(animal) - lost
        if trait == ids.R_STRATEGY:
            if animal.owner != self.seat:
                return -0.5
            kept = 1.5 if self.table.spare(animal.at) > 0.0 else 0.6
            return 1.0 + kept * min(self.table.turns_left, 1.5) - lost
        return self.trait(trait, animal) - lost

    def trait(self, trait: int, animal: Animal) -> float:
        raised = self.game.rules.need[trait]
        points = (0.1 if self.table.seasons else 1.0) + raised * (1.5 if self.table.seasons else 1.0)
        points += self.dearer(trait)
        if raised:
            spare = self.table.spare(animal.at)
            food = (
                number.NEED_RICH if spare >= 1.0 else number.NEED_EVEN if spare >= -1.0 else number.NEED_POOR
            )
            points -= raised * self.n[food]
        points -= self.n[number.LOADED] * float(len(animal.cards))
        threats = self.table.carnivores_of(animal)
        use = self.use_of(trait, animal, threats)
        points += use if self.table.turns_left > 0.0 or self.table.seasons else 0.7 * use
        if not threats:
            return points
        dodge = self.known.dodges[trait]
        for card in animal.cards:
            dodge = max(dodge, self.known.dodges[card & ids.TRAIT])
        left = self.table.carnivores_with(animal, trait) if self.known.shields & bit(trait) else threats
        return points * max(0.35, 1.0 - self.n[number.THREAT] * left * (1.0 - dodge))

    def use_of(self, trait: int, animal: Animal, threats: int) -> float:
        use = self.known.uses[trait]
        if threats:
            if self.known.shields & bit(trait):
                kept_off = threats - self.table.carnivores_with(animal, trait)
                use += self.n[number.SHIELD] * kept_off * self.table.worth(animal)
            use += self.n[number.DODGE] * self.known.dodges[trait] * self.table.worth(animal)
        if HOOKS.hunts & bit(trait):
            carnivores = 0
            for other in self.game.animals:
                if other.owner == self.seat and other.acts & HOOKS.hunts:
                    carnivores += 1
            caught = self.table.catches(animal)
            use += min(caught, 3.0) * self.n[number.PREY] + (0.3 if caught > 0.0 else 0.0)
            return use - self.n[number.CARNIVORES] * carnivores
        if self.known.carnivores_only & bit(trait):
            return use + (self.n[number.CARNIVORE_HELP] if animal.acts & HOOKS.hunts else 0.0)
        if trait == ids.SWIMMING and animal.acts & HOOKS.hunts:
            return use - 1.0
        if trait == ids.FAT_TISSUE:
            if self.table.turns_left == 0.0:
                use -= 0.4
            for card in animal.cards:
                if card & ids.TRAIT == ids.FAT_TISSUE:
                    use -= 0.25
        elif trait == ids.HIBERNATION and self.game.last_turn:
            use -= 0.7
        elif trait in (ids.SPECIALIZATION_A, ids.SPECIALIZATION_B):
            for other in self.game.animals:
                if other.id != animal.id and other.at == animal.at and other.acts & bit(trait):
                    return use - 1.6
        return use

    def ocean(self, animal: Animal) -> float:
        """A card that moves an animal to where there is food for few, but a point for each."""
        sea = len(self.game.bank) - 1
        crowd = carnivores = 0
        for other in self.game.animals:
            if other.at == sea:
                crowd += 1
                if other.owner != self.seat and other.acts & HOOKS.hunts:
                    carnivores += 1
        gain = 0.15 * max(0.0, self.table.spare(sea) - self.table.spare(animal.at))
        rivals = max(1, self.game.players - 1)
        return 2.0 + gain - 0.45 * crowd / rivals - 0.6 * carnivores - 0.8 * float(animal.links)

    def curse(self, trait: int, animal: Animal) -> float:
        """The more there is to lose the better; but at the end the points go to the animal's owner."""
        worth = self.table.worth(animal)
        if trait == ids.NEOPLASM:
            return 0.8 + 0.35 * worth if len(animal.cards) <= 1 else 0.9 + 0.1 * worth
        raised = self.game.rules.need[trait]
        starves = 0.2 + 0.15 * float(animal.need + raised - 1) + (0.1 if animal.need > 2 else 0.0)
        starves = min(0.9, starves) - (0.15 if fat(animal) else 0.0)
        kept = (1 + raised + self.dearer(trait)) * (1.0 - starves)
        price = self.n[number.CURSE_KEPT] if self.table.turns_left >= 1.0 else 1.0
        return self.n[number.CURSE] + starves * worth * self.n[number.CURSE_STARVES] - kept * price

    def pair(self, trait: int, one: Animal, two: Animal) -> float:
        if self.known.curses & bit(trait):
            return (self.curse(trait, one) + self.curse(trait, two)) * 0.8
        points = (0.1 if self.table.seasons else 1.0) + self.known.uses[trait] + self.dearer(trait)
        if trait == ids.SYMBIOSIS:
            gain = self.table.worth(two) - self.table.worth(one) + 0.6 * self.table.carnivores_of(two)
            points += 0.3 * gain - 0.5 * float(one.need)
        else:
            points += self.n[number.PAIR_NEED] * float(one.need + two.need - 2)
            points -= self.n[number.PAIR_LINKS] * float(one.links + two.links)
        return points

    # -- food ----------------------------------------------------------------------------------

    def relief(self, animal: Animal, tokens: int) -> float:
        """What so many tokens mean to the animal: the nearer to being fed, the more."""
        missing = self.table.missing(animal)
        if missing <= 0:
            return self.n[number.STORE] if self.table.turns_left > 0.0 else 0.05
        reach = missing - tokens
        points = self.table.worth(animal)
        if animal.flags & HUNGRY:
            points *= 1.6
        if animal.flags & POISONED:
            points *= 0.1
        if reach <= 0:
            return points
        points /= missing
        hope = float(self.game.bank[animal.at]) / self.game.players + fat(animal)
        if animal.acts & HOOKS.hunts:
            hope += 1.5
        if animal.acts & SPECIALIZED:
            hope += 1.0
        return points if reach <= hope else self.n[number.FAR] * points

    def feed(self, animal: Animal) -> float:
        game = self.game
        points = self.n[number.FEED] + self.relief(animal, 1)
        missing = self.table.missing(animal)
        if missing > 0 and (fat(animal) >= missing or self.can_sleep(animal) or animal.acts & SPECIALIZED):
            points *= self.n[number.SUSTAINED]
        if animal.links:
            for link in game.links:
                if not link.acts or not link.touches(animal.id):
                    continue
                partner = game.animal(link.other(animal.id))
                if link.trait == ids.SYMBIOSIS:
                    if missing > 0 and link.a == animal.id and not game.is_fed(partner):
                        points += 0.6 * self.table.worth(partner)
                elif not link.used and game.can_receive(partner):
                    points += self.n[number.PARTNER] * self.relief(partner, 1)
        if missing == 1 and animal.acts & bit(ids.BURROWING):
            points += 0.4 * self.table.carnivores_of(animal)
        return points

    def can_sleep(self, animal: Animal) -> bool:
        return (
            animal.acts & bit(ids.HIBERNATION) != 0
            and not self.game.last_turn
            and not animal.has_mark(ids.HIBERNATION, ids.ACTIVE | ids.USED | ids.TIRED)
        )

    def use(self, code: int) -> float:
        trait = moves.TOLD_TRAIT.of(code)
        animal = self.game.animal(moves.ACTOR.of(code))
        top = self.game.stack[-1]
        if HOOKS.hunts & bit(trait):
            return self.hunt(animal, self.game.animal(moves.OTHER.of(code)), moves.IGNORED.of(code))
        if isinstance(top, Take):
            return self.hunt(animal, self.game.animal(top.animal), moves.IGNORED_IN_AMBUSH.of(code))
        if HOOKS.conceals & bit(trait):
            ignored = moves.IGNORED_IN_AMBUSH.of(code)
            return 2.0 + (NUISANCE.get(ignored, 1.0) if ignored >= 0 else 0.0)
        if isinstance(top, Following):
            gain = self.game.bank[top.goal] - self.game.bank[animal.at]
            wanted = self.table.missing(animal) > 0 and gain > 0
            return (1.0 if wanted else -0.5) - 0.7 * float(animal.links)
        if trait == ids.GRAZING:
            return self.graze(animal)
        if trait == ids.PIRACY:
            return self.rob(animal, self.game.animal(moves.OTHER.of(code)))
        if trait == ids.RECOMBINATION:
            return self.recombine(code, animal)
        if trait == ids.HOMEOTHERMY:
            return 6.0 + self.relief(animal, 1)
        if trait == ids.SHELL:
            return 1.4
        if trait in (
            ids.FAT_TISSUE,
            ids.HIBERNATION,
            ids.SPECIALIZATION_A,
            ids.SPECIALIZATION_B,
            ids.METAMORPHOSIS,
        ):
            return self.live_on(trait, code, animal)
        if trait in (ids.MIGRATION, ids.FLIGHT):
            return self.travel(animal, moves.GOAL.of(code))
        return self.unknown_use(trait, code, animal)

    def unknown_use(self, trait: int, code: int, animal: Animal) -> float:
        """Of a trait that this heuristic does not know: whoever may use something mostly gains by it, unless
        one's own animal is what it is used on."""
        if moves.OTHER in TRAITS[trait].form:
            other = self.game.find(moves.OTHER.of(code))
            if other is not None and other.owner == self.seat:
                return -0.5
        return 0.4 + (0.2 * self.table.worth(animal) if self.table.missing(animal) > 0 else 0.0)

    def live_on(self, trait: int, code: int, animal: Animal) -> float:
        """Food of one's own can wait until the bank is empty."""
        missing = self.table.missing(animal)
        bank = self.game.bank[animal.at]
        if trait == ids.FAT_TISSUE:
            if bank > 0:
                return -1.0 if moves.TOKENS.of(code) < missing else 0.3
            return self.table.worth(animal) if moves.TOKENS.of(code) == missing else -0.5
        if trait == ids.HIBERNATION:
            if missing <= 0:
                return -1.0
            eats = bank > 0 and self.game.can_receive(animal)
            return self.n[number.SLEEP] if eats else self.table.worth(animal)
        gain = self.relief(animal, 1)
        if trait == ids.METAMORPHOSIS:
            gain = gain * (0.5 if bank > 0 else 1.0) if missing > 0 else 0.0
            return gain - self.trait_worth(ref_trait(moves.SHED_CARD.of(code))) - 0.3
        return gain * 0.5 if bank > 0 else gain + 0.5

    def rob(self, animal: Animal, victim: Animal) -> float:
        points = self.n[number.ROB] + self.relief(animal, 1)
        if victim.owner == self.seat:
            return points - 2.0 - 1.5 * self.relief(victim, 1)
        return points + 0.3 * self.table.worth(victim)

    def travel(self, animal: Animal, goal: int) -> float:
        """To where there is food when there is none at home."""
        missing = self.table.missing(animal)
        if missing <= 0 or self.game.bank[animal.at] > 0 or self.game.bank[goal] < missing:
            return -1.0
        return 1.0 + 0.5 * self.table.worth(animal) - 0.7 * float(animal.links)

    def recombine(self, code: int, animal: Animal) -> float:
        """Worth it for a sleeper's card that the other one needs more."""
        other = self.game.animal(moves.GIFTED.of(code))
        gain = self.handed_on(ref_trait(moves.GIFT.of(code)), animal, other)
        return gain + self.handed_on(ref_trait(moves.GIFT_BACK.of(code)), other, animal) - 0.5

    def handed_on(self, trait: int, giver: Animal, taker: Animal) -> float:
        lost = trait != ids.FAT_TISSUE and taker.acts & bit(trait) != 0
        gain = -self.trait_worth(trait) if lost else 0.0
        if trait == ids.HIBERNATION and self.table.missing(giver) <= 0 < self.table.missing(taker):
            gain += self.table.worth(taker) if self.can_sleep(giver) else 0.0
        return gain

    def graze(self, animal: Animal) -> float:
        """Starve the others, but not oneself."""
        theirs = 0
        for other in self.game.animals:
            if other.at == animal.at and self.table.missing(other) > 0:
                if other.owner != self.seat:
                    theirs += 1
                elif self.game.can_receive(other):
                    return -1.0
        return self.n[number.GRAZE] if theirs else -0.1

    def hunt(self, carnivore: Animal, prey: Animal, ignored: int) -> float:
        odds = self.table.odds(carnivore, prey, ignored)
        acting = prey.acts if ignored < 0 else prey.acts & ~bit(ignored)
        stake = self.table.worth(prey)
        meal = self.relief(carnivore, 2)
        if prey.owner != self.seat:
            points = odds * (meal + self.n[number.STAKE] * stake)
        else:
            fed_anyway = self.game.bank[carnivore.at] > 0 or self.table.has_prey(carnivore)
            points = odds * ((0.2 if fed_anyway else 1.0) * meal - 1.3 * stake)
        if acting & bit(ids.TAIL_LOSS):
            points += 0.5 * self.relief(carnivore, 1) + 0.4
        if acting & bit(ids.POISONOUS):
            # Whoever starves anyway has nothing to lose.
            points -= odds * (meal + (0.0 if self.is_doomed(carnivore) else self.table.worth(carnivore)))
        if acting & bit(ids.CNIDOCYTES):
            points -= 0.8
        if acting & bit(ids.REGENERATION):
            points -= odds * 0.6 * stake
        return points - (0.4 if ignored >= 0 else 0.0)

    def is_doomed(self, carnivore: Animal) -> bool:
        """Will it starve unless it eats poison?"""
        if carnivore.flags & POISONED:
            return True
        missing = self.table.missing(carnivore)
        if missing <= fat(carnivore) or self.can_sleep(carnivore) or self.game.bank[carnivore.at] >= missing:
            return False
        if carnivore.acts & (SPECIALIZED | bit(ids.PIRACY)):
            return False
        for prey in self.game.animals:
            if (
                prey.owner != self.seat
                and prey.acts & bit(ids.POISONOUS) == 0
                and self.table.can_attack(carnivore, prey)
                and self.table.odds(carnivore, prey, -1) > 0.3
            ):
                return False
        return True

    # -- being hunted --------------------------------------------------------------------------

    def react(self, code: int) -> float:
        """The cheapest way out first; the die costs nothing. What is not known gets away somehow."""
        trait = moves.TOLD_TRAIT.of(code)
        carnivore = self.carnivore()
        if carnivore is not None and carnivore.owner == self.seat:
            return -1.0 if trait in (ids.SHELL, ids.INK_CLOUD) else 0.0
        if trait == ids.RUNNING:
            return 4.0
        if trait == ids.INK_CLOUD:
            return 3.0
        if trait == ids.MIMICRY:
            return 1.5 - self.bait(carnivore, self.game.animal(moves.ACTOR.of(code)))
        if trait == ids.TAIL_LOSS:
            return 1.0 - self.trait_worth(ref_trait(moves.DROPPED_CARD.of(code)))
        return 2.0

    def bait(self, carnivore: Animal | None, target: Animal) -> float:
        """What is lost if the carnivore goes for this one instead."""
        lost = self.table.worth(target)
        if carnivore is None:
            return lost
        lost *= self.table.odds(carnivore, target, -1)
        return lost - 0.7 * self.table.worth(carnivore) if target.acts & bit(ids.POISONOUS) else lost

    def carnivore(self) -> Animal | None:
        top = self.game.stack[-1]
        return self.game.find(top.carnivore) if isinstance(top, Hunt) else None

    def decline(self) -> float:
        """Saying no is the measure of all other answers; of a possible escape, it gives the animal up."""
        top = self.game.stack[-1]
        if not isinstance(top, Hunt):
            return 0.0
        prey = self.game.find(top.prey)
        carnivore = self.game.find(top.carnivore)
        if prey is None or carnivore is None or prey.owner != self.seat:
            return 0.0
        if carnivore.owner == self.seat:
            return 1.0
        revenge = 0.7 * self.table.worth(carnivore) if prey.acts & bit(ids.POISONOUS) else 0.0
        return 1.0 - self.table.worth(prey) + revenge

    # -- the rest ------------------------------------------------------------------------------

    def restore(self, code: int) -> float:
        useful = 0
        for card in self.game.animal(moves.ACTOR.of(code)).cards:
            if self.known.curses & bit(card & ids.TRAIT) == 0:
                useful += 1
        return useful - (self.card_value(moves.BODY.of(code)) if moves.BODY.is_in(code) else 0.0)

    def spend(self, animal: Animal) -> float:
        missing = self.table.missing(animal)
        if missing > self.game.seats[self.seat].reserve:
            return -1.0
        saved = self.table.worth(animal) * (1.5 if animal.flags & HUNGRY else 0.6)
        return saved / max(missing, 1) - (0.0 if self.game.last_turn else 0.4)
