"""Greedy play of Random Mutations: feed what can be fed, hunt what is worth it, grow with the food.

Knows only the view of its seat. A rate is roughly in points; 0 is doing nothing.
"""

from collections.abc import Callable

from fittest.games.mutations import codes as c
from fittest.games.mutations.codec import ignored_names
from fittest.games.mutations.traits.catalog import TRAITS
from fittest.games.mutations.view import AnimalView, SpeciesView, View
from fittest.kernel.decision import Decision

# Food that a player can count on in a turn, beside hunting: the climate table gives about this much.
FOOD_PER_PLAYER = 3.3
ANIMAL = 2.0
HUNTERS = ("Carnivorous", "ObligateCarnivore")
CORNERS = {trait.name: trait.corner for trait in TRAITS}
# What a trait is worth to its species beyond its points.
USE = {
    "Mimicry": 0.3,
    "Running": 0.4,
    "Burrowing": 0.3,
    "Poisonous": 0.4,
    "Scavenger": 0.4,
    "Extremophile": -0.5,
}
# What it is worth that a rival loses a point.
RIVAL = 0.4
ESCAPE = 0.5


def rate(view: View, decision: Decision) -> list[float]:
    """One number per option, the highest is best."""
    table = Table(view, decision.seat)
    return [RATES[c.verb_of(code)](table, code) for code in decision.codes]


class Table:
    """The view with what the ratings ask again and again."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.species = {species.id: species for player in view.table for species in player.row}
        self.own = view.table[seat].row
        self.hunger = sum(self.missing(s, a) for s in self.own for a in s.animals)
        self.appetite = sum(s.need * len(s.animals) for s in self.own if "ObligateCarnivore" not in s.traits)

    def animal(self, code: int) -> tuple[SpeciesView, AnimalView]:
        species = self.species[c.animal_species_of(code)]
        name = f"{species.id}.{c.number_of(code)}"
        return species, next(animal for animal in species.animals if animal.name == name)

    def missing(self, species: SpeciesView, animal: AnimalView) -> int:
        """Tokens from the centre that this animal still wants."""
        return 0 if animal.fed or "ObligateCarnivore" in species.traits else species.need - animal.food

    def cards_worth(self, species: SpeciesView) -> float:
        return sum(1.0 + CORNERS[trait] + USE.get(trait, 0.0) for trait in species.traits)

    def worth(self, species: SpeciesView) -> float:
        """What one more or one less animal of the species is worth; the last one carries its traits."""
        return ANIMAL + (self.cards_worth(species) if len(species.animals) == 1 else 0.3)

    def in_danger(self, species: SpeciesView) -> bool:
        """Could a hunter of another player attack this species?"""
        return any(
            hunter.owner != self.seat
            and set(hunter.traits) & set(HUNTERS)
            and all((trait in hunter.traits) or trait not in species.traits for trait in ("Big", "Swimming"))
            and ("Swimming" not in hunter.traits or "Swimming" in species.traits)
            for hunter in self.species.values()
        )

    def most_parasites(self, own: bool) -> int:
        """The highest number of parasites on a species of mine, or of the others."""
        counts = [parasites(s) for s in self.species.values() if (s.owner == self.seat) == own]
        return max(counts, default=0)


def parasites(species: SpeciesView) -> int:
    return sum(animal.parasites for animal in species.animals)


# -- development -------------------------------------------------------------------------------


def _pass(table: Table, code: int) -> float:
    return 0.0


def _found(table: Table, code: int) -> float:
    """A new species: worth an animal while it can be fed."""
    if table.view.last_turn:
        return 0.5 + (ANIMAL if table.appetite < FOOD_PER_PLAYER else 0.0)
    return 1.5 if table.appetite < FOOD_PER_PLAYER else 0.2 - 0.1 * (table.appetite - FOOD_PER_PLAYER)


def _grow(table: Table, code: int) -> float:
    """One more animal of a species that is worth having."""
    species = table.species[c.species_of(code)]
    if "ObligateCarnivore" in species.traits or "Extremophile" in species.traits:
        return -1.0
    return _found(table, code) + 0.15 * len(species.traits) - 0.6 * (species.need - 1)


def _trait(table: Table, code: int) -> float:
    """A point, mostly, and sometimes a burden; the first one may be turned away if it is harmful."""
    species = table.species[c.species_of(code)]
    rating = 1.0 if not species.traits else 0.9 - 0.1 * len(species.traits)
    if "ObligateCarnivore" in species.traits:
        rating -= 0.6
    if species.need > 2:
        rating -= 0.3
    return rating


def _keep(table: Table, code: int) -> float:
    if table.view.open_card == "BarkBeetle":
        return 1.2
    return (
        1.0 if table.appetite > FOOD_PER_PLAYER + 1 and table.view.open_card == "DevelopmentDefects" else 0.5
    )


def _convert(table: Table, code: int) -> float:
    return 1.1


# -- feeding -----------------------------------------------------------------------------------


def _red(table: Table, code: int) -> float:
    """Whoever can be fed with what is there, the nearly fed first."""
    species, animal = table.animal(code)
    missing = table.missing(species, animal)
    if missing > table.view.red:
        return 0.3
    return 2.0 + table.worth(species) / missing + 0.1 * animal.food


def _green(table: Table, code: int) -> float:
    species, animal = table.animal(code)
    if "BarkBeetle" in species.traits and table.missing(species, animal):
        return 2.0 + table.worth(species) / table.missing(species, animal)
    if not table.in_danger(species):
        return 0.2
    return 0.6 + (0.8 if animal.fed else 0.2) * table.worth(species) / 3


def _black(table: Table, code: int) -> float:
    """Gather parasites on one species of the others, the more so if mine would be the victim."""
    species, animal = table.animal(code)
    count = parasites(species) + 1
    rating = 0.4 + 0.05 * count + 0.05 * table.worth(species) + (0.05 if animal.fed else 0.0)
    if table.most_parasites(own=True) >= table.most_parasites(own=False) > 0 and count == (
        table.most_parasites(own=False) + 1
    ):
        rating += 1.2
    return rating


def _attack(table: Table, code: int) -> float:
    """A meal and a rival's loss, against poison, escape and the loss of one's own."""
    hunter, animal = table.animal(code)
    prey = table.species[c.species_of(code)]
    ignored = ignored_names(c.extra_of(code))
    acting = [trait for trait in prey.traits if trait not in ignored]
    odds = ESCAPE if "Running" in acting else 1.0
    if "Mimicry" in acting:
        odds *= 0.9
    loss = table.worth(prey)
    gain = -loss if prey.owner == table.seat else RIVAL * loss
    meal = 0.0 if "Poisonous" in acting else 1.0 + table.worth(hunter) / max(1, hunter.need - animal.food)
    if "Poisonous" in acting:
        gain -= table.worth(hunter)
    return odds * (gain + meal) + (0.5 if gain + meal > 0 else 0.0)


def _graze(table: Table, code: int) -> float:
    """Trample what one does not need oneself."""
    spare = table.view.red - table.hunger
    count = c.extra_of(code)
    return 0.25 + 0.01 * count if count <= spare else -1.0


def _end(table: Table, code: int) -> float:
    return 0.0


# -- in the middle of an attack ----------------------------------------------------------------


def _react(table: Table, code: int) -> float:
    """Try to escape first; send the hunter on to what is worth least."""
    target = table.species.get(c.species_of(code))
    if target is None:
        return 1.0
    bait = 1.5 if "Poisonous" in target.traits else 0.4 if "Running" in target.traits else 0.0
    return bait - 0.2 * table.worth(target)


def _ignore(table: Table, code: int) -> float:
    names = ignored_names(c.extra_of(code))
    weights = {"Poisonous": 3.0, "Mimicry": 0.8, "Running": 1.5}
    return sum(weights.get(name, 0.1) for name in names)


def _lose(table: Table, code: int) -> float:
    """Give up the hungry and the infested; keep the sheltered."""
    _, animal = table.animal(code)
    return (0.0 if animal.fed else 2.0) + 0.3 * animal.parasites - 0.5 * animal.food - 0.2 * animal.sheltered


def _scavenge(table: Table, code: int) -> float:
    species, animal = table.animal(code)
    return table.worth(species) / max(1, table.missing(species, animal))


def _reveal(table: Table, code: int) -> float:
    return 1.0 + _ignore(table, code)


def _decline(table: Table, code: int) -> float:
    return 0.5


RATES: dict[int, Callable[[Table, int], float]] = {
    c.PASS: _pass,
    c.SPECIES: _found,
    c.TRAIT: _trait,
    c.GROW: _grow,
    c.DIVERGE: _grow,
    c.KEEP: _keep,
    c.CONVERT: _convert,
    c.TAKE_RED: _red,
    c.TAKE_GREEN: _green,
    c.TAKE_BLACK: _black,
    c.ATTACK: _attack,
    c.GRAZE: _graze,
    c.END: _end,
    c.REACT: _react,
    c.IGNORE: _ignore,
    c.LOSE: _lose,
    c.SCAVENGE: _scavenge,
    c.REVEAL: _reveal,
    c.DECLINE: _decline,
}
