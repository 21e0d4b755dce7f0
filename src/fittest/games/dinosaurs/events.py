"""What happened, as numbers, and in words."""

from typing import Final

from fittest.games.dinosaurs import moves
from fittest.games.dinosaurs.board import NO_CELL
from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.ids import GENE_NAMES, NOBODY, TERRAIN_NAMES, ZONE_NAMES
from fittest.kernel.event_kinds import Argument, EventKinds, FromOne, Rest
from fittest.kernel.message import Arg
from fittest.kernel.moves import SEAT, Kind, Names


class CardKind(Kind):
    def argument(self, value: int) -> Arg:
        return CARDS[value].label


class Rolls(Rest):
    """Pairs of a player and a die."""

    def describe(self, values: list[int], args: dict[str, Arg]) -> str:
        args[self.name] = [f"P{values[i] + 1} – {values[i + 1]}" for i in range(0, len(values), 2)]
        return ""


NUMBER: Final = Kind(moves.NUMBERS)
GENE_KIND: Final = Names(GENE_NAMES, "dino-gene-", len(GENE_NAMES))

TURN: Final = Argument("turn", NUMBER)
PLAYER: Final = Argument("player", SEAT)
PLAYERS: Final = Rest("players", SEAT)
TARGET: Final = Argument("target", SEAT)
TARGET_IF_ANY: Final = Argument("target", SEAT, "-target", absent=moves.NO_TARGET)
OUTBID: Final = Argument("target", SEAT, "-target", absent=NOBODY)
HEX: Final = Argument("hex", moves.CELL)
HEX_IF_ANY: Final = Argument("hex", moves.CELL, "-hex", absent=NO_CELL)
START: Final = Argument("start", moves.CELL)
GOAL: Final = Argument("goal", moves.CELL)
CARD: Final = Argument("card", CardKind(len(CARDS)))
OWN_CARD: Final = Argument("card", CARD.kind, "-known")
GENE: Final = Argument("gene", GENE_KIND)
GENES: Final = Rest("genes", GENE_KIND)
ROW: Final = Argument("row", FromOne(moves.NUMBERS))
TOLD: Final = Argument("number", NUMBER)
PRICE: Final = Argument("price", NUMBER)
COUNT: Final = Argument("count", NUMBER)
POINTS: Final = Argument("points", NUMBER)
STEPS: Final = Argument("steps", NUMBER)
DIE: Final = Argument("die", NUMBER)
DICE: Final = Rest("dice", NUMBER)
LIMIT: Final = Argument("limit", NUMBER)
ROLLS: Final = Rolls("rolls", NUMBER)
SPACE: Final = Argument("space", NUMBER)
IMPACT: Final = Argument("impact", NUMBER)
TERRAIN: Final = Argument("terrain", Names(TERRAIN_NAMES, "dino-terrain-", len(TERRAIN_NAMES)))
ZONE: Final = Argument("zone", Names(ZONE_NAMES, "dino-zone-", len(ZONE_NAMES)))

KINDS: Final = EventKinds("event-dino-")
TURN_BEGAN: Final = KINDS.add("turn", TURN)
ROLLED_OFF: Final = KINDS.add("rolled-off", ROLLS)
ORDERED: Final = KINDS.add("order", PLAYERS)
PLAYED: Final = KINDS.add("played", PLAYER, CARD, TARGET_IF_ANY, HEX_IF_ANY)
HELD: Final = KINDS.add("held", PLAYER)
CLIMATE_ROLLED: Final = KINDS.add("climate-rolled", PLAYER, DIE)
SKY_ROLLED: Final = KINDS.add("sky-rolled", PLAYER, DICE)
CLIMATE_MOVED: Final = KINDS.add("climate-moved", TERRAIN)
MOVED: Final = KINDS.add("moved", PLAYER, START, GOAL)
FIGHT_WON: Final = KINDS.add("fight-won", PLAYER, START, GOAL, TARGET, DIE, LIMIT)
STOPPED: Final = KINDS.add("stopped", PLAYER, STEPS)
BORN: Final = KINDS.add("born", PLAYER, HEX)
BROOD_DONE: Final = KINDS.add("brood", PLAYER, COUNT)
DIED: Final = KINDS.add("died", PLAYER, HEX, ZONE)
SCORED: Final = KINDS.add("scored", PLAYER, COUNT, POINTS)
METEOR_RESTS: Final = KINDS.add("meteor-rests", SPACE)
METEOR_MOVED: Final = KINDS.add("meteor-moved", SPACE, IMPACT)
METEOR_ROLLED: Final = KINDS.add("meteor-rolled", PLAYER, DIE, TOLD)
LAID: Final = KINDS.add("laid", GENES)
OFFERED: Final = KINDS.add("bid", PLAYER, ROW, GENE, TOLD, OUTBID)
DECLINED: Final = KINDS.add("declined", PLAYER)
BOUGHT: Final = KINDS.add("bought", PLAYER, GENE, PRICE)
DREW: Final = KINDS.add("drew", PLAYER, OWN_CARD)
RETURNED: Final = KINDS.add("returned", GENE)
ENDED: Final = KINDS.add("ended", PLAYERS)
STARTED: Final = KINDS.add("started", PLAYER, HEX)
FIGHT_LOST: Final = KINDS.add("fight-lost", PLAYER, START, GOAL, TARGET, DIE, LIMIT)
NO_CARD_LEFT: Final = KINDS.add("no-card-left", PLAYER)
