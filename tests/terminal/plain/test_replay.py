"""Stepping through records."""

import io
import json
from pathlib import Path

import pytest

import fittest
from fittest.games.evolution.state import Evolution
from fittest.kernel.chance import Chance
from fittest.kernel.errors import BadRequest
from fittest.kernel.play import play_on
from fittest.terminal.plain.replay import Replay
from fittest.terminal.records import Timeline, read_record
from tests.terminal.plain.harness import RAW, Typed, renderer


def whole_game(ruleset: str = "evolution") -> dict[str, object]:
    game = fittest.new(ruleset, players=2, seed=6, **({"half": "chance"} if ruleset == "evolution" else {}))
    play_on(game, Chance(2))
    assert game.decision is None
    return game.record()


def replayed(
    record: dict[str, object], lines: list[str], seat: int | None = None, language: str = "en"
) -> str:
    output = io.StringIO()
    Replay(Timeline(record, seat), renderer(output, language), Typed(lines, output)).run()
    return output.getvalue()


def test_enter_steps_to_the_end() -> None:
    record = whole_game()
    answers = record["answers"]
    assert isinstance(answers, list)
    shown = replayed(record, [""] * (len(answers) + 1))
    for step in (1, 2, len(answers)):
        assert f"\n{step}. P" in shown or f" {step}. P" in shown
    assert "wins." in shown
    assert RAW.findall(shown) == []


def test_jump_back_help_and_quit() -> None:
    shown = replayed(whole_game(), ["5", "b", "999999", "0", "what?", "q", "1"])
    assert [f"[{step}/" in shown for step in (0, 5, 4)] == [True, True, True]
    assert "a number jumps" in shown
    assert shown.count("The game is over") >= 1
    assert "[1/" not in shown


def test_jumping_gives_the_same_position_as_stepping() -> None:
    record = whole_game()
    output = io.StringIO()
    replay = Replay(Timeline(record, None), renderer(output), Typed([], output))
    replay.go_to(9)
    jumped = replay.timeline.position(9).view(None)
    replay.go_to(3)
    for _ in range(6):
        replay.obey("")
    assert replay.step == 9
    assert replay.timeline.position(9).view(None) == jumped


@pytest.mark.parametrize(("language", "said"), [("en", "played by edition 1"), ("ru", "по редакции 1")])
def test_a_game_of_another_edition_is_shown_as_far_as_it_goes(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = whole_game()
    answers = record["answers"]
    assert isinstance(answers, list)
    record["answers"] = [*answers[:3], "dance", *answers[4:]]
    with pytest.raises(BadRequest):
        replayed(record, [""])
    monkeypatch.setattr(Evolution, "edition", 2)
    shown = " ".join(replayed({**record, "edition": 1}, [""] * 9, language=language).split())
    assert said in shown
    assert "[3/3]" in shown


def test_a_seat_is_shown_only_what_it_saw() -> None:
    game = fittest.new("evolution", players=2, seed=6)
    for _ in range(4):
        game.apply(0)
    record = game.record()
    shown = replayed(record, [""] * 12, seat=0)
    assert "P1 is dealt 6 cards: " in shown
    assert "P2 is dealt 6 cards." in shown
    assert "P2 moves." in shown
    assert "P2: New animal" not in shown
    everything = replayed(record, [""] * 12)
    assert "P2: New animal" in everything


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadRequest, match="--seat must be a whole number from 1 to 2, not 5"):
        replayed(whole_game(), [], seat=4)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b'{"format": 99}', b"null"])
def test_what_is_no_record_is_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(content)
    with pytest.raises(BadRequest):
        replayed(read_record(file), [])


def test_a_record_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(whole_game("cataclysm")), encoding="utf-8")
    assert "Ход 1" in replayed(read_record(file), [""], language="ru")
