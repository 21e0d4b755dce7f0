"""The scenario language of the card game: positions, steps, and facts that must hold."""

from fittest.games.evolution.game import Evolution
from fittest.games.evolution.scenario.cases import expand
from fittest.games.evolution.scenario.facts import differences
from fittest.games.evolution.scenario.play import Run
from fittest.games.evolution.scenario.position import are_seated, as_list, build
from fittest.games.evolution.scenario.verbs import is_illegal
from fittest.games.evolution.scenario.write import write_position

__all__ = ["check", "load", "write_position"]


def load(document: dict[str, object]) -> Evolution:
    """The position of a document, ready to be played on."""
    return build(document, stepwise=False).game


def check(document: dict[str, object]) -> list[str]:
    """What differs from what the document expects."""
    found: list[str] = []
    for case in expand(document):
        if wants_no_deal(case) and not are_seated(case):
            continue
        run = Run(case)
        failure = run.play()
        found.extend([failure] if failure else unless_ambushed(run, case))
    return found


def wants_no_deal(document: dict[str, object]) -> bool:
    """Does the document say just that so many players get no cards? Then there is no table to look at."""
    steps = as_list(document.get("steps", []), "steps")
    refused = [isinstance(step, dict) and step.get("do") == "deal" and is_illegal(step) for step in steps]
    return bool(steps) and all(refused) and not document.get("expect")


def unless_ambushed(run: Run, document: dict[str, object]) -> list[str]:
    """What differs now, and also once nobody ambushes the one that is about to eat."""
    found = differences(run, document)
    if found and run.let_eat():
        return found if differences(run, document) else []
    return found
