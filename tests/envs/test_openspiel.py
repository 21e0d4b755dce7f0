"""OpenSpiel: chance that is asked for, what a seat knows, and the library's own algorithms."""

import random
import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, generate_playthrough, ismcts, mcts

import fittest
import fittest.envs.openspiel
from fittest.kernel.errors import BadRequest

POND = Path(__file__).parents[2] / "examples" / "miniatures" / "pond.toml"
RULESETS = [("evolution", 2), ("seasons", 3), ("mutations+divergence", 3), ("dinosaurs", 3), ("cataclysm", 2)]


def load(ruleset: str = "evolution", players: int = 2, **settings: int) -> Any:
    given = "".join(f",{name}={value}" for name, value in settings.items())
    return pyspiel.load_game(f"python_fittest(ruleset={ruleset},players={players}{given})")


def step(state: Any, rng: random.Random) -> None:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        state.apply_action(rng.choices(outcomes, chances)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def sampler(seed: int) -> Any:
    return random.Random(seed).random


def food_of(state: Any) -> int:
    return int(state.walk.position.game.bank[0])


def test_a_die_has_not_fallen_before_it_is_asked_for() -> None:
    state, rng = load(seeds=3).new_initial_state(), random.Random(1)
    assert len(state.chance_outcomes()) == 3
    state.apply_action(1)
    assert [chance for _, chance in state.chance_outcomes()] == [0.5, 0.5], "who begins"
    state.apply_action(0)
    while not state.is_chance_node():
        step(state, rng)
    assert state.chance_outcomes() == [(face, 1 / 6) for face in range(6)]
    assert state.action_to_string(0) == "chance 1"
    # Two players: one die and two more.
    assert [food_of(state.child(face)) for face in range(6)] == [3, 4, 5, 6, 7, 8]


def test_cards_can_be_dealt_one_by_one() -> None:
    state = load(seeds=0).new_initial_state()
    outcomes = state.chance_outcomes()
    cards = fittest.cards("evolution").cards
    assert sorted(chance for _, chance in outcomes) == sorted(card.copies / 84 for card in cards)
    rng = random.Random(2)
    while state.is_chance_node():
        step(state, rng)
    # 83 cards (the last one is certain) and who begins.
    assert len(state.history()) == 84
    again = load(seeds=0).new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.observation_string(0) == state.observation_string(0)


@pytest.mark.parametrize(("ruleset", "players"), RULESETS)
def test_a_seat_knows_the_same_in_every_resampled_world(ruleset: str, players: int) -> None:
    state, rng = load(ruleset, players, seeds=50).new_initial_state(), random.Random(3)
    checked, others_differ = 0, False
    while not state.is_terminal() and checked < 12:
        if not state.is_chance_node() and rng.random() < 0.15:
            checked += 1
            for seat in range(players):
                world = state.resample_from_infostate(seat, sampler(checked))
                for told in ("information_state_string", "information_state_tensor", "observation_tensor"):
                    assert getattr(world, told)(seat) == getattr(state, told)(seat), told
                assert world.current_player() == state.current_player()
                others_differ |= any(
                    world.observation_string(other) != state.observation_string(other)
                    for other in range(players)
                )
                if seat == state.current_player():
                    assert world.legal_actions() == state.legal_actions()
                    again = world.resample_from_infostate(seat, sampler(99))
                    assert again.information_state_string(seat) == state.information_state_string(seat)
                    world.apply_action(world.legal_actions()[0])
        step(state, rng)
    # What is hidden in mutations is no seat's own.
    assert checked
    assert others_differ or ruleset.startswith("mutations")


def test_nothing_is_resampled_at_a_chance_node() -> None:
    with pytest.raises(BadRequest, match="chance node"):
        load().new_initial_state().resample_from_infostate(0, sampler(1))


@pytest.mark.parametrize(("ruleset", "players"), RULESETS)
def test_recall_is_perfect(ruleset: str, players: int) -> None:
    """What was told stays told: each story begins with the one before, and has one's own answers in it."""
    state, rng = load(ruleset, players, seeds=50).new_initial_state(), random.Random(4)
    before = [""] * players
    for _ in range(120):
        if state.is_terminal():
            break
        asked = state.current_player()
        answer = "" if asked < 0 else state.action_to_string(asked, state.legal_actions()[0])
        if asked < 0:
            step(state, rng)
        else:
            state.apply_action(state.legal_actions()[0])
        for seat in range(players):
            story = state.walk.story(seat)
            assert story.text.startswith(before[seat])
            if seat == asked:
                assert answer.split(" ", 2)[2] in story.text[len(before[seat]) :]
            before[seat] = story.text
    tensor = state.information_state_tensor(0)
    assert len(tensor) == state.get_game().information_state_tensor_size()


def test_a_tensor_says_how_much_it_has_no_room_for() -> None:
    game, rng = load(seeds=5, recall=50), random.Random(5)
    state = game.new_initial_state()
    while len(state.history()) < 40:
        step(state, rng)
    whole = state.walk.story(0).numbers
    story = state.information_state_tensor(0)[-50:]
    assert story[0] == len(whole) - 49
    assert story[1:] == [float(number) for number in whole[-49:]]


def test_the_same_information_state_has_the_same_actions() -> None:
    """Over the whole tree of a miniature: what algorithms with tables of information states rest on."""
    seen: dict[str, list[int]] = {}

    def look(state: Any) -> None:
        if state.is_terminal():
            return
        if not state.is_chance_node():
            text = state.information_state_string()
            legal = state.legal_actions()
            assert seen.setdefault(text, legal) == legal
        for action in state.legal_actions():
            look(state.child(action))

    start = load(str(POND), seeds=0, recall=64).new_initial_state()
    # One of the first player's two dice will do.
    look(start.child(0))
    assert len(seen) > 500


def test_its_own_ismcts_searches() -> None:
    game, rng = load("evolution", 2, seeds=5), random.Random(6)
    state = game.new_initial_state()
    while len(state.history()) < 12 or state.is_chance_node():
        step(state, rng)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 6, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    "bot",
    [
        lambda game: pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 4),
        lambda game: pyspiel.MCTSBot(
            game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 4, 1, False, 1, False,
            pyspiel.ChildSelectionPolicy.UCT,
        ),
    ],
)  # fmt: skip
def test_compiled_searches_are_refused_instead_of_crashing(bot: Any) -> None:
    game, rng = load(seeds=2), random.Random(7)
    state = game.new_initial_state()
    while state.is_chance_node():
        step(state, rng)
    with pytest.raises(BadRequest, match="ismcts"):
        bot(game).step(state)


def test_its_own_games_are_still_searched_by_them() -> None:
    state = pyspiel.load_game("kuhn_poker").new_initial_state()
    state.apply_action(0)
    state.apply_action(1)
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 20)
    assert bot.step(state) in state.legal_actions()


def test_mccfr_runs_on_a_miniature() -> None:
    solver = external_sampling_mccfr.ExternalSamplingSolver(load(str(POND), seeds=0, recall=64))
    np.random.seed(1)
    for _ in range(2):
        solver.iteration()
    policy = solver.average_policy()
    state, rng = load(str(POND), seeds=0, recall=64).new_initial_state(), random.Random(8)
    while state.is_chance_node():
        step(state, rng)
    assert sum(policy.action_probabilities(state).values()) == pytest.approx(1)


def test_a_miniature_is_solved_by_the_script_of_the_guide() -> None:
    script = runpy.run_path(str(POND.parents[1] / "solve_miniature.py"))
    text, told = script["extensive_form"](load(str(POND), seeds=0, recall=64))
    assert told == 2622
    tree = pyspiel.load_efg_game(text)
    solver = pyspiel.CFRPlusSolver(tree)
    points = script["measured"]("CFR+", tree, solver, solver.evaluate_and_update_policy, 16)
    worth = [exploitability for _, exploitability in points]
    assert worth == sorted(worth, reverse=True)
    assert worth[0] > 0.5
    assert worth[-1] < 0.05


def test_a_playthrough_is_written() -> None:
    text = generate_playthrough.playthrough(
        f"python_fittest(ruleset={POND},seeds=0,recall=64)",
        action_sequence=None,
        alsologtostdout=False,
        seed=1,
    )
    assert "InformationStateString(0) = " in text
    assert "IsTerminal() = True" in text
