"""A game in which every die is asked for: what OpenSpiel steps.

Where the rules need a die, the walk stands still at a chance node, before the step that needs it. With the
number that it is given it does that step again from the position before, and comes as far as the next die. So
no die is known before it falls, not even to the program.
"""

from typing import Any, NamedTuple

import msgspec

from fittest.envs.position import Position
from fittest.envs.tables import Tables
from fittest.features.base import MORE, PAGE
from fittest.games.registry import family_of
from fittest.kernel.chance import ASKS_ALL, ASKS_DICE, Chance, Unsupplied
from fittest.kernel.errors import bad_request
from fittest.kernel.event import PUBLIC
from fittest.kernel.game import Game, Setup
from fittest.kernel.message import Arg

ANSWER = -1.0
"""In an information state as numbers: an answer of one's own follows."""
POSITIONS = ("before", "position")
DIGIT = 21
"""A code has 62 bits; a float keeps 24."""


class Question(NamedTuple):
    """What chance decides: the numbers from 0 on with their probabilities, and what they mean."""

    outcomes: list[tuple[int, float]]
    faces: list[int]


def question_of(asked: Unsupplied) -> Question:
    total = sum(asked.weights)
    return Question([(place, weight / total) for place, weight in enumerate(asked.weights)], asked.faces)


class Deals:
    """How games begin: with one of `seeds` shuffles from `seed` on, or card by card (`seeds` is 0)."""

    def __init__(self, tables: Tables, seeds: int, seed: int) -> None:
        self.tables = tables
        self.seeds = seeds
        self.seed = seed
        if seeds:
            self.first = Question(
                [(number, 1 / seeds) for number in range(seeds)], list(range(seed, seed + seeds))
            )
            return
        try:
            self.open([])
        except Unsupplied as asked:
            self.first = question_of(asked)

    @property
    def asks(self) -> int:
        return ASKS_DICE if self.seeds else ASKS_ALL

    def open(self, numbers: list[int]) -> Game:
        """The game before its first question, with these numbers of chance; raises Unsupplied."""
        tables, rest = self.tables, numbers[:]
        seed = self.first.faces[rest.pop(0)] if self.seeds else self.seed
        chance = Chance(seed)
        chance.asks = self.asks
        chance.script = rest
        setup = Setup(tables.ruleset, tables.players, seed, tables.switches, chance=chance)
        game = family_of(tables.ruleset).new(setup)
        # The seed alone does not say how it goes on: there is no record of this game.
        game.setup = setup.imagine(seed)
        return game

    def __deepcopy__(self, memo: dict[int, Any]) -> "Deals":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return Deals, (self.tables, self.seeds, self.seed)


class Answer(NamedTuple):
    """What somebody has answered, and after how many events. The code is -1 for turning a page."""

    after: int
    seat: int
    prompt: str
    args: dict[str, Arg]
    code: int


class Past(NamedTuple):
    """What a seat was told before the log of this game begins: in words, in numbers."""

    text: str
    numbers: list[float]


class Walk:
    """Stands at a question of a seat, at one of chance (`asked`), or at the end."""

    __slots__ = (
        "answers", "asked", "before", "deals", "drawn", "events", "numbers", "past", "pending", "position",
    )  # fmt: skip

    def __init__(self, deals: Deals) -> None:
        self.deals = deals
        self.asked: Question | None = deals.first
        # Where the step in progress begins, which answer it is, and the numbers that it has been given.
        # Nothing changes `before`, which copies share.
        self.before: Position | None = None
        self.position: Position | None = None
        self.pending = 0
        self.numbers: list[int] = []
        self.drawn: list[int] = []
        self.answers: list[Answer] = []
        self.events = 0
        """Of the log: how many lie before this walk, and are in `past`."""
        self.past: list[Past] | None = None

    def clone(self) -> "Walk":
        copy = Walk.__new__(Walk)
        copy.deals = self.deals
        copy.asked = self.asked
        copy.before = self.before
        copy.position = None if self.position is None else self.position.clone()
        copy.pending = self.pending
        copy.numbers = self.numbers[:]
        copy.drawn = self.drawn[:]
        copy.answers = self.answers[:]
        copy.events = self.events
        copy.past = self.past
        return copy

    def __deepcopy__(self, memo: dict[int, Any]) -> "Walk":
        return self.clone()

    @property
    def seen(self) -> Position | None:
        """What a seat can look at: at a chance node, the position before the step; None before the deal."""
        return self.before if self.position is None else self.position

    def act(self, number: int) -> None:
        """An answer, or at a chance node an outcome."""
        position = self.position
        if position is None:
            self.numbers.append(number)
            self.drawn.append(number)
            self._step_again()
            return
        decision = position.game.decision
        before = position.clone()
        try:
            position.act(number)
        except Unsupplied as asked:
            self.before, self.position, self.pending = before, None, number
            self.asked = question_of(asked)
        assert decision is not None
        code = -1 if number == MORE else decision.code(before.page * PAGE + number)
        prompt = decision.prompt
        self.answers.append(Answer(len(before.game.events), decision.seat, prompt.key, prompt.args, code))

    def _step_again(self) -> None:
        try:
            if self.before is None:
                self.position = Position(self.deals.open(self.numbers), self.deals.tables.features)
            else:
                position = self.before.clone()
                position.game.chance.script = self.numbers[:]
                position.act(self.pending)
                self.position = position
        except Unsupplied as asked:
            self.asked = question_of(asked)
            return
        self.asked = self.before = None
        self.numbers = []

    def resample(self, seat: int, seed: int) -> "Walk":
        """A walk that `seat` could be on: it knows the same there, and the others have cards that they could
        have. Of the past of the others it has what everybody saw, and what they see now."""
        position = self.position
        if position is None:
            raise bad_request("error-resample")
        world = Walk(self.deals)
        game = position.game.sample(seat, seed)
        game.chance.asks = self.deals.asks
        world.asked = None
        world.position = Position(game, position.features, position.page)
        world.events = len(game.events)
        public = self.story(PUBLIC)
        world.past = [
            self.story(other)
            if other == seat
            else Past(f"{public.text}{view_of(world.position, other)}\n", public.numbers)
            for other in range(game.players)
        ]
        world.past.append(public)
        return world

    # -- what a seat was told ------------------------------------------------------------------

    def story(self, seat: int) -> Past:
        """All that `seat` has seen and answered, in its order; PUBLIC for what everybody has."""
        past = Past("", []) if self.past is None else self.past[seat]
        position = self.seen
        if position is None:
            return past
        lines: list[str] = [past.text]
        numbers = past.numbers[:]
        codec = position.game.codec
        own = [answer for answer in self.answers if answer.seat == seat]
        for number, event in enumerate(position.game.events.since(self.events), start=self.events):
            while own and own[0].after <= number:
                self._tell(own.pop(0), codec, lines, numbers)
            told = event.seen_by(seat)
            lines.append(f"{event.kind}({','.join(map(str, told))})\n")
            numbers += [event.kind + 1, len(told), *told]
        for answer in own:
            self._tell(answer, codec, lines, numbers)
        return Past("".join(lines), numbers)

    def _tell(self, answer: Answer, codec: Any, lines: list[str], numbers: list[float]) -> None:
        code = answer.code
        args = ",".join(f"{name}={value}" for name, value in answer.args.items())
        lines.append(f"{answer.prompt}({args}) {'more' if code < 0 else codec.text(code)}\n")
        mask = (1 << DIGIT) - 1
        numbers += [ANSWER, *(float((code + 1) >> shift & mask) for shift in (2 * DIGIT, DIGIT, 0))]

    def __reduce__(self) -> tuple[object, ...]:
        """There is no record; the games travel as they stand."""
        state = {name: getattr(self, name) for name in self.__slots__}
        for name in POSITIONS:
            if state[name] is not None:
                state[name] = (state[name].game, state[name].page)
        return _restored, (self.deals, state)

    def __str__(self) -> str:
        position = self.seen
        answers = [] if position is None else position.game.answers.all()
        texts = [] if position is None else [position.game.codec.text(code) for code in answers]
        page = 0 if position is None else position.page
        asked = "" if self.asked is None else f", {self.pending} needs chance"
        return f"chance {self.drawn}: {'; '.join(texts)} (page {page}{asked})"


def _restored(deals: Deals, state: dict[str, Any]) -> Walk:
    walk = Walk(deals)
    for name, value in state.items():
        if name in POSITIONS and value is not None:
            game, page = value
            value = Position(game, deals.tables.features, page)
        setattr(walk, name, value)
    return walk


def view_of(position: Position, seat: int | None) -> str:
    """What a seat sees now, as JSON."""
    return msgspec.json.encode(position.game.view(seat)).decode()
