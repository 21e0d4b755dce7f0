"""Climate: dice and tokens. [MCLI-1 … MCLI-4]"""

from typing import cast

import fittest
from fittest.kernel.view import log_lines
from tests.games.mutations.table import holds, new


def test_the_first_player_rolls_as_many_dice_as_the_table_says() -> None:
    """[MCLI-1]"""
    holds("""
    setup: {phase: climate, first: P2, players: 3, P1: {row: [{s: a}]}, P2: {row: [{s: b}]}}
    steps:
      - {by: P1, do: climate, red: [1, 1, 1], black: [1], green: [1], illegal: P2 is first}
      - {by: P2, do: climate, red: [1, 1], black: [1], green: [1], illegal: three food dice}
      - {by: P2, do: climate, red: [1, 1, 1], black: [1, 1], green: [1], illegal: one parasite die}
      - {by: P2, do: climate, red: [6, 5, 4], black: [3], green: [2]}
    expect: {centre: {red: 15, black: 3, green: 2}, box_black: 7, phase: feeding, active: P2}
    """)


def test_parasites_are_cut_down_to_the_box() -> None:
    """[MCLI-2 MCLI-4]"""
    holds("""
    setup: {phase: climate, centre: {black: 1}, P1: {row: [{s: a, animals: [{par: 6}]}]}, P2: {row: [{s: b}]}}
    steps: [{by: P1, do: climate, red: [1, 1], black: [6], green: [1]}]
    expect: {centre: {black: 4}, box_black: 0, a: {par: 6}}
    """)


def test_twenty_parasites_from_five_players_on() -> None:
    """[MCOM-2 M27]"""
    holds("""
    setup: {phase: climate, players: 5, P1: {row: [{s: a, animals: [{par: 9}]}]}, P2: {row: [{s: b}]}}
    steps: [{by: P1, do: climate, red: [1, 1, 1, 1], black: [6, 6], green: [1, 1]}]
    expect: {centre: {black: 11}, box_black: 0}
    """)


def test_food_and_shelters_start_from_zero() -> None:
    """[MCLI-3]"""
    holds("""
    setup: {phase: climate, centre: {red: 9, green: 9}, P1: {row: [{s: a}]}, P2: {row: [{s: b}]}}
    steps: [{by: P1, do: climate, red: [1, 1], black: [1], green: [1]}]
    expect: {centre: {red: 2, green: 1, black: 1}}
    """)


def test_not_at_another_time() -> None:
    holds("""
    setup: {phase: development, P1: {deck: 1}, P2: {deck: 1}}
    steps: [{by: P1, do: climate, red: [1, 1], black: [1], green: [1], illegal: development}]
    expect: {centre: {red: 0}}
    """)


def test_constant_additions_of_a_table() -> None:
    """[M01]: H1 adds eight food for eight players."""
    game = new(players=8, climate="H1")
    game.chance.script = [1] * 10
    while game.view(None).phase == "development":
        game.apply("pass")
    assert (game.red, game.black, game.green) == (14, 2, 2)


def test_the_log_knows_every_die() -> None:
    game = fittest.new("mutations", players=5, seed=4)
    while game.decision is not None and game.turns < 3:
        game.apply(0)
    told = [line.text.args for line in log_lines(game) if line.text.key == "event-mut-climate"]
    assert len(told) > 1
    for args in told:
        food, parasites, shelters = (
            [int(die) for die in cast(list[str], args[f"{name}-dice"])]
            for name in ("food", "parasite", "shelter")
        )
        assert sum(parasites) == args["rolled"]
        assert sum(shelters) == args["green"]
        assert sum(food) <= cast(int, args["red"])
        assert all(1 <= die <= 6 for die in food + parasites + shelters)
