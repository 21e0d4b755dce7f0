"""A game of Dinosaurs in the middle of a scenario: what goes without saying, and what the table does."""

from typing import Any, Final

from fittest.games.dinosaurs.moves import MOVES, PASS
from fittest.games.dinosaurs.phases import turn
from fittest.games.dinosaurs.phases.window import Window
from fittest.games.dinosaurs.scenario.facts import PLAYER, TABLE
from fittest.games.dinosaurs.scenario.position import read_players, read_position
from fittest.games.dinosaurs.scenario.verbs import ANSWERS, KEYS, VERBS
from fittest.games.dinosaurs.state import Dinosaurs
from fittest.scenarios.table import COMMON, Step, Table, is_illegal, refusal, verb_of
from fittest.scenarios.values import check_keys

STAGES: Final = dict(zip(turn.GATES, ("initiative", "climate", "survival", "meteor", "genes"), strict=True))


class DinosaursTable(Table[Dinosaurs]):
    verbs, answers, facts, player_facts = VERBS, ANSWERS, TABLE, PLAYER

    def __init__(self, ruleset: str, document: dict[str, Any]) -> None:
        game = read_position(ruleset, document)
        super().__init__(document, game, {}, read_players(document.get("setup") or {}))
        self.game.stepwise = True
        self.game.advance()

    def first(self) -> int:
        return self.game.order[0]

    def is_asked(self, step: Step) -> bool:
        """A moment for cards asks about nothing else."""
        return super().is_asked(step) and (verb_of(step) == "card" or not self.in_window())

    def in_window(self) -> bool:
        return isinstance(self.top, Window)

    def do(self, step: Step) -> None:
        check_keys(step, [*COMMON, *KEYS.get(verb_of(step), step)], self.place)
        super().do(step)

    def say(self, verb: str, step: Step) -> None:
        """What cannot be read is wrong at any moment."""
        self.answer(self.seat_of_step(step), self.answers[verb](self, step))

    def flow(self) -> None:
        self.game.chance.script = []

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
