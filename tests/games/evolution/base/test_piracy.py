"""Piracy: PIR-1 to PIR-5."""

from tests.games.evolution.helpers import Table, holds

SEA = (
    "bank: 2, P1: {animals: {p: {t: [Piracy, Parasite]}, o: {t: [Big], food: 1}}}, "
    "P2: {animals: {v: {t: [Big, Camouflage, Burrowing], food: 1}, f: {food: 1}, e: {}, y: {t: [Big, FatTissue], fat: 1}}}"
)


def test_pir_1_a_free_use_once_per_turn() -> None:
    table = Table(SEA).play("pirate p v")
    assert (table["p"].food, table["v"].food) == (1, 0)
    assert table.why("pirate p o") == "used-turn piracy"
    assert table.why("end") == "duty"
    table.play("feed p", "end", "feed e", "end")
    assert table.why("pirate p o") == "used-turn piracy"


def test_pir_2_any_owners_animal_whatever_protects_it() -> None:
    assert [option for option in Table(SEA).options if option.startswith("pirate")] == [
        "pirate p o",
        "pirate p v",
    ]


def test_pir_3_not_from_the_fed_not_yellow_not_from_nothing() -> None:
    table = Table(SEA)
    assert table.why("pirate p f") == "victim-fed"
    assert table.why("pirate p e") == "victim-empty"
    assert table.why("pirate p y") == "victim-empty"
    assert table.why("pirate p p") == "itself"
    assert table.why("pirate o v") == "lacks piracy"


def test_pir_1_only_from_an_animal_that_has_received_food_this_turn() -> None:
    """Q36: what it has made of its fat is not received, FED-8."""
    setup = "bank: 3, P1: {animals: {v: {t: [Big, Parasite, FatTissue], fat: 1}}}, P2: {animals: {p: {t: [Piracy]}}}"
    table = Table(setup).play("convert v 1", "end")
    assert table.why("pirate p v") == "victim-on-fat"
    table.play("feed p", "end", "feed v", "end")
    assert table.why("pirate p v") == "full"
    table = Table(setup).play("feed v", "end", "pirate p v")
    assert (table["v"].food, table["p"].food) == (0, 1)


def test_pir_4_into_empty_fat() -> None:
    table = Table(
        "P1: {animals: {p: {t: [Piracy, FatTissue], food: 1}, q: {t: [Piracy], food: 1}}}, P2: {animals: {v: {t: [Big], food: 1}}}"
    )
    assert table.why("pirate q v") == "full"
    table.play("pirate p v")
    assert table.game.empty_fat(table["p"]) == 0


def test_pir_5_shares_by_cooperation_not_by_communication() -> None:
    holds("""
setup: {bank: 2, P1: {animals: {p: {t: [Piracy]}, m: {}, n: {}}, pairs: [[Cooperation, p, m], [Communication, p, n]]}, P2: {animals: {v: {t: [Big], food: 1}}}}
steps: [{by: P1, do: pirate, animal: p, from: v}]
expect: {p: {food: 1}, m: {food: 1}, n: {food: 0}, bank: 2}
""")


def test_x_15_together_with_an_attack_by_the_same_animal() -> None:
    holds("""
setup: {P1: {animals: {p: {t: [Piracy, Carnivorous, Big]}}}, P2: {animals: {v: {t: [Big], food: 1}, x: {}}}}
steps:
  - {by: P1, do: attack, with: p, target: x}
  - {by: P1, do: pirate, animal: p, from: v}
expect: {p: {food: 3, fed: true}, v: {food: 0}}
""")
