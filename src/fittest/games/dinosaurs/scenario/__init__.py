"""The scenario language of Dinosaurs: positions, verbs, and facts that must hold."""

from typing import Any

from fittest.games.dinosaurs.scenario.cases import change, could_say
from fittest.games.dinosaurs.scenario.position import BROKEN
from fittest.games.dinosaurs.scenario.reading import mapping
from fittest.games.dinosaurs.scenario.table import DinosaursTable
from fittest.kernel.errors import FittestError
from fittest.scenarios import runner
from fittest.scenarios.cases import expand
from fittest.scenarios.values import unfit


def check(ruleset: str, document: dict[str, Any], language: str) -> list[str]:
    def open_table(case: dict[str, Any]) -> DinosaursTable:
        return DinosaursTable(ruleset, case)

    try:
        return runner.check(expand(document, change, could_say), open_table, language)
    except (FittestError, runner.Failure):
        raise
    except BROKEN as error:
        # A state of the engine can be any nonsense; it must not look like a fault of ours.
        if "engine" not in mapping(document.get("setup"), "setup"):
            raise
        raise unfit("setup.engine", str(error), "dino-wanted-engine") from error
