"""Fat Tissue: FAT-1 to FAT-5, FED-7."""

from tests.games.evolution.helpers import Table, holds


def test_fat_1_several_cards_hold_one_token_each() -> None:
    holds("""
setup: {bank: 5, P1: {animals: {a: {t: [FatTissue, FatTissue], food: 1}}}, P2: {}}
steps:
  - {by: P1, do: take, animal: a}
  - {by: P1, do: end_go}
  - {by: P1, do: take, animal: a}
  - {by: P1, do: end_go}
  - {by: P1, do: take, animal: a, illegal: "every card is full"}
expect: {a: {food: 1, fat: 2}, bank: 3}
""")


def test_fat_2_only_a_fed_animal_stores() -> None:
    table = Table("bank: 9, P1: {animals: {a: {t: [FatTissue, Big]}}}")
    table.play("feed a")
    assert (table["a"].food, table.game.empty_fat(table["a"])) == (1, 1)


def test_fat_2_the_last_played_card_fills_first_where_it_cannot_matter() -> None:
    table = Table("bank: 9, P1: {animals: {a: {t: [FatTissue, FatTissue], food: 1}}}, P2: {animals: {x: {}}}")
    table.play("feed a")
    assert [trait.fat for trait in table.game.view(0).animals[0].traits] == [False, True]


def test_fat_3_any_number_on_one_animal_as_the_main_action() -> None:
    table = Table(
        "bank: 3, P1: {animals: {a: {t: [Big, Carnivorous, FatTissue, FatTissue], fat: 2}, b: {}}}, P2: {animals: {x: {t: [Camouflage]}}}"
    )
    assert table.options == ["feed a", "feed b", "attack a b", "convert a 1", "convert a 2"]
    table.game.apply("convert 1 2")
    assert (table["a"].food, table["a"].need) == (2, 3)
    assert table.options == ["end"]
    assert table.why("feed b") == "main-spent"


def test_fat_3_is_no_receipt() -> None:
    holds("""
setup: {bank: 3, P1: {animals: {a: {t: [FatTissue], fat: 1}, b: {}, c: {}}, pairs: [[Cooperation, a, b], [Communication, a, c]]}, P2: {}}
steps: [{by: P1, do: convert, animal: a}]
expect: {a: {food: 1}, b: {food: 0}, c: {food: 0}, bank: 3}
""")


def test_fat_3_allowed_while_food_is_blocked() -> None:
    table = Table(
        "bank: 1, P1: {animals: {s: {t: [Big]}, h: {t: [FatTissue], fat: 1}}, pairs: [[Symbiosis, s, h]]}"
    )
    assert table.why("feed h") == "blocked symbiosis"
    assert "convert h 1" in table.options


def test_fat_4_only_an_unfed_animal_and_at_most_what_it_needs() -> None:
    table = Table(
        "bank: 1, P1: {animals: {a: {t: [FatTissue, FatTissue], fat: 2}, f: {t: [FatTissue], food: 1, fat: 1}, n: {t: [FatTissue]}, o: {}}}"
    )
    assert table.why("convert a 2") == "too-much"
    assert table.why("convert f 1") == "fed-already"
    assert table.why("convert n 1") == "no-fat"
    assert table.why("convert o 1") == "lacks fat-tissue"


def test_fat_5_stays_over_the_turns_and_does_not_feed() -> None:
    holds("""
setup: {deck: 20, P1: {animals: {a: {t: [FatTissue], food: 1, fat: 1}, b: {t: [FatTissue, Burrowing], fat: 1}}}, P2: {}}
steps:
  - {do: finish_feeding}
  - {do: extinction}
expect: {a: {food: 0, fat: 1}, b: gone}
""")


def test_fed_7_what_cannot_be_held_is_lost() -> None:
    holds("""
setup: {P1: {animals: {a: {t: [Carnivorous, FatTissue], food: 1, fat: 1}}}, P2: {animals: {x: {}}}}
steps: [{by: P1, do: attack, with: a, target: x}]
expect: {a: {food: 2, fat: 1}}
""")
