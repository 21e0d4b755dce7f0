"""Swimming: carnivores and prey of one element. [MSWI-1 MSWI-2]"""

from tests.games.mutations.table import holds


def test_swimmers_among_themselves() -> None:
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous]}, {s: w, t: [Carnivorous, Swimming]}]}
      P2: {row: [{s: b, t: [Swimming]}, {s: c}]}
    steps:
      - {by: P1, do: attack, with: a.1, target: b, illegal: only by swimmers}
      - {by: P1, do: attack, with: w.1, target: c, illegal: swimmers attack swimmers}
      - {by: P1, do: attack, with: w.1, target: b}
    expect: {b: gone}
    """)


def test_a_swimmer_with_nothing_to_hunt_starves() -> None:
    """[MOBL-5]"""
    holds("""
    setup: {P1: {row: [{s: a, t: [ObligateCarnivore, Swimming]}]}, P2: {row: [{s: b, animals: [{food: 1}]}]}}
    steps:
      - {by: P1, do: pass}
      - {do: extinction}
    expect: {a: gone, b: {pop: 1}}
    """)
