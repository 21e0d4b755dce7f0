"""Herding: safety in numbers. [MHER-1]"""

from tests.games.mutations.table import holds


def test_animals_of_all_herds_against_all_carnivores() -> None:
    """[MHER-1 M40]"""
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous], animals: [{}, {food: 2}]}]}
      P2: {row: [{s: h, t: [Herding]}]}
      P3: {row: [{s: o, t: [ObligateCarnivore]}, {s: j, t: [Herding]}]}
    steps: [{by: P1, do: attack, with: a.1, target: h}]
    expect: {h: gone, a.1: {food: 2}}
    """)
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous], animals: [{}, {food: 2}]}]}
      P2: {row: [{s: h, t: [Herding], pop: 2}]}
    steps:
      - {by: P1, do: attack, with: a.1, target: h, illegal: two against two}
      - {by: P1, do: pass}
    expect: {phase: extinction}
    """)
