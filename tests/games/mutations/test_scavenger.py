"""Scavenger: one animal on the table feeds on a kill. [MSCA-1 … MSCA-4]"""

from tests.games.mutations.table import holds


def test_the_carnivores_owner_comes_first_and_chooses() -> None:
    """[MSCA-1 MSCA-2]"""
    setup = """
    setup:
      P1: {row: [{s: a, t: [Carnivorous]}, {s: k, t: [Scavenger, Big], pop: 2}]}
      P2: {row: [{s: b}, {s: m, t: [Scavenger, Swimming]}]}
    """
    holds(f"""{setup}
    steps: [{{by: P1, do: attack, with: a.1, target: b}}]
    expect: {{offered: {{kind: scavenge, to: P1, options: [k.1, k.2]}}}}
    """)
    holds(f"""{setup}
    steps:
      - {{by: P1, do: attack, with: a.1, target: b}}
      - {{by: P2, do: scavenge, animal: m.1, illegal: the hunter's owner comes first}}
      - {{by: P1, do: end_go, illegal: not declinable}}
      - {{by: P1, do: scavenge, animal: k.2}}
    expect: {{k.1: {{food: 0}}, k.2: {{food: 1}}, m.1: {{food: 0}}}}
    """)


def test_the_right_goes_round_clockwise() -> None:
    """[MSCA-1 M23]"""
    holds("""
    setup:
      active: P2
      P1: {row: [{s: k, t: [Scavenger, Swimming]}]}
      P2: {row: [{s: a, t: [Carnivorous]}]}
      P3: {row: [{s: b}, {s: m, t: [Scavenger, Big], animals: [{food: 2}]}]}
    steps: [{by: P2, do: attack, with: a.1, target: b}]
    expect: {k.1: {food: 1}, m.1: {food: 2}}
    """)


def test_an_animal_of_the_eaten_species_may_eat() -> None:
    """[MSCA-2]"""
    holds("""
    setup: {P1: {row: [{s: a, t: [Carnivorous]}]}, P2: {row: [{s: b, t: [Scavenger], pop: 2}]}}
    steps:
      - {by: P1, do: attack, with: a.1, target: b}
      - {by: P2, do: lose, animal: b.1}
    expect: {b: {pop: 1}, b.2: {food: 1, fed: true}}
    """)
