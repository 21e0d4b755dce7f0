"""Grazing: GRZ-1, GRZ-2."""

from tests.games.evolution.helpers import Table, holds


def test_grz_1_each_animal_once_per_move_also_if_fed() -> None:
    table = Table(
        "bank: 5, P1: {animals: {g: {t: [Grazing], food: 1}, h: {t: [Grazing]}}}, P2: {animals: {x: {}}}"
    )
    assert table.options == ["feed h", "graze g", "graze h"]
    table.play("graze g")
    assert table.why("graze g") == "used-in-move grazing"
    table.play("graze h", "feed h")
    assert list(table.game.bank) == [2]


def test_grz_1_free_with_any_main_action_and_optional() -> None:
    table = Table("bank: 3, P1: {animals: {g: {t: [Grazing, Carnivorous]}}}, P2: {animals: {x: {}, y: {}}}")
    table.play("attack g x")
    assert table.options == ["graze g", "end"]
    table.play("end")
    assert list(table.game.bank) == [3]


def test_grz_1_again_in_the_next_move() -> None:
    holds("""
setup: {bank: 6, P1: {animals: {g: {t: [Grazing, Parasite]}}}, P2: {}}
steps:
  - {by: P1, do: graze, animal: g}
  - {by: P1, do: take, animal: g}
  - {by: P1, do: end_go}
  - {by: P1, do: take, animal: g}
  - {by: P1, do: graze, animal: g}
expect: {bank: 2, g: {food: 2}}
""")


def test_grz_2_needs_a_token() -> None:
    table = Table(
        "bank: 0, P1: {animals: {g: {t: [Grazing, Piracy]}, n: {}}}, P2: {animals: {x: {t: [Big], food: 1}}}"
    )
    assert table.why("graze g") == "bank-empty"
    assert table.why("graze n") == "lacks grazing"


def test_fed_3_grazing_away_the_last_token_ends_the_duty() -> None:
    table = Table("bank: 1, P1: {animals: {g: {t: [Grazing, FatTissue], fat: 1}}}, P2: {animals: {x: {}}}")
    assert table.why("end") == "duty"
    table.play("graze g")
    assert table.options == ["convert g 1", "end"]
