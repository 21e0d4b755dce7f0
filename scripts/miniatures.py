"""Solves a miniature with OpenSpiel's own algorithms and draws how exploitable their policies are.

    python scripts/miniatures.py examples/miniatures/pond.toml --minutes 5 --picture curve.svg

Exploitability is exact: a best response is worked out over the whole tree, with every card and every die.
"""

import argparse
from pathlib import Path
from time import process_time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr

import fittest.envs.openspiel
from fittest.lab.charts import curve

assert fittest.envs.openspiel.NAME


def main() -> None:
    wanted = argparse.ArgumentParser(description="Exploitability of a miniature over processor time.")
    wanted.add_argument("house", type=Path)
    wanted.add_argument("--minutes", type=float, default=5, help="of processor time for each algorithm")
    wanted.add_argument("--picture", type=Path)
    given = wanted.parse_args()
    np.random.seed(1)
    game = pyspiel.load_game(f"python_fittest(ruleset={given.house},players=2,seeds=0,recall=64)")
    uniform = exploitability.exploitability(game, cfr.CFRPlusSolver(game).average_policy())
    print(f"all options alike: {uniform:.4f}", flush=True)
    series: dict[str, list[tuple[float, float]]] = {}
    for name, solver, step in (
        ("CFR+", cfr.CFRPlusSolver(game), "evaluate_and_update_policy"),
        ("MCCFR, external sampling", external_sampling_mccfr.ExternalSamplingSolver(game), "iteration"),
    ):
        points = series[name] = [(0.0, uniform)]
        used, iterations, due = 0.0, 0, 1
        while used < 60 * given.minutes:
            begun = process_time()
            getattr(solver, step)()
            used += process_time() - begun
            iterations += 1
            if iterations == due:
                due = max(due + 1, int(due * 1.6))
                left = exploitability.exploitability(game, solver.average_policy())
                points.append((used, left))
                print(f"{name}, {iterations} iterations, {used:.1f} s: {left:.5f}", flush=True)
    if given.picture is not None:
        title = f"Exploitability of {given.house.stem}"
        given.picture.write_text(
            curve(title, "seconds of one core", series, uniform) + "\n", encoding="utf-8"
        )


if __name__ == "__main__":
    main()
