"""Steps of the table: dealing, dice, the ends of phases."""

from typing import TYPE_CHECKING, Any

from fittest.games.evolution.development import Development
from fittest.games.evolution.feeding import Feeding
from fittest.games.evolution.rules import (
    BANK,
    CLEAN,
    DRAW,
    EXTINCTION,
    HUNGER,
    REWARD,
    START,
)
from fittest.games.evolution.scenario.names import LETTERS, ill_formed
from fittest.games.evolution.scenario.position import as_dict, player_count, rules_for
from fittest.games.evolution.scenario.verbs import Refused
from fittest.games.evolution.start import start
from fittest.games.evolution.turn import Turn, roll_bank
from fittest.kernel.game import Setup

if TYPE_CHECKING:
    from fittest.games.evolution.scenario.play import Run

TABLE_VERBS = (
    "deal",
    "all_pass_development",
    "bank",
    "roll_bank",
    "finish_feeding",
    "extinction",
    "extinction_deaths",
    "draw",
    "start_turn",
)
WHOLE_END = (EXTINCTION, DRAW, HUNGER, REWARD, CLEAN)


def table_step(run: "Run", verb: str, step: dict[str, Any]) -> None:
    if verb == "deal":
        deal(run)
    elif verb == "all_pass_development":
        run.finish(Development)
    elif verb == "finish_feeding":
        run.finish(Feeding)
    elif verb == "roll_bank":
        load_dice(run, step)
        roll_bank(run.game)
    elif verb == "bank":
        load_dice(run, step)
        stage(run, (BANK,))
    elif verb == "extinction":
        before = [player.points for player in run.game.seats]
        stage(run, WHOLE_END)
        run.gained = [player.points - points for player, points in zip(run.game.seats, before, strict=True)]
    elif verb == "extinction_deaths":
        stage(run, (EXTINCTION, HUNGER))
    elif verb == "draw":
        stage(run, (DRAW, REWARD, CLEAN))
    else:
        stage(run, (START,))


def stage(run: "Run", stages: tuple[int, ...]) -> None:
    """Run stages that are due; anything else is not the moment for it."""
    top = run.game.stack[-1] if run.game.stack else None
    if not isinstance(top, Turn):
        if isinstance(top, Development | Feeding) or run.game.decision is None:
            raise Refused("this phase is not due")
        if BANK in stages or START in stages:
            raise Refused("this phase is not due")
    run.proceed_through(stages)


def deal(run: "Run") -> None:
    setup = as_dict(run.document.get("setup"), "setup")
    players = player_count(setup)
    rules = rules_for(str(run.document.get("ruleset")), setup, players)
    run.game = start(Setup(run.game.setup.ruleset, players, 0, {}), rules)


def load_dice(run: "Run", step: dict[str, Any]) -> None:
    dice = step.get("dice", [])
    if isinstance(dice, dict):
        ordered = [die for letter in LETTERS for die in dice.get(letter, [])]
    elif isinstance(dice, list):
        ordered = list(dice)
    elif isinstance(dice, int):
        ordered = [dice]
    else:
        raise ill_formed(f"steps[{run.at}].dice", f"dice are numbers, not {dice!r}")
    run.game.chance.script = [int(die) for die in ordered]
