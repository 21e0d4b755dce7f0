"""A second reading of the rulings, from what a player sees alone: in random games it must name just the
options that the engine offers."""

from typing import TypeAlias

import pytest

import fittest
from fittest.games.dinosaurs.view import DinosaursView, HexView
from fittest.kernel.chance import Chance
from tests.look import look

Place: TypeAlias = tuple[int, int]

HOT_TO_COLD = ["desert", "plain", "hill", "mountain"]
STEPS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
PIECES = 10
MOMENTS = {
    "initiative": ["head-start"],
    "climate": ["standstill", "hurried-seasons", "turning-back", "fickle-sky"],
    "movement": ["elder-guardian", "battle-rage", "stampede", "quagmire"],
    "births": ["barren-season", "far-nests", "double-clutch"],
    "survival": ["bitter-frost", "scorching-wind", "winter-coat", "fern-shade", "sickness"],
    "auction": ["lucky-mutation"],
}
AIMED = ["quagmire", "bitter-frost", "scorching-wind"]
GAMES = 6


def name(place: Place) -> str:
    return f"{place[0]},{place[1]}"


def distance(a: Place, b: Place) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


class Reading:
    """The view of the one who is asked, and what stood on the map when this births phase began."""

    def __init__(self, view: DinosaursView, seat: int, adults: dict[Place, int]) -> None:
        self.view = view
        self.seat = seat
        self.hexes: dict[Place, HexView] = {(hex.q, hex.r): hex for hex in view.hexes}
        self.adults = [place for place, owner in adults.items() if owner == seat]
        self.me = view.species[seat]

    def of(self, seat: int | None) -> list[Place]:
        return [place for place, hex in self.hexes.items() if hex.owner == seat]

    def gene(self, seat: int, gene: str, effect: str = "") -> int:
        species = self.view.species[seat]
        return species.genes[gene] + species.effects.get(effect, 0)

    def zone(self, place: Place) -> str:
        """[CLI-4]"""
        climate = self.view.climate
        temperate = HOT_TO_COLD.index(climate.ring[climate.sector])
        colder = HOT_TO_COLD.index(self.hexes[place].terrain) - temperate
        return {0: "temperate", 1: "cold", -1: "warm"}.get(colder, "deadly")

    def allowance(self) -> int:
        """[MOV-1 CRD-8 CRD-9]"""
        steps = self.gene(self.seat, "leg", "movement")
        mired = steps - self.me.effects.get("mire", 0)
        return max(mired, min(steps, 1))

    def moves(self) -> set[str]:
        """[MOV-1 MOV-4 MOV-8 CMB-2]"""
        found = {"done"}
        for start in self.of(self.seat) if self.me.steps else []:
            for q, r in STEPS:
                goal = (start[0] + q, start[1] + r)
                if goal not in self.hexes or self.hexes[goal].owner == self.seat:
                    continue
                other = self.hexes[goal].owner
                if other is None:
                    found.add(f"move {name(start)} {name(goal)}")
                    continue
                horns = self.gene(self.seat, "horn", "attack")
                if horns - self.gene(other, "horn", "defence") > -2:
                    found.add(f"attack {name(start)} {name(goal)}")
        return found

    def births(self) -> set[str]:
        """[BIR-2 BIR-3 BIR-4 EXN-1 EXN-2 CRD-10 CRD-11 CRD-12]"""
        mine = self.of(self.seat)
        brood = [place for place in mine if place not in self.adults]
        eggs = self.gene(self.seat, "egg", "eggs") - len(brood)
        if eggs <= 0 or len(mine) == PIECES or (self.view.barren and self.adults):
            return {"done"}
        reach = self.me.effects.get("nest-range", 0) or 1
        parents, reach = (self.adults, reach) if self.adults else (brood, 1)
        found = {
            f"birth {name(place)}"
            for place in self.of(None)
            if not parents or any(distance(place, parent) <= reach for parent in parents)
        }
        return found or {"done"}

    def deaths(self) -> set[str]:
        """[SUR-2 SUR-3 SUR-4 SUR-5 EVT-12]"""
        assert not [
            place for place in self.hexes if place not in self.of(None) and self.zone(place) == "deadly"
        ]
        found: set[str] = set()
        for zone, gene in [("cold", "fur"), ("warm", "parasol")]:
            there = [place for place in self.of(self.seat) if self.zone(place) == zone]
            if len(there) > max(0, self.gene(self.seat, gene, gene)):
                found |= {f"lose {name(place)}" for place in there}
        return found

    def bids(self) -> set[str]:
        """[AUC-3 AUC-7 AUC-9 VAR-2 VAR-4 CRD-19]"""
        auction = self.view.auction
        assert auction is not None
        highest = self.me.points + self.gene(self.seat, "mutation", "discount")
        lowest = [0 if row.owner is None else row.bid + 1 for row in auction.rows]
        if auction.chosen is not None:
            return {f"bid {bid}" for bid in range(lowest[auction.chosen - 1], highest + 1)}
        found = {f"row {i + 1}" for i, bid in enumerate(lowest) if bid <= highest}
        if self.view.players - len(auction.rows) > len(auction.without_gene):
            found.add("decline")
        if self.view.turn > 2 and "dead-end" in (self.me.hand or []):
            found.add("play dead-end")
        return found

    def cards(self) -> set[str]:
        """[EVT-2 EVT-3 EVT-13 CRD-17]"""
        assert self.view.turn > 2
        found = {"pass", "hold"}
        others = [seat for seat in range(self.view.players) if seat != self.seat]
        for card in self.me.hand or []:
            if card not in MOMENTS[self.view.phase]:
                continue
            if card in AIMED:
                found |= {f"play {card} P{other + 1}" for other in others}
            elif card == "sickness":
                for other in others:
                    herd = self.of(other)
                    if len(herd) >= 4 and len(herd) > len(self.of(self.seat)):
                        found |= {f"play sickness P{other + 1} {name(place)}" for place in herd}
            else:
                found.add(f"play {card}")
        return found


READERS = {
    "prompt-dino-move": Reading.moves,
    "prompt-dino-birth": Reading.births,
    "prompt-dino-lose": Reading.deaths,
    "prompt-dino-row": Reading.bids,
    "prompt-dino-beaten": Reading.bids,
    "prompt-dino-bid": Reading.bids,
    "prompt-dino-event": Reading.cards,
}


@pytest.mark.parametrize("ruleset", ["dinosaurs", "dinosaurs+scarce-genes"])
def test_the_options_are_those_of_a_second_reading(ruleset: str) -> None:
    compared = dict.fromkeys(READERS, 0)
    for seed in range(GAMES):
        chance = Chance(seed)
        game = fittest.new(ruleset, players=3 + seed % 3, seed=seed)
        # Also what answers itself is an answer here: nobody may have bred when the phase is first seen.
        game.stepwise = True
        adults: dict[Place, int] = {}
        before, steps = "", 0
        while game.stack:
            if (decision := game.decision) is None:
                game.proceed()
                continue
            view: DinosaursView = look(game, decision.seat)
            asked = decision.prompt.key
            if asked == "prompt-dino-birth" and not before.startswith(asked):
                adults = {(hex.q, hex.r): hex.owner for hex in view.hexes if hex.owner is not None}
            reading = Reading(view, decision.seat, adults)
            if asked == "prompt-dino-move":
                steps = steps - 1 if before == f"{asked} {decision.seat}" else reading.allowance()
                assert reading.me.steps == steps
            before = f"{asked} {decision.seat}"
            texts = [option.text for option in decision.options]
            if asked in READERS:
                compared[asked] += 1
                assert set(texts) == READERS[asked](reading), asked
            # Small bids and many cards, or there is little to see.
            cards = [text for text in texts if text.startswith("play")]
            choices = (
                cards if cards and chance.below(2) else texts[:4] if asked == "prompt-dino-bid" else texts
            )
            game.apply(choices[chance.below(len(choices))])
    assert min(compared.values()) > 10
