"""A game of Random Mutations in the middle of a scenario: what goes without saying, and the phases."""

from typing import Any, Final

from fittest.games.mutations import moves
from fittest.games.mutations.ids import DEVELOPMENT, FEEDING
from fittest.games.mutations.phases import turn
from fittest.games.mutations.phases.attack import Attack
from fittest.games.mutations.phases.development import Development
from fittest.games.mutations.phases.feeding import Feeding
from fittest.games.mutations.scenario.documents import StepShape, convert
from fittest.games.mutations.scenario.facts import CHECKS, PLAYER, TABLE, facts_of
from fittest.games.mutations.scenario.position import build
from fittest.games.mutations.scenario.verbs import PLAYER_VERBS, STAGE_VERBS, TABLE_VERBS
from fittest.games.mutations.state import Mutations
from fittest.games.mutations.traits.catalog import KIND_OF
from fittest.kernel.message import Message
from fittest.scenarios.facts import thing_differs
from fittest.scenarios.table import PROCEED, Step, Table, is_illegal, thrown, verb_of
from fittest.scenarios.values import ill_formed, one_of

# The number of a species that a later step will make and name.
NOT_YET: Final = 0
# Questions that answer themselves when there is one answer.
SELF_RUNNING: Final = [moves.REACT, moves.IGNORE, moves.LOSE, moves.SCAVENGE, moves.REVEAL, moves.DECLINE]


class MutationsTable(Table[Mutations]):
    answers, verbs = PLAYER_VERBS, TABLE_VERBS
    facts, player_facts, checks = TABLE, PLAYER, CHECKS

    def __init__(self, document: dict[str, Any]) -> None:
        game, names = build(document, stepwise=True)
        super().__init__(document, game, names)
        # The names of species that the present step may still make.
        self.waiting_names: list[str] = []
        for number, step in enumerate(self.steps, start=1):
            convert(step, StepShape, f"steps[{number}]")
            for name in new_names(step):
                names.setdefault(name, NOT_YET)
        setup = document.get("setup") or {}
        if "first" in setup and "active" not in setup and "engine" not in setup:
            self.begin()

    def begin(self) -> None:
        """Who is active where only the first player is told: they, or P1 if P1 makes the first move."""
        movers = (step for step in self.steps if not is_illegal(step) and verb_of(step) in PLAYER_VERBS)
        if next(movers, {}).get("by") == "P1" and self.game.phase in (DEVELOPMENT, FEEDING):
            self.game.active = 0
            self.game.advance()

    @property
    def stage(self) -> int:
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

    def first(self) -> int:
        return self.game.first

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
        known = self.game.next_id
        throws = verb_of(step) == "react" and step.get("die") is not None
        if not (throws and self.waits_for_die):
            super().do(step)
        if throws and self.waits_for_die:
            self.throw(step)
        self.name_new(step, known)

    def throw(self, step: Step) -> None:
        """The die of Running."""
        one_of(step.get("use"), f"{self.place}.use", list(KIND_OF))
        self.game.chance.script = [thrown(step["die"], f"{self.place}.die")]
        self.game.proceed()
        self.flow()

    def name_new(self, step: Step, known: int) -> None:
        """Name the species that this step has made, in the order in which they arose."""
        wanted = new_names(step) or self.waiting_names
        for number in range(known, self.game.next_id):
            self.names[wanted[0] if wanted else f"#{number}"] = number
            wanted = wanted[1:]
        self.waiting_names = wanted if self.game.open_card >= 0 else []

    def other_differs(self, key: str, wanted: Any) -> list[Message]:
        if key.partition(".")[0] not in self.names:
            raise ill_formed(f"expect.{key}", "neither a fact nor a name of this scenario")
        return thing_differs(key, wanted, facts_of(self, key, wanted))

    # -- what goes without saying --------------------------------------------------------------

    def forced(self, step: Step | None) -> int | None:
        """Questions with one answer; the start of the first turn and a pass with an empty deck may be told
        or left out."""
        if (self.waits_for_die and self.game.chance.script) or (self.starts_first_turn and step is not None):
            return PROCEED
        told_or_not = step is not None and isinstance(self.top, Development)
        alone = len(self.codes) == 1 and (told_or_not or moves.MOVES.verb_of(self.codes[0]) in SELF_RUNNING)
        return self.codes[0] if alone else None

    @property
    def starts_first_turn(self) -> bool:
        return self.stage == turn.START and self.game.turn == 1

    def idle(self, step: Step | None) -> int | None:
        """End a move that is over, or in which nothing else can be done but graze."""
        if step is None and self.starts_first_turn:
            return PROCEED
        if step is None and self.codes == [moves.PASS.head]:
            return moves.PASS.head
        rest = [code for code in self.codes if moves.MOVES.verb_of(code) != moves.GRAZE]
        move = self.top
        if not isinstance(move, Feeding) or len(rest) != 1 or not moves.MOVES.is_idle(rest[0]):
            return None
        others = step is not None and not self.is_asked(step)
        return rest[0] if step is None or (not is_illegal(step) and (others or move.done)) else None


def new_names(step: Step) -> list[str]:
    """What the step calls the species that it makes."""
    return [*step.get("names", []), *([step["name"]] if step.get("name") else [])]
