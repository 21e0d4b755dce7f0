"""Mimicry: the attack goes on to another own species. [MMIM-1 … MMIM-5]"""

from tests.games.mutations.table import holds


def test_the_owner_chooses_among_species_that_can_be_attacked() -> None:
    """[MMIM-1]"""
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous]}]}
      P2:
        row:
          - {s: b, t: [Mimicry]}
          - {s: c}
          - {s: d, t: [Big]}
          - {s: e, animals: [{sheltered: true}]}
          - {s: f}
    steps:
      - {by: P1, do: attack, with: a.1, target: b}
      - {by: P2, do: react, use: Mimicry, to: d, illegal: Big}
      - {by: P2, do: react, use: Mimicry, to: e, illegal: sheltered}
      - {by: P2, do: react, use: Mimicry, to: b, illegal: another species}
      - {by: P2, do: react, use: none, illegal: compulsory}
    expect: {offered: {kind: react, to: P2, options: [c, f]}}
    """)


def test_without_a_target_it_does_nothing() -> None:
    """[MMIM-1]"""
    holds("""
    setup: {P1: {row: [{s: a, t: [Carnivorous]}]}, P2: {row: [{s: b, t: [Mimicry]}, {s: c, t: [Big]}]}}
    steps: [{by: P1, do: attack, with: a.1, target: b}]
    expect: {b: gone, c: {pop: 1}, a.1: {food: 2}}
    """)


def test_a_chain_ends_where_it_began() -> None:
    """[MMIM-2 MX-3]"""
    holds("""
    setup: {P1: {row: [{s: a, t: [Carnivorous]}]}, P2: {row: [{s: b, t: [Mimicry]}, {s: c, t: [Mimicry]}]}}
    steps: [{by: P1, do: attack, with: a.1, target: c}]
    expect: {c: gone, b: {pop: 1}}
    """)


def test_no_limit_per_turn() -> None:
    """[MMIM-2 M17]"""
    holds("""
    setup: {P1: {row: [{s: a, t: [Carnivorous], pop: 2}]}, P2: {row: [{s: b, t: [Mimicry]}, {s: c}, {s: d}]}}
    steps:
      - {by: P1, do: attack, with: a.1, target: b}
      - {by: P2, do: react, use: Mimicry, to: c}
      - {by: P1, do: end_go}
      - {by: P1, do: attack, with: a.2, target: b}
    expect: {b: {pop: 1}, c: gone, d: gone}
    """)


def test_never_onto_the_attackers_own_species() -> None:
    """[MMIM-3]"""
    holds("""
    setup: {P1: {row: [{s: a, t: [Carnivorous], pop: 2}, {s: b, t: [Mimicry]}]}, P2: {}}
    steps: [{by: P1, do: attack, with: a.1, target: b}]
    expect: {b: gone, a: {pop: 2}}
    """)


def test_the_new_target_uses_its_own_traits() -> None:
    """[MMIM-5 MX-2]"""
    holds("""
    setup: {P1: {row: [{s: a, t: [Carnivorous]}]}, P2: {row: [{s: b, t: [Mimicry]}, {s: c, t: [Running]}]}}
    steps:
      - {by: P1, do: attack, with: a.1, target: b}
      - {by: P2, do: react, use: Running, die: 4}
    expect: {b: {pop: 1}, c: {pop: 1}, a.1: {used: true, food: 0}}
    """)


def test_before_running_there_is_no_roll() -> None:
    """[MX-1 M18]"""
    holds("""
    setup: {P1: {row: [{s: a, t: [Carnivorous]}]}, P2: {row: [{s: b, t: [Running, Mimicry]}, {s: c}]}}
    steps:
      - {by: P1, do: attack, with: a.1, target: b}
      - {by: P2, do: react, use: Mimicry, to: c}
    expect: {b: {pop: 1}, c: gone, a.1: {food: 2}}
    """)


def test_the_carnivore_may_ignore_a_trait_of_the_new_target() -> None:
    """[MMIM-4 MDEF-4 M20]"""
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous]}]}
      P2: {row: [{s: b, t: [Mimicry]}, {s: c, t: [Running, DevelopmentDefects]}]}
    steps:
      - {by: P1, do: attack, with: a.1, target: b}
      - {by: P2, do: ignore, trait: Running, illegal: the attacker names it}
      - {by: P1, do: ignore, trait: Running}
    expect: {b: {pop: 1}, c: gone}
    """)
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous]}]}
      P2: {row: [{s: b, t: [Mimicry]}, {s: c, t: [Running, DevelopmentDefects]}]}
    steps: [{by: P1, do: attack, with: a.1, target: b}]
    expect: {offered: {kind: ignore, to: P1, options: [Running, none]}}
    """)


def test_what_was_ignored_on_the_first_species_is_ignored_when_it_comes_back() -> None:
    """[MDEF-1 MMIM-2]: the attack is the same one."""
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous]}]}
      P2: {row: [{s: b, t: [Mimicry, Big, DevelopmentDefects]}, {s: c, t: [Mimicry]}]}
    steps: [{by: P1, do: attack, with: a.1, target: b, ignore: Big}]
    expect: {b: gone, c: {pop: 1}}
    """)
