"""The scenario language of Random Mutations: positions, verbs, and facts that must hold."""

from typing import Any

from fittest.games.mutations.scenario import data
from fittest.games.mutations.scenario.names import plain
from fittest.games.mutations.scenario.table import MutationsTable
from fittest.kernel.errors import BadRequest
from fittest.scenarios import runner
from fittest.scenarios.cases import expand
from fittest.scenarios.values import mapping


def check(document: dict[str, Any], language: str) -> list[str]:
    document = plain(document)
    if not document.get("unsimulated"):
        return runner.check(expand(document), MutationsTable, language)
    found, rest = data.check(document, mapping(document.get("expect"), "expect"))
    return found + check_told({**document, "expect": rest}, language)


def check_told(document: dict[str, Any], language: str) -> list[str]:
    """What a scenario that is told rather than played expects, as far as it can be played and compared."""
    try:
        runner.play(MutationsTable({**document, "expect": {}}))
    except BadRequest:
        return []
    except runner.Failure:
        return runner.check([("", document)], MutationsTable, language)
    found: list[str] = []
    for key, wanted in document["expect"].items():
        if key == "visible" or not is_prose(wanted):
            try:
                found += runner.check([("", {**document, "expect": {key: wanted}})], MutationsTable, language)
            except BadRequest:
                continue
    return found


def is_prose(value: object) -> bool:
    """Words for people: no name of the scenario language has a space in it."""
    if isinstance(value, dict):
        return any(is_prose(part) for part in value.values())
    if isinstance(value, list):
        return any(is_prose(part) for part in value)
    return isinstance(value, str) and " " in value
