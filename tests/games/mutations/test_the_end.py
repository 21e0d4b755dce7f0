"""The last turn, points and ties. [MEND-1 … MEND-5 MERR]"""

from tests.games.mutations.table import differences, holds, new, position


def test_the_last_turn_begins_with_an_empty_deck_and_has_no_draw() -> None:
    """[MEND-1]"""
    holds("""
    setup: {phase: turn_start, general: 0, P1: {deck: 1, row: [{s: a}]}, P2: {deck: 1, row: [{s: b}]}}
    steps: [{do: start_turn}]
    expect: {last_turn: true, phase: development, game_over: false}
    """)
    holds("""
    setup: {phase: extinction, general: 5, last_turn: true, P1: {row: [{s: a, animals: [{food: 1}]}]}, P2: {}}
    steps:
      - {do: draw, illegal: no draw in the last turn}
      - {do: extinction}
    expect: {game_over: true, phase: over, deck: {P1: 0}, general: 5, winner: P1}
    """)


def test_points() -> None:
    """[MEND-3 MEND-4 M31]"""
    holds("""
    setup:
      P1: {deck: 5, row: [{s: a, t: [Big, Running], pop: 3}, {s: c}]}
      P2: {row: [{s: b, t: [Carnivorous, MetabolicSyndrome], animals: [{par: 3}]}]}
    steps: [{do: score}]
    expect: {score: {P1: 11, P2: 6}, winner: P1}
    """)


def test_ties() -> None:
    """[MEND-5 M32]"""
    scenario = """
    setup: {P1: {discard: %d, row: [{s: a}]}, P2: {discard: 2, row: [{s: b}]}}
    steps: [{do: score}]
    expect: {winner: %s}
    """
    holds(scenario % (1, "P2"))
    holds(scenario % (2, "[P1, P2]"))
    assert differences(scenario % (2, "P1")) != []


def test_a_tie_may_be_broken_by_dice() -> None:
    """[MEND-5]"""
    game = position(
        "{switches: {tie: die}, last_turn: true, phase: extinction, P1: {row: [{s: a}]}, P2: {row: [{s: b}]}}"
    )
    assert game.decision is None
    assert len(game.winners) == 1
    assert game.scores == [0, 0]
    assert new(tie="die").rules.tie_by_die


def test_a_seen_card_is_replaced_in_its_place() -> None:
    """[MERR-1]"""
    holds("""
    setup: {phase: development, general: [Poisonous, Grazing], P1: {deck: [Big, Running]}, P2: {deck: 1}}
    steps: [{by: P1, do: peek_penalty}]
    expect: {deck_cards: {P1: [Poisonous, Running]}, general: 1, discard: {P1: 1}, last_turn: false}
    """)


def test_the_last_card_of_the_general_deck_makes_the_turn_the_last() -> None:
    """[MEND-2 M30]"""
    holds("""
    setup: {phase: development, general: 1, P1: {deck: [Big]}, P2: {deck: 1}}
    steps: [{by: P1, do: peek_penalty}]
    expect: {general: 0, deck: {P1: 1}, last_turn: true}
    """)
