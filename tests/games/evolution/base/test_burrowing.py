"""Burrowing: BUR-1 to BUR-3."""

from tests.games.evolution.helpers import Table, holds


def test_bur_1_safe_while_fed() -> None:
    table = Table(
        "P1: {animals: {c: {t: [Carnivorous]}}}, P2: {animals: {b: {t: [Burrowing], food: 1}, u: {t: [Burrowing]}}}"
    )
    assert table.why("attack c b") == "shielded burrowing"
    assert table.options == ["attack c u", "end"]


def test_bur_1_robbed_it_would_be_open_but_the_fed_are_not_robbed() -> None:
    holds("""
setup: {bank: 1, P1: {animals: {c: {t: [Carnivorous]}}}, P2: {animals: {b: {t: [Burrowing, Big], food: 1}, h: {t: [Carnivorous, Big]}}}, active: P2}
steps:
  - {by: P2, do: take, animal: b}
  - {by: P2, do: end_go}
  - {by: P1, do: attack, with: c, target: b, illegal: "fed and Big"}
  - {by: P1, do: pass}
  - {by: P2, do: attack, with: h, target: b, illegal: "fed"}
expect: {b: {food: 2, fed: true}}
""")


def test_bur_2_yellow_alone_is_not_fed() -> None:
    table = Table(
        "P1: {animals: {c: {t: [Carnivorous]}}}, P2: {animals: {b: {t: [Burrowing, FatTissue], fat: 1}}}"
    )
    assert table.options == ["attack c b", "end"]


def test_bur_3_useless_against_ambush() -> None:
    holds(
        """
setup: {bank: 2, P1: {animals: {b: {t: [Burrowing, FatTissue], food: 1}}}, P2: {animals: {c: {t: [Carnivorous, Ambush]}}}}
steps:
  - {by: P1, do: take, animal: b}
  - {by: P2, do: ambush, with: c}
expect: {b: gone, c: {food: 2}, bank: 2}
""",
        "base+ttf",
    )
