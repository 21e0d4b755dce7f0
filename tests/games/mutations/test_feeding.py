"""Feeding: one token or one attack a go, and the duty to act. [MFED-1 … MFED-11 MSHE MPAR]"""

from tests.games.mutations.table import holds


def test_one_thing_a_move() -> None:
    """[MFED-1]"""
    holds("""
    setup: {centre: {red: 3, green: 1, black: 1}, P1: {row: [{s: a, pop: 2}]}, P2: {row: [{s: b}]}}
    steps:
      - {by: P1, do: end_go, illegal: nothing done}
      - {by: P1, do: take, token: red, animal: a.1}
      - {by: P1, do: take, token: red, animal: a.2, illegal: one a go}
      - {by: P1, do: take, token: black, animal: b.1, illegal: one a go}
      - {by: P1, do: pass, illegal: a token was put}
      - {by: P1, do: end_go}
    expect: {active: P2, a.1: {food: 1}, centre: {red: 2, green: 1, black: 1}}
    """)


def test_tokens_go_where_they_may_lie() -> None:
    """[MFED-1 MFED-4 MPAR-1 MSHE-1]"""
    holds("""
    setup:
      centre: {red: 3, green: 2, black: 2}
      P1: {row: [{s: a, animals: [{food: 1, sheltered: true}, {}]}]}
      P2: {row: [{s: b, animals: [{par: 1}]}]}
    steps:
      - {by: P1, do: take, token: red, animal: b.1, illegal: not his}
      - {by: P1, do: take, token: red, animal: a.1, illegal: fed}
      - {by: P1, do: take, token: green, animal: a.1, illegal: sheltered}
      - {by: P1, do: take, token: black, animal: a.2, illegal: his own}
      - {by: P1, do: take, token: black, animal: b.1}
    expect: {b.1: {par: 2}, centre: {black: 1}}
    """)


def test_no_skipping_while_any_token_can_be_put() -> None:
    """[MFED-5]"""
    for centre, animal in [("red: 1", "{}"), ("green: 1", "{food: 1}"), ("black: 1", "{food: 1}")]:
        holds(f"""
        setup: {{centre: {{{centre}}}, P1: {{row: [{{s: a, animals: [{animal}]}}]}}, P2: {{row: [{{s: b}}]}}}}
        steps: [{{by: P1, do: pass, illegal: a token can be put}}]
        expect: {{active: P1}}
        """)


def test_a_player_without_animals_plays_parasites() -> None:
    """[MFED-5 M43]"""
    holds("""
    setup: {centre: {black: 2}, P1: {}, P2: {row: [{s: b, animals: [{food: 1}]}]}}
    steps:
      - {by: P1, do: pass, illegal: must}
      - {by: P1, do: take, token: black, animal: b.1}
      - {by: P1, do: end_go}
      - {by: P1, do: take, token: black, animal: b.1}
      - {by: P1, do: end_go}
    expect: {b: {par: 2}, phase: extinction}
    """)


def test_doing_nothing_is_not_final() -> None:
    """[MFED-7 M15]"""
    holds("""
    setup:
      centre: {red: 1}
      P1: {row: [{s: a, t: [ObligateCarnivore]}]}
      P2: {row: [{s: b}]}
    steps:
      - {by: P1, do: pass}
      - {by: P2, do: take, token: red, animal: b.1}
      - {by: P2, do: end_go}
      - {by: P1, do: pass, illegal: Instinct}
      - {by: P1, do: attack, with: a.1, target: b}
      - {by: P1, do: end_go}
    expect: {phase: extinction, b: gone, a.1: {fed: true}}
    """)


def test_those_who_can_do_nothing_are_skipped() -> None:
    """[MTRN-2]"""
    holds("""
    setup:
      centre: {red: 2}
      P1: {row: [{s: a, pop: 2}]}
      P2: {row: [{s: b, animals: [{food: 1}]}]}
      P3: {}
    steps:
      - {by: P1, do: take, token: red, animal: a.1}
      - {by: P1, do: end_go}
      - {by: P1, do: take, token: red, animal: a.2}
      - {by: P1, do: end_go}
    expect: {phase: extinction}
    """)


def test_the_end_clears_food_and_shelters_but_not_parasites() -> None:
    """[MFED-9 MFED-10]"""
    holds("""
    setup: {centre: {red: 3, green: 2, black: 2}, P1: {}, P2: {}}
    steps: [{by: P1, do: finish_feeding}]
    expect: {centre: {red: 0, green: 0, black: 2}, phase: extinction, box_black: 8}
    """)


def test_shelters_protect_single_animals() -> None:
    """[MSHE-2 MSHE-3 MSHE-4]"""
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous], animals: [{sheltered: true}]}]}
      P2:
        row:
          - {s: b, animals: [{sheltered: true}, {sheltered: true}]}
          - {s: c, animals: [{sheltered: true}, {}]}
    steps:
      - {by: P1, do: attack, with: a.1, target: b, illegal: all sheltered}
      - {by: P1, do: attack, with: a.1, target: c}
    expect: {c: {pop: 1}, c.1: {sheltered: true}, a.1: {food: 2, sheltered: true}}
    """)


def test_parasites_of_the_eaten_return_to_the_box() -> None:
    """[MPAR-2 MX-16]"""
    holds("""
    setup:
      centre: {black: 1}
      P1: {row: [{s: a, t: [Carnivorous]}]}
      P2: {row: [{s: b, animals: [{par: 4}, {par: 2, sheltered: true}]}]}
    steps: [{by: P1, do: attack, with: a.1, target: b}]
    expect: {box_black: 7, b: {par: 2, pop: 1}}
    """)
