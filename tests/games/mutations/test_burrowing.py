"""Burrowing: fed animals cannot be eaten. [MBUR-1 MBUR-2]"""

from tests.games.mutations.table import holds


def test_judged_animal_by_animal_with_shelters() -> None:
    """[MBUR-2 MX-8 M25]"""
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous]}]}
      P2: {row: [{s: b, t: [Burrowing], animals: [{food: 1}, {sheltered: true}, {}]}]}
    steps: [{by: P1, do: attack, with: a.1, target: b}]
    expect: {b.3: gone, b: {pop: 2}}
    """)
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous]}]}
      P2: {row: [{s: b, t: [Burrowing], animals: [{food: 1}, {sheltered: true}]}]}
    steps:
      - {by: P1, do: attack, with: a.1, target: b, illegal: each is protected}
      - {by: P1, do: pass}
    expect: {phase: extinction}
    """)


def test_fed_by_a_mark_counts() -> None:
    """[MOBL-2]"""
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous]}]}
      P2:
        row:
          - {s: b, t: [Burrowing, ObligateCarnivore, MetabolicSyndrome], animals: [{food: 1, marked: true}]}
    steps: [{by: P1, do: attack, with: a.1, target: b, illegal: fed}]
    expect: {b.1: {fed: true, need: 2}}
    """)
