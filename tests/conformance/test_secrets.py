"""What a seat may not know never reaches it, nor those who watch."""

import msgspec
import pytest

from fittest.kernel.errors import BadRequest
from fittest.kernel.game import Game
from fittest.lab import laws
from tests.conformance.cases import CASES, Case, positions, texts

each_case = pytest.mark.parametrize("case", CASES, ids=str)


def some_seats(game: Game) -> list[int]:
    """Who is asked, and the next one."""
    seat = game.decision.seat if game.decision is not None else 0
    return [seat, (seat + 1) % game.players]


@each_case
def test_hidden_cards_leave_no_trace(case: Case) -> None:
    for game in positions(case):
        for seat in some_seats(game):
            for seed in range(3):
                assert laws.secrets_are_kept(game, seat, seed, texts(case)) == []


@each_case
def test_imagined_worlds_tell_nothing(case: Case) -> None:
    """Neither the seed of the game nor its answers, its log or the numbers of its cards."""
    for game in positions(case):
        for seat in some_seats(game):
            assert laws.worlds_tell_nothing(game, seat, 3) == []
            world = game.sample(seat, 3)
            assert world.setup.seed == 3
            assert not world.answers.all()
            assert not world.events.since(0)
            with pytest.raises(BadRequest):
                world.record()


@each_case
def test_there_is_something_to_hide(case: Case) -> None:
    """Else the test above would prove nothing: other hidden cards make another game."""
    start = positions(case)[0]
    worlds = [start.sample(0, seed).scenario() for seed in range(5)]
    assert any(world != worlds[0] for world in worlds)


@each_case
def test_a_sampled_world_is_a_sound_game(case: Case) -> None:
    for game in positions(case):
        for seat in some_seats(game):
            before = laws.frozen(game)
            assert laws.sampled_world_goes_on(game, seat, 3) == []
            assert laws.frozen(game) == before


@each_case
def test_only_the_one_who_is_asked_sees_the_choices(case: Case) -> None:
    for game in positions(case):
        if game.decision is None:
            continue
        for seat in [None, *range(case.players)]:
            question = game.view(seat).question
            assert question is not None
            assert question.seat == game.decision.seat
            texts_of_options = [option.text for option in game.decision.options]
            assert [choice.text for choice in question.choices] == (
                texts_of_options if seat == game.decision.seat else []
            )


@each_case
def test_views_are_json_and_come_back(case: Case) -> None:
    for game in positions(case):
        for seat in [None, *range(case.players)]:
            view = game.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


@each_case
def test_a_view_is_the_same_when_it_is_made_from_the_public_one(case: Case) -> None:
    for game in positions(case):
        public = game.view(None)
        shown = msgspec.json.encode(public)
        for seat in range(case.players):
            assert game.view_from(public, seat) == game.view(seat)
        assert msgspec.json.encode(public) == shown
