"""Extremophile: an animal more costs a card more. [MEXM-1 … MEXM-4]"""

from tests.games.mutations.table import holds


def test_growth_takes_the_top_card_and_discards_the_next() -> None:
    """[MEXM-1 MEXM-2]"""
    holds("""
    setup:
      phase: development
      P1: {deck: [Big, Running, Swimming], row: [{s: a, t: [Extremophile]}, {s: b}]}
      P2: {deck: 1}
    steps: [{by: P1, do: play, as: grow, target: a}]
    expect: {a: {pop: 2}, a.2: {card: Big}, deck_cards: {P1: [Swimming]}, discard: {P1: 1}}
    """)


def test_with_one_card_it_cannot_grow() -> None:
    """[MEXM-1]"""
    holds("""
    setup: {phase: development, P1: {deck: 1, row: [{s: a, t: [Extremophile]}, {s: b}]}, P2: {deck: 1}}
    steps: [{by: P1, do: play, as: grow, target: a, illegal: one card only}]
    expect: {a: {pop: 1}, deck: {P1: 1}}
    """)


def test_divergence_costs_too() -> None:
    """[MEXM-3 MDIV-4]"""
    holds("""
    setup:
      phase: development
      divergence: true
      P1: {deck: 3, row: [{s: a, t: [Extremophile]}]}
      P2: {passed: true}
    steps:
      - {by: P1, do: play, as: diverge, target: a, name: x}
      - {by: P1, do: play, as: diverge, target: x, illegal: one card only}
    expect: {row: {P1: [a, x]}, deck: {P1: 1}, discard: {P1: 1}}
    """)


def test_a_new_species_and_a_trait_cost_nothing() -> None:
    holds("""
    setup:
      phase: development
      P1: {deck: [any, Running], row: [{s: a, t: [Extremophile]}]}
      P2: {passed: true}
    steps:
      - {by: P1, do: play, as: species, name: x}
      - {by: P1, do: play, as: trait, target: a}
    expect: {row: {P1: [a, x]}, a: {t: [Extremophile, Running]}, discard: {P1: 0}}
    """)
