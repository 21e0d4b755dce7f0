"""A game in play: a stack of frames, a generator, a log, and the pending decision."""

from collections.abc import Iterator
from operator import index
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from mypy_extensions import i64, mypyc_attr

from fittest.kernel.chance import Chance
from fittest.kernel.decision import Decision, Option
from fittest.kernel.errors import BadRequest, IllegalAction, bad_request, check_number, check_seat
from fittest.kernel.event import MISSING, NOTHING, PUBLIC, Answers, Event, Events
from fittest.kernel.frame import Frame
from fittest.kernel.message import Message
from fittest.kernel.moves import Codec
from fittest.kernel.picture import picture
from fittest.kernel.preview import Preview
from fittest.kernel.reasons import FINE, NOT_ASKED
from fittest.kernel.seed import check_seed, dump_seed
from fittest.kernel.state import State, fields, from_first_format, kinds_in, package_of

if TYPE_CHECKING:
    from fittest.kernel.family import Family
    from fittest.kernel.view import Head

RECORD_FORMAT: Final = 1
FIRST_EDITION: Final = 1
"""Of records and tables that name none."""

UNREADABLE: Final = "why-unreadable"
OVER: Final = "why-over"

EXACT_FORMAT: Final = 3
SECOND_FORMAT: Final = 2
HISTORY: Final = ["answers", "events"]

PUBLIC_NAMES: Final = [
    "answers",
    "apply",
    "clone",
    "decision",
    "edition",
    "exact",
    "expansions",
    "players",
    "preview",
    "record",
    "sample",
    "scenario",
    "scores",
    "setup",
    "steps",
    "story",
    "turns",
    "undo",
    "view",
    "why_not",
    "winners",
]
"""What outside code needs of a game, and what tab completion offers; the rest is the engine's."""


class Setup:
    """What a game was made of: together with the answers it is the whole game. Only of an `imagined` game
    it is not: that one began in the middle of another, of which it must tell nothing."""

    def __init__(
        self,
        ruleset: str,
        players: int,
        seed: int,
        switches: dict[str, object],
        scenario: dict[str, object] | None = None,
        imagined: bool = False,
        chance: Chance | None = None,
    ) -> None:
        self.ruleset: Final = ruleset
        self.players: Final = players
        self.seed: Final = seed
        self.switches: Final = switches
        self.scenario: Final = scenario
        self.imagined: Final = imagined
        # For the opening alone: a generator to begin with instead of one made of the seed.
        self.chance: Final = chance

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash((self.ruleset, self.players, self.seed))

    def __reduce__(self) -> tuple[Any, ...]:
        return Setup, self._values()

    def __repr__(self) -> str:
        # Without the seed, which tells everything: this may get into logs.
        switches = "".join(f", {name}={value}" for name, value in self.switches.items())
        return f"<setup of {self.ruleset} for {self.players}{switches}>"

    def _values(self) -> tuple[str, int, int, dict[str, object], dict[str, object] | None, bool]:
        return self.ruleset, self.players, self.seed, self.switches, self.scenario, self.imagined

    def imagine(self, seed: int) -> "Setup":
        """For a game like this one with a seed of its own. A position with which this one began stays
        here; that there was one is no secret."""
        scenario: dict[str, object] | None = None if self.scenario is None else {}
        return Setup(self.ruleset, self.players, seed, self.switches, scenario, True)

    def record(self, edition: int, answers: list[str]) -> dict[str, object]:
        """The whole game as JSON data, for `fittest.replay`."""
        if self.imagined:
            raise bad_request("error-record-imagined")
        record: dict[str, object] = {
            "format": RECORD_FORMAT,
            "edition": edition,
            "ruleset": self.ruleset,
            "players": self.players,
            "seed": dump_seed(self.seed),
            "switches": dict(self.switches),
            "answers": answers,
        }
        if self.scenario is not None:
            record["scenario"] = self.scenario
        return record


def _index(answer: SupportsIndex) -> int:
    """Of whole numbers that are not Python's own, such as numpy's; whatever else is no answer."""
    try:
        return index(answer)
    except TypeError:
        raise IllegalAction(Message(UNREADABLE, {"text": repr(answer)})) from None


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(State):
    """A game in play: `decision` is what somebody is asked, `apply` answers it, and `decision` is None when
    the game is over. `view(seat)` is what a seat may know; `scores` and `winners` tell how it ended.

    For those who write a game: it sets up its state and its first frame, then calls `advance`; it fills in
    the methods that raise NotImplementedError below."""

    def __init__(self, setup: Setup, codec: Codec) -> None:
        self.setup = setup
        """Ruleset, players, seed and switches."""
        self.codec = codec
        self.players = setup.players
        """How many play; seats are numbered from 0."""
        self.chance: Chance = Chance(setup.seed) if setup.chance is None else setup.chance.clone()
        self.stack: list[Frame] = []
        self.decision: Decision | None = None
        """Who is asked what; None when the game is over."""
        self.turn = 1
        self.events = Events()
        self.answers = Answers()
        """All answers so far; `len(game.answers)` counts them, `steps` goes through them."""
        # A search bot's worlds keep no log.
        self.logging = True
        # A scenario sees every question, also those with one answer, and sets the phases going: where a
        # frame `waits` the game stops without a decision until `proceed`.
        self.stepwise = False

    # -- what each game fills in ---------------------------------------------------------------

    @staticmethod
    def bare(setup: Setup) -> "Game":
        """A game of these rules with nothing on the table, to be filled in by `restore`."""
        raise NotImplementedError

    @property
    def family(self) -> "Family":
        """The record of the game, with what is told of it."""
        raise NotImplementedError

    def settle(self) -> None:
        """After `restore`: work out anew whatever is kept although it follows from the rest."""

    def first_format(self, data: dict[str, Any]) -> dict[str, Any]:
        """The exact state that version 0.1 wrote, in which some things follow from the rest, as today's."""
        return from_first_format(data)

    def second_format(self, state: dict[str, Any]) -> dict[str, Any]:
        """The state that version 0.2 wrote as today's."""
        return state

    def view(self, seat: int | None = None) -> "Head":
        """What `seat` may know, as a msgspec struct; None is a spectator."""
        raise NotImplementedError

    def view_from(self, public: Any, seat: int) -> "Head":
        """`view(seat)`, where `view(None)` of the same position is at hand and may be taken over."""
        return self.view(seat)

    def determinize(self, seat: int, chance: Chance) -> None:
        """Replace, with `chance`, everything that `seat` cannot know by something it could be."""
        raise NotImplementedError

    @property
    def expansions(self) -> dict[str, str]:
        """Boxes of its ruleset that are not of the package, with their fingerprints."""
        return {}

    @property
    def scores(self) -> list[int]:
        """The points of each seat as they stand now."""
        raise NotImplementedError

    @property
    def tie_breaks(self) -> list[tuple[str, list[int]]]:
        """What decides between seats with equal points, one after the other: the key of the sentence that
        tells it, and how much each seat has of it."""
        return []

    @property
    def is_over(self) -> bool:
        """Has it been played to its end?"""
        raise NotImplementedError

    # -- what the family tells -----------------------------------------------------------------

    def opening(self) -> "Game":
        """The game of the same setup before the first answer."""
        return self.family.opening(self.setup)

    def preview(self, seat: int | None) -> Preview:
        """What `seat` can foresee of its options and of the table, from what it may know."""
        return self.family.preview(self, seat)

    def describe(self, event: Event, seat: int | None) -> Message | None:
        """An event in words for `seat`; None for what is not worth a line."""
        return self.family.describe(self, event, PUBLIC if seat is None else seat)

    def explain(self, seat: int, code: int) -> Message:
        """Why `code`, which is not an option now, is illegal for `seat`."""
        reason = self.stack[-1].refusal(self, seat, code)
        if reason == FINE:
            asked = self.decision is not None and self.decision.seat == seat
            assert not asked, f"{self.codec.text(code)} is neither offered nor refused"
            reason = NOT_ASKED
        return self.family.refused(self, seat, code, reason)

    def scenario(self) -> dict[str, object]:
        """This position as a scenario document."""
        return self.family.scenario(self)

    def check_invariants(self) -> list[str]:
        """What cannot be: cards lost or doubled, tokens out of nothing. Empty in every sound position;
        for tests and soak runs."""
        return self.family.check_invariants(self)

    @property
    def edition(self) -> int:
        """The edition of the rules that this game is played by."""
        return self.family.edition

    # -- what all games have -------------------------------------------------------------------

    @property
    def turns(self) -> int:
        """How many turns have begun: all phases once, not the moves of one player."""
        return self.turn

    def next_seat(self, seat: i64) -> i64:
        """The left neighbour."""
        seat += 1
        return 0 if seat == self.players else seat

    def clockwise_from(self, seat: int) -> list[int]:
        """All seats clockwise from `seat`."""
        return [(seat + i) % self.players for i in range(self.players)]

    @property
    def winners(self) -> list[int]:
        """The seats that share the victory; empty while the game goes on."""
        return self.leaders() if self.is_over else []

    def leaders(self) -> list[int]:
        """Who would win if the game ended now."""
        best = list(range(self.players))
        for values in [self.scores] + [values for _, values in self.tie_breaks]:
            most = max([values[seat] for seat in best])
            best = [seat for seat in best if values[seat] == most]
        return best

    def log(self, kind: int, args: list[int], seat: int = PUBLIC, secret: list[int] = NOTHING) -> None:
        if self.logging:
            self.events.append(kind, args, seat, secret)

    def log_event(
        self,
        kind: i64,
        a: i64 = MISSING,
        b: i64 = MISSING,
        c: i64 = MISSING,
        d: i64 = MISSING,
        e: i64 = MISSING,
    ) -> None:
        """`log` of up to five small public numbers, up to four of them kept in short."""
        if self.logging:
            if e == MISSING:
                self.events.append_few(kind, a, b, c, d)
            else:
                self.events.append_five(kind, a, b, c, d, e)

    def log_secret(
        self, kind: i64, seat: i64, secret: i64, a: i64, b: i64 = MISSING, c: i64 = MISSING
    ) -> None:
        """The same with a number that only `seat` may see."""
        if self.logging:
            self.events.append_secret(kind, seat, secret, a, b, c)

    def advance(self, beats: "list[Game] | None" = None) -> None:
        """Run frames until somebody has a choice or the game is over. To `beats`, which begins with a
        position, comes a copy of the game after each step that has logged something since the one before, and
        one before each answer without a choice that logs something: that one has a decision."""
        self.decision = None
        while self.stack:
            if beats is not None and len(beats[-1].events) < len(self.events):
                beats.append(self.clone())
            frame = self.stack[-1]
            if self.stepwise and frame.waits(self):
                return
            decision = frame.run(self)
            if decision is None:
                continue
            if decision.count == 1 and not decision.sealed and not self.stepwise:
                self._answer_alone(frame, decision, beats)
                continue
            self.decision = decision
            return

    def _answer_alone(self, frame: Frame, decision: Decision, beats: "list[Game] | None") -> None:
        """A question with one answer answers itself."""
        before = None if beats is None else self.clone()
        frame.answer(self, decision.code(0))
        if beats is not None and before is not None and len(before.events) < len(self.events):
            before.decision = decision
            beats.append(before)

    def proceed(self) -> None:
        """Go on with what a game played step by step waits for."""
        self.stack[-1].run(self)
        self.advance()

    def apply(self, answer: Option | str | SupportsIndex, beats: "list[Game] | None" = None) -> None:
        """Answer the pending decision by an option, its text, or its index. `beats`: see `advance`."""
        code = self.resolve(answer)
        self.answers.append(code)
        self.stack[-1].answer(self, code)
        self.advance(beats)

    def follow(self, code: int) -> None:
        """Carry out an option without testing or recording it: for worlds that bots imagine."""
        self.stack[-1].answer(self, code)
        self.advance()

    def resolve(self, answer: Option | str | SupportsIndex) -> int:
        """The code of a legal answer; raises IllegalAction for any other."""
        decision = self.decision
        if decision is None:
            raise IllegalAction(Message(OVER))
        if isinstance(answer, int):
            if 0 <= answer < decision.count:
                return decision.code(answer)
            raise IllegalAction(Message("why-index", {"index": answer, "count": decision.count}))
        if isinstance(answer, Option):
            code = answer.code
        elif isinstance(answer, str):
            code = self.codec.parse(answer)
            if code < 0:
                raise IllegalAction(Message(UNREADABLE, {"text": answer}))
        else:
            return self.resolve(_index(answer))
        if code in decision.codes:
            return code
        raise IllegalAction(self.explain(decision.seat, code))

    def undo(self, answers: int = 1) -> None:
        """Take back the last answers. Dice fall as they did before."""
        given = self.answers.all()
        check_number("answers", answers, 0, len(given))
        earlier = self.opening()
        for code in given[: len(given) - answers]:
            earlier.apply(Option(code, self.codec))
        for name in fields(self):
            setattr(self, name, getattr(earlier, name))

    def steps(self) -> "Iterator[Step]":
        """The game from its opening on, answer by answer, up to where it stands now."""
        after = self.opening()
        for number, code in enumerate(self.answers.all(), start=1):
            before = after
            after = before.clone()
            answer = Option(code, self.codec)
            after.apply(answer)
            yield Step(number, answer, before, after)

    def story(self, seat: int | None = None, since: int = 0) -> list[Message]:
        """What has happened from event `since` on, as `seat` may be told it; None is a spectator."""
        if seat is not None:
            check_seat(self.players, seat)
        told: list[Message] = []
        for event in self.events.since(since):
            message = self.describe(event, seat)
            if message is not None:
                told.append(message)
        return told

    def why_not(self, answer: Option | str | SupportsIndex) -> Message | None:
        """Why this cannot be answered now; None if it can."""
        try:
            self.resolve(answer)
        except IllegalAction as refusal:
            return refusal.message
        return None

    # -- exact state ---------------------------------------------------------------------------

    def exact(self, history: bool = False) -> dict[str, object]:
        """Where the game stands, as JSON data: with its setup it is all that decides what comes.
        `history`: with the log and the answers that led here."""
        state = self.dump()
        if not history:
            for name in HISTORY:
                del state[name]
        return {"format": EXACT_FORMAT, "asked": self.decision is not None, "state": state}

    def restore(self, data: dict[str, Any]) -> None:
        """Go to where another game with this setup stood when it gave `data`. Raises KeyError, TypeError or
        ValueError for what `exact` has not written, and is then of no more use."""
        kinds = kinds_in(*package_of(self))
        if "format" not in data:
            self.load(self.second_format(self.first_format(data)), kinds, None)
            self.settle()
            self.advance()
        elif data["format"] in (SECOND_FORMAT, EXACT_FORMAT):
            old = data["format"] == SECOND_FORMAT
            self.load(self.second_format(data["state"]) if old else data["state"], kinds, HISTORY)
            self.settle()
            self.decision = self.stack[-1].run(self) if data["asked"] else None
        else:
            raise ValueError(f"format {data['format']!r} of an exact state is not known")
        faults = self.check_invariants()
        if faults:
            raise ValueError(faults[0])

    def __eq__(self, other: object) -> bool:
        """Do both stand at the same place of the same game, whatever way they came?"""
        return isinstance(other, Game) and self.setup == other.setup and self.exact() == other.exact()

    def __hash__(self) -> int:
        # Of where the game stands now: a game in a set must not be played on.
        return hash(repr(self.exact()))

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (type(self), self.setup, self.exact(history=True))

    def __repr__(self) -> str:
        if self.decision is None:
            state = f"over, {' : '.join(map(str, self.scores))}" if not self.stack else "waiting"
        else:
            state = f"turn {self.turns}, seat {self.decision.seat} is asked"
        # Without the seed, which tells everything: this may get into logs.
        return f"<{self.setup.ruleset} for {self.players}, {state}>"

    def _repr_svg_(self) -> str | None:
        """For notebooks: the table as a spectator sees it."""
        return picture(self)

    def __dir__(self) -> list[str]:
        special = [name for name in object.__dir__(self) if name.startswith("__")]
        return special + PUBLIC_NAMES

    def sample(self, seat: int, seed: int) -> "Game":
        """A world that `seat` could be in: same knowledge, other hidden cards, other dice to come. It is
        made of nothing but `seed` and what the seat knows: no log, no answers, no setup of this game."""
        check_seat(self.players, seat)
        seed = check_seed(seed)
        world = self.clone()
        world.setup = self.setup.imagine(seed)
        world.events = self.events.untold()
        world.answers = Answers()
        chance = Chance(seed)
        world.determinize(seat, chance)
        world.chance = chance
        if world.decision is not None:
            world.decision = world.stack[-1].run(world)
        return world

    def record(self) -> dict[str, object]:
        """The whole game as JSON data, for `fittest.replay`."""
        texts = [self.codec.text(code) for code in self.answers.all()]
        record = self.setup.record(self.edition, texts)
        if self.expansions:
            record["expansions"] = self.expansions
        return record


class Step:
    """An answer with the games `before` and `after` it, which are copies; `number` counts from 1."""

    def __init__(self, number: int, answer: Option, before: Game, after: Game) -> None:
        self.number: Final = number
        """Which answer of the game it is, from 1 on."""
        self.answer: Final = answer
        """The option that was chosen."""
        self.before: Final = before
        """The game in which it was asked."""
        self.after: Final = after
        """The game in which the next question is asked, or which is over."""

    @property
    def seat(self) -> int:
        """Who answered."""
        decision = self.before.decision
        assert decision is not None
        return decision.seat

    def story(self, seat: int | None = None) -> list[Message]:
        """What came of it, as `seat` may be told it; None is a spectator."""
        return self.after.story(seat, len(self.before.events))

    def __repr__(self) -> str:
        return f"<step {self.number}: seat {self.seat} answers {self.answer.text}>"


class ReplayError(BadRequest):
    """A record that cannot be replayed to its end. `game` is the game up to there, after `len(game.answers)`
    answers; `outdated` says that it was played by another edition of the rules."""

    def __init__(self, message: Message, game: Game, outdated: bool) -> None:
        super().__init__(message)
        self.game = game
        self.outdated = outdated

    def __reduce__(self) -> tuple[object, ...]:
        # The game stays in its process; the sentence travels.
        return (BadRequest, (self.message,))


def restored(kind: type[Game], setup: Setup, data: dict[str, Any]) -> Game:
    game = kind.bare(setup)
    game.restore(data)
    return game
