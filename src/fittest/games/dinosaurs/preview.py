"""What a seat can foresee: who dies of the climate, how it may change, odds of fights, what a bid costs."""

from typing import Final

from fittest.games.dinosaurs import ids
from fittest.games.dinosaurs.board import cell_name
from fittest.games.dinosaurs.cards import CARDS, Weather
from fittest.games.dinosaurs.ids import zone_of
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
    if game.phase in DYING:
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
    for owner in range(game.players):
        lost = 0
        for zone in FATAL_ZONES:
            places = standing_in(game, owner, zone, game.climate)
            dying = max(0, len(places) - protected(game, owner, zone))
            lost += dying
            args: dict[str, Arg] = {"zone": "@dino-zone-" + ids.ZONE_NAMES[zone]}
            tell_deaths(game, places, dying, "preview-dino-doomed", "preview-dino-some-die", args, found)
        if lost:
            found.of_thing(f"seat {owner}", Message("preview-dino-loses", {"count": lost}))


def tell_deaths(
    game: Dinosaurs,
    places: list[int],
    dying: int,
    all_key: str,
    some_key: str,
    args: dict[str, Arg],
    found: Preview,
) -> None:
    """On each of the places, of which `dying` lose their dinosaur."""
    if dying == 0:
        return
    if dying == len(places):
        message = Message(all_key, args)
    else:
        message = Message(some_key, {**args, "dying": dying, "count": len(places)})
    for place in places:
        found.of_thing(f"hex {cell_name(game.board.cells[place])}", message)


def standing_in(game: Dinosaurs, owner: int, zone: int, climate: int) -> list[int]:
    board = game.board
    return [
        place
        for place in range(board.size)
        if game.at[place] == owner and zone_of(board.terrain[place], climate) == zone
    ]


SIDES: Final = 6
SHIELDS: Final = {ids.COLD: ids.FUR, ids.WARM: ids.PARASOL}
FATAL_ZONES: Final = (ids.COLD, ids.WARM, ids.DEADLY)
DYING: Final = (ids.MOVEMENT, ids.BIRTHS, ids.SURVIVAL)
"""Phases in which the climate of now is still to be survived."""


def percent(sides: int) -> int:
    """Of so many sides of the die, rounded half up: 67, 17, 17."""
    return (200 * sides + SIDES) // (2 * SIDES)


def next_climates(game: Dinosaurs) -> list[tuple[int, int]]:
    """The sectors that the climate may move to next, each with the number of sides of the die that say so."""
    ring = len(game.rules.ring)
    if game.weather != ids.NOBODY and game.phase <= ids.CLIMATE:
        card = CARDS[game.weather]
        assert isinstance(card, Weather)
        return [] if card.rolls else [((game.sector + game.rules.amounts[card.kind]) % ring, SIDES)]
    chances: dict[int, int] = {}
    for sectors in NUMBERS.climate_die:
        sector = (game.sector + sectors) % ring
        chances[sector] = chances.get(sector, 0) + 1
    return list(chances.items())


def preview_climate(game: Dinosaurs, found: Preview) -> None:
    """What may come, and who would die of it where they stand now; also if the climate stays, unless that is
    told already. By then the event cards of this turn count no more."""
    # A terrain may be ahead as well as behind.
    chances: dict[int, int] = {}
    for sector, sides in next_climates(game):
        climate = game.rules.ring[sector]
        chances[climate] = chances.get(climate, 0) + sides
    for climate, sides in chances.items():
        args: dict[str, Arg] = {
            "terrain": "@dino-terrain-" + ids.TERRAIN_NAMES[climate],
            "percent": percent(sides),
        }
        found.table.append(Message("preview-dino-climate", args))
        if climate == game.climate and game.phase in DYING:
            continue
        for owner in range(game.players):
            for zone in FATAL_ZONES:
                places = standing_in(game, owner, zone, climate)
                kept = game.gene(owner, SHIELDS[zone]) if zone in SHIELDS else 0
                dying = max(0, len(places) - kept)
                tell_deaths(
                    game, places, dying, "preview-dino-dies-if", "preview-dino-some-die-if", args, found
                )
