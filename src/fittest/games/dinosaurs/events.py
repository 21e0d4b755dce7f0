"""What happened, as numbers, and in words."""

from typing import Final

from fittest.games.dinosaurs import moves
from fittest.games.dinosaurs.board import NO_CELL
from fittest.games.dinosaurs.cards import CARDS
from fittest.games.dinosaurs.ids import GENE_NAMES, NOBODY, TERRAIN_NAMES, ZONE_NAMES
from fittest.kernel.event_kinds import Argument, EventKinds, FromOne, Rest
from fittest.kernel.message import Arg
from fittest.kernel.moves import SEAT, Kind, Names

TURN_BEGAN: Final = 0
ROLLED_OFF: Final = 1
ORDERED: Final = 2
PLAYED: Final = 3
HELD: Final = 4
CLIMATE_ROLLED: Final = 5
SKY_ROLLED: Final = 6
CLIMATE_MOVED: Final = 7
MOVED: Final = 8
FIGHT_WON: Final = 9
STOPPED: Final = 10
BORN: Final = 11
BROOD_DONE: Final = 12
DIED: Final = 13
SCORED: Final = 14
METEOR_RESTS: Final = 15
METEOR_MOVED: Final = 16
METEOR_ROLLED: Final = 17
LAID: Final = 18
OFFERED: Final = 19
DECLINED: Final = 20
BOUGHT: Final = 21
DREW: Final = 22
RETURNED: Final = 23
ENDED: Final = 24
STARTED: Final = 25
FIGHT_LOST: Final = 26
NO_CARD_LEFT: Final = 27


class CardKind(Kind):
    def argument(self, value: int) -> Arg:
        return CARDS[value].label


class Rolls(Rest):
    """Pairs of a player and a die."""

    def tell(self, values: list[int], args: dict[str, Arg]) -> str:
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
KINDS.add(TURN_BEGAN, "turn", TURN)
KINDS.add(ROLLED_OFF, "rolled-off", ROLLS)
KINDS.add(ORDERED, "order", PLAYERS)
KINDS.add(PLAYED, "played", PLAYER, CARD, TARGET_IF_ANY, HEX_IF_ANY)
KINDS.add(HELD, "held", PLAYER)
KINDS.add(CLIMATE_ROLLED, "climate-rolled", PLAYER, DIE)
KINDS.add(SKY_ROLLED, "sky-rolled", PLAYER, DICE)
KINDS.add(CLIMATE_MOVED, "climate-moved", TERRAIN)
KINDS.add(MOVED, "moved", PLAYER, START, GOAL)
KINDS.add(FIGHT_WON, "fight-won", PLAYER, START, GOAL, TARGET, DIE, LIMIT)
KINDS.add(STOPPED, "stopped", PLAYER, STEPS)
KINDS.add(BORN, "born", PLAYER, HEX)
KINDS.add(BROOD_DONE, "brood", PLAYER, COUNT)
KINDS.add(DIED, "died", PLAYER, HEX, ZONE)
KINDS.add(SCORED, "scored", PLAYER, COUNT, POINTS)
KINDS.add(METEOR_RESTS, "meteor-rests", SPACE)
KINDS.add(METEOR_MOVED, "meteor-moved", SPACE, IMPACT)
KINDS.add(METEOR_ROLLED, "meteor-rolled", PLAYER, DIE, TOLD)
KINDS.add(LAID, "laid", GENES)
KINDS.add(OFFERED, "bid", PLAYER, ROW, GENE, TOLD, OUTBID)
KINDS.add(DECLINED, "declined", PLAYER)
KINDS.add(BOUGHT, "bought", PLAYER, GENE, PRICE)
KINDS.add(DREW, "drew", PLAYER, OWN_CARD)
KINDS.add(RETURNED, "returned", GENE)
KINDS.add(ENDED, "ended", PLAYERS)
KINDS.add(STARTED, "started", PLAYER, HEX)
KINDS.add(FIGHT_LOST, "fight-lost", PLAYER, START, GOAL, TARGET, DIE, LIMIT)
KINDS.add(NO_CARD_LEFT, "no-card-left", PLAYER)
