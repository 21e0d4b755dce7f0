"""When an event card of Dinosaurs is worth playing: its gain now, less what it may still bring later."""

from collections.abc import Callable

from fittest.bots.dinosaurs_land import Herd, Land, turns_left
from fittest.games.dinosaurs.board import cell_q, cell_r
from fittest.games.dinosaurs.cards import CARDS, Weather
from fittest.games.dinosaurs.codes import NO_TARGET, last_cell, play_card, play_target
from fittest.games.dinosaurs.view import DinosaursView

# What a card is worth in hand with many turns to come; it shrinks to nothing at the end.
KEEPING = 0.8
# What it is worth that a rival has one dinosaur less.
HARM = 0.6

Gain = Callable[[Land, Herd], float]


def rate_card(view: DinosaursView, land: Land, code: int) -> float:
    card = CARDS[play_card(code)]
    if isinstance(card, Weather):
        return _weather(land, card) - _keeping(view)
    if card.name == "sickness":
        victim = land.herds[play_target(code)]
        lives = victim.survives((cell_q(last_cell(code)), cell_r(last_cell(code))))
        return (HARM + 0.02 * victim.species.points if lives else 0.0) - _keeping(view)
    if card.name == "dead_end":
        return 2.0
    target = land.own if play_target(code) == NO_TARGET else land.herds[play_target(code)]
    return GAINS[card.name](land, target) - _keeping(view)


def _keeping(view: DinosaursView) -> float:
    return KEEPING * min(1.0, turns_left(view) / 6)


def _weather(land: Land, card: Weather) -> float:
    """Against what the die would bring on average."""
    worth = [land.weather_worth(land.sector_after(die)) for die in range(1, 7)]
    if card.dice == 0:
        return land.weather_worth((land.sector + card.sectors) % len(land.ring)) - sum(worth) / 6
    pairs = [max(a, b) for a in worth for b in worth]
    return sum(pairs) / len(pairs) - sum(worth) / 6


def _head_start(land: Land, own: Herd) -> float:
    return 0.9 if own.species.genes["tail"] < max(s.genes["tail"] for s in land.view.species) else 0.3


def _guardian(land: Land, own: Herd) -> float:
    """Attackers next to the herd with a fair chance."""
    return sum(0.4 * min(land.facing(herd, own), herd.species.steps) for herd in land.rivals())


def _rage(land: Land, own: Herd) -> float:
    prey = sum(land.facing(herd, own) for herd in land.rivals())
    return 0.6 * min(prey, own.species.steps)


def _needy(land: Land, herd: Herd) -> int:
    """Dinosaurs that die where they are."""
    return len(herd.spots) - len(herd.alive(herd.spots, land.climate))


def _stampede(land: Land, own: Herd) -> float:
    return 0.8 * min(2, max(0, _needy(land, own) - own.species.steps))


def _quagmire(land: Land, rival: Herd) -> float:
    tight = rival.species.steps > 1 and _needy(land, rival) >= rival.species.steps
    return HARM + 0.01 * rival.species.points if tight else 0.0


def _barren(land: Land, own: Herd) -> float:
    rivals = [_clutch(herd) for herd in land.rivals() if herd.spots]
    return sum(rivals) / max(1, len(rivals)) - (_clutch(own) if own.spots else 0)


def _clutch(herd: Herd) -> int:
    return min(herd.species.genes["egg"], herd.species.reserve)


def _nests(land: Land, own: Herd, reach: int) -> int:
    """Free temperate hexes within reach of the herd."""
    free = [spot for spot, owner in land.owner.items() if owner is None and land.heat[spot] == land.climate]
    return sum(any(_apart(spot, adult) <= reach for adult in own.spots) for spot in free)


def _apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    dq, dr = one[0] - other[0], one[1] - other[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def _far_nests(land: Land, own: Herd) -> float:
    eggs = _clutch(own)
    return 0.9 * (min(eggs, _nests(land, own, 3)) - min(eggs, _nests(land, own, 1)))


def _double_clutch(land: Land, own: Herd) -> float:
    roomy = own.species.reserve > own.species.genes["egg"]
    return 1.6 if roomy and _nests(land, own, 1) > own.species.genes["egg"] else 0.0


def _frost(land: Land, rival: Herd) -> float:
    return _strip(land, rival, 1, rival.cold)


def _heat(land: Land, rival: Herd) -> float:
    return _strip(land, rival, -1, rival.warm)


def _strip(land: Land, rival: Herd, zone: int, room: int) -> float:
    """Does it kill one more?"""
    there = sum(land.heat[spot] - land.climate == zone for spot in rival.spots)
    return HARM + 0.02 * rival.species.points if 0 < room <= there else 0.0


def _coat(land: Land, own: Herd) -> float:
    return 1.2 * min(2, own.surplus(1))


def _shade(land: Land, own: Herd) -> float:
    return 1.2 * min(2, own.surplus(-1))


def _lucky(land: Land, own: Herd) -> float:
    return 1.0


GAINS: dict[str, Gain] = {
    "head_start": _head_start,
    "elder_guardian": _guardian,
    "battle_rage": _rage,
    "stampede": _stampede,
    "quagmire": _quagmire,
    "barren_season": _barren,
    "far_nests": _far_nests,
    "double_clutch": _double_clutch,
    "bitter_frost": _frost,
    "scorching_wind": _heat,
    "winter_coat": _coat,
    "fern_shade": _shade,
    "lucky_mutation": _lucky,
}
