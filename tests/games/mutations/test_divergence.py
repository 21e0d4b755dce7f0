"""Divergence: a fourth way. [MDIV-1 … MDIV-7]"""

from tests.games.mutations.table import holds


def test_only_if_agreed() -> None:
    """[MDIV-1]"""
    holds("""
    setup: {phase: development, P1: {deck: 1, row: [{s: a}]}, P2: {deck: 1}}
    steps: [{by: P1, do: play, as: diverge, target: a, illegal: not agreed}]
    expect: {row: {P1: [a]}}
    """)


def test_the_ruleset_agrees_to_it() -> None:
    """[MDIV-1 MSET-6]"""
    holds("""
    ruleset: mutations+divergence
    setup: {phase: development, P1: {deck: 1, row: [{s: a}]}, P2: {deck: 1}}
    steps: [{by: P1, do: play, as: diverge, target: a, name: x}]
    expect: {row: {P1: [a, x]}}
    """)


def test_two_species_share_their_cards() -> None:
    """[MDIV-2 MDIV-3 MDIV-5 MDIV-6]"""
    holds("""
    setup:
      phase: development
      divergence: true
      P1: {deck: [any, any, Swimming], row: [{s: a, t: [Big, Running], pop: 3}, {s: b}]}
      P2: {passed: true}
    steps:
      - {by: P1, do: play, as: diverge, target: a, name: x}
      - {by: P1, do: play, as: diverge, target: x, name: z}
      - {by: P1, do: play, as: trait, target: z}
    expect:
      row: {P1: [a, x, z, b]}
      a: {t: [Big, Running], pop: 3}
      x: {t: [Big, Running], pop: 1}
      z: {t: [Big, Running, Swimming], need: 2}
      score: {P1: 16}
    """)


def test_the_limit_does_not_apply_and_a_species_without_traits_may_split() -> None:
    """[MDIV-3 MDIV-4]"""
    holds("""
    setup: {phase: development, divergence: true, P1: {deck: 2, row: [{s: a, pop: 4}]}, P2: {passed: true}}
    steps:
      - {by: P1, do: play, as: grow, target: a, illegal: limit}
      - {by: P1, do: play, as: diverge, target: a, name: x}
      - {by: P1, do: play, as: grow, target: x}
    expect: {a: {pop: 4}, x: {pop: 2, t: []}}
    """)


def test_a_shared_card_goes_with_the_last_sharer() -> None:
    """[MDIV-5 MDIV-7]"""
    holds("""
    setup:
      divergence: true
      shared: [[a, x, Carnivorous, Running]]
      P1: {row: [{s: a, t: [Carnivorous, Running]}, {s: x, t: [Carnivorous, Running, Big]}]}
      P2: {row: [{s: b, t: [Swimming]}]}
    steps:
      - {by: P1, do: attack, with: x.1, target: a}
      - {by: P1, do: react, use: Running, die: 1}
      - {by: P1, do: end_go}
      - {do: extinction}
    expect: {a: gone, x: gone, discard: {P1: 5, P2: 2}}
    """)


def test_parasites_are_counted_apart() -> None:
    """[MDIV-7]"""
    holds("""
    setup:
      phase: extinction
      divergence: true
      shared: [[a, x, Running]]
      P1:
        row:
          - {s: a, t: [Running], animals: [{food: 1, par: 1}]}
          - {s: x, t: [Running], animals: [{food: 1, par: 1}]}
      P2: {row: [{s: b, animals: [{food: 1, par: 2}, {food: 1}]}]}
    steps: [{do: parasites}]
    expect: {a: {pop: 1}, x: {pop: 1}, b: {pop: 1}, b.1: gone}
    """)
