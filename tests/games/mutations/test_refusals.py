"""Every refusal says why, in words, in both languages."""

import pytest

from fittest.kernel.errors import IllegalAction
from fittest.texts import LANGUAGES, keys, render
from tests.games.mutations.table import position

DEVELOPMENT = """
phase: development
P1: {deck: [Extremophile], row: [{s: a, pop: 2}, {s: c, t: [Extremophile]}, {s: d}]}
P2: {deck: 1, row: [{s: b}]}
"""
FEEDING = """
centre: {red: 1, green: 1, black: 1}
P1:
  row:
    - {s: a, t: [Carnivorous], animals: [{food: 2}, {used: true}, {}]}
    - {s: o, t: [ObligateCarnivore, Swimming]}
    - {s: g, t: [Grazing], animals: [{food: 1, sheltered: true}]}
P2:
  row:
    - {s: b, t: [Big, Burrowing, DevelopmentDefects], animals: [{food: 2}]}
    - {s: h, animals: [{sheltered: true}]}
    - {s: f, t: [Big, Swimming, Grazing, DevelopmentDefects]}
"""
EMPTY_CENTRE = "{P1: {row: [{s: a, t: [Carnivorous]}, {s: c}]}, P2: {row: [{s: b}]}}"
ATTACK = """
anglerfish: true
P1: {row: [{s: a, t: [Carnivorous]}, {s: c}]}
P2: {row: [{s: b, t: [Mimicry, Running]}, {s: d, t: [Grazing], animals: [{}, {sheltered: true}, {}]}]}
"""


CASES: list[tuple[str, list[str], str, str]] = [
    (DEVELOPMENT, [], "trait 1", "why-mut-several"),
    (DEVELOPMENT, [], "trait 4", "why-mut-not-own"),
    (DEVELOPMENT, [], "grow 9", "why-mut-no-species"),
    (DEVELOPMENT, [], "grow 2", "why-mut-price"),
    (DEVELOPMENT, [], "diverge 1", "why-mut-no-divergence"),
    (DEVELOPMENT, [], "keep", "why-mut-not-harmful"),
    (DEVELOPMENT, [], "red 1.1", "why-mut-only-feeding"),
    (DEVELOPMENT, [], "lose 1.1", "why-mut-no-attack"),
    (FEEDING, [], "convert", "why-mut-not-harmful"),
    (DEVELOPMENT, ["trait 3"], "pass", "why-mut-harmful-open"),
    ("{phase: development, P1: {deck: 1, row: [{s: a}]}}", [], "grow 1", "why-mut-limit"),
    (FEEDING, [], "species", "why-mut-only-development"),
    (FEEDING, [], "graze 2", "why-mut-graze-count"),
    (FEEDING, ["graze 1"], "graze 1", "why-mut-grazed"),
    (FEEDING, [], "end", "why-mut-nothing-done"),
    (FEEDING, ["green 1.1"], "green 1.2", "why-mut-move-done"),
    (FEEDING, [], "pass", "why-mut-must-put"),
    (FEEDING, [], "lose 1.1", "why-mut-no-attack"),
    (FEEDING, [], "red 9.1", "why-mut-no-animal"),
    (FEEDING, [], "red 4.1", "why-mut-others-animal"),
    (FEEDING, [], "red 1.1", "why-mut-fed"),
    (FEEDING, [], "red 2.1", "why-mut-fasts"),
    (FEEDING, [], "green 3.1", "why-mut-sheltered"),
    (FEEDING, [], "black 1.1", "why-mut-own-parasite"),
    (FEEDING, [], "attack 4.1 1", "why-mut-others-animal"),
    (FEEDING, [], "attack 3.1 4", "why-mut-no-carnivore"),
    (FEEDING, [], "attack 1.1 4", "why-mut-carnivore-fed"),
    (FEEDING, [], "attack 1.2 4", "why-mut-attacked"),
    (FEEDING, [], "attack 1.3 1", "why-mut-same-species"),
    (FEEDING, [], "attack 1.3 9", "why-mut-no-species"),
    (FEEDING, [], "attack 2.1 3", "why-mut-limited"),
    (FEEDING, [], "attack 1.3 5", "why-mut-all-sheltered"),
    (FEEDING, [], "attack 1.3 4", "why-mut-safe"),
    (FEEDING, [], "attack 1.3 6 ignoring big", "why-mut-safe"),
    (FEEDING, [], "attack 1.3 6 ignoring big swimming", "why-mut-ignore-many"),
    (FEEDING, [], "attack 1.3 6 ignoring grazing", "why-mut-ignore-idle"),
    (EMPTY_CENTRE, [], "pass", "why-mut-instinct"),
    (EMPTY_CENTRE, [], "red 1.1", "why-mut-no-red"),
    (EMPTY_CENTRE, [], "green 1.1", "why-mut-no-green"),
    (EMPTY_CENTRE, [], "black 3.1", "why-mut-no-black"),
    (EMPTY_CENTRE, [], "graze 1", "why-mut-no-grazers"),
    (ATTACK, ["attack 1.1 3"], "react running 4", "why-mut-no-reaction"),
    (ATTACK, ["attack 1.1 3"], "end", "why-mut-attack-open"),
    (ATTACK, ["attack 1.1 4"], "lose 4.2", "why-mut-not-a-victim"),
    (
        "{P1: {row: [{s: a, t: [Carnivorous]}, {s: c}]}, P2: {row: [{s: b}]},"
        " P3: {row: [{s: k, t: [Scavenger, Big], pop: 2}]}}",
        ["attack 1.1 3"],
        "scavenge 2.1",
        "why-mut-not-a-scavenger",
    ),
    (
        "{anglerfish: true, P1: {row: [{s: a, t: [Carnivorous, Big, Running]}]},"
        " P2: {row: [{s: f, animals: [{card: Anglerfish}]}]}}",
        [],
        "decline",
        "why-mut-must-turn-up",
    ),
    (
        "{anglerfish: true, P1: {row: [{s: a, t: [Carnivorous]}]}, P2: {row: [{s: f}, {s: g}]}}",
        ["attack 1.1 2"],
        "reveal 2",
        "why-mut-no-lurker",
    ),
    (
        "{phase: extinction, P1: {row: [{s: a, animals: [{par: 1}, {par: 1}]}]}}",
        [],
        "pass",
        "why-mut-parasites-open",
    ),
    # The prey is gone; only the scavengers are still asked.
    (
        "{P1: {row: [{s: a, t: [Carnivorous]}]}, P2: {row: [{s: b}, {s: c, t: [Scavenger], pop: 2}]}}",
        ["attack 1.1 2"],
        "ignore none",
        "why-mut-attack-open",
    ),
]


@pytest.mark.parametrize(("setup", "before", "text", "key"), CASES)
def test_why_not(setup: str, before: list[str], text: str, key: str) -> None:
    game = position(setup)
    for answer in before:
        game.apply(answer)
    state = game.scenario()
    with pytest.raises(IllegalAction) as refusal:
        game.apply(text)
    assert refusal.value.message.key == key
    assert game.scenario() == state
    for language in LANGUAGES:
        assert "{" not in render(refusal.value.message, language)


def test_a_species_that_must_be_ignored_into() -> None:
    """[MDEF-4]"""
    game = position(
        "{P1: {row: [{s: a, t: [Carnivorous, Intellect]}, {s: x}]},"
        " P2: {row: [{s: b, t: [Mimicry]}, {s: c, t: [Big, Running, DevelopmentDefects]}]}}"
    )
    game.apply("attack 1.1 3")
    message = game.why_not("ignore none")
    assert message is not None
    assert message.key == "why-mut-ignore-needed"
    assert "Big" in render(message, "en")


def test_all_refusals_are_tried_here() -> None:
    wanted = {key for key in keys("en") if key.startswith("why-mut-")}
    tried = {key for _, _, _, key in CASES}
    # The first one is tried above; and an empty deck passes by itself.
    assert wanted - tried == {"why-mut-ignore-needed", "why-mut-empty-deck"}
