"""Grazing: food is trampled, once a go, for free. [MGRZ-1 … MGRZ-3]"""

from tests.games.mutations.table import holds


def test_after_the_token_too() -> None:
    """[MGRZ-2]"""
    holds("""
    setup:
      centre: {red: 4}
      P1: {row: [{s: a, t: [Grazing], animals: [{food: 1}, {}]}]}
      P2: {row: [{s: b}]}
    steps:
      - {by: P1, do: take, token: red, animal: a.2}
      - {by: P1, do: graze, count: 3, illegal: two animals}
      - {by: P1, do: graze, count: 2}
      - {by: P1, do: graze, count: 1, illegal: once a go}
      - {by: P1, do: end_go}
    expect: {centre: {red: 1}, active: P2}
    """)


def test_it_is_no_token() -> None:
    """[MGRZ-3]"""
    holds("""
    setup: {centre: {red: 2}, P1: {row: [{s: a, t: [Grazing]}]}, P2: {row: [{s: b}]}}
    steps:
      - {by: P1, do: graze, count: 1}
      - {by: P1, do: pass, illegal: a red can be taken}
      - {by: P1, do: end_go, illegal: a red can be taken}
    expect: {centre: {red: 1}, active: P1}
    """)


def test_it_may_remove_the_ground_of_the_duty() -> None:
    """[MGRZ-3 M16]"""
    holds("""
    setup:
      centre: {red: 1, green: 1}
      P1: {row: [{s: a, t: [Grazing], animals: [{sheltered: true}]}]}
      P2: {row: [{s: b}]}
    steps:
      - {by: P1, do: graze, count: 1}
      - {by: P1, do: pass}
    expect: {centre: {red: 0, green: 1}, active: P2}
    """)


def test_fed_animals_graze_when_nothing_else_can_be_done() -> None:
    """[MGRZ-2]"""
    holds("""
    setup:
      centre: {red: 3}
      P1: {row: [{s: b, pop: 2}]}
      P2: {row: [{s: a, t: [Grazing], animals: [{food: 1}]}]}
    steps:
      - {by: P1, do: take, token: red, animal: b.1}
      - {by: P1, do: end_go}
      - {by: P2, do: graze, count: 1}
      - {by: P2, do: end_go}
    expect: {centre: {red: 1}, active: P1}
    """)


def test_it_does_not_prolong_the_phase() -> None:
    """[MFED-9]"""
    holds("""
    setup: {centre: {red: 3}, P1: {row: [{s: b}]}, P2: {row: [{s: a, t: [Grazing], animals: [{food: 1}]}]}}
    steps:
      - {by: P1, do: take, token: red, animal: b.1}
      - {by: P1, do: end_go}
    expect: {phase: extinction, centre: {red: 0}}
    """)
