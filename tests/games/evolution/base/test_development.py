"""Development: DEV-1 to DEV-12 as far as the base game goes, TRN-2."""

from tests.games.evolution.helpers import Table, holds


def test_dev_1_one_card_each_lap_after_lap() -> None:
    table = Table(
        "phase: development, P1: {hand: [Running, Running]}, P2: {hand: [Piracy]}, P3: {hand: [Mimicry]}"
    )
    asked = []
    for _ in range(4):
        asked.append(table.seat)
        table.play(next(option for option in table.options if option.startswith("lay")))
    assert asked == ["P1", "P2", "P3", "P1"]


def test_dev_2_a_pass_is_final_and_an_empty_hand_passes() -> None:
    table = Table("phase: development, P1: {hand: [Running]}, P2: {hand: [Piracy, Piracy]}, P3: {}")
    table.play("pass", "lay piracy")
    assert table.seat == "P2"
    table.play("pass")
    assert table.options == ["proceed"]


def test_dev_3_an_animal_or_one_side_of_the_card() -> None:
    table = Table(
        "phase: development, P1: {hand: [Big/Carnivorous], animals: {a: {}}}, P2: {hand: [Running]}"
    )
    assert table.options == [
        "lay big/carnivorous",
        "play big/carnivorous as carnivorous on a",
        "play big/carnivorous as big on a",
        "pass",
    ]
    table.play("play big/carnivorous as big on a")
    assert [trait.name for trait in table.game.view(1).animals[0].traits] == ["big"]


def test_dev_4_nobody_is_forced_to_have_an_animal() -> None:
    table = Table("phase: development, P1: {hand: [Running, Symbiosis]}, P2: {hand: [Running]}")
    assert table.options == ["lay running", "lay symbiosis", "pass"]


def test_dev_5_own_animals_except_parasite() -> None:
    table = Table(
        "phase: development, P1: {hand: [Running, Parasite/Carnivorous], animals: {a: {}}}, P2: {hand: [Running], animals: {x: {}}}"
    )
    assert table.why("play running on x") == "not-yours"
    assert table.why("play parasite/carnivorous as carnivorous on x") == "not-yours"
    assert table.why("play parasite/carnivorous as parasite on a") == "others-only parasite"
    assert table.why("play running on 77") == "no-animal"
    assert table.why("play mimicry on a") == "no-card"
    assert table.why("lay mimicry") == "no-card"
    assert table.why("play running on a x") == "not-paired running"
    assert table.why("feed a") == "not-now"
    assert table.why("end") == "not-now"


def test_dev_6_no_trait_twice_but_fat_tissue() -> None:
    table = Table(
        "phase: development, P1: {hand: [Running, Big/FatTissue], animals: {a: {t: [Running, FatTissue, Big]}}}"
    )
    assert table.why("play running on a") == "duplicate running"
    assert table.why("play big/fat-tissue as big on a") == "duplicate big"
    table.play("play big/fat-tissue as fat-tissue on a")
    assert len(table["a"].cards) == 4


def test_dev_7_carnivorous_and_scavenger_exclude_each_other() -> None:
    table = Table("phase: development, P1: {hand: [Scavenger], animals: {a: {t: [Carnivorous]}, b: {}}}")
    assert table.why("play scavenger on a") == "excluded carnivorous"
    assert "play scavenger on b" in table.options


def test_dev_10_nothing_from_hand_in_other_phases() -> None:
    table = Table("bank: 1, P1: {hand: [Running], animals: {a: {}}}")
    assert table.why("play running on a") == "not-now"
    assert table.why("lay running") == "not-now"


def test_dev_11_no_hand_limit() -> None:
    holds("""
setup: {deck: 40, P1: {hand: 20, animals: {a: {food: 1}}}, P2: {}}
steps:
  - {do: finish_feeding}
  - {do: extinction}
expect: {hand: {P1: 22, P2: 6}}
""")


def test_dev_12_the_place_in_the_row_has_no_meaning() -> None:
    """Pair traits join any two animals, not only neighbours."""
    table = Table("phase: development, P1: {hand: [Cooperation/FatTissue], animals: {a: {}, b: {}, c: {}}}")
    pairs = [option for option in table.options if "as cooperation" in option]
    assert [pair.split(" on ")[1] for pair in pairs] == ["a b", "a c", "b c"]


def test_a_card_laid_as_an_animal_is_seen_by_its_owner_only() -> None:
    table = Table("phase: development, P1: {hand: [Running]}, P2: {hand: [Piracy]}").play("lay running")
    assert table.game.view(0).animals[0].card == "running"
    assert table.game.view(1).animals[0].card is None
    assert table.game.view(None).animals[0].card is None
