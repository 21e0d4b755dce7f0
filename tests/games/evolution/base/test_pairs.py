"""Pair traits: PAI-1, PAI-2, PAI-3, PAI-5."""

from tests.games.evolution.helpers import Table, holds


def test_pai_1_a_kind_once_between_two_animals_in_whichever_direction() -> None:
    table = Table(
        "phase: development, P1: {hand: [Symbiosis, Cooperation/FatTissue], animals: {a: {}, b: {}, c: {}}, pairs: [[Symbiosis, a, b], [Cooperation, a, b]]}"
    )
    assert table.why("play symbiosis on a b") == "same-pair symbiosis"
    assert table.why("play symbiosis on b a") == "same-pair symbiosis"
    assert table.why("play cooperation/fat-tissue as cooperation on b a") == "same-pair cooperation"
    table.play("play symbiosis on b c")
    assert len(table.game.links) == 3


def test_pai_1_other_kinds_on_the_same_two_are_fine() -> None:
    table = Table(
        "phase: development, P1: {hand: [Communication], animals: {a: {}, b: {}}, pairs: [[Symbiosis, a, b]]}"
    )
    assert "play communication/carnivorous as communication on a b" in table.options


def test_pai_2_either_gone_the_card_goes() -> None:
    for victim in ("x", "y"):
        table = Table(
            "P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {x: {}, y: {}, z: {}}, pairs: [[Cooperation, x, y], [Communication, y, z], [Communication, z, x]]}"
        )
        table.play(f"attack a {victim}")
        assert len(table.game.links) == 1
        assert table.game.seats[1].discarded() == 3


def test_pai_3_counts_as_one_trait_on_each() -> None:
    table = Table(
        "P1: {animals: {a: {t: [Running]}, b: {}}, pairs: [[Cooperation, a, b], [Symbiosis, a, b]]}"
    )
    assert (table["a"].traits(), table["b"].traits()) == (3, 2)


def test_pai_5_communication_and_symbiosis_on_one_pair() -> None:
    table = Table("bank: 2, P1: {animals: {s: {}, h: {}}, pairs: [[Symbiosis, s, h], [Communication, h, s]]}")
    assert table.options == ["feed s"]
    table.play("feed s")
    assert table.options == ["share communication s h"]
    table.play("share communication s h")
    assert (table["h"].food, list(table.game.bank)) == (1, [0])


def test_pai_5_a_hungry_symbiont_bars_the_share() -> None:
    holds("""
setup: {bank: 5, P1: {animals: {s: {t: [Big]}, h: {}}, pairs: [[Symbiosis, s, h], [Communication, s, h]]}, P2: {}}
steps:
  - {by: P1, do: take, animal: s}
  - {by: P1, do: end_go}
  - {by: P1, do: take, animal: s}
expect: {s: {food: 2}, h: {food: 1}, bank: 2}
""")


def test_pai_5_the_order_is_the_owners() -> None:
    """Feeding the symbiont by the first share opens its partner for the second."""
    holds("""
setup: {bank: 5, P1: {animals: {a: {}, s: {}, h: {}}, pairs: [[Cooperation, a, s], [Cooperation, a, h], [Symbiosis, s, h]]}, P2: {}}
steps:
  - {by: P1, do: take, animal: a}
  - {by: P1, do: share, pair: [Cooperation, a, h], to: h, illegal: "s is not fed yet"}
  - {by: P1, do: share, pair: [Cooperation, a, s], to: s}
  - {by: P1, do: share, pair: [Cooperation, a, h], to: h}
expect: {a: {food: 1}, s: {food: 1}, h: {food: 1}, bank: 4}
""")
