"""Bots that are programs of their own, in whatever language: `cmd:python my_bot.py`.

Both sides write JSON, one message a line (docs/engine-protocol.md). A program is started once in a process
and serves all seats that it is given there; it is told what those seats may know and nothing else.
"""

import atexit
import contextlib
import json
import queue
import shlex
import subprocess
import threading
from typing import IO, Any

import msgspec

from fittest.bots.player_view import PlayerView
from fittest.kernel.errors import BadRequest, bad_request
from fittest.kernel.message import Arg
from fittest.processes import end_with_parent

COMMAND = "cmd:"
REMOTE = ("remote:", "door:")
"""Programs that come in over HTTP (`server.external_bots`), also as version 0.2 spelt them."""
PROTOCOL = 1
PATIENCE = 30.0
"""Seconds for one answer, and for getting ready."""
FAREWELL = 2.0
"""Seconds to end by itself."""
LONGEST = 100_000
"""Characters of a line that a program may write."""


class Program:
    """A running program. `lines` is filled by a thread of its own, so that waiting can be given up."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command = command
        self._patience = patience
        self._games = 0
        self._lines: queue.Queue[str] = queue.Queue()
        try:
            words = shlex.split(command)
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                # It makes one system call and takes no lock.
                preexec_fn=end_with_parent(),  # noqa: PLW1509
            )
        except (OSError, ValueError, IndexError) as error:
            raise bad_request("error-program-start", name=command, why=str(error)) from error
        assert self._process.stdout is not None
        self._listener = threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True)
        self._listener.start()
        self.say({"type": "hello", "protocol": PROTOCOL})
        if self.hear().get("type") != "ready":
            raise self.refusal("error-program-ready")

    def begin(self, seed: int) -> int:
        """A seat at another game; gives the number by which the program knows it."""
        self._games += 1
        self.say({"type": "new", "game": self._games, "seed": seed})
        return self._games

    def say(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(message).decode() + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise self.refusal("error-program-ended") from error

    def hear(self) -> dict[str, Any]:
        """The next message of the program."""
        try:
            line = self._lines.get(timeout=self._patience)
        except queue.Empty:
            raise self.refusal("error-program-slow", seconds=int(self._patience)) from None
        if not line:
            raise self.refusal("error-program-ended")
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict):
            raise self.refusal("error-program-line", line=line.strip()[:80])
        return message

    def refusal(self, key: str, **args: Arg) -> BadRequest:
        """After which the program is of no more use."""
        self.end(0)
        return bad_request(key, name=self.command, **args)

    def end(self, farewell: float = FAREWELL) -> None:
        PROGRAMS.pop(self.command, None)
        process = self._process
        if farewell and process.poll() is None:
            assert process.stdin is not None
            with contextlib.suppress(OSError, ValueError, subprocess.TimeoutExpired):
                process.stdin.write('{"type":"quit"}\n')
                process.stdin.close()
                process.wait(farewell)
        if process.poll() is None:
            process.kill()
        process.wait()
        assert process.stdin is not None
        with contextlib.suppress(OSError):
            process.stdin.close()
        # Its end of the pipe is gone, so the thread comes to the end, too, and closes ours.
        self._listener.join()

    def _listen(self, pipe: IO[str]) -> None:
        """Puts every line there; at the end, or after one that is too long, nothing."""
        with contextlib.suppress(OSError, ValueError), pipe:
            while line := pipe.readline(LONGEST):
                self._lines.put(line)
                if not line.endswith("\n"):
                    break
        self._lines.put("")


PROGRAMS: dict[str, Program] = {}
"""Those that run, by their commands."""


@atexit.register
def end_programs() -> None:
    for program in list(PROGRAMS.values()):
        program.end()


def program_of(command: str) -> Program:
    if command not in PROGRAMS:
        PROGRAMS[command] = Program(command)
    return PROGRAMS[command]


class StdioBot:
    """A seat that a program plays."""

    def __init__(self, command: str, seed: int) -> None:
        self._program = program_of(command)
        self._game = self._program.begin(seed)

    def choose(self, player: PlayerView) -> int:
        options = [option.text for option in player.decision.options]
        program = self._program
        program.say(
            {
                "type": "choose",
                "game": self._game,
                "seat": player.seat,
                "options": options,
                "view": player.view,
            }
        )
        answer = program.hear().get("answer")
        if isinstance(answer, str) and answer in options:
            return options.index(answer)
        if isinstance(answer, int) and not isinstance(answer, bool) and 0 <= answer < len(options):
            return answer
        raise program.refusal("error-program-answer", answer=repr(answer)[:80], most=len(options) - 1)
