"""The scenario runner cannot be fooled: whatever is not so is said, with who is asked what."""

import pytest
import yaml

from fittest.games.evolution.family import FAMILY
from fittest.kernel.errors import BadRequest

HUNT = "P1: {animals: {c: {t: [Carnivorous]}}}, P2: {animals: {x: {t: [TailLoss, Running]}, y: {}}}"


def differences(text: str, ruleset: str = "base", language: str = "en") -> list[str]:
    return FAMILY.check({"id": "test", "ruleset": ruleset, **yaml.safe_load(text)}, language)


def failure(setup: str, steps: str, expect: str = "phase: feeding", ruleset: str = "base") -> str:
    found = differences(f"setup: {{{setup}}}\nsteps: [{steps}]\nexpect: {{{expect}}}", ruleset)
    assert len(found) == 1, found
    return found[0]


def holds(setup: str, steps: str, expect: str, ruleset: str = "base") -> None:
    assert differences(f"setup: {{{setup}}}\nsteps: [{steps}]\nexpect: {{{expect}}}", ruleset) == []


# -- answers that nobody asked for -------------------------------------------------------------


@pytest.mark.parametrize(
    "step",
    [
        "{by: P1, do: react, animal: c, use: none}",
        "{by: P2, do: react, animal: x, use: Running, die: 5}",
        "{by: P1, do: no_ambush}",
        "{by: P1, do: no_follow}",
        "{by: P1, do: decline_reveal}",
        "{by: P1, do: choose_scavenger, animal: none}",
        "{by: P1, do: ignore, trait: none}",
    ],
)
def test_an_answer_that_nobody_asked_for_fails(step: str) -> None:
    said = failure(f"bank: 3, {HUNT}", step)
    assert "Step 1" in said
    assert "is refused" in said
    assert "P1 is asked and can answer: feed c, attack c x, attack c y" in said


def test_a_reaction_after_the_attack_fails() -> None:
    attack = "{by: P1, do: attack, with: c, target: y}"
    assert "Step 2 (react) is refused" in failure(
        HUNT, f"{attack}, {{by: P2, do: react, animal: y, use: none}}"
    )


def test_a_reaction_that_the_prey_does_not_have_fails() -> None:
    attack = "{by: P1, do: attack, with: c, target: x}"
    said = failure(HUNT, f"{attack}, {{by: P2, do: react, animal: x, use: Mimicry, to: y}}")
    assert "The animal does not have Mimicry. P2 is asked and can answer: " in said
    assert "drop tail-loss" in said
    assert "#c attacks your #x. Which trait does it use?" in said


def test_one_offer_is_not_declined_for_another() -> None:
    setup = "bank: 3, P1: {animals: {a: {}}}, P2: {animals: {c: {t: [Ambush, Carnivorous]}}}"
    take = "{by: P1, do: take, animal: a}"
    for step in ("do: spend_reserve, animal: none", "do: decline_reveal", "do: no_follow"):
        said = failure(setup, f"{take}, {{by: P2, {step}}}", "bank: 2", "base+ttf")
        assert "Nobody is asked about that now. P2 is asked and can answer: ambush c, decline." in said


# -- documents that assert nothing or too little -----------------------------------------------


def test_a_document_must_assert_something() -> None:
    for text in (
        "setup: {bank: 1}",
        "steps: [{do: finish_feeding}]",
        "expect: {}",
        "expect: {note: nothing}",
    ):
        with pytest.raises(BadRequest, match="asserts nothing"):
            differences(text)
    assert differences("steps: [{by: P1, do: play, card: Big, illegal: not in feeding}]") == []


def test_a_document_that_ends_in_an_open_question_says_who_is_asked_what() -> None:
    said = failure(HUNT, "{by: P1, do: attack, with: c, target: x}", "x: gone")
    assert said.startswith("x: expected 'gone', found 'on the table'. P2 is asked and can answer: run, drop ")
    assert said.endswith("Which trait does it use?")


# -- steps that must be refused ----------------------------------------------------------------

FULL = "bank: 3, P1: {animals: {a: {food: 1}}}, P2: {}"


@pytest.mark.parametrize("reason", ["illegal: why-full", "illegal: true, reason: why-full",
    "illegal: it has eaten, reason: no room for more", "illegal: true, reason: накормлено"])  # fmt: skip
def test_a_refusal_may_name_its_reason(reason: str) -> None:
    holds(FULL, f"{{by: P1, do: take, animal: a, {reason}}}", "bank: 3")


def test_a_reason_is_for_a_step_that_must_be_refused() -> None:
    with pytest.raises(BadRequest, match="`reason` stands beside `illegal`"):
        differences("steps: [{by: P1, do: pass, reason: why-full}]\nexpect: {bank: 0}")


@pytest.mark.parametrize("reason", ["illegal: why-bank-empty", "illegal: true, reason: the bank is empty"])
def test_another_reason_than_the_named_one_fails(reason: str) -> None:
    said = failure(FULL, f"{{by: P1, do: take, animal: a, {reason}}}")
    assert "but not for the reason" in said
    assert said.endswith("The animal is fed and has no room for more.")


def test_reasons_are_sentences_in_the_language_of_the_reader() -> None:
    text = f"setup: {{{FULL}}}\nsteps: [{{by: P1, do: take, animal: a}}]\nexpect: {{bank: 3}}"
    assert "The animal is fed and has no room for more." in differences(text)[0]
    said = differences(text, language="ru")[0]
    assert "Шаг 1 (take) невозможен" in said
    assert "why-" not in said


@pytest.mark.parametrize(
    ("setup", "step", "reason"),
    [
        (
            "active: P2, P1: {animals: {x: {t: [Homeothermy, TailLoss, Big]}}}, P2: {animals: {c: {t: [Carnivorous, Big]}}}",
            "{by: P2, do: attack, with: c, target: x}, {by: P1, do: react, animal: x, use: Homeothermy, illegal: why-no-reaction}",
            "x: {t: [Homeothermy, TailLoss, Big]}",
        ),
        (
            "P1: {animals: {a: {t: [Running], paralysed: true}, b: {t: [Big]}}, pairs: [[Recombination, a, b]]}, P2: {}",
            "{by: P1, do: recombine, give: {a: Running, b: Big}, illegal: why-pair-still}",
            "a: {t: [Running]}",
        ),
        (
            "P1: {animals: {a: {t: [Big]}, b: {t: [Regeneration, Running], body: false}}, pairs: [[Recombination, a, b]]}, P2: {}",
            "{by: P1, do: recombine, give: {a: Big, b: Running}, illegal: why-no-body}",
            "a: {t: [Big]}",
        ),
    ],
    ids=["Homeothermy is no reaction", "a paralysed partner", "an eaten partner"],
)
def test_reasons_do_not_mislead(setup: str, step: str, reason: str) -> None:
    holds(f"map: false, {setup}", step, reason, "base+ttf+cont+gift")


# -- which of several equal cards --------------------------------------------------------------

TWINS = "map: false, P1: {animals: {a: {t: [Running, Big]}, b: {t: [Piracy, Running]}}, pairs: [[Recombination, a, b]]}, P2: {}"


@pytest.mark.parametrize("drop", ["", ", drop: {b: new}"])
def test_the_copy_that_arrives_goes_unless_the_step_says_otherwise(drop: str) -> None:
    step = f"{{by: P1, do: recombine, give: {{a: Running, b: Piracy}}{drop}}}"
    holds(TWINS, step, "b: {t: [Running]}", "base+cont")


def test_which_of_two_equal_traits_goes_after_recombination() -> None:
    """What was used stays used, so that it can be seen which one is left."""
    setup = TWINS.replace(
        "b: {t: [Piracy, Running]}", "b: {t: [Carnivorous, Piracy], attack_used: true}"
    ).replace("[Running, Big]", "[Carnivorous, Big]")
    give = "give: {a: Carnivorous, b: Piracy}"
    for step in (
        f"{{by: P1, do: recombine, {give}, drop: {{b: old}}}}",
        f"{{by: P1, do: recombine, {give}}}, {{by: P1, do: drop, copy: old}}",
    ):
        holds(setup, step, "b: {t: [Carnivorous]}, a: {t: [Big, Piracy]}", "base+cont")
    said = failure(
        TWINS, "{by: P1, do: recombine, give: {a: Big, b: Piracy}, drop: {b: old}}", "bank: 0", "base+cont"
    )
    assert "nothing to choose between" in said


FAT = "map: false, bank: 2, P1: {animals: {a: {t: [FatTissue, FatTissue, FatTissue], food: 1, fat: [0, 1, 0]}}}, P2: {}"


def test_which_fat_tissue_takes_a_token() -> None:
    take = "{by: P1, do: take, animal: a}"
    holds(FAT, take, "a: {fat: [0, 1, 1]}", "base+cont")
    holds(FAT, f"{take}, {{by: P1, do: store, animal: a, card: 1}}", "a: {fat: [1, 1, 0]}", "base+cont")
    said = failure(FAT, f"{take}, {{by: P1, do: store, animal: a, card: 2}}", "bank: 1", "base+cont")
    assert "P1 is asked and can answer: stow 1, stow 3" in said


def test_which_fat_tissue_gives_a_token() -> None:
    setup = FAT.replace("food: 1, fat: [0, 1, 0]", "fat: [1, 1, 1]")
    holds(setup, "{by: P1, do: convert, animal: a}", "a: {food: 1, fat: [0, 1, 1]}", "base+cont")
    holds(setup, "{by: P1, do: convert, animal: a, from: 3}", "a: {food: 1, fat: [1, 1, 0]}", "base+cont")


def test_which_of_several_fat_tissues_is_given_away() -> None:
    setup = "map: false, P1: {animals: {a: {t: [FatTissue, FatTissue], fat: [1, 0]}, b: {t: [Big]}}, pairs: [[Recombination, a, b]]}, P2: {}"
    for given, left in (("FatTissue", "[0]"), ("FatTissue#2", "[1]")):
        step = f"{{by: P1, do: recombine, give: {{a: {given}, b: Big}}}}"
        holds(setup, step, f"a: {{fat: {left}}}", "base+cont")


# -- moves and phases --------------------------------------------------------------------------


def test_a_player_goes_on_when_nobody_else_can_do_anything() -> None:
    takes = "{by: P1, do: take, animal: a}, {by: P1, do: take, animal: a}"
    holds("bank: 3, P1: {animals: {a: {t: [Big]}}}, P2: {animals: {x: {food: 1}}}", takes, "a: {food: 2}")
    said = failure("bank: 3, P1: {animals: {a: {t: [Big]}}}, P2: {animals: {x: {}}}", takes)
    assert "Step 2 (take) is refused" in said


def test_nobody_passes_who_must_take() -> None:
    setup = "bank: 1, P1: {}, P2: {animals: {x: {}}}"
    for verb in ("finish_feeding", "extinction"):
        said = failure(setup, f"{{do: {verb}}}", "bank: 0")
        assert "There is food in the bank for one of your animals" in said
        assert "P2 is asked and can answer: feed x" in said
    holds(setup, "{do: finish_feeding, illegal: why-duty}", "bank: 1")


def test_no_animal_is_set_up_with_more_food_than_it_needs() -> None:
    for animal, needs in (("{food: 2}", 1), ("{t: [Big, Carnivorous], food: 4}", 3)):
        with pytest.raises(BadRequest, match=rf"setup.P1.a.food: \d tokens, but the animal needs {needs}"):
            differences(f"setup: {{P1: {{animals: {{a: {animal}}}}}}}\nexpect: {{bank: 0}}")


def test_an_animal_gets_its_name_when_it_is_laid() -> None:
    holds(
        "phase: development, P1: {hand: [Running, Big]}, P2: {hand: [Big]}",
        "{by: P1, do: play, card: Running, as: animal, name: n}, {by: P2, do: pass}, "
        "{by: P1, do: play, card: Big, target: n}",
        "n: {t: [Big], need: 2}",
    )
