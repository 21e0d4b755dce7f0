"""A game of Dinosaurs in the middle of a scenario: what goes without saying, and what the table does."""

from typing import Any, Final

from fittest.games.dinosaurs.moves import MOVES, PASS
from fittest.games.dinosaurs.phases.turn import (
    DIE,
    LAY_GENES,
    MOVE_METEOR,
    ROLL_CLIMATE,
    ROLL_INITIATIVE,
    Turn,
)
from fittest.games.dinosaurs.phases.window import Window
from fittest.games.dinosaurs.scenario.position import read_position
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.errors import IllegalAction
from fittest.kernel.message import Message
from fittest.scenarios import table
from fittest.scenarios.table import Step, is_illegal, refusal
from fittest.scenarios.values import one_of

STAGES: Final = {
    "initiative": ROLL_INITIATIVE,
    "climate": ROLL_CLIMATE,
    "survival": DIE,
    "meteor": MOVE_METEOR,
    "genes": LAY_GENES,
}


class DinosaursTable(table.Table[Dinosaurs]):
    """`seats` are the names of the players."""

    def __init__(self, ruleset: str, document: dict[str, Any]) -> None:
        position = read_position(ruleset, document)
        super().__init__(document, position.game, {})
        self.seats = position.names
        self.game.stepwise = True
        self.game.advance()

    def player(self, seat: int) -> str:
        return self.seats[seat]

    def seat(self, value: object, place: str) -> int:
        return one_of(value, place, self.seats)

    def seat_of_step(self, step: Step) -> int:
        if "by" in step:
            return self.seat(step["by"], f"{self.place}.by")
        return self.game.decision.seat if self.game.decision else self.game.order[0]

    def is_asked(self, step: Step) -> bool:
        """A moment for cards asks about nothing else."""
        return super().is_asked(step) and (table.verb_of(step) == "card" or not self.in_window())

    def in_window(self) -> bool:
        return bool(self.game.stack) and isinstance(self.game.stack[-1], Window)

    def do(self, step: Step) -> None:
        from fittest.games.dinosaurs.scenario.verbs import do

        do(self, step)
        self.game.chance.script = []

    def differences(self) -> list[Message]:
        from fittest.games.dinosaurs.scenario.facts import differences

        return differences(self)

    # -- what goes without saying --------------------------------------------------------------

    def makes_way(self, step: Step | None) -> bool:
        """Somebody passes at a moment for cards, or ends a move in which nothing is left to do."""
        if self.game.decision is None:
            return False
        if step is not None and self.in_window():
            self.game.follow(PASS.head)
            return True
        if step is not None and is_illegal(step):
            return False
        return self.ends_move()

    def ends_move(self) -> bool:
        decision = self.game.decision
        if decision is None or len(decision.codes) > 1 or self.in_window():
            return False
        if not MOVES.is_idle(decision.codes[0]):
            return False
        self.game.follow(decision.codes[0])
        return True

    # -- what is due ---------------------------------------------------------------------------

    def due(self) -> str:
        top = self.game.stack[-1]
        stage = top.stage if isinstance(top, Turn) else ROLL_INITIATIVE
        return next(verb for verb, known in STAGES.items() if known == stage)

    def require(self, verb: str) -> None:
        """Refuse what the table does not wait for."""
        if self.game.decision is not None:
            raise refusal("why-dino-not-finished")
        self.require_game()
        if self.due() != verb:
            raise refusal("why-scenario-due", verb=self.due())

    def require_game(self) -> None:
        if not self.game.stack:
            self.asked()

    def act(self, seat: int, frame: type, code: int) -> None:
        """Answer as `seat`, at a question of this kind of frame."""
        decision = self.asked()
        if decision.seat != seat:
            raise refusal("why-dino-not-your-go")
        if not isinstance(self.game.stack[-1], frame) or code not in decision.codes:
            raise IllegalAction(self.game.explain(seat, code))
        self.game.follow(code)
