"""Plays a scenario: its cases, its steps, then what it expects."""

from fittest.games.dinosaurs.ids import GENE_NAMES
from fittest.games.dinosaurs.scenario.expectations import check_shape, compare
from fittest.games.dinosaurs.scenario.position import BROKEN, PLAYER_KEYS, TABLE_KEYS, read_position
from fittest.games.dinosaurs.scenario.reading import ill_formed, read_list, read_mapping
from fittest.games.dinosaurs.scenario.steps import COMMON, VERBS, Referee
from fittest.kernel.errors import FittestError, IllegalAction


def check(ruleset: str, document: dict[str, object]) -> list[str]:
    """One line for each thing that differs; BadRequest for a document that cannot be read."""
    if "cases" not in document:
        return check_position(ruleset, document)
    found: list[str] = []
    cases = read_list(document["cases"], "cases")
    for i in range(len(cases)):
        place = f"cases[{i}]"
        case = apply_case(document, read_mapping(cases[i], place), place)
        found += [f"{place}: {line}" for line in check_position(ruleset, case)]
    return found


def check_position(ruleset: str, document: dict[str, object]) -> list[str]:
    """A state of the engine in the set-up can be any nonsense; it must not look like a fault of ours."""
    if "engine" not in read_mapping(document.get("setup"), "setup"):
        return check_one(ruleset, document)
    try:
        return check_one(ruleset, document)
    except FittestError:
        raise
    except BROKEN as error:
        raise ill_formed("setup.engine", str(error), "engine") from error


def check_one(ruleset: str, document: dict[str, object]) -> list[str]:
    expect = read_mapping(document.get("expect"), "expect")
    check_shape(expect)
    position = read_position(ruleset, document)
    stage = Referee(position.game, position.names)
    stage.settle()
    steps = read_list(document.get("steps", []), "steps")
    for i in range(len(steps)):
        place = f"steps[{i}]"
        step = read_mapping(steps[i], place)
        attempt = stage.clone()
        attempt.strict = bool(step.get("illegal"))
        try:
            attempt.play(step, place)
        except IllegalAction as refusal:
            if not step.get("illegal"):
                return [f"{place} ({step.get('do')}) was refused: {refusal}"]
            continue
        if step.get("illegal"):
            return [f"{place} ({step.get('do')}) was accepted, but is unlawful: {step['illegal']}"]
        stage = attempt
    return differences(stage, expect)


def differences(stage: Referee, expect: dict[str, object]) -> list[str]:
    """The facts must hold now, or once whoever can do nothing but end his go has ended it."""
    found = compare(stage, expect)
    later = stage.clone()
    while found and later.ends_go():
        if not compare(later, expect):
            return []
    return found


# -- cases -------------------------------------------------------------------------------------


def apply_case(document: dict[str, object], case: dict[str, object], place: str) -> dict[str, object]:
    """The scenario changed for one case: `with` its set-up or steps, `then` what is expected."""
    for key in case:
        if key not in ("with", "then", "note"):
            raise ill_formed(place, key, "", ["with", "then", "note"])
    changed = dict(document)
    changed.pop("cases")
    setup = read_mapping(document.get("setup"), "setup")
    steps: list[dict[str, object]] = []
    for i, step in enumerate(read_list(document.get("steps", []), "steps")):
        steps.append(read_mapping(step, f"steps[{i}]"))
    for key, value in read_mapping(case.get("with"), f"{place}.with").items():
        if key == "steps":
            steps = []
            for step in read_list(value, f"{place}.with.steps"):
                steps.append(read_mapping(step, f"{place}.with.steps"))
        elif key == "setup":
            setup = merge(setup, read_mapping(value, f"{place}.with.setup"))
        elif key == "step":
            change_steps(steps, read_mapping(value, f"{place}.with.step"))
        else:
            setup = apply_change(setup, steps, key, value, f"{place}.with")
    changed["setup"] = setup
    changed["steps"] = steps
    changed["expect"] = merge(
        read_mapping(document.get("expect"), "expect"), read_mapping(case.get("then"), f"{place}.then")
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
    raise ill_formed(place, key, "", TABLE_KEYS + names)


def by_player(setup: dict[str, object], names: list[str], key: str, value: object) -> dict[str, object]:
    """A change told player by player; genes also as a list in order; otherwise it is meant for the only
    player of whom the set-up says such a thing, or for the first."""
    if isinstance(value, dict) and all(name in names for name in value):
        return value
    if isinstance(value, list) and key in GENE_NAMES:
        return dict(zip(names, value, strict=False))
    having = [name for name in names if key in read_mapping(setup.get(name), f"setup.{name}")]
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


def merge(old: dict[str, object], new: dict[str, object]) -> dict[str, object]:
    """`new` over `old`, mappings inside mappings too."""
    merged = dict(old)
    for key, value in new.items():
        before = merged.get(key)
        if isinstance(before, dict) and isinstance(value, dict):
            merged[key] = merge(before, value)
        else:
            merged[key] = value
    return merged
