"""The worked example of docs/envs.md learns, from a teacher and by playing, and plays what it has saved."""

import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

import fittest
from fittest.bots.greedy import GreedyBot


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "examples"))
    monkeypatch.delitem(sys.modules, "train_policy", raising=False)
    import train_policy  # type: ignore[import-not-found,unused-ignore]

    monkeypatch.setattr(train_policy, "TABLES", 2)
    return train_policy  # type: ignore[no-any-return,unused-ignore]


def test_it_learns_from_a_teacher(example: ModuleType) -> None:
    learner = example.Learner(example.tables(-1), np.random.default_rng(1))
    lessons, rewards = learner.play(teachers=[GreedyBot(1), GreedyBot(2)])
    assert len(lessons) > 20
    assert set(rewards) <= {-1.0, 0.0, 1.0}

    def alike() -> float:
        """How much of its chances the policy has where the teacher has them."""
        found = []
        for lesson in lessons:
            options, table, counts = example.packed([lesson])
            chances = example.softmax(learner.policy.of(options, table, counts)[0], np.array([0]), counts)
            found.append(np.minimum(chances, lesson.goal).sum())
        return float(np.mean(found))

    before = alike()
    for _ in range(30):
        learner.imitate(lessons, 0.003)
    assert alike() > before + 0.2


def test_what_turned_out_well_becomes_likelier(example: ModuleType) -> None:
    learner = example.Learner(example.tables(0), np.random.default_rng(2))
    choices = [choice for choice in learner.play()[0] if len(choice.options) > 1]
    for place, choice in enumerate(choices):
        choice.gain = 1.0 if place % 2 else -1.0

    def chance(choice: object) -> float:
        options, table, counts = example.packed([choice])
        chances = example.softmax(learner.policy.of(options, table, counts)[0], np.array([0]), counts)
        return float(chances[choice.answer])  # type: ignore[attr-defined]

    for _ in range(5):
        learner.improve(choices, 0.003)
    grown = [chance(choice) / choice.chance for choice in choices]
    assert np.mean(grown[1::2]) > 1.03
    assert np.mean(grown[::2]) < 0.97


def test_the_expectation_of_a_won_game(example: ModuleType) -> None:
    learner = example.Learner(example.tables(0), np.random.default_rng(3))
    story = learner.play()[0][:3]
    learner.value.weights[3][:] = 0
    learner.look_back(story, 1.0)
    patience = example.PATIENCE
    assert [choice.gain for choice in story] == pytest.approx([patience**2, patience, 1.0])


def test_what_is_saved_plays(
    example: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    wanted = [
        "--games",
        "8",
        "--lessons",
        "2",
        "--trial",
        "2",
        "--save",
        "policy.npz",
        "--picture",
        "curve.svg",
    ]
    monkeypatch.setattr(sys, "argv", ["train_policy.py", *wanted])
    monkeypatch.setattr(example, "LOOK", 2)
    monkeypatch.setattr(example, "PACE", 1)
    example.main()
    told = capsys.readouterr().out.splitlines()
    assert [line.split(",")[1].split()[0] for line in told] == ["0", "2", "10", "10", "10"]
    assert "in seat 2 against greedy" in told[-1]
    assert Path("curve.svg").read_text(encoding="utf-8").startswith("<svg ")
    game = fittest.play("evolution", bots=[example.Trained(1), "greedy"], seed=4)
    assert game.decision is None
    assert fittest.play("evolution", bots=[example.Trained(2), "greedy"], seed=4) == game
