"""Development Defects: the attacker may ignore one trait. [MDEF-1 … MDEF-5]"""

import pytest

from tests.games.mutations.table import differences, holds


@pytest.mark.parametrize("trait", ["big", "swimming", "flight", "herding"])
def test_a_standing_protection_can_be_ignored(trait: str) -> None:
    """[MDEF-1 MDEF-2]"""
    setup = f"""
    setup:
      P1: {{row: [{{s: a, t: [Carnivorous, Grazing]}}]}}
      P2: {{row: [{{s: b, t: [{trait}, DevelopmentDefects], pop: 2}}]}}
    """
    holds(f"{setup}\n    steps: [{{by: P1, do: attack, with: a.1, target: b, illegal: protected}}]")
    holds(
        f"{setup}\n    steps: [{{by: P1, do: attack, with: a.1, target: b, ignore: {trait}}}]"
        "\n    expect: {offered: {kind: lose, to: P2, options: [b.1, b.2]}}"
    )


def test_without_the_defects_nothing_can_be_ignored() -> None:
    setup = "setup: {P1: {row: [{s: a, t: [Carnivorous]}]}, P2: {row: [{s: b, t: [Running]}]}}"
    assert differences(setup + "\nsteps: [{by: P1, do: attack, with: a.1, target: b, ignore: Running}]") != []


def test_running_and_mimicry_can_be_ignored() -> None:
    """[MDEF-2 MX-4]"""
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous]}]}
      P2: {row: [{s: b, t: [Mimicry, DevelopmentDefects]}, {s: c}]}
    steps: [{by: P1, do: attack, with: a.1, target: b, ignore: Mimicry}]
    expect: {b: gone, c: {pop: 1}}
    """)
    holds("""
    setup: {P1: {row: [{s: a, t: [Carnivorous]}]}, P2: {row: [{s: b, t: [Running, DevelopmentDefects]}]}}
    steps: [{by: P1, do: attack, with: a.1, target: b, ignore: Running}]
    expect: {b: gone, a.1: {food: 2}}
    """)


def test_ignoring_is_optional() -> None:
    """[MDEF-1]"""
    holds("""
    setup: {P1: {row: [{s: a, t: [Carnivorous]}]}, P2: {row: [{s: b, t: [Running, DevelopmentDefects]}]}}
    steps:
      - {by: P1, do: attack, with: a.1, target: b}
      - {by: P2, do: react, use: Running, die: 6}
    expect: {b: {pop: 1}, a.1: {used: true}}
    """)


def test_burrowing_ignored_lays_all_unsheltered_animals_open() -> None:
    """[MX-6 M26]"""
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous]}]}
      P2:
        row:
          - {s: b, t: [Burrowing, DevelopmentDefects], animals: [{food: 1}, {food: 1}, {sheltered: true}]}
    steps:
      - {by: P1, do: attack, with: a.1, target: b, illegal: all hidden}
      - {by: P1, do: attack, with: a.1, target: b, ignore: Burrowing}
      - {by: P2, do: lose, animal: b.3, illegal: sheltered}
      - {by: P2, do: lose, animal: b.1}
    expect: {b: {pop: 2}, a.1: {food: 2}}
    """)


def test_a_limit_of_the_attacker_is_no_trait_of_the_prey() -> None:
    """[MSWI-2 MDEF-2]"""
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous, Swimming]}]}
      P2: {row: [{s: b, t: [Big, DevelopmentDefects]}]}
    steps:
      - {by: P1, do: attack, with: a.1, target: b, ignore: Big, illegal: not a swimmer}
      - {by: P1, do: pass}
    expect: {phase: extinction}
    """)


def test_a_new_choice_for_every_attack() -> None:
    """[MDEF-5]"""
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous], pop: 2}]}
      P2: {row: [{s: b, t: [Big, DevelopmentDefects], animals: [{}, {}]}]}
    steps:
      - {by: P1, do: attack, with: a.1, target: b, ignore: Big}
      - {by: P2, do: lose, animal: b.1}
      - {by: P1, do: end_go}
      - {by: P1, do: attack, with: a.2, target: b, ignore: Big}
    expect: {b: gone}
    """)


def test_the_animal_of_the_own_species_stays_out_of_reach() -> None:
    holds("""
    setup: {P1: {row: [{s: a, t: [Carnivorous, DevelopmentDefects], pop: 2}]}, P2: {}}
    steps: [{by: P1, do: attack, with: a.1, target: a, illegal: the own species}]
    expect: {a: {pop: 2}}
    """)


def test_ignoring_an_idle_trait_is_legal_and_pointless() -> None:
    """[M19]: any trait of the species may be named, but one only."""
    setup = "setup: {P1: {row: [{s: a, t: [Carnivorous]}]}, P2: {row: [{s: b, t: [%s]}]}}"
    holds(f"""
    {setup % "Grazing, DevelopmentDefects"}
    steps: [{{by: P1, do: attack, with: a.1, target: b, ignore: Grazing}}]
    expect: {{b: gone}}
    """)
    holds(f"""
    {setup % "Grazing, DevelopmentDefects, Running"}
    steps: [{{by: P1, do: attack, with: a.1, target: b, ignore: [Grazing, Running], illegal: one only}}]
    """)
    holds(f"""
    {setup % "grazing"}
    steps: [{{by: P1, do: attack, with: a.1, target: b, ignore: Grazing, illegal: no defects}}]
    """)
