"""Hibernation: HIB-1 to HIB-7."""

from tests.games.evolution.helpers import Table, holds


def test_hib_1_a_free_use_that_feeds_for_this_turn() -> None:
    table = Table("bank: 2, P1: {animals: {h: {t: [Hibernation, Parasite]}, o: {}}}, P2: {animals: {x: {}}}")
    table.play("hibernate h", "feed o")
    assert table.game.is_fed(table["h"])
    assert not table.game.can_receive(table["h"])


def test_hib_2_not_in_two_turns_running_nor_in_the_last() -> None:
    table = Table(
        "P1: {animals: {h: {t: [Hibernation], slept_last_turn: true}, g: {t: [Hibernation]}, o: {}}}"
    )
    assert table.why("hibernate h") == "tired hibernation"
    assert table.why("hibernate o") == "lacks hibernation"
    table.play("hibernate g")
    assert table.why("hibernate g") == "used-turn hibernation"
    last = Table("deck: 0, last_turn: true, P1: {animals: {g: {t: [Hibernation]}}}")
    assert last.why("hibernate g") == "last-turn hibernation"


def test_hib_2_the_mark_lasts_one_turn() -> None:
    holds("""
setup: {deck: 50, bank: 1, P1: {animals: {h: {t: [Hibernation], slept_last_turn: true}}}, P2: {animals: {x: {food: 1}}}}
steps:
  - {by: P1, do: hibernate, animal: h, illegal: "tired"}
  - {by: P1, do: take, animal: h}
  - {do: finish_feeding}
  - {do: extinction}
  - {do: bank, dice: [1]}
  - {by: P2, do: take, animal: x}
  - {by: P2, do: end_go}
  - {by: P1, do: hibernate, animal: h}
expect: {h: {asleep: true}}
""")


def test_hib_3_no_food_from_any_source_and_no_attack() -> None:
    table = Table(
        "bank: 2, P1: {animals: {h: {t: [Hibernation, Carnivorous, FatTissue, Piracy], asleep: true}}}, P2: {animals: {x: {t: [Big], food: 1}, y: {}}}"
    )
    assert table.why("feed h") == "blocked hibernation"
    assert table.why("attack h y") == "blocked hibernation"
    assert table.why("pirate h x") == "blocked hibernation"
    assert table.options == ["end"]


def test_hib_4_counts_as_fed() -> None:
    table = Table(
        "bank: 2, active: P2, first: P2, "
        "P1: {animals: {h: {t: [Hibernation, Burrowing, Big], food: 1, asleep: true}, s: {t: [Hibernation], asleep: true}, g: {}}, pairs: [[Symbiosis, s, g]]}, "
        "P2: {animals: {c: {t: [Carnivorous, Big]}, p: {t: [Piracy]}}}"
    )
    assert table.why("attack c h") == "shielded burrowing"
    assert table.why("pirate p h") == "victim-fed"
    assert table.game.can_receive(table["g"])


def test_hib_5_wakes_when_the_card_goes() -> None:
    table = Table("P1: {animals: {h: {t: [Hibernation, TailLoss], asleep: true}, c: {t: [Carnivorous]}}}")
    table.play("attack c h", "drop hibernation")
    assert not table.game.is_fed(table["h"])
    assert table.game.can_receive(table["h"])


def test_hib_6_yellow_stays() -> None:
    holds("""
setup: {deck: 20, P1: {animals: {h: {t: [Hibernation, FatTissue], fat: 1}}}, P2: {}}
steps:
  - {by: P1, do: hibernate, animal: h}
  - {by: P1, do: convert, animal: h, illegal: "it is fed"}
  - {do: finish_feeding}
  - {do: extinction}
expect: {h: {fat: 1, food: 0, asleep: false, slept_last_turn: true}}
""")


def test_hib_7_a_full_animal_cannot_a_fed_one_with_empty_fat_may() -> None:
    table = Table(
        "P1: {animals: {f: {t: [Hibernation], food: 1}, e: {t: [Hibernation, FatTissue], food: 1}}}"
    )
    assert table.why("hibernate f") == "full"
    assert table.options == ["hibernate e", "end"]
