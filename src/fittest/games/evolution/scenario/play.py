"""Playing a scenario's steps. What has one lawful outcome runs by itself, as the format says."""

import difflib
from typing import Any

from fittest.games.evolution.bodies import part_pairs
from fittest.games.evolution.codes import DECLINE, END, pack, verb_of
from fittest.games.evolution.development import Development
from fittest.games.evolution.feeding import Go
from fittest.games.evolution.game import Evolution
from fittest.games.evolution.ids import TRAIT_NAMES
from fittest.games.evolution.rules import DEVELOPMENT, EXTINCTION, FEEDING, HUNGER, START
from fittest.games.evolution.scenario.automatic import (
    DECLINING,
    automatic,
    has_passed,
    is_offered,
    ran_by_itself,
    resigns,
)
from fittest.games.evolution.scenario.names import ill_formed, seat_of_name, squeeze
from fittest.games.evolution.scenario.position import as_dict, as_die, as_list, build
from fittest.games.evolution.scenario.table import TABLE_VERBS, table_step
from fittest.games.evolution.scenario.verbs import (
    OUTSIDE_FEEDING,
    VERBS,
    Refused,
    code_of,
    is_illegal,
    moves_of,
    parts_of,
)
from fittest.games.evolution.season import Hunger, save_fat
from fittest.games.evolution.take import Take
from fittest.games.evolution.traits.travel import Following
from fittest.games.evolution.turn import Turn

MOST_ANSWERS = 2000

TELLING = ("illegal", "ignore", "count", "drop", "partner", "symbiont")
"""Keys whose absence nobody would notice."""


class Run:
    """One scenario in play."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.expect = as_dict(document.get("expect"), "expect")
        position = build(document, stepwise=True)
        self.game: Evolution = position.game
        self.names = position.names
        self.steps: list[dict[str, Any]] = []
        for number, step in enumerate(as_list(document.get("steps", []), "steps"), start=1):
            self.steps.append(as_dict(step, f"steps[{number}]"))
            check_spelling(self.steps[-1], f"steps[{number}]")
        self.at = 0
        self.before = [player.points for player in self.game.seats]
        # Stages that go on by themselves once an open question of theirs is answered.
        self.stages: tuple[int, ...] = ()
        self.answered = 0
        # The prey whose optional reactions the document has declined beside compulsory ones.
        self.resigned = 0
        # Seats that have let the present taker of food be.
        self.unwilling: list[int] = []

    # -- the course of a scenario --------------------------------------------------------------

    def play(self) -> str:
        """Play all steps; a sentence if one of them did not go as the document says."""
        while self.at < len(self.steps):
            step = self.steps[self.at]
            self.at += 1
            number = self.at
            try:
                self.settle(step)
                if is_illegal(step):
                    self.illegal_step(step)
                else:
                    self.load_dice()
                    self.step(step, lenient=True)
            except Refused as refused:
                return f"step {number} ({step.get('do')}): {refused}"
        self.settle(None)
        part_pairs(self.game)  # a migration is over with the last move that the document names
        return ""

    def illegal_step(self, step: dict[str, Any]) -> None:
        """It must be refused; the game it is tried on is a copy, so nothing can change."""
        trial = Run.__new__(Run)
        trial.__dict__.update(self.__dict__)
        trial.game = self.game.clone()
        try:
            trial.step(step, lenient=False)
        except Refused:
            return
        raise Refused("was carried out, although it is unlawful")

    def step(self, step: dict[str, Any], lenient: bool) -> None:
        verb = self.verb(step)
        if verb in TABLE_VERBS:
            table_step(self, verb, step, lenient)
        elif verb in VERBS:
            self.player_step(verb, step, lenient)
        else:
            known = ", ".join(sorted([*VERBS, *TABLE_VERBS]))
            raise ill_formed(f"steps[{self.at}].do", f"unknown verb {step.get('do')!r}; allowed: {known}")

    def verb(self, step: dict[str, Any] | None) -> str:
        return str(step.get("do")).lower().replace(" ", "_").replace("-", "_") if step else ""

    def seat(self, step: dict[str, Any]) -> int:
        """Who takes the step: `by`, or the owner of the animal that acts, or whoever is asked."""
        if "by" not in step:
            acting = self.names.get(str(step.get("with", step.get("animal"))), 0)
            animal = self.game.seek(acting)
            if animal is not None:
                return animal.owner
            return self.game.decision.seat if self.game.decision else 0
        if squeeze(str(step["by"])) == "firstplayer":
            return self.game.first
        return seat_of_name(step["by"], self.game.players, f"steps[{self.at}].by")

    def player_step(self, verb: str, step: dict[str, Any], lenient: bool) -> None:
        seat = self.seat(step)
        if lenient and verb in DECLINING and not is_offered(self, seat, DECLINING[verb]):
            return  # not asked, so there is nothing to decline
        if lenient and has_passed(self, seat, verb):
            return
        self.get_to(seat, verb, lenient)
        if verb in ("take", "warm"):
            self.unwilling = []
        if verb != "react":
            self.resigned = 0
        elif lenient and (ran_by_itself(self) or resigns(self, seat, step)):
            return
        if verb in ("attack", "ambush") and lenient:
            step = self.with_wits(seat, verb, step)
        if verb == "migrate":
            self.migrate(seat, step)
        else:
            for part in parts_of(self, verb, step):
                coming = self.game.next_id
                self.answer(seat, code_of(self, seat, verb, part))
                if "name" in part and self.game.seek(coming) is not None:
                    self.names[str(part["name"])] = coming
        self.proceed_through(self.stages)

    def with_wits(self, seat: int, verb: str, step: dict[str, Any]) -> dict[str, Any]:
        """An attack that names no ignored trait where it goes without saying; that of an ambush may also be
        named by the next step."""
        decision = self.game.decision
        if "ignore" in step or decision is None:
            return step
        coming = self.steps[self.at] if self.at < len(self.steps) else {}
        told = verb == "ambush" and self.verb(coming) == "ignore" and not is_illegal(coming)
        if told and self.seat(coming) == seat:
            named = {**step, "ignore": coming.get("trait", coming.get("ignore"))}
            if code_of(self, seat, verb, named) in decision.codes:
                self.at += 1
                return named
        if code_of(self, seat, verb, step) in decision.codes:
            return step
        ways = [{**step, "ignore": name} for name in TRAIT_NAMES]
        ways = [way for way in ways if code_of(self, seat, verb, way) in decision.codes]
        return ways[0] if len(ways) == 1 else step

    def answer(self, seat: int, code: int) -> None:
        decision = self.game.decision
        if decision is None:
            raise Refused("the game is over")
        if decision.seat != seat:
            raise Refused(f"refused: it is P{decision.seat + 1} who is asked ({decision.prompt.key})")
        if code not in decision.codes:
            raise Refused(f"refused: {self.game.explain(seat, code).key}")
        self.give(code)

    def give(self, code: int) -> None:
        self.answered += 1
        if self.answered > MOST_ANSWERS:
            raise Refused("the scenario does not come to an end")
        if isinstance(self.game.stack[-1], Take) and verb_of(code) == DECLINE and self.game.decision:
            self.unwilling.append(self.game.decision.seat)
        self.game.answers.append(code)
        self.game.stack[-1].answer(self.game, code)
        self.game.advance()

    # -- what runs by itself -------------------------------------------------------------------

    def settle(self, upcoming: dict[str, Any] | None) -> None:
        """Answer what needs no answer from the document, until its next step is asked for."""
        for _ in range(MOST_ANSWERS):
            code = automatic(self, upcoming)
            if code is None:
                return
            self.give(code)

    def let_eat(self) -> bool:
        """Have everybody decline an open ambush that the document says nothing about."""
        before = len(self.game.answers)
        while "offered" not in self.expect and self.game.stack and isinstance(self.game.stack[-1], Take):
            self.give(pack(DECLINE))
            self.settle(None)
        return len(self.game.answers) > before

    def load_dice(self) -> None:
        """Dice of this step and of the reactions that follow, for those that run by themselves."""
        dice: list[int] = []
        for number in range(self.at, len(self.steps) + 1):
            step = self.steps[number - 1]
            if is_illegal(step):
                continue
            if number > self.at and self.verb(step) != "react":
                break
            if "die" in step:
                dice.append(as_die(step["die"], f"steps[{number}].die"))
        self.game.chance.script = dice

    # -- moving on between goes and stages -----------------------------------------------------

    def get_to(self, seat: int, verb: str, lenient: bool) -> None:
        """Pass over players who can do nothing. For a lawful step of a player whose go has not begun
        (`lenient`) also end what is done and begin what is next."""
        for _ in range(MOST_ANSWERS):
            decision = self.game.decision
            if decision is None:
                return
            top = self.game.stack[-1]
            if isinstance(top, Go) and decision.seat != seat and pack(END) in decision.codes:
                idle = not top.acted and len(decision.codes) == 1
                if not (idle or (lenient and top.acted)):
                    return
                self.give(pack(END))
            elif isinstance(top, Hunger) and decision.seat != seat:
                self.give(pack(DECLINE))
            elif isinstance(top, Turn) and self.leads_to(verb, lenient):
                self.give(decision.codes[0])
            elif lenient and self.is_past(top, verb):
                self.end_phase()
            else:
                return

    def is_past(self, top: object, verb: str) -> bool:
        """Does this verb belong to a later phase than the one in play?"""
        if isinstance(top, Development):
            return verb not in OUTSIDE_FEEDING
        return isinstance(top, Go) and verb == "spend_reserve"

    def next_stage(self) -> int:
        """The stage that is due; -1 in the middle of one."""
        top = self.game.stack[-1] if self.game.stack else None
        stages = self.game.rules.stages
        return stages[top.index % len(stages)] if isinstance(top, Turn) else -1

    def leads_to(self, verb: str, lenient: bool) -> bool:
        """Must the stage that is due begin before this verb has its moment? For a lawful step (`lenient`)
        other phases may come before."""
        closing = {"restore": EXTINCTION, "spend_reserve": HUNGER}
        if verb in closing:
            return self.next_stage() == closing[verb]
        opening = (START, DEVELOPMENT) if verb in OUTSIDE_FEEDING else ()
        feeding = () if verb == "play" else (FEEDING,)
        return lenient or self.next_stage() in opening + feeding

    def migrate(self, seat: int, step: dict[str, Any]) -> None:
        """Several moves are one announcement; who follows is said in the next steps. Animals that somebody
        follows go last, so that these steps answer the last of them; the others' followers go at once."""
        train: list[dict[str, Any]] = []
        for coming in self.steps[self.at :]:
            if self.verb(coming) not in ("follow", "no_follow"):
                break
            train.append(coming)
        followers = [coming for coming in train if "after" in coming and not is_illegal(coming)]
        followed = [str(follower["after"]) for follower in followers]
        moves = sorted(moves_of(self, step), key=lambda move: move[0] in followed)
        if not moves:
            raise Refused("nobody moves")
        early = [follower for follower in followers if str(follower["after"]) != moves[-1][0]]
        self.steps[self.at : self.at + len(train)] = early + [other for other in train if other not in early]
        self.at += len(early)
        for name, letter in moves:
            self.decline_following()
            self.answer(seat, code_of(self, seat, "migrate", {"animal": name, "to": letter}))
            for follower in early:
                if str(follower["after"]) == name:
                    by = self.seat(follower)
                    self.decline_following(by)
                    self.answer(by, code_of(self, by, "follow", follower))

    def decline_following(self, until: int = -1) -> None:
        """Those who are asked before `until` stay where they are."""
        while isinstance(self.game.stack[-1], Following):
            decision = self.game.decision
            if decision is None or decision.seat == until:
                return
            self.give(decision.codes[-1])

    def end_phase(self) -> None:
        """Everybody passes, whatever they still could do."""
        game = self.game
        if isinstance(game.stack[-1], Go):
            game.stack.pop()
            game.bank = [0] * len(game.bank)
            part_pairs(game)
            if game.rules.reserve:
                save_fat(game)
        game.stack.pop()
        game.advance()

    def reach(self, stages: tuple[int, ...]) -> None:
        """Let the phases before `stages` run by themselves: nobody plays a card, nobody eats more."""
        game = self.game
        if not any(stage in game.rules.stages for stage in stages):
            raise Refused("this ruleset has no such phase")
        for _ in range(MOST_ANSWERS):
            if game.decision is None:
                raise Refused("the game is over")
            top = game.stack[-1]
            if isinstance(top, Go | Development):
                self.end_phase()
            elif self.next_stage() in stages:
                return
            elif isinstance(top, Turn):
                self.give(game.decision.codes[0])
            else:
                self.run_by_itself()

    def run_by_itself(self) -> None:
        code = automatic(self, self.steps[self.at] if self.at < len(self.steps) else None)
        if code is None:
            raise Refused("an open question must be answered first")
        self.give(code)

    def proceed_through(self, stages: tuple[int, ...]) -> None:
        """Run the next stages as long as they are among `stages`."""
        self.stages = stages
        for _ in range(MOST_ANSWERS):
            game = self.game
            top = game.stack[-1] if game.stack else None
            if game.decision is None:
                return
            if isinstance(top, Turn):
                if self.next_stage() not in stages:
                    self.stages = ()
                    return
                self.give(game.decision.codes[0])
                continue
            code = automatic(self, self.steps[self.at] if self.at < len(self.steps) else None)
            if code is None or not stages:
                return
            self.give(code)


def check_spelling(step: dict[str, Any], place: str) -> None:
    """Other keys are remarks, unless they look like one that changes the step."""
    for key in step:
        meant = difflib.get_close_matches(str(key), TELLING, 1, 0.75)
        if meant and meant[0] not in step:
            raise ill_formed(place, f"unknown key {key!r}; did you mean {meant[0]!r}?")
