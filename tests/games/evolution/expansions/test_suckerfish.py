"""Suckerfish: going along with a migrating animal, anybody's. [CON-12]"""

from tests.games.evolution.expansions.helpers import Table

MAP = "base+ttf+cont"


def test_who_is_asked_and_in_which_order() -> None:
    """CON-12: the announcing player first, then clockwise; only from the same start."""
    fish = "t: [Suckerfish], at: L"
    table = Table(
        f"active: P2, first: P2, P1: {{animals: {{x: {{{fish}}}}}}}, "
        f"P2: {{animals: {{m: {{t: [Migration], at: L}}, y: {{{fish}}}, w: {{t: [Suckerfish], at: G}}}}}}, "
        f"P3: {{animals: {{z: {{{fish}}}}}}}",
        MAP,
    )
    table.play("migrate m gondwana")
    asked = []
    while table.options[-1] == "decline":
        asked.append((table.seat, table.options))
        table.play("decline")
    assert asked == [
        ("P2", ["follow y", "decline"]),
        ("P3", ["follow z", "decline"]),
        ("P1", ["follow x", "decline"]),
    ]


def test_several_may_follow_one_animal() -> None:
    """CON-12."""
    table = Table(
        "P1: {animals: {m: {t: [Migration], at: L}, r: {t: [Suckerfish], at: L}, "
        "s: {t: [Suckerfish], at: L}}}",
        MAP,
    )
    table.play("migrate m gondwana", "follow r", "follow s")
    assert [table[name].at for name in "mrs"] == [1, 1, 1]


def test_no_move_of_its_own() -> None:
    """CON-12: no independent moves; in its own go there is nothing to follow."""
    table = Table("P1: {animals: {r: {t: [Suckerfish], at: L}}}", MAP)
    assert table.options == ["end"]
    assert table.why("follow r") == "not-now"


def test_into_and_out_of_the_ocean_only_swimmers() -> None:
    """CON-12, CON-9."""
    table = Table(
        "P1: {animals: {w: {t: [Migration, Swimming], at: L}, u: {t: [Suckerfish], at: L}, "
        "v: {t: [Suckerfish, Swimming], at: L}}}",
        MAP,
    )
    table.play("migrate w ocean")
    assert table.options == ["follow v", "decline"]
    assert table.why("follow u") == "wrong-way swimming"
    table.play("follow v")
    assert table["v"].traits() == 1
    assert table["v"].at == 2


def test_a_swimmer_does_not_cross_with_a_land_animal() -> None:
    """CON-9: with a Swimming card only to the Ocean."""
    table = Table(
        "P1: {animals: {m: {t: [Migration], at: L}, v: {t: [Suckerfish, Swimming], at: L}}}", MAP
    ).play("migrate m gondwana")
    assert table.options == ["end"]


def test_out_of_the_ocean_it_carries_a_card_too() -> None:
    """CON-9; REG-1: a full Regeneration stays behind."""
    table = Table(
        "P1: {animals: {m: {t: [Migration], at: O}, r: {t: [Suckerfish], at: O}, "
        "k: {t: [Suckerfish, Regeneration], at: O}}}",
        MAP,
    ).play("migrate m laurasia")
    assert table.options == ["follow r", "decline"]
    table.play("follow r")
    assert table["r"].traits() == 2


def test_it_follows_a_flyer() -> None:
    """CON-8, CON-12: Flight migrates likewise."""
    table = Table(
        "P1: {animals: {f: {t: [Flight], at: L}}}, P2: {animals: {r: {t: [Suckerfish], at: L}}}", MAP
    )
    assert table.play("fly f gondwana").options == ["follow r", "decline"]


def test_every_migration_anew() -> None:
    """Q28: no limit per turn."""
    table = Table(
        "P1: {animals: {m: {t: [Migration], at: L}, n: {t: [Migration], at: G}, "
        "r: {t: [Suckerfish], at: L}}}",
        MAP,
    )
    table.play("migrate m gondwana", "follow r", "migrate n laurasia", "follow r")
    assert table["r"].at == 0
