"""Runs scenario files: YAML documents that each hold a position, steps and what must be true afterwards.

Files are cut into documents here; reading and playing one happens in a worker process with a time limit, so
that whatever is wrong with a scenario fails that scenario and no other.
"""

import difflib
import multiprocessing
import os
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, TypeAlias

import yaml

from fittest.games.registry import family_of
from fittest.kernel.errors import FittestError, bad_request
from fittest.texts import render

Check: TypeAlias = Callable[[dict[str, object]], list[str]]

SECONDS = 10.0
MEMORY = 2 << 30

MARKER = re.compile(r"^(?:---|\.\.\.)(?=\s|$)")
IDLE = re.compile(r"^\s*(?:#.*)?$|^%")


@dataclass(frozen=True)
class Source:
    """One document of a file: `line` is where its text begins, both counted from 1."""

    path: str
    number: int
    line: int
    text: str

    @property
    def place(self) -> str:
        return f"{self.path}:{self.line}"


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


# -- reading -----------------------------------------------------------------------------------


def split(path: str, text: str) -> list[Source]:
    """The documents of a file. Cut by lines, so that one that cannot be read does not hide the others."""
    found: list[Source] = []
    start, lines = 1, []
    for number, line in enumerate([*text.split("\n"), "---"], start=1):
        if not MARKER.match(line):
            lines.append(line)
            continue
        if not all(IDLE.match(kept) for kept in lines):
            blank = next(i for i, kept in enumerate(lines) if not IDLE.match(kept))
            found.append(Source(path, len(found) + 1, start + blank, "\n".join(lines[blank:])))
        start, lines = number, [line[3:]] if line.startswith("---") else [""]
    return found


def _whole_number(loader: yaml.SafeLoader, node: Any) -> int:
    return int(loader.construct_scalar(node))


class Reader(yaml.SafeLoader):
    """YAML as people expect it: only true and false are truth values, only decimal numbers are numbers, a key
    that stands twice is a mistake."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen: set[Any] = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if isinstance(key, (dict, list)):
                raise yaml.constructor.ConstructorError(
                    problem="a key must be a word or a number", problem_mark=key_node.start_mark
                )
            if key in seen:
                raise yaml.constructor.ConstructorError(
                    problem=f'the key "{key}" stands here twice', problem_mark=key_node.start_mark
                )
            seen.add(key)
        return super().construct_mapping(node, deep)


Reader.yaml_implicit_resolvers = {}
for _tag, _pattern, _first in (
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("int", r"[-+]?[0-9]+", "-+0123456789"),
    ("float", r"[-+]?[0-9]+\.[0-9]+", "-+0123456789"),
    ("null", r"null|Null|NULL|~|", ["n", "N", "~", ""]),
):
    Reader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", re.compile(rf"^(?:{_pattern})$"), list(_first))
Reader.add_constructor("tag:yaml.org,2002:int", _whole_number)


def read(source: Source) -> dict[str, object]:
    """The data of a document; raises BadRequest that says what is wrong and where."""
    try:
        data = yaml.load(source.text, Reader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = source.line + (mark.line if mark is not None else 0)
        raise _ill_formed(source, line, error.problem or str(error)) from error
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        raise _ill_formed(source, source.line, str(error).splitlines()[0]) from error
    if not isinstance(data, dict):
        raise bad_request("error-scenario-mapping", place=source.place, number=source.number)
    for key, kind, name in SHAPE:
        if not isinstance(data.get(key, kind()), kind) or (kind is str and not data.get(key)):
            raise bad_request(
                "error-scenario-key", place=source.place, number=source.number, name=key, kind=name
            )
    for key in data:
        meant = difflib.get_close_matches(str(key), KEYS, 1, 0.75)
        if meant and key not in KEYS:
            raise bad_request(
                "error-scenario-misspelt",
                place=source.place,
                number=source.number,
                name=str(key),
                meant=meant[0],
            )
    return data


SHAPE: list[tuple[str, type, str]] = [
    ("id", str, "@cli-kind-text"),
    ("ruleset", str, "@cli-kind-text"),
    ("setup", dict, "@cli-kind-mapping"),
    ("steps", list, "@cli-kind-list"),
    ("expect", dict, "@cli-kind-mapping"),
]


# Other keys are remarks of whoever wrote the scenario, unless they look like one of these.
KEYS = [
    *(key for key, _, _ in SHAPE),
    "cases",
    "ruling",
    "src",
    "q",
    "ew",
    "amb",
    "basis",
    "note",
    "data",
    "unsimulated",
]


def _ill_formed(source: Source, line: int, problem: str) -> FittestError:
    place = f"{source.path}:{line}"
    return bad_request("error-scenario-yaml", place=place, number=source.number, why=problem)


# -- checking ----------------------------------------------------------------------------------


def check(document: dict[str, object]) -> list[str]:
    """What differs when a scenario is played; nothing if it holds."""
    return family_of(str(document["ruleset"])).check(document)


def run(paths: list[str], language: str = "en", seconds: float = SECONDS) -> Iterator[Verdict]:
    """Check every document of these files, each in a worker process."""
    worker = Worker(language, seconds)
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

    def __init__(self, language: str, seconds: float, check: Check = check) -> None:
        self.language = language
        self.seconds = seconds
        self.play = check
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
            self.process = context.Process(target=_serve, args=(other, self.language, self.play), daemon=True)
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


def _serve(pipe: Connection, language: str, play: Check) -> None:
    """The loop of the worker process."""
    try:
        import resource
    except ImportError:  # not on Windows
        pass
    else:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    # What a rule prints by mistake must not get among the verdicts.
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, sys.stdout.fileno())
    os.dup2(quiet, sys.stderr.fileno())
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
        why = play(document)
    except Exception as error:
        why = [_sentence(error, language)]
    return Verdict(source, name, why, ruleset, cites)


def _sentence(error: Exception, language: str) -> str:
    if isinstance(error, FittestError):
        return render(error.message, language)
    return f"{type(error).__name__}: {error}".strip()
