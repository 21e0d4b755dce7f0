"""Where environments get their games from."""

import secrets
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import fittest
from fittest.envs.fixed import FixedFeatures, FixedPosition
from fittest.envs.position import Position
from fittest.envs.scales import scales_of
from fittest.features.registry import features_of
from fittest.kernel.chance import Chance
from fittest.kernel.errors import bad_request, check_number
from fittest.kernel.game import Game
from fittest.kernel.seed import check_seed

ROWS, FIXED = "rows", "fixed"
"""Action `i` is the i-th option, or every action means the same everywhere."""
SEED_BITS = 31
MOST_STEPS = 1 << 30


def check_mode(mode: str | None, known: list[str]) -> None:
    if mode is not None and mode not in known:
        raise bad_request("error-render-mode", mode=repr(mode), allowed=["None", *known])


def check_limit(steps: int | None) -> int | None:
    return None if steps is None else check_number("max_steps", steps, 1, MOST_STEPS)


class Tables:
    """New games of one ruleset and number of players, one seed after the other. `scaled`: observations are
    floats. `actions`: ROWS or FIXED."""

    def __init__(
        self,
        ruleset: str,
        players: int,
        switches: dict[str, object],
        scaled: bool = False,
        actions: str = ROWS,
    ) -> None:
        if actions not in (ROWS, FIXED):
            raise bad_request("error-env-actions", found=repr(actions), allowed=[ROWS, FIXED])
        first = fittest.new(ruleset, players=players, seed=0, **switches)
        self.ruleset = first.setup.ruleset
        self.players = players
        self.switches = first.setup.switches
        self.features = features_of(first) if actions == ROWS else FixedFeatures(features_of(first))
        self.actions = self._position(first).actions
        self.scales = scales_of(self.features) if scaled else None
        self._chance = Chance(secrets.randbits(SEED_BITS))

    def __reduce__(self) -> tuple[object, ...]:
        """What is compiled cannot be pickled or copied; it is made anew."""
        actions = FIXED if isinstance(self.features, FixedFeatures) else ROWS
        given = (self.ruleset, self.players, self.switches, self.scales is not None, actions)
        return (_restored, (given, self._chance))

    def seed(self, seed: int) -> None:
        self._chance = Chance(check_seed(seed))

    def draw(self) -> int:
        return self._chance.below(1 << SEED_BITS)

    def new(self) -> Position:
        return self.open(self.draw())

    def resume(self, given: object) -> Position:
        """A copy of a position; refuses one of another game, whose observations have another layout."""
        if not isinstance(given, Position) or given.actions != self.actions:
            raise bad_request("error-env-position", found=repr(given), wanted=self._name())
        setup = given.game.setup
        if (setup.ruleset, setup.players) != (self.ruleset, self.players):
            raise bad_request("error-env-position", found=repr(given.game), wanted=self._name())
        return given.clone()

    def _name(self) -> str:
        return f"{self.ruleset} for {self.players}"

    def open(self, seed: int) -> Position:
        return self._position(fittest.new(self.ruleset, players=self.players, seed=seed, **self.switches))

    def _position(self, game: Game) -> Position:
        if isinstance(self.features, FixedFeatures):
            return FixedPosition(game, self.features)
        return Position(game, self.features)

    def shown(self, seen: NDArray[np.uint8]) -> NDArray[Any]:
        """Bytes of one position or of several, scaled if so wanted."""
        return seen if self.scales is None else seen / self.scales

    def observation_space(self) -> gymnasium.spaces.Dict:
        seen: gymnasium.Space[Any] = gymnasium.spaces.Box(0, 255, (self.features.size,), np.uint8)
        if self.scales is not None:
            seen = gymnasium.spaces.Box(np.zeros_like(self.scales), 255 / self.scales, dtype=np.float32)
        return gymnasium.spaces.Dict(
            {
                "observation": seen,
                "action_mask": gymnasium.spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def action_space(self) -> gymnasium.spaces.Discrete[Any]:
        return gymnasium.spaces.Discrete(self.actions)


def _restored(given: tuple[str, int, dict[str, object], bool, str], chance: Chance) -> Tables:
    tables = Tables(*given)
    tables._chance = chance
    return tables
