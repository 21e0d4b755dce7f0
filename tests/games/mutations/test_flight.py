"""Flight: too quick for carnivores with as many trait cards. [MFLY-1]"""

from tests.games.mutations.table import holds


def test_trait_cards_are_counted_not_animals() -> None:
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous]}, {s: c, t: [Carnivorous, Running]}]}
      P2: {row: [{s: b, t: [Flight, Grazing], pop: 3}]}
    steps:
      - {by: P1, do: attack, with: c.1, target: b, illegal: as many trait cards}
      - {by: P1, do: attack, with: a.1, target: b}
      - {by: P2, do: lose, animal: b.1}
    expect: {b: {pop: 2}}
    """)


def test_the_side_with_the_text_counts() -> None:
    """[MOTH-2]"""
    holds("""
    setup: {phase: development, P1: {deck: [Flight/Carnivorous], row: [{s: a}]}, P2: {deck: 1}}
    steps: [{by: P1, do: play, as: trait, target: a}]
    expect: {a: {t: [Flight], need: 1}, active: P2}
    """)
