"""A turn: six phases one after another, each opened by its moment for event cards. [TRN-1]"""

from typing import Final

from fittest.games.dinosaurs import events, ids
from fittest.games.dinosaurs.phases.auction import Auction
from fittest.games.dinosaurs.phases.births import Births
from fittest.games.dinosaurs.phases.climate import Climate
from fittest.games.dinosaurs.phases.frame import DinosaursFrame
from fittest.games.dinosaurs.phases.initiative import ranked
from fittest.games.dinosaurs.phases.movement import Movement
from fittest.games.dinosaurs.phases.survival import Survival
from fittest.games.dinosaurs.phases.window import Window
from fittest.games.dinosaurs.rules import NUMBERS
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.decision import Decision

# What a turn does next. Opening a phase and carrying it out are two things.
OPEN_INITIATIVE: Final = 0
ROLL_INITIATIVE: Final = 1
OPEN_CLIMATE: Final = 2
ROLL_CLIMATE: Final = 3
OPEN_MOVEMENT: Final = 4
MOVE_HERDS: Final = 5
OPEN_BIRTHS: Final = 6
HATCH: Final = 7
OPEN_SURVIVAL: Final = 8
DIE: Final = 9
SCORE: Final = 10
MOVE_METEOR: Final = 11
LAY_GENES: Final = 12
OPEN_AUCTION: Final = 13
BID_FOR_GENES: Final = 14

# What a scenario sets going.
GATES: Final = (ROLL_INITIATIVE, ROLL_CLIMATE, DIE, MOVE_METEOR, LAY_GENES)


class Turn(DinosaursFrame):
    """The bottom of the stack; one frame for all turns of the game."""

    def __init__(self, stage: int = OPEN_INITIATIVE) -> None:
        self.stage = stage

    def waits(self, game: Dinosaurs) -> bool:
        return self.stage in GATES

    def run(self, game: Dinosaurs) -> Decision | None:
        stage = self.stage
        self.stage = stage + 1
        if stage == OPEN_INITIATIVE:
            game.log_event(events.TURN_BEGAN, game.turn)
            self.open(game, ids.INITIATIVE, ids.AT_INITIATIVE)
        elif stage == ROLL_INITIATIVE:
            game.stack.append(ranked(game))
        elif stage == OPEN_CLIMATE:
            self.open(game, ids.CLIMATE, ids.AT_CLIMATE)
        elif stage == ROLL_CLIMATE:
            game.stack.append(Climate())
        elif stage == OPEN_MOVEMENT:
            for seat in range(game.players):
                game.movement[seat] = game.allowance(seat)
            self.open(game, ids.MOVEMENT, ids.AT_MOVEMENT)
        elif stage == MOVE_HERDS:
            game.stack.append(Movement())
        elif stage == OPEN_BIRTHS:
            self.open(game, ids.BIRTHS, ids.AT_BIRTHS)
        elif stage == HATCH:
            game.stack.append(Births())
        elif stage == OPEN_SURVIVAL:
            self.open(game, ids.SURVIVAL, ids.AT_SURVIVAL)
        elif stage == DIE:
            game.stack.append(Survival())
        elif stage == SCORE:
            score(game)
            game.phase = ids.METEOR
        elif stage == MOVE_METEOR:
            move_meteor(game)
        elif stage == LAY_GENES:
            lay(game, draw_genes(game))
        elif stage == OPEN_AUCTION:
            self.open(game, ids.AUCTION, ids.AT_AUCTION)
        elif stage == BID_FOR_GENES:
            game.stack.append(Auction(game.players - len(game.rows)))
        else:
            game.end_turn()
            self.stage = OPEN_INITIATIVE
        return None

    def open(self, game: Dinosaurs, phase: int, moment: int) -> None:
        game.phase = phase
        game.stack.append(Window(moment))


def score(game: Dinosaurs) -> None:
    """One point for each dinosaur that is left. [PTS-1]"""
    for seat in game.order:
        game.points[seat] += game.herd[seat]
        game.log_event(events.SCORED, seat, game.herd[seat], game.points[seat])


def move_meteor(game: Dinosaurs) -> None:
    """[MET-1 … MET-4, VAR-5]"""
    game.phase = ids.DRAW
    if game.turn <= game.rules.meteor_rests:
        game.log_event(events.METEOR_RESTS, game.space)
        return
    game.space += 1
    game.log_event(events.METEOR_MOVED, game.space, NUMBERS.impact)
    falls = game.space >= NUMBERS.impact
    number = 0 if falls else NUMBERS.meteor_numbers[game.space]
    if number > 0:
        die = game.chance.roll()
        falls = die <= number
        game.log_event(events.METEOR_ROLLED, game.order[0], die, number)
    if falls:
        game.phase = ids.OVER
        game.stack.clear()
        game.log(events.ENDED, game.winners)


def rows_wanted(game: Dinosaurs) -> int:
    """One row per player, fewer in the variant or when the bag runs out. [AUC-1, AUC-13, VAR-1]"""
    return min(game.players - game.rules.genes_fewer, sum(game.bag))


def draw_genes(game: Dinosaurs) -> list[int]:
    return [game.draw_gene() for _ in range(rows_wanted(game))]


def lay(game: Dinosaurs, genes: list[int]) -> None:
    game.rows = genes
    game.row_owner = [ids.NOBODY] * len(genes)
    game.row_bid = [0] * len(genes)
    for seat in range(game.players):
        game.out[seat] = False
    game.phase = ids.AUCTION
    game.log(events.LAID, genes[:])
