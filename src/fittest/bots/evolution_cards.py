"""How the greedy bot rates cards: laying animals, playing traits, and which cards it would rather lose."""

from fittest.bots.evolution_table import CURSES, NEED, Table
from fittest.games.evolution.view import AnimalView

# What a trait is good for beyond its points, where nothing particular is known.
USES = {
    "carnivorous": 0.2,
    "fat-tissue": 0.5,
    "swimming": 0.3,
    "running": 0.3,
    "mimicry": 0.2,
    "big": 0.2,
    "grazing": 0.2,
    "poisonous": 0.5,
    "tail-loss": 0.4,
    "communication": 0.9,
    "hibernation": 0.7,
    "scavenger": 0.5,
    "symbiosis": 0.0,
    "piracy": 0.7,
    "cooperation": 1.3,
    "burrowing": 0.3,
    "camouflage": 0.3,
    "sharp-vision": -0.3,
    "viviparous": 1.5,
    "ambush": -0.3,
    "intellect": -0.4,
    "metamorphosis": 0.2,
    "flight": 0.2,
    "shell": 0.5,
    "specialization-a": 1.0,
    "specialization-b": 1.0,
    "ink-cloud": 0.5,
    "migration": 0.2,
    "suckerfish": -0.2,
    "herding": 0.2,
    "regeneration": 0.6,
    "recombination": 0.0,
    "cnidocytes": 0.5,
    "aedificator": 1.2,
    "shy": 0.0,
    "homeothermy": 0.6,
}
SHIELDS = {"swimming", "big", "camouflage", "burrowing", "flight"}
DODGES = {"running": 0.5, "tail-loss": 0.9, "ink-cloud": 0.8, "shell": 0.8, "mimicry": 0.4}
HUNTERS_ONLY = {"ambush", "intellect", "sharp-vision"}


def card_value(card: str) -> float:
    """How gladly a card is kept in hand."""
    sides = card.split("/")
    return max(1.0 + NEED.get(side, 0) + USES.get(side, 0.3) for side in sides)


def rate_lay(table: Table, place: str) -> float:
    """A new animal is worth its points, and a card each turn, as far as it can be fed."""
    chance = min(0.95, max(0.15, 0.75 + 0.22 * table.spare(place)))
    worth = 2.0 + (2.0 if table.seasons else 1.1) * min(table.turns_left, 2.0)
    return worth * chance + (2.0 if len(table.mine) < 2 else 0.0)


def rate_trait(table: Table, name: str, animal: AnimalView) -> float:
    if name in CURSES:
        return rate_curse(table, name, animal)
    if name == "r-strategy":
        return rate_r_strategy(table, animal)
    if name == "swimming" and len(table.bank) > 1:
        return rate_ocean(table, animal)
    raised = NEED.get(name, 0)
    rating = (0.1 if table.seasons else 1.0) + raised * (1.0 + 0.5 * table.seasons)
    spare = table.spare(animal.at)
    rating -= raised * (0.5 if spare >= 1 else 1.0 if spare >= -1 else 1.6)
    rating += use_of(table, name, animal)
    if table.turns_left == 0 and not table.seasons:
        rating -= 0.3 * use_of(table, name, animal)
    return rating * survival(table, animal, name)


def survival(table: Table, animal: AnimalView, more: str = "") -> float:
    """How likely the animal lives, as far as others' carnivores go."""
    threats = len(table.hunters_of(animal, more))
    dodge = max((DODGES.get(name, 0.0) for name in table.acting[animal.id] | {more}), default=0.0)
    return max(0.35, 1.0 - 0.3 * threats * (1.0 - dodge))


def use_of(table: Table, name: str, animal: AnimalView) -> float:
    acting = table.acting[animal.id]
    use = USES.get(name, 0.0)
    threats = table.hunters_of(animal)
    if name in SHIELDS and threats:
        kept_off = len(threats) - len(table.hunters_of(animal, name))
        use += 1.7 * kept_off * (table.worth(animal) / 4)
    if name in DODGES and threats:
        use += DODGES[name] * table.worth(animal) / 4
    if name == "swimming" and "carnivorous" in acting:
        swimming_prey = sum("swimming" in table.acting[other.id] for other in table.others)
        use += 0.3 if swimming_prey else -1.5
    if name == "carnivorous":
        use += hunting_use(table, animal)
    if name in HUNTERS_ONLY and "carnivorous" in acting:
        use += 0.9 + 0.3 * len(set_of_new_prey(table, animal, name))
    if name == "fat-tissue":
        use -= 0.25 * sum(trait.name == "fat-tissue" for trait in animal.traits)
        use -= 0.4 if table.turns_left == 0 else 0.0
    if name == "hibernation" and table.view.last_turn:
        use -= 0.7
    if name in ("specialization-a", "specialization-b") and taken(table, name, animal):
        use -= 1.6
    if name == "grazing":
        use += 0.3 if sum(table.missing(a) for a in table.mine) <= len(table.mine) else -0.2
    if name == "mimicry":
        use += 0.3 if len(table.mine) > 2 else -0.3
    return use


def hunting_use(table: Table, animal: AnimalView) -> float:
    """A carnivore lives on others' animals while there are some it can catch."""
    prey = table.prey_of(animal)
    hunters = sum("carnivorous" in table.acting[other.id] for other in table.mine)
    caught = sum(table.catch_odds(animal, other) for other in prey)
    return min(caught, 3.0) * 1.3 - 0.8 * hunters + (0.3 if prey else 0.0)


def set_of_new_prey(table: Table, animal: AnimalView, name: str) -> list[AnimalView]:
    before = {prey.id for prey in table.prey_of(animal)}
    return [prey for prey in table.prey_of(animal, name) if prey.id not in before]


def taken(table: Table, name: str, animal: AnimalView) -> bool:
    """Does somebody else live by this specialization already?"""
    names = {name} if len(table.bank) == 1 else {"specialization-a", "specialization-b"}
    return any(
        other.id != animal.id and other.at == animal.at and names & table.acting[other.id]
        for other in table.view.animals
    )


def rate_curse(table: Table, name: str, animal: AnimalView) -> float:
    """The more there is to lose the better; but at the end the points go to the animal's owner."""
    worth = table.worth(animal)
    raised = NEED.get(name, 0)
    if name == "neoplasm":
        own = [trait for trait in animal.traits if not trait.off]
        return 0.8 + 0.35 * worth if len(own) <= 1 else 0.9 + 0.1 * worth
    starves = min(0.9, 0.2 + 0.15 * (animal.need + raised - 1) + 0.1 * (animal.need > 2))
    if any(trait.fat for trait in animal.traits):
        starves -= 0.15
    leader = max(table.view.scores[seat] for seat in range(table.view.players) if seat != table.seat)
    rating = 0.5 + starves * worth * (0.9 if table.view.scores[animal.owner] == leader else 0.6)
    kept = (1 + raised) * (1 - starves)
    return rating - kept * (0.3 if table.turns_left >= 1 else 1.0)


def rate_r_strategy(table: Table, animal: AnimalView) -> float:
    """Two animals instead of a card; for others a burden only when they starve anyway."""
    if animal.owner != table.seat:
        return -0.5
    spare = table.spare(animal.at)
    gain = 1.0 + (1.5 if spare > 0 else 0.6) * min(table.turns_left, 1.5)
    return gain * survival(table, animal)


def rate_ocean(table: Table, animal: AnimalView) -> float:
    """Where there is food for few, but a point for each."""
    crowd = sum(1 for other in table.view.animals if other.at == "ocean")
    hunters = sum(
        1 for other in table.others if other.at == "ocean" and "carnivorous" in table.acting[other.id]
    )
    torn = len(table.partners[animal.id])
    relief = 0.15 * max(0.0, table.spare("ocean") - table.spare(animal.at))
    return 2.0 + relief - 0.45 * crowd / max(1, table.view.players - 1) - 0.6 * hunters - 0.8 * torn


def rate_pair(table: Table, name: str, one: AnimalView, two: AnimalView) -> float:
    if name == "trematode":
        return (rate_curse(table, name, one) + rate_curse(table, name, two)) * 0.8
    rating = (0.1 if table.seasons else 1.0) + USES.get(name, 0.0)
    rating *= (survival(table, one) + survival(table, two)) / 2
    if name == "symbiosis":
        # The first is the symbiont: the one that is less worth guards the other.
        gain = table.worth(two) - table.worth(one) + 0.6 * len(table.hunters_of(two))
        rating += 0.3 * gain - 0.5 * one.need
    if name in ("cooperation", "communication"):
        links = sum(1 for pair in table.partners[one.id] + table.partners[two.id] if pair[0] == name)
        rating -= 0.25 * links
        rating += 0.15 * (one.need + two.need - 2)
        if name == "cooperation" and "carnivorous" in table.acting[one.id] | table.acting[two.id]:
            rating += 0.3
    return rating
