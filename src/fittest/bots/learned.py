"""What has been learned by self-play, one file for each ruleset that `fittest train` was run for: the numbers
of its heuristic, and the weights of a network that judges positions.

A ruleset without a file takes that of the smallest mix of the same game that knows all its boxes, else that
of its base: columns are found by name, and those that a file does not know count nothing. A game without any
is judged by its heuristic.
"""

import json
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from fittest.bots.heuristics.base import Heuristic
from fittest.bots.heuristics.judge import Judge
from fittest.bots.heuristics.network import Network, NetworkJudge
from fittest.features.registry import summary_of
from fittest.features.summary import Summary

FORMAT = 1


def judge_of(ruleset: str, heuristic: Heuristic) -> Judge | None:
    """The judge that has learned a ruleset, or one that it is close to; None if there is none."""
    weights = learned_of(ruleset)
    if weights is None:
        return None
    summary = summary_of(ruleset)
    return NetworkJudge(heuristic, summary, network_of(weights, summary))


def plan_of(ruleset: str) -> dict[str, Any]:
    """Where another plan than the usual one does better in this ruleset, or in that whose weights it takes,
    how it differs."""
    found = plans().get(ruleset)
    return plans().get(source_of(ruleset), {}) if found is None else found


@cache
def plans() -> dict[str, dict[str, Any]]:
    return tomllib.loads((files("fittest.bots") / "weights" / "plans.toml").read_text(encoding="utf-8"))


def learned_of(ruleset: str) -> dict[str, Any] | None:
    return weights_of(source_of(ruleset))


def source_of(ruleset: str) -> str:
    """The ruleset whose weights this one takes; its base may have none."""
    base, *boxes = ruleset.split("+")
    known = [name.split("+") for name in learned_rulesets()]
    # No more boxes than these are exactly these: a file of its own comes first.
    wider = [mix for mix in known if mix[0] == base and set(mix) >= {base, *boxes}] or [[base]]
    nearest = min(wider, key=lambda mix: (len(mix), mix))
    return "+".join(nearest)


@cache
def learned_rulesets() -> list[str]:
    """The names of all files."""
    names = [file.name for file in (files("fittest.bots") / "weights").iterdir()]
    return sorted(name.removesuffix(".json") for name in names if name.endswith(".json"))


@cache
def weights_of(ruleset: str) -> dict[str, Any] | None:
    """The file of a ruleset, which says also where it comes from."""
    file = files("fittest.bots") / "weights" / f"{ruleset}.json"
    return json.loads(file.read_text(encoding="utf-8")) if file.is_file() else None


def network_of(weights: dict[str, Any], summary: Summary) -> Network:
    """The weights in the order of the summary's columns."""
    if weights["format"] != FORMAT:
        raise ValueError(f"format {weights['format']!r} of learned weights is not known")
    nothing = [0.0] * len(weights["bias"])

    def rows(block: str, names: list[str], wanted: list[str]) -> list[list[float]]:
        known = dict(zip(names, weights[block], strict=True))
        return [[float(number) for number in known.get(name, nothing)] for name in wanted]

    seats, table = weights["seat_columns"], weights["table_columns"]
    return Network(
        rows("own", seats, summary.seat_columns),
        rows("rivals", seats, summary.seat_columns),
        rows("table", table, summary.table_columns),
        [float(number) for number in weights["bias"]],
        [float(number) for number in weights["out"]],
    )
