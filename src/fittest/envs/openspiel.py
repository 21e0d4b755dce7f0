"""OpenSpiel: `pyspiel.load_game("python_fittest(ruleset=seasons,players=3)")` once this module is imported.

Every die is a chance node, and so is who begins. The cards are shuffled at the root: as one of `seeds`
shuffles that are equally likely, or with `seeds=0` card by card, each kind as likely as it is frequent. The
second is exact and meant for small decks.
"""

from typing import Any

import numpy as np
import pyspiel

from fittest.envs.tables import Tables
from fittest.envs.walk import Deals, Walk, view_of
from fittest.features.base import ACTIONS
from fittest.kernel.chance import FAST_SEEDS
from fittest.kernel.errors import bad_request, check_number

NAME = "python_fittest"
DEFAULTS: dict[str, Any] = {"ruleset": "evolution", "players": 2, "seeds": 1000, "seed": 0, "recall": 8192}
LONGEST = 50_000
LARGEST = 1 << 30
BEFORE = "before the deal"
LOTS = 256
"""No die, lot or draw has more outcomes."""
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

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
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=DEFAULTS,
)


class FittestGame(pyspiel.Game):  # type: ignore[misc]
    """`seed` is the first of the `seeds` seeds that may be drawn; `recall` is how many numbers the tensor of
    an information state has for the story so far."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        self.tables = Tables(str(given["ruleset"]), int(given["players"]), {})
        seeds = check_number("seeds", given["seeds"], 0, LARGEST)
        self.deals = Deals(self.tables, seeds, check_number("seed", given["seed"], 0, FAST_SEEDS - seeds))
        self.recall = check_number("recall", given["recall"], 1, LARGEST)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=max(seeds, LOTS),
            num_players=self.tables.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, given)

    def new_initial_state(self) -> "FittestState":
        return FittestState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> "FittestObserver | PublicObserver":
        if iig_obs_type is not None:
            if iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE:
                return PublicObserver()
            if iig_obs_type.perfect_recall:
                return FittestMemory(self.tables, self.recall)
        return FittestObserver(self.tables)


class FittestState(pyspiel.State):  # type: ignore[misc]
    """All that changes is in `walk`: OpenSpiel copies and saves the attributes of a state one by one."""

    def __init__(self, game: FittestGame) -> None:
        super().__init__(game)
        self.walk = Walk(game.deals)

    def current_player(self) -> int:
        position = self.walk.position
        if position is None:
            return CHANCE
        decision = position.game.decision
        return TERMINAL if decision is None else decision.seat

    def is_terminal(self) -> bool:
        position = self.walk.position
        return position is not None and position.game.decision is None

    def is_chance_node(self) -> bool:
        return self.walk.position is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        asked = self.walk.asked
        return [] if asked is None else asked.outcomes

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The same as OpenSpiel's own, which asks four questions before it comes to `_legal_actions`."""
        position = self.walk.position
        if position is None:
            return [outcome for outcome, _ in self.chance_outcomes()] if player is None or player < 0 else []
        decision = position.game.decision
        if decision is None or (player is not None and player != decision.seat):
            return []
        return position.legal()

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        self.walk.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        walk = self.walk
        if walk.asked is not None:
            return f"chance {walk.asked.faces[action]}"
        assert walk.position is not None
        return f"P{player + 1} {action} {walk.position.words(action)}"

    def returns(self) -> list[float]:
        position = self.walk.position
        return [0.0] * self.walk.deals.tables.players if position is None else position.returns()

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "FittestState":
        """A state that `player_id` cannot tell from this one. It has no history; everything else goes on as
        from any other state."""
        state = FittestState(self.get_game())
        state.walk = self.walk.resample(player_id, int(probability_sampler() * (FAST_SEEDS >> 32)))
        return state

    def __str__(self) -> str:
        return str(self.walk)


class FittestObserver:
    """What a seat sees now. As a tensor: the bytes of docs/envs.md as floats, the mask after them."""

    def __init__(self, tables: Tables, recall: int = 0) -> None:
        self.size = tables.features.size
        self.tensor = np.zeros(self.size + ACTIONS + recall, np.float32)
        self.dict = {
            "observation": self.tensor[: self.size],
            "action_mask": self.tensor[self.size : self.size + ACTIONS],
        }

    def set_from(self, state: FittestState, player: int) -> None:
        self.tensor.fill(0)
        position = state.walk.seen
        if position is None:
            return
        self.dict["observation"][:] = position.observe(player)
        if state.walk.position is not None:
            self.dict["action_mask"][:] = position.mask(player)

    def string_from(self, state: FittestState, player: int) -> str:
        position = state.walk.seen
        if position is None:
            return BEFORE
        page = f" page {position.page}" if position.page and position.seat == player else ""
        waits = " chance" if state.walk.position is None else ""
        return f"P{player + 1} {view_of(position, player)}{page}{waits}"


class PublicObserver:
    """What everybody sees now, as a string alone."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: FittestState, player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: FittestState, player: int) -> str:
        position = state.walk.seen
        return BEFORE if position is None else view_of(position, None)


class FittestMemory(FittestObserver):
    """What a seat knows from all that it has seen and answered: what it sees now, and the story. The first
    number of the story says how many numbers were left off at its beginning because there was no room."""

    def __init__(self, tables: Tables, recall: int) -> None:
        super().__init__(tables, recall)
        self.story = self.dict["story"] = self.tensor[self.size + ACTIONS :]

    def set_from(self, state: FittestState, player: int) -> None:
        super().set_from(state, player)
        numbers = state.walk.story(player).numbers
        room = len(self.story) - 1
        kept = numbers[max(0, len(numbers) - room) :]
        self.story[0] = len(numbers) - len(kept)
        self.story[1 : len(kept) + 1] = kept

    def string_from(self, state: FittestState, player: int) -> str:
        walk = state.walk
        position, asked = walk.position, ""
        if position is None:
            asked = "chance"
        elif (decision := position.game.decision) is not None and decision.seat == player:
            asked = f"{decision.prompt.key}{decision.prompt.args} of {decision.count}, page {position.page}"
        return f"P{player + 1}\n{walk.story(player).text}{asked}"


def refuse_python_states(bot: Any) -> None:
    """OpenSpiel's compiled searches let go of the interpreter's lock and then call the state, which crashes
    with every game that is written in Python, its own included: here they are refused instead."""
    step = bot.step

    def checked(self: Any, state: pyspiel.State) -> int:
        if isinstance(state, FittestState):
            raise bad_request("error-compiled-search", name=bot.__name__)
        return int(step(self, state))

    bot.step = checked


pyspiel.register_game(TYPE, FittestGame)
refuse_python_states(pyspiel.ISMCTSBot)
refuse_python_states(pyspiel.MCTSBot)
