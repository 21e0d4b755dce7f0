"""Communication: COM-1 to COM-5."""

from tests.games.evolution.helpers import Table, holds


def test_com_1_the_other_takes_a_red_out_of_turn() -> None:
    table = Table("bank: 5, P1: {animals: {a: {}, b: {}, c: {}}, pairs: [[Communication, a, b]]}")
    table.play("feed c")
    assert (table["a"].food, table["b"].food, list(table.game.bank)) == (0, 0, [4])
    table.play("end", "end", "feed a", "share communication a b")
    assert (table["a"].food, table["b"].food, list(table.game.bank)) == (1, 1, [2])


def test_com_2_compulsory() -> None:
    table = Table("bank: 5, P1: {animals: {a: {}, b: {}}, pairs: [[Communication, b, a]]}")
    table.play("feed a")
    assert table.options == ["share communication a b"]
    assert table.why("decline") == "answer-first"
    assert table.why("share communication b a") == "not-shared"


def test_com_2_not_if_the_partner_cannot_receive_or_the_bank_is_empty() -> None:
    holds("""
setup: {bank: 3, P1: {animals: {a: {t: [Big]}, b: {food: 1}}, pairs: [[Communication, a, b]]}, P2: {}}
steps:
  - {by: P1, do: take, animal: a}
expect: {a: {food: 1}, b: {food: 1}, bank: 2, offered: {P1: []}}
""")


def test_com_2_the_partners_red_goes_on() -> None:
    holds("""
setup: {bank: 9, P1: {animals: {a: {}, b: {}, c: {}, d: {}}, pairs: [[Communication, a, b], [Communication, c, b], [Communication, c, d]]}, P2: {}}
steps: [{by: P1, do: take, animal: d}]
expect: {a: {food: 1}, b: {food: 1}, c: {food: 1}, d: {food: 1}, bank: 5}
""")


def test_com_3_blue_never_triggers_it() -> None:
    holds("""
setup: {bank: 9, P1: {animals: {p: {t: [Piracy, Parasite]}, q: {}, r: {t: [Big]}}, pairs: [[Communication, p, q], [Cooperation, p, r]]}, P2: {animals: {x: {t: [Big], food: 1}}}}
steps: [{by: P1, do: pirate, animal: p, from: x}]
expect: {p: {food: 1}, q: {food: 0}, r: {food: 1}, bank: 9}
""")


def test_com_4_each_card_once_per_move() -> None:
    holds("""
setup: {bank: 9, P1: {animals: {a: {t: [Parasite]}, b: {t: [Parasite]}, c: {t: [Parasite]}}, pairs: [[Communication, a, b], [Communication, b, c], [Communication, c, a]]}, P2: {}}
steps:
  - {by: P1, do: take, animal: a}
  - {by: P1, do: share, pair: [Communication, a, b], to: b}
  - {by: P1, do: share, pair: [Communication, b, c], to: c}
  - {by: P1, do: share, pair: [Communication, c, a], to: a}
  - {by: P1, do: end_go}
expect: {a: {food: 2}, b: {food: 1}, c: {food: 1}, bank: 5}
""")


def test_com_5_onto_the_partners_empty_fat() -> None:
    table = Table(
        "bank: 5, P1: {animals: {a: {}, b: {t: [FatTissue], food: 1}}, pairs: [[Communication, a, b]]}"
    )
    table.play("feed a", "share communication a b")
    assert table.game.empty_fat(table["b"]) == 0
