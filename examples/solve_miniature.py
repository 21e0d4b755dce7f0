"""Solve a miniature and draw how exploitable the policy still is.

    pip install "fittest[openspiel]"
    python examples/solve_miniature.py examples/miniatures/pond.toml --picture curve.svg

A miniature is a file of house rules with a deck so small that the whole tree can be walked: every card and
every die is a chance node. The tree is written down once as an extensive form (Gambit's format), which
OpenSpiel's compiled solvers read. Exploitability is what a best response wins against the policy on average,
in the rewards of docs/envs.md (1 for a victory, -1 for a defeat); it is 0 for a perfect policy.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import pyspiel

import fittest.envs.openspiel
from fittest.lab.charts import curve

Point = tuple[float, float]


def extensive_form(game: Any) -> tuple[str, int]:
    """The whole tree as text, and how many information states it has."""
    players = " ".join(f'"P{seat + 1}"' for seat in range(game.num_players()))
    lines = [f'EFG 2 R "miniature" {{ {players} }}']
    known: list[dict[str, int]] = [{} for _ in range(game.num_players())]

    def write(state: Any) -> None:
        number = len(lines)
        if state.is_terminal():
            lines.append(f't "" {number} "" {{ {" ".join(map(str, state.returns()))} }}')
            return
        if state.is_chance_node():
            outcomes = " ".join(f'"{outcome}" {chance:.16f}' for outcome, chance in state.chance_outcomes())
            lines.append(f'c "" {number} "" {{ {outcomes} }} 0')
        else:
            seat = state.current_player()
            told = known[seat].setdefault(state.information_state_string(), len(known[seat]) + 1)
            actions = " ".join(f'"{action}"' for action in state.legal_actions())
            lines.append(f'p "" {seat + 1} {told} "" {{ {actions} }} 0')
        for action in state.legal_actions():
            write(state.child(action))

    write(game.new_initial_state())
    return "\n".join(lines) + "\n", sum(map(len, known))


def measured(name: str, tree: Any, solver: Any, step: Callable[[], None], most: int) -> list[Point]:
    """Exploitability after 1, 2, 4 … iterations."""
    points: list[Point] = []
    for power in range(most.bit_length()):
        begun = process_time()
        for _ in range(2**power - (2**power >> 1)):
            step()
        used = process_time() - begun
        worth = pyspiel.exploitability(tree, solver.average_policy())
        points.append((float(power), worth))
        print(f"{name}: {2**power} iterations, exploitability {worth:.5f} ({used:.2f} s)", flush=True)
    return points


def main() -> None:
    wanted = argparse.ArgumentParser(description="Solve a miniature with CFR+ and MCCFR.")
    wanted.add_argument("miniature", help="a file of house rules")
    wanted.add_argument("--cfr", type=int, default=1024, help="iterations of CFR+, each over the whole tree")
    wanted.add_argument("--mccfr", type=int, default=1 << 16, help="of external-sampling MCCFR")
    wanted.add_argument("--seed", type=int, default=1)
    wanted.add_argument("--picture", type=Path)
    given = wanted.parse_args()
    game = pyspiel.load_game(f"{fittest.envs.openspiel.NAME}(ruleset={given.miniature},seeds=0,recall=64)")
    text, told = extensive_form(game)
    print(f"{text.count(chr(10)) - 1} nodes, {told} information states")
    tree = pyspiel.load_efg_game(text)
    whole, sampled = pyspiel.CFRPlusSolver(tree), pyspiel.ExternalSamplingMCCFRSolver(tree, given.seed)
    series = {
        "CFR+": measured("CFR+", tree, whole, whole.evaluate_and_update_policy, given.cfr),
        "MCCFR": measured("MCCFR", tree, sampled, sampled.run_iteration, given.mccfr),
    }
    if given.picture is not None:
        title = f"Exploitability of the policy, {Path(given.miniature).stem}"
        drawn = curve(title, "iterations, as a power of 2", series, 0.0)
        given.picture.write_text(drawn + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
