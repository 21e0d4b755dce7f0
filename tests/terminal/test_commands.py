"""`fittest play` and `fittest replay` as people call them."""

import io
import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fittest.cli import cli
from fittest.console import run
from fittest.kernel.errors import BadRequest
from fittest.terminal.commands import full_screen
from fittest.terminal.seating import bots_of, levels_of

FITTEST = [sys.executable, "-m", "fittest"]
# Seconds. Only what hangs takes so long, even on a busy machine.
PATIENCE = 120


def fittest_says(args: list[str], lines: str = "") -> Result:
    return CliRunner().invoke(cli, args, input=lines, standalone_mode=False)


def test_each_named_bot_takes_a_seat_and_people_the_others() -> None:
    assert levels_of(4, None, ["random"], 2) == [None, None, None, "random"]
    assert levels_of(None, None, ["random", "greedy"], 2) == [None, "random", "greedy"]


def test_nobody_named_is_one_person_against_bots() -> None:
    assert levels_of(None, None, [], 2) == [None, "greedy:breeder"]
    assert levels_of(4, None, [], 2) == [None, "greedy:breeder", "greedy:hunter", "greedy:miser"]


def test_people_and_bots_are_counted() -> None:
    assert levels_of(4, 2, ["random"], 2) == [None, None, "random", "random"]
    assert levels_of(3, 3, [], 2) == [None, None, None]
    assert levels_of(2, 0, ["random", "greedy"], 2) == ["random", "greedy"]
    with pytest.raises(BadRequest, match="3 bots do not fit a game of 2 players"):
        levels_of(2, None, ["random", "random", "random"], 2)
    with pytest.raises(BadRequest, match="3 people do not fit at a table for 2"):
        levels_of(2, 3, [], 2)


def test_bots_have_seeds_of_their_own() -> None:
    assert sorted(bots_of([None, "random", "random"], 5)) == [1, 2]


def test_a_game_is_the_same_with_the_same_seed() -> None:
    lines = "1\n2\n1\n3\nquit\n\n"
    args = ["play", "evolution", "--bots", "random", "random", "--seed", "7"]
    first, second = fittest_says(args, lines), fittest_says(args, lines)
    assert first.exception is None
    assert first.output == second.output
    assert "P3: bot (random)" in first.output
    assert "seed 7" in first.output


def test_saved_and_gone_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    fittest_says(["play", "evolution", "--seed", "7", "--bots", "random"], f"1\n1\nsave {file}\n")
    refused = fittest_says(["play", "seasons", "--from", str(file), "--seed", "3"])
    assert "leave out: RULESET, --seed" in str(refused.exception)
    going_on = fittest_says(["play", "--from", str(file), "--bots", "random"], "")
    assert going_on.exception is None
    assert "P1 plays a new animal" in going_on.output
    shown = fittest_says(["replay", str(file), "--lang", "ru"], "\n\nq\n")
    assert shown.exception is None
    assert "Ход 1, развитие" in shown.output


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play"], "Choose a game"),
        (["play", "nothing"], 'There is no ruleset "nothing"'),
        (["play", "evolution+nothing"], 'evolution has no box "nothing"'),
        (["play", "evolution", "--bots", "nobody"], 'There is no bot "nobody"'),
        (["play", "evolution", "stray"], "Unexpected arguments: stray"),
        (["play", "evolution", "--players", "9"], "players must be a whole number from 2 to 8"),
        (["play", "evolution+gift", "--players", "6"], "at most 4 players, not 6"),
        (["play", "evolution", "--set", "half=maybe"], "The switch half cannot be 'maybe'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(
    args: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert run(cli, args) == 2
    assert sentence in capsys.readouterr().err


def english() -> dict[str, str]:
    return {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "200", "LINES": "40", "TERM": "xterm-256color"}


def waits_for_input(pid: int) -> bool:
    """Before that, between its prompt and its reading, Python would keep Ctrl-C until something is typed."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "S"


@contextmanager
def heeding_interrupts() -> Iterator[None]:
    """Tests in the background of a shell are told to ignore Ctrl-C, and so would be what they start."""
    told = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, told)


def on_a_terminal(args: list[str], *steps: tuple[str, bytes]) -> tuple[int, str]:
    """Run with a pseudo-terminal; in each step, wait until something is shown, then press keys. Gives exit
    status and screen."""
    leader, follower = pty.openpty()
    with heeding_interrupts():
        process = subprocess.Popen(
            FITTEST + args,
            stdin=follower,
            stdout=follower,
            stderr=follower,
            env=english(),
            start_new_session=True,
        )
    os.close(follower)
    shown, mark, waiting, deadline = "", 0, list(steps), time.monotonic() + PATIENCE
    try:
        while time.monotonic() < deadline:
            if select.select([leader], [], [], 0.05)[0]:
                try:
                    chunk = os.read(leader, 65536)
                except OSError:
                    break  # The other end is closed: it has ended.
                shown += chunk.decode(errors="replace")
            elif waiting and waiting[0][0] in shown[mark:] and waits_for_input(process.pid):
                mark = len(shown)
                keys = waiting.pop(0)[1]
                if keys == b"\x03":
                    process.send_signal(signal.SIGINT)
                else:
                    os.write(leader, keys)
        process.wait(timeout=PATIENCE)
    finally:
        # What is left behind would disturb the tests that follow.
        if process.poll() is None:
            process.kill()
            process.wait()
        os.close(leader)
    return process.returncode, shown


@pytest.mark.parametrize("then", [b"\x03", b"\x04", b"quit\n\n"])
def test_leaving_a_terminal_is_clean(then: bytes) -> None:
    status, shown = on_a_terminal(
        ["play", "evolution", "--seed", "3", "--bots", "random", "--plain"], ("P1> ", then)
    )
    assert "Traceback" not in shown
    assert status == 0
    assert "Play a card or pass." in shown


def test_people_at_one_terminal_hand_over() -> None:
    status, shown = on_a_terminal(
        ["play", "evolution", "--seed", "3", "--people", "2", "--players", "2", "--plain"],
        ("Press Enter.", b"\n"),
        ("P2> ", b"1\n\n"),
        ("Press Enter.", b"\n"),
        ("P1> ", b"quit\n\n"),
    )
    assert status == 0
    assert shown.count("\x1b[2J") == 4
    assert shown.index("P2, it is your move") < shown.index("P1, it is your move")


def test_a_terminal_gets_the_whole_screen_and_back_again() -> None:
    status, shown = on_a_terminal(
        ["play", "evolution", "--seed", "3", "--bots", "random", "--pace", "instant"], ("New animal", b"q")
    )
    assert status == 0
    assert shown.index("\x1b[?1049h") < shown.index("New animal") < shown.index("\x1b[?1049l")
    assert "Traceback" not in shown


@pytest.mark.parametrize(
    ("terminals", "environment", "plain", "whole"),
    [
        (True, {"TERM": "xterm"}, False, True),
        (True, {"TERM": "xterm"}, True, False),
        (True, {"TERM": "dumb"}, False, False),
        (False, {"TERM": "xterm"}, False, False),
        (False, {"TEXTUAL_DRIVER": "textual.drivers.web_driver:WebDriver"}, False, True),
    ],
)
def test_who_gets_the_whole_screen(
    terminals: bool, environment: dict[str, str], plain: bool, whole: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "environ", environment)
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, Stream(terminals))
    assert full_screen(plain) is whole


class Stream(io.StringIO):
    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal
