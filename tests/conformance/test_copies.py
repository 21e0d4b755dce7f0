"""Copies and pickles, in the middle of every kind of frame, and in other processes."""

import copy
import json
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path

import pytest

from fittest import expansions
from fittest.games.registry import family_of
from fittest.kernel.chance import Chance
from fittest.kernel.frame import Frame
from fittest.kernel.game import Game
from fittest.kernel.play import play_on
from fittest.kernel.state import State, exact, fields, kinds_in, loaded
from fittest.lab import laws
from tests.conformance.cases import CASES, Case, positions

SEEDS = 3
# Frames that ask nobody anything, and nothing lies on the stack above them.
SILENT = {"evolution": {"Bank", "Clean", "Start"}, "mutations": {"Starvation"}, "dinosaurs": {"Initiative"}}
# Asks only about several equal cards, which random games do not come to.
RARE = {"Exchange"}


@cache
def stacks(case: Case) -> dict[tuple[str, ...], Game]:
    """The first position with each stack of frames that random games come to."""
    found: dict[tuple[str, ...], Game] = {}
    for seed in range(SEEDS):
        game, chance = case.new(seed), Chance(seed)
        while game.decision is not None:
            stack = tuple(type(frame).__name__ for frame in game.stack)
            if stack not in found:
                found[stack] = game.clone()
            play_on(game, chance, 1)
        found[("over",)] = game
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_copies_and_pickles_are_the_game_again(case: Case) -> None:
    for game in stacks(case).values():
        assert laws.copies_are_equal(game) == []
    world = positions(case)[1].sample(0, 5)
    assert laws.copies_are_equal(world) == []
    loaded = case.family.load(positions(case)[1].scenario())
    assert laws.copies_are_equal(loaded.sample(0, 5)) == []


def frames_of(game: str) -> dict[str, type[State]]:
    found = kinds_in(f"fittest.games.{game}")
    return {
        name: kind for name, kind in found.items() if issubclass(kind, Frame) and not kind.__subclasses__()
    }


@pytest.mark.parametrize("game", SILENT)
def test_every_kind_of_frame_has_been_met(game: str) -> None:
    cases = [case for case in CASES if case.family.owns(game)]
    assert cases
    met = {name for case in cases for stack in stacks(case) for name in stack}
    assert set(frames_of(game)) - met - RARE == SILENT[game]


@pytest.mark.parametrize("game", SILENT)
def test_every_frame_can_be_copied_pickled_and_saved(game: str) -> None:
    kinds = frames_of(game)
    assert kinds
    for kind in kinds.values():
        frame = kind()
        for number, name in enumerate(fields(frame), start=3):
            old = getattr(frame, name)
            setattr(
                frame,
                name,
                not old if isinstance(old, bool) else number if isinstance(old, int) else [number],
            )
        data = exact(frame)
        twins = [frame.clone(), copy.copy(frame), copy.deepcopy(frame), pickle.loads(pickle.dumps(frame))]
        assert [exact(clone) for clone in [*twins, loaded(data, kinds, [])]] == [data] * 5
        lists = [name for name in fields(frame) if isinstance(getattr(frame, name), list)]
        assert all(getattr(clone, name) is not getattr(frame, name) for clone in twins for name in lists)


def test_games_travel_to_a_process_that_knows_nothing_of_them() -> None:
    games = [game for case in CASES if case.real for game in (positions(case)[1], positions(case)[-1])]
    context, loaded = multiprocessing.get_context("spawn"), expansions.folders()
    with ProcessPoolExecutor(1, context, initializer=expansions.load, initargs=tuple(loaded)) as pool:  # type: ignore[arg-type]
        assert list(pool.map(laws.question, games)) == [laws.question(game) for game in games]
        assert list(pool.map(Game.exact, games)) == [game.exact() for game in games]


@pytest.mark.parametrize(
    "path", sorted(Path(__file__).with_name("old").iterdir()), ids=lambda path: path.stem
)
def test_positions_that_version_0_1_saved_are_still_read(path: Path) -> None:
    old = json.loads(path.read_text(encoding="utf-8"))
    game = family_of(old["document"]["ruleset"]).load(old["document"])
    decision = game.decision
    assert decision is not None
    assert [decision.seat, *[option.text for option in decision.options]] == old["question"]
    new = family_of(game.setup.ruleset).load(game.scenario())
    assert new.exact() == game.exact()
