"""Short ways to say what a case of a scenario changes."""

from typing import Any

from fittest.games.dinosaurs.ids import GENE_NAMES
from fittest.games.dinosaurs.scenario.position import PLAYER_KEYS, TABLE_KEYS
from fittest.games.dinosaurs.scenario.reading import mapping
from fittest.games.dinosaurs.scenario.verbs import KEYS
from fittest.scenarios.cases import change_steps, merge
from fittest.scenarios.table import COMMON, Step, verb_of
from fittest.scenarios.values import unknown


def change(setup: dict[str, Any], steps: list[Step], key: str, value: Any, place: str) -> dict[str, Any]:
    """A gene (`legs`) or a part of a player's entry, the set-up, or what a step could say."""
    listed = setup.get("players", ["A", "B", "C"])
    names = [str(name) for name in listed] if isinstance(listed, list) and listed else ["A"]
    new_game = key in KEYS["start"] and any(step.get("do") == "start" for step in steps)
    gene = next((gene for gene in GENE_NAMES if key in (gene, gene + "s")), "")
    if not new_game and (gene or key in PLAYER_KEYS):
        for name, amount in by_player(setup, names, gene or key, value).items():
            setup = merge(setup, {name: {"genes": {gene: amount}} if gene else {key: amount}})
        return setup
    if not new_game and (key in TABLE_KEYS or key in names):
        return merge(setup, {key: value})
    if not any(could_say(step, key) for step in steps):
        raise unknown(place, key, TABLE_KEYS + names)
    change_steps(steps, key, value, could_say)
    return setup


def could_say(step: Step, key: str) -> bool:
    verb = verb_of(step)
    return verb in KEYS and (key in KEYS[verb] or key in COMMON)


def by_player(setup: dict[str, Any], names: list[str], key: str, value: Any) -> dict[str, Any]:
    """A change told player by player; genes also as a list in order; otherwise it is meant for the only
    player of whom the set-up says such a thing, or for the first."""
    if isinstance(value, dict) and all(name in names for name in value):
        return value
    if isinstance(value, list) and key in GENE_NAMES:
        return dict(zip(names, value, strict=False))
    having = [name for name in names if key in mapping(setup.get(name), f"setup.{name}")]
    return {having[0] if len(having) == 1 else names[0]: value}
