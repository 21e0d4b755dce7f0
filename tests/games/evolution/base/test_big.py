"""Big: BIG-1 and its corner number."""

from tests.games.evolution.helpers import Table


def test_big_1_only_big_carnivores_attack_it() -> None:
    table = Table(
        "P1: {animals: {a: {t: [Carnivorous]}, b: {t: [Carnivorous, Big]}}}, P2: {animals: {g: {t: [Big]}, x: {}}}"
    )
    assert table.why("attack a g") == "shielded big"
    assert table.options == ["attack a x", "attack b a", "attack b g", "attack b x", "end"]


def test_big_needs_one_more_and_is_worth_one_more() -> None:
    table = Table("P1: {animals: {g: {t: [Big], food: 1}}}")
    assert table["g"].need == 2
    assert not table.game.is_fed(table["g"])
    assert table.game.worth(0) == 4
