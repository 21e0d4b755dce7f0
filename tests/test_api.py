"""What outside code meets, asked for what it cannot give: it says what is wrong, and nothing changes."""

import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import fittest
from fittest import texts
from fittest.games.registry import family_of
from fittest.kernel.message import Message
from fittest.saved_games import saved


def started() -> fittest.Game:
    return fittest.new("evolution", players=2, seed=1)


@pytest.mark.parametrize("answer", [None, b"pass", 1.0, [], {}, object(), -1, 99, "", "dance", "\0"])
def test_what_is_no_answer_is_refused_and_changes_nothing(answer: Any) -> None:
    game = started()
    before = game.record(), game.view(0)
    with pytest.raises(fittest.IllegalAction):
        game.apply(answer)
    assert game.why_not(answer) is not None
    assert (game.record(), game.view(0)) == before


def test_numbers_of_numpy_are_numbers() -> None:
    one, two = fittest.new("evolution", players=np.int64(2), seed=np.uint32(1)), started()  # type: ignore[arg-type]
    one.apply(np.int64(1))
    two.apply(1)
    assert one.record() == two.record()
    assert type(one.record()["players"]) is int


@pytest.mark.parametrize("seat", [2, -1, "0", 1.0])
def test_a_seat_that_is_not_there(seat: Any) -> None:
    for ruleset in ("evolution", "mutations"):
        game = fittest.new(ruleset, players=2, seed=1)
        with pytest.raises(fittest.BadRequest, match="seat must be a whole number from 0 to 1"):
            game.view(seat)
        with pytest.raises(fittest.BadRequest, match="seat"):
            game.sample(seat, 1)
    with pytest.raises(fittest.BadRequest, match="from 0 to 2"):
        fittest.new("dinosaurs", players=3).view(3)


@pytest.mark.parametrize("seed", [-1, 1 << 128, 10**400, "7", 0.5])
def test_what_is_no_seed(seed: Any) -> None:
    said = f"seed must be a whole number from 0 to {2**128 - 1}, not"
    with pytest.raises(fittest.BadRequest, match=said):
        fittest.new("evolution", players=2).sample(0, seed)
    with pytest.raises(fittest.BadRequest, match=said):
        fittest.new("evolution", players=2, seed=seed)


@pytest.mark.parametrize("ruleset", ["evolution", "mutations", "dinosaurs"])
@pytest.mark.parametrize("seed", [(1 << 53) - 1, 1 << 53, (1 << 63) - 1, 1 << 63, (1 << 128) - 1])
def test_large_seeds_come_through_javascript(ruleset: str, seed: int) -> None:
    """No number of a record or a position is larger than what a double holds."""
    game = fittest.new(ruleset, players=3, seed=seed)
    game.apply(0)
    record = json.loads(json.dumps(game.record()), parse_int=float_of_whole)
    assert fittest.replay(record).scenario() == game.scenario()
    world = game.sample(0, seed)
    document = json.loads(json.dumps(world.scenario()), parse_int=float_of_whole)
    copy = fittest.load(document)
    assert copy.setup.seed == seed
    assert copy.scenario() == world.scenario()


def float_of_whole(text: str) -> int:
    """A whole number as JavaScript reads it."""
    return int(float(text))


def test_a_large_seed_may_be_a_number() -> None:
    game = fittest.new("evolution", players=2, seed=(1 << 127) + 1)
    record = {**game.record(), "seed": (1 << 127) + 1}
    assert fittest.replay(json.dumps(record)).scenario() == game.scenario()


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"format": True}, "error-record-format"),
        ({"format": "1"}, "error-record-format"),
        ({"ruleset": None}, "error-ruleset-type"),
        ({"players": 1.5}, "error-record-numbers"),
        ({"players": True}, "error-number"),
        ({"seed": 1.5}, "error-record-numbers"),
        ({"seed": "seven"}, "error-number"),
        ({"seed": "9" * 5000}, "error-number"),
        ({"seed": 1 << 128}, "error-number"),
        ({"answers": ["dance"]}, "error-record-illegal"),
        ({"scenario": 3}, "error-record-scenario"),
    ],
)
def test_records_that_were_tampered_with(wrong: dict[str, object], key: str) -> None:
    with pytest.raises(fittest.BadRequest) as refused:
        fittest.replay({**started().record(), **wrong})
    assert refused.value.message.key == key


@pytest.mark.parametrize("ask", [lambda: fittest.load(None), lambda: fittest.load([])])  # type: ignore[arg-type]
def test_what_is_no_scenario(ask: Callable[[], object]) -> None:
    with pytest.raises(fittest.BadRequest, match="A scenario is a mapping"):
        ask()


def test_a_game_tells_what_it_is() -> None:
    game = started()
    assert repr(game) == "<evolution for 2, turn 1, seat 1 is asked>"
    while game.decision is not None:
        game.apply(0)
    assert repr(game) == f"<evolution for 2, over, {game.scores[0]} : {game.scores[1]}>"


def test_very_long_words_do_not_swallow_the_sentence() -> None:
    said = texts.render(Message("why-unreadable", {"text": "x" * 100_000}))
    assert "is not an action" in said
    assert len(said) < 3000


def test_a_record_of_another_edition_is_replayed_as_far_as_it_is_legal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = started()
    for _ in range(6):
        game.apply(0)
    old = game.record()
    assert old.pop("edition") == game.edition
    monkeypatch.setattr(type(game), "edition", 7)
    assert fittest.replay(old).view(0) == game.view(0)
    answers = old["answers"]
    assert isinstance(answers, list)
    old["answers"] = [*answers[:4], "dance", *answers[5:]]
    for edition, outdated, key in ((1, True, "error-record-edition"), (7, False, "error-record-illegal")):
        with pytest.raises(fittest.ReplayError) as refused:
            fittest.replay({**old, "edition": edition})
        assert (refused.value.outdated, refused.value.message.key) == (outdated, key)
        assert refused.value.game.record()["answers"] == answers[:4]
        assert "ove 5" in str(refused.value)
    assert type(pickle.loads(pickle.dumps(refused.value))) is fittest.BadRequest


@pytest.mark.parametrize("edition", [0, -1, "1", None, 1.5, 10**9, True])
def test_an_edition_that_is_none(edition: Any) -> None:
    with pytest.raises(fittest.BadRequest, match="edition must be a whole number"):
        fittest.replay({**started().record(), "edition": edition})


def test_every_game_has_the_edition_of_its_family() -> None:
    for info in fittest.rulesets():
        game = fittest.new(info.name, players=info.min_players, seed=1)
        assert game.edition == family_of(info.name).edition == game.record()["edition"]


def test_bots_play_a_whole_game_in_one_call() -> None:
    game = fittest.play("evolution", bots=["greedy", "random"], seed=3)
    assert game.decision is None
    assert game.players == 2
    assert fittest.play("evolution", bots=["greedy", "random"], seed=3).record() == game.record()
    assert fittest.play("mutations", bots=["random"], players=4, seed=1).players == 4
    with pytest.raises(fittest.BadRequest):
        fittest.play("evolution", bots=[])


def test_games_are_saved_a_line_each_and_read_as_a_stream(tmp_path: Path) -> None:
    games = [fittest.play("evolution", bots=["random"], players=2, seed=seed) for seed in range(3)]
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"".join(saved(game, ["random"] * 2, [1, 2]).line() for game in games) + b"\n")
    found = list(fittest.read(file))
    assert [each.game() for each in found] == games
    assert [each.winners for each in found] == [game.winners for game in games]
    assert found[0].bots == ["random", "random"]
    # Each line is a record, too.
    assert fittest.replay(file.read_text().splitlines()[0]) == games[0]
    file.write_text('{"answers": 3}\n[]\n')
    with pytest.raises(fittest.BadRequest, match="Line 2"):
        list(fittest.read(file))


@pytest.mark.parametrize("ruleset", ["evolution", "mutations", "dinosaurs"])
def test_answers_are_taken_back(ruleset: str) -> None:
    game = fittest.new(ruleset, players=3, seed=5)
    before = game.clone()
    for _ in range(10):
        game.apply(0)
    middle = game.clone()
    for _ in range(4):
        game.apply(0)
    game.undo(4)
    assert game == middle
    assert len(game.answers) == 10
    game.undo(10)
    assert game == before
    with pytest.raises(fittest.BadRequest):
        game.undo()
    with pytest.raises(fittest.BadRequest):
        middle.sample(0, 1).undo()


def test_things_say_what_they_are() -> None:
    game = fittest.new("evolution", players=2, seed=1)
    assert repr(next(info for info in fittest.rulesets() if info.name == "seasons")).startswith(
        "<seasons: 2–5"
    )
    assert "evolution for 2" in repr(game)
    assert repr(game.decision).startswith("<decision of seat ")
