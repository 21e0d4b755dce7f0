"""A card game in the middle of a scenario: what goes without saying, and the phases."""

import difflib
from typing import Any

from fittest.games.evolution import rules
from fittest.games.evolution.animals import BODILESS
from fittest.games.evolution.bodies import part_pairs
from fittest.games.evolution.food import Sharing, Stow, Unstow
from fittest.games.evolution.hunt import CONCEALED, OUTWIT, REACTING, Hunt
from fittest.games.evolution.ids import TRAIT_NAMES
from fittest.games.evolution.moves import DECLINE, END, IGNORED_IN_AMBUSH, PASS
from fittest.games.evolution.phases.development import Development
from fittest.games.evolution.phases.extinction import Draw, Extinction
from fittest.games.evolution.phases.feeding import FeedingMove
from fittest.games.evolution.phases.season import Hunger, Reward
from fittest.games.evolution.phases.turn import Turn
from fittest.games.evolution.scenario.facts import CHECKS, PLAYER, TABLE, animal_differs
from fittest.games.evolution.scenario.names import squeeze
from fittest.games.evolution.scenario.position import build
from fittest.games.evolution.scenario.stages import STAGES, TABLE_VERBS
from fittest.games.evolution.scenario.verbs import VERBS, is_optional, say
from fittest.games.evolution.state import Evolution
from fittest.games.evolution.take import Take
from fittest.games.evolution.traits.pairs import Exchange
from fittest.games.evolution.traits.travel import Following
from fittest.kernel.errors import IllegalAction
from fittest.kernel.message import Message
from fittest.scenarios import table
from fittest.scenarios.facts import differ
from fittest.scenarios.table import PROCEED, Step, is_illegal, refusal
from fittest.scenarios.values import die, ill_formed, seat_name

MOST = 2000
OUTSIDE_FEEDING = ("play", "pass", "end_go", "restore", "place_recovery", "spend_reserve")
FEEDING_ENDS_FOR = ("spend_reserve",)
TELLING = ("illegal", "reason", "ignore", "count", "drop", "partner", "symbiont", "from")
"""Keys whose absence nobody would notice."""


class EvolutionTable(table.Table[Evolution]):
    answers, verbs = VERBS, TABLE_VERBS
    facts, player_facts, checks = TABLE, PLAYER, CHECKS

    def __init__(self, document: dict[str, Any]) -> None:
        position = build(document, stepwise=True)
        super().__init__(document, position.game, position.names)
        for number, step in enumerate(self.steps, start=1):
            check_spelling(step, f"steps[{number}]")
        self.before = [player.points for player in self.game.seats]
        # The prey whose optional reactions the document has declined beside compulsory ones.
        self.resigned = 0
        # Seats that have let the present taker of food be.
        self.unwilling: list[int] = []

    def first(self) -> int:
        return self.game.first

    def seat_of_step(self, step: Step) -> int:
        """`by`, or the owner of the animal that acts, or whoever is asked."""
        if "by" in step:
            first = squeeze(str(step["by"])) == "firstplayer"
            return self.game.first if first else super().seat_of_step(step)
        animal = self.game.find(self.names.get(str(step.get("with", step.get("animal"))), 0))
        return super().seat_of_step(step) if animal is None else animal.owner

    def option(self, code: int) -> str:
        head, *words = super().option(code).split(" ")
        things = 1 if head == "convert" else 0 if head in ("stow", "unstow") else len(words)
        named = [self.named(int(word)) if word.isdigit() else word for word in words[:things]]
        return " ".join([head, *named, *words[things:]])

    def say(self, verb: str, step: Step) -> None:
        say(self, verb, step)

    def differences(self) -> list[Message]:
        """A migration is over with the last move that the document names."""
        over = self.copy()
        part_pairs(over.game)
        return super(EvolutionTable, over).differences()

    def differs(self, key: str, wanted: Any) -> list[Message]:
        """A number under `hand` is that of everybody, under `discard` that of the common pile."""
        if key in self.names:
            return animal_differs(self, key, self.names[key], wanted)
        if key == "hand" and isinstance(wanted, int):
            wanted = {seat_name(seat): wanted for seat in range(self.game.players)}
        common = key == "discard" and isinstance(wanted, int)
        return super().differs("common" if common else key, wanted)

    def other_differs(self, key: str, wanted: Any) -> list[Message]:
        """`P1_animals`"""
        if not key.endswith("_animals"):
            raise ill_formed(f"expect.{key}", "neither a fact of the table nor an animal")
        seat = self.seat(key.removesuffix("_animals"), f"expect.{key}")
        own = [animal for animal in self.game.animals if animal.owner == seat and animal.body != BODILESS]
        return differ(key, wanted, len(own))

    def prepare(self, step: Step) -> None:
        """Dice of this step and of the reactions that follow, for those that run by themselves."""
        dice: list[int] = []
        for number in range(self.at, len(self.steps) + 1):
            other = self.steps[number - 1]
            if is_illegal(other):
                continue
            if number > self.at and table.verb_of(other) != "react":
                break
            if "die" in other:
                dice.append(die(other["die"], f"steps[{number}].die"))
        self.game.chance.script = dice

    # -- phases --------------------------------------------------------------------------------

    @property
    def stage(self) -> int:
        stages = self.game.rules.stages
        return stages[self.top.index % len(stages)] if isinstance(self.top, Turn) else -1

    def due(self) -> str:
        return next((verb for verb, stages in STAGES.items() if self.stage in stages), "play")

    def reach(self, stages: tuple[int, ...]) -> None:
        """Everybody passes, as far as they may, until one of these stages is due."""
        if not any(stage in self.game.rules.stages for stage in stages):
            raise refusal("why-scenario-no-phase")
        for _ in range(MOST):
            if not self.game.stack:
                self.asked()
            elif self.stage in stages:
                return
            elif isinstance(self.top, Turn):
                self.game.proceed()
            elif isinstance(self.top, FeedingMove | Development):
                self.pass_on()
            elif not self.runs_by_itself(self.coming()):
                raise refusal("why-answer-first")

    def pass_on(self) -> None:
        code = (END if isinstance(self.top, FeedingMove) else PASS).head
        if code not in self.codes:
            assert self.game.decision is not None
            raise IllegalAction(self.game.explain(self.game.decision.seat, code))
        self.game.follow(code)

    def coming(self) -> Step | None:
        return self.steps[self.at] if self.at < len(self.steps) else None

    # -- what goes without saying --------------------------------------------------------------

    def forced(self, step: Step | None) -> int | None:
        """The answer that needs no step: the only one, or one of several that come to the same."""
        codes, top = self.codes, self.top
        if not codes:
            return None
        if isinstance(top, Stow | Exchange):
            return codes[-1]
        if isinstance(top, Unstow | Sharing):
            return codes[0]
        if isinstance(top, Hunt):
            return self.forced_in_hunt(top, step)
        if "offered" in self.expect and step is None:
            return None
        if isinstance(top, Extinction | Draw | Reward):
            return codes[0]
        if isinstance(top, Hunger) or (isinstance(top, Following) and step is None):
            return codes[-1]
        if isinstance(top, Take) and step is None and self.asked().seat in self.unwilling:
            return codes[-1]
        return None

    def forced_in_hunt(self, hunt: Hunt, step: Step | None) -> int | None:
        codes = self.codes
        if hunt.stage == REACTING and hunt.prey == self.resigned:
            codes = [code for code in codes if not is_optional(code)]
        if hunt.stage == OUTWIT:
            watched = "offered" in self.expect and (step is None or is_illegal(step))
            return None if watched else codes[-1]
        if hunt.stage == CONCEALED and len(codes) > 1 and not DECLINE.matches(codes[-1]):
            return self.reveal_code(codes, step)
        return codes[0] if len(codes) == 1 else None

    def reveal_code(self, codes: list[int], step: Step | None) -> int | None:
        """What a shown Anglerfish ignores if the document does not say so: the one trait that would matter,
        unless the next step is a legal reaction with it. None if there are several."""
        ignoring = [code for code in codes if IGNORED_IN_AMBUSH.is_in(code)]
        if len(ignoring) != 1:
            return codes[0] if codes and not ignoring else None
        reacts = step is not None and table.verb_of(step) == "react" and not is_illegal(step)
        ignored = TRAIT_NAMES[IGNORED_IN_AMBUSH.of(ignoring[0])]
        if step and reacts and squeeze(str(step.get("use"))) == squeeze(ignored):
            return codes[0]
        return ignoring[0]

    def idle(self, step: Step | None) -> int | None:
        top = self.top
        legal = step is not None and not is_illegal(step)
        if not self.codes:
            leads = step is not None and isinstance(top, Turn) and self.leads_to(table.verb_of(step))
            return PROCEED if leads else None
        code, wanted = DECLINE.head, legal
        if isinstance(top, FeedingMove):
            code, wanted = END.head, self.ends_move(top, step)
        elif isinstance(top, Development):
            code, wanted = PASS.head, legal and table.verb_of(step) not in OUTSIDE_FEEDING
        elif isinstance(top, Take):
            wanted = legal or step is None
        elif not isinstance(top, Following) and not (isinstance(top, Hunt) and top.stage == CONCEALED):
            wanted = False
        return code if wanted and code in self.codes else None

    def ends_move(self, move: FeedingMove, step: Step | None) -> bool:
        """A move in which nothing can be done ends; before a legal step also one in which something has been
        done, so that somebody's next one comes."""
        idle = len(self.codes) == 1
        if step is None:
            return idle
        if self.seat_of_step(step) != move.seat and idle and not move.acted:
            return True
        return not is_illegal(step) and (move.acted or table.verb_of(step) in FEEDING_ENDS_FOR)

    def leads_to(self, verb: str) -> bool:
        """Is the stage that is due the one in which this verb has its moment?"""
        closing = {"restore": rules.EXTINCTION, "spend_reserve": rules.HUNGER}
        if verb in closing:
            return self.stage == closing[verb]
        opening = (rules.START, rules.DEVELOPMENT) if verb in OUTSIDE_FEEDING else ()
        return self.stage in opening + (() if verb == "play" else (rules.FEEDING,))


def check_spelling(step: Step, place: str) -> None:
    """Other keys are remarks, unless they look like one that changes the step."""
    for key in step:
        meant = difflib.get_close_matches(str(key), TELLING, 1, 0.75)
        if meant and meant[0] not in step:
            raise ill_formed(place, f"unknown key {key!r}; did you mean {meant[0]!r}?")
