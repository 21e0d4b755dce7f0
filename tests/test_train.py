"""Training: repeatable, resumable, honest about hidden cards; and what it writes is what bots read."""

import json
import re
import shutil
from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest
from msgspec import structs

import fittest
from fittest.about import VERSION
from fittest.bots.heuristics.network import NetworkJudge
from fittest.bots.heuristics.registry import heuristic_of
from fittest.bots.learned import judge_of, network_of, weights_of
from fittest.features.registry import SUMMARIES, summary_of
from fittest.games.registry import FAMILIES, family_of
from fittest.kernel.chance import Chance
from fittest.kernel.errors import BadRequest
from fittest.kernel.play import play_on
from fittest.lab.cluster import key_of
from fittest.lab.learning import Learner
from fittest.lab.train import (
    ROUNDS_FILE,
    TIME_FILE,
    TUNING,
    Deals,
    Training,
    commit,
    gathered,
    parts_of,
    play_part,
    train,
    write_weights,
)

RULESETS = [info.name for info in fittest.rulesets()]
SMALL = Training("mutations", seed=3, games=60, generations=2, looks=4, hidden=8, epochs=2, rounds=3, deals=2)
PAIR = Training("mutations", seed=3, games=20, generations=1, looks=2, hidden=4, epochs=1, rounds=25, deals=1)
WEIGHTS = [file for file in (files("fittest.bots") / "weights").iterdir() if file.name.endswith(".json")]
MOST_BYTES = 2_000_000
COMMIT = r"[0-9a-f]{7,40}(-dirty)?|\d+\.\d+\.\d+"
"""Or the version, where a package learned."""


def test_it_is_repeatable_and_goes_on_where_it_was(tmp_path: Path) -> None:
    told: list[tuple[int, int, int]] = []
    whole = train(SMALL, tmp_path / "a", progress=lambda *step: told.append(step))
    assert told[-1] == (1, 50, 50)
    for part in parts_of(SMALL, 1):
        (tmp_path / "a" / part.file).unlink()
    again = train(SMALL, tmp_path / "a")
    for weights in (whole, again):
        del weights["provenance"]["hours"]
    assert again == whole
    assert whole["provenance"]["games"] == 110
    assert len(whole["curves"]) == 2
    with pytest.raises(BadRequest):
        train(Training("mutations", seed=4), tmp_path / "a")


def test_tuning_goes_on_in_the_middle_and_on_all_cores(tmp_path: Path) -> None:
    class Stopped(Exception):
        pass

    def stop(generation: int, done: int, total: int) -> None:
        assert (generation, total) == (TUNING, PAIR.rounds)
        if done == 23:
            raise Stopped

    whole = train(PAIR, tmp_path / "whole")
    with pytest.raises(Stopped):
        train(PAIR, tmp_path / "a", progress=stop)
    assert json.loads((tmp_path / "a" / ROUNDS_FILE).read_bytes())["rounds"] == 20
    (tmp_path / "a" / TIME_FILE).write_text("7200", encoding="utf-8")
    told: list[int] = []
    rest = train(PAIR, tmp_path / "a", 2, progress=lambda which, done, all: told.append(done))
    assert told[:5] == [21, 22, 23, 24, 25]
    assert rest["provenance"]["hours"] >= 2, "the time of both runs"
    for weights in (whole, rest):
        del weights["provenance"]["hours"]
    assert rest == whole


def test_trainings_do_not_share_their_work_on_a_cluster() -> None:
    part = parts_of(SMALL, 0)[0]
    keys = {key_of(plan, part) for plan in (SMALL, structs.replace(SMALL, seed=4), PAIR)}
    assert len(keys) == 3
    assert key_of(SMALL, part) == key_of(structs.replace(SMALL), part)
    assert key_of(SMALL, Deals(1, 0, 5)) not in {*keys, key_of(SMALL, Deals(2, 0, 5))}


def test_a_checkout_tells_its_commit() -> None:
    assert re.fullmatch(COMMIT, commit())
    root = Path(fittest.__file__).parents[2]
    if (root / ".git").exists() and shutil.which("git"):
        assert commit() != VERSION


def test_what_is_written_judges_as_what_was_learned(tmp_path: Path) -> None:
    summary = summary_of("mutations")
    file = tmp_path / "part.npz"
    file.write_bytes(play_part(SMALL, {"numbers": {}}, parts_of(SMALL, 0)[0]))
    groups = gathered([file])
    learner = Learner(groups, hidden=8, seed=1)
    curve: list[dict[str, float]] = []
    learner.learn(3, curve.append)
    assert curve[-1]["loss"] < curve[0]["loss"]
    weights = {**learner.weights(summary.seat_columns, summary.table_columns), "provenance": {}}
    weights["provenance"]["ruleset"] = "mutations"
    read = json.loads(write_weights(weights, tmp_path).read_text(encoding="utf-8"))
    network = network_of(read, summary)
    group = groups[0]
    expected = learner.forward(group)[-1]
    for position in range(0, len(group.wins), 7):
        rows = [[float(number) for number in row] for row in group.own[position]]
        tables = [[float(number) for number in row] for row in group.table[position]]
        strengths = [network.strength(rows[seat], rows[1 - seat], tables[seat]) for seat in (0, 1)]
        chance = 1 / (1 + np.exp(strengths[1] - strengths[0]))
        assert chance == pytest.approx(expected[position][0], abs=0.01)


def test_a_network_goes_on_from_where_it_was(tmp_path: Path) -> None:
    """Before it learns it says what it said; columns that do not vary in the new games are not forgotten."""
    summary = summary_of("mutations")
    file = tmp_path / "part.npz"
    file.write_bytes(play_part(SMALL, {"numbers": {}}, parts_of(SMALL, 0)[0]))
    groups = gathered([file])
    learner = Learner(groups, hidden=8, seed=1)
    learner.learn(2, lambda epoch: None)
    known = learner.weights(summary.seat_columns, summary.table_columns)
    few = [group.chosen(np.arange(12)) for group in groups]
    heir = Learner(few, hidden=8, seed=2)
    heir.go_on(known, summary.seat_columns, summary.table_columns)
    for mine, theirs in zip(few, groups, strict=True):
        expected = learner.forward(theirs.chosen(np.arange(12)))[-1]
        assert heir.forward(mine)[-1] == pytest.approx(expected, abs=0.01)
    kept = heir.weights(summary.seat_columns, summary.table_columns)
    assert set(known["seat_columns"]) <= set(kept["seat_columns"])


def test_training_goes_on_from_what_ships(tmp_path: Path) -> None:
    plan = Training("mutations", seed=3, games=20, generations=1, looks=2, epochs=1, onward=True)
    told: list[tuple[int, int, int]] = []
    weights = train(plan, tmp_path / "a", progress=lambda *step: told.append(step))
    assert told == [(1, 20, 20)]
    shipped = weights_of("mutations")
    assert shipped is not None
    assert set(weights["numbers"]) >= set(shipped["numbers"])
    assert weights["out"] != shipped["out"]
    assert weights["provenance"]["after"] == shipped["provenance"]
    assert weights["curves"][:-1] == shipped["curves"]
    assert [step["epoch"] for step in weights["curves"][-1]] == [0, 1]
    assert weights_of("mutations") == shipped
    with pytest.raises(BadRequest):
        train(Training("evolution+gift", onward=True), tmp_path / "b")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_summary_tells_nothing_that_the_seat_does_not_know(ruleset: str) -> None:
    players = family_of(ruleset).info(ruleset).min_players
    game, chance, summary = fittest.new(ruleset, players=players, seed=5), Chance(1), summary_of(ruleset)
    before = summary.moment(game)
    for _ in range(12):
        if game.decision is None:
            break
        seat = game.decision.seat
        world = game.sample(seat, 9)
        for other in range(players):
            row = summary.of_seat(game, other)
            assert len(row) == len(summary.seat_columns)
            assert row == summary.of_seat(world, other)
        assert summary.of_table(game, seat) == summary.of_table(world, seat)
        assert len(summary.of_table(game, seat)) == len(summary.table_columns)
        play_on(game, chance, 4)
        assert summary.moment(game) >= before
        before = summary.moment(game)


def test_every_game_is_summed_up() -> None:
    assert set(SUMMARIES) == {family.id for family in FAMILIES}


@pytest.mark.parametrize("file", WEIGHTS, ids=lambda file: str(file.name))
def test_weights_say_where_they_come_from(file: Path) -> None:
    weights = weights_of(file.name.removesuffix(".json"))
    assert weights is not None
    assert {"commit", "seed", "games", "hours", "ruleset"} <= set(weights["provenance"])
    assert weights["provenance"]["ruleset"] in RULESETS
    assert re.fullmatch(COMMIT, weights["provenance"]["commit"])


def test_every_ruleset_has_a_judge_that_has_learned() -> None:
    assert 0 < sum(len(file.read_bytes()) for file in WEIGHTS) < MOST_BYTES
    for ruleset in RULESETS:
        judge = judge_of(ruleset, heuristic_of(ruleset))
        assert isinstance(judge, NetworkJudge)
        players = family_of(ruleset).info(ruleset).min_players
        chances = judge.chances(fittest.new(ruleset, players=players, seed=1))
        assert sum(chances) == pytest.approx(1)
        assert min(chances) > 0.05
