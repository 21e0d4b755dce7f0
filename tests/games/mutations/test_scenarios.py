"""The scenario language: the suite holds, what is wrong is noticed, nothing breaks the runner."""

import copy
from typing import Any

import pytest

from fittest.games.mutations.family import FAMILY
from fittest.games.mutations.scenario.verbs import PLAYER_VERBS, TABLE_VERBS
from fittest.games.mutations.state import Mutations
from fittest.kernel.chance import Chance
from fittest.kernel.errors import BadRequest
from tests.games.mutations.table import differences, holds, position
from tests.games.suites import suite

DOCUMENTS = suite("mutations")
each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document["id"])


@each_document
def test_the_suite_holds(document: dict[str, Any]) -> None:
    assert FAMILY.check(document) == []


def wrong(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list):
        return [*value, "running"]
    return "P8"


@each_document
def test_every_fact_of_the_suite_can_fail(document: dict[str, Any]) -> None:
    """Each expectation by itself, turned into another one, is noticed."""
    for key, value in document["expect"].items():
        if key == "visible":
            continue
        changes: list[dict[str, Any]]
        if value == "gone":
            changes = [{key: {"food" if "." in key else "pop": 17}}]
        elif value == "none":
            changes = [{key: {"kind": "lose"}}]
        elif isinstance(value, dict):
            changes = [{key: {part: wrong(inner)}} for part, inner in value.items()]
        else:
            changes = [{key: wrong(value)}]
        for change in changes:
            broken = {**copy.deepcopy(document), "expect": change}
            assert FAMILY.check(broken) != [], change


@each_document
def test_every_refusal_of_the_suite_is_needed(document: dict[str, Any]) -> None:
    """A step that must be refused is not carried out when it is given as legal."""
    for number, step in enumerate(document["steps"]):
        if "illegal" in step:
            broken = copy.deepcopy(document)
            del broken["steps"][number]["illegal"]
            assert any("refused" in line for line in FAMILY.check(broken)), step


def test_every_legal_step_of_the_suite_is_noticed_when_it_should_be_refused() -> None:
    for document in DOCUMENTS:
        for number, step in enumerate(document["steps"]):
            if "illegal" not in step and not document.get("unsimulated"):
                broken = copy.deepcopy(document)
                broken["steps"][number]["illegal"] = "a mistake"
                assert any("is legal" in line for line in FAMILY.check(broken)), (document["id"], step)


def test_all_verbs_of_the_format_are_known() -> None:
    verbs = """play keep convert pass take attack react ignore lose scavenge graze end_go reveal
    decline_reveal
    deal climate finish_feeding extinction parasites starve clean draw start_turn score peek_penalty"""
    assert set(verbs.split()) == {*PLAYER_VERBS, *TABLE_VERBS}


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("setup: {P1: {row: [{s: a, t: [Nonsense]}]}}", "setup.P1.row[0].t"),
        ("setup: {P1: {row: [{s: a}, {s: a}]}}", "setup.P1.row[1]"),
        ("setup: {P1: {row: [{s: a, t: [Big, Big]}]}}", "setup.P1.row[0].t"),
        ("setup: {P1: {row: [{s: a, pop: 0}]}}", "setup.P1.row[0]"),
        ("setup: {P1: {row: [{s: a, animals: [{par: 11}]}]}}", "setup.P1.row[0]"),
        ("setup: {P1: {row: [{s: a, animals: [{wings: 2}]}]}}", "wings"),
        ("setup: {P1: {deck: many}}", "setup.P1.deck"),
        ("setup: {P1: {deck: -1}}", "setup.P1.deck"),
        ("setup: {P9: {}}", "P9"),
        ("setup: {players: 9}", "setup.players"),
        ("setup: {phase: supper}", "setup.phase"),
        ("setup: {first: P3}", "setup.first"),
        ("setup: {centre: {black: 11}}", "setup.centre"),
        ("setup: {shared: [[a, b, Big]]}", "setup.shared"),
        ("setup: {switches: {deck: D9}}", "setup.switches.deck"),
        ("setup: {engine: {}}", "setup"),
        ("steps: [{do: fly}]", "steps[1]"),
        ("steps: [{by: P1}]", "steps"),
        ("steps: [{by: P7, do: pass}]", "steps[1]"),
        ("setup: {P1: {row: [{s: a}]}}\nsteps: [{by: P1, do: attack, with: q.1, target: a}]", "steps[1]"),
        ("expect: {nonsense: 1}", "expect.nonsense"),
        ("expect: {deck: 7}", "expect.deck"),
        ("expect: {deck: {P5: 7}}", "expect.deck"),
        ("setup: {P1: {row: [{s: a}]}}\nexpect: {a: {colour: red}}", "expect.a"),
        ("setup: {P1: {row: [{s: a}]}}\nexpect: {a.1: {colour: red}}", "expect.a.1"),
        ("ruleset: mutations+wings", "wings"),
    ],
)
def test_what_is_ill_formed_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(BadRequest) as refusal:
        differences(text)
    assert place in str(refusal.value)


def test_nothing_breaks_the_runner() -> None:
    """Documents with random parts exchanged either hold, or differ, or are refused."""
    chance = Chance(7)
    spare: list[Any] = [None, -1, 99, "a", "a.1", "P2", [], {}, True, ["big"], {"a": 1}, "none"]

    def spoil(value: Any) -> Any:
        if chance.below(12) == 0:
            return spare[chance.below(len(spare))]
        if isinstance(value, dict):
            return {key: spoil(part) for key, part in value.items()}
        if isinstance(value, list):
            return [spoil(part) for part in value]
        return value

    outcomes = {"holds": 0, "differs": 0, "refused": 0}
    for _ in range(15):
        for document in DOCUMENTS:
            broken = {
                key: spoil(value) if key in ("setup", "steps", "expect") else value
                for key, value in document.items()
            }
            try:
                outcomes["differs" if FAMILY.check(broken) else "holds"] += 1
            except BadRequest:
                outcomes["refused"] += 1
    assert min(outcomes.values()) > 0


def test_facts_about_the_box() -> None:
    """[MOTH-1 MCOM-1 M24]"""
    holds("""
    unsimulated: true
    steps: [{do: build_deck, with: [Flight, Herding]}, {do: build_deck, with: Shell, illegal: not suitable}]
    expect:
      cards: 90
      corner: {MetabolicSyndrome: 1, Big: 1, Carnivorous: 1}
      tokens_per_box: {red: 22, blue: 16, green: 6, black: 10}
      harmful_cards: 36
      dice: 5
      visible: only the sizes of decks
    """)
    for wrong in ["cards: 91", "harmful: 35", "traits: [Big]", "general: {2: 71}", "climate_H2: {p2: [3]}"]:
        assert differences(f"unsimulated: true\nexpect: {{{wrong}}}") != [], wrong
    assert differences("unsimulated: true\nsteps: [{do: build_deck, with: [Shell]}]") != []


def test_a_saved_position_is_readable_and_changed_by_hand_without_its_engine() -> None:
    game = position("{centre: {red: 3}, P1: {row: [{s: a, t: [Big], pop: 2}]}, P2: {deck: 4}}")
    document: dict[str, Any] = game.scenario()
    assert document["setup"]["P1"]["row"][0]["t"] == ["Big"]
    del document["setup"]["engine"]
    document["setup"]["centre"]["red"] = 5
    assert FAMILY.load(document).red == 5


def test_an_engine_that_cannot_be_is_refused() -> None:
    document: dict[str, Any] = position(
        "{centre: {red: 3}, P1: {row: [{s: a, pop: 2}]}, P2: {deck: 4}}"
    ).scenario()
    for change in [
        {"faces": [99]},
        {"general": [0, 0]},
        {"active": 7},
        {"stack": [{"is": "Nonsense"}]},
        {"stack": [{"is": "Turn"}]},
        {"rows": []},
        {"red": "many"},
    ]:
        broken = copy.deepcopy(document)
        broken["setup"]["engine"]["state"].update(change)
        with pytest.raises(BadRequest):
            FAMILY.load(broken)


MIMICS = """
setup:
  P1: {row: [{s: a, t: [Carnivorous]}]}
  P2: {row: [{s: b, t: [Mimicry, Running]}, {s: c}, {s: d}]}
"""
ATTACK_B = "steps: [{by: P1, do: attack, with: a.1, target: b}]"


@pytest.mark.parametrize(
    ("options", "fine"),
    [
        ("[Running, Mimicry]", True),
        ("[Running, Mimicry c, Mimicry d]", True),
        ("3", True),
        ("[Mimicry]", False),
        ("2", False),
    ],
)
def test_options_of_an_open_question(options: str, fine: bool) -> None:
    scenario = f"{MIMICS}\n{ATTACK_B}\nexpect: {{offered: {{kind: react, to: P2, options: {options}}}}}"
    assert (differences(scenario) == []) is fine


@pytest.mark.parametrize("offered", ["none", "{kind: lose}", "{kind: react, to: P1}"])
def test_another_open_question_is_noticed(offered: str) -> None:
    assert differences(f"{MIMICS}\n{ATTACK_B}\nexpect: {{offered: {offered}}}") != []


LURKER = "setup: {anglerfish: true, P1: {row: [{s: f, animals: [{card: Anglerfish}, {card: Big}]}]}}"


@pytest.mark.parametrize(
    ("visible", "fine"),
    [
        ("{P1: the founder and nothing else, P2: nothing}", True),
        ("{P1: {f.1: Anglerfish, f.2: hidden}, P2: {f.1: hidden}}", True),
        ("{P1: {f: true}}", True),
        ("{P2: {f: Anglerfish}}", False),
        ("{P1: {f.2: Big}}", False),
        ("{P1: {f.1: unknown}}", False),
    ],
)
def test_visible_faces(visible: str, fine: bool) -> None:
    """[MANG-2 MHID-2]"""
    assert (differences(f"{LURKER}\nexpect: {{visible: {visible}}}") == []) is fine
    assert (differences(f"unsimulated: true\n{LURKER}\nexpect: {{visible: {visible}}}") == []) is fine


def test_a_leaking_view_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Mutations, "knows", lambda game, seat, card: True)
    setup = "setup: {phase: development, P1: {deck: 3}, P2: {row: [{s: b, pop: 3}]}}"
    monkeypatch.setattr(Mutations, "determinize", lambda game, seat, chance: chance.shuffle(game.faces))
    assert any(
        "hidden cards" in line for line in differences(f"{setup}\nexpect: {{visible: {{P1: nothing}}}}")
    )


def test_steps_that_do_not_fit() -> None:
    """Refused steps are told with their place and reason."""
    for steps, said in [
        ("[{do: deal}]", "already dealt"),
        ("[{by: P1, do: attack, with: b, target: c}]", "not yours"),
        ("[{by: P1, do: pass}]", "Instinct"),
        ("[{by: P1, do: react, use: none}]", "compulsory"),
        ("[{do: peek_penalty, by: P1}]", "deck is empty"),
        ("[{do: extinction}]", "still place a token or attack"),
        ("[{do: start_turn}]", "not due"),
        ("[{by: P1, do: attack, with: a.1, target: b, ignore: [Big, Running, Mimicry]}]", "more than two"),
        ("[{do: score}, {by: P1, do: pass}]", "The game is over"),
    ]:
        found = differences(f"{MIMICS}\nsteps: {steps}")
        assert len(found) == 1
        assert said in found[0]
        assert found[0].startswith("Step ")


def test_a_legal_step_waits_until_those_who_cannot_act_are_passed_over() -> None:
    """[MTRN-2 MGRZ-2 M43] A step that must be refused does not wait."""
    holds("""
    setup:
      centre: {red: 3}
      P1: {row: [{s: a, t: [Grazing], animals: [{food: 1}]}]}
      P2: {row: [{s: b, t: [Big]}]}
    steps:
      - {by: P2, do: take, token: red, animal: b.1, illegal: P1 could graze}
      - {by: P2, do: take, token: red, animal: b.1}
      - {by: P2, do: end_go}
      - {by: P1, do: graze, count: 1}
      - {by: P2, do: take, token: red, animal: b.1}
      - {by: P2, do: end_go}
    expect: {phase: extinction, b.1: {food: 2}}
    """)
    holds("""
    setup: {centre: {black: 1}, P1: {row: [{s: a}]}, P2: {}}
    steps: [{by: P2, do: take, token: black, animal: a.1}]
    expect: {a.1: {par: 1}}
    """)
    assert differences("""
    setup: {centre: {red: 3}, P1: {row: [{s: a}]}, P2: {row: [{s: b}]}}
    steps: [{by: P2, do: take, token: red, animal: b.1}]
    """)


def test_a_move_in_which_nothing_is_left_may_be_ended_or_not() -> None:
    """[MFED-9] The facts must hold together, though."""
    last = """
    setup: {centre: {red: 1}, P1: {row: [{s: a}]}, P2: {row: [{s: b, animals: [{food: 1}]}]}}
    steps: [{by: P1, do: take, token: red, animal: a.1}]
    """
    for facts in ["phase: feeding, active: P1", "phase: extinction, active: P2", "a.1: {fed: true}"]:
        holds(f"{last}expect: {{{facts}}}")
    assert differences(f"{last}expect: {{phase: feeding, active: P2}}")


def test_who_is_active_where_only_the_first_player_is_told() -> None:
    setup = "setup: {first: P2, centre: {red: 2}, P1: {row: [{s: a}]}, P2: {row: [{s: b}]}}"
    holds(f"{setup}\nexpect: {{active: P2}}")
    holds(
        f"{setup}\nsteps: [{{by: P2, do: take, token: red, animal: b.1}}]\nexpect: {{active: P2, first: P2}}"
    )
    holds(
        f"{setup}\nsteps: [{{by: P1, do: take, token: red, animal: a.1}}]\nexpect: {{active: P1, first: P2}}"
    )
