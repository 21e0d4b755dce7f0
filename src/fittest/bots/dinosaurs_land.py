"""The map of Dinosaurs as a bot sees it: what herds are worth under this climate and the next."""

from functools import cache
from typing import TypeAlias

from fittest.games.dinosaurs.rules import NUMBERS
from fittest.games.dinosaurs.view import DinosaursView, SpeciesView

Spot: TypeAlias = tuple[int, int]

HEAT = {"desert": 0, "plain": 1, "hill": 2, "mountain": 3}
NEXT_TURN = 0.6
# What a step nearer to a place to live is worth, for those who cannot live where they are.
NEARER = 0.05


class Herd:
    """The dinosaurs of one species and how many of them cold and heat leave alive."""

    def __init__(self, land: "Land", species: SpeciesView) -> None:
        self.land = land
        self.seat = species.seat
        self.cold = species.survive_cold
        self.warm = species.survive_warm
        self.species = species
        self.spots = [spot for spot, owner in land.owner.items() if owner == species.seat]

    def alive(self, spots: list[Spot], climate: int) -> list[Spot]:
        """Who survives, if the owner keeps those with the best future."""
        zones: dict[int, list[Spot]] = {}
        for spot in spots:
            zones.setdefault(self.land.heat[spot] - climate, []).append(spot)
        kept = zones.get(0, [])
        for zone, room in ((1, self.cold), (-1, self.warm)):
            kept = kept + sorted(zones.get(zone, []), key=self.future, reverse=True)[:room]
        return kept

    def future(self, spot: Spot) -> float:
        """How well a dinosaur stands for the next turn, by itself."""
        return self.land.future(spot)

    def worth(self, spots: list[Spot]) -> float:
        """Points of this turn, and at a discount of the next."""
        now = self.alive(spots, self.land.climate)
        later = sum(chance * len(self.alive(now, climate)) for climate, chance in self.land.climates_to_come)
        nearer = sum(self.land.distance(spot, self.land.climate) for spot in spots if spot not in now)
        return len(now) + NEXT_TURN * later + sum(map(self.future, now)) * NEARER - NEARER * nearer

    def survives(self, spot: Spot) -> bool:
        return spot in self.alive(self.spots, self.land.climate)

    def surplus(self, zone: int) -> int:
        """How many have to die in the cold (1) or in the heat (-1)."""
        count = sum(self.land.heat[spot] - self.land.climate == zone for spot in self.spots)
        return max(0, count - (self.cold if zone == 1 else self.warm))


class Land:
    def __init__(self, view: DinosaursView, seat: int) -> None:
        self.view = view
        self.heat = {(h.q, h.r): HEAT[h.terrain] for h in view.hexes}
        self.owner = {(h.q, h.r): h.owner for h in view.hexes}
        self.ring = [HEAT[terrain] for terrain in view.climate.ring]
        self.sector = view.climate.sector
        # Before the roll of this turn the climate to reckon with is the likeliest one.
        rolled = view.phase not in ("initiative", "climate")
        self.climate = self.ring[self.sector if rolled else self.sector_after(6)]
        self.climates_to_come = self.chances(self.sector)
        self._distances = _distances(tuple((h.q, h.r, h.terrain) for h in view.hexes))
        self.herds = [Herd(self, species) for species in view.species]
        self.own = self.herds[seat]

    def sector_after(self, die: int) -> int:
        return (self.sector + NUMBERS.climate_die[die - 1]) % len(self.ring)

    def chances(self, sector: int) -> list[tuple[int, float]]:
        """The climates after one roll with their chances."""
        found: dict[int, float] = {}
        for step in NUMBERS.climate_die:
            climate = self.ring[(sector + step) % len(self.ring)]
            found[climate] = found.get(climate, 0.0) + 1 / 6
        return sorted(found.items())

    def future(self, spot: Spot) -> float:
        worth = {0: 1.0, 1: 0.4, -1: 0.4}
        heat = self.heat[spot]
        return sum(chance * worth.get(heat - climate, 0.0) for climate, chance in self.climates_to_come)

    def distance(self, spot: Spot, climate: int) -> int:
        """Steps to the nearest hex that is temperate under a climate."""
        return self._distances[spot][climate]

    def herd_at(self, spot: Spot) -> Herd:
        owner = self.owner[spot]
        assert owner is not None
        return self.herds[owner]

    def odds(self, rival: int) -> int:
        """Sides of the die with which an attack on a rival wins."""
        return self.view.species[rival].beaten_on or 0

    def rivals(self) -> list[Herd]:
        return [herd for herd in self.herds if herd is not self.own]

    def weather_worth(self, sector: int) -> float:
        """Own survivors under a climate, compared with those of the rivals."""
        climate = self.ring[sector]
        rivals = self.rivals()
        theirs = sum(len(herd.alive(herd.spots, climate)) for herd in rivals) / len(rivals)
        return len(self.own.alive(self.own.spots, climate)) - theirs

    def neighbours(self, spot: Spot) -> list[Spot]:
        q, r = spot
        around = [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]
        return [other for other in around if other in self.heat]

    def facing(self, herd: Herd, other: Herd) -> int:
        """Dinosaurs of `herd` that stand next to one of `other`."""
        spots = set(other.spots)
        return sum(any(near in spots for near in self.neighbours(spot)) for spot in herd.spots)


@cache
def _distances(hexes: tuple[tuple[int, int, str], ...]) -> dict[Spot, list[int]]:
    """By hex: steps to the nearest hex of each terrain, hot to cold."""
    found: dict[Spot, list[int]] = {}
    for q, r, _ in hexes:
        steps = [99] * len(HEAT)
        for q2, r2, terrain in hexes:
            dq, dr = q - q2, r - r2
            heat = HEAT[terrain]
            steps[heat] = min(steps[heat], (abs(dq) + abs(dr) + abs(dq + dr)) // 2)
        found[q, r] = steps
    return found


def turns_left(view: DinosaursView) -> float:
    """Expected turns after this one."""
    meteor = view.meteor
    expected, chance = 0.0, 1.0
    space = meteor.space
    if view.phase not in ("genes", "auction"):
        # The meteor still moves in this turn.
        space += 1
        chance = 0.0 if space >= meteor.impact else 1 - meteor.numbers[space] / 6
    while space < meteor.impact:
        expected += chance
        space += 1
        chance *= 1 - meteor.numbers[space] / 6
    return expected
