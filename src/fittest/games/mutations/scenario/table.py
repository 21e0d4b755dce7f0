"""A game of Random Mutations in the middle of a scenario: what goes without saying, and the phases."""

from typing import Any, Final

from fittest.games.mutations import moves as c
from fittest.games.mutations.ids import DEVELOPMENT, EXTINCTION, FEEDING
from fittest.games.mutations.phases import turn
from fittest.games.mutations.phases.attack import Attack
from fittest.games.mutations.phases.development import Development
from fittest.games.mutations.phases.feeding import Feeding
from fittest.games.mutations.scenario.documents import Step as MutationsStep
from fittest.games.mutations.scenario.documents import convert
from fittest.games.mutations.scenario.position import build
from fittest.games.mutations.state import Mutations
from fittest.kernel.frame import Frame
from fittest.kernel.message import Message
from fittest.scenarios.table import Step, Table, is_illegal, verb_of
from fittest.scenarios.values import seat_of

# The number of a species that a later step will make and name.
NOT_YET: Final = 0
# Questions that answer themselves when there is one answer.
SELF_RUNNING: Final = [c.REACT, c.IGNORE, c.LOSE, c.SCAVENGE, c.REVEAL, c.DECLINE]
STAGE_VERBS: Final = ["start_turn", "climate", "parasites", "starve", "clean", "draw"]


class MutationsTable(Table[Mutations]):
    def __init__(self, document: dict[str, Any]) -> None:
        game, names = build(document, stepwise=True)
        super().__init__(document, game, names)
        # The names of species that the present step may still make.
        self.waiting_names: list[str] = []
        # A whole extinction phase is under way and waits for somebody's choice.
        self.extinguishing = False
        for number, raw in enumerate(self.steps, start=1):
            step: MutationsStep = convert(raw, MutationsStep, f"steps[{number}]")
            for name in [step.name, *step.names]:
                if name:
                    names.setdefault(name, NOT_YET)
        setup = document.get("setup") or {}
        if "first" in setup and "active" not in setup and "engine" not in setup:
            self.begin()

    def begin(self) -> None:
        """Who is active where only the first player is told: they, or P1 if P1 makes the first move."""
        from fittest.games.mutations.scenario.verbs import PLAYER_VERBS

        moves = [
            step.get("by") for step in self.steps if not is_illegal(step) and verb_of(step) in PLAYER_VERBS
        ]
        if moves and moves[0] == "P1" and self.game.phase in (DEVELOPMENT, FEEDING):
            self.game.active = 0
            self.game.advance()

    @property
    def top(self) -> Frame | None:
        return self.game.stack[-1] if self.game.stack else None

    @property
    def codes(self) -> list[int]:
        return self.game.decision.codes if self.game.decision else []

    @property
    def stage(self) -> int:
        """The stage that the table waits for; -1 in the middle of one."""
        waits = self.game.decision is None and isinstance(self.top, turn.Turn)
        return self.top.stage if waits and isinstance(self.top, turn.Turn) else -1

    @property
    def phase(self) -> int:
        return turn.PHASE_OF_STAGE[self.stage] if self.stage >= 0 else self.game.phase

    @property
    def waits_for_die(self) -> bool:
        return self.game.decision is None and isinstance(self.top, Attack)

    def due(self) -> str:
        return STAGE_VERBS[self.stage] if self.stage >= 0 else "react"

    def seat_of_step(self, step: Step) -> int:
        if step.get("by"):
            return seat_of(step["by"], self.game.players, f"{self.place}.by")
        return self.game.decision.seat if self.game.decision else self.game.first

    def option(self, code: int) -> str:
        head, *words = super().option(code).split(" ")
        if head == "graze":
            return " ".join([head, *words])
        named = []
        for word in words:
            species, dot, number = word.partition(".")
            named.append(f"{self.named(int(species))}{dot}{number}" if species.isdigit() else word)
        return " ".join([head, *named])

    def do(self, step: Step) -> None:
        from fittest.games.mutations.scenario.verbs import do

        do(self, convert(step, MutationsStep, self.place))

    def differences(self) -> list[Message]:
        from fittest.games.mutations.scenario.facts import differences

        return differences(self)

    # -- what goes without saying --------------------------------------------------------------

    def runs_by_itself(self, step: Step | None) -> bool:
        """Questions with one answer; the start of the first turn and a pass with an empty deck may be told
        or left out."""
        codes = self.codes
        told_or_not = step is not None and isinstance(self.top, Development)
        thrown = self.waits_for_die and self.game.chance.script
        if thrown or (self.starts_first_turn and step is not None):
            self.game.proceed()
        elif len(codes) == 1 and (told_or_not or c.MOVES.verb_of(codes[0]) in SELF_RUNNING):
            self.game.follow(codes[0])
        else:
            return False
        self.go_on()
        return True

    @property
    def starts_first_turn(self) -> bool:
        return self.stage == turn.START and self.game.turn == 1

    def makes_way(self, step: Step | None) -> bool:
        """End a move that is over, or in which nothing else can be done but graze."""
        if step is None and (self.starts_first_turn or self.codes == [c.PASS.head]):
            if self.starts_first_turn:
                self.game.proceed()
            else:
                self.game.follow(c.PASS.head)
            return True
        move = self.top
        if not isinstance(move, Feeding) or self.game.decision is None:
            return False
        rest = [code for code in self.codes if c.MOVES.verb_of(code) != c.GRAZE]
        if len(rest) != 1 or c.MOVES.verb_of(rest[0]) not in (c.PASS, c.END):
            return False
        if step is not None:
            others = self.seat_of_step(step) != self.game.decision.seat
            if is_illegal(step) or not (others or move.done):
                return False
        self.game.follow(rest[0])
        return True

    def go_on(self) -> None:
        """Carry on with a whole extinction phase as far as nobody has to choose."""
        while self.extinguishing and self.game.decision is None:
            if self.phase != EXTINCTION or not self.game.stack:
                self.extinguishing = False
            else:
                self.game.proceed()
