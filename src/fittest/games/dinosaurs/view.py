"""What a seat may know of a game of dinosaurs: everything but other hands and the pile. [TRN-4]"""

import msgspec

from fittest.games.dinosaurs import ids
from fittest.games.dinosaurs.board import cell_q, cell_r
from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.ids import zone_of
from fittest.games.dinosaurs.phases.auction import Auction, highest, lowest, price
from fittest.games.dinosaurs.phases.survival import protected
from fittest.games.dinosaurs.preview import SHIELDS, next_climates, percent
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.view import Head, head_of


class HexView(msgspec.Struct, frozen=True):
    q: int
    r: int
    terrain: str
    zone: str
    star: bool
    owner: int | None


class SpeciesView(msgspec.Struct, frozen=True):
    """`hand` is None for everybody but its owner. `effects` are those of event cards that can still matter
    this turn, and `survive_cold` and `survive_warm` count them in: once survival is over, only genes count.
    `beaten_on` is the highest die with which the viewer's attack on this species wins (0: forbidden)."""

    seat: int
    points: int
    herd: int
    reserve: int
    genes: dict[str, int]
    steps: int
    effects: dict[str, int]
    survive_cold: int
    survive_warm: int
    discount: int
    holding: bool
    hand_size: int
    hand: list[str] | None
    beaten_on: int | None


class RowView(msgspec.Struct, frozen=True):
    """`lowest` is the smallest bid that is legal now."""

    gene: str
    owner: int | None
    bid: int
    lowest: int


class AuctionView(msgspec.Struct, frozen=True):
    """`chosen` is the row, from 1, for which the bidder has yet to name a number; `declines` tells how
    many may still go without a gene; `highest` what the viewer could bid, and `prices` what the viewer would
    pay for each bid from 0 up to that."""

    rows: list[RowView]
    without_gene: list[int]
    chosen: int | None
    declines: int
    highest: int | None
    prices: list[int] | None


class NextClimate(msgspec.Struct, frozen=True):
    """Where the marker may move next: the sector, its chance in per cent, the zone of each terrain then."""

    sector: int
    percent: int
    zones: dict[str, str]


class ClimateView(msgspec.Struct, frozen=True):
    ring: list[str]
    sector: int
    card: str | None
    next: list[NextClimate]


class MeteorView(msgspec.Struct, frozen=True):
    """`numbers` by space, from 0: falls on a die up to it; the last space is the impact."""

    space: int
    impact: int
    numbers: list[int]


class DinosaursView(Head, frozen=True, kw_only=True):
    turn: int
    phase: str
    order: list[int]
    board: str
    hexes: list[HexView]
    climate: ClimateView
    meteor: MeteorView
    species: list[SpeciesView]
    auction: AuctionView | None
    barren: bool
    pile: int
    discard: list[str]
    bag: dict[str, int]
    gone: int


def view_of(game: Dinosaurs, seat: int | None) -> DinosaursView:
    return DinosaursView(
        **head_of(game, seat),
        turn=game.turn,
        phase=ids.PHASE_NAMES[game.phase],
        order=game.order[:],
        board=game.board.name,
        hexes=[_hex(game, place) for place in range(game.board.size)],
        climate=ClimateView(
            [ids.TERRAIN_NAMES[terrain] for terrain in game.rules.ring],
            game.sector,
            None if game.weather == ids.NOBODY else CARDS[game.weather].name,
            [_next_climate(game, sector, percent(sides)) for sector, sides in next_climates(game)],
        ),
        meteor=MeteorView(game.space, NUMBERS.impact, NUMBERS.meteor_numbers[:]),
        species=[_species(game, other, seat) for other in range(game.players)],
        auction=_auction(game, seat),
        barren=game.barren,
        pile=len(game.deck),
        discard=[CARDS[kind].name for kind in game.discard],
        bag=dict(zip(ids.GENE_NAMES, game.bag, strict=True)),
        gone=game.gone,
    )


def _next_climate(game: Dinosaurs, sector: int, percent: int) -> NextClimate:
    climate = game.rules.ring[sector]
    zones = {
        name: ids.ZONE_NAMES[zone_of(terrain, climate)] for terrain, name in enumerate(ids.TERRAIN_NAMES)
    }
    return NextClimate(sector, percent, zones)


def _hex(game: Dinosaurs, place: int) -> HexView:
    board = game.board
    cell, terrain, owner = board.cells[place], board.terrain[place], game.at[place]
    zone = ids.ZONE_NAMES[zone_of(terrain, game.climate)]
    holder = None if owner == ids.NOBODY else owner
    return HexView(cell_q(cell), cell_r(cell), ids.TERRAIN_NAMES[terrain], zone, place in board.stars, holder)


def _species(game: Dinosaurs, seat: int, viewer: int | None) -> SpeciesView:
    hand = [CARDS[kind].name for kind in game.hands[seat]] if seat == viewer else None
    fights = viewer is not None and viewer != seat
    return SpeciesView(
        seat=seat,
        points=game.points[seat],
        herd=game.herd[seat],
        reserve=NUMBERS.pieces - game.herd[seat],
        genes={ids.GENE_NAMES[gene]: game.gene(seat, gene) for gene in range(ids.CARD)},
        steps=game.movement[seat],
        effects=_effects(game, seat),
        survive_cold=_survivors(game, seat, ids.COLD),
        survive_warm=_survivors(game, seat, ids.WARM),
        discount=game.discount(seat),
        holding=game.holding[seat],
        hand_size=len(game.hands[seat]),
        hand=hand,
        beaten_on=game.wins_up_to(viewer, seat) if fights and viewer is not None else None,
    )


def _survivors(game: Dinosaurs, seat: int, zone: int) -> int:
    """How many a zone will keep at the next survival: cards that have been checked are spent."""
    spent = game.phase > ids.SURVIVAL
    return game.gene(seat, SHIELDS[zone]) if spent else protected(game, seat, zone)


def _effects(game: Dinosaurs, seat: int) -> dict[str, int]:
    found = {}
    for effect, name in enumerate(ids.EFFECT_NAMES):
        if game.phase <= ids.EFFECT_PHASES[effect] and (amount := game.effect(seat, effect)) != 0:
            found[name] = amount
    return found


def _auction(game: Dinosaurs, viewer: int | None) -> AuctionView | None:
    if not game.rows:
        return None
    top = game.stack[-1] if game.stack else None
    chosen, declines = None, game.players - len(game.rows)
    if isinstance(top, Auction):
        declines = top.declines
        chosen = None if top.row == ids.NOBODY else top.row + 1
    rows = []
    for row, gene in enumerate(game.rows):
        owner = game.row_owner[row]
        holder = None if owner == ids.NOBODY else owner
        rows.append(RowView(ids.GENE_NAMES[gene], holder, game.row_bid[row], lowest(game, row)))
    without = [seat for seat in range(game.players) if game.out[seat]]
    if viewer is None:
        return AuctionView(rows, without, chosen, declines, None, None)
    most = highest(game, viewer)
    prices = [price(game, viewer, bid) for bid in range(most + 1)]
    return AuctionView(rows, without, chosen, declines, most, prices)
