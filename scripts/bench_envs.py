"""How many steps a second the PettingZoo form takes, next to PettingZoo's own gin rummy in the same run.

PettingZoo 1.25 has gin rummy, 1.27 no longer: `pip install "pettingzoo==1.25.0" rlcard pygame`. Without it
the ratios are left out. Time is processor time: others on the machine slow both alike.
"""

import random
import warnings
from statistics import median
from time import process_time
from typing import Any

import numpy as np

from fittest.about import compiled
from fittest.envs.pettingzoo import env

ROUNDS, SECONDS = 3, 0.7
SUBJECTS = [
    ("evolution", 2),
    ("evolution", 4),
    ("evolution", 8),
    ("evolution+time-to-fly+continents+gift", 4),
    ("cataclysm", 2),
    ("seasons", 4),
    ("mutations", 4),
    ("mutations+divergence+borrowed", 8),
    ("dinosaurs", 4),
]


def rate(table: Any) -> float:
    """Random legal steps a second, each with its observation and mask."""
    table.reset(seed=1)
    steps, start = 0, process_time()
    while process_time() - start < SECONDS:
        for _ in range(200):
            seen, _, over, _, _ = table.last()
            table.step(None if over else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
            if not table.agents or all(table.terminations.values()):
                table.reset()
    return steps / (process_time() - start)


def main() -> None:
    warnings.simplefilter("ignore")
    tables: dict[tuple[str, int], Any] = {subject: env(*subject) for subject in SUBJECTS}
    try:
        from pettingzoo.classic import gin_rummy_v4

        tables["gin rummy", 2] = gin_rummy_v4.env()
    except ImportError as error:
        print(f"no gin rummy: {error}")
    rates: dict[tuple[str, int], list[float]] = {subject: [] for subject in tables}
    for _ in range(ROUNDS):
        for subject, table in tables.items():
            rates[subject].append(rate(table))
    yard = median(rates.get(("gin rummy", 2), [float("nan")]))
    print("compiled engine" if compiled() else "interpreted engine")
    for (name, players), found in rates.items():
        print(
            f"{name}, {players} players: {median(found):,.0f} steps/s, {median(found) / yard:.1f} x gin rummy"
        )


if __name__ == "__main__":
    main()
