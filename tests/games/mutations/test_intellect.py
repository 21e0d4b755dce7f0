"""Intellect: a carnivore sees through one trait a turn. [MINT-1]"""

from tests.games.mutations.table import holds


def test_it_is_kept_for_the_species_that_mimicry_leads_to() -> None:
    """[M41 MMIM-4]"""
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous, Intellect]}]}
      P2: {row: [{s: b, t: [Mimicry]}, {s: c, t: [Big]}]}
    steps: [{by: P1, do: attack, with: a.1, target: b}]
    expect: {c: gone, b: {pop: 1}, a.1: {food: 2, need: 3, intellect_used: true}}
    """)


def test_spent_on_the_first_species_it_does_not_help_with_the_second() -> None:
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous, Intellect]}]}
      P2: {row: [{s: b, t: [Mimicry, Swimming]}, {s: c, t: [Big]}]}
    steps: [{by: P1, do: attack, with: a.1, target: b, ignore: Swimming}]
    expect: {b: gone, c: {pop: 1}}
    """)


def test_the_flaw_of_the_prey_is_used_first() -> None:
    """[MDEF-1]: one ignored trait of a flawed prey leaves Intellect unspent."""
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous, Intellect]}]}
      P2: {row: [{s: b, t: [Big, DevelopmentDefects], pop: 2}]}
    steps:
      - {by: P1, do: attack, with: a.1, target: b, ignore: Big}
      - {by: P2, do: lose, animal: b.1}
    expect: {a.1: {intellect_used: false, food: 2}}
    """)


def test_only_carnivores_profit() -> None:
    holds("""
    setup: {P1: {row: [{s: a, t: [Intellect]}]}, P2: {row: [{s: b}]}}
    steps: [{by: P1, do: attack, with: a.1, target: b, illegal: no hunter}]
    expect: {a: {need: 2}}
    """)
