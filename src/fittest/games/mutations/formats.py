"""Positions that older versions saved, with an object for each species and each animal."""

from typing import Any, Final

from fittest.games.mutations.ids import ATTACKED, INSIGHT_USED, NOBODY, SATED, SHELTERED
from fittest.kernel.state import from_first_format

OLD_SPECIES: Final = ["id", "born", "cards", "animals"]
OLD_ANIMAL: Final = ["card", "number", "food", "parasites", "sheltered", "attacked", "sated", "insight_used"]
MARKS: Final = [
    ("sheltered", SHELTERED),
    ("attacked", ATTACKED),
    ("sated", SATED),
    ("insight_used", INSIGHT_USED),
]


def first_format(data: dict[str, Any]) -> dict[str, Any]:
    """Version 0.1 wrote species and animals as lists."""
    state = from_first_format({**data, "rows": data["rows"][:]})
    for owner, row in enumerate(state["rows"]):
        state["rows"][owner] = [dict(zip(OLD_SPECIES, entry, strict=True)) for entry in row]
        for entry in state["rows"][owner]:
            entry["animals"] = [dict(zip(OLD_ANIMAL, animal, strict=True)) for animal in entry["animals"]]
    return state


def second_format(data: dict[str, Any]) -> dict[str, Any]:
    """Up to version 0.2 species stood in their rows. What follows from the rest is left to `settle`."""
    state = dict(data)
    cards, species = len(state["faces"]), int(state.pop("next_id"))
    for name in ("home", "number", "food", "parasites", "marks", "next_animal"):
        state[name] = [0] * cards
    for name in ("born", "population", "mask", "need", "first_animal"):
        state[name] = [0] * species
    state |= {"owner": [NOBODY] * species, "laid": [], "laid_on": [], "rows": []}
    for owner, row in enumerate(data["rows"]):
        state["rows"].append([entry["id"] for entry in row])
        for entry in row:
            state["owner"][entry["id"]] = owner
            state["born"][entry["id"]] = entry["born"]
            state["laid"] += entry["cards"]
            state["laid_on"] += [entry["id"]] * len(entry["cards"])
            for animal in entry["animals"]:
                state["home"][animal["card"]] = entry["id"]
                for name in ("number", "food", "parasites"):
                    state[name][animal["card"]] = animal[name]
                state["marks"][animal["card"]] = sum(mark for name, mark in MARKS if animal[name])
    return state
