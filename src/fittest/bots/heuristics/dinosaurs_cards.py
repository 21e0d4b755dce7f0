"""When an event card of Dinosaurs is worth playing: its gain now, less what it may still bring later.

What a card adds to a species is tried on the world and taken back, so that a card whose effect changes
nothing is worth nothing. A kind of card that is not known here is kept.
"""

from typing import TYPE_CHECKING, Final

from fittest.games.dinosaurs import ids
from fittest.games.dinosaurs.cards import CARDS, BarrenSeason, Boost, DeadEnd, Hindrance, Sickness, Weather
from fittest.games.dinosaurs.moves import CARD, TARGET, TARGET_HEX
from fittest.games.dinosaurs.rules import NUMBERS

if TYPE_CHECKING:
    from fittest.bots.heuristics.dinosaurs import Rater

KEEPING: Final = 0.8
"""What a card is worth in hand with many turns to come; it shrinks to nothing at the end."""
HARM: Final = 0.6
"""What it is worth that a rival has one dinosaur less."""


def card_rating(rater: "Rater", code: int) -> float:
    return card_gain(rater, code) - KEEPING * min(1.0, rater.turns_left() / 6.0)


def card_gain(rater: "Rater", code: int) -> float:
    card = CARDS[CARD.of(code)]
    game = rater.game
    if isinstance(card, Weather):
        return weather(rater, card)
    if isinstance(card, Sickness):
        terrain = rater.terrain(TARGET_HEX.of(code))
        victim = TARGET.of(code)
        lives = rater.alive(rater.count_herds(victim), rater.climate, victim)[terrain] > 0
        return HARM + 0.02 * game.points[victim] if lives else 0.0
    if isinstance(card, BarrenSeason):
        return barren(rater)
    if isinstance(card, DeadEnd):
        return 2.0
    if isinstance(card, Hindrance):
        return hindrance(rater, card, TARGET.of(code))
    return boost(rater, card) if isinstance(card, Boost) else 0.0


def weather(rater: "Rater", card: Weather) -> float:
    """Against what the die would bring on average."""
    worth = [rater.weather(rater.ring[rater.sector_after(die)]) for die in range(1, 7)]
    usual = sum(worth) / 6.0
    amount = rater.game.rules.amounts[card.kind]
    if not card.rolls:
        return rater.weather(rater.ring[(rater.game.sector + amount) % len(rater.ring)]) - usual
    best = 0.0
    for one in worth:
        for other in worth:
            best += max(one, other)
    return best / 36.0 - usual


def change(rater: "Rater", card: Boost, seat: int, sign: int) -> None:
    rater.game.effects[seat * ids.EFFECTS + card.adds_to] += sign * rater.game.rules.amounts[card.kind]


def boost(rater: "Rater", card: Boost) -> float:
    seat = rater.seat
    game = rater.game
    effect = card.adds_to
    if effect == ids.ATTACK:
        before = assault(rater, seat, ids.NOBODY)
        change(rater, card, seat, 1)
        after = assault(rater, seat, ids.NOBODY)
        change(rater, card, seat, -1)
        return after - before
    if effect == ids.DEFENCE:
        before = assaults_on(rater)
        change(rater, card, seat, 1)
        after = assaults_on(rater)
        change(rater, card, seat, -1)
        return before - after
    if effect in (ids.MORE_FUR, ids.MORE_PARASOL):
        before = float(sum(rater.alive(rater.herds, rater.climate, seat)))
        change(rater, card, seat, 1)
        after = float(sum(rater.alive(rater.herds, rater.climate, seat)))
        change(rater, card, seat, -1)
        return 1.2 * (after - before)
    if effect == ids.FIRST:
        tails = [game.gene(other, ids.TAIL) for other in range(game.players)]
        return 0.9 if tails[seat] < max(tails) else 0.3
    if effect == ids.STEPS:
        return 0.8 * min(game.rules.amounts[card.kind], max(0, needy(rater, seat) - int(game.movement[seat])))
    if effect == ids.NEST_RANGE:
        eggs = clutch(rater, seat)
        return 0.9 * (min(eggs, nests(rater, game.rules.amounts[card.kind])) - min(eggs, nests(rater, 1)))
    if effect == ids.MORE_EGGS:
        eggs = game.gene(seat, ids.EGG)
        return 1.6 if NUMBERS.pieces - game.herd[seat] > eggs and nests(rater, 1) > eggs else 0.0
    return 1.0 if effect == ids.DISCOUNT else 0.0


def hindrance(rater: "Rater", card: Hindrance, rival: int) -> float:
    game = rater.game
    spite = HARM + 0.02 * game.points[rival]
    if card.adds_to == ids.MIRE:
        steps = game.movement[rival]
        return spite if steps > 1 and needy(rater, rival) >= steps else 0.0
    herds = rater.count_herds(rival)
    before = sum(rater.alive(herds, rater.climate, rival))
    change(rater, card, rival, 1)
    after = sum(rater.alive(herds, rater.climate, rival))
    change(rater, card, rival, -1)
    return spite * (before - after)


# -- what the effects are for ------------------------------------------------------------------


def assault(rater: "Rater", attacker: int, victim: int) -> float:
    """What attacks of a species bring it, on anybody or on `victim`; as many as it has steps."""
    game = rater.game
    gains: list[float] = []
    for place in range(game.board.size):
        if game.at[place] != attacker:
            continue
        best = 0.0
        for goal in game.board.near[place]:
            rival = game.at[goal]
            if rival in (ids.NOBODY, attacker) or (victim != ids.NOBODY and rival != victim):
                continue
            chance = int(game.wins_up_to(attacker, rival)) / 6.0
            best = max(best, chance * HARM - (1.0 - chance))
        if best > 0.0:
            gains.append(best)
    gains.sort(reverse=True)
    return sum(gains[: game.movement[attacker]])


def assaults_on(rater: "Rater") -> float:
    """What rivals that have still to move could do to the own species."""
    total = 0.0
    for rival in range(rater.game.players):
        if rival != rater.seat:
            total += assault(rater, rival, rater.seat)
    return total


def needy(rater: "Rater", seat: int) -> int:
    """Dinosaurs that die where they are."""
    herds = rater.count_herds(seat)
    return sum(herds) - sum(rater.alive(herds, rater.climate, seat))


def clutch(rater: "Rater", seat: int) -> int:
    return min(rater.game.gene(seat, ids.EGG), NUMBERS.pieces - rater.game.herd[seat])


def barren(rater: "Rater") -> float:
    theirs = 0
    rivals = 0
    own = 0
    for seat in range(rater.game.players):
        if rater.game.herd[seat] == 0:
            continue
        if seat == rater.seat:
            own = clutch(rater, seat)
        else:
            theirs += clutch(rater, seat)
            rivals += 1
    return theirs / max(1, rivals) - own


def nests(rater: "Rater", reach: int) -> int:
    """Free temperate hexes within reach of the herd."""
    game = rater.game
    board = game.board
    count = 0
    for place in range(board.size):
        if game.at[place] != ids.NOBODY or board.terrain[place] != rater.climate:
            continue
        for adult in range(board.size):
            if game.at[adult] == rater.seat and board.distance(place, adult) <= reach:
                count += 1
                break
    return count
