"""A document with `cases_by_players` is several scenarios in one."""

from typing import Any

from fittest.games.evolution.scenario.names import ill_formed
from fittest.games.evolution.scenario.position import as_count, as_dict, as_list

PER_CASE = "_by_players"


def expand(document: dict[str, Any]) -> list[dict[str, Any]]:
    setup = as_dict(document.get("setup"), "setup")
    if "cases_by_players" not in setup:
        return [document]
    plain = {key: value for key, value in setup.items() if key != "cases_by_players"}
    cases = []
    given = setup["cases_by_players"]
    if isinstance(given, list):
        given = dict.fromkeys(as_count(players, "setup.cases_by_players") for players in given)
    for players, dice in as_dict(given, "setup.cases_by_players").items():
        steps = [
            {**step, "dice": dice} if isinstance(step, dict) and step.get("dice") == "as given" else step
            for step in as_list(document.get("steps", []), "steps")
        ]
        case = {"setup": {**plain, "players": players}, "steps": steps, "expect": expected(document, players)}
        cases.append({**document, **case})
    return cases


def expected(document: dict[str, Any], players: object) -> dict[str, Any]:
    """What this case expects: of `bank_by_players` its own entry, as `bank`."""
    expect: dict[str, Any] = {}
    for key, value in as_dict(document.get("expect"), "expect").items():
        if not str(key).endswith(PER_CASE):
            expect[key] = value
            continue
        by_players = as_dict(value, f"expect.{key}")
        if players not in by_players:
            raise ill_formed(f"expect.{key}", f"nothing for {players!r} players")
        expect[str(key).removesuffix(PER_CASE)] = by_players[players]
    return expect
