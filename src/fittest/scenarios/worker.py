"""Checks scenario files, each document in a worker process with a time limit, so that whatever is wrong with
one fails that one and no other."""

import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TypeAlias

from fittest.kernel.errors import FittestError, bad_request
from fittest.processes import die_with_parent, limit_memory
from fittest.scenarios.reading import Source, read, split
from fittest.texts import render

Check: TypeAlias = Callable[[dict[str, object], str], list[str]]
"""What differs when a document is played, in a language; nothing if it holds."""

SECONDS = 10.0
MEMORY = 2 << 30


@dataclass(frozen=True)
class Verdict:
    """`why` is empty if the scenario holds. `cites` are the texts in which it may name rulings."""

    source: Source
    id: str
    why: list[str] = field(default_factory=list)
    ruleset: str = ""
    cites: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return not self.why


def nothing() -> None:
    """The plain preparation of a worker."""


def run(
    paths: list[str],
    check: Check,
    language: str = "en",
    seconds: float = SECONDS,
    prepare: Callable[[], None] = nothing,
) -> Iterator[Verdict]:
    """Check every document of these files. Each worker begins with `prepare`, which is not the scenario's
    time."""
    worker = Worker(check, language, seconds, prepare)
    try:
        for path in paths:
            try:
                sources = split(path, Path(path).read_text(encoding="utf-8-sig"))
                if not sources:
                    raise bad_request("error-scenario-none", path=path)
            except (OSError, UnicodeError, FittestError) as error:
                yield Verdict(Source(path, 0, 1, ""), path, [_sentence(error, language)])
                continue
            for source in sources:
                yield worker.check(source)
    finally:
        worker.stop()


class Worker:
    """A process that checks scenarios; a new one takes its place when it dies or takes too long."""

    def __init__(
        self, check: Check, language: str, seconds: float, prepare: Callable[[], None] = nothing
    ) -> None:
        self.language = language
        self.seconds = seconds
        self.play = check
        self.prepare = prepare
        self.process: multiprocessing.process.BaseProcess | None = None
        self.pipe: Connection | None = None

    def check(self, source: Source) -> Verdict:
        pipe = self._start()
        name = f"{source.path}#{source.number}"
        try:
            pipe.send(source)
            for _ in range(2):
                # First comes the id, so that we can say which scenario hung, then the verdict.
                if not pipe.poll(self.seconds):
                    self.stop()
                    refusal = bad_request("error-scenario-slow", seconds=str(self.seconds))
                    return Verdict(source, name, [_sentence(refusal, self.language)])
                answer = pipe.recv()
                if isinstance(answer, Verdict):
                    return answer
                name = answer
        except (EOFError, OSError):
            self.stop()
        return Verdict(source, name, [_sentence(bad_request("error-scenario-crash"), self.language)])

    def _start(self) -> Connection:
        if self.process is None or self.pipe is None or not self.process.is_alive():
            context = multiprocessing.get_context("spawn")
            self.pipe, other = context.Pipe()
            work = (other, self.language, self.play, self.prepare)
            self.process = context.Process(target=_serve, args=work, daemon=True)
            self.process.start()
            other.close()
            # Starting up is not the scenario's time.
            if self.pipe.poll(60):
                self.pipe.recv()
        return self.pipe

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process = None
        if self.pipe is not None:
            self.pipe.close()
            self.pipe = None


def _serve(pipe: Connection, language: str, play: Check, prepare: Callable[[], None]) -> None:
    """The loop of the worker process."""
    die_with_parent()
    limit_memory(MEMORY)
    # What a rule prints by mistake must not get among the verdicts.
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, sys.stdout.fileno())
    os.dup2(quiet, sys.stderr.fileno())
    prepare()
    pipe.send("ready")
    while True:
        try:
            source: Source = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        pipe.send(_judge(source, pipe, language, play))


def _judge(source: Source, pipe: Connection, language: str, play: Check) -> Verdict:
    name, ruleset, cites = f"{source.path}#{source.number}", "", [""]
    try:
        document = read(source)
        name, ruleset = str(document["id"]), str(document["ruleset"])
        cites = [str(document.get(key, "")) for key in ("ruling", "q", "amb", "id")]
        pipe.send(name)
        why = play(document, language)
    except Exception as error:
        why = [_sentence(error, language)]
    return Verdict(source, name, why, ruleset, cites)


def _sentence(error: Exception, language: str) -> str:
    if isinstance(error, FittestError):
        return render(error.message, language)
    return f"{type(error).__name__}: {error}".strip()
