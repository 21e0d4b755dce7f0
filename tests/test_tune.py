"""Tuning rules: distances to goals, what is tried, and what is told of it."""

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import numpy as np
import pytest

import fittest
from fittest.cli import cli
from fittest.console import run as command
from fittest.kernel.errors import BadRequest
from fittest.lab import study, tune_rules
from fittest.lab.goals import Aim, aim_of, distance
from fittest.lab.samples import Maker, Samples
from fittest.lab.statistics import Mean
from fittest.lab.study import Seat, Watched
from fittest.lab.tune_rules import Change, Trial, change_of, front, proposals, tune, tuning_of
from fittest.lab.watch import Kind

POOL = [Kind("good", 20, ["good"]), Kind("bad", 20, ["bad"])]
LEAN = 0.06
"""How much more often than every second time the first of two seats wins."""


def made_up(games: int, seed: int, worth: float = 0.0) -> Samples:
    """Two seats; a good card that is dealt adds `worth` to the chance of winning, a bad one takes it away."""
    rng = np.random.default_rng(seed)
    maker = Maker(2, POOL)
    for number in range(games):
        kinds = rng.permutation([0] * 20 + [1] * 20)[:8].tolist()
        ahead = sum(1 - 2 * kind for kind in kinds[:4]) - sum(1 - 2 * kind for kind in kinds[4:])
        first = float(rng.random() < 0.5 + LEAN + worth / 2 * ahead)
        seats = [Seat("b", 0, first, {}), Seat("b", 0, 1 - first, {})]
        dealt = [part for place, kind in enumerate(kinds) for part in (place // 4, kind)]
        maker.add(Watched(0, number, 5 + int(rng.integers(3)), 1, seats, dealt, 8))
    return maker.made()


def test_distances_are_those_that_were_made_up() -> None:
    found = made_up(4000, 1, 0.05)
    for aim, truth in ((Aim("seats"), 100 * LEAN), (Aim("turns", 4.0), 2.0), (Aim("traits"), 100 * 0.05)):
        told = distance(aim, found, 1)
        assert told.low <= truth <= told.high, aim
        assert told.high - told.low < 0.8 * truth
    assert distance(Aim("turns", 6.0), found, 1).low == 0


def test_intervals_hold_as_often_as_they_say() -> None:
    """Also near nought, where a plain root of squares would always be too long."""
    held = {"seats": 0, "traits": 0, "turns": 0}
    runs = 60
    for seed in range(runs):
        found = made_up(150, seed)
        for aim, truth in ((Aim("seats"), 100 * LEAN), (Aim("traits"), 0.0), (Aim("turns", 6.0), 0.0)):
            told = distance(aim, found, seed)
            held[aim.name] += told.low <= truth <= told.high
    assert min(held.values()) >= 0.88 * runs, held


def trial(*distances: float, values: tuple[int, ...] = (0,)) -> Trial:
    return Trial(values, [Mean(each, each, each) for each in distances], "", 0)


def test_the_front_is_what_nothing_beats() -> None:
    assert front([trial(1, 5), trial(2, 2), trial(3, 3), trial(5, 1), trial(2, 2), trial(1, 6)]) == [
        0,
        1,
        3,
        4,
    ]


def test_words_become_changes_and_goals() -> None:
    assert change_of("running=2..8..3") == Change("running", [2, 5, 8])
    assert change_of("half=no, kind") == Change("half", ["no", "kind"])
    assert change_of("turning-back.sectors=-2..-1").values == [-2, -1]
    assert change_of("map=true,false").values == [True, False]
    for wrong in ("running", "running=3", "=1..3", "running=a..b", "running=3,3", "running=5..1"):
        with pytest.raises(BadRequest, match="change"):
            change_of(wrong)
    assert aim_of("turns=6") == Aim("turns", 6.0)
    for wrong in ("turns", "seats=3", "luck", "turns=many", "turns=nan"):
        with pytest.raises(BadRequest, match="goal"):
            aim_of(wrong)


def test_what_cannot_be_tuned_is_refused_at_once() -> None:
    aims = [Aim("seats")]
    for changes in ([], [Change("flight.need", [0, 1])], [Change("running", [4, 400])],
                    [Change("running", [1, 2]), Change("running", [3, 4])]):  # fmt: skip
        with pytest.raises(BadRequest):
            tuning_of("evolution", 2, 30, ["random"], changes, aims, 1)
    with pytest.raises(BadRequest):
        tuning_of("evolution", 2, 30, ["random"], [Change("running", [1, 2])], [], 1)


def test_what_is_tried_next() -> None:
    """All that is possible if it is little, the printed rules once, and neighbours of the best later on."""
    small = tuning_of("evolution", 2, 30, ["random"], [Change("running", [3, 4, 5])], [Aim("seats")], 3)
    first = proposals(small, [])
    assert first[0] is None
    assert {values for values in first if values} == {(3,), (5,)}
    assert proposals(small, [Trial(values, [Mean(1, 1, 1)], "", 0) for values in first]) == []
    changes = [Change(name, list(range(2, 13))) for name in ("running", "swimming", "piracy")]
    large = tuning_of("evolution", 2, 30, ["random"], changes, [Aim("seats")], 3)
    known = [trial(9.0, values=(2, 2, n)) for n in range(2, 13)] + [trial(1.0, values=(7, 7, 7))] * 5
    following = proposals(large, known)
    assert len(following) == tune_rules.ROUND == len(set(following))
    for values in following:
        assert values is not None
        assert sum(a != b for a, b in zip(values, (7, 7, 7), strict=True)) == 1
    assert following == proposals(large, known)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "PART", 10)
    monkeypatch.setattr(tune_rules, "ROUND", 3)
    monkeypatch.setattr(tune_rules, "CONFIRMED", 1)


@pytest.mark.usefixtures("short")
def test_a_stopped_tuning_goes_on_where_it_was(tmp_path: Path) -> None:
    changes = [Change("bank.dice", [0, 2, 5]), Change("running.need", [0, 2])]
    plan = tuning_of("cataclysm", 2, 30, ["random"], changes, [Aim("points", 9.0), Aim("seats")], 1, 4)
    done: list[int] = []

    def stop(count: int) -> None:
        done.append(count)
        if sum(done) == 40:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tune(plan, tmp_path / "one", progress=stop)
    kept = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.jsonl")}
    assert len(kept) == 4
    found = tune(plan, tmp_path / "one")
    assert {path: path.stat().st_mtime_ns for path in kept} == kept
    assert found == tune(plan, tmp_path / "two")
    more = tune(msgspec.structs.replace(plan, rounds=2), tmp_path / "one")
    assert more.trials[:3] == found.trials
    assert len({each.values for each in more.trials}) == len(more.trials) == 6
    other = msgspec.structs.replace(plan, seed=5)
    with pytest.raises(BadRequest):
        tune(other, tmp_path / "one")


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_command_shows_the_trade_off(
    tmp_path: Path, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Food that comes for certain makes more points: the search finds that, and the files play it."""
    words = [
        "lab",
        "tune",
        "cataclysm",
        "--players",
        "2",
        "--games",
        "30",
        "--bots",
        "random",
        "--rounds",
        "1",
    ]
    words += ["--change", "bank.added=0,2,18", "--goal", "points=40", "--goal", "seats"]
    assert command(cli, ["--lang", language, *words, "--out", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "tune.html" in said
    tuned = json.loads((tmp_path / "tuned.json").read_text())
    nearest = min(tuned["finalists"], key=lambda each: each["distances"][0]["mean"])
    assert nearest["values"] == [18]
    number = tuned["finalists"].index(nearest)
    assert number in tuned["best"]
    game = fittest.new(str(tmp_path / f"rules-{number}.toml"), players=2, seed=1)
    assert game.setup.switches["numbers"] == {"bank.added": 18}
    page = (tmp_path / "tune.html").read_text(encoding="utf-8")
    assert not re.search(r">(lab|cli)-[a-z]", page)
    for address in re.findall(r'href="(games/[^"]+)"', page):
        assert fittest.replay((tmp_path / address).read_text(encoding="utf-8")).decision is None
    [picture] = (tmp_path / "pictures").glob("*.svg")
    circles = [
        each for each in ET.fromstring(picture.read_text(encoding="utf-8")) if each.tag.endswith("circle")
    ]
    assert len(circles) == len(tuned["trials"]) + len(tuned["finalists"])
