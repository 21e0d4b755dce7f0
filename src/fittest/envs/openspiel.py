"""OpenSpiel: `pyspiel.load_game("python_fittest(ruleset=seasons,players=3)")` once this module is imported.

All chance is one draw before the first question: the seed of the game, out of `seeds` equally likely ones. A
state is then its actions, which is all that OpenSpiel needs to copy it, to save it and to load it.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
import pyspiel

from fittest.envs.features.base import ACTIONS
from fittest.envs.position import Position
from fittest.envs.tables import Tables
from fittest.kernel.chance import FAST_SEEDS
from fittest.kernel.errors import check_number

NAME = "python_fittest"
DEFAULTS: dict[str, Any] = {"ruleset": "evolution", "players": 2, "seeds": 1000, "seed": 0}
LONGEST = 50_000
LARGEST = 1 << 30

TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Fittest: a family of evolution games",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=DEFAULTS,
)


class FittestGame(pyspiel.Game):  # type: ignore[misc]
    """`seed` is the first of the `seeds` seeds that may be drawn."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.tables = Tables(str(given["ruleset"]), int(given["players"]), {})
        self.seeds = check_number("seeds", given["seeds"], 1, LARGEST)
        self.seed = check_number("seed", given["seed"], 0, FAST_SEEDS - self.seeds)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=self.seeds,
            num_players=self.tables.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, given)

    def new_initial_state(self) -> "FittestState":
        return FittestState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> "FittestObserver":
        return FittestObserver(self.tables)


class FittestState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: FittestGame) -> None:
        super().__init__(game)
        self.tables = game.tables
        self.seeds = game.seeds
        self.seed = game.seed
        self.position: Position | None = None

    def current_player(self) -> int:
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.position.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, 1 / self.seeds) for number in range(self.seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.position is None else self.position.lawful()

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.tables.open(self.seed + action)
        else:
            self.position.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.position is None:
            return f"seed {self.seed + action}"
        return f"P{player + 1} {action} {self.position.words(action)}"

    def is_terminal(self) -> bool:
        return self.position is not None and self.position.seat is None

    def returns(self) -> list[float]:
        return [0.0] * self.tables.players if self.position is None else self.position.returns()

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        answers = self.position.game.record()["answers"]
        assert isinstance(answers, list)
        return f"seed {self.position.game.setup.seed}: {'; '.join(answers)} (page {self.position.page})"


class FittestObserver:
    """The bytes of docs/envs.md as floats, the mask after them."""

    def __init__(self, tables: Tables) -> None:
        self.size = tables.features.size
        self.tensor = np.zeros(self.size + ACTIONS, np.float32)
        self.dict = {"observation": self.tensor[: self.size], "action_mask": self.tensor[self.size :]}

    def set_from(self, state: FittestState, player: int) -> None:
        if state.position is None:
            self.tensor.fill(0)
            return
        self.tensor[: self.size] = state.position.observe(player)
        self.tensor[self.size :] = state.position.mask(player)

    def string_from(self, state: FittestState, player: int) -> Iterable[str] | None:
        return None


pyspiel.register_game(TYPE, FittestGame)
