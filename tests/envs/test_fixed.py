"""Actions with fixed numbers: every option can be said, in one way, and a number always means the same."""

import copy
import json
import pickle
import random

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import fittest
from fittest.envs.fixed import VALUES, FixedFeatures, FixedPosition
from fittest.envs.gymnasium import GameEnv, VectorGameEnv
from fittest.envs.pettingzoo import env
from fittest.envs.position import Position
from fittest.features.registry import features_of
from fittest.kernel.errors import BadRequest, IllegalAction

RULESETS = [("evolution", 2), ("mutations+divergence", 3), ("dinosaurs", 3)]


def opened(ruleset: str, players: int, seed: int = 1) -> FixedPosition:
    game = fittest.new(ruleset, players=players, seed=seed)
    return FixedPosition(game, FixedFeatures(features_of(game)))


def answers_of(position: FixedPosition) -> list[str]:
    """All texts of options that can be said from here, one for each way."""
    before = len(position.game.answers)
    found: list[str] = []
    for action in position.legal():
        told = position.words(action)
        following = position.clone()
        following.act(action)
        if len(following.game.answers) > before:
            assert following.game.record()["answers"][before] == told  # type: ignore[index]
            found.append(told)
        else:
            found += answers_of(following)
    return found


@pytest.mark.parametrize(("ruleset", "players"), RULESETS)
def test_every_option_is_said_in_one_way(ruleset: str, players: int) -> None:
    position, rng = opened(ruleset, players), random.Random(2)
    for _ in range(12):
        decision = position.game.decision
        if decision is None:
            break
        assert sorted(answers_of(position)) == sorted(option.text for option in decision.options)
        for _ in range(9):
            if position.game.decision is not None:
                position.act(rng.choice(position.legal()))
        while position.said:
            position.act(rng.choice(position.legal()))


@pytest.mark.parametrize(("ruleset", "players"), RULESETS)
def test_a_number_says_what_stands_in_its_column(ruleset: str, players: int) -> None:
    position, rng = opened(ruleset, players), random.Random(3)
    columns = position.features.options.columns
    plain = Position(position.game, position.features.of_game)
    seen = 0
    while position.game.decision is not None and seen < 60:
        decision = position.game.decision
        block = position.features.options
        rows = plain.observe(decision.seat)[block.start : block.end].reshape(-1, block.width)
        action = rng.choice(position.legal())
        column, value = divmod(action, VALUES)
        said = [*position.said, action]
        position.act(action)
        if position.said or column == len(columns):
            continue
        answer = position.game.record()["answers"][-1]  # type: ignore[index]
        [place] = [i for i, option in enumerate(decision.options) if option.text == answer]
        for each in said:
            column, value = divmod(each, VALUES)
            assert rows[place, column] == value
        seen += 1
    assert seen > 10


def test_options_that_look_alike_are_told_apart_by_their_order() -> None:
    position = opened("evolution", 2)
    decision = position.game.decision
    assert decision is not None
    width = position.features.options.width
    position.rows = np.zeros((decision.count, width), np.uint8)
    assert position.legal() == [VALUES * width + i for i in range(decision.count)]
    position.act(VALUES * width + 2)
    assert position.game.record()["answers"] == [decision.options[2].text]
    # Beyond 255 of them, the last number goes on.
    position = opened("evolution", 2)
    position.rows = np.zeros((300, width), np.uint8)
    position.act(VALUES * width + 255)
    assert position.left is not None
    assert position.left.tolist() == list(range(255, 300))


def test_what_has_been_said_is_observed() -> None:
    position = opened("evolution", 2)
    seat = position.seat
    assert seat is not None
    position.act(VALUES * 0 + 1)
    seen = position.observe(seat)
    said, options = position.features.said, position.features.options
    assert seen[said.start] == 2
    rows = seen[options.start : options.end].reshape(-1, options.width)
    assert position.left is not None
    assert np.flatnonzero(rows.any(axis=1)).tolist() == position.left.tolist()
    assert not position.observe(1 - seat)[said.start : said.end].any()


def test_copies_stand_in_the_middle_of_the_same_answer() -> None:
    position = opened("evolution", 2)
    position.act(1)
    saved = FixedPosition.load(json.loads(json.dumps(position.save())))
    for same in (position.clone(), copy.deepcopy(position), pickle.loads(pickle.dumps(position)), saved):
        assert same.said == [1]
        assert same.legal() == position.legal()
        same.act(same.legal()[0])
        assert len(same.game.answers) == 1
    assert len(position.game.answers) == 0


@pytest.mark.filterwarnings("ignore")
def test_the_forms_take_them() -> None:
    """The checkers warn of what they would rather see, such as an observation without a mask."""
    api_test(env("evolution", 2, actions="fixed"), num_cycles=60)
    seed_test(lambda: env("mutations", 2, actions="fixed"), num_cycles=20)
    check_env(GameEnv("evolution", bots=["greedy"], actions="fixed", scaled=True), skip_render_check=True)
    many, rng = VectorGameEnv(3, "dinosaurs", 3, actions="fixed"), np.random.default_rng(1)
    seen, _ = many.reset(seed=1)
    assert many.observation_space.contains(seen)
    for _ in range(30):
        mask = seen["action_mask"]
        assert (many.action_masks() == mask).all()
        seen, _, _, _, _ = many.step((rng.random(mask.shape) * mask).argmax(axis=1))
    assert isinstance(many.seats[0].position, FixedPosition)
    shown = GameEnv("evolution", actions="fixed", render_mode="ansi")
    shown.reset(seed=1)
    assert "verb 1 (lay " in str(shown.render())


def test_what_is_refused() -> None:
    position = opened("evolution", 2)
    for action in (0, -1, VALUES * 3, 10**6):
        with pytest.raises(IllegalAction, match="mask"):
            position.act(action)
    with pytest.raises(BadRequest, match="rows"):
        GameEnv("evolution", actions="names")
    with pytest.raises(BadRequest):
        GameEnv("evolution", actions="fixed").reset(options={"position": Position(position.game)})
