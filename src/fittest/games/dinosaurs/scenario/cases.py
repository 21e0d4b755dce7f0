"""A document with `cases` is several scenarios in one: `with` changes the set-up or the steps, `then` what
is expected."""

from fittest.games.dinosaurs.ids import GENE_NAMES
from fittest.games.dinosaurs.scenario.position import PLAYER_KEYS, TABLE_KEYS
from fittest.games.dinosaurs.scenario.reading import mapping
from fittest.games.dinosaurs.scenario.verbs import VERBS
from fittest.scenarios.runner import merge
from fittest.scenarios.table import COMMON
from fittest.scenarios.values import sequence, unknown


def expand(document: dict[str, object]) -> list[tuple[str, dict[str, object]]]:
    if "cases" not in document:
        return [("", document)]
    cases = sequence(document["cases"], "cases")
    return [
        (f"cases[{i}]", apply_case(document, mapping(cases[i], f"cases[{i}]"), f"cases[{i}]"))
        for i in range(len(cases))
    ]


def apply_case(document: dict[str, object], case: dict[str, object], place: str) -> dict[str, object]:
    """The scenario changed for one case: `with` its set-up or steps, `then` what is expected."""
    for key in case:
        if key not in ("with", "then", "note"):
            raise unknown(place, key, ["with", "then", "note"])
    changed = dict(document)
    changed.pop("cases")
    setup = mapping(document.get("setup"), "setup")
    steps: list[dict[str, object]] = []
    for i, step in enumerate(sequence(document.get("steps", []), "steps")):
        steps.append(mapping(step, f"steps[{i}]"))
    for key, value in mapping(case.get("with"), f"{place}.with").items():
        if key == "steps":
            steps = []
            for step in sequence(value, f"{place}.with.steps"):
                steps.append(mapping(step, f"{place}.with.steps"))
        elif key == "setup":
            setup = merge(setup, mapping(value, f"{place}.with.setup"))
        elif key == "step":
            change_steps(steps, mapping(value, f"{place}.with.step"))
        else:
            setup = apply_change(setup, steps, key, value, f"{place}.with")
    changed["setup"] = setup
    changed["steps"] = steps
    changed["expect"] = merge(
        mapping(document.get("expect"), "expect"), mapping(case.get("then"), f"{place}.then")
    )
    return changed


def apply_change(
    setup: dict[str, object], steps: list[dict[str, object]], key: str, value: object, place: str
) -> dict[str, object]:
    """One entry of `with`: a part of the steps that have it, of the set-up, or of each named player."""
    new_game = key in VERBS["start"] and any(step.get("do") == "start" for step in steps)
    if new_game or any(key in step for step in steps):
        change_steps(steps, {key: value})
        return setup
    names = players_named(setup)
    gene = gene_named(key)
    if gene or key in PLAYER_KEYS:
        for name, amount in by_player(setup, names, gene or key, value).items():
            part: dict[str, object] = {"genes": {gene: amount}} if gene else {key: amount}
            setup = merge(setup, {name: part})
        return setup
    if key in TABLE_KEYS or key in names:
        return merge(setup, {key: value})
    if any(fits(step, key) for step in steps):
        change_steps(steps, {key: value})
        return setup
    raise unknown(place, key, TABLE_KEYS + names)


def by_player(setup: dict[str, object], names: list[str], key: str, value: object) -> dict[str, object]:
    """A change told player by player; genes also as a list in order; otherwise it is meant for the only
    player of whom the set-up says such a thing, or for the first."""
    if isinstance(value, dict) and all(name in names for name in value):
        return value
    if isinstance(value, list) and key in GENE_NAMES:
        return dict(zip(names, value, strict=False))
    having = [name for name in names if key in mapping(setup.get(name), f"setup.{name}")]
    return {having[0] if len(having) == 1 else names[0]: value}


def players_named(setup: dict[str, object]) -> list[str]:
    names = setup.get("players", ["A", "B", "C"])
    return [str(name) for name in names] if isinstance(names, list) and names else ["A"]


def gene_named(key: str) -> str:
    """`legs`, `leg` and so on; an empty text for anything else."""
    for gene in GENE_NAMES:
        if key in (gene, gene + "s"):
            return gene
    return ""


def fits(step: dict[str, object], key: str) -> bool:
    """Could this step say `key`?"""
    verb = step.get("do")
    return isinstance(verb, str) and verb in VERBS and (key in VERBS[verb] or key in COMMON)


def change_steps(steps: list[dict[str, object]], change: dict[str, object]) -> None:
    """Every step that says such a thing; if none does, every step that could, but `by` and `illegal`
    only the last one."""
    for key, value in change.items():
        having = [i for i in range(len(steps)) if key in steps[i]]
        if not having and key in COMMON:
            having = [len(steps) - 1]
        if not having:
            having = [i for i in range(len(steps)) if fits(steps[i], key)]
        for i in having:
            steps[i] = {**steps[i], key: value}
