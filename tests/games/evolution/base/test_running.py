"""Running: RUN-1 to RUN-3."""

import pytest

from tests.games.evolution.helpers import Table, holds

CHASE = "P1: {animals: {a: {t: [Carnivorous, Grazing]}}}, P2: {animals: {r: {t: [Running]}}}, bank: 1"


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_run_1_four_to_six_escapes(die: int) -> None:
    table = Table(CHASE).play("attack a r", "run", dice=[die])
    assert (table.game.find(table.numbers["r"]) is not None) == (die >= 4)
    assert table["a"].food == (0 if die >= 4 else 2)


def test_run_1_cannot_be_waived_even_against_the_own_carnivore() -> None:
    table = Table("P1: {animals: {a: {t: [Carnivorous]}, r: {t: [Running, TailLoss]}}}")
    table.play("attack a r")
    assert table.seat == "P1"
    assert table.options == ["run", "drop running", "drop tail-loss"]
    assert table.why("decline") == "must-react"


def test_run_2_one_roll_per_attack_then_the_other_reactions() -> None:
    table = Table("P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {r: {t: [Running, TailLoss]}}}")
    table.play("attack a r", "run", dice=[1])
    assert table.options == ["drop running", "drop tail-loss"]
    assert table.why("run") == "used-attack running"


def test_run_2_a_new_attack_a_new_roll() -> None:
    holds("""
setup: {P1: {animals: {a: {t: [Carnivorous]}, b: {t: [Carnivorous]}}}, P2: {animals: {r: {t: [Running]}}}}
steps:
  - {by: P1, do: attack, with: a, target: r}
  - {by: P2, do: react, animal: r, use: Running, die: 4}
  - {by: P1, do: end_go}
  - {by: P1, do: attack, with: b, target: r}
  - {by: P2, do: react, animal: r, use: Running, die: 5}
expect: {r: {food: 0}, a: {food: 0}, b: {food: 0, attack_used: true}}
""")


def test_run_3_the_carnivore_has_used_its_attack() -> None:
    table = Table(CHASE).play("attack a r", "run", dice=[6])
    assert table.why("attack a r") == "main-spent"
    table.play("end", "feed r", "end")
    assert table.why("attack a r") == "used-turn carnivorous"
