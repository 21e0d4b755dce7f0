"""Gymnasium: one learning seat, bots on the others; one game, or several at once.

gymnasium.make("fittest.envs.gymnasium:fittest/Seasons-3p-v0", bots=["greedy"])
"""

from collections.abc import Sequence
from operator import index
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

import fittest
from fittest.bots.heuristics.base import Heuristic
from fittest.bots.heuristics.playout import play_others
from fittest.bots.heuristics.registry import heuristic_of
from fittest.bots.player_view import Bot, PlayerView
from fittest.bots.registry import bot
from fittest.envs.drawing import MODES, Pixels, drawn
from fittest.envs.position import Position
from fittest.envs.tables import ROWS, Tables, check_limit, check_mode
from fittest.kernel.chance import Chance
from fittest.kernel.errors import IllegalAction, bad_request

Observation: TypeAlias = dict[str, NDArray[Any]]

GREEDY = "greedy"
ANY_SEAT = -1
"""A seat by lot in each game."""


class Opponents:
    """Plays everybody but one seat, until that seat is asked or the game is over."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = [names] if isinstance(names, str) else list(names)
        self.all_greedy = all(name == GREEDY for name in self.names)
        if not self.names:
            raise bad_request("error-no-bots")
        for name in self.names:
            bot(name, 0)
        self.bots: list[Bot] = []
        self.chance = Chance(0)
        self.heuristic: Heuristic | None = None

    def __getstate__(self) -> dict[str, Any]:
        """The heuristic is compiled, and made anew when it is needed."""
        return {**vars(self), "heuristic": None}

    def sit_down(self, tables: Tables, seat: int) -> None:
        """The bots, repeated, clockwise from the learner's left. Where all of them are greedy, one compiled
        loop plays them."""
        if self.all_greedy:
            self.chance = Chance(tables.draw())
            return
        self.bots = [
            bot(self.names[(other - seat - 1) % tables.players % len(self.names)], tables.draw())
            for other in range(tables.players)
        ]

    def play(self, position: Position, learner: int) -> None:
        game = position.game
        if self.all_greedy:
            if self.heuristic is None:
                self.heuristic = heuristic_of(game.setup.ruleset)
            play_others(game, self.heuristic, self.chance, learner)
            return
        while (decision := game.decision) is not None and decision.seat != learner:
            game.apply(self.bots[decision.seat].choose(PlayerView(game, decision.seat)))


class Seat:
    """The learner's place at one table: what both forms of the environment step."""

    def __init__(self, tables: Tables, seat: int, bots: Sequence[str], max_steps: int | None = None) -> None:
        if not ANY_SEAT <= seat < tables.players:
            raise bad_request(
                "error-number", name="seat", value=str(seat), least=ANY_SEAT, most=tables.players - 1
            )
        self.tables = tables
        self.wanted = seat
        self.seat = max(seat, 0)
        self.opponents = Opponents(bots)
        self.position: Position | None = None
        self.over = True
        self.limit = check_limit(max_steps)
        self.steps = 0

    def resume(self, given: object) -> None:
        """Continue from a position, the learner on its seat there."""
        self.position = self.tables.resume(given)
        self.opponents.sit_down(self.tables, self.seat)
        self.opponents.play(self.position, self.seat)
        self.over = self.position.seat is None
        self.steps = 0

    def reset(self) -> None:
        """A new game in which the learner is asked at least once."""
        self.over = False
        self.steps = 0
        while True:
            self.position = self.tables.new()
            if self.wanted == ANY_SEAT:
                self.seat = self.tables.draw() % self.tables.players
            self.opponents.sit_down(self.tables, self.seat)
            self.opponents.play(self.position, self.seat)
            if self.position.seat is not None:
                return

    def step(self, action: int) -> tuple[float, bool, bool, dict[str, Any]]:
        """Reward, whether the game is over, whether it is broken off, and information. What the mask forbids
        loses the game."""
        position = self.position
        if position is None or self.over:
            raise ResetNeeded("reset() comes before the first step, and after the end of a game")
        try:
            position.act(index(action))
        except IllegalAction as refusal:
            self.over = True
            return -1.0, True, False, {"illegal": str(refusal)}
        self.opponents.play(position, self.seat)
        self.steps += 1
        if position.seat is not None:
            self.over = self.steps == self.limit
            return 0.0, False, self.over, {}
        self.over = True
        return position.returns()[self.seat], True, False, {"scores": position.game.scores}

    def mask(self) -> NDArray[np.int8]:
        assert self.position is not None
        return self.position.mask(self.seat)


class GameEnv(gymnasium.Env[Any, Any]):
    """`seat` is the learner's; -1 picks a random one in each game. `bots` fill the other seats, repeated.
    After `max_steps` actions of the learner a game is truncated. `scaled`: observations are floats;
    `actions="fixed"`: each action means the same everywhere, see docs/envs.md."""

    metadata = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        ruleset: str = "evolution",
        players: int = 2,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        render_mode: str | None = None,
        scaled: bool = False,
        max_steps: int | None = None,
        actions: str = ROWS,
        **switches: object,
    ) -> None:
        check_mode(render_mode, MODES)
        self.render_mode = render_mode
        self.table = Seat(Tables(ruleset, players, switches, scaled, actions), seat, bots, max_steps)
        self.observation_space = self.table.tables.observation_space()
        self.action_space = self.table.tables.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """`options={"position": …}` goes on from a position, with the learner on the seat that it had."""
        super().reset(seed=seed)
        if seed is not None:
            self.table.tables.seed(seed)
        given = (options or {}).get("position")
        if given is None:
            self.table.reset()
        else:
            self.table.resume(given)
        return self._observe(), {"seat": self.table.seat}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        reward, over, broken_off, info = self.table.step(action)
        return self._observe(), reward, over, broken_off, info

    def action_masks(self) -> NDArray[np.bool_]:
        """As MaskablePPO asks for it."""
        return self.table.mask().astype(np.bool_)

    def render(self) -> str | Pixels | None:
        """What the learner sees, with its options."""
        return drawn(self.position, self.table.seat, self.render_mode)

    @property
    def position(self) -> Position:
        """The game as it stands; a `clone()` of it can be given to `reset`."""
        assert self.table.position is not None
        return self.table.position

    def _observe(self) -> Observation:
        seen = self.position.observe(self.table.seat)
        return {"observation": self.table.tables.shown(seen), "action_mask": self.table.mask()}


class VectorGameEnv(VectorEnv[Observation, Any, Any]):
    """Several games side by side, written into one array. A game that is over starts again with the
    next step, whose action for it is ignored."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        ruleset: str = "evolution",
        players: int = 2,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        scaled: bool = False,
        max_steps: int | None = None,
        actions: str = ROWS,
        **switches: object,
    ) -> None:
        super().__init__()
        if num_envs < 1:
            raise bad_request("error-number", name="num_envs", value=repr(num_envs), least=1, most=1 << 20)
        self.num_envs = num_envs
        self.seats = [
            Seat(Tables(ruleset, players, switches, scaled, actions), seat, bots, max_steps)
            for _ in range(num_envs)
        ]
        tables = self._tables = self.seats[0].tables
        self.single_observation_space = tables.observation_space()
        self.single_action_space = tables.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._size = tables.features.size

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        seeds: Sequence[int | None]
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + i for i in range(self.num_envs)]
        else:
            seeds = seed
        if len(seeds) != self.num_envs:
            raise ValueError(f"{len(seeds)} seeds for {self.num_envs} games")
        for place, own in zip(self.seats, seeds, strict=True):
            if own is not None:
                place.tables.seed(own)
            place.reset()
        return self._observe(), {}

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        if len(actions) != self.num_envs:
            raise ValueError(f"{len(actions)} actions for {self.num_envs} games")
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, dtype=np.bool_)
        broken_off = np.zeros(self.num_envs, dtype=np.bool_)
        for i, action in enumerate(np.asarray(actions).tolist()):
            place = self.seats[i]
            if place.over and place.position is not None:
                place.reset()
            else:
                rewards[i], over[i], broken_off[i], _ = place.step(action)
        return self._observe(), rewards, over, broken_off, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """A row for each game."""
        return np.stack([place.mask() for place in self.seats]).astype(np.bool_)

    def _observe(self) -> Observation:
        buffer = bytearray(self.num_envs * self._size)
        masks = np.zeros((self.num_envs, self._tables.actions), dtype=np.int8)
        for i, place in enumerate(self.seats):
            position = place.position
            assert position is not None
            position.write(place.seat, buffer, i * self._size)
            position.allow(place.seat, masks[i])
        seen = np.frombuffer(buffer, dtype=np.uint8).reshape(self.num_envs, self._size)
        return {"observation": self._tables.shown(seen), "action_mask": masks}

    def close_extras(self, **kwargs: Any) -> None:
        """Nothing to close."""


def id_of(ruleset: str, players: int) -> str:
    """fittest/Evolution-TimeToFly-4p-v0"""
    boxes = ["".join(word.capitalize() for word in box.split("-")) for box in ruleset.split("+")]
    return f"fittest/{'-'.join(boxes)}-{players}p-v0"


def register(name: str, **settings: object) -> None:
    gymnasium.register(
        id=name,
        entry_point="fittest.envs.gymnasium:GameEnv",
        vector_entry_point="fittest.envs.gymnasium:VectorGameEnv",
        kwargs=settings,
        # What the mask forbids ends the game; a checker that tests each step has nothing to add.
        disable_env_checker=True,
    )


register("fittest/Game-v0")
for info in fittest.rulesets():
    for count in range(info.min_players, info.max_players + 1):
        register(id_of(info.name, count), ruleset=info.name, players=count)
