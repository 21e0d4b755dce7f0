"""Commitments, and what `fittest verify` makes of records that were tampered with."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import fittest
from fittest.cli import cli
from fittest.console import run
from fittest.fairness import commitment
from fittest.kernel.chance import Chance
from fittest.kernel.play import play_on

SEED = (1 << 127) + 12345
Record = dict[str, Any]


def played(seed: int = SEED) -> Record:
    """A record as a table gives it."""
    game = fittest.new("mutations", players=2, seed=seed)
    play_on(game, Chance(1))
    return signed(game, seed)


def signed(game: fittest.Game, seed: int) -> Record:
    result = {"scores": game.scores, "winners": game.winners}
    return {**game.record(), "salt": "pepper", "commitment": commitment(seed, "pepper"), "result": result}


def keys_of_failures(record: Record) -> list[str]:
    return [finding.message.key for finding in fittest.verify(record) if not finding.holds]


def test_a_commitment_is_a_plain_hash() -> None:
    assert commitment(7, "ab") == sha256(b"fittest-deal-1\n7\nab").hexdigest()


def test_a_sound_record_is_proved() -> None:
    assert keys_of_failures(played()) == []
    assert keys_of_failures(json.loads(json.dumps(played(3)))) == []


@pytest.mark.parametrize(
    ("change", "keys"),
    [
        ({"salt": "salt"}, ["verify-not-committed"]),
        ({"commitment": commitment(SEED + 1, "pepper")}, ["verify-not-committed"]),
        ({"result": {"scores": [99, 0], "winners": [0]}}, ["verify-other-result"]),
        ({"result": 7}, ["verify-other-result"]),
    ],
)
def test_what_was_changed_is_found(change: Record, keys: list[str]) -> None:
    assert keys_of_failures({**played(), **change}) == keys


def test_another_seed_is_found() -> None:
    """The answers may even be legal: the commitment is not kept."""
    record = played()
    assert "verify-not-committed" in keys_of_failures({**record, "seed": str(SEED + 1)})


def test_an_answer_that_was_changed_is_found() -> None:
    record = played()
    assert keys_of_failures({**record, "answers": ["dance", *record["answers"]]}) == ["error-record-illegal"]
    assert keys_of_failures({**record, "answers": record["answers"][:-1]}) == ["verify-other-result"]


def test_a_record_without_a_commitment_proves_nothing() -> None:
    game = fittest.new("evolution", players=2, seed=1)
    assert keys_of_failures(game.record()) == ["verify-no-commitment", "verify-no-result"]


@pytest.mark.parametrize("change", [{"salt": 7}, {"commitment": None}, {"format": 9}])
def test_what_is_no_record_is_refused(change: Record) -> None:
    with pytest.raises(fittest.BadRequest):
        fittest.verify({**played(), **change})


def test_a_file_that_is_nested_without_end_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deep.json"
    path.write_text("[" * 100_000, encoding="utf-8")
    assert run(cli, ["verify", str(path)]) == 2
    with pytest.raises(fittest.BadRequest):
        fittest.replay("[" * 100_000)


def test_a_position_goes_on_with_the_dice_of_its_seed() -> None:
    world = fittest.new("mutations", players=2, seed=1).sample(0, SEED)
    game = fittest.load(world.scenario())
    play_on(game, Chance(1), 30)
    assert keys_of_failures(signed(game, SEED)) == []
    record = {**signed(game, 5), "seed": 5}
    assert keys_of_failures(record) == ["verify-position-dice"]


def test_a_given_position_is_not_called_a_fair_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    world = fittest.new("mutations", players=2, seed=1).sample(0, SEED)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(signed(fittest.load(world.scenario()), SEED)), encoding="utf-8")
    assert run(cli, ["verify", str(path), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "dealt fairly" not in said
    assert "Nothing shows how the position came about" in said


def test_the_command_says_it_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    record = played()
    for language, proved, not_proved in (
        ("en", "Proved:", "Not proved."),
        ("ru", "Доказано:", "Не доказано."),
    ):
        path.write_text(json.dumps(record), encoding="utf-8")
        assert run(cli, ["verify", str(path), "--lang", language]) == 0
        said = capsys.readouterr().out
        assert proved in said
        assert record["commitment"] in said
        path.write_text(json.dumps({**record, "seed": 1}), encoding="utf-8")
        assert run(cli, ["verify", str(path), "--lang", language]) == 1
        assert not_proved in capsys.readouterr().out
