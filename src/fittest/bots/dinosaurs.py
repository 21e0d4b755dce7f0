"""Greedy play of Dinosaurs: what the herd will be worth this turn and, at a discount, the next.

Knows only the view of its seat. A rate is roughly in points; 0 is doing nothing.
"""

from fittest.bots.dinosaurs_cards import rate_card
from fittest.bots.dinosaurs_land import Land, Spot, turns_left
from fittest.games.dinosaurs.board import cell_q, cell_r
from fittest.games.dinosaurs.codes import (
    ATTACK,
    BID,
    BIRTH,
    DECLINE,
    DONE,
    HOLD,
    LOSE,
    MOVE,
    PICK,
    PLAY,
    ROW,
    argument_of,
    last_cell,
    step_start,
    verb_of,
)
from fittest.games.dinosaurs.ids import GENE_NAMES
from fittest.games.dinosaurs.instinct import PER_TURN, share
from fittest.games.dinosaurs.view import AuctionView, DinosaursView
from fittest.kernel.decision import Decision

# A step must be worth something: it could as well stay.
STEP = 0.02
# What it is worth that a rival loses a dinosaur that would have lived.
KILL = 0.5
CARD_WORTH = 0.6


def rate(view: DinosaursView, decision: Decision) -> list[float]:
    """One number per option, the highest is best."""
    land = Land(view, decision.seat)
    return [_rate(view, land, code) for code in decision.codes]


def _rate(view: DinosaursView, land: Land, code: int) -> float:
    verb = verb_of(code)
    if verb in (MOVE, ATTACK):
        return _step(land, _spot(step_start(code)), _spot(last_cell(code)), verb == ATTACK)
    if verb == BIRTH:
        return land.own.worth([*land.own.spots, _spot(last_cell(code))])
    if verb == LOSE:
        return -land.own.future(_spot(last_cell(code)))
    if verb == PICK:
        return land.weather_worth(land.sector_after(argument_of(code)))
    if verb in (ROW, BID, DECLINE):
        return _bid(view, code)
    if verb == PLAY:
        return rate_card(view, land, code)
    return {DONE: 0.0, HOLD: -1.0}.get(verb, 0.0)


def _spot(cell: int) -> Spot:
    return cell_q(cell), cell_r(cell)


def _step(land: Land, start: Spot, goal: Spot, attack: bool) -> float:
    own = land.own
    here = own.worth(own.spots)
    rest = [spot for spot in own.spots if spot != start]
    there = own.worth([*rest, goal])
    if not attack:
        return there - here - STEP
    rival = land.herd_at(goal)
    chance = land.odds(rival.seat) / 6
    kill = KILL if rival.survives(goal) else 0.1
    return chance * (there + kill) + (1 - chance) * own.worth(rest) - here - STEP


# -- the auction -------------------------------------------------------------------------------


def _bid(view: DinosaursView, code: int) -> float:
    """The surplus of a gene over its price. Bids begin low: who is beaten may bid again, and only the last
    bid is paid."""
    auction = view.auction
    assert auction is not None
    verb, number = verb_of(code), argument_of(code)
    if verb == DECLINE:
        return 0.0
    if verb == BID:
        return -float(number)
    seat = view.seat
    assert seat is not None
    row = auction.rows[number - 1]
    lowest = 0 if row.owner is None else row.bid + 1
    price = max(0, lowest - view.species[seat].discount)
    return gene_worth(view, seat, row.gene) - price + _contest(auction, row.gene)


def _contest(auction: AuctionView, gene: str) -> float:
    """Of equal genes the free one."""
    return 0.01 * sum(row.gene == gene and row.owner is None for row in auction.rows)


def gene_worth(view: DinosaursView, seat: int, gene: str) -> float:
    if gene == "card":
        return CARD_WORTH if turns_left(view) > 1.5 else 0.0
    me = view.species[seat]
    kind = GENE_NAMES.index(gene)
    worth = PER_TURN[kind] * max(0.0, turns_left(view) - (1.0 if gene == "mutation" else 0.0))
    owned = me.genes[gene]
    if gene == "egg" and me.herd > 7:
        worth *= 0.5
    return worth * share(kind, owned)
