"""What somebody meets who explores the library at a prompt; also on the compiled build."""

from itertools import pairwise

import pytest

import fittest
from fittest.games.registry import FAMILIES
from fittest.kernel.game import PUBLIC_NAMES

RULESETS = [info for family in FAMILIES for info in family.rulesets()]


def started(name: str, answers: int = 5) -> fittest.Game:
    info = next(info for info in RULESETS if info.name == name)
    game = fittest.new(name, players=info.min_players, seed=3)
    for _ in range(answers):
        game.apply(0)
    return game


def test_tab_completion_of_the_package() -> None:
    assert dir(fittest) == sorted(fittest.__all__)


@pytest.mark.parametrize("name", ["evolution+time-to-fly", "mutations", "dinosaurs"])
def test_tab_completion_shows_what_is_meant_for_people(name: str) -> None:
    game = started(name)
    shown = [each for each in dir(game) if not each.startswith("_")]
    assert shown == sorted(PUBLIC_NAMES)
    assert all(hasattr(game, each) for each in shown)
    assert "__class__" in dir(game)


@pytest.mark.parametrize("name", ["evolution+time-to-fly", "mutations", "dinosaurs"])
def test_steps_are_the_game_answer_by_answer(name: str) -> None:
    game = started(name)
    steps = list(game.steps())
    assert [step.answer.text for step in steps] == game.record()["answers"]
    assert [step.number for step in steps] == [1, 2, 3, 4, 5]
    assert steps[0].before == game.opening()
    assert steps[-1].after == game
    for before, after in pairwise(steps):
        assert before.after == after.before
        assert before.before.decision is not None
        assert before.before.decision.seat == before.seat
    told = [line for step in steps for line in step.story()]
    assert game.opening().story() + told == game.story()
    game.apply(0)
    assert steps[-1].after != game
    with pytest.raises(fittest.BadRequest):
        next(game.sample(0, 1).steps())
    with pytest.raises(fittest.BadRequest, match="seat"):
        game.story(99)


def test_everything_says_what_it_is_and_no_secret() -> None:
    seed = 998_877_665
    game = fittest.new("evolution", players=2, seed=seed, half="kind")
    game.apply(0)
    step = next(game.steps())
    assert repr(game) == "<evolution for 2, turn 1, seat 1 is asked>"
    assert repr(game.setup) == "<setup of evolution for 2, half=kind>"
    assert repr(game.decision).startswith("<decision of seat 1: prompt-play, ")
    assert repr(game.view(1)) == "<what seat 1 sees of evolution for 2, seat 1: prompt-play>"
    assert repr(game.view()).startswith("<what a spectator sees")
    assert repr(step) == f"<step 1: seat 0 answers {step.answer.text}>"
    assert repr(game.answers) == "<1 answers>"
    assert repr(game.events) == f"<{len(game.events)} events>"
    assert "half=no|chance|kind" in repr(fittest.rulesets()[0])
    assert repr(fittest.rulesets()[0].switches[0]) == "<switch half=no|chance|kind>"
    shown = [game, game.setup, game.decision, game.view(1), game.answers, game.events, *game.events.since(0)]
    assert not any(str(seed) in repr(each) for each in shown)
    over = fittest.play("mutations", bots=["random", "random"])
    assert repr(over) == f"<mutations for 2, over, {over.scores[0]} : {over.scores[1]}>"


def test_a_position_of_dinosaurs_from_before_its_movement_had_that_name() -> None:
    game = started("dinosaurs", 8)
    document = game.scenario()
    state = document["setup"]["engine"]["state"]  # type: ignore[index]
    state["steps"] = state.pop("movement")
    assert fittest.load(document).exact() == game.exact()
    text = fittest.notation.write_position(game)
    assert "movement=" in text
    assert fittest.notation.read_position(text.replace("movement=", "steps=")).exact() == game.exact()
