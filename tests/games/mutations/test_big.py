"""Big: only a Big carnivore can attack it. [MBIG-1]"""

from tests.games.mutations.table import holds


def test_only_big_attacks_big() -> None:
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous]}, {s: c, t: [Carnivorous, Big]}]}
      P2: {row: [{s: b, t: [Big]}]}
    steps:
      - {by: P1, do: attack, with: a.1, target: b, illegal: Big}
      - {by: P1, do: attack, with: c.1, target: b}
    expect: {b: gone, c.1: {food: 2, need: 3, fed: false}}
    """)


def test_a_big_carnivore_attacks_small_ones_too() -> None:
    holds("""
    setup: {P1: {row: [{s: a, t: [ObligateCarnivore, Big]}]}, P2: {row: [{s: b}]}}
    steps: [{by: P1, do: attack, with: a.1, target: b}]
    expect: {b: gone, a.1: {fed: true, food: 1}}
    """)
