"""Budding: one more animal at the start of every turn. [MBUD-1 … MBUD-4]"""

from tests.games.mutations.table import holds


def test_it_grows_above_the_limit_and_uses_no_move() -> None:
    """[MBUD-1 MBUD-4 MX-12]"""
    holds("""
    setup: {phase: turn_start, P1: {deck: 2, row: [{s: a, t: [Budding]}]}, P2: {deck: 1}}
    steps:
      - {do: start_turn}
      - {by: P1, do: play, as: grow, target: a, illegal: above the limit}
      - {by: P1, do: play, as: trait, target: a, illegal: several animals}
      - {by: P1, do: play, as: species, name: x}
    expect: {a: {pop: 2}, row: {P1: [a, x]}, deck: {P1: 0}, active: P2}
    """)


def test_an_empty_deck_gives_nothing_and_too_few_cards_go_from_the_left() -> None:
    """[MBUD-2]"""
    holds("""
    setup:
      phase: turn_start
      P1: {deck: 1, row: [{s: a, t: [Budding]}, {s: b, t: [Budding, Running]}]}
      P2: {row: [{s: c, t: [Budding]}]}
    steps: [{do: start_turn}]
    expect: {a: {pop: 2}, b: {pop: 1}, c: {pop: 1}, deck: {P1: 0, P2: 0}}
    """)


def test_the_price_of_an_extremophile() -> None:
    """[MEXM-4 M10]"""
    holds("""
    setup:
      phase: turn_start
      P1: {deck: 3, row: [{s: a, t: [Budding, Extremophile]}, {s: b, t: [Extremophile, Budding]}]}
      P2: {deck: 1}
    steps: [{do: start_turn}]
    expect: {a: {pop: 2}, b: {pop: 1}, deck: {P1: 1}, discard: {P1: 1}}
    """)


def test_it_comes_after_the_recovery_decks_and_the_test_for_the_last_turn() -> None:
    """[MTRN-4]"""
    holds("""
    setup: {phase: turn_start, general: 10, P1: {deck: 1, row: [{s: a, t: [Budding]}]}, P2: {}}
    steps: [{do: start_turn}]
    expect: {a: {pop: 2}, deck: {P1: 0, P2: 10}, general: 0, last_turn: true, phase: development}
    """)
