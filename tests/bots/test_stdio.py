"""Programs that play by standard input and output: what they are told, and what they may do wrong."""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import fittest
from fittest.bots import stdio
from fittest.bots.player_view import PlayerView
from fittest.bots.registry import bot
from fittest.kernel.errors import BadRequest

EXAMPLE = Path(__file__).parents[2] / "examples" / "stdio_bot.py"

LISTENER = """
import json, sys
for line in sys.stdin:
    open({told!r}, "a").write(line)
    message = json.loads(line)
    if message["type"] == "hello": print('{{"type": "ready"}}', flush=True)
    if message["type"] == "choose": print(json.dumps({{"answer": 0}}), flush=True)
"""
READY = 'print(\'{"type": "ready"}\', flush=True)\n'
ONE_QUESTION = "import sys\nsys.stdin.readline()\n" + READY + "sys.stdin.readline()\nsys.stdin.readline()\n"


def command(path: Path) -> str:
    return f"cmd:{sys.executable} {path}"


def program(folder: Path, source: str) -> str:
    path = folder / "program.py"
    path.write_text(source)
    return command(path)


@pytest.fixture(autouse=True)
def ended() -> Iterator[None]:
    yield
    stdio.end_programs()
    assert stdio.PROGRAMS == {}


@pytest.mark.parametrize("ruleset", ["evolution", "mutations", "dinosaurs"])
def test_the_example_plays_and_plays_the_same_again(ruleset: str) -> None:
    names = [command(EXAMPLE), "random", command(EXAMPLE)]
    game = fittest.play(ruleset, bots=names, seed=4)
    assert game.decision is None
    assert len(stdio.PROGRAMS) == 1
    stdio.end_programs()
    assert fittest.play(ruleset, bots=names, seed=4) == game


def test_the_example_needs_no_fittest() -> None:
    assert "import fittest" not in EXAMPLE.read_text(encoding="utf-8")


def test_it_is_told_what_its_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    told = tmp_path / "told"
    name = program(tmp_path, LISTENER.format(told=str(told)))
    game = fittest.new("evolution", players=2, seed=123_456_789)
    seat = stdio.StdioBot(name.removeprefix(stdio.COMMAND), 7)
    views: list[object] = []
    while len(views) < 12:
        assert game.decision is not None
        if game.decision.seat == 0:
            views.append(msgspec.json.decode(msgspec.json.encode(game.view(0))))
            game.apply(seat.choose(PlayerView(game, 0)))
        else:
            game.apply(0)
    stdio.end_programs()
    lines = [json.loads(line) for line in told.read_text().splitlines()]
    assert lines[:2] == [{"type": "hello", "protocol": 1}, {"type": "new", "game": 1, "seed": 7}]
    assert lines[-1] == {"type": "quit"}
    questions = lines[2:-1]
    assert [question["view"] for question in questions] == views
    assert {tuple(question) for question in questions} == {("type", "game", "seat", "options", "view")}
    assert str(game.setup.seed) not in told.read_text()


WRONG = {
    "": "has exited",
    "import sys; sys.stdin.readline(); print('hello')": "not a JSON object: hello",
    "import sys; sys.stdin.readline(); print('{}')": "did not say that it is ready",
    "import sys; sys.stdin.readline(); print('[' * 90000)": "not a JSON object",
    "import sys; sys.stdin.readline(); sys.stdout.write('x' * 200000)": "not a JSON object",
    ONE_QUESTION + "print('{\"answer\": 99999}')": "answered 99999",
    ONE_QUESTION + 'print(\'{"answer": "dance"}\')': "answered 'dance'",
    ONE_QUESTION + "print('{\"answer\": true}')": "answered True",
    ONE_QUESTION + "print('{}')": "answered None",
    ONE_QUESTION: "has exited",
}


@pytest.mark.parametrize(("source", "said"), WRONG.items(), ids=range(len(WRONG)))
def test_what_it_does_wrong_is_said(tmp_path: Path, source: str, said: str) -> None:
    with pytest.raises(BadRequest) as refused:
        fittest.play("evolution", bots=[program(tmp_path, source), "random"])
    assert said in str(refused.value)
    assert "program.py" in str(refused.value)
    assert stdio.PROGRAMS == {}


def test_one_that_does_not_answer_is_ended(tmp_path: Path) -> None:
    source = "import sys, os\nopen('pid', 'w').write(str(os.getpid()))\nfor line in sys.stdin: pass\n"
    path = tmp_path / "program.py"
    path.write_text(source.replace("'pid'", repr(str(tmp_path / "pid"))))
    # Not so short that it could not start.
    with pytest.raises(BadRequest, match="did not answer within 3 seconds"):
        stdio.Program(f"{sys.executable} {path}", patience=3)
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)


def test_one_that_is_not_there() -> None:
    for name in ("cmd:no-such-program-anywhere", "cmd:", "cmd:'open"):
        with pytest.raises(BadRequest, match="cannot be started"):
            bot(name, 1)
