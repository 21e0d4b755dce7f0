"""The heuristic of the card game: one number per option, the highest is best.

Numbers are roughly points. It feeds what is worth most for its tokens, hunts what others would miss,
lives on stores when the bank is empty, and gives up as little as it can when attacked.
"""

from collections.abc import Callable

from fittest.bots.evolution_cards import card_value, rate_lay, rate_pair, rate_trait
from fittest.bots.evolution_table import CURSES, Table
from fittest.games.evolution.cards import CARD_NAMES
from fittest.games.evolution.codec import TERRITORIES
from fittest.games.evolution.codes import (
    DECLINE,
    DISCARD,
    FEED,
    IGNORE,
    LAY,
    PLAY,
    REACT,
    RESTORE,
    SCAVENGE,
    SHARE,
    SPEND,
    STOW,
    UNSTOW,
    USE,
    a_of,
    b_of,
    c_of,
    d_of,
    ref_trait,
    trait_of,
    verb_of,
)
from fittest.games.evolution.ids import TRAIT_NAMES
from fittest.games.evolution.view import AnimalView, EvolutionView
from fittest.kernel.decision import Decision

# Which trait of its prey a hunter would rather ignore.
NUISANCE = {
    "poisonous": 5.0,
    "tail-loss": 4.0,
    "shell": 4.0,
    "ink-cloud": 3.5,
    "mimicry": 3.0,
    "running": 2.5,
    "cnidocytes": 2.0,
}


def rate(view: EvolutionView, decision: Decision) -> list[float]:
    table = Table(view)
    judge = Judge(table, decision)
    return [judge.rate(code) for code in decision.codes]


class Judge:
    def __init__(self, table: Table, decision: Decision) -> None:
        self.table = table
        self.args = decision.prompt.args
        self.settling = decision.prompt.key == "prompt-settle"
        self.rates: dict[int, Callable[[int], float]] = {
            LAY: self.lay,
            PLAY: self.play,
            FEED: self.feed,
            USE: self.use,
            REACT: self.react,
            IGNORE: self.ignore,
            SHARE: self.share,
            SCAVENGE: lambda code: self.relief(self.animal(a_of(code)), 1),
            STOW: lambda code: float(a_of(code)),
            UNSTOW: lambda code: -float(a_of(code)),
            RESTORE: self.restore,
            DISCARD: lambda code: -card_value(CARD_NAMES[a_of(code)]),
            SPEND: self.spend,
            DECLINE: self.decline,
        }

    def rate(self, code: int) -> float:
        """What is not in the list is a pass or an end: neither good nor bad."""
        verb = verb_of(code)
        return self.rates[verb](code) if verb in self.rates else 0.0

    def animal(self, number: int) -> AnimalView:
        return self.table.animals[number]

    # -- development ---------------------------------------------------------------------------

    def lay(self, code: int) -> float:
        place = TERRITORIES[b_of(code) - 1] if b_of(code) else self.table.view.territories[0].name
        keep = card_value(CARD_NAMES[a_of(code)])
        if CARD_NAMES[a_of(code)] == "anglerfish":
            keep = 0.0
        return rate_lay(self.table, place) - 0.25 * keep

    def play(self, code: int) -> float:
        name = TRAIT_NAMES[trait_of(code)]
        one = self.animal(b_of(code))
        if c_of(code):
            rating = rate_pair(self.table, name, one, self.animal(c_of(code)))
        else:
            rating = rate_trait(self.table, name, one)
        others = [side for side in CARD_NAMES[a_of(code)].split("/") if side != name]
        return rating - 0.1 * sum(card_value(side) for side in others)

    # -- food ----------------------------------------------------------------------------------

    def bank(self, animal: AnimalView) -> int:
        return self.table.bank[animal.at]

    def relief(self, animal: AnimalView, tokens: int) -> float:
        """What so many tokens mean to the animal: the nearer to being fed, the more."""
        table = self.table
        missing = table.missing(animal)
        if missing <= 0:
            return 0.9 if table.turns_left else 0.05
        reach = missing - tokens
        worth = table.worth(animal)
        rating = worth / missing if reach > 0 else worth
        if animal.hungry:
            rating *= 1.6
        if reach > 0 and reach > self.hope(animal):
            rating *= 0.4
        if animal.poisoned:
            rating *= 0.1
        return rating

    def hope(self, animal: AnimalView) -> float:
        """Tokens that may still come to the animal after this go."""
        table = self.table
        hope = self.bank(animal) / table.view.players + table.fat(animal)
        acting = table.acting[animal.id]
        if "carnivorous" in acting and table.prey_of(animal):
            hope += 2
        if acting & {"specialization-a", "specialization-b", "metamorphosis"}:
            hope += 1
        return hope

    def feed(self, code: int) -> float:
        animal = self.animal(a_of(code))
        table = self.table
        rating = 1.0 + self.relief(animal, 1)
        if table.missing(animal) > 0 and self.sustains_itself(animal):
            rating *= 0.7
        for name, other, used in table.partners[animal.id]:
            partner = self.animal(other)
            if name == "symbiosis" and table.missing(animal) and not partner.fed and not partner.can_receive:
                # Its symbiont is what keeps the partner from eating.
                rating += 0.6 * table.worth(partner)
            elif used or not partner.can_receive:
                continue
            elif name == "cooperation" or (name == "communication" and self.bank(animal) > 1):
                rating += 0.8 * self.relief(partner, 1)
        if table.missing(animal) == 1 and "burrowing" in table.acting[animal.id]:
            rating += 0.4 * len(table.hunters_of(animal))
        return rating + self.ambush_risk(animal)

    def sustains_itself(self, animal: AnimalView) -> bool:
        """Can it be fed later without the bank?"""
        missing = self.table.missing(animal)
        if self.can_sleep(animal) or self.table.fat(animal) >= missing:
            return True
        return bool(self.table.acting[animal.id] & {"specialization-a", "specialization-b"}) and missing <= 2

    def can_sleep(self, animal: AnimalView) -> bool:
        return not self.table.view.last_turn and any(
            trait.name == "hibernation" and not (trait.used or trait.tired or trait.off)
            for trait in animal.traits
        )

    def ambush_risk(self, animal: AnimalView) -> float:
        for hunter in self.table.hunters_of(animal):
            ready = any(t.name == "carnivorous" and not t.used for t in hunter.traits)
            if ready and "ambush" in self.table.acting[hunter.id] and hunter.can_receive:
                return -0.4 * self.table.worth(animal)
        return 0.0

    def use(self, code: int) -> float:
        name = TRAIT_NAMES[trait_of(code)]
        animal = self.animal(a_of(code))
        rating = getattr(self, "use_" + name.replace("-", "_"))(code, animal)
        assert isinstance(rating, float)
        return rating

    def use_fat_tissue(self, code: int, animal: AnimalView) -> float:
        count, missing = b_of(code), self.table.missing(animal)
        if self.bank(animal) > 0:
            return -1.0 if count < missing else 0.3
        if count == missing:
            return self.table.worth(animal)
        return 0.2 if count + self.hope(animal) >= missing else -0.5

    def use_grazing(self, code: int, animal: AnimalView) -> float:
        """Starve the others, but not oneself."""
        table = self.table
        here = [other for other in table.mine if other.at == animal.at]
        own = sum(max(table.missing(other), 0) for other in here if other.can_receive)
        theirs = sum(max(table.missing(other), 0) for other in table.others if other.at == animal.at)
        if own:
            return -1.0
        return 0.5 if theirs else -0.1

    def use_piracy(self, code: int, animal: AnimalView) -> float:
        victim = self.animal(b_of(code))
        rating = 1.5 + self.relief(animal, 1)
        if victim.owner == self.table.seat:
            return rating - 2.0 - 1.5 * self.relief(victim, 1)
        return rating + 0.3 * self.table.worth(victim)

    def use_hibernation(self, code: int, animal: AnimalView) -> float:
        """When nothing better will come."""
        table = self.table
        missing = table.missing(animal)
        if missing <= 0:
            return -1.0
        if animal.can_receive and self.bank(animal) > 0:
            needed = sum(table.missing(other) for other in table.mine if other.at == animal.at)
            scarce = self.bank(animal) < needed * table.view.players
            return 0.2 if scarce and missing > 1 else -0.5
        if "carnivorous" in table.acting[animal.id] and animal.can_receive and table.prey_of(animal):
            ready = any(trait.name == "carnivorous" and not trait.used for trait in animal.traits)
            if ready:
                return 0.5
        return table.worth(animal)

    def use_metamorphosis(self, code: int, animal: AnimalView) -> float:
        table = self.table
        lost = TRAIT_NAMES[ref_trait(b_of(code))]
        gain = self.relief(animal, 1) if table.missing(animal) else 0.0
        if lost in ("neoplasm", "parasite"):
            gain += 2.0
        if self.bank(animal) > 0 and animal.can_receive:
            gain *= 0.5
        return gain - table.trait_worth(lost, animal) - 0.3

    def use_specialization_a(self, code: int, animal: AnimalView) -> float:
        """It can wait until the bank is empty."""
        rating = self.relief(animal, 1)
        return rating * 0.5 if self.bank(animal) > 0 else rating + 0.5

    use_specialization_b = use_specialization_a

    def use_homeothermy(self, code: int, animal: AnimalView) -> float:
        return 6.0 + self.relief(animal, 1) + self.ambush_risk(animal)

    def use_shell(self, code: int, animal: AnimalView) -> float:
        return 1.2 + 0.2 * self.table.worth(animal) / 2

    def use_recombination(self, code: int, animal: AnimalView) -> float:
        """Worth it for a sleeper's card that the other one needs more."""
        other = self.animal(c_of(code))
        mine, back = TRAIT_NAMES[ref_trait(b_of(code))], TRAIT_NAMES[ref_trait(d_of(code))]
        gain = 0.0
        for name, giver, taker in ((mine, animal, other), (back, other, animal)):
            if name in self.table.acting[taker.id] and name != "fat-tissue":
                gain -= self.table.trait_worth(name, giver)
            if name == "hibernation" and giver.fed and self.can_sleep(giver) and not taker.fed:
                gain += self.table.worth(taker)
        return gain - 0.5

    # -- the map -------------------------------------------------------------------------------

    def use_migration(self, code: int, animal: AnimalView) -> float:
        """To where there is food when there is none at home."""
        goal = TERRITORIES[b_of(code)]
        missing = self.table.missing(animal)
        torn = 0.7 * len(self.table.partners[animal.id])
        if missing <= 0 or self.bank(animal) > 0:
            return -1.0
        there = self.table.bank[goal]
        return (1.0 + self.table.worth(animal) * 0.5 if there >= missing else -0.5) - torn

    use_flight = use_migration

    def use_suckerfish(self, code: int, animal: AnimalView) -> float:
        leader = self.animal(int(str(self.args["animal"])))
        missing = self.table.missing(animal)
        torn = 0.7 * len(self.table.partners[animal.id])
        gain = self.table.bank[leader.at] - self.bank(animal)
        return (1.0 if missing > 0 and gain > 0 else -0.5) - torn

    # -- hunting -------------------------------------------------------------------------------

    def use_carnivorous(self, code: int, animal: AnimalView) -> float:
        ignored = TRAIT_NAMES[c_of(code) - 1] if c_of(code) else ""
        return self.hunt(animal, self.animal(b_of(code)), ignored)

    def use_ambush(self, code: int, animal: AnimalView) -> float:
        ignored = TRAIT_NAMES[b_of(code) - 1] if b_of(code) else ""
        return self.hunt(animal, self.animal(int(str(self.args["animal"]))), ignored)

    def hunt(self, hunter: AnimalView, prey: AnimalView, ignored: str) -> float:
        table = self.table
        odds = table.catch_odds(hunter, prey, ignored)
        protecting = table.acting[prey.id] - {ignored}
        stake = table.worth(prey)
        meal = self.relief(hunter, 2)
        if prey.owner != table.seat:
            rating = odds * (meal + 0.7 * stake)
        else:
            rating = odds * ((0.2 if self.can_wait(hunter) else 1.0) * meal - 1.3 * stake)
        if "tail-loss" in protecting:
            rating += 0.5 * self.relief(hunter, 1) + 0.4
        if "poisonous" in protecting:
            rating -= odds * (table.worth(hunter) + self.relief(hunter, 2))
        if "cnidocytes" in protecting:
            rating -= 0.8
        if "regeneration" in protecting:
            rating -= odds * 0.6 * stake
        for other in table.others:
            if "scavenger" in table.acting[other.id] and other.can_receive:
                rating -= 0.3 * odds
                break
        return rating - (0.4 if ignored else 0.0)

    def can_wait(self, hunter: AnimalView) -> bool:
        """Will it get its food without eating one of its own kin?"""
        hope = self.bank(hunter) / self.table.view.players + self.table.fat(hunter)
        return (
            hope >= self.table.missing(hunter) or bool(self.table.prey_of(hunter)) or self.can_sleep(hunter)
        )

    def ignore(self, code: int) -> float:
        return NUISANCE.get(TRAIT_NAMES[trait_of(code)], 0.1)

    def use_anglerfish(self, code: int, animal: AnimalView) -> float:
        """A kill out of turn, and an animal saved."""
        ignored = TRAIT_NAMES[b_of(code) - 1] if b_of(code) else ""
        return 2.0 + NUISANCE.get(ignored, 1.0 if ignored else 0.0)

    # -- being hunted --------------------------------------------------------------------------

    def react(self, code: int) -> float:
        """The cheapest way out first; the die costs nothing."""
        name = TRAIT_NAMES[trait_of(code)]
        table = self.table
        prey = self.animal(int(str(self.args["prey"])))
        hunter = self.animal(int(str(self.args["animal"])))
        if hunter.owner == table.seat:
            return -1.0 if name in ("shell", "ink-cloud") else 0.0
        if name == "running":
            return 4.0
        if name == "ink-cloud":
            return 3.0
        if name == "shell":
            return 2.5 - (0.0 if prey.fed else 0.5 * table.worth(prey) * (self.bank(prey) > 0))
        if name == "mimicry":
            target = self.animal(a_of(code))
            lost = table.worth(target) * table.catch_odds(hunter, target)
            if "poisonous" in table.acting[target.id]:
                lost -= table.worth(hunter) * 0.7
            return 1.5 - lost
        lost = table.trait_worth(TRAIT_NAMES[ref_trait(a_of(code))], prey)
        return 1.0 - lost - (0.3 if not hunter.fed else 0.1)

    def decline(self, code: int) -> float:
        """Saying no is the measure of all other answers; of a possible escape, it gives the animal up."""
        if "prey" not in self.args:
            return 0.0
        prey = self.animal(int(str(self.args["prey"])))
        if prey.owner != self.table.seat:
            return 0.0
        hunter = self.animal(int(str(self.args["animal"])))
        if hunter.owner == self.table.seat:
            return 1.0
        revenge = self.table.worth(hunter) * 0.7 if "poisonous" in self.table.acting[prey.id] else 0.0
        return 1.0 - self.table.worth(prey) + revenge

    # -- the rest ------------------------------------------------------------------------------

    def share(self, code: int) -> float:
        receiver = self.animal(b_of(code))
        rating = self.relief(receiver, 1)
        for _, other, used in self.table.partners[receiver.id]:
            if not used and self.animal(other).can_receive:
                rating += 0.3
        return rating

    def restore(self, code: int) -> float:
        pile = self.animal(a_of(code))
        useful = sum(1 for trait in pile.traits if trait.name not in CURSES)
        return useful - (card_value(CARD_NAMES[b_of(code)]) if c_of(code) else 0.0)

    def spend(self, code: int) -> float:
        animal = self.animal(a_of(code))
        reserve = self.table.view.seats[self.table.seat].reserve
        missing = self.table.missing(animal)
        if missing > reserve:
            return -1.0
        saved = self.table.worth(animal) * (1.5 if animal.hungry else 0.6)
        return saved / missing - (0.0 if self.table.view.last_turn else 0.4)
