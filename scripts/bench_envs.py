"""How many steps a second environments take: the PettingZoo form next to PettingZoo's own gin rummy in the
same run, the vector form against greedy opponents, and OpenSpiel without observations.

PettingZoo 1.25 has gin rummy, 1.27 no longer: `pip install "pettingzoo==1.25.0" rlcard pygame`. Without it
the ratios are left out. Time is processor time: others on the machine slow both alike.
"""

import random
import warnings
from statistics import median
from time import process_time
from typing import Any

import numpy as np
import pyspiel

import fittest.envs.openspiel
from fittest.about import compiled
from fittest.envs.gymnasium import VectorGameEnv
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
GAMES = 64
"""Side by side in the vector form."""


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


def vector_rate(ruleset: str, players: int) -> float:
    """The same of the vector form, against greedy opponents."""
    table, rng = VectorGameEnv(GAMES, ruleset, players, bots=["greedy"]), np.random.default_rng(1)
    seen, _ = table.reset(seed=1)
    steps, start = 0, process_time()
    while process_time() - start < SECONDS:
        mask = seen["action_mask"]
        seen, _, _, _, _ = table.step((rng.random(mask.shape) * mask).argmax(axis=1))
        steps += GAMES
    return steps / (process_time() - start)


def open_spiel_rate(ruleset: str, players: int) -> float:
    """Random legal steps and outcomes of chance a second, without observations."""
    game = pyspiel.load_game(f"{fittest.envs.openspiel.NAME}(ruleset={ruleset},players={players})")
    steps, start = 0, process_time()
    while process_time() - start < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
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
    for name, players in SUBJECTS:
        against = median(vector_rate(name, players) for _ in range(ROUNDS))
        spiel = median(open_spiel_rate(name, players) for _ in range(ROUNDS))
        print(
            f"{name}, {players} players: {against:,.0f} steps/s against greedy, "
            f"{spiel:,.0f} steps/s in OpenSpiel"
        )


if __name__ == "__main__":
    main()
