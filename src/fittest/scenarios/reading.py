"""Scenario files: YAML documents that each hold a position, steps and what must be true afterwards."""

import difflib
import re
from dataclasses import dataclass

from fittest.kernel.errors import FittestError, bad_request

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


def read(source: Source) -> dict[str, object]:
    """The data of a document; raises BadRequest that says what is wrong and where."""
    # Whoever plays without files needs no YAML.
    import yaml

    from fittest.scenarios.yaml_reader import Reader

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
    ("solution", list, "@cli-kind-list"),
]


# Other keys are remarks of whoever wrote the scenario, unless they look like one of these.
KEYS = [
    *(key for key, _, _ in SHAPE),
    "cases",
    "puzzle",
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
