"""Poisonous: the carnivore that ate it dies at once. [MPOI-1 … MPOI-3]"""

from tests.games.mutations.table import holds


def test_the_attacking_animal_alone_dies() -> None:
    """[MPOI-1]"""
    holds("""
    setup: {P1: {row: [{s: a, t: [Carnivorous], pop: 2}]}, P2: {row: [{s: b, t: [Poisonous], pop: 2}]}}
    steps:
      - {by: P1, do: attack, with: a.2, target: b}
      - {by: P2, do: lose, animal: b.2}
    expect: {a: {pop: 1}, a.2: gone, a.1: {food: 0}, b: {pop: 1}, discard: {P1: 1, P2: 1}}
    """)


def test_a_failed_or_redirected_attack_does_not_poison() -> None:
    """[MPOI-2]"""
    holds("""
    setup: {P1: {row: [{s: a, t: [Carnivorous]}]}, P2: {row: [{s: b, t: [Poisonous, Running]}]}}
    steps:
      - {by: P1, do: attack, with: a.1, target: b}
      - {by: P2, do: react, use: Running, die: 5}
    expect: {a.1: {used: true, food: 0}, b: {pop: 1}}
    """)
    holds("""
    setup: {P1: {row: [{s: a, t: [Carnivorous]}]}, P2: {row: [{s: b, t: [Poisonous, Mimicry]}, {s: c}]}}
    steps: [{by: P1, do: attack, with: a.1, target: b}]
    expect: {a.1: {food: 2}, b: {pop: 1}, c: gone}
    """)


def test_scavengers_eat_the_prey_and_not_the_poisoned() -> None:
    """[MPOI-3 MX-9]"""
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous]}, {s: k, t: [Scavenger, Big]}]}
      P2: {row: [{s: b, t: [Poisonous]}]}
    steps: [{by: P1, do: attack, with: a.1, target: b}]
    expect: {a: gone, b: gone, k.1: {food: 1}}
    """)


def test_an_ignored_poison_does_nothing() -> None:
    """[MDEF-2 MX-5]"""
    holds("""
    setup: {P1: {row: [{s: a, t: [Carnivorous]}]}, P2: {row: [{s: b, t: [Poisonous, DevelopmentDefects]}]}}
    steps: [{by: P1, do: attack, with: a.1, target: b, ignore: Poisonous}]
    expect: {a.1: {food: 2}, b: gone}
    """)
