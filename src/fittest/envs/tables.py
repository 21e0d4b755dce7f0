"""Where environments get their games from."""

import secrets
from typing import Any

import gymnasium
import numpy as np

import fittest
from fittest.envs.features.base import ACTIONS
from fittest.envs.features.registry import features_of
from fittest.envs.position import Position
from fittest.kernel.chance import Chance

SEED_BITS = 31


class Tables:
    """New games of one ruleset and number of players, one seed after the other."""

    def __init__(self, ruleset: str, players: int, switches: dict[str, object]) -> None:
        first = fittest.new(ruleset, players=players, seed=0, **switches)
        self.ruleset = first.setup.ruleset
        self.players = players
        self.switches = first.setup.switches
        self.features = features_of(first)
        self._chance = Chance(secrets.randbits(SEED_BITS))

    def seed(self, seed: int) -> None:
        self._chance = Chance(seed)

    def draw(self) -> int:
        return self._chance.below(1 << SEED_BITS)

    def new(self) -> Position:
        return self.open(self.draw())

    def open(self, seed: int) -> Position:
        game = fittest.new(self.ruleset, players=self.players, seed=seed, **self.switches)
        return Position(game, self.features)

    def observation_space(self) -> gymnasium.spaces.Dict:
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 255, (self.features.size,), np.uint8),
                "action_mask": gymnasium.spaces.Box(0, 1, (ACTIONS,), np.int8),
            }
        )

    def action_space(self) -> gymnasium.spaces.Discrete[Any]:
        return gymnasium.spaces.Discrete(ACTIONS)
