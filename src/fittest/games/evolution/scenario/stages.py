"""The steps of the table in the card game: dealing, rolling, and whole stages of a turn."""

from typing import TYPE_CHECKING

from fittest.games.evolution import rules
from fittest.games.evolution.family import FAMILY
from fittest.games.evolution.frames import EvolutionFrame
from fittest.games.evolution.phases.development import Development
from fittest.games.evolution.phases.feeding import FeedingMove
from fittest.games.evolution.phases.season import save_fat
from fittest.games.evolution.phases.start import start
from fittest.games.evolution.phases.turn import roll_bank
from fittest.games.evolution.scenario.names import LETTERS
from fittest.games.evolution.scenario.position import seating
from fittest.kernel.errors import BadRequest, IllegalAction
from fittest.scenarios.table import Do, Step, is_illegal, refusal, verb_of
from fittest.scenarios.values import die, ill_formed, mapping, seat_of, sequence

if TYPE_CHECKING:
    from fittest.games.evolution.scenario.table import EvolutionTable

STAGES: dict[str, tuple[int, ...]] = {
    "start_turn": (rules.START,),
    "all_pass_development": (rules.BANK,),
    "bank": (rules.BANK,),
    "finish_feeding": (rules.EXTINCTION, rules.HUNGER),
    "extinction": (rules.EXTINCTION, rules.DRAW, rules.HUNGER, rules.REWARD, rules.CLEAN),
    "extinction_deaths": (rules.EXTINCTION, rules.HUNGER),
    "draw": (rules.DRAW, rules.REWARD, rules.CLEAN),
}
"""Which stages a verb runs, or lets come."""
ENDS_OF_PHASES: dict[str, tuple[type[EvolutionFrame], int]] = {
    "all_pass_development": (Development, rules.DEVELOPMENT),
    "finish_feeding": (FeedingMove, rules.FEEDING),
}


def run_stages(table: "EvolutionTable", step: Step) -> None:
    verb = verb_of(step)
    if verb == "bank":
        table.first_rolls(step)
    if is_illegal(step) and not is_due(table, verb):
        raise refusal("why-scenario-not-due")
    table.reach(STAGES[verb])
    if verb == "bank":
        prepare_dice(table, step)
    if verb == "finish_feeding" and table.game.rules.reserve:
        save_fat(table.game)
    if verb not in ENDS_OF_PHASES:
        table.before = [player.points for player in table.game.seats]
        table.stages = STAGES[verb]


def is_due(table: "EvolutionTable", verb: str) -> bool:
    if verb in ENDS_OF_PHASES:
        frame, stage = ENDS_OF_PHASES[verb]
        return isinstance(table.top, frame) or table.stage == stage
    return table.stage in STAGES[verb]


def deal(table: "EvolutionTable", step: Step) -> None:
    """A bank rolled before the deal stays. Whether so many players may sit down is asked only where
    the document says that they may not."""
    seats, agreed = seating(table.document)
    if is_illegal(step):
        try:
            FAMILY.rules(seats.ruleset, seats.players, {})
        except BadRequest as too_many:
            raise IllegalAction(too_many.message) from too_many
    bank = table.game.bank
    setup = mapping(table.document.get("setup"), "setup")
    first = seat_of(setup.get("first", "P1"), seats.players, "setup.first")
    table.game = start(seats, agreed, first)
    table.game.stepwise = True
    if any(bank):
        table.game.bank = bank


def roll(table: "EvolutionTable", step: Step) -> None:
    table.first_rolls(step)
    load_dice(table, step)
    roll_bank(table.game)


def prepare_dice(table: "EvolutionTable", step: Step) -> None:
    """Where the bank is rolled before the deal, dice given for its phase are that roll."""
    if not table.game.rules.bank_first:
        load_dice(table, step)
    elif "dice" in step:
        roll(table, step)


def load_dice(table: "EvolutionTable", step: Step) -> None:
    place = f"{table.place}.dice"
    dice = step.get("dice", [])
    if isinstance(dice, dict):
        by_territory = [dice.get(letter, []) for letter in LETTERS]
        dice = [one for rolled in by_territory for one in (rolled if isinstance(rolled, list) else [rolled])]
    elif isinstance(dice, int):
        dice = [dice]
    table.game.chance.script = [die(one, place) for one in sequence(dice, place)]
    needed = sum(table.game.rules.dice)
    if "dice" in step and len(table.game.chance.script) != needed:
        raise ill_formed(place, f"the roll takes {needed} in all, found {dice!r}")


TABLE_VERBS: dict[str, Do] = {"deal": deal, "roll_bank": roll, **dict.fromkeys(STAGES, run_stages)}
