"""Steps of the table: dealing, dice, the ends of phases."""

from typing import TYPE_CHECKING, Any

from fittest.games.evolution.development import Development
from fittest.games.evolution.family import FAMILY
from fittest.games.evolution.feeding import Go
from fittest.games.evolution.frames import Stretch
from fittest.games.evolution.game import Evolution
from fittest.games.evolution.rules import (
    BANK,
    CLEAN,
    DEVELOPMENT,
    DRAW,
    EXTINCTION,
    FEEDING,
    HUNGER,
    REWARD,
    START,
)
from fittest.games.evolution.scenario.names import LETTERS, ill_formed, seat_of_name
from fittest.games.evolution.scenario.position import as_dict, as_die, as_list, seating
from fittest.games.evolution.scenario.verbs import Refused
from fittest.games.evolution.start import start
from fittest.games.evolution.turn import roll_bank
from fittest.kernel.errors import BadRequest

if TYPE_CHECKING:
    from fittest.games.evolution.scenario.play import Run

STAGES: dict[str, tuple[int, ...]] = {
    "start_turn": (START,),
    "all_pass_development": (BANK,),
    "bank": (BANK,),
    "finish_feeding": (EXTINCTION, HUNGER),
    "extinction": (EXTINCTION, DRAW, HUNGER, REWARD, CLEAN),
    "extinction_deaths": (EXTINCTION, HUNGER),
    "draw": (DRAW, REWARD, CLEAN),
}
"""Which stages a verb runs, or lets come."""
ENDS_OF_PHASES: dict[str, tuple[type[Stretch], int]] = {
    "all_pass_development": (Development, DEVELOPMENT),
    "finish_feeding": (Go, FEEDING),
}
TABLE_VERBS = ("deal", "roll_bank", *STAGES)


def table_step(run: "Run", verb: str, step: dict[str, Any], lenient: bool) -> None:
    if verb == "deal":
        deal(run, lenient)
        return
    if not lenient and verb in ("bank", "roll_bank") and run.seat(step) != run.game.first:
        raise Refused("the first player rolls")
    if verb == "roll_bank":
        roll(run, step)
        return
    if verb == "all_pass_development" and must_play(run.game):
        raise Refused("every card must be played")
    stages = STAGES[verb]
    if lenient:
        run.reach(stages)
    elif not is_due(run, verb):
        raise Refused("this phase is not due")
    if verb == "bank":
        prepare_dice(run, step)
    if verb not in ENDS_OF_PHASES:
        run.before = [player.points for player in run.game.seats]
        run.proceed_through(stages)


def must_play(game: Evolution) -> bool:
    in_development = bool(game.stack) and isinstance(game.stack[-1], Development)
    return in_development and not game.rules.may_pass and any(player.hand for player in game.seats)


def is_due(run: "Run", verb: str) -> bool:
    if verb in ENDS_OF_PHASES:
        frame, stage = ENDS_OF_PHASES[verb]
        return bool(run.game.stack) and (isinstance(run.game.stack[-1], frame) or run.next_stage() == stage)
    return run.next_stage() in STAGES[verb]


def deal(run: "Run", lenient: bool) -> None:
    """A bank rolled before the deal stays. Whether so many players may sit down is asked only where
    the document says that they may not."""
    seats, rules = seating(run.document)
    if not lenient:
        try:
            FAMILY.rules(seats.ruleset, seats.players, {})
        except BadRequest as refusal:
            raise Refused(refusal.message.key) from refusal
    bank = run.game.bank
    setup = as_dict(run.document.get("setup"), "setup")
    first = seat_of_name(setup.get("first", "P1"), seats.players, "setup.first")
    run.game = start(seats, rules, first)
    run.game.stepwise = True
    if any(bank):
        run.game.bank = bank


def roll(run: "Run", step: dict[str, Any]) -> None:
    load_dice(run, step)
    roll_bank(run.game)


def prepare_dice(run: "Run", step: dict[str, Any]) -> None:
    """Where the bank is rolled before the deal, dice given for its phase are that roll."""
    if not run.game.rules.bank_first:
        load_dice(run, step)
    elif "dice" in step:
        roll(run, step)


def load_dice(run: "Run", step: dict[str, Any]) -> None:
    place = f"steps[{run.at}].dice"
    dice = step.get("dice", [])
    if isinstance(dice, dict):
        by_territory = [dice.get(letter, []) for letter in LETTERS]
        dice = [die for rolled in by_territory for die in (rolled if isinstance(rolled, list) else [rolled])]
    elif isinstance(dice, int):
        dice = [dice]
    run.game.chance.script = [as_die(die, place) for die in as_list(dice, place)]
    needed = sum(run.game.rules.dice)
    if "dice" in step and len(run.game.chance.script) != needed:
        raise ill_formed(place, f"the roll takes {needed} in all, found {dice!r}")
