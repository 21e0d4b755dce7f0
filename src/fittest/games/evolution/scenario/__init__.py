"""The scenario language of the card game: positions, verbs, and facts that must hold."""

from typing import Any

from fittest.games.evolution.scenario.position import are_seated, build
from fittest.games.evolution.scenario.table import EvolutionTable
from fittest.games.evolution.scenario.write import write_position
from fittest.games.evolution.state import Evolution
from fittest.scenarios import runner
from fittest.scenarios.cases import expand
from fittest.scenarios.table import is_illegal
from fittest.scenarios.values import ill_formed, mapping, number, sequence

__all__ = ["check", "load", "write_position"]

PER_CASE = "_by_players"


def load(document: dict[str, object]) -> Evolution:
    """The position of a document, ready to be played on."""
    return build(document, stepwise=False).game


def check(document: dict[str, object], language: str) -> list[str]:
    cases = [(label, case) for label, whole in expand(document) for case in by_players(whole)]
    seated = [(label, case) for label, case in cases if are_seated(case) or not wants_no_deal(case)]
    return runner.check(seated, EvolutionTable, language)


def wants_no_deal(document: dict[str, Any]) -> bool:
    """Does the document say just that so many players get no cards? Then there is no table to look at."""
    steps = sequence(document.get("steps", []), "steps")
    refused = [isinstance(step, dict) and step.get("do") == "deal" and is_illegal(step) for step in steps]
    return bool(steps) and all(refused) and not document.get("expect")


def by_players(document: dict[str, Any]) -> list[dict[str, Any]]:
    """A document with `cases_by_players` is several scenarios in one."""
    setup = mapping(document.get("setup"), "setup")
    if "cases_by_players" not in setup:
        return [document]
    plain = {key: value for key, value in setup.items() if key != "cases_by_players"}
    given = setup["cases_by_players"]
    if isinstance(given, list):
        given = dict.fromkeys(number(players, "setup.cases_by_players") for players in given)
    cases = []
    for players, dice in mapping(given, "setup.cases_by_players").items():
        steps = [
            {**step, "dice": dice} if isinstance(step, dict) and step.get("dice") == "as given" else step
            for step in sequence(document.get("steps", []), "steps")
        ]
        case = {"setup": {**plain, "players": players}, "steps": steps, "expect": expected(document, players)}
        cases.append({**document, **case})
    return cases


def expected(document: dict[str, Any], players: object) -> dict[str, Any]:
    """What this case expects: of `bank_by_players` its own entry, as `bank`."""
    expect: dict[str, Any] = {}
    for key, value in mapping(document.get("expect"), "expect").items():
        if not str(key).endswith(PER_CASE):
            expect[key] = value
            continue
        by_players = mapping(value, f"expect.{key}")
        if players not in by_players:
            raise ill_formed(f"expect.{key}", f"nothing for {players!r} players")
        expect[str(key).removesuffix(PER_CASE)] = by_players[players]
    return expect
