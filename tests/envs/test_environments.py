"""The environments pass the checks of the libraries that they are made for."""

import copy
import json
import os
import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import fittest
import fittest.envs.openspiel
from fittest.envs.gymnasium import ANY_SEAT, GameEnv, VectorGameEnv
from fittest.envs.pettingzoo import env, raw_env
from fittest.envs.position import Position
from fittest.kernel.errors import BadRequest, IllegalAction
from fittest.lab.cases import Case, cases

# FITTEST_CASES=all takes every ruleset with every number of players.
EVERY = os.environ.get("FITTEST_CASES") == "all"
FEW = [
    Case("evolution", 2),
    Case("evolution+time-to-fly+continents+gift", 8),
    Case("cataclysm", 3),
    Case("seasons+reserve", 4),
    Case("mutations+divergence", 3),
    Case("dinosaurs", 3),
]
SUBJECTS = cases([], []) if EVERY else FEW
# OpenSpiel's form has no switches.
PLAIN = [case for case in SUBJECTS if not case.switches]


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """The checkers warn of what they would rather see, such as an observation without a mask."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("case", SUBJECTS, ids=str)
def test_pettingzoo(case: Case) -> None:
    def made() -> raw_env:
        return env(case.ruleset, case.players, **dict(case.switches))

    api_test(made(), num_cycles=60)
    seed_test(made, num_cycles=30)


def test_pettingzoo_plays_whole_games_and_pays_the_winner() -> None:
    table = raw_env("evolution", 3)
    for seed in range(3):
        table.reset(seed=seed)
        got = dict.fromkeys(table.possible_agents, 0.0)
        rng = np.random.default_rng(seed)
        for agent in table.agent_iter():
            seen, reward, over, _, _ = table.last()
            got[agent] += reward
            table.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        assert table.position is not None
        winners = table.position.game.winners
        assert abs(sum(got.values())) < 1e-9
        assert [seat for seat, agent in enumerate(got) if got[agent] > 0] == winners


def test_an_expansion_plays_in_all_environments() -> None:
    """The example, which is no part of the package, with a use of one of its traits."""
    rng = np.random.default_rng(1)
    table, sifted = raw_env("evolution+deep-sea", 2), False
    for seed in range(20):
        table.reset(seed=seed)
        for _ in table.agent_iter():
            seen, _, over, _, _ = table.last()
            decision = table.position.game.decision if table.position else None
            sifted |= any(
                str(option).startswith("sift ") for option in (decision.options if decision else [])
            )
            table.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        if sifted:
            break
    assert sifted
    single = GameEnv("evolution+deep-sea", 2)
    seen, _ = single.reset(seed=1)
    over = False
    while not over:
        assert single.observation_space.contains(seen)
        seen, _, over, _, _ = single.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    game = pyspiel.load_game("python_fittest(ruleset=evolution+deep-sea,players=2,seeds=16)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_pettingzoo_goes_on_from_a_position() -> None:
    table = env("seasons", 2)
    table.reset(seed=1)
    for _ in range(20):
        table.step(0)
    assert table.position is not None
    kept = table.position.clone()
    seen = table.last()[0]["observation"]
    table.step(0)
    table.reset(options={"position": kept})
    assert np.array_equal(table.last()[0]["observation"], seen)


def test_pettingzoo_refuses_what_the_mask_forbids() -> None:
    table = env("evolution", 2)
    table.reset(seed=1)
    for action in (200, -1, 256, None):
        with pytest.raises(IllegalAction):
            table.step(action)


def test_pettingzoo_wants_to_be_reset_first() -> None:
    with pytest.raises(RuntimeError):
        env("evolution", 2).step(0)
    with pytest.raises(RuntimeError):
        env("evolution", 2).observe("player_0")


def test_pettingzoo_shows_itself() -> None:
    table = raw_env("evolution", 2, render_mode="ansi")
    table.reset(seed=1)
    shown = table.render()
    assert shown is not None
    assert "  0 lay " in shown


@pytest.mark.parametrize("case", SUBJECTS, ids=str)
def test_gymnasium(case: Case) -> None:
    switches: dict[str, Any] = dict(case.switches)
    made = gymnasium.make("fittest/Game-v0", ruleset=case.ruleset, players=case.players, **switches)
    check_env(made.unwrapped, skip_render_check=True)


def test_gymnasium_by_lot_and_with_switches() -> None:
    table = GameEnv("evolution", 4, seat=ANY_SEAT, bots=["random", "greedy"], half="kind")
    seats = {table.reset(seed=seed)[1]["seat"] for seed in range(12)}
    assert len(seats) > 1
    with pytest.raises(BadRequest):
        GameEnv("evolution", 4, seat=4)
    with pytest.raises(BadRequest):
        GameEnv("evolution", 4, bots=["nobody"])


def test_gymnasium_ends_a_game_with_an_illegal_action() -> None:
    table = GameEnv("evolution", 2)
    table.reset(seed=1)
    _, reward, over, truncated, info = table.step(255)
    assert (reward, over, truncated) == (-1.0, True, False)
    assert "255" in info["illegal"]


def play(table: GameEnv, seed: int, steps: int) -> list[Any]:
    seen, _ = table.reset(seed=seed)
    story: list[Any] = [seen["observation"].tobytes()]
    for _ in range(steps):
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        seen, reward, over, _, _ = table.step(action)
        story.append((seen["observation"].tobytes(), reward, over))
        if over:
            break
    return story


def test_several_games_at_once_are_the_same_games() -> None:
    """Each of them, until its first end, is what the single form gives with the same seed."""
    count, steps = 3, 40
    many = VectorGameEnv(count, "cataclysm", 2)
    seen, _ = many.reset(seed=7)
    stories: list[list[Any]] = [[row.tobytes()] for row in seen["observation"]]
    done = np.zeros(count, dtype=bool)
    for _ in range(steps):
        actions = [int(np.flatnonzero(mask)[-1]) if mask.any() else 0 for mask in seen["action_mask"]]
        seen, rewards, over, _, _ = many.step(actions)
        for i in range(count):
            if not done[i]:
                stories[i].append((seen["observation"][i].tobytes(), rewards[i], bool(over[i])))
        done |= over
    for i in range(count):
        assert stories[i] == play(GameEnv("cataclysm", 2), 7 + i, steps)


def test_several_games_at_once_begin_anew() -> None:
    many = gymnasium.make_vec(
        "fittest/Game-v0", num_envs=2, vectorization_mode="vector_entry_point", ruleset="cataclysm+extra"
    )
    seen, _ = many.reset(seed=1)
    ends = 0
    for _ in range(150):
        actions = [int(np.flatnonzero(mask)[0]) if mask.any() else 0 for mask in seen["action_mask"]]
        seen, _, over, _, _ = many.step(actions)
        assert many.observation_space.contains(seen)
        ends += int(over.sum())
    assert ends > 2


@pytest.mark.parametrize(
    "case", PLAIN if EVERY else [Case("cataclysm", 2), Case("mutations+borrowed", 3)], ids=str
)
def test_openspiel(case: Case) -> None:
    game = pyspiel.load_game(f"python_fittest(ruleset={case.ruleset},players={case.players},seeds=16)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=case == Case("cataclysm", 2), verbose=False)


@pytest.mark.parametrize("info", fittest.rulesets(), ids=lambda info: info.name)
def test_openspiel_states_are_copied_saved_and_loaded(info: Any) -> None:
    game = pyspiel.load_game(f"python_fittest(ruleset={info.name},players={info.min_players},seeds=5)")
    state = game.new_initial_state()
    while (len(state.history()) < 30 or state.is_chance_node()) and not state.is_terminal():
        actions = state.legal_actions()
        # Dice that always fall alike would be rolled again for ever.
        state.apply_action(actions[len(state.history()) % len(actions) if state.is_chance_node() else -1])
    clone = copy.deepcopy(state)
    _, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    before = str(state)
    assert str(clone) == str(read) == before
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != before
    assert str(state) == before
    player = state.current_player()
    tensor = np.asarray(state.observation_tensor(player))
    assert tensor[-256:].sum() == len(state.legal_actions())


def test_positions_travel_between_processes() -> None:
    position = Position(fittest.new("dinosaurs", players=3, seed=1))
    for _ in range(25):
        position.act(0)
    for clone in (
        pickle.loads(pickle.dumps(position)),
        copy.deepcopy(position),
        Position.load(json.loads(json.dumps(position.save()))),
    ):
        assert np.array_equal(clone.observe(0), position.observe(0))
        clone.act(0)
        assert len(clone.game.answers) == len(position.game.answers) + 1


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
@pytest.mark.parametrize(("ruleset", "players"), [("evolution", 2), ("mutations", 3), ("dinosaurs", 3)])
def test_whole_environments_are_copied(ruleset: str, players: int, copied: Any) -> None:
    """In the middle of a game, and into the games to come, bots and all; on both engines."""
    table = GameEnv(ruleset, players, bots=["random", "easy"])
    table.reset(seed=4)
    for _ in range(3):
        table.step(0)
    clone = copied(table)
    one, two = ([table, clone][i] for i in range(2))
    for _ in range(40):
        seen, _, over, _, _ = one.step(0)
        same, _, also, _, _ = two.step(0)
        assert over == also
        assert (seen["observation"] == same["observation"]).all()
        if over:
            assert (one.reset()[0]["observation"] == two.reset()[0]["observation"]).all()
    arena = env(ruleset, players)
    arena.reset(seed=4)
    arena.step(0)
    double = copied(arena)
    for each in (arena, double):
        each.step(0)
    assert (arena.last()[0]["observation"] == double.last()[0]["observation"]).all()
