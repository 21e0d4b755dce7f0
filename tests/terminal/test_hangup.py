"""A terminal that vanishes takes the game at it along. It controls no process here, so no SIGHUP does it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import fittest

pty = pytest.importorskip("pty")

PATIENCE = 120
PLAY = ("play", "evolution", "--seed", "1", "--lang", "en", "--players", "2")
PERSON = (*PLAY, "--people", "1", "--bots", "greedy")
ALTERNATE_SCREEN = b"\x1b[?1049h"


def ends(command: tuple[str, ...], shown: bytes) -> None:
    """Start it at a terminal, wait until something is shown, and take the terminal away."""
    master, slave = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100", "LINES": "30"}
    process = subprocess.Popen(
        [sys.executable, "-m", "fittest", *command],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment,
    )
    os.close(slave)
    try:
        seen = b""
        while shown not in seen:
            seen += os.read(master, 65536)
        os.close(master)
        process.wait(PATIENCE)
    finally:
        process.kill()
        process.wait()


@pytest.mark.parametrize(
    ("command", "shown"),
    [
        (PERSON, ALTERNATE_SCREEN),
        ((*PLAY, "--people", "0", "--bots", "quick"), ALTERNATE_SCREEN),
        ((*PERSON, "--plain"), b"1"),
    ],
    ids=["a person is asked", "bots alone", "line by line"],
)
def test_a_game_ends_with_its_terminal(command: tuple[str, ...], shown: bytes) -> None:
    ends(command, shown)


def test_a_replay_ends_with_its_terminal(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(fittest.new("evolution", players=2, seed=1).record()))
    ends(("replay", str(file)), ALTERNATE_SCREEN)
