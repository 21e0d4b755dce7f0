"""Hypothesis plays, and tries what a random game would not: it shrinks whatever breaks to a short game."""

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from fittest.kernel.chance import Chance
from fittest.kernel.game import Game
from fittest.kernel.play import play_on
from fittest.lab import laws
from tests.conformance.cases import CASES, Case, texts


class Machine(RuleBasedStateMachine):
    case: Case
    game: Game

    @initialize(seed=st.integers(0, 2**63 - 1))
    def start(self, seed: int) -> None:
        self.game = self.case.new(seed)

    def going_on(self) -> bool:
        return self.game.decision is not None

    @precondition(going_on)
    @rule(pick=st.integers(0, 10**6))
    def answer(self, pick: int) -> None:
        assert self.game.decision is not None
        self.game.apply(pick % len(self.game.decision.codes))

    @precondition(going_on)
    @rule(seed=st.integers(0, 1000), count=st.integers(5, 60))
    def hurry(self, seed: int, count: int) -> None:
        """Get to later stages within few steps."""
        play_on(self.game, Chance(seed), count)

    @rule()
    def try_what_is_illegal(self) -> None:
        assert laws.illegal_actions_change_nothing(self.game, texts(self.case)) == []

    @rule(seed=st.integers(0, 1000))
    def clone(self, seed: int) -> None:
        assert laws.clone_shares_nothing(self.game, seed, 10) == []
        self.game = self.game.clone()

    @rule(seed=st.integers(0, 1000))
    def save(self, seed: int) -> None:
        assert laws.position_can_be_saved(self.game, self.case.family, seed, 10) == []

    @rule(pick=st.integers(0, 7), seed=st.integers(0, 1000))
    def look_from_a_seat(self, pick: int, seed: int) -> None:
        seat = pick % self.case.players
        assert laws.secrets_are_kept(self.game, seat, seed, texts(self.case)) == []
        assert laws.worlds_tell_nothing(self.game, seat, seed) == []
        assert laws.sampled_world_goes_on(self.game, seat, seed, 10) == []

    @rule()
    def replay(self) -> None:
        assert laws.record_can_be_replayed(self.game, self.case.replay(self.game.record())) == []

    @invariant()
    def sound(self) -> None:
        if hasattr(self, "game"):
            assert laws.options_are_sound(self.game) + self.game.check_invariants() == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_machine(case: Case) -> None:
    kind: Any = type("MachineOf", (Machine,), {"case": case})
    kind.TestCase.settings = settings(
        max_examples=4,
        stateful_step_count=12,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    kind.TestCase("runTest").runTest()
