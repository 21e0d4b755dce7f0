"""Carnivorous: attacks, two food a kill. [MCAR-1 MCAR-2 MPRE]"""

from tests.games.mutations.table import holds


def test_a_kill_is_two_food_and_the_surplus_is_lost() -> None:
    """[MCAR-2 MPRE-6 MFED-4]"""
    holds("""
    setup: {P1: {row: [{s: a, t: [Carnivorous, Big], animals: [{food: 2}]}]}, P2: {row: [{s: b, pop: 2}]}}
    steps:
      - {by: P1, do: attack, with: a.1, target: b}
      - {by: P2, do: lose, animal: b.1}
    expect: {a.1: {food: 3, fed: true, used: true}, b: {pop: 1}}
    """)


def test_a_fed_carnivore_does_not_attack() -> None:
    """[MPRE-2]"""
    holds("""
    setup:
      centre: {red: 1}
      P1: {row: [{s: a, t: [Carnivorous], animals: [{food: 2}, {}]}]}
      P2: {row: [{s: b}]}
    steps:
      - {by: P1, do: attack, with: a.1, target: b, illegal: fed}
      - {by: P1, do: attack, with: b.1, target: a, illegal: not yours}
      - {by: P1, do: attack, with: a.2, target: b}
    expect: {b: gone}
    """)


def test_one_attack_per_animal_and_turn_one_per_move() -> None:
    """[MPRE-1]"""
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous, Big, MetabolicSyndrome], pop: 2}]}
      P2: {row: [{s: b, pop: 4}]}
    steps:
      - {by: P1, do: attack, with: a.1, target: b}
      - {by: P2, do: lose, animal: b.1}
      - {by: P1, do: attack, with: a.2, target: b, illegal: one attack a go}
      - {by: P1, do: end_go}
      - {by: P1, do: attack, with: a.1, target: b, illegal: attacked this turn}
      - {by: P1, do: attack, with: a.2, target: b}
      - {by: P2, do: lose, animal: b.2}
      - {by: P1, do: end_go}
    expect: {b: {pop: 2}, phase: extinction}
    """)


def test_own_species_but_never_the_same_one() -> None:
    """[MPRE-3]"""
    holds("""
    setup: {centre: {red: 1}, P1: {row: [{s: a, t: [Carnivorous], pop: 2}, {s: c}]}, P2: {row: [{s: b}]}}
    steps:
      - {by: P1, do: attack, with: a.1, target: a, illegal: the same species}
      - {by: P1, do: attack, with: c.1, target: b, illegal: no hunter}
      - {by: P1, do: attack, with: a.1, target: c}
    expect: {c: gone, discard: {P1: 1, P2: 0}}
    """)


def test_the_last_animal_takes_its_traits_along() -> None:
    """[MPRE-5 MPRE-10]"""
    holds("""
    setup: {P1: {row: [{s: a, t: [Carnivorous]}]}, P2: {row: [{s: b, t: [Grazing, Scavenger]}]}}
    steps: [{by: P1, do: attack, with: a.1, target: b}]
    expect: {b: gone, discard: {P1: 0, P2: 3}}
    """)


def test_instinct_drives_carnivores_when_nobody_can_put_a_token() -> None:
    """[MPRE-9 M13 M14 M15]"""
    holds("""
    setup: {centre: {red: 1}, P1: {row: [{s: a, t: [ObligateCarnivore]}]}, P2: {row: [{s: b}]}}
    steps: [{by: P1, do: pass}]
    expect: {active: P2, phase: feeding}
    """)
    holds("""
    setup: {P1: {row: [{s: a, t: [Carnivorous], pop: 2}, {s: c}, {s: d}]}, P2: {row: [{s: b, t: [Swimming]}]}}
    steps:
      - {by: P1, do: pass, illegal: Instinct and own species}
      - {by: P1, do: attack, with: a.1, target: c}
      - {by: P1, do: end_go}
      - {by: P1, do: pass, illegal: the other hunter too}
      - {by: P1, do: attack, with: a.2, target: d}
      - {by: P1, do: end_go}
    expect: {phase: extinction, c: gone, d: gone}
    """)
