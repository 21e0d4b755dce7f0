"""Extinction and draw. [MEXT-1 … MEXT-10]"""

from tests.games.mutations.table import holds


def test_the_most_infested_species_of_the_table_loses_one_animal() -> None:
    """[MEXT-1 MEXT-2]"""
    setup = """
    setup:
      phase: extinction
      P1: {row: [{s: a, animals: [{food: 1, par: 1}, {par: 2}, {food: 1}]}]}
      P2: {row: [{s: b, animals: [{food: 1, par: 2}]}]}
    """
    holds(f"""{setup}
    steps: [{{do: parasites}}]
    expect: {{offered: {{kind: lose, to: P1, options: [a.1, a.2]}}}}
    """)
    holds(f"""{setup}
    steps:
      - {{do: parasites}}
      - {{by: P2, do: lose, animal: b.1, illegal: not the most}}
      - {{by: P1, do: lose, animal: a.3, illegal: no parasite}}
      - {{by: P1, do: lose, animal: a.2}}
      - {{do: starve}}
    expect: {{a: {{pop: 2, par: 1}}, b: {{pop: 1}}, box_black: 7}}
    """)
    holds(f"""{setup}
    steps: [{{do: extinction, lose: {{a: a.1}}}}]
    expect: {{a: {{pop: 1}}, a.3: {{par: 0, food: 0}}, b: {{par: 2}}, box_black: 8, phase: turn_start}}
    """)


def test_all_tied_species_lose_one() -> None:
    """[MEXT-1 M28]"""
    holds("""
    setup:
      phase: extinction
      P1: {row: [{s: a, animals: [{food: 1, par: 1}]}, {s: c, animals: [{food: 1, par: 1}, {food: 1}]}]}
      P2: {row: [{s: b, animals: [{food: 1, par: 1}]}, {s: d, animals: [{food: 1}]}]}
    steps: [{do: parasites}]
    expect: {a: gone, b: gone, c: {pop: 1}, d: {pop: 1}}
    """)


def test_no_parasites_no_deaths() -> None:
    """[MEXT-1]"""
    holds("""
    setup: {phase: extinction, P1: {row: [{s: a, animals: [{food: 1}]}]}, P2: {row: [{s: b}]}}
    steps: [{do: parasites}]
    expect: {a: {pop: 1}, b: {pop: 1}}
    """)


def test_the_hungry_die_with_their_traits() -> None:
    """[MEXT-3 MEXT-4]"""
    holds("""
    setup:
      phase: extinction
      P1:
        row:
          - {s: a, t: [Big, Running], animals: [{food: 1, par: 1}, {food: 2}]}
          - {s: c, t: [Big], animals: [{food: 1}]}
      P2: {row: [{s: b, t: [ObligateCarnivore], animals: [{food: 1, marked: true}]}]}
    steps: [{do: starve}]
    expect: {a: {pop: 1}, a.2: {food: 2}, c: gone, b: {pop: 1}, discard: {P1: 3, P2: 0}, box_black: 10}
    """)


def test_clean_up_leaves_parasites() -> None:
    """[MEXT-5 MSHE-1]"""
    holds("""
    setup:
      phase: extinction
      P1: {row: [{s: a, t: [Carnivorous], animals: [{food: 2, par: 1, sheltered: true, used: true}]}]}
      P2: {}
    steps: [{do: clean}]
    expect: {a.1: {food: 0, par: 1, sheltered: false, used: false, fed: false}}
    """)


def test_the_draw_in_laps_under_the_kept_cards() -> None:
    """[MEXT-6 MEXT-7]"""
    holds("""
    setup:
      phase: extinction
      first: P2
      general: [Big, Running, Swimming, Mimicry, Grazing, Budding, Poisonous]
      P1: {deck: [Extremophile], row: [{s: a}]}
      P2: {row: [{s: b}]}
    steps: [{do: draw}]
    expect:
      deck_cards: {P1: [Extremophile, Running, Mimicry, Budding], P2: [Big, Swimming, Grazing]}
      general: [Poisonous]
      first: P1
    """)


def test_three_two_and_one_give_eight() -> None:
    """[MEXT-6]"""
    holds("""
    setup: {phase: extinction, P1: {row: [{s: a, pop: 3}, {s: b, pop: 2}, {s: c}]}, P2: {row: [{s: d}]}}
    steps: [{do: draw}]
    expect: {deck: {P1: 8, P2: 3}, general: 19}
    """)


def test_a_short_deck_is_dealt_as_far_as_it_goes() -> None:
    """[MEXT-6]"""
    holds("""
    setup:
      phase: extinction
      general: 4
      P1: {row: [{s: a, pop: 3}]}
      P2: {row: [{s: b}]}
      P3: {row: [{s: c}]}
    steps:
      - {do: draw}
      - {do: start_turn}
    expect: {deck: {P1: 2, P2: 1, P3: 1}, general: 0, last_turn: true, phase: development, active: P2}
    """)


def test_a_ruined_player_gets_ten_cards_at_the_next_turn() -> None:
    """[MEXT-8 MEXT-9 M29]"""
    holds("""
    setup: {phase: extinction, P1: {row: [{s: a}]}, P2: {row: [{s: b, animals: [{food: 1}]}]}}
    steps: [{do: extinction}]
    expect: {deck: {P1: 0, P2: 3}, general: 27, first: P2}
    """)
    holds("""
    setup: {phase: extinction, P1: {row: [{s: a}]}, P2: {row: [{s: b, animals: [{food: 1}]}]}}
    steps:
      - {do: extinction}
      - {do: start_turn}
    expect: {deck: {P1: 10, P2: 3}, species: {P1: 0}, general: 17, last_turn: false, active: P2}
    """)


def test_parts_are_not_repeated() -> None:
    holds("""
    setup: {phase: extinction, P1: {row: [{s: a, animals: [{food: 1}]}]}, P2: {}}
    steps:
      - {do: clean}
      - {do: starve, illegal: too late}
      - {do: start_turn, illegal: too early}
      - {do: extinction}
      - {do: extinction, illegal: over}
      - {do: start_turn}
    expect: {a: {pop: 1}, phase: development}
    """)
