"""Environments used wrongly: each says what is wrong instead of going on."""

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import fittest
import fittest.envs.openspiel
from fittest.envs.gymnasium import ANY_SEAT, GameEnv, VectorGameEnv
from fittest.envs.pettingzoo import env
from fittest.envs.position import Position
from fittest.kernel.errors import BadRequest


@pytest.mark.parametrize("mode", ["human", "svg"])
def test_render_modes_that_are_not_there(mode: str) -> None:
    for make in (env, GameEnv):
        with pytest.raises(BadRequest, match=mode):
            make("cataclysm", 2, render_mode=mode)


def test_nothing_works_before_reset_and_after_the_end() -> None:
    table = env("cataclysm", 2)
    for early in (table.last, lambda: table.step(0)):
        with pytest.raises(RuntimeError, match="reset"):
            early()
    seat = GameEnv("cataclysm", 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        seat.step(0)
    seat.reset(seed=1)
    _, reward, over, _, info = seat.step(254)
    assert (reward, over) == (-1.0, True)
    assert "254" in info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        seat.step(0)
    seat.reset()
    seat.step(0)
    with pytest.raises(gymnasium.error.ResetNeeded):
        VectorGameEnv(2, "cataclysm").step([0, 0])


@pytest.mark.parametrize("action", [0.7, "0", [0, 1]])
def test_an_action_is_a_whole_number(action: Any) -> None:
    table, seat = env("cataclysm", 2), GameEnv("cataclysm", 2)
    table.reset(seed=1)
    seat.reset(seed=1)
    for step in (table.step, seat.step):
        with pytest.raises(TypeError):
            step(action)
    table.step(np.int64(0))  # type: ignore[arg-type]
    seat.step(np.array(0))


def test_only_positions_of_the_same_game_go_on() -> None:
    fitting = Position(fittest.new("cataclysm", players=2, seed=3))
    others = [Position(fittest.new("cataclysm", players=3)), Position(fittest.new("seasons", players=2)), 3]
    tables: list[Any] = [env("cataclysm", 2), GameEnv("cataclysm", 2)]
    for table in tables:
        table.reset(options={"position": fitting})
        for other in others:
            with pytest.raises(BadRequest, match="cataclysm for 2"):
                table.reset(options={"position": other})


def test_a_learner_who_sits_anywhere_keeps_its_seat_in_a_position() -> None:
    seat = GameEnv("cataclysm", 4, seat=ANY_SEAT)
    for seed in range(8):
        _, info = seat.reset(seed=seed)
        kept = seat.position.clone()
        assert seat.reset(options={"position": kept})[1]["seat"] == info["seat"] == kept.seat


def test_one_bot_may_be_named_without_a_list() -> None:
    assert GameEnv("cataclysm", 2, bots="greedy").table.opponents.names == ["greedy"]


def test_vectors_count() -> None:
    with pytest.raises(BadRequest, match="num_envs"):
        VectorGameEnv(0, "cataclysm")
    table = VectorGameEnv(2, "cataclysm")
    with pytest.raises(ValueError, match="1 seeds for 2 games"):
        table.reset(seed=[1])
    table.reset(seed=[1, 2])
    with pytest.raises(ValueError, match="3 actions for 2 games"):
        table.step([0, 0, 0])


@pytest.mark.parametrize("setting", ["seeds=-1", "seeds=-3", "seed=-1", "players=99", "ruleset=chess"])
def test_openspiel_refuses_at_once(setting: str) -> None:
    with pytest.raises(BadRequest):
        pyspiel.load_game(f"python_fittest({setting})")


@pytest.mark.parametrize("data", [None, {}, {"record": 3, "page": 0}, {"record": {}, "page": "0"}])
def test_what_is_no_saved_position(data: Any) -> None:
    with pytest.raises(BadRequest):
        Position.load(data)


@pytest.mark.parametrize("page", [-1, 1])
def test_pages_that_are_not_there(page: int) -> None:
    saved = Position(fittest.new("cataclysm", players=2)).save()
    with pytest.raises(BadRequest, match="page"):
        Position.load({**saved, "page": page})
