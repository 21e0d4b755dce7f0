"""Cooperation: COO-1 to COO-4."""

import pytest

from tests.games.evolution.helpers import Table, holds


def test_coo_1_the_other_receives_one_blue_at_once() -> None:
    table = Table("bank: 5, P1: {animals: {a: {}, b: {t: [Big]}}, pairs: [[Cooperation, a, b]]}")
    table.play("feed a")
    assert table.options == ["share cooperation a b"]
    table.play("share cooperation a b")
    assert (table["b"].food, list(table.game.bank)) == (1, [4])


def test_coo_2_lost_but_unused_if_the_partner_cannot_receive() -> None:
    holds("""
setup: {bank: 5, P1: {animals: {a: {t: [Big]}, b: {food: 1}, c: {}}, pairs: [[Cooperation, a, b], [Communication, b, c]]}, P2: {}}
steps:
  - {by: P1, do: take, animal: a}
expect: {a: {food: 1}, b: {food: 1}, c: {food: 0}, offered: {P1: []}}
""")


def test_coo_2_an_unused_card_still_works_later_in_the_move() -> None:
    """The first receipt found the partner full; the card was not used up by that."""
    holds("""
setup: {bank: 5, P1: {animals: {a: {t: [Carnivorous, Piracy]}, b: {t: [Piracy], food: 1}}, pairs: [[Cooperation, a, b]]}, P2: {animals: {x: {t: [Big], food: 1}, p: {t: [Carnivorous]}, y: {}}}}
steps:
  - {by: P1, do: pirate, animal: a, from: x}
expect: {a: {food: 1}, b: {food: 1}, offered: {P1: []}}
""")
    table = Table(
        "bank: 5, P1: {animals: {a: {t: [Carnivorous, Piracy]}, b: {food: 1}}, pairs: [[Cooperation, a, b]]}, P2: {animals: {x: {t: [Big], food: 1}}}"
    )
    table.play("pirate a x")
    assert not table.game.links[0].used


def test_coo_2_a_pair_and_its_own_receipt_back() -> None:
    """One card between two: what the partner gets does not come back over the same card."""
    holds("""
setup: {bank: 5, P1: {animals: {a: {t: [Parasite]}, b: {t: [Parasite]}}, pairs: [[Cooperation, a, b]]}, P2: {}}
steps: [{by: P1, do: take, animal: a}]
expect: {a: {food: 1}, b: {food: 1}, bank: 4}
""")


@pytest.mark.parametrize(
    ("act", "shared"),
    [
        ("{by: P1, do: take, animal: a}", 1),
        ("{by: P1, do: attack, with: a, target: x}", 1),
        ("{by: P1, do: pirate, animal: a, from: y}", 1),
        ("{by: P1, do: convert, animal: a}", 0),
        ("{by: P1, do: hibernate, animal: a}", 0),
    ],
)
def test_coo_3_what_is_a_receipt(act: str, shared: int) -> None:
    holds(f"""
setup: {{deck: 30, bank: 5, P1: {{animals: {{a: {{t: [Carnivorous, Piracy, Hibernation, FatTissue], fat: 1}}, b: {{}}}}, pairs: [[Cooperation, a, b]]}}, P2: {{animals: {{x: {{}}, y: {{t: [Big], food: 1}}}}}}}}
steps: [{act}]
expect: {{b: {{food: {shared}}}}}
""")


def test_coo_3_a_dropped_tail_is_a_receipt() -> None:
    holds("""
setup: {P1: {animals: {a: {t: [Carnivorous]}, b: {}}, pairs: [[Cooperation, a, b]]}, P2: {animals: {x: {t: [TailLoss]}}}}
steps: [{by: P1, do: attack, with: a, target: x}]
expect: {a: {food: 1}, b: {food: 1}}
""")


def test_coo_4_used_on_anothers_move_it_is_used_up_for_the_round() -> None:
    holds("""
setup: {bank: 9, P1: {animals: {p: {t: [Carnivorous]}, v: {t: [Parasite]}}}, P2: {animals: {x: {}, s: {t: [Scavenger, Parasite]}, m: {t: [Parasite]}}, pairs: [[Cooperation, s, m]]}}
steps:
  - {by: P1, do: attack, with: p, target: x}
  - {by: P1, do: end_go}
  - {by: P2, do: take, animal: m}
expect: {s: {food: 1}, m: {food: 2}, bank: 8}
""")
