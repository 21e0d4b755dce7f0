"""A game in the middle of a scenario. Games supply their verbs, their facts and what goes without saying."""

import copy
from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

from fittest.kernel.decision import Decision
from fittest.kernel.errors import IllegalAction
from fittest.kernel.frame import Frame
from fittest.kernel.game import OVER, Game
from fittest.kernel.message import Arg, Message
from fittest.kernel.moves import Verb
from fittest.scenarios.facts import Check, Fact, PlayerFact, compare, player_differs, some
from fittest.scenarios.values import mapping, number, one_of, seat_name, sequence, unknown

G = TypeVar("G", bound=Game)
Step = dict[str, Any]
Say = Callable[..., int]
"""A verb that answers a question: the code of what a step at a table says."""
Do = Callable[[Any, Step], None]
"""A verb of the table: carries out a step."""
# Keys that every step may have.
COMMON = ("do", "by", "illegal", "reason", "note")
FAR = 1 << 20
SIDES = 6
PROCEED = -1
"""Instead of an answer: the table goes on."""


def is_illegal(step: Step | None) -> bool:
    """Does the document say that the step must be refused? Why may go without saying."""
    return step is not None and step.get("illegal") not in (None, False)


def verb_of(step: Step | None) -> str:
    return str(step.get("do")).lower().replace(" ", "_").replace("-", "_") if step else ""


def plainly(verb: Verb) -> Say:
    """An answer about which there is nothing to say."""
    return lambda table, step: verb.head


def refusal(key: str, **args: Arg) -> IllegalAction:
    return IllegalAction(Message(key, dict(args)))


def thrown(value: object, place: str) -> int:
    """A die; one that shows what no die can is refused as a step is, not as a document."""
    die = number(value, place, -FAR, FAR)
    if not 1 <= die <= SIDES:
        raise refusal("why-scenario-die")
    return die


class Table(Generic[G]):
    """`names` are the numbers of what the document gives names to, `seats` those of the players; `at` counts
    the steps that have been read, so that it is also the number of the present one."""

    answers: ClassVar[dict[str, Say]] = {}
    verbs: ClassVar[dict[str, Do]] = {}
    facts: ClassVar[dict[str, Fact]] = {}
    player_facts: ClassVar[dict[str, PlayerFact]] = {}
    checks: ClassVar[dict[str, Check]] = {}

    def __init__(
        self, document: dict[str, Any], game: G, names: dict[str, int], seats: list[str] | None = None
    ) -> None:
        self.document = document
        self.expect = mapping(document.get("expect"), "expect")
        self.game = game
        self.names = names
        self.seats = seats or [seat_name(seat) for seat in range(game.players)]
        self.steps: list[Step] = [
            mapping(step, f"steps[{number}]")
            for number, step in enumerate(sequence(document.get("steps") or [], "steps"), start=1)
        ]
        self.at = 0
        # Stages that go on by themselves once an open question of theirs is answered.
        self.stages: tuple[int, ...] = ()

    def copy(self: "T") -> "T":
        clone = copy.copy(self)
        clone.game = self.game.clone()
        clone.names = dict(self.names)
        clone.steps = self.steps[:]
        return clone

    @property
    def place(self) -> str:
        return f"steps[{self.at}]"

    @property
    def top(self) -> Frame | None:
        return self.game.stack[-1] if self.game.stack else None

    @property
    def codes(self) -> list[int]:
        return self.game.decision.codes if self.game.decision else []

    # -- what a game supplies ------------------------------------------------------------------

    def first(self) -> int:
        """Who takes a step where neither the step nor a question says it."""
        return 0

    def seat(self, name: object, place: str) -> int:
        """A player by name."""
        return one_of(name, place, self.seats)

    def seat_of_step(self, step: Step) -> int:
        """Who takes it: `by`, or whoever is asked."""
        if "by" in step:
            return self.seat(step["by"], f"{self.place}.by")
        return self.game.decision.seat if self.game.decision else self.first()

    def is_asked(self, step: Step) -> bool:
        """Is the open question for whoever takes the step?"""
        return self.game.decision is not None and self.game.decision.seat == self.seat_of_step(step)

    def first_rolls(self, step: Step) -> None:
        """Only the first player rolls and draws for the table."""
        if "by" in step and self.seat_of_step(step) != self.first():
            raise refusal("why-scenario-first-rolls")

    def prepare(self, step: Step) -> None:
        """Get ready for a step that is legal: its dice."""

    def do(self, step: Step) -> None:
        """Carry out a step at this very moment; raises IllegalAction if it is not legal now."""
        verb = verb_of(step)
        if verb in self.verbs:
            self.verbs[verb](self, step)
        elif verb in self.answers:
            self.say(verb, step)
        else:
            raise unknown(f"{self.place}.do", step.get("do"), sorted([*self.answers, *self.verbs]))
        self.flow()

    def runs_by_itself(self, step: Step | None) -> bool:
        """Let happen what goes without saying; False if there is no such thing."""
        return self.goes_on(self.forced(step))

    def makes_way(self, step: Step | None) -> bool:
        """Let somebody decline or end a move; False if nobody can."""
        return self.goes_on(self.idle(step))

    def goes_on(self, code: int | None) -> bool:
        if code is None:
            return False
        if code == PROCEED:
            self.game.proceed()
        else:
            self.game.follow(code)
        self.flow()
        return True

    def say(self, verb: str, step: Step) -> None:
        """Answer the open question."""
        seat = self.seat_of_step(step)
        self.asked(seat)
        self.answer(seat, self.answers[verb](self, step))

    def forced(self, step: Step | None) -> int | None:
        """The answer that goes without saying, if it is not what the coming `step` is about; `PROCEED` for
        what can happen in one way only. Nothing to come: the document has ended."""
        return None

    def idle(self, step: Step | None) -> int | None:
        """The answer with which somebody declines or ends a move, so that the coming `step` (or what is
        expected) has its moment; for a step that must be refused only what cannot be otherwise."""
        return None

    @property
    def stage(self) -> int:
        """The stage that the table waits for; -1 in the middle of one."""
        return -1

    def flow(self) -> None:
        """Run the stages that a step has set going, up to an open question."""
        while self.stage in self.stages:
            self.game.proceed()
        if self.stage >= 0:
            self.stages = ()

    def other_differs(self, key: str, wanted: Any) -> list[Message]:
        """What is expected of something that the document has named."""
        raise unknown("expect", key, [*self.facts, *self.seats])

    # -- what is expected ----------------------------------------------------------------------

    def differences(self) -> list[Message]:
        """What is expected and is not so."""
        return [line for key, wanted in self.expect.items() for line in self.differs(str(key), wanted)]

    def differs(self, key: str, wanted: Any) -> list[Message]:
        """`P1: {hand: 3}` or `hand: {P1: 3}`, a fact of the table, or one of something with a name."""
        if key == "note":
            return []
        if key in self.facts:
            return compare(key, wanted, self.facts[key](self, wanted, f"expect.{key}"))
        if key in self.seats:
            return player_differs(self, self.player_facts, key, wanted)
        if key in self.checks:
            return self.checks[key](self, wanted)
        if key not in self.player_facts:
            return self.other_differs(key, wanted)
        found: list[Message] = []
        for name, value in some(wanted, f"expect.{key}").items():
            seat = self.seat(name, f"expect.{key}")
            found += player_differs(self, self.player_facts, self.seats[seat], {key: value})
        return found

    def named(self, number: int) -> str:
        """What the document calls a thing with a number."""
        return next((name for name, known in self.names.items() if known == number), f"#{number}")

    def option(self, code: int) -> str:
        """An answer, with the names of the document."""
        return self.game.codec.text(code)

    def due(self) -> str:
        """What the table waits for, as the verb that sets it going."""
        return ""

    # -- answers -------------------------------------------------------------------------------

    def asked(self, seat: int | None = None) -> Decision:
        """The open question; refuses if there is none, or if somebody else than `seat` is asked."""
        decision = self.game.decision
        if decision is None:
            raise refusal("why-scenario-due", verb=self.due()) if self.game.stack else refusal(OVER)
        if seat is not None and seat != decision.seat:
            raise refusal("why-scenario-other", player=self.seats[decision.seat])
        return decision

    def answer(self, seat: int, code: int) -> None:
        if code not in self.asked(seat).codes:
            raise IllegalAction(self.game.explain(seat, code))
        self.game.follow(code)

    def question(self) -> Message:
        """Who is asked what, and what could be answered."""
        decision = self.game.decision
        if decision is None:
            key = "scenario-waits" if self.game.stack else "scenario-over"
            return Message(key, {"verb": self.due()} if self.game.stack else {})
        args: dict[str, Arg] = {"player": self.seats[decision.seat]}
        args["options"] = [self.option(code) for code in decision.codes]
        return Message("scenario-asked", args)

    def prompt(self) -> Message | None:
        """The question itself, with the names of the document."""
        if self.game.decision is None:
            return None
        prompt = self.game.decision.prompt
        called = {
            name: self.named(arg) if name in NAMED and isinstance(arg, int) else arg
            for name, arg in prompt.args.items()
        }
        return Message(prompt.key, called)


NAMED = ("animal", "prey", "species")
T = TypeVar("T", bound=Table[Any])
