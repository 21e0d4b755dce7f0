"""A finished game looked back on: what an answer cost, what luck did, and nothing that is noise."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

import fittest
from fittest.bots.fate import luck_between, told_luck, world_at
from fittest.bots.judge import Judged, Judgement
from fittest.bots.player_view import PlayerView
from fittest.bots.registry import bot
from fittest.bots.review import Look, Moment, chances, glance, look_back, turning_points
from fittest.cli import cli
from fittest.console import run
from fittest.kernel.chance import Chance
from fittest.kernel.game import Game
from fittest.lab.review import look_at, review

SAFE: dict[str, Any] = {"t": ["Burrowing"], "food": 1}
HUNT = {"hunter": {"t": ["Carnivorous"]}}
MEAL = {"a": {"t": ["Running", "Camouflage"]}, "b": {"t": []}}


def feeding(bank: int, mine: dict[str, Any], theirs: dict[str, Any]) -> Game:
    """Player 1 feeds, in the last turn."""
    sides = {"P1": {"animals": {"safe": SAFE, **mine}}, "P2": {"animals": {"sound": SAFE, **theirs}}}
    return fittest.load({"ruleset": "evolution", "setup": {"bank": bank, "last_turn": True, **sides}})


def test_what_an_answer_cost_and_why() -> None:
    game = feeding(1, MEAL, {"c": {"t": ["Grazing"], "food": 1}})
    wrong, right = (glance(game, answer, 0, 8, 1) for answer in ("feed 3", "feed 2"))
    assert wrong.best == "feed 2"
    assert wrong.loss == pytest.approx(1, abs=0.05)
    assert wrong.loss > 3 * wrong.error
    assert wrong.why is not None
    assert right.loss == 0
    assert right.best == "feed 2"
    assert wrong.open
    assert right.open
    assert wrong.luck == right.luck == [], "no die was thrown, no card drawn"


def hunted(seed: int) -> tuple[Game, Game]:
    """Before and after an attack on the last animal that counts; a die says whether it gets away."""
    game = feeding(0, HUNT, {"prey": {"t": ["Running", "Grazing"], "food": 1}})
    game.chance = Chance(seed)
    after = game.clone()
    after.apply("attack 2 4")
    return game, after


def test_a_die_is_worth_what_it_decided() -> None:
    """The carnivore wins the game with the prey, and loses it without: an even chance before the die."""
    seen = {}
    for seed in range(8):
        game, after = hunted(seed)
        assert luck_between(game, after)
        won = 0 in after.winners
        if won not in seen:
            seen[won] = glance(game, "attack 2 4", 0, 32, 5)
    assert set(seen) == {True, False}
    for won, found in seen.items():
        luck = [sum(column) / len(column) for column in zip(*found.luck, strict=True)]
        assert luck[0] == pytest.approx(0.5 if won else -0.5, abs=0.25)
        assert luck[0] == pytest.approx(-luck[1])
        assert found.told[0].key == "event-ran"
        assert found.chances[0] == float(won)
        assert found.loss == 0, "whatever the die said, the attack was right"


def test_without_chance_both_ways_agree_to_the_last_digit() -> None:
    game = fittest.new("evolution", players=2, seed=5)
    assert game.decision is not None
    answer = game.decision.options[0].text
    after = game.clone()
    after.apply(answer)
    assert not luck_between(game, after)
    assert chances(after, 2, 1) == chances(game, 2, 1, answer)


@pytest.mark.parametrize(("ruleset", "players"), [("evolution", 3), ("mutations", 3), ("dinosaurs", 3)])
def test_other_luck_leaves_alone_what_anybody_knows(ruleset: str, players: int) -> None:
    game = fittest.new(ruleset, players=players, seed=5)
    worlds = [world_at(game, seed) for seed in range(4)]
    views = [[world.view(seat) for seat in range(players)] for world in worlds]
    assert all(view == views[0] for view in views)
    assert views[0] == [game.view(seat) for seat in range(players)]
    assert all(world.check_invariants() == [] for world in worlds)
    assert len({repr(world.exact()["state"]) for world in worlds}) == 4


def moment(step: int, **more: Any) -> Moment:
    usual: dict[str, Any] = {
        "turn": 1,
        "luck_turn": 2,
        "seat": 0,
        "answer": "a",
        "choices": 2,
        "best": "b",
        "loss": 0.0,
        "margin": 0.0,
        "blunder": False,
        "why": None,
        "chances": [0.5, 0.5],
        "margins": [0.0, 0.0],
        "luck": [0.0, 0.0],
        "luck_margins": [0.0, 0.0],
        "told": [],
    }
    return Moment(step=step, **{**usual, **more})


def test_turning_points_stand_clear_of_the_noise() -> None:
    story = [
        moment(1, loss=0.2, margin=0.05, blunder=True),
        moment(2, luck=[0.3, -0.3], luck_margins=[0.1, 0.1], seat=1),
        moment(3, luck=[0.2, -0.2], luck_margins=[0.19, 0.19]),
        moment(4, luck=[0.02, -0.02], luck_margins=[0.001, 0.001]),
        moment(5, choices=1, best="a"),
        moment(6, luck=[0.05, -0.4], luck_margins=[0.05, 0.05]),
    ]
    found = turning_points(story)
    assert [(one.step, one.kind, one.seat) for one in found] == [
        (6, "luck", 1),
        (2, "luck", 0),
        (1, "move", 0),
    ]
    assert found[2].change == -0.2
    assert [one.turn for one in found] == [2, 2, 1]


def test_whoever_passes_is_not_blamed() -> None:
    game = fittest.new("evolution", players=2, seed=5)
    seen = glance(game, "pass", 0, 2, 1)
    assert seen.passed
    assert seen.choices > 1
    costly = structs.replace(seen, loss=0.4, error=0.01)
    for passed in (True, False):
        looks = [Look(structs.replace(costly, passed=passed), chances(game, 2, 1))]
        assert look_back(game.record(), looks).moments[0].blunder is not passed


def test_luck_is_of_the_turn_in_which_it_strikes() -> None:
    """The last bid ends a turn; the dice after it belong to the next one."""
    game = fittest.new("dinosaurs", players=3, seed=2)
    greedy = bot("greedy", 1)
    crossed = None
    while crossed is None:
        assert game.decision is not None
        before = game.clone()
        game.apply(greedy.choose(PlayerView(game, game.decision.seat)))
        if game.turns > before.turns:
            crossed = before
    turn, told = told_luck(crossed, game)
    assert turn == crossed.turns + 1
    assert told


def test_an_answer_is_measured_by_the_favourite_of_the_first_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """What leads the second round by luck makes no question an open one."""
    game = fittest.new("evolution", players=2, seed=5)
    assert game.decision is not None
    codes = game.decision.codes
    level = Judged(0, codes[0], 0, [0.5] * 8)
    behind = Judged(1, codes[1], 1, [0.4] * 8)
    lucky = Judged(2, codes[2], 2, [0.6] * 8)
    for others, is_open in (([lucky], False), ([lucky, behind], True)):
        monkeypatch.setattr(
            "fittest.bots.review.judge",
            lambda *args, others=others, **more: Judgement([*others, level], [], level, level, [], "turn"),
        )
        answer = game.decision.options[0].text
        assert glance(game, answer, 0, 2, 1).open is is_open


@cache
def finished() -> dict[str, object]:
    """A short game: the end of a last turn."""
    game = feeding(3, MEAL, {"c": {"t": ["Grazing"]}, "d": {"t": []}})
    players = [bot("random", 1), bot("greedy", 2)]
    while game.decision is not None:
        seat = game.decision.seat
        game.apply(players[seat].choose(PlayerView(game, seat)))
    return game.record()


def test_the_review_of_a_game_adds_up() -> None:
    record = finished()
    found = review(record, games=4)
    game = fittest.replay(record)
    assert [moment.answer for moment in found.moments] == record["answers"]
    assert found.winners == game.winners
    assert all(sum(moment.chances) == pytest.approx(1, abs=1e-4) for moment in found.moments)
    assert found.moments[-1].chances == [float(seat in game.winners) for seat in range(2)]
    for seat, side in enumerate(found.sides):
        own = [moment for moment in found.moments if moment.seat == seat and moment.choices > 1]
        assert side.decisions == len(own)
        assert 0 <= side.good <= side.open <= side.decisions
    assert all(moment.loss == 0 for moment in found.moments if moment.choices == 1)
    assert found == review(record, games=4), "the same seed, the same review"
    total = len(found.moments)
    assert found == look_back(record, [look_at(record, 4, 0, step) for step in range(total)])


def test_chances_do_not_touch_the_game() -> None:
    game = fittest.new("evolution", players=2, seed=5)
    before = game.exact()
    assert chances(game, 2, 1) == chances(game, 2, 1)
    assert game.exact() == before


def test_review_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = finished()
    answers = record["answers"]
    assert isinstance(answers, list)
    path = tmp_path / "game.json"
    path.write_text(json.dumps({**record, "answers": answers[:1]}), encoding="utf-8")
    assert run(cli, ["review", str(path)]) == 2
    assert "not over" in capsys.readouterr().err
    path.write_text(json.dumps(record), encoding="utf-8")
    assert run(cli, ["review", str(path), "--games", "4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["winners"] == fittest.replay(record).winners
    for language, words in (("en", "by luck"), ("ru", "везение")):
        assert run(cli, ["review", str(path), "--games", "4", "--lang", language]) == 0
        assert words in capsys.readouterr().out
