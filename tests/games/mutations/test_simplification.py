"""Simplification: a trait is lost, two species arise. [MSIM-1 … MSIM-4]"""

from tests.games.mutations.table import holds


def test_the_last_trait_comes_off_and_two_species_arise() -> None:
    """[MSIM-1 MSIM-4 MX-13]"""
    holds("""
    setup:
      phase: development
      P1: {deck: [Simplification], row: [{s: a, t: [Running, Big]}, {s: b}]}
      P2: {deck: 1}
    steps: [{by: P1, do: play, as: trait, target: a, names: [x, z]}]
    expect:
      row: {P1: [a, b, x, z]}
      a: {t: [Running], need: 1}
      x: {t: [], pop: 1}
      x.1: {card: Big}
      z.1: {card: Simplification}
      active: P2
    """)


def test_on_a_species_without_traits_it_becomes_a_species() -> None:
    """[MSIM-2 M07]: nobody is asked about a harmful card."""
    holds("""
    setup:
      phase: development
      P1: {deck: [Simplification, any], row: [{s: a}, {s: b, t: [Big]}]}
      P2: {passed: true}
    steps:
      - {by: P1, do: play, as: trait, target: a, name: x}
      - {by: P1, do: keep, illegal: nothing to decide}
    expect: {row: {P1: [a, b, x]}, b: {t: [Big]}, offered: none}
    """)


def test_it_cannot_be_turned_away() -> None:
    """[MSIM-3 M09]"""
    holds("""
    setup:
      phase: development
      P1: {deck: [Simplification, any], row: [{s: a, t: [Big]}]}
      P2: {passed: true}
    steps:
      - {by: P1, do: play, as: trait, target: a, names: [x, z]}
      - {by: P1, do: convert, illegal: nothing to decide}
    expect: {a: {t: []}, row: {P1: [a, x, z]}}
    """)


def test_species_of_several_animals_cannot_be_named() -> None:
    """[MDEV-5]"""
    holds("""
    setup: {phase: development, P1: {deck: [Simplification], row: [{s: a, t: [Big], pop: 2}]}, P2: {deck: 1}}
    steps: [{by: P1, do: play, as: trait, target: a, illegal: several animals}]
    expect: {a: {t: [Big]}}
    """)


def test_two_more_species_raise_the_limit() -> None:
    """[MDEV-14]"""
    holds("""
    setup:
      phase: development
      P1: {deck: [Simplification, any], row: [{s: a, t: [Big]}, {s: b, pop: 2}]}
      P2: {passed: true}
    steps:
      - {by: P1, do: play, as: trait, target: a, names: [x, z]}
      - {by: P1, do: play, as: grow, target: b}
    expect: {b: {pop: 3}}
    """)


def test_a_shared_card_stays_with_the_other_branch() -> None:
    """[M34]"""
    holds("""
    setup:
      phase: development
      divergence: true
      shared: [[a, c, Big]]
      P1: {deck: [Simplification], row: [{s: a, t: [Big]}, {s: c, t: [Big]}]}
      P2: {deck: 1}
    steps: [{by: P1, do: play, as: trait, target: a, name: x}]
    expect: {row: {P1: [a, c, x]}, a: {t: []}, c: {t: [Big]}, x.1: {card: Simplification}, score: {P1: 8}}
    """)
