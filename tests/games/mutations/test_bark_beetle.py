"""Bark Beetle: a shelter is food for a hungry animal. [MBBT-1 … MBBT-4]"""

from tests.games.mutations.table import holds


def test_green_becomes_food_while_hungry_and_a_shelter_afterwards() -> None:
    """[MBBT-1 MBBT-2 MBBT-4]"""
    holds("""
    setup: {centre: {green: 4}, P1: {row: [{s: a, t: [BarkBeetle, MetabolicSyndrome]}]}, P2: {}}
    steps:
      - {by: P1, do: take, token: green, animal: a.1}
      - {by: P1, do: end_go}
      - {by: P1, do: take, token: green, animal: a.1}
      - {by: P1, do: end_go}
      - {by: P1, do: take, token: green, animal: a.1}
      - {by: P1, do: take, token: green, animal: a.1, illegal: one token a go}
      - {by: P1, do: end_go}
    expect: {a.1: {food: 2, fed: true, sheltered: true}, phase: extinction, centre: {green: 0}}
    """)


def test_obligate_carnivore_keeps_the_shelter() -> None:
    """[MBBT-3 MX-11]"""
    holds("""
    setup: {centre: {green: 1}, P1: {row: [{s: a, t: [BarkBeetle, ObligateCarnivore]}]}, P2: {}}
    steps: [{by: P1, do: take, token: green, animal: a.1}]
    expect: {a.1: {food: 0, fed: false, sheltered: true}}
    """)


def test_only_the_animal_that_got_it_eats() -> None:
    """[MFED-2]"""
    holds("""
    setup: {centre: {green: 1}, P1: {row: [{s: a, t: [BarkBeetle], pop: 2}]}, P2: {}}
    steps: [{by: P1, do: take, token: green, animal: a.2}]
    expect: {a.1: {food: 0}, a.2: {food: 1, sheltered: false}}
    """)
