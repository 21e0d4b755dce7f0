"""The scenario suites of the card game hold, and each of their expectations could fail."""

import copy
from typing import Any

import pytest
import yaml

from fittest.games.evolution.family import FAMILY
from fittest.games.evolution.scenario.table import EvolutionTable
from fittest.kernel.chance import Chance
from fittest.kernel.errors import FittestError
from fittest.scenarios import runner
from tests.games.suites import suite

DOCUMENTS = suite("evolution")
each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document["id"])


@each_document
def test_it_holds(document: dict[str, Any]) -> None:
    assert FAMILY.check(document) == []


def wrong(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return value[1:] if value else ["Running"]
    if isinstance(value, dict):
        # One fact is enough; `offered` lists may name fewer options than there are.
        key = next(iter(value))
        return {**value, key: wrong(value[key])}
    return {"food": 0} if value == "gone" else "P8"


@each_document
def test_every_expectation_can_fail(document: dict[str, Any]) -> None:
    for key, value in document["expect"].items():
        if key in ("offered", "note"):
            continue
        # With `offered` a question stays open that the runner would otherwise see answered.
        open_question = {name: fact for name, fact in document["expect"].items() if name == "offered"}
        other = {**document, "expect": {**open_question, key: wrong(value)}}
        assert FAMILY.check(other) != [], key


# Steps of the table that are always in order.
NOT_TRIED = ("deal", "bank", "all_pass_development")
# Refused only because it comes too early: a legal step waits for its phase, or for the player's next move.
TOO_EARLY = (
    "SHE-S04", "OWN-BNK-2", "E-CON-14", "E-AMB-08", "E-ANG-20", "E-CON-08", "FAT-S01", "CON-A12", "OWN-FED-2",
    "OWN-ATK-4", "E-AMB-02", "E-MET-01", "E-INK-01", "E-CON-03", "E-CON-07", "E-ANG-23",
)  # fmt: skip
# What an Anglerfish ignores, and who has declined before, goes without saying before a legal step only.
LEGAL_ONLY = ("E-ANG-06", "E-ANG-07", "E-ANG-18", "E-ANG-23", "E-AMB-16")


def failing(document: dict[str, Any]) -> bool:
    """Does one of the steps not go as the document says? What it expects does not matter."""
    try:
        runner.play(EvolutionTable({**document, "expect": {}}))
    except runner.Failure:
        return True
    return False


@pytest.mark.parametrize(
    "document",
    # Those about the language show what depends on the steps that follow.
    [document for document in DOCUMENTS if not document["id"].startswith("OWN-LAN")],
    ids=lambda document: document["id"],
)
def test_every_step_matters(document: dict[str, Any]) -> None:
    """A legal step called illegal is noticed, and an illegal one called legal."""
    for number, step in enumerate(document.get("steps", [])):
        if step["do"] in NOT_TRIED or document["id"] in (TOO_EARLY if "illegal" in step else LEGAL_ONLY):
            continue
        other = {key: value for key, value in step.items() if key != "illegal"}
        if "illegal" not in step:
            other["illegal"] = "it is legal"
        steps = [*document["steps"][:number], other]
        try:
            assert failing({**document, "steps": steps}), step
        except FittestError:
            assert "illegal" in step


JUNK: list[Any] = [
    None, True, -1, 0, 3, 999999, "", "x", "P9", "Swimming", "Carnivorous/Big", "first player", [], {}, [1],
    {"a": 1}, {"P1": {}}, ["x", "y"], 1.5,
]  # fmt: skip


def places(value: Any, above: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = [above] if above else []
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            found += places(value[key], (*above, key))
    return found


def broken(document: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """The document with something put where it does not belong, or left out."""
    data = copy.deepcopy(document)
    fitting = [place for place in places(data) if place[0] in ("setup", "steps", "expect")]
    *way, last = fitting[chance.below(len(fitting))]
    inner: Any = data
    for key in way:
        inner = inner[key]
    junk = chance.below(len(JUNK) + 1)
    if junk == len(JUNK):
        del inner[last]
    else:
        inner[last] = copy.deepcopy(JUNK[junk])
    return data


@pytest.mark.parametrize("seed", range(8))
def test_nothing_crashes_the_runner(seed: int) -> None:
    chance = Chance(seed)
    refused = 0
    for _ in range(120):
        data = broken(DOCUMENTS[chance.below(len(DOCUMENTS))], chance)
        try:
            FAMILY.check(data)
        except FittestError as refusal:
            refused += 1 if str(refusal) else 0
    assert refused > 10


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{setup: {P1: {animals: {a: {t: [Wings]}}}}}", "setup.P1.a.t[0]: unknown trait 'Wings'"),
        ("{setup: {P1: {animals: {a: {t: [Symbiosis]}}}}}", "setup.P1.a.t"),
        ("{setup: {P1: {animals: {a: {fat: 1}}}}}", "setup.P1.a: more yellow tokens"),
        ("{setup: {P1: {animals: {a: {}}}, P2: {animals: {a: {}}}}}", "two animals are called 'a'"),
        ("{setup: {P1: {pairs: [[Symbiosis, a, b]]}}}", "setup.P1.pairs: no animal 'a'"),
        ("{setup: {phase: lunch}}", "setup.phase: 'lunch' is unknown"),
        ("{setup: {bonk: 1}}", "setup: 'bonk' is unknown"),
        ("{setup: {P9: {}}}", "setup: evolution has 2 to 8 players, not 9"),
        ("{steps: [{do: dance}]}", "steps[1].do: 'dance' is unknown"),
        ("{steps: [{do: take, animal: z}]}", "steps[1].animal: no animal 'z'"),
        ("{steps: [{by: P7, do: pass}]}", "steps[1].by: 'P7' is unknown"),
        ("{steps: [{do: bank, dice: many}]}", "steps[1].dice: expected a list"),
        ("{expect: {z: gone}}", "expect.z: neither a fact of the table nor an animal"),
        ("{setup: {P1: {animals: {a: {}}}}, expect: {a: {colour: red}}}", "expect.a: 'colour' is unknown"),
        ("{setup: {P1: {animals: {a: {}}}}, expect: {a: {1: 2}}}", "expect.a: 1 is unknown"),
        ("{setup: {cases_by_players: [2, {}]}}", "setup.cases_by_players: expected a number"),
        ("{expect: {offered: {to: [P1], options: [pass]}}}", "expect.offered: "),
        ("{ruleset: cataclysm, setup: {P1: {animals: {a: {t: [Shell]}}}}}", "has shell"),
        ("{ruleset: cataclysm, setup: {P1: {hand: [RStrategy]}}}", "has r-strategy"),
        ("{steps: [{do: pass, ilegal: true}]}", "steps[1]: unknown key 'ilegal'; did you mean 'illegal'?"),
        ("{expect: {winner: nobody}}", "expect.winner: 'nobody' names no player"),
    ],
)
def test_an_ill_formed_document_says_where(text: str, said: str) -> None:
    data = {"id": "x", "ruleset": "base", **yaml.safe_load(text)}
    with pytest.raises(FittestError) as caught:
        FAMILY.check(data)
    assert said in str(caught.value)
