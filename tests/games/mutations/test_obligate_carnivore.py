"""Obligate Carnivore: prey and nothing else. [MOBL-1 … MOBL-5]"""

from tests.games.mutations.table import holds


def test_no_food_from_the_centre() -> None:
    """[MOBL-1 MOBL-4]"""
    holds("""
    setup:
      centre: {red: 1, green: 1, black: 1}
      P1: {row: [{s: a, t: [ObligateCarnivore]}]}
      P2: {row: [{s: b}]}
    steps:
      - {by: P1, do: take, token: red, animal: a.1, illegal: takes no food}
      - {by: P1, do: take, token: green, animal: a.1}
      - {by: P1, do: end_go}
      - {by: P2, do: take, token: black, animal: a.1}
    expect: {a.1: {food: 0, sheltered: true, par: 1}}
    """)


def test_one_kill_feeds_the_carnivore_alone() -> None:
    """[MOBL-2 MX-10]"""
    holds("""
    setup:
      P1: {row: [{s: a, t: [ObligateCarnivore, Big, MetabolicSyndrome], pop: 2}]}
      P2: {row: [{s: b, pop: 2}]}
    steps:
      - {by: P1, do: attack, with: a.2, target: b}
      - {by: P2, do: lose, animal: b.1}
    expect: {a.2: {food: 1, fed: true, need: 3}, a.1: {food: 0, fed: false}}
    """)


def test_it_scores_one() -> None:
    """[MOBL-3 M24]"""
    holds("""
    setup: {P1: {row: [{s: a, t: [ObligateCarnivore]}]}, P2: {}}
    expect: {score: {P1: 3, P2: 0}, a: {need: 1}}
    """)


def test_a_scavenger_does_not_lie_beside_it() -> None:
    """[MDEV-6 MSCA-4]"""
    holds("""
    setup:
      phase: development
      P1:
        deck: [Scavenger]
        row: [{s: a, t: [ObligateCarnivore]}, {s: b, t: [Carnivorous]}, {s: c, t: [Big]}]
      P2: {deck: 1}
    steps: [{by: P1, do: play, as: trait, target: a}]
    expect: {a: {t: [ObligateCarnivore]}, b: {t: [Carnivorous]}, c: {t: [Big, Scavenger]}}
    """)
