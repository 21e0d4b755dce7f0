"""The scenario language of Dinosaurs: positions, verbs, and facts that must hold."""

from functools import partial
from typing import Any

from fittest.games.dinosaurs.scenario.cases import change, could_say
from fittest.games.dinosaurs.scenario.table import DinosaursTable
from fittest.scenarios import runner
from fittest.scenarios.cases import expand


def check(ruleset: str, document: dict[str, Any], language: str) -> list[str]:
    cases = expand(document, change, could_say)
    return runner.check(cases, partial(DinosaursTable, ruleset), language)
