"""Phase 3: each player in order moves their dinosaurs step by step and fights. [MOV-1 … CMB-8]"""

from typing import Final

from mypy_extensions import i64

from fittest.games.dinosaurs import events
from fittest.games.dinosaurs import reasons as why
from fittest.games.dinosaurs.board import NOWHERE, SIDES
from fittest.games.dinosaurs.ids import NOBODY
from fittest.games.dinosaurs.moves import ATTACK, DONE, GOAL, MOVE, START
from fittest.games.dinosaurs.phases.frame import DinosaursFrame, Prompts
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.decision import Decision
from fittest.kernel.numbers import Numbers
from fittest.kernel.reasons import FINE

PROMPT: Final = Prompts("prompt-dino-move", "steps")


class Movement(DinosaursFrame):
    def __init__(self) -> None:
        # Place in the order.
        self.mover = 0

    def run(self, game: Dinosaurs) -> Decision | None:
        if self.mover >= game.players:
            game.stack.pop()
            return None
        seat = game.order[self.mover]
        codes = Numbers()
        attacks = Numbers()
        if game.movement[seat] > 0:
            add_steps(game, seat, codes, attacks)
        for i in range(i64(len(attacks))):
            codes.append(attacks[i])
        codes.append(DONE.head)
        return Decision(seat, PROMPT.with_number(game.movement[seat]), codes, game.codec)

    def refusal(self, game: Dinosaurs, seat: i64, code: i64) -> i64:
        if DONE.matches(code):
            return FINE
        attacks = ATTACK.matches(code)
        if not attacks and not MOVE.matches(code):
            return super().refusal(game, seat, code)
        start, goal = game.board.find(START.of(code)), game.board.find(GOAL.of(code))
        if start < 0:
            return why.OFF_MAP_START
        if goal < 0:
            return why.OFF_MAP_GOAL
        if game.at[start] != seat:
            return why.NOT_YOURS
        if game.movement[seat] == 0:
            return why.NO_STEPS
        if goal not in game.board.near[start]:
            return why.NOT_ADJACENT
        return attack_refusal(game, seat, goal) if attacks else move_refusal(game, seat, goal)

    def answer(self, game: Dinosaurs, code: int) -> None:
        seat = game.order[self.mover]
        if DONE.matches(code):
            game.log_event(events.STOPPED, seat, game.movement[seat])
            game.movement[seat] = 0
            self.mover += 1
            return
        game.movement[seat] -= 1
        start, goal = game.board.find(START.of(code)), game.board.find(GOAL.of(code))
        if MOVE.matches(code):
            game.log_event(events.MOVED, seat, START.of(code), GOAL.of(code))
            game.walk(start, goal)
        else:
            fight(game, start, goal)


def move_refusal(game: Dinosaurs, seat: i64, goal: i64) -> i64:
    """Why a dinosaur of `seat` next to it cannot walk there."""
    holder = game.at[goal]
    if holder == NOBODY:
        return FINE
    return why.OWN_DINOSAUR if holder == seat else fight_refusal(game, seat, holder) or why.MUST_FIGHT


def attack_refusal(game: Dinosaurs, seat: i64, goal: i64) -> i64:
    """Why a dinosaur of `seat` next to it cannot attack there."""
    holder = game.at[goal]
    if holder == NOBODY:
        return why.NOBODY_THERE
    return why.OWN_DINOSAUR if holder == seat else fight_refusal(game, seat, holder)


def fight_refusal(game: Dinosaurs, seat: i64, holder: i64) -> i64:
    """[CMB-2]"""
    return FINE if game.wins_up_to(seat, holder) > 0 else why.HORNS


def add_steps(game: Dinosaurs, seat: i64, moves: Numbers, attacks: Numbers) -> None:
    """Every legal step of one dinosaur, in the order of the map."""
    board, at = game.board, game.at
    cells, neighbours = board.cells, board.neighbours
    for start in range(i64(board.size)):
        if at[start] != seat:
            continue
        for side in range(start * SIDES, start * SIDES + SIDES):
            goal = neighbours[side]
            if goal == NOWHERE:
                break
            if at[goal] == NOBODY:
                moves.append(MOVE.code(cells[start], cells[goal]))
            elif attack_refusal(game, seat, goal) == FINE:
                attacks.append(ATTACK.code(cells[start], cells[goal]))


def fight(game: Dinosaurs, start: i64, goal: i64) -> None:
    """The loser leaves the map; a winning attacker moves on, a winning defender stays. [CMB-4]"""
    attacker, defender = game.at[start], game.at[goal]
    limit = game.wins_up_to(attacker, defender)
    die = game.chance.roll()
    cells = game.board.cells
    outcome = events.FIGHT_WON if die <= limit else events.FIGHT_LOST
    game.log(outcome, [attacker, cells[start], cells[goal], defender, die, limit])
    if die <= limit:
        game.remove(goal)
        game.walk(start, goal)
    else:
        game.remove(start)
