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
from fittest.games.evolution.animals import BODILESS, HUNGRY, POISONED, Animal
from fittest.games.evolution.cards import FIRST_SIDE, SECOND_SIDE
from fittest.games.evolution.hunt import Hunt
from fittest.games.evolution.ids import (
    ACTIVE,
    BIG,
    BURROWING,
    CAMOUFLAGE,
    CARNIVOROUS,
    CNIDOCYTES,
    FAT_TISSUE,
    FLIGHT,
    GRAZING,
    HIBERNATION,
    HOMEOTHERMY,
    INK_CLOUD,
    METAMORPHOSIS,
    MIGRATION,
    MIMICRY,
    NEOPLASM,
    NONE,
    PIRACY,
    POISONOUS,
    R_STRATEGY,
    RECOMBINATION,
    REGENERATION,
    RUNNING,
    SHELL,
    SPECIALIZATION_A,
    SPECIALIZATION_B,
    SWIMMING,
    SYMBIOSIS,
    TAIL_LOSS,
    TIRED,
    TRAIT,
    USED,
    bit,
)
from fittest.games.evolution.moves import (
    ACTOR,
    BODY,
    DECLINE,
    DISCARD,
    DROPPED_CARD,
    FEED,
    GIFT,
    GIFT_BACK,
    GIFTED,
    GOAL,
    HAND_CARD,
    HOST,
    IGNORE,
    IGNORED,
    IGNORED_IN_AMBUSH,
    LAID_IN,
    LAY,
    OTHER,
    PLACE,
    PLAY,
    RESTORE,
    SCAVENGE,
    SECOND_HOST,
    SHARE,
    SHED_CARD,
    SIDE,
    SPEND,
    STOW,
    TOKENS,
    TOLD_TRAIT,
    UNSTOW,
    is_reaction,
    is_use,
    ref_trait,
)
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
        if LAY.matches(code):
            kept = self.n[number.LAY_CARD] * self.card_value(HAND_CARD.of(code))
            return self.lay(LAID_IN.of(code)) - kept
        if PLAY.matches(code):
            return self.play(code)
        if FEED.matches(code):
            return self.feed(self.game.animal(ACTOR.of(code)))
        if is_use(code):
            return self.use(code)
        if is_reaction(code):
            return self.react(code)
        if DECLINE.matches(code):
            return self.decline()
        if IGNORE.matches(code):
            return NUISANCE.get(TOLD_TRAIT.of(code), 0.1)
        if SHARE.matches(code):
            return self.relief(self.game.animal(OTHER.of(code)), 1)
        if SCAVENGE.matches(code):
            return self.relief(self.game.animal(ACTOR.of(code)), 1)
        if STOW.matches(code):
            return float(PLACE.of(code))
        if UNSTOW.matches(code):
            return -float(PLACE.of(code))
        if RESTORE.matches(code):
            return self.restore(code)
        if DISCARD.matches(code):
            return -self.card_value(HAND_CARD.of(code))
        if SPEND.matches(code):
            return self.spend(self.game.animal(ACTOR.of(code)))
        return 0.0

    def side_value(self, trait: int) -> float:
        if trait == NONE:
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
        if trait in (CARNIVOROUS, SWIMMING, BIG, CAMOUFLAGE):
            return worth + 0.8
        return worth if trait == TAIL_LOSS else worth + 0.4

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
        trait = SIDE.of(code)
        card = HAND_CARD.of(code)
        animal = self.game.animal(HOST.of(code))
        other = SECOND_SIDE[card] if FIRST_SIDE[card] == trait else FIRST_SIDE[card]
        lost = self.n[number.OTHER_SIDE] * self.side_value(other)
        if SECOND_HOST.is_in(code):
            return self.pair(trait, animal, self.game.animal(SECOND_HOST.of(code))) - lost
        if self.known.curses & bit(trait):
            return self.curse(trait, animal) - lost
        if trait == SWIMMING and len(self.game.bank) > 1:
            return self.ocean(animal) - lost
        if trait == R_STRATEGY:
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
        threats = self.table.hunters_of(animal)
        use = self.use_of(trait, animal, threats)
        points += use if self.table.turns_left > 0.0 or self.table.seasons else 0.7 * use
        if not threats:
            return points
        dodge = self.known.dodges[trait]
        for card in animal.cards:
            dodge = max(dodge, self.known.dodges[card & TRAIT])
        left = self.table.hunters_with(animal, trait) if self.known.shields & bit(trait) else threats
        return points * max(0.35, 1.0 - self.n[number.THREAT] * left * (1.0 - dodge))

    def use_of(self, trait: int, animal: Animal, threats: int) -> float:
        use = self.known.uses[trait]
        if threats:
            if self.known.shields & bit(trait):
                kept_off = threats - self.table.hunters_with(animal, trait)
                use += self.n[number.SHIELD] * kept_off * self.table.worth(animal)
            use += self.n[number.DODGE] * self.known.dodges[trait] * self.table.worth(animal)
        if HOOKS.hunts & bit(trait):
            hunters = 0
            for other in self.game.animals:
                if other.owner == self.seat and other.acts & HOOKS.hunts:
                    hunters += 1
            caught = self.table.catches(animal)
            use += min(caught, 3.0) * self.n[number.PREY] + (0.3 if caught > 0.0 else 0.0)
            return use - self.n[number.HUNTERS] * hunters
        if self.known.hunters_only & bit(trait):
            return use + (self.n[number.HUNTER_HELP] if animal.acts & HOOKS.hunts else 0.0)
        if trait == SWIMMING and animal.acts & HOOKS.hunts:
            return use - 1.0
        if trait == FAT_TISSUE:
            if self.table.turns_left == 0.0:
                use -= 0.4
            for card in animal.cards:
                if card & TRAIT == FAT_TISSUE:
                    use -= 0.25
        elif trait == HIBERNATION and self.game.last_turn:
            use -= 0.7
        elif trait in (SPECIALIZATION_A, SPECIALIZATION_B):
            for other in self.game.animals:
                if other.id != animal.id and other.at == animal.at and other.acts & bit(trait):
                    return use - 1.6
        return use

    def ocean(self, animal: Animal) -> float:
        """A card that moves an animal to where there is food for few, but a point for each."""
        sea = len(self.game.bank) - 1
        crowd = hunters = 0
        for other in self.game.animals:
            if other.at == sea:
                crowd += 1
                if other.owner != self.seat and other.acts & HOOKS.hunts:
                    hunters += 1
        gain = 0.15 * max(0.0, self.table.spare(sea) - self.table.spare(animal.at))
        rivals = max(1, self.game.players - 1)
        return 2.0 + gain - 0.45 * crowd / rivals - 0.6 * hunters - 0.8 * float(animal.links)

    def curse(self, trait: int, animal: Animal) -> float:
        """The more there is to lose the better; but at the end the points go to the animal's owner."""
        worth = self.table.worth(animal)
        if trait == NEOPLASM:
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
        if trait == SYMBIOSIS:
            gain = self.table.worth(two) - self.table.worth(one) + 0.6 * self.table.hunters_of(two)
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
                if link.trait == SYMBIOSIS:
                    if missing > 0 and link.a == animal.id and not game.is_fed(partner):
                        points += 0.6 * self.table.worth(partner)
                elif not link.used and game.can_receive(partner):
                    points += self.n[number.PARTNER] * self.relief(partner, 1)
        if missing == 1 and animal.acts & bit(BURROWING):
            points += 0.4 * self.table.hunters_of(animal)
        return points

    def can_sleep(self, animal: Animal) -> bool:
        return (
            animal.acts & bit(HIBERNATION) != 0
            and not self.game.last_turn
            and not animal.has_mark(HIBERNATION, ACTIVE | USED | TIRED)
        )

    def use(self, code: int) -> float:
        trait = TOLD_TRAIT.of(code)
        animal = self.game.animal(ACTOR.of(code))
        top = self.game.stack[-1]
        if HOOKS.hunts & bit(trait):
            return self.hunt(animal, self.game.animal(OTHER.of(code)), IGNORED.of(code))
        if isinstance(top, Take):
            return self.hunt(animal, self.game.animal(top.animal), IGNORED_IN_AMBUSH.of(code))
        if HOOKS.conceals & bit(trait):
            ignored = IGNORED_IN_AMBUSH.of(code)
            return 2.0 + (NUISANCE.get(ignored, 1.0) if ignored >= 0 else 0.0)
        if isinstance(top, Following):
            gain = self.game.bank[top.goal] - self.game.bank[animal.at]
            wanted = self.table.missing(animal) > 0 and gain > 0
            return (1.0 if wanted else -0.5) - 0.7 * float(animal.links)
        if trait == GRAZING:
            return self.graze(animal)
        if trait == PIRACY:
            return self.rob(animal, self.game.animal(OTHER.of(code)))
        if trait == RECOMBINATION:
            return self.recombine(code, animal)
        if trait == HOMEOTHERMY:
            return 6.0 + self.relief(animal, 1)
        if trait == SHELL:
            return 1.4
        if trait in (FAT_TISSUE, HIBERNATION, SPECIALIZATION_A, SPECIALIZATION_B, METAMORPHOSIS):
            return self.live_on(trait, code, animal)
        if trait in (MIGRATION, FLIGHT):
            return self.travel(animal, GOAL.of(code))
        return self.unknown_use(trait, code, animal)

    def unknown_use(self, trait: int, code: int, animal: Animal) -> float:
        """Of a trait that this heuristic does not know: whoever may use something mostly gains by it, unless
        one's own animal is what it is used on."""
        if OTHER in TRAITS[trait].form:
            other = self.game.find(OTHER.of(code))
            if other is not None and other.owner == self.seat:
                return -0.5
        return 0.4 + (0.2 * self.table.worth(animal) if self.table.missing(animal) > 0 else 0.0)

    def live_on(self, trait: int, code: int, animal: Animal) -> float:
        """Food of one's own can wait until the bank is empty."""
        missing = self.table.missing(animal)
        bank = self.game.bank[animal.at]
        if trait == FAT_TISSUE:
            if bank > 0:
                return -1.0 if TOKENS.of(code) < missing else 0.3
            return self.table.worth(animal) if TOKENS.of(code) == missing else -0.5
        if trait == HIBERNATION:
            if missing <= 0:
                return -1.0
            eats = bank > 0 and self.game.can_receive(animal)
            return self.n[number.SLEEP] if eats else self.table.worth(animal)
        gain = self.relief(animal, 1)
        if trait == METAMORPHOSIS:
            gain = gain * (0.5 if bank > 0 else 1.0) if missing > 0 else 0.0
            return gain - self.trait_worth(ref_trait(SHED_CARD.of(code))) - 0.3
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
        other = self.game.animal(GIFTED.of(code))
        gain = self.handed_on(ref_trait(GIFT.of(code)), animal, other)
        return gain + self.handed_on(ref_trait(GIFT_BACK.of(code)), other, animal) - 0.5

    def handed_on(self, trait: int, giver: Animal, taker: Animal) -> float:
        lost = trait != FAT_TISSUE and taker.acts & bit(trait) != 0
        gain = -self.trait_worth(trait) if lost else 0.0
        if trait == HIBERNATION and self.table.missing(giver) <= 0 < self.table.missing(taker):
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

    def hunt(self, hunter: Animal, prey: Animal, ignored: int) -> float:
        odds = self.table.odds(hunter, prey, ignored)
        acting = prey.acts if ignored < 0 else prey.acts & ~bit(ignored)
        stake = self.table.worth(prey)
        meal = self.relief(hunter, 2)
        if prey.owner != self.seat:
            points = odds * (meal + self.n[number.STAKE] * stake)
        else:
            fed_anyway = self.game.bank[hunter.at] > 0 or self.table.has_prey(hunter)
            points = odds * ((0.2 if fed_anyway else 1.0) * meal - 1.3 * stake)
        if acting & bit(TAIL_LOSS):
            points += 0.5 * self.relief(hunter, 1) + 0.4
        if acting & bit(POISONOUS):
            # Whoever starves anyway has nothing to lose.
            points -= odds * (meal + (0.0 if self.is_doomed(hunter) else self.table.worth(hunter)))
        if acting & bit(CNIDOCYTES):
            points -= 0.8
        if acting & bit(REGENERATION):
            points -= odds * 0.6 * stake
        return points - (0.4 if ignored >= 0 else 0.0)

    def is_doomed(self, hunter: Animal) -> bool:
        """Will it starve unless it eats poison?"""
        if hunter.flags & POISONED:
            return True
        missing = self.table.missing(hunter)
        if missing <= fat(hunter) or self.can_sleep(hunter) or self.game.bank[hunter.at] >= missing:
            return False
        if hunter.acts & (SPECIALIZED | bit(PIRACY)):
            return False
        for prey in self.game.animals:
            if (
                prey.owner != self.seat
                and prey.acts & bit(POISONOUS) == 0
                and self.table.can_attack(hunter, prey)
                and self.table.odds(hunter, prey, -1) > 0.3
            ):
                return False
        return True

    # -- being hunted --------------------------------------------------------------------------

    def react(self, code: int) -> float:
        """The cheapest way out first; the die costs nothing. What is not known gets away somehow."""
        trait = TOLD_TRAIT.of(code)
        hunter = self.hunter()
        if hunter is not None and hunter.owner == self.seat:
            return -1.0 if trait in (SHELL, INK_CLOUD) else 0.0
        if trait == RUNNING:
            return 4.0
        if trait == INK_CLOUD:
            return 3.0
        if trait == MIMICRY:
            return 1.5 - self.bait(hunter, self.game.animal(ACTOR.of(code)))
        if trait == TAIL_LOSS:
            return 1.0 - self.trait_worth(ref_trait(DROPPED_CARD.of(code)))
        return 2.0

    def bait(self, hunter: Animal | None, target: Animal) -> float:
        """What is lost if the hunter goes for this one instead."""
        lost = self.table.worth(target)
        if hunter is None:
            return lost
        lost *= self.table.odds(hunter, target, -1)
        return lost - 0.7 * self.table.worth(hunter) if target.acts & bit(POISONOUS) else lost

    def hunter(self) -> Animal | None:
        top = self.game.stack[-1]
        return self.game.find(top.hunter) if isinstance(top, Hunt) else None

    def decline(self) -> float:
        """Saying no is the measure of all other answers; of a possible escape, it gives the animal up."""
        top = self.game.stack[-1]
        if not isinstance(top, Hunt):
            return 0.0
        prey = self.game.find(top.prey)
        hunter = self.game.find(top.hunter)
        if prey is None or hunter is None or prey.owner != self.seat:
            return 0.0
        if hunter.owner == self.seat:
            return 1.0
        revenge = 0.7 * self.table.worth(hunter) if prey.acts & bit(POISONOUS) else 0.0
        return 1.0 - self.table.worth(prey) + revenge

    # -- the rest ------------------------------------------------------------------------------

    def restore(self, code: int) -> float:
        useful = 0
        for card in self.game.animal(ACTOR.of(code)).cards:
            if self.known.curses & bit(card & TRAIT) == 0:
                useful += 1
        return useful - (self.card_value(BODY.of(code)) if BODY.is_in(code) else 0.0)

    def spend(self, animal: Animal) -> float:
        missing = self.table.missing(animal)
        if missing > self.game.seats[self.seat].reserve:
            return -1.0
        saved = self.table.worth(animal) * (1.5 if animal.flags & HUNGRY else 0.6)
        return saved / max(missing, 1) - (0.0 if self.game.last_turn else 0.4)
