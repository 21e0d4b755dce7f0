"""What the scenario runner does, and does not do, is the same in all games."""

from typing import Any

import pytest
import yaml

from fittest import api
from fittest.kernel.errors import BadRequest

# For each game: a position in which A (or P1) is to move, a legal step and one that nobody has asked for.
EVOLUTION = {
    "ruleset": "evolution",
    "setup": "{bank: 3, P1: {animals: {a: {t: [Big]}}}, P2: {animals: {x: {food: 1}}}}",
}
MUTATIONS = {
    "ruleset": "mutations",
    "setup": "{centre: {red: 3}, P1: {row: [{s: a, t: [Big]}]}, P2: {row: [{s: x, animals: [{food: 1}]}]}}",
}
DINOSAURS = {
    "ruleset": "dinosaurs",
    "setup": "{phase: births, A: {dinos: [[0, 1]]}, B: {dinos: [[3, 1]]}, C: {dinos: [[6, 1]]}}",
}


def checked(game: dict[str, str], steps: str, expect: str = "", language: str = "en") -> list[str]:
    document: dict[str, Any] = {
        "id": "test",
        "ruleset": game["ruleset"],
        "setup": yaml.safe_load(game["setup"]),
    }
    document["steps"] = yaml.safe_load(f"[{steps}]")
    document["expect"] = yaml.safe_load(f"{{{expect}}}")
    return api.check(document, language)


GAMES = pytest.mark.parametrize(
    ("game", "legal", "unasked", "first"),
    [
        (EVOLUTION, "{by: P1, do: take, animal: a}", "{by: P2, do: react, animal: x, use: none}", "P1"),
        (MUTATIONS, "{by: P1, do: take, token: red, animal: a.1}", "{by: P2, do: lose, animal: x.1}", "P1"),
        (DINOSAURS, "{by: A, do: birth, at: [0, 0]}", "{by: A, do: lose, at: [[0, 1]]}", "A"),
    ],
    ids=["evolution", "mutations", "dinosaurs"],
)


@GAMES
def test_an_answer_that_nobody_asked_for_fails_with_the_question(
    game: dict[str, str], legal: str, unasked: str, first: str
) -> None:
    said = checked(game, f"{legal}, {unasked}", "phase: x")
    assert len(said) == 1
    assert said[0].startswith("Step 2 (")
    assert ") is refused: " in said[0]
    assert " is asked and can answer: " in said[0]
    assert "why-" not in said[0]
    assert "Шаг 2 (" in checked(game, f"{legal}, {unasked}", "phase: x", "ru")[0]


@GAMES
def test_a_document_asserts_something(game: dict[str, str], legal: str, unasked: str, first: str) -> None:
    with pytest.raises(BadRequest, match="asserts nothing"):
        checked(game, legal)
    document = {"id": "test", "ruleset": game["ruleset"], "setup": yaml.safe_load(game["setup"])}
    assert "The solution “nothing” is not possible: " in api.check({**document, "solution": ["nothing"]})[0]
    assert checked(game, unasked.replace("}", ", illegal: nobody asks}", 1)) == []
    assert "is legal, but should be refused" in checked(game, legal[:-1] + ", illegal: x}")[0]


@GAMES
def test_what_differs_is_said_with_the_open_question(
    game: dict[str, str], legal: str, unasked: str, first: str
) -> None:
    said = checked(game, "", "phase: supper")
    assert len(said) == 1
    assert said[0].startswith("phase: expected 'supper', found '")
    assert f"{first} is asked and can answer: " in said[0]


@GAMES
def test_a_reason_may_be_named(game: dict[str, str], legal: str, unasked: str, first: str) -> None:
    wrong = unasked[:-1] + ", illegal: why-no-such-reason}"
    said = checked(game, wrong)
    assert "but not for the reason “why-no-such-reason”" in said[0]
    words = said[0].split("”: ")[1]
    assert checked(game, unasked[:-1] + f', illegal: true, reason: "{words[:12]}"}}') == []


@pytest.mark.parametrize(
    ("game", "take"),
    [
        (EVOLUTION, "{by: P1, do: take, animal: a}"),
        (MUTATIONS, "{by: P1, do: take, token: red, animal: a.1}"),
    ],
    ids=["evolution", "mutations"],
)
def test_two_moves_in_a_row_if_nobody_else_can_do_anything(game: dict[str, str], take: str) -> None:
    fact = "a" if game is EVOLUTION else "a.1"
    assert checked(game, f"{take}, {take}", f"{fact}: {{food: 2}}") == []
    busy = {**game, "setup": game["setup"].replace("food: 1", "food: 0")}
    assert "Step 2 (take) is refused" in checked(busy, f"{take}, {take}", f"{fact}: {{food: 2}}")[0]


@pytest.mark.parametrize(("game", "place"), [(EVOLUTION, "setup.P2.x.food"), (MUTATIONS, "setup.P2.row")])
def test_no_animal_is_set_up_with_more_food_than_it_needs(game: dict[str, str], place: str) -> None:
    with pytest.raises(BadRequest, match=place):
        checked({**game, "setup": game["setup"].replace("food: 1", "food: 2")}, "", "phase: feeding")


def test_an_animal_that_nobody_has_to_lose() -> None:
    game = {
        "ruleset": "mutations",
        "setup": "{phase: extinction, P1: {row: [{s: a, animals: [{par: 1, food: 1}, {par: 1, food: 1}]}]}, "
        "P2: {row: [{s: b, animals: [{food: 1}, {food: 1}]}]}}",
    }
    assert checked(game, "{do: extinction, lose: {a: a.1}}", "a.1: gone, b: {pop: 2}") == []
    said = checked(game, "{do: extinction, lose: {a: a.1, b: b.2}}", "a.1: gone, b: {pop: 2}")
    assert "Nobody is asked which animal of b is lost." in said[0]


def test_a_roll_that_nobody_has_to_make() -> None:
    game = {
        **DINOSAURS,
        "setup": DINOSAURS["setup"]
        .replace("births", "initiative")
        .replace("[0, 1]]", "[0, 1]], genes: {tail: 3}"),
    }
    rolls = "{B: 2, C: 5}"
    assert checked(game, f"{{do: initiative, rolls: [{rolls}]}}", "order: [A, B, C]") == []
    said = checked(game, f"{{do: initiative, rolls: [{rolls}, {{A: 1, B: 2}}]}}", "order: [A, B, C]")
    assert "Nobody is asked for this roll: A, B." in said[0]


def test_cases_in_any_game() -> None:
    """`with` changes the set-up or the steps, `then` what is expected."""
    for game, fact, step in (
        (EVOLUTION, "a", {"by": "P1", "do": "take", "animal": "a"}),
        (MUTATIONS, "a.1", {"by": "P1", "do": "take", "token": "red", "animal": "a.1"}),
    ):
        document: dict[str, Any] = {"id": "test", "ruleset": game["ruleset"]}
        document |= {"setup": yaml.safe_load(game["setup"]), "steps": [step], "expect": {fact: {"food": 1}}}
        document["cases"] = [
            {"then": {"phase": "feeding"}},
            {"with": {"animal": "x"}, "then": {fact: {"food": 0}}},
            {"with": {"illegal": "not so"}, "then": {fact: {"food": 0}}},
        ]
        said = api.check(document)
        assert [line.partition(":")[0] for line in said] == ["cases[2]", "cases[3]"]
        assert "is refused" in said[0]
        assert "is legal, but should be refused" in said[1]


@pytest.mark.parametrize(
    ("game", "player", "fact", "value"),
    [(EVOLUTION, "P1", "hand", 0), (MUTATIONS, "P1", "deck", 0), (DINOSAURS, "A", "hand", 0)],
    ids=["evolution", "mutations", "dinosaurs"],
)
def test_facts_are_told_player_by_player_or_fact_by_fact(
    game: dict[str, str], player: str, fact: str, value: int
) -> None:
    """A number stands for a list of so many."""
    for told in ("{0}: {{{1}: {2}}}", "{1}: {{{0}: {2}}}"):
        assert checked(game, "", told.format(player, fact, value)) == []
        said = checked(game, "", told.format(player, fact, value + 1))
        assert said[0].startswith(f"{player}.{fact}: expected {value + 1}, found {value}.")
        assert checked(game, "", told.format(player, fact, "[]")) == []
    with pytest.raises(BadRequest, match="expect"):
        checked(game, "", f"{fact}: {{P9: 0}}")


@GAMES
def test_verbs_are_known_in_any_spelling(game: dict[str, str], legal: str, unasked: str, first: str) -> None:
    spelt = legal.replace("do: take", "do: Take").replace("do: birth", "do: BIRTH")
    assert checked(game, spelt, "phase: x")[0].startswith("phase: expected 'x', found ")
    with pytest.raises(BadRequest, match="'sing' is unknown; allowed: "):
        checked(game, "{do: sing}")


@GAMES
def test_nonsense_as_the_exact_state_is_refused(
    game: dict[str, str], legal: str, unasked: str, first: str
) -> None:
    document = {"id": "test", "ruleset": game["ruleset"], "setup": {"engine": {"format": 3, "state": {}}}}
    with pytest.raises(BadRequest, match=r"setup"):
        api.check({**document, "expect": {"phase": "feeding"}})
