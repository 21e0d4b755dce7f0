"""The laws of `fittest.lab.laws` notice what they are there for: each game here breaks one."""

from typing import Self

import msgspec
import pytest

from fittest.kernel.chance import Chance
from fittest.kernel.decision import Decision
from fittest.kernel.event import Event
from fittest.kernel.frame import Frame
from fittest.kernel.game import Game, Setup
from fittest.kernel.message import Message
from fittest.lab import laws
from tests.toy.family import TOY
from tests.toy.game import GIVE, PLAY, Going, ToyGame, ToyView

SETUP = Setup("toy", 3, 1, {})


class SharesHands(ToyGame):
    def clone(self) -> Self:
        copy = super().clone()
        copy.hands = self.hands
        return copy


class ForgetsPoints(ToyGame):
    def clone(self) -> Self:
        copy = super().clone()
        copy.points = [9] * self.players
        return copy


class ShowsTheDeck(ToyGame):
    def view(self, seat: int | None = None) -> ToyView:
        return msgspec.structs.replace(super().view(seat), deck=self.deck[-1])


class TellsTheCard(ToyGame):
    """Whoever trades, everybody hears what was drawn."""

    def describe(self, event: Event, seat: int | None) -> Message | None:
        return super().describe(Event(event.kind, event.args + event.secret), seat)


class KeepsTheSetup(ToyGame):
    def sample(self, seat: int, seed: int) -> Game:
        world = super().sample(seat, seed)
        world.setup = self.setup
        return world


class ShufflesAsItLies(ToyGame):
    """Other hidden cards come out, but which ones depends on how they lay before."""

    def determinize(self, seat: int, chance: Chance) -> None:
        chance.shuffle(self.deck)


class ExplainsTooMuch(ToyGame):
    def explain(self, seat: int, code: int) -> Message:
        holder = next((s for s, hand in enumerate(self.hands) if code & 0xFF in hand), -1)
        return Message("toy-why-other", {"seat": holder})


class AcceptsAnything(ToyGame):
    def resolve(self, answer: object) -> int:
        return self.decision.codes[0] if self.decision is not None else GIVE.head


class Notes(ToyGame):
    """Refuses, and remembers that it was asked."""

    def explain(self, seat: int, code: int) -> Message:
        self.goes += 1
        return super().explain(seat, code)


class SavesHalf(ToyGame):
    def scenario(self) -> dict[str, object]:
        document = super().scenario()
        setup = document["setup"]
        assert isinstance(setup, dict)
        setup["engine"]["state"]["chance"]["state"][0] += 1
        return document


class PicklesTheBeginning(ToyGame):
    def exact(self, history: bool = False) -> dict[str, object]:
        return ToyGame(self.setup).exact(history)


class LosesCards(ToyGame):
    def determinize(self, seat: int, chance: Chance) -> None:
        super().determinize(seat, chance)
        self.deck.pop()


def test_a_sound_game_passes() -> None:
    game = ToyGame(SETUP)
    texts = ["play 1", "give", "beat 3"]
    assert laws.options_are_sound(game) == []
    assert laws.illegal_actions_change_nothing(game, texts) == []
    assert laws.clone_shares_nothing(game, 1) == []
    assert laws.copies_are_equal(game) == []
    assert laws.position_can_be_saved(game, TOY, 1) == []
    assert laws.secrets_are_kept(game, 0, 1, texts) == []
    assert laws.worlds_tell_nothing(game, 0, 1) == []
    assert laws.sampled_world_goes_on(game, 0, 1) == []
    assert laws.record_can_be_replayed(game, ToyGame(SETUP)) == []


@pytest.mark.parametrize(
    ("codes", "said"),
    [
        ([], "no options"),
        ([PLAY.code(1), PLAY.code(1)], "distinct"),
        ([PLAY.code(1)], "did not answer itself"),
    ],
)
def test_unsound_options_are_noticed(codes: list[int], said: str) -> None:
    game = ToyGame(SETUP)
    game.decision = Decision(0, Message("toy-prompt-move"), codes, game.codec)
    assert said in " ".join(laws.options_are_sound(game))


def test_an_end_without_winners_is_noticed() -> None:
    game = ToyGame(SETUP)
    game.decision = None
    assert laws.options_are_sound(game) == ["the game is over and nobody has won"]


def test_a_clone_that_shares_is_noticed() -> None:
    assert laws.clone_shares_nothing(SharesHands(SETUP), 1) != []


def test_a_clone_that_differs_is_noticed() -> None:
    assert laws.clone_shares_nothing(ForgetsPoints(SETUP), 1) == ["a clone differs from its game"]


def test_a_pickle_that_differs_is_noticed() -> None:
    game = PicklesTheBeginning(SETUP)
    game.apply(0)
    assert laws.copies_are_equal(game) == ["a pickle differs from its game"]


def test_a_leak_in_a_view_is_noticed() -> None:
    game = ShowsTheDeck(SETUP)
    assert any(laws.secrets_are_kept(game, 0, seed) for seed in range(5))


def test_a_leak_in_the_story_is_noticed() -> None:
    game = TellsTheCard(SETUP)
    decision = game.decision
    assert decision is not None
    game.apply(next(option for option in decision.options if "trade" in option.text))
    assert laws.secrets_are_kept(game, 0, 1)
    assert laws.secrets_are_kept(game, 1, 1)


@pytest.mark.parametrize("kind", [KeepsTheSetup, ShufflesAsItLies])
def test_a_world_that_tells_of_its_game_is_noticed(kind: type[ToyGame]) -> None:
    assert laws.worlds_tell_nothing(kind(SETUP), 0, 1) != []


def test_a_leak_in_a_refusal_is_noticed() -> None:
    game = ExplainsTooMuch(SETUP)
    texts = [f"play {card}" for card in range(1, 19)]
    assert any("refusal" in " ".join(laws.secrets_are_kept(game, 0, seed, texts)) for seed in range(5))


def test_an_accepted_illegal_action_is_noticed() -> None:
    assert "accepted" in laws.illegal_actions_change_nothing(AcceptsAnything(SETUP), [])[0]


def test_a_refusal_that_leaves_a_trace_is_noticed() -> None:
    assert "changed" in laws.illegal_actions_change_nothing(Notes(SETUP), ["give"])[0]


def test_a_position_that_is_saved_in_part_is_noticed() -> None:
    assert laws.position_can_be_saved(SavesHalf(SETUP), TOY, 1) != []


def test_lost_cards_are_noticed() -> None:
    assert laws.sampled_world_goes_on(LosesCards(SETUP), 0, 1) != []


def test_another_replay_is_noticed() -> None:
    game, other = ToyGame(SETUP), ToyGame(SETUP)
    other.apply(0)
    assert laws.record_can_be_replayed(game, other) != []


def test_freezing_sees_into_frames() -> None:
    game = ToyGame(SETUP)
    before = laws.frozen(game)
    frame: Frame = game.stack[-1]
    assert isinstance(frame, Going)
    frame.seat = 2
    assert laws.frozen(game) != before
