"""The forms that environments can take: ids, masks, scaled observations, broken-off games, pictures."""

import pickle
import warnings
from collections.abc import Iterator
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import fittest
from fittest.envs.drawing import LETTERS, pixels_of
from fittest.envs.gymnasium import GameEnv, VectorGameEnv, id_of
from fittest.envs.pettingzoo import env
from fittest.envs.scales import SCALES, scale_of
from fittest.features.registry import features_of
from fittest.kernel.errors import BadRequest

GUIDE = (Path(__file__).parents[2] / "docs" / "envs.md").read_text(encoding="utf-8")


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """The checkers warn of what they would rather see, such as an observation without a mask."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_every_ruleset_has_its_ids() -> None:
    for info in fittest.rulesets():
        for players in range(info.min_players, info.max_players + 1):
            made = gymnasium.spec(id_of(info.name, players)).kwargs
            assert (made["ruleset"], made["players"]) == (info.name, players)
    table = gymnasium.make("fittest/Evolution-TimeToFly-3p-v0", bots=["random", "greedy"]).unwrapped
    assert isinstance(table, GameEnv)
    assert (table.table.tables.ruleset, table.table.tables.players) == ("evolution+time-to-fly", 3)
    many = gymnasium.make_vec("fittest/Cataclysm-2p-v0", num_envs=2, vectorization_mode="vector_entry_point")
    assert many.reset(seed=1)[0]["observation"].shape[0] == 2


def test_masks_are_those_of_the_observation() -> None:
    table, many, arena = GameEnv("evolution"), VectorGameEnv(3, "evolution"), env("evolution")
    seen, _ = table.reset(seed=3)
    assert table.action_masks().dtype == np.bool_
    assert (table.action_masks() == seen["action_mask"]).all()
    seen, _ = many.reset(seed=3)
    assert (many.action_masks() == seen["action_mask"]).all()
    arena.reset(seed=3)
    assert (arena.action_masks() == arena.last()[0]["action_mask"]).all()


@pytest.mark.parametrize(("ruleset", "players"), [("evolution", 2), ("mutations", 3), ("dinosaurs", 3)])
def test_scaled_observations_are_the_bytes_divided(ruleset: str, players: int) -> None:
    plain, scaled = GameEnv(ruleset, players), GameEnv(ruleset, players, scaled=True)
    check_env(GameEnv(ruleset, players, scaled=True), skip_render_check=True)
    seen, floats = plain.reset(seed=2)[0], scaled.reset(seed=2)[0]
    features = features_of(fittest.new(ruleset, players=players))
    for _ in range(25):
        for block in features.blocks:
            for row in range(block.rows):
                at = block.start + row * block.width
                scales = [scale_of(block.name, column) for column in block.columns]
                expected = seen["observation"][at : at + block.width] / np.array(scales, np.float32)
                assert np.allclose(floats["observation"][at : at + block.width], expected)
        action = int(np.flatnonzero(seen["action_mask"])[0])
        seen, _, over, _, _ = plain.step(action)
        floats = scaled.step(action)[0]
        if over:
            break
    assert floats["observation"].dtype == np.float32
    many = VectorGameEnv(2, ruleset, players, scaled=True)
    assert many.observation_space.contains(many.reset(seed=1)[0])


def test_the_guide_has_the_table_of_scales() -> None:
    for scale, columns in SCALES.items():
        [line] = [line for line in GUIDE.split("\n") if line.startswith(f"| {scale} |")]
        assert line == f"| {scale} | {', '.join(f'`{column}`' for column in columns)} |"


def test_games_are_broken_off_after_so_many_steps() -> None:
    table = GameEnv("evolution", max_steps=4)
    table.reset(seed=1)
    ends = [table.step(0)[2:4] for _ in range(4)]
    assert ends == [(False, False)] * 3 + [(False, True)]
    with pytest.raises(gymnasium.error.ResetNeeded):
        table.step(0)
    many = VectorGameEnv(2, "evolution", max_steps=3)
    many.reset(seed=1)
    assert [many.step([0, 0])[3].tolist() for _ in range(5)] == [[False] * 2] * 2 + [[True] * 2] + [
        [False] * 2
    ] * 2
    arena = env("evolution", 3, max_steps=7)
    api_test(env("evolution", 3, max_steps=7), num_cycles=40)
    arena.reset(seed=1)
    steps = 0
    for _ in arena.agent_iter():
        seen, reward, over, broken_off, _ = arena.last()
        assert (reward, over) == (0, False)
        assert seen["action_mask"].any() != broken_off
        arena.step(None if broken_off else 0)
        steps += not broken_off
    assert steps == 7
    for wrong in (0, -1):
        with pytest.raises(BadRequest, match="max_steps"):
            GameEnv("evolution", max_steps=wrong)


@pytest.mark.parametrize(("ruleset", "players"), [("evolution", 2), ("mutations", 3), ("dinosaurs", 3)])
def test_everything_can_be_seen(ruleset: str, players: int) -> None:
    check_env(gymnasium.make(id_of(ruleset, players), render_mode="ansi").unwrapped)
    shown = GameEnv(ruleset, players, render_mode="ansi")
    shown.reset(seed=1)
    text = shown.render()
    assert isinstance(text, str)
    assert "points" in text
    assert "  0 " in text
    picture = GameEnv(ruleset, players, render_mode="rgb_array")
    picture.reset(seed=1)
    first = picture.render()
    picture.step(0)
    second = picture.render()
    assert isinstance(first, np.ndarray)
    assert isinstance(second, np.ndarray)
    assert first.dtype == np.uint8
    assert first.shape == second.shape
    assert (first != second).any()
    arena = env(ruleset, players, render_mode="rgb_array")
    arena.reset(seed=1)
    assert arena.render().shape == first.shape  # type: ignore[union-attr]


def test_letters_are_told_apart() -> None:
    # An apostrophe is one, however it is curved.
    assert len(set(LETTERS.values())) >= len(LETTERS) - 1
    assert (pixels_of("A") != pixels_of("B")).any()
    assert (pixels_of("long " * 200) != pixels_of("long ")).any()


def test_greedy_opponents_play_the_same_games_for_the_same_seed() -> None:
    """Also when the environment was copied in the middle, as its heuristic cannot be."""
    stories = []
    for copied in (False, True):
        table = GameEnv("evolution", 3, seat=1, bots=["greedy"])
        table.reset(seed=5)
        table.step(0)
        if copied:
            table = pickle.loads(pickle.dumps(table))
        stories.append([table.step(0)[0]["observation"].tobytes() for _ in range(8)])
    assert stories[0] == stories[1]


def test_greedy_opponents_are_greedy() -> None:
    """They win against one who always takes the first option."""
    table = GameEnv("evolution", 2, bots=["greedy"])
    rewards = []
    for seed in range(6):
        table.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, _, _ = table.step(0)
        rewards.append(float(reward))
    assert sum(rewards) < -3
