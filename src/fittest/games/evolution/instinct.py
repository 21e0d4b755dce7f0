"""How a player who does not think would lean: rough weights for imagined games.

It knows what is good for an animal, not why. Search bots draw the rest of an imagined game with
these weights; the better they are, the less the search has to find out by itself. The ratings are in
points; every point makes an option several times as likely.
"""

from typing import TYPE_CHECKING, Final

from fittest.games.evolution.cards import FIRST_SIDE, SECOND_SIDE
from fittest.games.evolution.codes import (
    DISCARD,
    FEED,
    IGNORE,
    LAY,
    PLAY,
    REACT,
    SCAVENGE,
    SHARE,
    SPEND,
    USE,
    a_of,
    b_of,
    c_of,
    ref_trait,
    trait_of,
    verb_of,
)
from fittest.games.evolution.ids import (
    ACTIVE,
    AEDIFICATOR,
    AMBUSH,
    ANGLERFISH,
    BIG,
    BURROWING,
    CAMOUFLAGE,
    CARNIVOROUS,
    CNIDOCYTES,
    COMMUNICATION,
    COOPERATION,
    FAT_TISSUE,
    FLIGHT,
    GRAZING,
    HIBERNATION,
    HOMEOTHERMY,
    INK_CLOUD,
    INTELLECT,
    METAMORPHOSIS,
    MIGRATION,
    MIMICRY,
    NEOPLASM,
    NONE,
    PIRACY,
    POISONOUS,
    R_STRATEGY,
    REGENERATION,
    RUNNING,
    SCAVENGER,
    SHARP_VISION,
    SHELL,
    SPECIALIZATION_A,
    SPECIALIZATION_B,
    SWIMMING,
    SYMBIOSIS,
    TAIL_LOSS,
    TIRED,
    TRAIT,
    TRAIT_NAMES,
    TREMATODE,
    USED,
    VIVIPAROUS,
    bit,
)
from fittest.games.evolution.senses import CURSES, SPECIALIZED, Senses, fat
from fittest.games.evolution.state import HUNGRY, POISONED, Animal
from fittest.games.evolution.trait import NEED
from fittest.kernel.leaning import weights

if TYPE_CHECKING:
    from fittest.games.evolution.game import Evolution

CERTAINTY: Final = 8.0
"""Natural logarithm of how many times as likely one point makes an option."""
SHIELDS: Final = bit(SWIMMING) | bit(BIG) | bit(CAMOUFLAGE) | bit(BURROWING) | bit(FLIGHT)
HUNTERS_ONLY: Final = bit(AMBUSH) | bit(INTELLECT) | bit(SHARP_VISION)


def table_of_uses() -> list[float]:
    """What a trait is good for beyond its points, where nothing particular is known."""
    uses = [0.2] * len(TRAIT_NAMES)
    for trait in (SYMBIOSIS, NEOPLASM):
        uses[trait] = 0.0
    for trait in (SHARP_VISION, AMBUSH, INTELLECT):
        uses[trait] = -0.3
    for trait in (SWIMMING, RUNNING, BURROWING, CAMOUFLAGE):
        uses[trait] = 0.3
    for trait in (FAT_TISSUE, POISONOUS, TAIL_LOSS, SCAVENGER, SHELL, INK_CLOUD, CNIDOCYTES):
        uses[trait] = 0.5
    for trait in (HIBERNATION, PIRACY, REGENERATION, HOMEOTHERMY):
        uses[trait] = 0.7
    uses[COMMUNICATION] = 0.9
    for trait in (SPECIALIZATION_A, SPECIALIZATION_B, AEDIFICATOR):
        uses[trait] = 1.1
    uses[COOPERATION] = 1.3
    uses[VIVIPAROUS] = 1.5
    return uses


def table_of_dodges() -> list[float]:
    dodges = [0.0] * len(TRAIT_NAMES)
    dodges[RUNNING] = 0.5
    dodges[TAIL_LOSS] = 0.9
    dodges[INK_CLOUD] = 0.8
    dodges[SHELL] = 0.8
    dodges[MIMICRY] = 0.4
    return dodges


USES: Final = table_of_uses()
DODGES: Final = table_of_dodges()


def side_value(trait: int) -> float:
    return 0.0 if trait == NONE else 1.0 + NEED[trait] + USES[trait]


def card_value(card: int) -> float:
    """How gladly a card is kept in hand."""
    if FIRST_SIDE[card] == ANGLERFISH:
        return 0.0
    return max(side_value(FIRST_SIDE[card]), side_value(SECOND_SIDE[card]))


def leanings(game: "Evolution", codes: list[int]) -> list[int]:
    decision = game.decision
    senses = Senses(game, decision.seat if decision is not None else 0)
    return weights([rating(senses, code) for code in codes], CERTAINTY)


def rating(senses: Senses, code: int) -> float:
    verb = verb_of(code)
    if verb == LAY:
        return lay_rating(senses, max(b_of(code) - 1, 0)) - 0.25 * card_value(a_of(code))
    if verb == PLAY:
        return play_rating(senses, code)
    if verb == FEED:
        return feed_rating(senses, senses.game.animal(a_of(code)))
    if verb == USE:
        return use_rating(senses, code)
    if verb == REACT:
        return react_rating(senses, code)
    if verb == IGNORE:
        return 3.0 if trait_of(code) in (POISONOUS, TAIL_LOSS, SHELL, INK_CLOUD, RUNNING, MIMICRY) else 0.1
    if verb == SHARE:
        return relief(senses, senses.game.animal(b_of(code)), 1)
    if verb == SCAVENGE:
        return relief(senses, senses.game.animal(a_of(code)), 1)
    if verb == DISCARD:
        return -card_value(a_of(code))
    if verb == SPEND:
        return spend_rating(senses, senses.game.animal(a_of(code)))
    return 0.0


# -- development -------------------------------------------------------------------------------


def lay_rating(senses: Senses, at: int) -> float:
    """A new animal is worth its points, and a card each turn, as far as it can be fed."""
    chance = min(0.95, max(0.15, 0.75 + 0.22 * senses.spare(at)))
    worth = 2.0 + (2.0 if senses.seasons else 1.1) * min(senses.turns_left, 2.0)
    mine = 0
    for animal in senses.game.animals:
        if animal.owner == senses.seat:
            mine += 1
    return worth * chance + (2.0 if mine < 2 else 0.0)


def play_rating(senses: Senses, code: int) -> float:
    trait = trait_of(code)
    card = a_of(code)
    animal = senses.game.animal(b_of(code))
    other = SECOND_SIDE[card] if FIRST_SIDE[card] == trait else FIRST_SIDE[card]
    lost = 0.1 * side_value(other)
    if c_of(code):
        return pair_rating(senses, trait, animal, senses.game.animal(c_of(code))) - lost
    if CURSES & bit(trait):
        return curse_rating(senses, trait, animal) - lost
    if trait == R_STRATEGY:
        if animal.owner != senses.seat:
            return -0.5
        gain = 1.0 + (1.5 if senses.spare(animal.at) > 0.0 else 0.6) * min(senses.turns_left, 1.5)
        return gain - lost
    return trait_rating(senses, trait, animal) - lost


def trait_rating(senses: Senses, trait: int, animal: Animal) -> float:
    raised = NEED[trait]
    points = (0.1 if senses.seasons else 1.0) + raised * (1.5 if senses.seasons else 1.0)
    if raised:
        spare = senses.spare(animal.at)
        points -= raised * (0.5 if spare >= 1.0 else 1.0 if spare >= -1.0 else 1.6)
    threats = senses.hunters_of(animal)
    use = use_of(senses, trait, animal, threats)
    points += use if senses.turns_left > 0.0 or senses.seasons else 0.7 * use
    if not threats:
        return points
    dodge = DODGES[trait]
    for card in animal.cards:
        dodge = max(dodge, DODGES[card & TRAIT])
    left = senses.hunters_with(animal, trait) if SHIELDS & bit(trait) else threats
    return points * max(0.35, 1.0 - 0.3 * left * (1.0 - dodge))


def use_of(senses: Senses, trait: int, animal: Animal, threats: int) -> float:
    use = USES[trait]
    if threats:
        if SHIELDS & bit(trait):
            use += 0.42 * (threats - senses.hunters_with(animal, trait)) * senses.worth(animal)
        use += DODGES[trait] * senses.worth(animal) / 4.0
    if trait == CARNIVOROUS:
        hunters = 0
        for other in senses.game.animals:
            if other.owner == senses.seat and other.acts & bit(CARNIVOROUS):
                hunters += 1
        caught = senses.catches(animal)
        return use + min(caught, 3.0) * 1.3 - 0.8 * hunters + (0.3 if caught > 0.0 else 0.0)
    if HUNTERS_ONLY & bit(trait):
        return use + (1.1 if animal.acts & bit(CARNIVOROUS) else 0.0)
    if trait == SWIMMING and animal.acts & bit(CARNIVOROUS):
        return use - 1.0
    if trait == FAT_TISSUE:
        if senses.turns_left == 0.0:
            use -= 0.4
        for card in animal.cards:
            if card & TRAIT == FAT_TISSUE:
                use -= 0.25
    elif trait == HIBERNATION and senses.game.last_turn:
        use -= 0.7
    elif trait in (SPECIALIZATION_A, SPECIALIZATION_B):
        for other in senses.game.animals:
            if other.id != animal.id and other.at == animal.at and other.acts & bit(trait):
                return use - 1.6
    return use


def curse_rating(senses: Senses, trait: int, animal: Animal) -> float:
    """The more there is to lose the better; but at the end the points go to the animal's owner."""
    worth = senses.worth(animal)
    if trait == NEOPLASM:
        return 0.8 + 0.35 * worth if len(animal.cards) <= 1 else 0.9 + 0.1 * worth
    raised = NEED[trait]
    starves = 0.2 + 0.15 * (animal.need + raised - 1) + (0.1 if animal.need > 2 else 0.0)
    starves = min(0.9, starves) - (0.15 if fat(animal) else 0.0)
    kept = (1 + raised) * (1.0 - starves)
    return 0.5 + starves * worth * 0.9 - kept * (0.3 if senses.turns_left >= 1.0 else 1.0)


def pair_rating(senses: Senses, trait: int, one: Animal, two: Animal) -> float:
    if trait == TREMATODE:
        return (curse_rating(senses, trait, one) + curse_rating(senses, trait, two)) * 0.8
    points = (0.1 if senses.seasons else 1.0) + USES[trait]
    if trait == SYMBIOSIS:
        gain = senses.worth(two) - senses.worth(one) + 0.6 * senses.hunters_of(two)
        points += 0.3 * gain - 0.5 * one.need
    else:
        points += 0.15 * (one.need + two.need - 2) - 0.25 * (one.links + two.links)
    return points


# -- food --------------------------------------------------------------------------------------


def relief(senses: Senses, animal: Animal, tokens: int) -> float:
    """What so many tokens mean to the animal: the nearer to being fed, the more."""
    missing = senses.missing(animal)
    if missing <= 0:
        return 0.9 if senses.turns_left > 0.0 else 0.05
    reach = missing - tokens
    points = senses.worth(animal)
    if animal.flags & HUNGRY:
        points *= 1.6
    if animal.flags & POISONED:
        points *= 0.1
    if reach <= 0:
        return points
    points /= missing
    hope = senses.game.bank[animal.at] / senses.game.players + fat(animal)
    if animal.acts & bit(CARNIVOROUS):
        hope += 1.5
    if animal.acts & SPECIALIZED:
        hope += 1.0
    return points if reach <= hope else 0.4 * points


def feed_rating(senses: Senses, animal: Animal) -> float:
    game = senses.game
    points = 1.0 + relief(senses, animal, 1)
    missing = senses.missing(animal)
    if missing > 0 and (fat(animal) >= missing or can_sleep(senses, animal) or animal.acts & SPECIALIZED):
        points *= 0.7
    if animal.links:
        for link in game.links:
            if not link.acts or not link.touches(animal.id):
                continue
            partner = game.animal(link.other(animal.id))
            if link.trait == SYMBIOSIS:
                if missing > 0 and link.a == animal.id and not game.is_fed(partner):
                    points += 0.6 * senses.worth(partner)
            elif not link.used and game.can_receive(partner):
                points += 0.8 * relief(senses, partner, 1)
    if missing == 1 and animal.acts & bit(BURROWING):
        points += 0.4 * senses.hunters_of(animal)
    return points


def can_sleep(senses: Senses, animal: Animal) -> bool:
    return (
        animal.acts & bit(HIBERNATION) != 0
        and not senses.game.last_turn
        and not animal.has_mark(HIBERNATION, ACTIVE | USED | TIRED)
    )


def use_rating(senses: Senses, code: int) -> float:
    game = senses.game
    trait = trait_of(code)
    animal = game.animal(a_of(code))
    missing = senses.missing(animal)
    bank = game.bank[animal.at]
    if trait == CARNIVOROUS:
        return hunt_rating(senses, animal, game.animal(b_of(code)), c_of(code) - 1)
    if trait == AMBUSH:
        return 2.0
    if trait == FAT_TISSUE:
        if bank > 0:
            return -1.0 if b_of(code) < missing else 0.3
        return senses.worth(animal) if b_of(code) == missing else -0.5
    if trait == GRAZING:
        return graze_rating(senses, animal)
    if trait == PIRACY:
        victim = game.animal(b_of(code))
        points = 1.5 + relief(senses, animal, 1)
        if victim.owner == senses.seat:
            return points - 2.0 - 1.5 * relief(senses, victim, 1)
        return points + 0.3 * senses.worth(victim)
    if trait == HIBERNATION:
        if missing <= 0:
            return -1.0
        return -0.2 if bank > 0 and game.can_receive(animal) else senses.worth(animal)
    if trait in (SPECIALIZATION_A, SPECIALIZATION_B):
        return relief(senses, animal, 1) * 0.5 if bank > 0 else relief(senses, animal, 1) + 0.5
    if trait == HOMEOTHERMY:
        return 6.0 + relief(senses, animal, 1)
    if trait == METAMORPHOSIS:
        gain = relief(senses, animal, 1) if missing > 0 else 0.0
        return gain * (0.5 if bank > 0 else 1.0) - 1.7
    if trait in (MIGRATION, FLIGHT):
        if missing <= 0 or bank > 0 or game.bank[b_of(code)] < missing:
            return -1.0
        return 1.0 + 0.5 * senses.worth(animal) - 0.7 * animal.links
    if trait == SHELL:
        return 1.4
    return -0.5


def graze_rating(senses: Senses, animal: Animal) -> float:
    """Starve the others, but not oneself."""
    theirs = 0
    for other in senses.game.animals:
        if other.at == animal.at and senses.missing(other) > 0:
            if other.owner != senses.seat:
                theirs += 1
            elif senses.game.can_receive(other):
                return -1.0
    return 0.5 if theirs else -0.1


def hunt_rating(senses: Senses, hunter: Animal, prey: Animal, ignored: int) -> float:
    odds = senses.odds(hunter, prey, ignored)
    acting = prey.acts if ignored < 0 else prey.acts & ~bit(ignored)
    stake = senses.worth(prey)
    meal = relief(senses, hunter, 2)
    if prey.owner != senses.seat:
        points = odds * (meal + 0.7 * stake)
    else:
        fed_anyway = senses.game.bank[hunter.at] > 0 or senses.has_prey(hunter)
        points = odds * ((0.2 if fed_anyway else 1.0) * meal - 1.3 * stake)
    if acting & bit(TAIL_LOSS):
        points += 0.5 * relief(senses, hunter, 1) + 0.4
    if acting & bit(POISONOUS):
        points -= odds * (senses.worth(hunter) + meal)
    if acting & bit(CNIDOCYTES):
        points -= 0.8
    if acting & bit(REGENERATION):
        points -= odds * 0.6 * stake
    return points - (0.4 if ignored >= 0 else 0.0)


def react_rating(senses: Senses, code: int) -> float:
    """The cheapest way out first; the die costs nothing."""
    trait = trait_of(code)
    if trait == RUNNING:
        return 4.0
    if trait == INK_CLOUD:
        return 3.0
    if trait == SHELL:
        return 2.0
    if trait == MIMICRY:
        return 3.5 - senses.worth(senses.game.animal(a_of(code)))
    lost = ref_trait(a_of(code))
    return 2.0 if CURSES & bit(lost) else 1.2 - 0.4 * NEED[lost] + (0.4 if lost == TAIL_LOSS else 0.0)


def spend_rating(senses: Senses, animal: Animal) -> float:
    missing = senses.missing(animal)
    if missing > senses.game.seats[senses.seat].reserve:
        return -1.0
    saved = senses.worth(animal) * (1.5 if animal.flags & HUNGRY else 0.6)
    return saved / max(missing, 1) - (0.0 if senses.game.last_turn else 0.4)
