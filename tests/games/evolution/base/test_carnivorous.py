"""Carnivorous: CAR-1 to CAR-4."""

from tests.games.evolution.helpers import Table, holds


def test_car_1_two_blue_for_eating_one_for_a_tail_none_otherwise() -> None:
    holds("""
setup: {P1: {animals: {a: {t: [Carnivorous]}, b: {t: [Carnivorous]}, c: {t: [Carnivorous]}}}, P2: {animals: {x: {}, y: {t: [TailLoss]}, z: {t: [Running]}}}}
steps:
  - {by: P1, do: attack, with: a, target: x}
  - {by: P1, do: end_go}
  - {by: P1, do: attack, with: b, target: y}
  - {by: P1, do: end_go}
  - {by: P1, do: attack, with: c, target: z}
  - {by: P2, do: react, animal: z, use: Running, die: 6}
expect: {a: {food: 2, need: 2, fed: true}, b: {food: 1}, c: {food: 0, attack_used: true}}
""")


def test_car_1_once_per_turn_in_the_own_move() -> None:
    table = Table(
        "bank: 1, P1: {animals: {a: {t: [Carnivorous, Big], attack_used: true}, n: {}}}, P2: {animals: {x: {}, p: {t: [Carnivorous]}}}"
    )
    assert table.seat == "P1"
    assert table.why("attack a x") == "used-turn carnivorous"
    assert table.why("attack n x") == "lacks carnivorous"
    assert table.why("attack p n") == "not-yours"


def test_car_1_renewed_next_turn() -> None:
    holds("""
setup: {deck: 30, P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {x: {}, y: {food: 1}}}}
steps:
  - {by: P1, do: attack, with: a, target: x}
  - {do: finish_feeding}
  - {do: extinction}
  - {do: bank, dice: [1]}
  - {by: P2, do: take, animal: y}
  - {by: P2, do: end_go}
  - {by: P1, do: attack, with: a, target: y}
expect: {a: {food: 2}, y: gone}
""")


def test_car_2_works_with_an_empty_bank() -> None:
    table = Table("bank: 0, P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {x: {}}}")
    assert table.options == ["attack a x", "end"]


def test_car_3_never_obliged() -> None:
    table = Table("bank: 1, P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {x: {}}}")
    assert table.options == ["feed a", "attack a x"]
    table.play("feed a")
    assert table["a"].food == 1


def test_car_need_is_one_more() -> None:
    table = Table("P1: {animals: {a: {t: [Carnivorous]}}}")
    assert table["a"].need == 2
