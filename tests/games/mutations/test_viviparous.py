"""Viviparous: whoever is fed bears another. [MVIV-1 MVIV-2]"""

from tests.games.mutations.table import holds


def test_a_fed_newborn_in_the_same_species() -> None:
    """[MVIV-1 MVIV-2]"""
    holds("""
    setup:
      centre: {red: 3}
      general: 3
      P1: {row: [{s: a, t: [Viviparous], animals: [{food: 1}]}]}
      P2: {row: [{s: b}]}
    steps:
      - {by: P1, do: take, token: red, animal: a.1}
      - {by: P1, do: take, token: red, animal: a.2, illegal: the newborn is fed}
    expect: {a: {pop: 2}, a.2: {food: 1, fed: true, need: 2}, general: 2, last_turn: false}
    """)


def test_a_kill_and_scraps_count_too() -> None:
    """[MVIV-2]"""
    holds("""
    setup:
      general: 5
      P1:
        row:
          - {s: a, t: [ObligateCarnivore, Viviparous]}
          - {s: k, t: [Scavenger, Viviparous, Swimming], animals: [{food: 1}]}
      P2: {row: [{s: b}]}
    steps: [{by: P1, do: attack, with: a.1, target: b}]
    expect: {a: {pop: 2}, a.1: {fed: true}, k: {pop: 2}, general: 3}
    """)


def test_an_empty_general_deck_gives_none() -> None:
    """[MVIV-2]"""
    holds("""
    setup:
      centre: {red: 1}
      general: 0
      last_turn: true
      P1: {row: [{s: a, t: [Viviparous], animals: [{food: 1}]}]}
      P2: {}
    steps: [{by: P1, do: take, token: red, animal: a.1}]
    expect: {a: {pop: 1}, a.1: {fed: true}}
    """)


def test_the_last_card_ends_the_game() -> None:
    """[MEND-2 M30]"""
    holds("""
    setup:
      centre: {red: 1}
      general: 1
      P1: {row: [{s: a, t: [Viviparous], animals: [{food: 1}]}]}
      P2: {row: [{s: b, animals: [{food: 1}]}]}
    steps:
      - {by: P1, do: take, token: red, animal: a.1}
      - {by: P1, do: end_go}
      - {do: extinction}
    expect: {last_turn: true, game_over: true, score: {P1: 6, P2: 2}, winner: P1, deck: {P1: 0, P2: 0}}
    """)


def test_the_price_of_an_extremophile_is_one_card() -> None:
    """[MEXM-3 M38]"""
    holds("""
    setup:
      centre: {red: 1}
      P1: {deck: 1, row: [{s: a, t: [Viviparous, Extremophile], animals: [{food: 1}]}]}
      P2: {}
    steps: [{by: P1, do: take, token: red, animal: a.1}]
    expect: {a: {pop: 2}, deck: {P1: 0}, discard: {P1: 1}, general: 29}
    """)
