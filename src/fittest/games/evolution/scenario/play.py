"""Playing a scenario's steps. What has one lawful outcome runs by itself, as the format says."""

from typing import Any

from fittest.games.evolution.codes import DECLINE, trait_of, verb_of
from fittest.games.evolution.development import Development
from fittest.games.evolution.extinction import Draw, Extinction
from fittest.games.evolution.feeding import Feeding, Go
from fittest.games.evolution.food import Sharing, Stow
from fittest.games.evolution.game import Evolution
from fittest.games.evolution.hunt import CONCEALED, OUTWIT, REACTING, Hunt
from fittest.games.evolution.scenario.names import ill_formed, seat_of_name, trait_of_name
from fittest.games.evolution.scenario.position import as_dict, as_list, build
from fittest.games.evolution.scenario.table import TABLE_VERBS, table_step
from fittest.games.evolution.scenario.verbs import VERBS, Refused, code_of
from fittest.games.evolution.season import Hunger, Reward
from fittest.games.evolution.take import Take
from fittest.games.evolution.traits.travel import Following
from fittest.games.evolution.turn import Turn

MOST_ANSWERS = 2000


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
        self.at = 0
        self.gained: list[int] = [0] * self.game.players
        self.answered = 0

    # -- the course of a scenario --------------------------------------------------------------

    def play(self) -> str:
        """Play all steps; a sentence if one of them did not go as the document says."""
        while self.at < len(self.steps):
            step = self.steps[self.at]
            self.at += 1
            number = self.at
            self.settle(step)
            failure = self.illegal_step(step) if step.get("illegal") else self.lawful_step(step)
            if failure:
                return f"step {number} ({step.get('do')}): {failure}"
        self.settle(None)
        return ""

    def lawful_step(self, step: dict[str, Any]) -> str:
        verb = self.verb(step)
        self.load_dice()
        try:
            if verb in TABLE_VERBS:
                table_step(self, verb, step)
            else:
                self.player_step(verb, step)
        except Refused as refused:
            return f"refused: {refused}"
        return ""

    def illegal_step(self, step: dict[str, Any]) -> str:
        """It must be refused; the game it is tried on is a copy, so nothing can change."""
        verb = self.verb(step)
        trial = Run.__new__(Run)
        trial.__dict__.update(self.__dict__)
        trial.game = self.game.clone()
        try:
            if verb in TABLE_VERBS:
                table_step(trial, verb, step)
            else:
                trial.player_step(verb, step, lenient=False)
        except Refused:
            return ""
        return "was carried out, although it is unlawful"

    def verb(self, step: dict[str, Any]) -> str:
        verb = str(step.get("do"))
        if verb not in VERBS and verb not in TABLE_VERBS:
            raise ill_formed(f"steps[{self.at}].do", f"unknown verb {verb!r}")
        return verb

    def player_step(self, verb: str, step: dict[str, Any], lenient: bool = True) -> None:
        seat = seat_of_name(step.get("by", "P1"), self.game.players, f"steps[{self.at}].by")
        self.skip_idle(seat)
        if lenient:
            self.get_to(seat, verb)
        if lenient and verb == "react" and self.ran_by_itself(step):
            return
        if verb == "migrate":
            self.migrate(seat, step)
            return
        self.answer(seat, code_of(self, seat, verb, step))

    def answer(self, seat: int, code: int) -> None:
        decision = self.game.decision
        if decision is None:
            raise Refused("the game is over")
        if decision.seat != seat:
            raise Refused(f"it is P{decision.seat + 1} who is asked ({decision.prompt.key})")
        if code not in decision.codes:
            raise Refused(self.game.explain(seat, code).key)
        self.give(code)

    def give(self, code: int) -> None:
        self.answered += 1
        if self.answered > MOST_ANSWERS:
            raise Refused("the scenario does not come to an end")
        self.game.answers.append(code)
        self.game.stack[-1].answer(self.game, code)
        self.game.advance()

    # -- what runs by itself -------------------------------------------------------------------

    def settle(self, upcoming: dict[str, Any] | None) -> None:
        """Answer what needs no answer from the document, until its next step is asked for."""
        for _ in range(MOST_ANSWERS):
            code = self.automatic(upcoming)
            if code is None:
                return
            self.give(code)

    def automatic(self, upcoming: dict[str, Any] | None) -> int | None:
        decision = self.game.decision
        if decision is None or not self.game.stack:
            return None
        top = self.game.stack[-1]
        verb = str(upcoming.get("do")) if upcoming else ""
        codes = decision.codes
        pending = upcoming is not None and not upcoming.get("illegal")
        if isinstance(top, Stow):
            return codes[-1]
        if isinstance(top, Sharing):
            return None if verb == "share" else codes[0]
        if isinstance(top, Hunt):
            return self.automatic_hunt(top, codes, upcoming, pending)
        if isinstance(top, Take | Following):
            wanted = ("ambush", "no_ambush") if isinstance(top, Take) else ("follow", "no_follow")
            optional_end = isinstance(top, Following) and "offered" not in self.expect
            if verb in wanted or not (pending or (upcoming is None and optional_end)):
                return None
            return codes[-1]
        if isinstance(top, Extinction):
            return None if verb == "restore" else codes[0]
        if isinstance(top, Draw):
            return None if verb == "place_recovery" else codes[0]
        if isinstance(top, Reward):
            return codes[0]
        if isinstance(top, Hunger):
            return None if verb == "spend_reserve" else codes[-1]
        return None

    def automatic_hunt(
        self, hunt: Hunt, codes: list[int], upcoming: dict[str, Any] | None, pending: bool
    ) -> int | None:
        single = len(codes) == 1
        verb = str(upcoming.get("do")) if upcoming else ""
        if hunt.stage == OUTWIT:
            if verb == "ignore" or (not pending and "offered" in self.expect):
                return None
            return codes[-1]
        if hunt.stage == CONCEALED:
            if verb in ("reveal", "decline_reveal"):
                return None
            if single:
                return codes[0]
            return codes[-1] if pending and verb_of(codes[-1]) == DECLINE else None
        if hunt.stage == REACTING:
            if upcoming is not None and verb == "react":
                named = str(upcoming.get("use", "none"))
                if named == "none" or trait_of_name(named, "use") == trait_of(codes[0]):
                    return None
            return codes[0] if single else None
        return codes[0] if single and verb != "choose_scavenger" else None

    def load_dice(self) -> None:
        """Dice of the reactions that follow, for those that run by themselves."""
        dice: list[int] = []
        for step in self.steps[self.at - 1 :]:
            if step.get("do") != "react" and step is not self.steps[self.at - 1]:
                break
            if "die" in step and not step.get("illegal"):
                dice.append(int(step["die"]))
        self.game.chance.script = dice

    def ran_by_itself(self, step: dict[str, Any]) -> bool:
        """A reaction with one way to carry it out has already happened."""
        top = self.game.stack[-1] if self.game.stack else None
        return not (isinstance(top, Hunt) and top.stage == REACTING)

    # -- moving on between goes and stages -----------------------------------------------------

    def skip_idle(self, seat: int) -> None:
        """Players between who can do nothing are passed over."""
        for _ in range(self.game.players):
            decision, top = self.game.decision, self.game.stack[-1] if self.game.stack else None
            if decision is None or not isinstance(top, Go) or decision.seat == seat:
                return
            if top.acted or len(decision.codes) > 1:
                return
            self.give(decision.codes[0])

    def get_to(self, seat: int, verb: str) -> None:
        """A lawful step of a player whose go has not begun: end what is done, begin what is next."""
        for _ in range(20):
            decision = self.game.decision
            if decision is None:
                return
            top = self.game.stack[-1]
            if isinstance(top, Turn) and verb not in ("restore", "spend_reserve"):
                self.give(decision.codes[0])
            elif isinstance(top, Go) and decision.seat != seat and (top.acted or verb == "play"):
                self.give(decision.codes[-1])
            else:
                return

    def migrate(self, seat: int, step: dict[str, Any]) -> None:
        """Several moves are one announcement; followers named in the next steps go along."""
        for name, letter in as_dict(step.get("moves"), f"steps[{self.at}].moves").items():
            self.answer(seat, code_of(self, seat, "migrate", {"animal": name, "to": letter}))
            while isinstance(self.game.stack[-1], Following) and self.at < len(self.steps):
                follower = self.steps[self.at]
                if follower.get("do") != "follow" or follower.get("after") != name or follower.get("illegal"):
                    break
                self.at += 1
                by = seat_of_name(follower.get("by", "P1"), self.game.players, f"steps[{self.at}].by")
                while self.game.decision is not None and self.game.decision.seat != by:
                    if not isinstance(self.game.stack[-1], Following):
                        break
                    self.give(self.game.decision.codes[-1])
                self.answer(by, code_of(self, by, "follow", follower))

    def finish(self, kind: type[Feeding] | type[Development]) -> None:
        """Everybody passes: the phase is over."""
        game = self.game
        while game.stack and not isinstance(game.stack[-1], kind | Turn):
            if isinstance(game.stack[-1], Hunt | Take | Sharing):
                raise Refused("an open question must be answered first")
            game.stack.pop()
        if not isinstance(game.stack[-1], Turn):
            game.stack.pop()
            game.bank = [0] * len(game.bank)
        game.advance()

    def proceed_through(self, stages: tuple[int, ...]) -> None:
        """Run the next stages as long as they are among `stages`."""
        for _ in range(MOST_ANSWERS):
            game = self.game
            if game.decision is None:
                return
            top = game.stack[-1]
            if isinstance(top, Turn):
                index = top.index % len(game.rules.stages)
                if game.rules.stages[index] not in stages:
                    return
                self.give(game.decision.codes[0])
                continue
            upcoming = self.steps[self.at] if self.at < len(self.steps) else None
            code = self.automatic(upcoming)
            if code is None:
                return
            self.give(code)
