"""Plays the steps of a scenario at a table with a referee, and compares what it expects."""

from typing import Any, Final

from fittest.games.mutations import codes as c
from fittest.games.mutations import turn
from fittest.games.mutations.attack import DIE_SIDES, Attack
from fittest.games.mutations.development import Development, Harmful, peek_penalty
from fittest.games.mutations.feeding import Feeding
from fittest.games.mutations.game import Mutations
from fittest.games.mutations.phases import DEVELOPMENT, EXTINCTION, FEEDING, OVER
from fittest.games.mutations.scenario import facts
from fittest.games.mutations.scenario.documents import Kinds, Step, convert, dump, refused
from fittest.games.mutations.scenario.expectations import Expectations
from fittest.games.mutations.scenario.position import build
from fittest.games.mutations.scenario.wording import NOT_YET, PLAYER_VERBS, Refusal, Wording
from fittest.kernel.errors import BadRequest, IllegalAction

# Questions that answer themselves when there is one answer.
SELF_RUNNING: Final = [c.REACT, c.IGNORE, c.LOSE, c.SCAVENGE, c.REVEAL, c.DECLINE]


def check(document: dict[str, object], kinds: Kinds) -> list[str]:
    """One line for each thing that differs, none if the scenario holds."""
    expected = document.get("expect") or {}
    if not isinstance(expected, dict):
        raise refused("expect", "not a mapping")
    if document.get("unsimulated"):
        found, rest = facts.check(document, expected)
        return found + check_told(document, rest, kinds)
    table, difference = run(document, kinds)
    return [difference] if difference else table.compare(expected)


def check_told(document: dict[str, object], expected: dict[str, Any], kinds: Kinds) -> list[str]:
    """What a scenario that is told rather than played expects, as far as it can be played and compared."""
    try:
        table, difference = run(document, kinds)
    except BadRequest:
        return []
    if difference:
        return [difference]
    found: list[str] = []
    for key, wanted in expected.items():
        if key != "visible" and is_prose(wanted):
            continue
        try:
            found += table.compare({key: wanted})
        except BadRequest:
            continue
    return found


def is_prose(value: object) -> bool:
    """Words for people: no name of the scenario language has a space in it."""
    if isinstance(value, dict):
        return any(is_prose(part) for part in value.values())
    if isinstance(value, list):
        return any(is_prose(part) for part in value)
    return isinstance(value, str) and " " in value


def run(document: dict[str, object], kinds: Kinds) -> "tuple[Referee, str]":
    """The table after the steps, and what went wrong with one of them."""
    steps: list[Step] = convert(document.get("steps") or [], list[Step], "steps")
    game, names = build(document, kinds, referee=True)
    for step in steps:
        for name in [step.name, *step.names]:
            if name:
                names.setdefault(name, NOT_YET)
    table = Referee(game, names)
    setup = document.get("setup")
    if isinstance(setup, dict) and "first" in setup and "active" not in setup and "engine" not in setup:
        table.begin(steps)
    for number, step in enumerate(steps):
        place = f"steps[{number}]"
        difference = table.play(step, place) if step.is_lawful() else table.expect_refusal(step, place)
        if difference:
            return table, difference
    return table, ""


class Referee(Wording):
    """Carries out steps, and what runs by itself between them."""

    def __init__(self, game: Mutations, names: dict[str, int]) -> None:
        super().__init__(game, names)
        self.waiting_names: list[str] = []
        # A whole extinction phase is under way and waits for somebody's choice.
        self.extinguishing = False

    def clone(self) -> "Referee":
        twin = Referee(self.game.clone(), dict(self.names))
        twin.waiting_names = self.waiting_names[:]
        twin.extinguishing = self.extinguishing
        return twin

    def begin(self, steps: list[Step]) -> None:
        """Who is active where only the first player is told: he, or P1 if P1 makes the first move."""
        moves = [step.by for step in steps if step.is_lawful() and step.do in PLAYER_VERBS]
        if moves and moves[0] == "P1" and self.game.phase in (DEVELOPMENT, FEEDING):
            self.game.active = 0
            self.game.advance()

    # -- steps ---------------------------------------------------------------------------------

    def play(self, step: Step, place: str) -> str:
        """Carry out a step; what is wrong with it, or nothing."""
        while True:
            try:
                self.attempt(step, place)
            except Refusal as refusal:
                if not self.run_by_itself() and not self.gives_way(step, place):
                    return f"{place} ({step.do}): refused: {refusal}"
                continue
            return ""

    def expect_refusal(self, step: Step, place: str) -> str:
        """The step must be refused, now and after whatever runs by itself, and change nothing."""
        before = dump(self.game)
        try:
            self.attempt(step, place)
        except Refusal:
            if dump(self.game) != before:
                return f"{place} ({step.do}): refused, but something changed"
        else:
            return f"{place} ({step.do}): lawful, but should be refused: {step.illegal}"
        later = self.clone()
        return later.expect_refusal(step, place) if later.run_by_itself() else ""

    def run_by_itself(self) -> bool:
        """Answer a question that has one answer and needs nobody; False if there is none."""
        decision = self.game.decision
        if decision is None or len(decision.codes) != 1:
            return False
        if not self.needs_nothing() and c.verb_of(decision.codes[0]) not in SELF_RUNNING:
            return False
        self.game.apply(0)
        self.go_on()
        return True

    def gives_way(self, step: Step, place: str) -> bool:
        """A lawful step waits for its moment: somebody else who can only end his go has ended it."""
        decision = self.game.decision
        if decision is None or not step.by or self.seat(step.by, place) == decision.seat:
            return False
        return self.ends_go()

    def ends_go(self) -> bool:
        """End a go in which nothing else can be done but graze; False if there is none."""
        decision = self.game.decision
        if decision is None or not isinstance(self.game.stack[-1], Feeding):
            return False
        rest = [code for code in decision.codes if c.verb_of(code) != c.GRAZE]
        if len(rest) != 1 or c.verb_of(rest[0]) not in (c.PASS, c.END):
            return False
        self.game.apply(self.game.codec.text(rest[0]))
        return True

    def needs_nothing(self) -> bool:
        """A pass with an empty deck, or the start of the first turn: it may be told or left out."""
        frame = self.game.stack[-1] if self.game.stack else None
        first_start = isinstance(frame, turn.Turn) and frame.stage == turn.START and self.game.turn == 1
        return first_start or isinstance(frame, Development)

    def attempt(self, step: Step, place: str) -> None:
        """Carry out a step in the present state, or raise Refusal and change nothing."""
        known = self.game.next_id
        before = self.game
        extinguishing = self.extinguishing
        table_verb = TABLE_VERBS.get(step.do)
        if table_verb is None and step.do not in PLAYER_VERBS:
            raise refused(place, f"there is no verb {step.do}")
        try:
            if table_verb is not None:
                table_verb(self, step, place)
            else:
                self.answer(step, place)
        except Refusal:
            self.game = before
            self.extinguishing = extinguishing
            raise
        self.name_new(step, known)
        self.go_on()

    def answer(self, step: Step, place: str) -> None:
        decision = self.game.decision
        if decision is None:
            raise Refusal("the game is over")
        if step.by and self.seat(step.by, place) != decision.seat:
            raise Refusal(f"{step.by} is not asked")
        self.tell(PLAYER_VERBS[step.do](self, step, place, decision))
        if step.do == "react" and step.die is not None and self.asked_for_die():
            self.game.apply(self.die_text(step))

    def tell(self, text: str) -> None:
        try:
            self.game.apply(text)
        except IllegalAction as refusal:
            raise Refusal(str(refusal)) from refusal

    def name_new(self, step: Step, known: int) -> None:
        """Name the species that this step has made, in the order in which they arose."""
        wanted = [*step.names, *([step.name] if step.name else [])] or self.waiting_names
        self.waiting_names = []
        for number in range(known, self.game.next_id):
            self.names[wanted[0] if wanted else f"#{number}"] = number
            wanted = wanted[1:]
        if self.game.open_card >= 0:
            self.waiting_names = wanted

    # -- what the table does -------------------------------------------------------------------

    def do_deal(self, step: Step, place: str) -> None:
        game = self.game
        if any(game.rows) or any(game.decks):
            raise Refusal("the cards are dealt already")
        if len(game.general) < game.players * (turn.DECK_SIZE + turn.STARTING_SPECIES):
            raise Refusal("too few cards to deal")
        turn.deal(game)
        game.stack = [turn.Turn(turn.START)]
        game.advance()

    def do_climate(self, step: Step, place: str) -> None:
        game = self.game
        self.require_stage("climate")
        if step.by and self.seat(step.by, place) != game.first:
            raise Refusal("the first player rolls")
        rules = game.rules
        script: list[int] = []
        for name, dice, count in (
            ("food", step.red, rules.food_dice),
            ("parasite", step.black, rules.parasite_dice),
            ("shelter", step.green, rules.shelter_dice),
        ):
            rolled = [game.chance.roll() for _ in range(count)] if dice is None else dice
            if len(rolled) != count:
                raise Refusal(f"{count} {name} dice for {game.players} players, not {len(rolled)}")
            if not all(1 <= die <= DIE_SIDES for die in rolled):
                raise Refusal(f"{rolled} are not rolls of dice")
            script += rolled
        game.chance.script = script
        game.apply("referee climate")

    def do_finish_feeding(self, step: Step, place: str) -> None:
        """Lawful when the phase is over; an open go that can end is ended first."""
        if isinstance(self.game.stack[-1] if self.game.stack else None, Feeding):
            later = self.game.clone()
            decision = later.decision
            assert decision is not None
            closing = [code for code in decision.codes if c.verb_of(code) in (c.PASS, c.END)]
            if closing:
                later.apply(later.codec.text(closing[0]))
            if not closing or later.phase != EXTINCTION:
                raise Refusal("somebody can still put a token or attack")
            self.game = later
        if self.game.phase != EXTINCTION:
            raise Refusal("this is not the end of the feeding phase")

    def do_extinction(self, step: Step, place: str) -> None:
        self.do_finish_feeding(step, place)
        self.require_choices(step, place)
        self.game = self.game.clone()
        self.extinguishing = True
        self.go_on()
        self.make_choices(step, place)

    def do_part(self, step: Step, place: str) -> None:
        self.do_finish_feeding(step, place)
        self.require_stage(step.do)
        self.require_choices(step, place)
        self.game = self.game.clone()
        self.game.apply(f"referee {step.do}")
        self.make_choices(step, place)

    def do_start_turn(self, step: Step, place: str) -> None:
        self.require_stage("start_turn")
        self.game.apply("referee start_turn")

    def do_score(self, step: Step, place: str) -> None:
        if self.game.stack and isinstance(self.game.stack[-1], (Attack, Harmful)):
            raise Refusal("somebody has to decide first")
        if self.game.phase != OVER:
            turn.finish(self.game)
            self.game.advance()

    def do_peek_penalty(self, step: Step, place: str) -> None:
        seat = self.seat(step.by, place)
        if not self.game.decks[seat]:
            raise Refusal("there is no card in the player deck")
        peek_penalty(self.game, seat)
        self.game.advance()

    def require_stage(self, name: str) -> None:
        decision = self.game.decision
        if decision is None or f"referee {name}" not in [option.text for option in decision.options]:
            raise Refusal(f"it is not the moment for {name}")

    def require_choices(self, step: Step, place: str) -> None:
        for species, animal in step.lose.items():
            self.species_id(species, place)
            self.animal_text(animal, place)

    def make_choices(self, step: Step, place: str) -> None:
        """Answer the parasite questions with the animals that the step names."""
        for _ in range(len(step.lose)):
            while self.asked_to_lose() and self.run_by_itself():
                pass
            if not self.asked_to_lose():
                return
            decision = self.game.decision
            assert decision is not None
            asked = c.animal_species_of(decision.codes[0])
            for species, animal in step.lose.items():
                if self.species_id(species, place) == asked:
                    self.tell(f"lose {self.animal_text(animal, place)}")
                    self.go_on()
                    break

    def asked_to_lose(self) -> bool:
        decision = self.game.decision
        return decision is not None and c.verb_of(decision.codes[0]) == c.LOSE

    def go_on(self) -> None:
        """Carry on with a whole extinction phase as far as nobody has to choose."""
        while self.extinguishing:
            decision = self.game.decision
            if decision is None or self.game.phase != EXTINCTION:
                self.extinguishing = False
            elif c.verb_of(decision.codes[0]) == c.REFEREE:
                self.game.apply(0)
            else:
                return

    # -- afterwards ----------------------------------------------------------------------------

    def compare(self, expected: dict[str, Any]) -> list[str]:
        """The facts must hold once what runs by itself has run, or once a go in which nothing is left to do
        has ended. An open question may be one of those that would run, and what needs nothing may be part of
        it or not."""
        differences = Expectations(self.game, self.names).differences(expected)
        while "offered" not in expected or differences:
            if (self.needs_nothing() and not differences) or not self.run_by_itself():
                break
            differences = Expectations(self.game, self.names).differences(expected)
        later = self.clone()
        while differences and later.ends_go():
            if not Expectations(later.game, later.names).differences(expected):
                return []
        return differences


TABLE_VERBS: Final = {
    "deal": Referee.do_deal,
    "climate": Referee.do_climate,
    "finish_feeding": Referee.do_finish_feeding,
    "extinction": Referee.do_extinction,
    "parasites": Referee.do_part,
    "starve": Referee.do_part,
    "clean": Referee.do_part,
    "draw": Referee.do_part,
    "start_turn": Referee.do_start_turn,
    "score": Referee.do_score,
    "peek_penalty": Referee.do_peek_penalty,
}
