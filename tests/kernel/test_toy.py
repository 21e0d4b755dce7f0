"""The kernel plays a game it knows nothing of."""

from typing import Any

import pytest

from fittest.kernel.chance import Chance
from fittest.kernel.decision import Option
from fittest.kernel.errors import IllegalAction
from fittest.kernel.event import PUBLIC
from fittest.kernel.game import Setup
from fittest.kernel.message import Message
from fittest.kernel.state import exact, kinds_in, loaded
from fittest.kernel.view import log_lines
from tests.toy.family import TOY
from tests.toy.game import GIVE, PLAY, PLAYED, Reply, ToyGame


def toy(players: int = 3, seed: int = 1) -> ToyGame:
    return TOY.new(Setup("toy", players, seed, {}))


def finished(seed: int) -> ToyGame:
    game = toy(seed=seed)
    chance = Chance(seed)
    while game.decision is not None:
        game.apply(chance.below(len(game.decision.codes)))
    return game


def test_a_decision_says_which_option_does_nothing() -> None:
    game = toy()
    assert game.decision is not None
    assert game.decision.idle is None
    game.apply(0)
    decision = game.decision
    assert decision is not None
    assert decision.idle is not None
    assert decision.options[decision.idle].text == "give"
    question = game.view(decision.seat).question
    assert question is not None
    assert [choice.text for choice in question.choices if choice.idle] == ["give"]


def test_an_answer_is_an_option_its_text_or_its_index() -> None:
    game = toy()
    assert game.decision is not None
    option = game.decision.options[1]
    worlds = [game.clone() for _ in range(3)]
    answers: list[Option | str | int] = [option, option.text, 1]
    for world, answer in zip(worlds, answers, strict=True):
        world.apply(answer)
    assert worlds[0].scenario() == worlds[1].scenario() == worlds[2].scenario() != game.scenario()


@pytest.mark.parametrize("answer", [-1, 99, "", "play", "play 99", "give", "play 07", "shout 3"])
def test_any_other_answer_is_refused_and_changes_nothing(answer: str | int) -> None:
    game = toy()
    before = game.scenario()
    with pytest.raises(IllegalAction):
        game.apply(answer)
    assert game.scenario() == before
    assert len(game.answers) == 0


def test_the_reason_of_a_refusal_is_a_message() -> None:
    game = toy()
    assert game.why_not("give") == Message("toy-why-verb", {"card": 0})
    assert game.why_not("sing a song") == Message("why-unreadable", {"text": "sing a song"})
    assert game.decision is not None
    assert game.why_not(game.decision.options[0].text) is None


def test_nothing_can_be_answered_when_it_is_over() -> None:
    game = finished(4)
    assert game.winners
    assert game.why_not("give") == Message("why-over")
    with pytest.raises(IllegalAction):
        game.apply(0)


def test_a_question_with_one_answer_answers_itself_in_the_log() -> None:
    game = finished(4)
    played = sum(event.kind == PLAYED for event in game.events.since(0))
    answered = sum(PLAY.matches(code) for code in game.answers.all())
    assert played > answered


def test_a_scenario_sees_every_question() -> None:
    game = toy(seed=4)
    game.stepwise = True
    chance = Chance(4)
    while game.decision is not None:
        game.apply(chance.below(len(game.decision.codes)))
    played = sum(event.kind == PLAYED for event in game.events.since(0))
    assert played == sum(PLAY.matches(code) for code in game.answers.all())


def test_a_sealed_question_is_asked_all_the_same() -> None:
    """Else everybody would learn that there was nothing to choose."""
    game = toy()
    game.stack.append(Reply(0, 200, 1))
    game.advance()
    assert game.decision is not None
    assert (game.decision.seat, game.decision.codes) == (1, [GIVE.head])


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    game = toy()
    assert game.decision is not None
    game.apply(next(option for option in game.decision.options if option.text.startswith("trade")))
    event = game.events.since(0)[-1]
    assert len(event.seen_by(0)) == 3
    assert event.seen_by(1) == event.seen_by(PUBLIC) == event.seen_by(0)[:2]
    assert log_lines(game, 0)[-1] != log_lines(game, 1)[-1]
    assert log_lines(game, 1)[-1] == log_lines(game, None)[-1]


def test_the_story_can_be_told_from_anywhere() -> None:
    game = finished(2)
    whole = log_lines(game, 1)
    assert log_lines(game, 1, since=3) == whole[3:]
    assert [line.number for line in whole] == list(range(len(whole)))


KINDS = kinds_in("tests.toy")


def test_a_frame_can_be_saved() -> None:
    data = exact(Reply(1, 7, 2))
    assert data == {"is": "Reply", "seat": 1, "card": 7, "rival": 2}
    frame = loaded(data, KINDS, [])
    assert isinstance(frame, Reply)
    assert (frame.seat, frame.card, frame.rival) == (1, 7, 2)


@pytest.mark.parametrize(
    ("data", "error"),
    [
        ({"is": "Other"}, KeyError),
        ({"is": "Reply", "seat": 1}, KeyError),
        ({"is": "Reply", "seat": 1, "card": "7", "rival": 2}, TypeError),
        ({"is": "Reply", "seat": 1, "card": True, "rival": 2}, TypeError),
        ({"is": "Reply", "seat": 1, "card": None, "rival": 2}, TypeError),
    ],
)
def test_a_frame_that_cannot_be_loaded_is_refused(data: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        loaded(data, KINDS, [])


@pytest.mark.parametrize(
    "spoil",
    [
        {"points": [0, 0]},
        {"points": {"is": "Reply", "seat": 1, "card": 1, "rival": 1}},
        {"deck": [99]},
        {"stack": [{"is": "Chance"}]},
        {"goes": "1"},
    ],
)
def test_an_exact_state_that_cannot_be_is_refused(spoil: dict[str, object]) -> None:
    game = toy()
    data: dict[str, Any] = game.exact()
    copy = ToyGame.bare(game.setup)
    copy.restore(data)
    assert copy == game
    assert hash(copy) == hash(game)
    data["state"].update(spoil)
    with pytest.raises((KeyError, TypeError, ValueError)):
        ToyGame.bare(game.setup).restore(data)


def test_every_unseen_card_can_turn_up_everywhere() -> None:
    game = toy(players=2)
    unseen = {*game.deck, *game.hands[1]}
    met_in_hand, met_on_top = set(), set()
    for seed in range(300):
        world = game.sample(0, seed)
        assert isinstance(world, ToyGame)
        met_in_hand.update(world.hands[1])
        met_on_top.add(world.deck[-1])
    assert met_in_hand == met_on_top == unseen


def test_a_search_keeps_no_log() -> None:
    world = toy().clone()
    world.logging = False
    world.apply(0)
    assert len(world.events) == 0
    assert len(world.answers) == 1
