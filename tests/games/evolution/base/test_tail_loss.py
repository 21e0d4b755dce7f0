"""Tail Loss: TAI-1 to TAI-4."""

from tests.games.evolution.helpers import Table, holds


def test_tai_1_any_of_its_cards_for_one_blue() -> None:
    table = Table(
        "P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {t: {t: [TailLoss, FatTissue, FatTissue, Parasite], fat: 1}}}"
    )
    table.play("attack a t")
    assert table.options == [
        "drop fat-tissue", "drop tail-loss", "drop parasite", "drop fat-tissue#2",
    ]  # fmt: skip
    table.play("drop fat-tissue#2")
    assert (table["a"].food, table["t"].food, len(table["t"].cards)) == (1, 0, 3)
    # The token lay on the card that is gone.
    assert not any(trait.fat for trait in table.game.view(None).animals[1].traits)


def test_tai_2_pair_traits_by_their_partner() -> None:
    table = Table(
        "P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {t: {t: [TailLoss]}, x: {}, y: {}}, pairs: [[Cooperation, t, x], [Cooperation, y, t], [Symbiosis, t, x]]}"
    )
    table.play("attack a t")
    assert table.options == ["drop tail-loss", "drop symbiosis x", "drop cooperation x", "drop cooperation y"]
    assert table.why("drop cooperation") == "needs-two cooperation"
    assert table.why("drop running") == "lacks running"
    table.play("drop cooperation y")
    assert [(pair.name, pair.b) for pair in table.game.view(None).pairs] == [
        ("cooperation", 3),
        ("symbiosis", 3),
    ]


def test_tai_3_compulsory_if_nothing_else_stops_the_attack() -> None:
    table = Table("P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {t: {t: [TailLoss, Poisonous]}}}")
    table.play("attack a t")
    assert table.why("decline") == "must-react"


def test_tai_every_attack_while_the_card_is_there() -> None:
    holds("""
setup: {P1: {animals: {a: {t: [Carnivorous]}, b: {t: [Carnivorous]}, c: {t: [Carnivorous]}}}, P2: {animals: {t: {t: [TailLoss, Poisonous]}}}}
steps:
  - {by: P1, do: attack, with: a, target: t}
  - {by: P2, do: react, animal: t, use: TailLoss, drop: Poisonous}
  - {by: P1, do: end_go}
  - {by: P1, do: attack, with: b, target: t}
  - {by: P1, do: end_go}
  - {by: P1, do: attack, with: c, target: t}
expect: {t: gone, a: {food: 1}, b: {food: 1}, c: {food: 2, poisoned: false}, discard: {P2: 3}}
""")


def test_tai_4_a_shed_shell_goes_to_the_discard() -> None:
    holds(
        """
setup: {P1: {animals: {a: {t: [Carnivorous]}}}, P2: {animals: {t: {t: [TailLoss, Shell]}}}}
steps:
  - {by: P1, do: attack, with: a, target: t}
  - {by: P2, do: react, animal: t, use: TailLoss, drop: Shell}
expect: {t: {t: [TailLoss]}, centre: [], discard: {P2: [Shell]}}
""",
        "base+ttf",
    )
