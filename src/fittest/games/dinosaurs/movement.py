"""Phase 3: each player in order moves his dinosaurs step by step and fights. [MOV-1 … CMB-8]"""

from fittest.games.dinosaurs.codes import (
    ATTACK,
    DONE,
    MOVE,
    code_of,
    last_cell,
    step_code,
    step_start,
    verb_of,
)
from fittest.games.dinosaurs.events import FOUGHT, MOVED, STOPPED
from fittest.games.dinosaurs.game import Dinosaurs
from fittest.games.dinosaurs.ids import NOBODY
from fittest.kernel.decision import Decision
from fittest.kernel.frame import Frame
from fittest.kernel.message import Message


class Movement(Frame[Dinosaurs]):
    def __init__(self) -> None:
        # Place in the order.
        self.mover = 0

    def run(self, game: Dinosaurs) -> Decision | None:
        if self.mover >= game.players:
            game.stack.pop()
            return None
        seat = game.order[self.mover]
        codes = steps_of(game, seat)
        codes.append(code_of(DONE))
        prompt = Message("prompt-dino-move", {"steps": game.steps[seat]})
        return Decision(seat, prompt, codes, game.codec)

    def answer(self, game: Dinosaurs, code: int) -> None:
        seat = game.order[self.mover]
        verb = verb_of(code)
        if verb == DONE:
            game.log(STOPPED, [seat, game.steps[seat]])
            game.steps[seat] = 0
            self.mover += 1
            return
        game.steps[seat] -= 1
        start, goal = game.board.find(step_start(code)), game.board.find(last_cell(code))
        if verb == MOVE:
            game.log(MOVED, [seat, step_start(code), last_cell(code)])
            walk(game, start, goal)
        else:
            fight(game, start, goal)


def steps_of(game: Dinosaurs, seat: int) -> list[int]:
    """Every lawful step of one dinosaur, as MOVE or ATTACK."""
    codes: list[int] = []
    if game.steps[seat] == 0:
        return codes
    board = game.board
    cells = board.cells
    at = game.at
    for start in range(board.size):
        if at[start] != seat:
            continue
        for goal in board.near[start]:
            holder = at[goal]
            if holder == NOBODY:
                codes.append(step_code(MOVE, cells[start], cells[goal]))
            elif holder != seat and game.wins_up_to(seat, holder) > 0:
                codes.append(step_code(ATTACK, cells[start], cells[goal]))
    return codes


def walk(game: Dinosaurs, start: int, goal: int) -> None:
    game.at[goal] = game.at[start]
    game.at[start] = NOBODY


def fight(game: Dinosaurs, start: int, goal: int) -> None:
    """The loser leaves the map; a winning attacker moves on, a winning defender stays. [CMB-4]"""
    attacker, defender = game.at[start], game.at[goal]
    limit = game.wins_up_to(attacker, defender)
    die = game.chance.roll()
    cells = game.board.cells
    game.log(FOUGHT, [attacker, cells[start], cells[goal], defender, die, limit])
    if die <= limit:
        game.remove(goal)
        walk(game, start, goal)
    else:
        game.remove(start)
