"""Swimming: SWI-1, SWI-2, ATK-6."""

from tests.games.evolution.helpers import Table

SEA = "P1: {animals: {a: {t: [Carnivorous]}, s: {t: [Carnivorous, Swimming]}}}, P2: {animals: {w: {t: [Swimming]}, x: {}}}"


def test_swi_1_only_swimmers_attack_it() -> None:
    assert Table(SEA).why("attack a w") == "shielded swimming"


def test_swi_2_a_swimmer_attacks_only_swimmers() -> None:
    table = Table(SEA)
    assert table.why("attack s x") == "swimmer"
    assert table.options == ["attack a x", "attack s w", "end"]


def test_swi_1_a_swimmer_eats_a_swimmer() -> None:
    table = Table(SEA).play("attack s w")
    assert table["s"].food == 2
    assert table.is_gone("w")


def test_atk_6_intellect_does_not_lift_the_carnivores_limit() -> None:
    table = Table(
        "P1: {animals: {s: {t: [Carnivorous, Swimming, Intellect]}}}, P2: {animals: {x: {t: [Camouflage]}, y: {t: [Running]}}}",
        "base+ttf",
    )
    assert table.why("attack s y ignore running") == "swimmer"
    assert table.why("attack s x ignore camouflage") == "swimmer"
