"""PettingZoo: every seat is an agent, asked whenever the rules ask it.

from fittest.envs.pettingzoo import env
table = env("evolution+time-to-fly", players=4)
"""

from operator import index
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from fittest.envs.drawing import MODES, Pixels, drawn
from fittest.envs.position import Position
from fittest.envs.tables import ROWS, Tables, check_limit, check_mode


def env(ruleset: str = "evolution", players: int = 2, **settings: Any) -> "raw_env":
    """The environment. PettingZoo's wrappers, which check the order of calls and the bounds of actions, would
    halve its speed; it checks both by itself."""
    return raw_env(ruleset, players, **settings)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801
    """`switches` are those of the ruleset. An action that the mask forbids raises IllegalAction. After
    `max_steps` actions a game is truncated. `scaled`: observations are floats; `actions="fixed"`: each action
    means the same everywhere, see docs/envs.md."""

    metadata = {"name": "fittest_v0", "render_modes": MODES, "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        ruleset: str = "evolution",
        players: int = 2,
        render_mode: str | None = None,
        scaled: bool = False,
        max_steps: int | None = None,
        actions: str = ROWS,
        **switches: object,
    ) -> None:
        super().__init__()
        check_mode(render_mode, MODES)
        self.render_mode = render_mode
        self._tables = Tables(ruleset, players, switches, scaled, actions)
        self._limit = check_limit(max_steps)
        self._steps = 0
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._tables.observation_space() for agent in self._seat_of}
        self.action_spaces = {agent: self._tables.action_space() for agent in self._seat_of}
        self.position: Position | None = None
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """`options={"position": …}` goes on from a position instead of a new game."""
        if seed is not None:
            self._tables.seed(seed)
        given = (options or {}).get("position")
        self.position = self._tables.new() if given is None else self._tables.resume(given)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._steps = 0
        self._go_on(self.position)

    def observe(self, agent: str) -> dict[str, Any]:
        position, seat = self._opened(), self._seat_of[agent]
        seen = self._tables.shown(position.observe(seat))
        mask = position.mask(seat)
        if self.truncations.get(agent):
            mask[:] = 0
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        position, agent = self._opened(), self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        position.act(-1 if action is None else index(action))
        self._cumulative_rewards[agent] = 0.0
        self._steps += 1
        self._go_on(position)

    def _opened(self) -> Position:
        if self.position is None:
            raise RuntimeError("reset() comes before everything else")
        return self.position

    def _go_on(self, position: Position) -> None:
        decision = position.game.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.seat]
            if self._steps == self._limit:
                self.truncations = dict.fromkeys(self.agents, True)
            return
        for agent, reward in zip(self.agents, position.returns(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()

    def action_masks(self) -> NDArray[np.bool_]:
        """Of the agent that is asked."""
        return self._opened().mask(self._seat_of[self.agent_selection]).astype(np.bool_)

    def render(self) -> str | Pixels | None:
        """What the agent sees that is asked, with its options."""
        if self.position is None:
            return None
        return drawn(self.position, self._seat_of[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Nothing to close."""
