"""Clones, records and saved positions, in mid-game too."""

import json
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

import pytest
import yaml

from fittest.kernel.chance import Chance
from fittest.kernel.play import play_on
from fittest.lab import laws
from tests.conformance.cases import CASES, NAMED, Case, positions

ROOT = Path(__file__).parents[2]

each_case = pytest.mark.parametrize("case", CASES, ids=str)


@each_case
def test_a_clone_shares_nothing(case: Case) -> None:
    for game in positions(case):
        assert laws.clone_shares_nothing(game, 5) == []


@each_case
def test_a_record_is_the_game(case: Case) -> None:
    for game in positions(case):
        record = json.loads(json.dumps(game.record()))
        assert laws.record_can_be_replayed(game, case.replay(record)) == []


@each_case
def test_a_position_can_be_saved_and_loaded(case: Case) -> None:
    for game in positions(case):
        assert laws.position_can_be_saved(game, case.family, 5) == []


@each_case
def test_games_at_a_table_are_saved_and_replayed_too(case: Case) -> None:
    """Their seeds drive the cryptographic generator."""
    game = case.new((1 << 127) + 5)
    for answers in (10, 15):
        play_on(game, Chance(3), answers)
        assert len(game.chance.state()) == 5
        assert laws.position_can_be_saved(game, case.family, 5) == []
        assert laws.clone_shares_nothing(game, 5) == []
        record = json.loads(json.dumps(game.record()))
        assert laws.record_can_be_replayed(game, case.replay(record)) == []


@each_case
def test_a_saved_position_survives_yaml(case: Case) -> None:
    document = positions(case)[2].scenario()
    assert yaml.safe_load(yaml.safe_dump(document, sort_keys=False, allow_unicode=True)) == document


@each_case
def test_a_game_from_a_saved_position_has_a_record_too(case: Case) -> None:
    game = case.family.load(positions(case)[1].scenario())
    game.apply(0)
    record = json.loads(json.dumps(game.record()))
    if "scenario" in record:
        copy = case.family.load(record["scenario"])
        copy.apply(record["answers"][0])
        assert laws.record_can_be_replayed(game, copy) == []
    else:
        pytest.fail("the record of a loaded position does not say where it began")


def digest(case: Case, record: dict[str, object]) -> str:
    """A fingerprint of everything that happens when a record is replayed."""
    game = case.replay(record)
    events = [[e.kind, e.args, e.seat, e.secret] for e in game.events.since(0)]
    sights = [laws.seen(game, seat).decode() for seat in [None, *range(case.players)]]
    whole = json.dumps([events, sights, game.scores, game.winners, game.scenario()])
    return sha256(whole.encode()).hexdigest()


ELSEWHERE = """
import runpy
import tests.conftest
runpy.run_module("tests.conformance.test_state", run_name="__main__")
"""
"""With the same expansions as here."""


def digests_elsewhere(**environment: str) -> list[str]:
    """The fingerprints of all cases' games, made by another process."""
    records = [[case.name, positions(case)[-1].record()] for case in CASES]
    run = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=json.dumps(records),
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, **environment},
        check=False,
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.split()


def test_another_process_with_another_hash_seed_replays_the_same() -> None:
    here = [digest(case, positions(case)[-1].record()) for case in CASES]
    assert digests_elsewhere(PYTHONHASHSEED="1234") == here


@pytest.mark.skipif(os.environ.get("FITTEST_EXPECT") != "compiled", reason="needs the compiled build")
def test_the_interpreted_engine_replays_what_the_compiled_one_played() -> None:
    here = [digest(case, positions(case)[-1].record()) for case in CASES]
    assert digests_elsewhere(PYTHONPATH=str(ROOT / "src")) == here


if __name__ == "__main__":
    for name, record in json.load(sys.stdin):
        print(digest(NAMED[name], record))
