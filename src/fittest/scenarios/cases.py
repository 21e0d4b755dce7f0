"""A document with `cases` is several scenarios in one: `with` changes the set-up or the steps, `then` what
is expected."""

from collections.abc import Callable
from typing import Any, TypeAlias

from fittest.scenarios.table import COMMON, Step
from fittest.scenarios.values import check_keys, mapping, sequence

Document: TypeAlias = dict[str, Any]
Change: TypeAlias = Callable[[Document, list[Step], str, Any, str], Document]
"""What a game does with a key of `with` that no step has: gives the changed set-up back."""


CouldSay: TypeAlias = Callable[[Step, str], bool]


def expand(
    document: Document, change: Change | None = None, could_say: CouldSay = lambda step, key: True
) -> list[tuple[str, Document]]:
    """Each case with its name; a document without cases is one without a name."""
    if "cases" not in document:
        return [("", document)]
    found: list[tuple[str, Document]] = []
    for number, case in enumerate(sequence(document["cases"], "cases"), start=1):
        place = f"cases[{number}]"
        case = mapping(case, place)
        found.append((place, apply(document, case, place, change or change_setup, could_say)))
    return found


def change_setup(setup: Document, steps: list[Step], key: str, value: Any, place: str) -> Document:
    return merge(setup, {key: value})


def apply(document: Document, case: Document, place: str, change: Change, could_say: CouldSay) -> Document:
    """`with` holds a whole `setup` or `steps`, keys of a `step`, or keys of the steps that have them; what
    else there is the game knows."""
    check_keys(case, ("with", "then", "note"), place)
    setup = mapping(document.get("setup"), "setup")
    steps = steps_of(document.get("steps") or [], "steps")
    for key, value in mapping(case.get("with"), f"{place}.with").items():
        if key == "steps":
            steps = steps_of(value, f"{place}.with.steps")
        elif key == "setup":
            setup = merge(setup, mapping(value, f"{place}.with.setup"))
        elif key == "step":
            for name, part in mapping(value, f"{place}.with.step").items():
                change_steps(steps, name, part, could_say)
        elif key in COMMON or any(key in step for step in steps):
            change_steps(steps, key, value, could_say)
        else:
            setup = change(setup, steps, key, value, f"{place}.with")
    expect = merge(mapping(document.get("expect"), "expect"), mapping(case.get("then"), f"{place}.then"))
    changed = {key: value for key, value in document.items() if key != "cases"}
    return {**changed, "setup": setup, "steps": steps, "expect": expect}


def steps_of(value: Any, place: str) -> list[Step]:
    listed = enumerate(sequence(value, place), start=1)
    return [mapping(step, f"{place}[{number}]") for number, step in listed]


def change_steps(steps: list[Step], key: str, value: Any, could_say: CouldSay) -> None:
    """In every step that has the key; if none has, what every step may have in the last one, and anything
    else in those that could have it."""
    having = [i for i in range(len(steps)) if key in steps[i]]
    if not having and key in COMMON:
        having = list(range(len(steps)))[-1:]
    elif not having:
        having = [i for i in range(len(steps)) if could_say(steps[i], key)]
    for i in having:
        steps[i] = {**steps[i], key: value}


def merge(old: Document, new: Document) -> Document:
    """`new` over `old`, mappings inside mappings too."""
    merged = dict(old)
    for key, value in new.items():
        before = merged.get(key)
        inner = isinstance(before, dict) and isinstance(value, dict)
        merged[key] = merge(mapping(before, key), value) if inner else value
    return merged
