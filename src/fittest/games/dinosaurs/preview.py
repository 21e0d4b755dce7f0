"""What a seat can foresee: who dies of the climate, how it may change, odds of fights, what a bid costs."""

from typing import Final

from fittest.games.dinosaurs.board import cell_name
from fittest.games.dinosaurs.cards import CARDS, Weather
from fittest.games.dinosaurs.ids import (
    BIRTHS,
    CLIMATE,
    COLD,
    DEADLY,
    FUR,
    MOVEMENT,
    NOBODY,
    PARASOL,
    SURVIVAL,
    TEMPERATE,
    TERRAIN_NAMES,
    WARM,
    ZONE_NAMES,
    zone_of,
)
from fittest.games.dinosaurs.moves import ATTACK, BID, COUNT, GOAL
from fittest.games.dinosaurs.phases.auction import price
from fittest.games.dinosaurs.phases.survival import protected
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.message import Arg, Message
from fittest.kernel.preview import Preview


def preview_of(game: Dinosaurs, seat: int | None) -> Preview:
    found = Preview()
    if game.winners:
        return found
    if game.phase in (MOVEMENT, BIRTHS, SURVIVAL):
        preview_deaths(game, found)
    preview_climate(game, found)
    decision = game.decision
    if decision is not None and decision.seat == seat:
        for code in decision.codes:
            if ATTACK.matches(code):
                defender = game.at[game.board.find(GOAL.of(code))]
                odds = 100 * game.wins_up_to(seat, defender) // 6
                found.of_option(code, Message("preview-dino-wins", {"percent": odds}))
            elif BID.matches(code):
                cost = price(game, seat, COUNT.of(code))
                left = game.points[seat] - cost
                found.of_option(code, Message("preview-dino-pays", {"points": cost, "left": left}))
    return found


def preview_deaths(game: Dinosaurs, found: Preview) -> None:
    """If survival came now: a dinosaur that dies for sure, or one of several of which some die."""
    lost = [0] * game.players
    for owner in range(game.players):
        for zone in (COLD, WARM, DEADLY):
            places = standing_in(game, owner, zone, game.climate)
            dying = max(0, len(places) - protected(game, owner, zone))
            lost[owner] += dying
            for place in places:
                thing = f"hex {cell_name(game.board.cells[place])}"
                name = "@dino-zone-" + ZONE_NAMES[zone]
                if dying and dying == len(places):
                    found.of_thing(thing, Message("preview-dino-doomed", {"zone": name}))
                elif dying:
                    args: dict[str, Arg] = {
                        "zone": name,
                        "dying": dying,
                        "count": len(places),
                    }
                    found.of_thing(thing, Message("preview-dino-some-die", args))
        if lost[owner]:
            found.of_thing(f"seat {owner}", Message("preview-dino-loses", {"count": lost[owner]}))


def standing_in(game: Dinosaurs, owner: int, zone: int, climate: int) -> list[int]:
    board = game.board
    return [
        place
        for place in range(board.size)
        if game.at[place] == owner and zone_of(board.terrain[place], climate) == zone
    ]


SIDES: Final = 6
SHIELDS: Final = {COLD: FUR, WARM: PARASOL}


def percent(sides: int) -> int:
    """Of so many sides of the die, rounded half up: 67, 17, 17."""
    return (200 * sides + SIDES) // (2 * SIDES)


def next_climates(game: Dinosaurs) -> list[tuple[int, int]]:
    """The sectors that the climate may move to next, each with the number of sides of the die that say so."""
    ring = len(game.rules.ring)
    if game.weather != NOBODY and game.phase <= CLIMATE:
        card = CARDS[game.weather]
        assert isinstance(card, Weather)
        return [] if card.rolls else [((game.sector + game.rules.amounts[card.kind]) % ring, SIDES)]
    chances: dict[int, int] = {}
    for sectors in NUMBERS.climate_die:
        sector = (game.sector + sectors) % ring
        chances[sector] = chances.get(sector, 0) + 1
    return list(chances.items())


def preview_climate(game: Dinosaurs, found: Preview) -> None:
    # A terrain may be ahead as well as behind.
    chances: dict[int, int] = {}
    for sector, sides in next_climates(game):
        climate = game.rules.ring[sector]
        chances[climate] = chances.get(climate, 0) + sides
    for climate, sides in chances.items():
        chance = percent(sides)
        name = "@dino-terrain-" + TERRAIN_NAMES[climate]
        found.table.append(Message("preview-dino-climate", {"terrain": name, "percent": chance}))
        if climate == game.climate:
            continue
        for place in range(game.board.size):
            owner = game.at[place]
            if owner == NOBODY:
                continue
            zone = zone_of(game.board.terrain[place], climate)
            # By then the cards of this turn no longer count.
            if zone != TEMPERATE and (zone == DEADLY or game.gene(owner, SHIELDS[zone]) == 0):
                thing = f"hex {cell_name(game.board.cells[place])}"
                found.of_thing(thing, Message("preview-dino-dies-if", {"terrain": name, "percent": chance}))
