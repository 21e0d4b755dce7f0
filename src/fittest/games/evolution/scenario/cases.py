"""A document with `cases_by_players` is several scenarios in one."""

from typing import Any

from fittest.games.evolution.scenario.position import as_dict


def expand(document: dict[str, Any]) -> list[dict[str, Any]]:
    setup = as_dict(document.get("setup"), "setup")
    if "cases_by_players" not in setup:
        return [document]
    cases = []
    for players, dice in as_dict(setup["cases_by_players"], "setup.cases_by_players").items():
        plain = {key: value for key, value in setup.items() if key != "cases_by_players"}
        expect = dict(as_dict(document.get("expect"), "expect"))
        for key in [key for key in expect if key.endswith("_by_players")]:
            expect[key.removesuffix("_by_players")] = as_dict(expect.pop(key), key)[players]
        steps = [
            {**step, "dice": dice} if step.get("dice") == "as given" else step
            for step in document.get("steps", [])
        ]
        cases.append({**document, "setup": {**plain, "players": players}, "steps": steps, "expect": expect})
    return cases
