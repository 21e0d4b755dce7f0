"""A game that a scenario moves by hand.

The engine is run frame by frame and stops wherever the scenario language has a verb of its own (a roll, a
draw, the check of survival), and at every question, also at one that would answer itself.
"""

from typing import Final

from fittest.games.dinosaurs.board import NO_CELL
from fittest.games.dinosaurs.codes import DECLINE, DONE, PASS, code_of, verb_of
from fittest.games.dinosaurs.game import Dinosaurs
from fittest.games.dinosaurs.scenario.reading import ill_formed, read_cell, read_number
from fittest.games.dinosaurs.turn import DIE, LAY_GENES, MOVE_METEOR, ROLL_CLIMATE, ROLL_INITIATIVE, Turn
from fittest.games.dinosaurs.window import Window
from fittest.kernel.decision import Decision
from fittest.kernel.errors import IllegalAction
from fittest.kernel.game import OVER
from fittest.kernel.message import Message

GATES: Final = (ROLL_INITIATIVE, ROLL_CLIMATE, DIE, MOVE_METEOR, LAY_GENES)
FAR: Final = 1 << 20


def refusal(key: str) -> IllegalAction:
    return IllegalAction(Message(key))


class Stage:
    """The game of a scenario and its players' names."""

    def __init__(self, game: Dinosaurs, names: list[str]) -> None:
        self.game = game
        self.names = names
        self.place = ""
        # Nobody ends his go by himself: what must be refused must be refused now.
        self.strict = False

    def clone(self) -> "Stage":
        return Stage(self.game.clone(), self.names)

    # -- running the engine by hand ------------------------------------------------------------

    def settle(self) -> None:
        """Run until a verb of the table is wanted or somebody is asked."""
        game = self.game
        game.decision = None
        while game.stack:
            top = game.stack[-1]
            if isinstance(top, Turn) and top.stage in GATES:
                return
            game.decision = top.run(game)
            if game.decision is not None:
                return

    def answer(self, code: int) -> None:
        self.game.stack[-1].answer(self.game, code)
        self.settle()

    def asked(self) -> Decision:
        """The pending question; refuses if the table has to move first."""
        decision = self.game.decision
        if decision is None:
            raise refusal("why-dino-table-first" if self.game.stack else OVER)
        return decision

    def yields(self) -> bool:
        """Let the one who is asked give way, if he need not do anything: pass at a moment for cards, or
        end a go in which nothing is left to do."""
        if isinstance(self.game.stack[-1], Window):
            self.answer(code_of(PASS))
            return True
        return not self.strict and self.ends_go()

    def ends_go(self) -> bool:
        """End a go in which nothing else can be done; False if there is none."""
        decision = self.game.decision
        if decision is None or len(decision.codes) > 1 or verb_of(decision.codes[0]) not in (DONE, DECLINE):
            return False
        self.answer(decision.codes[0])
        return True

    def reach(self, stage: int) -> Turn:
        """Close the moments before a verb of the table; refuses if it is not due."""
        while True:
            game = self.game
            if not game.stack:
                raise refusal(OVER)
            top = game.stack[-1]
            if isinstance(top, Turn) and game.decision is None:
                if top.stage == stage:
                    return top
                raise refusal("why-not-asked")
            self.asked()
            if not self.yields():
                raise refusal("why-dino-not-finished")

    def act(self, seat: int, frame: type, code: int) -> None:
        """Answer as `seat`, at a question of this kind of frame."""
        while True:
            decision = self.asked()
            ours = isinstance(self.game.stack[-1], frame) and decision.seat == seat
            if ours and code in decision.codes:
                self.answer(code)
                return
            if self.yields():
                continue
            if decision.seat != seat:
                raise refusal("why-dino-not-your-go")
            raise IllegalAction(self.game.explain(seat, code))

    # -- reading a step ------------------------------------------------------------------------

    def seat(self, value: object, place: str) -> int:
        if not isinstance(value, str) or value not in self.names:
            raise ill_formed(place, value, "", self.names[:])
        return self.names.index(value)

    def actor(self, step: dict[str, object]) -> int:
        """Who acts: `by`, or whoever is asked."""
        if "by" in step:
            return self.seat(step["by"], f"{self.place}.by")
        return self.asked().seat

    def cell(self, step: dict[str, object], key: str) -> int:
        cell = read_cell(step.get(key), f"{self.place}.{key}")
        if cell == NO_CELL:
            raise refusal("why-dino-far-away")
        return cell

    def die(self, value: object) -> int:
        die = read_number(value, f"{self.place}.die", -FAR, FAR)
        if not 1 <= die <= 6:
            raise refusal("why-dino-die")
        return die

    def supply(self, step: dict[str, object]) -> None:
        """The die of this step, which has to be there."""
        if "die" not in step:
            raise refusal("why-dino-needs-die")
        self.game.chance.script = [self.die(step["die"])]

    def first_rolls(self, step: dict[str, object]) -> None:
        """Only the first in order rolls and draws for the table. [TRN-3]"""
        if "by" in step and self.seat(step["by"], f"{self.place}.by") != self.game.order[0]:
            raise refusal("why-dino-first-rolls")
