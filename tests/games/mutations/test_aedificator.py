"""Aedificator: two food for each animal when feeding starts. [MAED-1]"""

from tests.games.mutations.table import holds


def test_per_animal_of_every_player() -> None:
    """[MAED-1 M39]"""
    holds("""
    setup:
      phase: climate
      P1: {row: [{s: a, t: [Aedificator], pop: 2}]}
      P2: {row: [{s: b, t: [Aedificator]}]}
    steps: [{by: P1, do: climate, red: [1, 2], black: [1], green: [1]}]
    expect: {centre: {red: 9, black: 1, green: 1}, phase: feeding}
    """)
