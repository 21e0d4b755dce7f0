"""A game of Dinosaurs in the middle of a scenario: what goes without saying, and what the table does."""

from typing import Any, Final

from fittest.games.dinosaurs.moves import MOVES, PASS
from fittest.games.dinosaurs.phases import turn
from fittest.games.dinosaurs.phases.window import Window
from fittest.games.dinosaurs.scenario.facts import PLAYER, TABLE
from fittest.games.dinosaurs.scenario.position import read_players, read_position
from fittest.games.dinosaurs.scenario.verbs import KEYS, VERBS
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.kernel.errors import IllegalAction
from fittest.kernel.message import Message
from fittest.scenarios.table import COMMON, Step, Table, is_illegal, refusal, verb_of
from fittest.scenarios.values import check_keys, one_of, unknown

STAGES: Final = {
    turn.ROLL_INITIATIVE: "initiative",
    turn.ROLL_CLIMATE: "climate",
    turn.DIE: "survival",
    turn.MOVE_METEOR: "meteor",
    turn.LAY_GENES: "genes",
}


class DinosaursTable(Table[Dinosaurs]):
    """`seats` are the names of the players."""

    verbs, facts, player_facts = VERBS, TABLE, PLAYER

    def __init__(self, ruleset: str, document: dict[str, Any]) -> None:
        super().__init__(document, read_position(ruleset, document), {})
        self.seats = read_players(document.get("setup") or {})
        self.game.stepwise = True
        self.game.advance()

    def first(self) -> int:
        return self.game.order[0]

    def seat(self, name: object, place: str) -> int:
        return one_of(name, place, self.seats)

    def player(self, seat: int) -> str:
        return self.seats[seat]

    def is_asked(self, step: Step) -> bool:
        """A moment for cards asks about nothing else."""
        return super().is_asked(step) and (verb_of(step) == "card" or not self.in_window())

    def in_window(self) -> bool:
        return isinstance(self.top, Window)

    def do(self, step: Step) -> None:
        check_keys(step, [*COMMON, *KEYS.get(verb_of(step), step)], self.place)
        super().do(step)

    def flow(self) -> None:
        self.game.chance.script = []

    def other_differs(self, key: str, wanted: Any) -> list[Message]:
        raise unknown("expect", key, [*TABLE, *self.seats])

    # -- what goes without saying --------------------------------------------------------------

    def idle(self, step: Step | None) -> int | None:
        """Somebody passes at a moment for cards, or ends a move in which nothing is left to do."""
        if self.in_window():
            return None if step is None else PASS.head
        nothing_left = len(self.codes) == 1 and MOVES.is_idle(self.codes[0])
        return self.codes[0] if nothing_left and not is_illegal(step) else None

    # -- what is due ---------------------------------------------------------------------------

    def due(self) -> str:
        return STAGES[self.top.stage] if isinstance(self.top, turn.Turn) else "initiative"

    def require(self, verb: str) -> None:
        """Refuse what the table does not wait for."""
        if self.game.decision is not None:
            raise refusal("why-dino-not-finished")
        if not self.game.stack or self.due() != verb:
            self.asked()

    def act(self, seat: int, frame: type, code: int) -> None:
        """Answer as `seat`, at a question of this kind of frame."""
        self.asked(seat)
        if not isinstance(self.top, frame):
            raise IllegalAction(self.game.explain(seat, code))
        self.answer(seat, code)
