"""The scenario runner: differences are named, nonsense is refused with its place."""

import copy
from typing import Any

import pytest

import fittest
from fittest.games.dinosaurs.family import FAMILY
from fittest.kernel.chance import Chance
from fittest.kernel.errors import BadRequest
from fittest.kernel.play import play_on
from tests.games.dinosaurs.table import three


def scenario(setup: Any, steps: Any = (), expect: Any = None, **more: Any) -> dict[str, object]:
    return {
        "id": "test",
        "ruleset": "dinosaurs",
        "setup": setup,
        "steps": list(steps) if isinstance(steps, tuple) else steps,
        "expect": expect or {},
        **more,
    }


@pytest.mark.parametrize(
    "expect",
    [
        {"phase": "births"},
        {"turn": 4},
        {"turn": True},
        {"order": ["B", "A", "C"]},
        {"sector": 1},
        {"climate": "M"},
        {"space": 6},
        {"winners": ["A"]},
        {"to_act": "B"},
        {"rows": [None]},
        {"discard": ["stampede"]},
        {"deck": 9},
        {"deck": ["stampede"]},
        {"bag": 3},
        {"bag": {"leg": 11}},
        {"out": ["card"]},
        {"zones": {"D": "cold"}},
        {"zones": {"deadly": ["H"]}},
        {"zones": {"warm": "H"}},
        {"hexes": 27},
        {"stars": 1},
        {"stars": [[0, 0]]},
        {"back_in_bag": ["leg"]},
        {"views": {"A": {"A": 2}}},
        {"views": {"B": {"A": ["stampede"]}}},
        {"map": "S+M1"},
        {"game_over": True},
        {"A": {"dinos": [[0, 0]]}},
        {"A": {"herd": 2}},
        {"A": {"points": 9}},
        {"A": {"genes": {"leg": 2}}},
        {"A": {"hand": ["stampede", "stampede"]}},
        {"A": {"hand": 2}},
        {"A": {"moves": 2}},
    ],
    ids=str,
)
def test_each_fact_can_differ(expect: dict[str, Any]) -> None:
    setup = {"phase": "movement", **three(A={"hand": ["stampede"]})}
    assert len(FAMILY.check(scenario(setup, expect=expect))) == 1


@pytest.mark.parametrize(
    ("document", "place"),
    [
        (scenario({"wind": 1}), "setup"),
        (scenario({"players": ["A", "B"]}), "setup.players"),
        (scenario({"players": ["A", "B", "map"]}), "setup.players"),
        (scenario({"players": ["A", "A", "B"]}), "setup.players"),
        (scenario({"order": ["A", "B"]}), "setup.order"),
        (scenario({"turn": 0}), "setup.turn"),
        (scenario({"turn": True}), "setup.turn"),
        (scenario({"sector": 6}), "setup.sector"),
        (scenario({"space": 99}), "setup.space"),
        (scenario({"phase": "lunch"}), "setup.phase"),
        (scenario({"phase": "auction"}), "setup.rows"),
        (scenario({"map": ["S", "M2"]}), "setup.map"),
        (scenario({"deck": ["joker"]}), "setup.deck[0]"),
        (scenario({"A": {"hand": "standstill"}}), "setup.A.hand"),
        (scenario({"A": {"dinos": [[0]]}}), "setup.A.dinos[0]"),
        (scenario({"A": {"dinos": [[9, 9]]}}), "setup.A.dinos[0]"),
        (scenario({"A": {"dinos": [[0, 0]]}, "B": {"dinos": [[0, 0]]}}), "setup.B.dinos[0]"),
        (scenario({"A": {"dinos": [[q, r] for q in range(6) for r in range(2)]}}), "setup.A.dinos[10]"),
        (scenario({"A": {"genes": {"wing": 1}}}), "setup.A.genes"),
        (scenario({"A": {"genes": {"leg": -1}}}), "setup.A.genes.leg"),
        (scenario({"A": {"age": 1}}), "setup.A"),
        (scenario({"switches": {"ring": 7}}), "setup.switches.ring"),
        (scenario({}, ["jump"]), "steps[1]"),
        (scenario({}, [{"do": "jump"}]), "steps[1].do"),
        (scenario({}, [{"do": "bid", "die": 3}]), "steps[1]"),
        (scenario({}, [{"by": "Z", "do": "end_moves"}]), "steps[1].by"),
        (scenario({}, [{"by": "A", "do": "move", "from": 3, "to": [0, 0]}]), "steps[1].from"),
        (scenario({}, [{"by": "A", "do": "card", "card": 7}]), "steps[1].card"),
        (scenario({}, {"do": "jump"}), "steps"),
        (scenario({}, expect={"mood": "good"}), "expect"),
        (scenario({}, expect={"A": {"mood": "good"}}), "expect.A"),
        (scenario({}, expect={"A": {"genes": {"wing": 1}}}), "expect.A.genes"),
        (scenario({}, cases=[{"when": {}}]), "cases[1]"),
        (scenario({}, cases=[{"with": {"wind": 3}}]), "cases[1].with"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_ill_formed_scenario_is_refused_with_its_place(document: dict[str, object], place: str) -> None:
    with pytest.raises(BadRequest) as caught:
        FAMILY.check(document)
    args = caught.value.message.args
    assert args.get("place", args.get("name")) == place


def test_an_unknown_box_is_refused() -> None:
    with pytest.raises(BadRequest, match="scarce-genes"):
        FAMILY.check({**scenario({}), "ruleset": "dinosaurs+wings"})


def test_a_refused_step_leaves_the_position_alone() -> None:
    """Two steps in one: the row is chosen, the number refused; nothing of it stays."""
    steps = [
        {"do": "genes", "lay": ["leg", "egg", "fur"]},
        {"by": "A", "do": "bid", "row": 1, "value": 99, "illegal": "cannot pay"},
        {"by": "A", "do": "bid", "row": 2, "value": 1},
    ]
    setup = {"phase": "genes", **three()}
    assert FAMILY.check(scenario(setup, steps, {"to_act": "B", "rows": [None, ["A", 1], None]})) == []


@pytest.mark.parametrize(
    ("setup", "step", "reason"),
    [
        ({"phase": "climate", "turn": 2}, {"card": "standstill"}, "from turn 3"),
        ({"phase": "meteor"}, {"card": "standstill"}, "another moment"),
        ({"phase": "over"}, {"card": "standstill"}, "over"),
        ({"phase": "climate"}, {"card": "dead-end"}, "do not have"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_card_that_nobody_is_asked_about_is_refused_for_its_own_reason(
    setup: dict[str, Any], step: dict[str, Any], reason: str
) -> None:
    setup = {**setup, **three(A={"hand": ["standstill"]})}
    found = FAMILY.check(scenario(setup, [{"by": "A", "do": "card", **step}]))
    assert len(found) == 1
    assert reason in found[0]


def test_a_second_climate_card_is_refused_because_of_the_first() -> None:
    """EVT-5"""
    setup = {"phase": "climate", **three(A={"hand": ["standstill"]}, C={"hand": ["turning-back"]})}
    steps = [
        {"by": "A", "do": "card", "card": "standstill"},
        {"by": "C", "do": "card", "card": "turning-back"},
    ]
    assert "one climate card" in FAMILY.check(scenario(setup, steps))[0]


def test_cases_change_setup_steps_and_expectation() -> None:
    steps = [{"by": "A", "do": "move", "from": [0, 1], "to": [0, 0]}]
    cases = [
        {"with": {"legs": {"A": 2}}, "then": {"A": {"moves": 1}}},
        {"with": {"to": [1, 1]}, "then": {"A": {"dinos": [[1, 1]]}}},
        {"with": {"A": {"genes": {"leg": 3}}}, "then": {"A": {"moves": 2}}},
        {"with": {"points": {"B": 3}}, "then": {"B": {"points": 3}}},
        {"with": {"leg": 4}, "then": {"A": {"moves": 3}}},
        {"with": {"illegal": "why not"}, "then": {}},
    ]
    setup = {"phase": "movement", **three()}
    found = FAMILY.check(scenario(setup, steps, {"A": {"herd": 1}}, cases=cases))
    assert [line.split(":")[0] for line in found] == ["cases[6]"]


def test_a_question_that_answers_itself_may_be_left_out_of_a_scenario() -> None:
    steps: list[dict[str, Any]] = [{"by": name, "do": "end_moves"} for name in "ABC"]
    setup = {"phase": "movement", **three(A={"genes": {"leg": 0}})}
    assert FAMILY.check(scenario(setup, steps, {"phase": "births"})) == []
    assert FAMILY.check(scenario(setup, steps[1:], {"phase": "births"})) == []


JUNK: list[Any] = [None, True, -1, 99, 10**12, "", "Z", "leg", [], {}, [1], [[1, 2]], {"A": 1}, 1.5, {1: 2}]


def places(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a document."""
    inside = list(node.items()) if isinstance(node, dict) else []
    inside += list(enumerate(node)) if isinstance(node, list) else []
    return [path, *(deeper for key, value in inside for deeper in places(value, (*path, key)))]


@pytest.mark.parametrize("seed", range(4))
def test_no_document_crashes_the_runner(seed: int) -> None:
    """Junk anywhere in a good document: it holds, differs, or is refused."""
    chance = Chance(seed)
    game = fittest.new("dinosaurs", players=3, seed=seed)
    play_on(game, chance, 60 + 60 * seed)
    steps = [
        {"by": "A", "do": "card", "card": "stampede"},
        {"by": "A", "do": "move", "from": [0, 1], "to": [0, 0]},
    ]
    setup = {"phase": "movement", **three(A={"hand": ["stampede"]})}
    good = [game.scenario(), scenario(setup, steps, {"A": {"moves": 2}, "views": {"B": {"A": 0}}})]
    refused = 0
    for number in range(80):
        document = copy.deepcopy(good[number % 2])
        path = [place for place in places(document) if place and place[0] != "id"]
        *parents, last = path[chance.below(len(path))]
        node: Any = document
        for key in parents:
            node = node[key]
        node[last] = copy.deepcopy(JUNK[chance.below(len(JUNK))])
        try:
            FAMILY.check(document)
        except BadRequest:
            refused += 1
    assert 15 < refused <= 80
