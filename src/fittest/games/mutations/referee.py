"""Plays the steps of a scenario at a table with a referee, and compares what it expects."""

from typing import Any, Final

from fittest.games.mutations import codes as c
from fittest.games.mutations import facts, turn
from fittest.games.mutations.attack import Attack
from fittest.games.mutations.development import Development, Harmful, peek_penalty
from fittest.games.mutations.expectations import Expectations
from fittest.games.mutations.feeding import Feeding
from fittest.games.mutations.game import Mutations
from fittest.games.mutations.phases import EXTINCTION, OVER
from fittest.games.mutations.position import build
from fittest.games.mutations.scenario import Kinds, Step, convert, dump, refused
from fittest.games.mutations.traits.catalog import KIND_OF
from fittest.kernel.decision import Decision
from fittest.kernel.errors import IllegalAction

EXTINCTION_PARTS: Final = ["parasites", "starve", "clean", "draw"]
# Questions that answer themselves when there is one answer.
SELF_RUNNING: Final = [c.REACT, c.IGNORE, c.LOSE, c.SCAVENGE, c.REVEAL, c.DECLINE]
NONE: Final = "none"


class Refusal(Exception):
    """The step is not lawful here."""


def check(document: dict[str, object], kinds: Kinds) -> list[str]:
    """One line for each thing that differs, none if the scenario holds."""
    expected = document.get("expect") or {}
    if not isinstance(expected, dict):
        raise refused("expect", "not a mapping")
    if document.get("unsimulated"):
        return facts.check(document, expected, kinds)
    steps: list[Step] = convert(document.get("steps") or [], list[Step], "steps")
    game, names = build(document, kinds, referee=True)
    table = Referee(game, names)
    for number, step in enumerate(steps):
        place = f"steps[{number}]"
        lawful = step.illegal is None or step.illegal is False
        difference = table.play(step, place) if lawful else table.expect_refusal(step, place)
        if difference:
            return [difference]
    return table.compare(expected)


class Referee:
    """A table in the middle of a scenario: the game, and the names of its species."""

    def __init__(self, game: Mutations, names: dict[str, int]) -> None:
        self.game = game
        self.names = names
        self.waiting_names: list[str] = []
        # A whole extinction phase is under way and waits for somebody's choice.
        self.extinguishing = False

    def clone(self) -> "Referee":
        twin = Referee(self.game.clone(), dict(self.names))
        twin.waiting_names = self.waiting_names[:]
        twin.extinguishing = self.extinguishing
        return twin

    # -- steps ---------------------------------------------------------------------------------

    def play(self, step: Step, place: str) -> str:
        """Carry out a step; what is wrong with it, or nothing."""
        while True:
            try:
                self.attempt(step, place)
            except Refusal as refusal:
                if not self.run_by_itself():
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
        empty_deck = isinstance(self.game.stack[-1], Development)
        if not empty_deck and c.verb_of(decision.codes[0]) not in SELF_RUNNING:
            return False
        self.game.apply(0)
        self.go_on()
        return True

    def attempt(self, step: Step, place: str) -> None:
        """Carry out a step in the present state, or raise Refusal and change nothing."""
        known = self.game.next_id
        before = self.game
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
            raise
        self.name_new(step, known)
        self.go_on()

    def answer(self, step: Step, place: str) -> None:
        decision = self.game.decision
        if decision is None:
            raise Refusal("the game is over")
        if step.by and self.seat(step.by, place) != decision.seat:
            raise Refusal(f"{step.by} is not asked")
        text = PLAYER_VERBS[step.do](self, step, place, decision)
        try:
            self.game.apply(text)
        except IllegalAction as refusal:
            raise Refusal(str(refusal)) from refusal
        if step.do == "react" and step.die is not None and self.asked_for_die():
            self.game.apply(f"die {self.die(step, place)}")

    def name_new(self, step: Step, known: int) -> None:
        """Name the species that this step has made, in the order in which they arose."""
        wanted = [*step.names, *([step.name] if step.name else [])] or self.waiting_names
        self.waiting_names = []
        for number in range(known, self.game.next_id):
            self.names[wanted[0] if wanted else f"#{number}"] = number
            wanted = wanted[1:]
        if self.game.open_card >= 0:
            self.waiting_names = wanted

    # -- names ---------------------------------------------------------------------------------

    def seat(self, name: str, place: str) -> int:
        for seat in range(self.game.players):
            if name == f"P{seat + 1}":
                return seat
        raise refused(place, f"there is no player {name}")

    def species_id(self, name: str, place: str) -> int:
        if name == NONE:
            raise Refusal("something has to be named")
        if name not in self.names:
            raise refused(place, f"there is no species {name!r}")
        return self.names[name]

    def animal_text(self, name: str, place: str) -> str:
        """`3.1` for `a.1`; a species of one animal may stand for it."""
        species_name, dot, number = name.partition(".")
        species_id = self.species_id(species_name, place)
        if dot:
            if not number.isdigit():
                raise refused(place, f"{name!r} is not an animal")
            return f"{species_id}.{int(number)}"
        species = self.game.species(species_id)
        if species is None or len(species.animals) != 1:
            raise Refusal(f"{name} is not one animal")
        return f"{species_id}.{species.animals[0].number}"

    def ignored(self, value: str | list[str] | None, place: str) -> list[str]:
        """The names of ignored traits, in the order of the texts."""
        names = [value] if isinstance(value, str) else list(value or [])
        names = [name for name in names if name.lower() != NONE]
        for name in names:
            if name not in KIND_OF:
                raise refused(place, f"there is no trait {name!r}")
        if len(names) > 2:
            raise Refusal("nobody can ignore more than two traits")
        return sorted(names, key=lambda name: KIND_OF[name])

    def asked_for_die(self) -> bool:
        decision = self.game.decision
        return decision is not None and c.verb_of(decision.codes[0]) == c.DIE

    def die(self, step: Step, place: str) -> int:
        if step.die is None or not 1 <= step.die <= 6:
            raise refused(place, f"{step.die} is not a roll of a die")
        return step.die

    # -- what players answer -------------------------------------------------------------------

    def text_play(self, step: Step, place: str, decision: Decision) -> str:
        if step.as_ == "species":
            return "species"
        if step.as_ not in ("trait", "grow", "diverge"):
            raise refused(place, f"a card cannot be played as {step.as_!r}")
        return f"{step.as_} {self.species_id(step.target, place)}"

    def text_end(self, step: Step, place: str, decision: Decision) -> str:
        return "end" if c.pack(c.PASS) not in decision.codes else "pass"

    def text_take(self, step: Step, place: str, decision: Decision) -> str:
        if step.token not in ("red", "green", "black"):
            raise refused(place, f"there is no token {step.token!r}")
        return f"{step.token} {self.animal_text(step.animal, place)}"

    def text_attack(self, step: Step, place: str, decision: Decision) -> str:
        hunter = step.with_ if isinstance(step.with_, str) else step.with_[0]
        text = f"attack {self.animal_text(hunter, place)} {self.species_id(step.target, place)}"
        ignored = self.ignored(step.ignore, place)
        return " ".join([text, "ignoring", *ignored]) if ignored else text

    def text_react(self, step: Step, place: str, decision: Decision) -> str:
        if step.use not in KIND_OF:
            raise Refusal(f"there is no reaction {step.use!r}")
        if self.asked_for_die() and step.die is not None:
            return f"die {self.die(step, place)}"
        text = f"react {step.use}"
        if step.to:
            return f"{text} {self.species_id(step.to, place)}"
        fitting = [o.text for o in decision.options if o.text == text or o.text.startswith(f"{text} ")]
        return fitting[0] if len(fitting) == 1 else text

    def text_ignore(self, step: Step, place: str, decision: Decision) -> str:
        return " ".join(["ignore", *(self.ignored(step.trait, place) or [NONE])])

    def text_animal(self, step: Step, place: str, decision: Decision) -> str:
        return f"{step.do} {self.animal_text(step.animal, place)}"

    def text_graze(self, step: Step, place: str, decision: Decision) -> str:
        return f"graze {step.count}"

    def text_reveal(self, step: Step, place: str, decision: Decision) -> str:
        name = step.species or step.animal.partition(".")[0]
        text = f"reveal {self.species_id(name, place)}"
        ignored = self.ignored(step.ignore, place)
        if ignored:
            return " ".join([text, "ignoring", *ignored])
        fitting = [o.text for o in decision.options if o.text == text or o.text.startswith(f"{text} ")]
        return fitting[0] if len(fitting) == 1 else text

    def text_plain(self, step: Step, place: str, decision: Decision) -> str:
        return {"decline_reveal": "decline"}.get(step.do, step.do)

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
            rolled = [game.chance.clone().roll() for _ in range(count)] if dice is None else dice
            if len(rolled) != count:
                raise Refusal(f"{count} {name} dice for {game.players} players, not {len(rolled)}")
            if not all(1 <= die <= 6 for die in rolled):
                raise refused(place, f"{rolled} are not rolls of dice")
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
        self.extinguishing = True
        self.go_on()
        self.make_choices(step, place)

    def do_part(self, step: Step, place: str) -> None:
        self.do_finish_feeding(step, place)
        self.require_stage(step.do)
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
                    self.game.apply(f"lose {self.animal_text(animal, place)}")
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
        """The facts must hold once what runs by itself has run. An open question may be one of those that
        would, and the pass of a player with an empty deck may be part of it or not."""
        differences = Expectations(self.game, self.names).differences(expected)
        while "offered" not in expected or differences:
            early = isinstance(self.game.stack[-1] if self.game.stack else None, Development)
            if (early and not differences) or not self.run_by_itself():
                break
            differences = Expectations(self.game, self.names).differences(expected)
        return differences


PLAYER_VERBS: Final = {
    "play": Referee.text_play,
    "keep": Referee.text_plain,
    "convert": Referee.text_plain,
    "pass": Referee.text_plain,
    "end_go": Referee.text_end,
    "take": Referee.text_take,
    "attack": Referee.text_attack,
    "react": Referee.text_react,
    "ignore": Referee.text_ignore,
    "lose": Referee.text_animal,
    "scavenge": Referee.text_animal,
    "graze": Referee.text_graze,
    "reveal": Referee.text_reveal,
    "decline_reveal": Referee.text_plain,
}
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
