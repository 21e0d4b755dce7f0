"""Running: 4, 5 or 6 escapes. [MRUN-1 … MRUN-3]"""

import pytest

from tests.games.mutations.table import holds, position


@pytest.mark.parametrize(("die", "b"), [(1, "gone"), (3, "gone"), (4, "{pop: 1}"), (6, "{pop: 1}")])
def test_the_die_decides(die: int, b: str) -> None:
    """[MRUN-1 MRUN-2]"""
    holds(f"""
    setup: {{P1: {{row: [{{s: a, t: [Carnivorous]}}]}}, P2: {{row: [{{s: b, t: [Running]}}]}}}}
    steps:
      - {{by: P1, do: attack, with: a.1, target: b}}
      - {{by: P1, do: react, use: Running, die: {die}, illegal: the owner reacts}}
      - {{by: P2, do: react, use: Running, die: {die}}}
    expect: {{b: {b}, a.1: {{used: true}}}}
    """)


def test_one_roll_per_species_and_attack() -> None:
    """[MRUN-3 MX-3]"""
    holds("""
    setup:
      P1: {row: [{s: a, t: [Carnivorous]}]}
      P2: {row: [{s: b, t: [Running, Mimicry]}, {s: c, t: [Mimicry]}]}
    steps:
      - {by: P1, do: attack, with: a.1, target: b}
      - {by: P2, do: react, use: Running, die: 1}
    expect: {b: gone, c: {pop: 1}}
    """)


def test_the_order_is_the_owners() -> None:
    """[MPRE-8 M18]"""
    holds("""
    setup: {P1: {row: [{s: a, t: [Carnivorous]}]}, P2: {row: [{s: b, t: [Mimicry, Running]}, {s: c}]}}
    steps: [{by: P1, do: attack, with: a.1, target: b}]
    expect: {offered: {kind: react, to: P2, options: [Running, Mimicry]}}
    """)


def test_in_play_the_die_is_rolled_by_the_game() -> None:
    game = position(
        "{centre: {red: 9}, P1: {row: [{s: a, t: [Carnivorous]}, {s: c}]}, P2: {row: [{s: b, t: [Running]}]}}"
    )
    game.chance.script = [6]
    game.apply("attack 1.1 3")
    assert game.rows[1] == [3]
    assert game.chance.script == []
