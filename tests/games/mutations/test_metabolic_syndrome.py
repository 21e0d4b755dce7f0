"""Metabolic Syndrome: a larger appetite, two points. [MMET-1]"""

from tests.games.mutations.table import holds


def test_need_and_points() -> None:
    """[MMET-1 MEND-3]"""
    holds("""
    setup: {centre: {red: 3}, P1: {row: [{s: a, t: [MetabolicSyndrome]}]}, P2: {}}
    steps:
      - {by: P1, do: take, token: red, animal: a.1}
      - {by: P1, do: end_go}
      - {by: P1, do: take, token: red, animal: a.1}
      - {by: P1, do: end_go}
    expect: {a.1: {food: 2, need: 2, fed: true}, score: {P1: 4}, phase: extinction, centre: {red: 0}}
    """)


def test_it_adds_up_with_others() -> None:
    """[MFED-3]"""
    holds("""
    setup:
      P1: {row: [{s: a, t: [MetabolicSyndrome, Big, Carnivorous, Running], animals: [{food: 3}, {food: 4}]}]}
      P2: {}
    expect: {a: {need: 4}, a.1: {fed: false}, a.2: {fed: true}, score: {P1: 11}}
    """)
